"""Functions that are compiled with the rules: what an agent sees, and how its game begins."""
