"""Keeping hidden fighters out of names.

What a side may choose is the engine's to say (`fechtbuch.engine.knowing`); who it is that somebody
has to do with may have to be told all the same, and then he has no name.
"""

from collections.abc import Mapping

from fechtbuch.books.base import Book
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.table.access import Eyes
from fechtbuch.table.words import catalogue_of, items_of
from fechtbuch.text import Catalogue, Names
from fechtbuch.text.bending import Name


class VeiledNames(Names):
    """Names as somebody knows them: whoever is hidden is `someone`."""

    def __init__(
        self, catalogue: Catalogue, fight: Fight, items: Mapping[str, str], eyes: Eyes
    ) -> None:
        super().__init__(catalogue, fight, items)
        self.eyes = eyes

    def fighter(self, fighter: Fighter) -> Name:
        """A fighter's name, if he is known."""
        if not self.eyes.sees(fighter.hidden_from):
            return self.catalogue.name("table-someone")
        return super().fighter(fighter)


def names_for(book: Book, fight: Fight, language: str, eyes: Eyes) -> Names:
    """The names of a fight for somebody."""
    return VeiledNames(catalogue_of(book, language), fight, items_of(book), eyes)
