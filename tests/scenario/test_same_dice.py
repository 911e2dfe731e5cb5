"""A seed that somebody has written down gives the same dice next year."""

import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.books.base import OptionSpec, Version
from fechtbuch.engine.record import Record
from fechtbuch.engine.session import verify
from fechtbuch.scenario import load, loads, new_record, open_record, read_record, records, seed_from
from fechtbuch.scenario.files import toml_text
from tests.toy_book import DOCUMENT, ToyBook, course, installed, played

SEED = seed_from(7)
OLD = Path(__file__).parent / "toy-of-0.1.jsonl"
"""A record that version 0.1 wrote: a whole fight and a branch with an edict and typed dice."""


class NewerToyBook(ToyBook):
    """The next edition: it has learnt an option, and its fights come to the same by default."""

    versions = (Version("1"), Version("2"))

    @cached_property
    def options(self) -> dict[str, OptionSpec]:
        luck = OptionSpec("luck", False, (False, True), (), "Whether somebody is lucky.")
        return {**super().options, "luck": luck}


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with installed(ToyBook()):
        yield


def origin(document: dict[str, Any]) -> str:
    return new_record(load(document), SEED).origin()


def test_a_newer_program_and_an_option_with_a_default_give_the_same_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = played(load(DOCUMENT), SEED)
    assert before.fight.over
    monkeypatch.setattr(records, "__version__", "9.0")
    with installed(NewerToyBook()):
        after = played(load(DOCUMENT), SEED)
    assert course(after) == course(before)
    assert after.record.header["fechtbuch"] == "9.0"
    assert after.record.header["book_version"] == "2"
    assert after.record.header["options"] == {"omens": True, "luck": False}


def test_the_fight_is_another_with_another_seed_or_scenario_or_nonce() -> None:
    usual = course(played(load(DOCUMENT), SEED))
    assert course(played(load(DOCUMENT), seed_from(8))) != usual
    assert course(played(load({**DOCUMENT, "rounds": 9}), SEED)) != usual
    assert new_record(load(DOCUMENT), SEED, {"red": "mine"}).origin() != origin(DOCUMENT)


def test_the_scenario_counts_as_it_is_written() -> None:
    spelt = {**DOCUMENT, "options": {"omens": True}}
    assert load(spelt) == load(DOCUMENT)
    # What is left to its default is not in the document, what is spelt out is.
    assert origin(spelt) != origin(DOCUMENT)
    written = new_record(load(DOCUMENT), SEED).header["written"]
    assert written == {"book": "toy", "sides": DOCUMENT["sides"]}


def test_words_may_be_corrected_and_the_seed_may_stand_in_the_document() -> None:
    corrected = {**DOCUMENT, "title": "Two against two", "text": "Nothing new.", "seed": 7}
    assert course(played(load(corrected), SEED)) == course(played(load(DOCUMENT), SEED))


def test_toml_and_json_and_any_order_of_names_are_one_document() -> None:
    turned = dict(reversed(DOCUMENT.items()))
    assert origin(turned) == origin(DOCUMENT)
    for text in (toml_text(DOCUMENT), json.dumps(DOCUMENT), json.dumps(turned, indent=4)):
        assert new_record(loads(text), SEED).origin() == origin(DOCUMENT)


def test_what_a_document_refers_to_is_not_part_of_it(tmp_path: Path) -> None:
    document = json.loads(json.dumps(DOCUMENT))
    document["sides"][0]["fighters"][0] = {"use": "anna.toml"}
    scenario = tmp_path / "fight.toml"
    scenario.write_text(toml_text(document))
    fighter = tmp_path / "anna.toml"
    fighter.write_text('book = "toy"\nname = "Anna"\nskill = 11\n')
    before = new_record(load(scenario), SEED)
    fighter.write_text('book = "toy"\nname = "Anna"\nskill = 15\n')
    after = new_record(load(scenario), SEED)
    assert before.header["scenario"] != after.header["scenario"]
    assert before.origin() == after.origin()


def test_whoever_loaded_the_scenario_cannot_change_what_is_written() -> None:
    document = json.loads(json.dumps(DOCUMENT))
    scenario = load(document)
    document["sides"][0]["fighters"].pop()
    assert new_record(scenario, SEED).origin() == origin(DOCUMENT)


def test_a_fight_begun_again_from_its_record_has_the_same_dice() -> None:
    first = played(load(DOCUMENT), SEED)
    again = open_record(first.record).scenario
    assert course(played(again, SEED)) == course(first)


def test_an_option_that_a_table_sets_is_written_too() -> None:
    scenario = load(DOCUMENT).with_options({"omens": False})
    assert scenario.options == {"omens": False}
    assert scenario.written["options"] == {"omens": False}
    assert new_record(scenario, SEED).origin() == origin({**DOCUMENT, "options": {"omens": False}})
    with installed(NewerToyBook()):
        newer = load(DOCUMENT).with_options({"omens": False})
    assert newer.written == scenario.written


def test_a_record_that_continues_another_has_dice_of_its_own() -> None:
    record = new_record(load(DOCUMENT), SEED)
    one = Record({**record.header, "continues": "0" * 32})
    other = Record({**record.header, "continues": "1" * 32})
    assert len({record.origin(), one.origin(), other.origin()}) == 3


def test_the_dice_are_tied_to_what_the_header_says() -> None:
    session = played(load(DOCUMENT), SEED, 8)
    header = session.record.header
    for field in ("book", "written", "nonces"):
        assert (
            Record({**header, field: {"red": "put in later"}}).origin() != session.record.origin()
        )


def test_a_record_of_the_first_version_begins_its_dice_as_it_did() -> None:
    record = read_record(OLD)
    assert "written" not in record.header
    assert record.origin() == record.entries[0].hash
    opened = open_record(record)
    assert opened.disagreeing is None
    assert verify(opened.session) == []


def test_a_record_of_the_first_version_goes_on_with_its_own_dice() -> None:
    record = read_record(OLD)
    fallen = {entry.number: list(entry.faces) for entry in record.entries}
    session = open_record(record).session
    session.go(3)
    chosen = record.entries[4]
    session.answer(chosen.text, chosen.question)
    assert record.entries[-1].parent == 3
    assert record.entries[-1].faces == fallen[4] != []
