"""Tools for whoever writes a book."""
