"""A game as JSON and as text: reading, writing, replaying and checking records (docs/record.md)."""
