"""The HTTP side of the table, chapter by chapter."""
