"""Which way the dice of a test must fall."""

from enum import Enum


class Passing(Enum):
    """What dice must do about a number to pass: a book says it once (`Fight.passing`)."""

    UNDER = "under"
    """Show the number or less."""
    REACHED = "reached"
    """Show the number or more. What helps is taken from the number: the dice are the dice."""
    ADDED = "added"
    """Reach a difficulty together with the number, which is added to them."""
