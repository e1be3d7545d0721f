"""Experiments with the game."""
