"""Records of fights: beginning one from a scenario, and opening one again."""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, cast, runtime_checkable

from fechtbuch import __version__
from fechtbuch.books.base import books
from fechtbuch.engine.dice import DiceMismatch
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.record import FORMAT, Entry, Record, RecordError, whole_record
from fechtbuch.engine.session import Session
from fechtbuch.engine.table_dice import commitment
from fechtbuch.scenario.model import Scenario

REFEREE = "referee"
"""The referee's seat; the others are named after the sides."""

REFEREE_SEAT = -1
"""The number of the seat that may know everything; the others are the sides' numbers."""

LEFT_OFF = "left_off"
"""In the header of a record that continues one of another version: where they disagreed."""


@runtime_checkable
class Seated(Protocol):
    """Somebody who sits at a session, and may know what that seat may know."""

    @property
    def session(self) -> Session:
        """The table's session."""
        ...

    @property
    def seat(self) -> int:
        """The side's number, or `REFEREE_SEAT`."""
        ...


@dataclass
class Opened:
    """A record that was opened again."""

    session: Session
    scenario: Scenario
    disagreeing: Entry | None = None
    """The first entry that no longer leads to the recorded state; the head stands before it."""
    changed: tuple[str, ...] | None = ()
    """The rules that the book has changed since, by id; None if it does not know that version."""

    @property
    def then(self) -> str:
        """The version of the book that the record was written with."""
        return str(self.session.record.header.get("book_version", ""))


def seed_from(number: int) -> bytes:
    """The secret of a fight that anybody may repeat, from a plain number."""
    return hashlib.sha256(f"fechtbuch-seed-{number}".encode()).digest()


def salt_of(seed: bytes) -> str:
    """What blinds the hashes of a record: as secret as the seed, and of no use for its dice."""
    return hmac.digest(seed, b"fechtbuch-salt", "sha256").hex()[:32]


def new_record(scenario: Scenario, seed: bytes, nonces: Mapping[str, str] | None = None) -> Record:
    """An empty record of a fight; `nonces` are what each seat adds to the dice.

    Without nonces they follow from the seed, so that book, scenario and seed decide the whole
    fight: the scenario as it is written, whatever the book of today fills in.
    """
    seats = [party.slug for party in scenario.sides] + [REFEREE]
    given = dict(nonces or {})
    header: dict[str, object] = {
        "format": FORMAT,
        "fechtbuch": __version__,
        "book": scenario.book,
        "book_version": scenario.rulebook.version,
        "options": dict(scenario.options),
        "name": scenario.name,
        "scenario": scenario.to_data(),
        "written": dict(scenario.written),
        "commitment": commitment(seed),
        "salt": salt_of(seed),
        "nonces": {seat: given.get(seat) or _nonce(seed, seat) for seat in seats},
    }
    return Record(header)


def open_session(source: Record | Scenario, seed: bytes | None = None) -> Session:
    """A table's session: a new one from a scenario, or where a record left off."""
    if isinstance(source, Record):
        return open_record(source, seed).session
    if seed is None:
        seed = seed_from(source.seed or 0)
    return Session(new_record(source, seed), source.build(), seed)


def open_record(
    record: Record, seed: bytes | None = None, compare: bool = False, allowance: int = -1
) -> Opened:
    """Open a record at its head.

    Where the book is of another version, or if told to `compare`, every entry is compared with
    what it led to then, and the table opens at the last one that still agrees. Without a seed dice
    come from the record, or from the seed that it reveals. `allowance` are the steps that may be
    run; `TooMuch` if they do not suffice.
    """
    scenario = scenario_of(record)
    if seed is None and record.seed:
        seed = _seed_of(record)
    if seed is not None and commitment(seed) != record.header.get("commitment"):
        raise RecordError("the seed is not the one that the record's header commits to")
    fight = beginning_of(record, scenario)
    changed = scenario.rulebook.changed_since(str(record.header.get("book_version", "")))
    if record.header.get("book_version") == scenario.rulebook.version and not compare:
        return Opened(Session(record, fight, seed, None, allowance), scenario)
    path = [record.entries[0], *record.path(record.head)]
    record.head = 0
    session = Session(record, fight, seed, None, allowance)
    disagreeing: Entry | None = None
    for position, entry in enumerate(path):
        if not _agrees(session, entry):
            disagreeing = entry
            session.go(path[max(position - 1, 0)].number)
            break
    return Opened(session, scenario, disagreeing, changed)


def beginning_of(record: Record, scenario: Scenario) -> Fight:
    """The fight before the record's first entry: the scenario's beginning, or a later state."""
    state = record.header.get("state")
    if isinstance(state, dict):
        return scenario.rulebook.restore(scenario, state)
    return scenario.build()


def continued_header(
    record: Record, scenario: Scenario, state: dict[str, object], after: Entry, seed: bytes
) -> dict[str, object]:
    """The header of a record that goes on, by the rules of today, from a state of another one.

    The scenario is said anew, so that who was meant by no name stays who he was.
    """
    header = {name: value for name, value in record.header.items() if name != LEFT_OFF}
    return {
        **header,
        "format": FORMAT,
        "commitment": commitment(seed),
        "salt": salt_of(seed),
        "fechtbuch": __version__,
        "book_version": scenario.rulebook.version,
        "options": dict(scenario.options),
        "scenario": scenario.to_data(),
        "state": state,
        "continues": after.hash,
    }


def inheriting_record(record: Record, seed: bytes) -> Record:
    """A record that goes on where another one stands, with all that happened, under a new seed.

    What fell before lies as it is recorded; whoever goes back and answers otherwise gets dice of
    the new seed as well.
    """
    header = {
        **record.header,
        "format": FORMAT,
        "commitment": commitment(seed),
        "salt": salt_of(seed),
        "inherited": {
            "entries": len(record.entries) - 1,
            "commitment": record.header.get("commitment", ""),
            "seed": record.seed,
            "head": record.entries[record.head].hash,
        },
    }
    fresh = Record(header)
    for entry in record.entries:
        twin = fresh.entries[0]
        if entry.number > 0:
            fresh.head = entry.parent
            twin = fresh.append(
                entry.kind, entry.question, entry.text, entry.moment, entry.by, entry.time
            )
        twin.faces, twin.next, twin.digest = list(entry.faces), entry.next, entry.digest
    fresh.head = record.head
    return fresh


def scenario_of(record: Record) -> Scenario:
    """The scenario that a record's header holds."""
    data = record.header.get("scenario")
    if not isinstance(data, dict):
        raise RecordError("line 1: the header holds no scenario")
    name = str(record.header.get("name", "scenario"))
    playable = _with_players_of_today(data)
    scenario = Scenario.from_data(playable, name, str(record.header.get("book_version", "")))
    written = record.header.get("written")
    return replace(scenario, written=written) if isinstance(written, dict) else scenario


def _with_players_of_today(data: dict[str, object]) -> dict[str, object]:
    """A recorded scenario, whose unknown policies have become the default.

    What they answered stands in the record. Who goes on need not have the file of weights by which
    somebody played elsewhere.
    """
    book = books().get(str(data.get("book")))
    if book is None or not isinstance(data.get("sides"), list):
        return data
    known = book.known_policies()

    def left(entry: object) -> object:
        if not isinstance(entry, dict):
            return entry
        kept = dict(entry)
        if isinstance(kept.get("policy"), str) and kept["policy"] not in known:
            del kept["policy"]
        if isinstance(kept.get("fighters"), list):
            kept["fighters"] = [left(one) for one in kept["fighters"]]
        return kept

    return {**data, "sides": [left(side) for side in cast(list[object], data["sides"])]}


def read_record(path: str | Path) -> Record:
    """The record in a file; `RecordError` if it is none, or was changed."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: is no record: not UTF-8") from None
    try:
        return whole_record(text.splitlines())
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def write_record(record: Record, path: str | Path) -> None:
    """Write a record to a file as JSON lines."""
    Path(path).write_text("\n".join(record.to_lines()) + "\n", encoding="utf-8")


def _agrees(session: Session, entry: Entry) -> bool:
    """Whether the entry still leads to the recorded state."""
    if not entry.done():
        return True
    outcome: tuple[Any, str, str] = (entry.faces, entry.next, entry.digest)
    # A rerun notes its outcome only where none stands.
    entry.digest = ""
    try:
        session.go(entry.number)
        return session.record.head == entry.number and entry.digest == outcome[2]
    except DiceMismatch:
        return False
    finally:
        entry.faces, entry.next, entry.digest = outcome


def _nonce(seed: bytes, seat: str) -> str:
    return hmac.digest(seed, f"nonce:{seat}".encode(), "sha256").hex()[:32]


def _seed_of(record: Record) -> bytes:
    try:
        return bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError(f"the revealed seed {record.seed!r} is not hexadecimal") from None
