"""The chapters of the book."""
