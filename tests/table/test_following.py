"""Numbers of a sheet in words: every part is named, and the parts come to the number."""

import re

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.books.following import GROUPS
from fechtbuch.table.sheets import catalogue_fighter, reckoned
from fechtbuch.text.catalogue import languages

KEY = re.compile(r"^(part|word|field|thing|number|sheet|numbers)[-:]")


@pytest.mark.parametrize("book", sorted(books()))
def test_the_parts_of_every_number_come_to_it(book: str) -> None:
    for fighter in fighter_keys(books()[book].folder):
        told = reckoned(book, catalogue_fighter(book, fighter), "en")
        assert not told["problems"], fighter
        for number in told["numbers"]:
            if number["parts"]:
                whole = round(sum(part["value"] for part in number["parts"]), 6)
                assert whole == number["total"], (fighter, number)


@pytest.mark.parametrize("book", sorted(books()))
@pytest.mark.parametrize("language", languages())
def test_every_number_and_part_has_words(book: str, language: str) -> None:
    for fighter in fighter_keys(books()[book].folder)[:3]:
        told = reckoned(book, catalogue_fighter(book, fighter), language)
        words = [
            text
            for number in told["numbers"]
            for text in (number["name"], number["group"], *(p["text"] for p in number["parts"]))
        ]
        assert not [word for word in words if KEY.search(word)]


@pytest.mark.parametrize("book", sorted(books()))
def test_numbers_stand_under_their_headings_in_order(book: str) -> None:
    first = fighter_keys(books()[book].folder)[0]
    told = reckoned(book, catalogue_fighter(book, first), "en")
    headings = list(dict.fromkeys(number["group"] for number in told["numbers"]))
    known = ["Body", "Load and movement", "Defence", "Attack", "Armour", "Skills", "Others"]
    assert len(known) == len(GROUPS)
    assert headings == [one for one in known if one in headings]
    for number in told["numbers"]:
        for rule in (number["rule"], *(part["rule"] for part in number["parts"])):
            assert not rule or rule in books()[book].rules, rule
