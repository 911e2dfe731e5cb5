"""The chapters of the book: numbers and effects, each with the question that only it asks."""
