"""What happened in a finished game: chances, judged decisions, skill and luck (`docs/analysis.md`)."""
