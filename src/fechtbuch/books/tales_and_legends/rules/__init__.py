"""The chapters of the book: numbers and effects, each with the question that only it asks."""

CHAPTERS = (
    "basics",
    "harm",
    "defending",
    "hitting",
    "moving",
    "declared",
    "things",
    "grappling",
)
"""In the order in which they build on each other: a chapter imports itself and those before it."""
