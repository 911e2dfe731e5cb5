"""The chapters of the book: numbers and effects, each with the question that only it asks."""

CHAPTERS = (
    "basics",
    "moving",
    "harm",
    "defending",
    "hitting",
    "things",
    "grappling",
    "declared",
)
"""In the order in which they build on each other: a chapter imports itself and those before it."""
