"""How bots judge and search: plain functions on states, compiled together with the rules (`goldenhorn.bots.compiled`)."""
