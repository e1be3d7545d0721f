"""What the server keeps: one schema on SQLite and PostgreSQL, written in groups."""
