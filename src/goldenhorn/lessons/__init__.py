"""Lessons on the real board, and a coach for a first game. The rules check every step; words are in `words/page/learn`."""
