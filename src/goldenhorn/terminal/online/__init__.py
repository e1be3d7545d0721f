"""A table of a server: requests by HTTP, and the line to a table."""
