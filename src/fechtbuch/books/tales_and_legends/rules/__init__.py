"""The chapters of the book: numbers and effects, each with the question that only it asks."""

CHAPTERS = (
    "basics",
    "harm",
    "defending",
    "grappling",
    "hitting",
    "shooting",
    "moving",
    "declared",
    "clinging",
    "things",
)
"""In the order in which they build on each other: a chapter imports itself and those before it."""
