"""Positions, actions, events and results in plain words, for whoever reads lines."""
