"""Using items."""
