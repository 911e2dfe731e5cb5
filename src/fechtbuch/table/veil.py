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


class OwnWords(VeiledNames):
    """Names in what somebody has said himself: whoever is hidden from him is nobody there.

    He may have guessed, and must not learn from it that he was right.
    """

    def known(self, slug: str) -> Fighter | None:
        """The fighter of this slug, if he is known."""
        fighter = super().known(slug)
        return fighter if fighter is None or self.eyes.sees(fighter.hidden_from) else None


def names_for(
    book: Book, fight: Fight, language: str, eyes: Eyes, own_words: bool = False
) -> Names:
    """The names of a fight for somebody; or in his `own_words`."""
    kind = OwnWords if own_words else VeiledNames
    return kind(catalogue_of(book, language), fight, items_of(book), eyes)
