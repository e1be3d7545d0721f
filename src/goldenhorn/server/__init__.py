"""Tables that survive: people and bots at seats, an append-only log of what happened, sockets. It decides no rule."""
