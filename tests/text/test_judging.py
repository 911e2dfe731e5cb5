"""What speaks for a plan, in words and with the rules behind it."""

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.plans import JUDGEMENTS, Plan, Plans
from fechtbuch.text.catalogue import Catalogue, languages
from fechtbuch.text.judging import reasons

SPOKEN = {language: Catalogue(language) for language in languages()}
THINKING = [book for book in books().values() if book.thinking is not None]


def judged() -> Plan:
    plan = Plans().add(Choice("blow"))
    plan.harm_done, plan.harm_taken, plan.place = 436, 4, -120
    return plan


def test_marks_have_the_names_of_judgements_and_none_is_nothing() -> None:
    assert judged().marks() == [("harm-done", 436), ("harm-taken", 4), ("place", -120)]
    plan = Plan()
    for name in JUDGEMENTS:
        setattr(plan, name.replace("-", "_"), 7)
    assert plan.marks() == [(name, 7) for name in JUDGEMENTS]


def test_reasons_say_how_much_and_leave_out_what_nobody_feels() -> None:
    book = books()["phase-six"]
    found = reasons(book, judged(), Catalogue("en"))
    assert [reason.words for reason in found] == [
        "about 44% of a life of harm to them",
        "worse by 12% of a life for the place",
    ]
    assert found[0].rules == ("PSX-ATK-05", "PSX-DMG-04")


@pytest.mark.parametrize("book", THINKING, ids=lambda book: book.key)
def test_every_judgement_of_a_book_has_words_and_rules(book: Book) -> None:
    assert sorted(book.judgements) == sorted(JUDGEMENTS)
    for name, rules in book.judgements.items():
        assert rules, name
        assert set(rules) <= set(book.rules), name
        for language, catalogue in SPOKEN.items():
            assert catalogue.has(f"judgement-{name}"), (language, name)
