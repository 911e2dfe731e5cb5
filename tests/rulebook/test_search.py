"""Searching the rules: forgiving in spelling and accents, and quick."""

import gc
import time

import pytest

from fechtbuch.books.base import books
from fechtbuch.rulebook.search import index_of, search
from fechtbuch.rulebook.spelling import Vocabulary, apart, fold, words
from fechtbuch.text.catalogue import languages
from fechtbuch.text.rules import rules_in


def found(query: str, language: str = "en", book: str = "landsknecht") -> list[str]:
    return [hit.id for hit in search(query, language, book)]


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("Łódź ÉTÉ Größe œuvre") == "lodz ete grosse oeuvre"
    assert words("LSK-CHG-03: l’arme!") == ["lsk", "chg", "03", "l", "arme"]


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("parry", "parry", 0), ("pary", "parry", 1), ("praty", "party", 1), ("abcdef", "fedcba", 3)],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert apart(one, other, 2) == slips


def test_a_word_is_found_by_its_beginning_its_stem_and_its_sound() -> None:
    known = Vocabulary({"parry", "parries", "party", "schildparade", "counter"})
    assert known.like("parry")["parry"] == 1.0
    assert set(known.like("parr")) == {"parry", "parries"}
    assert set(known.like("conuter")) == {"counter"}
    assert set(known.like("parade")) == {"schildparade"}
    assert known.like("xy") == {}


def test_the_title_comes_before_the_text() -> None:
    assert found("charge")[0] == "LSK-CHG-01"
    assert found("LSK-CHG-03")[0] == "LSK-CHG-03"
    assert found("chg 03")[0] == "LSK-CHG-03"


def test_misspelt_words_are_found() -> None:
    assert "LSK-CHG-01" in found("chrage")
    assert found("countr-atack")[0].startswith("LSK-CTR")
    assert found("conter atack")[0].startswith("LSK-CTR")


def test_what_a_term_must_not_be_called_leads_to_it() -> None:
    assert "LSK-DMG-01" in found("hit points")[:3]


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_the_english_word_is_found_in_every_language(language: str) -> None:
    assert found("parry", language, "gurps")[0] == "GUR-DEF-04"
    assert found("encumbrance", language)[0] == found("encumbrance")[0]


def test_nothing_is_found_where_nothing_is() -> None:
    assert found("xyzzyx") == []
    assert found("xyzzyx", "de") == []
    assert found("") == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", list(books()))
def test_a_rule_is_found_by_its_title_without_accents(key: str, language: str) -> None:
    rules = rules_in(books()[key], language)
    for rule in list(rules.values())[:: len(rules) // 25]:
        hits = found(fold(rule.title), language, key)
        same = [one.id for one in rules.values() if fold(one.title) == fold(rule.title)]
        assert set(same) & set(hits[:10]), rule.title


def test_all_books_are_searched_within_fifty_milliseconds() -> None:
    for language in languages():
        for book in books().values():
            index_of(book, language)
    slowest = 0.0  # of the processor's time, whoever else is busy
    gc.collect()
    gc.disable()  # what other tests left behind is not searched
    try:
        for language in languages():
            for query in (
                "parry with a shield",
                "konterangrif",
                "zwarcei przewrocony",
                "countr atack with the longer weapn agaist a chargng rider",
                "a",
            ):
                start = time.process_time()
                search(query, language)
                slowest = max(slowest, time.process_time() - start)
    finally:
        gc.enable()
    assert slowest < 0.05
