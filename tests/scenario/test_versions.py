"""A book's versions: what changed since a record was written, and who played it then."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from fechtbuch.books.base import LEVEL, Version, books
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.record import Record, record_from_lines
from fechtbuch.engine.session import verify
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import load, open_record, seed_from
from fechtbuch.scenario.records import continued_header, scenario_of
from tests.toy import Toy
from tests.toy_book import DOCUMENT, KeptToyFight, ToyBook, installed, played

SEED = seed_from(7)


class HarderToyFight(KeptToyFight):
    """A ruling changed: every wound is one point deeper."""

    def hurt(self, who: Toy, target: Toy, harm: int) -> None:
        super().hurt(who, target, harm + 1)


class Cautious(Player):
    """A policy that always does what would be done without it."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, question: Question) -> Choice:
        return question.default()


class SecondToyBook(ToyBook):
    """The next version: blows cut deeper."""

    fights = HarderToyFight
    versions: tuple[Version, ...] = (Version("1"), Version("2", rules=("TOY-02",)))


class ThirdToyBook(SecondToyBook):
    """And one more, in which the engine is cautious."""

    versions = (
        *SecondToyBook.versions,
        Version("3", rules=("TOY-05", "TOY-02"), policy="cautious"),
    )

    def policies(self) -> dict[str, Callable[[Stream], Player]]:
        return {**super().policies(), "cautious": Cautious}


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with installed(ToyBook()):
        yield


def written(entries: int = 1000) -> Record:
    """A record of the first version, as it is read from a file."""
    session = played(load(DOCUMENT), SEED, entries)
    session.record.seed = SEED.hex()
    return record_from_lines(session.record.to_lines())


def first_wound(record: Record) -> int:
    """The number of the entry after which somebody is hurt for the first time."""
    session = open_record(record).session
    home = record.head
    for entry in record.path(home):
        session.go(entry.number)
        if any(event.kind == "hurt" for event in session.story):
            session.go(home)
            return entry.number
    raise AssertionError("choose another seed")


def test_the_version_of_a_book_is_its_latest() -> None:
    assert ToyBook().version == "1"
    assert ThirdToyBook().version == "3"


def test_a_book_tells_which_rulings_changed_since_a_version() -> None:
    book = ThirdToyBook()
    assert book.changed_since("3") == ()
    assert book.changed_since("2") == ("TOY-05", "TOY-02")
    # Each once, however often.
    assert book.changed_since("1") == ("TOY-02", "TOY-05")


def test_nobody_knows_what_changed_since_a_version_that_the_book_does_not_have() -> None:
    assert ToyBook().changed_since("3") is None


def test_an_older_record_opens_where_it_agrees_and_says_what_changed() -> None:
    record = written()
    wound = first_wound(record)
    with installed(ThirdToyBook()):
        opened = open_record(record)
        assert opened.disagreeing is record.entries[wound]
        assert record.head == record.entries[wound].parent
        assert (opened.then, opened.changed) == ("1", ("TOY-02", "TOY-05"))
        # It can be gone on from there, under the rules of today.
        opened.session.answer(opened.session.pending[0].default().text())
        assert record.entries[-1].parent == record.entries[wound].parent


def test_an_older_record_that_agrees_throughout_says_what_changed_as_well() -> None:
    wound = first_wound(written())
    record = written(wound - 1)
    with installed(ThirdToyBook()):
        opened = open_record(record)
        assert opened.disagreeing is None
        assert record.head == wound - 1
        assert opened.changed == ("TOY-02", "TOY-05")
        assert verify(opened.session) == []


def test_a_record_of_this_version_has_nothing_to_say() -> None:
    opened = open_record(written())
    assert (opened.disagreeing, opened.changed) == (None, ())


def test_a_record_of_a_newer_version_is_compared_and_says_so() -> None:
    with installed(SecondToyBook()):
        record = written()
    opened = open_record(record)
    assert opened.disagreeing is not None
    assert (opened.then, opened.changed) == ("2", None)


# Policies


def policies_of(record: Record) -> set[str]:
    return {party.policy for party in scenario_of(record).sides}


def without_policies() -> Record:
    """A record of the first version that does not say who played."""
    header = written(0).header
    scenario = header["scenario"]
    assert isinstance(scenario, dict)
    sides = [{k: v for k, v in side.items() if k != "policy"} for side in scenario["sides"]]
    return Record({**header, "scenario": {**scenario, "sides": sides}})


def test_a_record_names_the_policy_that_was_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LEVEL)
    record = written()
    scenario = record.header["scenario"]
    assert isinstance(scenario, dict)
    assert [side["policy"] for side in scenario["sides"]] == ["book", "book"]
    assert {entry.by for entry in record.entries[1:]} == {"book"}
    with installed(ThirdToyBook()):
        assert policies_of(record) == {"book"}
        assert policies_of(written()) == {"cautious"}
        again = played(scenario_of(record), SEED, 4)
        assert {entry.by for entry in again.record.entries[1:]} == {"book"}


def test_a_record_that_names_none_means_the_default_of_its_version() -> None:
    silent = without_policies()
    with installed(ThirdToyBook()):
        assert policies_of(silent) == {"book"}
        newer = Record({**silent.header, "book_version": "3"})
        assert policies_of(newer) == {"cautious"}


def test_whoever_was_meant_stays_so_when_the_fight_goes_on_by_newer_rules() -> None:
    silent = without_policies()
    with installed(ThirdToyBook()):
        session = open_record(silent, SEED).session
        state = session.fight.to_data()
        latest = silent.entries[-1]
        newer = Record(continued_header(silent, scenario_of(silent), state, latest, SEED))
        assert newer.header["book_version"] == "3"
        assert policies_of(newer) == {"book"}


def test_an_answer_names_the_policy_of_the_fighter_who_gave_it() -> None:
    red, blue = DOCUMENT["sides"]
    anna, bert = red["fighters"]
    mixed = {**red, "fighters": [{**anna, "policy": "random"}, bert]}
    session = played(load({**DOCUMENT, "sides": [mixed, blue]}), SEED, 12)
    by = {entry.question.rpartition("-")[2]: entry.by for entry in session.record.entries[1:]}
    assert by == {"anna": "random", "bert": "book", "carl": "book", "dora": "book"}


# The books themselves


@pytest.mark.parametrize("key", sorted(set(books()) - {"toy"}))
def test_a_books_versions_name_rules_and_policies_that_there_are(key: str) -> None:
    book = books()[key]
    names = [version.name for version in book.versions]
    assert len(set(names)) == len(names)
    assert book.version == names[-1]
    for version in book.versions:
        unknown = [rule for rule in version.rules if rule not in book.rules]
        assert unknown == [], f"version {version.name} changes rules that the ledger does not have"
        assert version.policy in book.policies()
    for before, version in pairwise(book.versions):
        assert version.rules or version.policy != before.policy, (
            f"version {version.name} does not say what it was raised for"
        )
