"""The commands of `golden-horn`, one file each."""
