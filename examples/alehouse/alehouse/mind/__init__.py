"""How the book's own fighters decide."""
