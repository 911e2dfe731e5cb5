"""Facing, reach, and going from hex to hex."""
