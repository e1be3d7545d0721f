"""Players: `choose(view, legal) -> action`. A bot gets a `View`, never the game."""
