"""The rulebook as data: contents, rules with what stands around them, tables, nothing untold."""

from pathlib import Path

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook import concordance
from fechtbuch.rulebook.relations import places_of, related, rule_of_state
from fechtbuch.rulebook.serving import chapter_data, contents, found, glossary_data, rule_data
from fechtbuch.rulebook.tables import table_data, table_keys
from fechtbuch.text.catalogue import Catalogue, languages

BOOKS = list(books().values())
LANDSKNECHT = books()["landsknecht"]
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)


@every_book
def test_contents_have_every_rule_once_in_the_order_of_the_ledger(book: Book) -> None:
    data = contents(book, "en")
    listed = [rule["id"] for chapter in data["chapters"] for rule in chapter["rules"]]
    assert sorted(listed) == sorted(book.rules)
    assert data["count"] == len(book.rules)
    assert data["notice"] != f"notice-{book.key}"


def test_a_rule_tells_what_stands_around_it() -> None:
    data = rule_data(LANDSKNECHT, "en", "LSK-CHG-03")
    assert data["chapter"] == {"key": "chg", "title": "Charge"}
    assert {"LSK-MNT-05", "LSK-CTR-01", "LSK-CTR-03"} <= {one["id"] for one in data["neighbours"]}
    assert {"LSK-RUL-42", "LSK-RUL-11"} <= {one["id"] for one in data["rulings"]}
    assert data["terms"]["polearm"]["means"].startswith("Halberd")
    assert (data["before"], data["after"]) == ("LSK-CHG-02", "LSK-CHG-04")


def test_a_rule_tells_where_it_is_used_and_what_changes_it() -> None:
    assert "charging defender" in rule_data(LANDSKNECHT, "en", "LSK-CHG-02")["parts"]
    assert "Charge" in rule_data(LANDSKNECHT, "en", "LSK-CHG-01")["verbs"]
    option = rule_data(LANDSKNECHT, "en", "LSK-RUL-03")["option"]
    assert option is not None
    assert option["name"] == "multiply"
    assert len(option["values"]) == 2
    changed = next(
        (book, rule)
        for book in BOOKS
        for version in book.versions
        for rule in version.rules
        if rule in book.rules
    )
    assert rule_data(changed[0], "en", changed[1])["versions"]


@every_book
def test_rulings_and_rules_find_each_other(book: Book) -> None:
    around = related(book)
    settled = {ruling for one in around.values() for ruling in one.rulings}
    # A book whose ledger links nothing has the links of its texts, once they are written.
    assert settled or not any(rule.see for rule in book.rules.values())
    assert all("-RUL-" in one for one in settled)
    for rule_id, one in around.items():
        assert rule_id not in (*one.neighbours, *one.used_in, *one.rulings)


@every_book
def test_the_concordance_follows_from_the_sources(book: Book) -> None:
    source = Path(concordance.__file__).resolve().parents[1] / "books"
    folder = source / book.package.rpartition(".")[2]
    kept = (folder / "rulebook" / concordance.FILE).read_text(encoding="utf-8")
    assert kept == concordance.write(concordance.read_sources(folder))
    found = concordance.concordance_of(book)
    named = {rule for rules in (*found.verbs.values(), *found.parts.values()) for rule in rules}
    assert named <= set(book.rules)
    assert len(found.verbs) > 40
    assert len(found.parts) > 40


@every_book
def test_every_state_that_an_edict_may_set_has_its_rule(book: Book) -> None:
    words = Catalogue("en", [book.package])
    places = places_of(book)
    assert {rule for kind in places.values() for rule in kind.values()} <= set(book.rules)
    assert [one for one in places["states"] if not words.has(f"state-{one}")] == []
    untold = {"yielded"}  # no rule of GURPS speaks of giving up
    assert [one for one in book.states() if not rule_of_state(book, one)] == sorted(
        untold & set(book.states())
    )


@every_book
def test_numbers_of_edicts_and_kinds_of_ground_have_their_rules(book: Book) -> None:
    places = places_of(book)
    attributes = {"strength", "deftness", "resistance", "willpower"}  # Phase Six only uses them
    untold = [one for one in book.settings() if one.replace("_", "-") not in places["sheet"]]
    assert untold == [
        one for one in book.settings() if book.key == "phase-six" and one in attributes
    ]
    assert places["ground"]
    words = Catalogue("en", [book.package])
    assert [one for one in places["ground"] if not words.has(f"table-ground-{one}")] == []
    assert contents(book, "en")["ground"] == places["ground"]


@pytest.mark.parametrize("language", languages())
@every_book
def test_tables_are_made_in_every_language_and_show_no_key(book: Book, language: str) -> None:
    for key in table_keys(book):
        data = table_data(book, language, key)
        assert data["rows"], key
        assert len(set(data["columns"])) == len(data["columns"]), (key, data["columns"])
        for row in data["rows"]:
            assert len(row["cells"]) == len(data["columns"])
            assert row["cells"][0]
            assert set(row["rules"]) <= set(book.rules)
        told = [
            data["title"],
            *data["columns"],
            *(cell for row in data["rows"] for cell in row["cells"]),
        ]
        keys = ("rulebook-", "sheet-", "part-", "verb-", "state-", "item-", "switch-", "word-")
        assert [one for one in told if one.startswith(keys)] == []
        assert data["rule"] in ("", *book.rules)


def test_gear_comes_with_its_numbers() -> None:
    weapons = table_data(LANDSKNECHT, "en", "weapons")
    row = next(row for row in weapons["rows"] if row["cells"][0] == "Halberd")
    cells = dict(zip(weapons["columns"], row["cells"], strict=True))
    assert cells["Weapon die (sides)"] == "8"
    assert cells["Reach"] == "10"


def test_a_chapter_can_be_read_from_start_to_end() -> None:
    data = chapter_data(LANDSKNECHT, "en", "chg")
    assert data["intro"]
    assert [one["id"] for one in data["rules"]] == [f"LSK-CHG-0{n}" for n in range(1, 6)]


def test_what_is_found_says_where_it_stands() -> None:
    first = found("charge", "en", "landsknecht")[0]
    assert (first["id"], first["chapter"], first["book_title"]) == (
        "LSK-CHG-01",
        "Charge",
        "Landsknecht",
    )
    assert {one["book"] for one in found("parry", "en")} == set(books())


def test_the_glossary_is_in_alphabetical_order() -> None:
    terms = [one["term"].casefold() for one in glossary_data(LANDSKNECHT, "en")]
    assert terms == sorted(terms)


def test_licences_and_notices_are_shown() -> None:
    licence = contents(LANDSKNECHT, "en")["licence"]
    assert "OPEN GAME LICENSE Version 1.0a" in licence
    for line in ("15. COPYRIGHT NOTICE", "James Edward Raggi IV", "Illarion Iov"):
        assert line in licence
    for language in languages():
        assert "Open Game License 1.0a" in contents(LANDSKNECHT, language)["notice"]
        gurps = contents(books()["gurps"], language)["notice"]
        assert "Steve Jackson Games Incorporated" in gurps
        assert "CC BY-NC-SA 4.0" in contents(books()["phase-six"], language)["notice"]
    notice = (Path(__file__).resolve().parents[2] / "NOTICE.md").read_text(encoding="utf-8")
    for line in licence.split("15. COPYRIGHT NOTICE")[1].split("\n"):
        assert line in notice.replace("Author: James", "Author:\nJames")
