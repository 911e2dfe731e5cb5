"""The questions of a turn."""
