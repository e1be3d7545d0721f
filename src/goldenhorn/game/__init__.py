"""The friendly objects: `Game`, `View`, actions, events, dealers, outcome."""
