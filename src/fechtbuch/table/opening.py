"""Opening new tables: from a scenario, or from a saved record."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fechtbuch.engine.fight import Fight
from fechtbuch.engine.record import Record, RecordError, canonical, whole_record
from fechtbuch.engine.session import Session, TooMuch
from fechtbuch.engine.table_dice import SEED_BYTES
from fechtbuch.scenario import Opened, Scenario, load, names, new_record, open_record
from fechtbuch.scenario.records import LEFT_OFF, beginning_of, continued_header, inheriting_record
from fechtbuch.table.access import (
    PLAYER,
    REFEREE,
    REPLAY,
    SPECTATOR,
    hash_of,
    new_table_id,
    new_token,
)
from fechtbuch.table.bodies import LoadTable, NewSeat, NewTable
from fechtbuch.table.naming import check_name
from fechtbuch.table.orders import Look
from fechtbuch.table.refusals import Refused
from fechtbuch.table.settings import Settings
from fechtbuch.table.state import Data
from fechtbuch.table.store import Kept, KeptSeat, Place, Store
from fechtbuch.table.store.faces import Face
from fechtbuch.table.store.kept import now_text

ALL = "*"
"""Among the engine's fighters: everybody who has no seat."""

MOST_LOADED = 5000
"""Entries that a loaded record may have."""

LOADED_STEPS = 60_000
"""Steps that may be run, and entries applied, to open one: some twelve for each of so many."""


@dataclass(frozen=True)
class Seated:
    """Who plays whom at a new table."""

    seats: list[KeptSeat]
    engine: list[str]


def unforeseen(size: int) -> bytes:
    """Bytes for a new table that nobody can foresee: its seed, and what blinds sealed answers."""
    return secrets.token_bytes(size)


def open_table(store: Store, wanted: NewTable) -> Data:
    """Open a table for a scenario; `ScenarioError` or `Refused` if it cannot be."""
    scenario = scenario_for(wanted.scenario)
    if wanted.options:
        scenario = scenario.with_options(wanted.options)
    scenario = at_level(scenario, wanted.level)
    session, seed = begun(scenario)
    settings = Settings(
        sparing=wanted.sparing,
        reveal=wanted.reveal,
        advice=wanted.advice,
        deadline=wanted.deadline,
        language=wanted.language,
    )
    looks = looks_of(store, session.fight, wanted.looks)
    return _keep(store, scenario, session, seed, settings, wanted.seats, wanted.engine, looks=looks)


def at_level(scenario: Scenario, level: str) -> Scenario:
    """The scenario with an engine that plays as well as this; empty as it is."""
    if not level:
        return scenario
    if level not in scenario.rulebook.policies():
        raise Refused("level-unknown", 422, "level", level=level[:60])
    return scenario.with_policy(level)


def begun(scenario: Scenario) -> tuple[Session, bytes]:
    """A fight at its beginning, with a seed that nobody can foresee."""
    seed = unforeseen(SEED_BYTES)
    nonces = {
        name: unforeseen(16).hex() for name in (REFEREE, *(side.slug for side in scenario.sides))
    }
    return Session(new_record(scenario, seed, nonces), scenario.build(), seed), seed


def looks_of(store: Store, fight: Fight, wanted: Mapping[str, Look]) -> dict[str, Face]:
    """What fighters look like; only pictures that are there."""
    for slug, look in wanted.items():
        if fight.by_slug(slug) is None:
            raise Refused("fighter-unknown", 422, "looks", fighter=slug)
        if look.portrait is not None and not store.has_portrait(look.portrait):
            raise Refused("portrait-unknown", 422, "looks", fighter=slug)
    return {slug: Face(look.portrait, look.arms) for slug, look in wanted.items()}


def scenario_for(source: str | Data) -> Scenario:
    """A packaged scenario by name, or one from data; never a file of this machine."""
    if isinstance(source, str):
        if source not in {info.name for info in names()}:
            raise Refused("scenario-unknown", 404, "scenario", scenario=source[:60])
        return load(source)
    scenario = Scenario.from_data(source)
    scenario.build()
    return scenario


def load_table(store: Store, wanted: LoadTable) -> Data:
    """Go on with a saved record at a new table, or look at one whose dice have been shown."""
    try:
        record = whole_record(wanted.record.splitlines())
        if len(record.entries) > MOST_LOADED:
            raise Refused("record-too-long", 422, "record")
        if wanted.at is not None:
            if wanted.at >= len(record.entries):
                raise Refused("no-such-entry", 422, "at")
            record.head = wanted.at
        opened = open_record(record, allowance=LOADED_STEPS)
        closed = wanted.at is None and _closed(opened)
        if closed:
            session, seed = opened.session, bytes.fromhex(record.seed)
        else:
            session, seed = _continued(opened)
    except RecordError as error:
        raise Refused("record-broken", 422, "record", reason=str(error)[:300]) from None
    except TooMuch:
        raise Refused("record-too-much", 422, "record") from None
    settings = Settings(reveal=wanted.reveal, advice=wanted.advice)
    seats, engine = wanted.seats, wanted.engine
    try:
        session.allowance = LOADED_STEPS
        return _keep(store, opened.scenario, session, seed, settings, seats, engine, closed)
    except TooMuch:
        raise Refused("record-too-much", 422, "record") from None


def _closed(opened: Opened) -> bool:
    """Whether a record is over and done with: all can be looked at, nothing can be played on."""
    shown = opened.session.record.seed != ""
    return shown and opened.session.fight.over and opened.disagreeing is None


def _continued(opened: Opened) -> tuple[Session, bytes]:
    """A record that goes on from another one, with a seed that nobody knows.

    Whoever loads a record may have written it, or have been shown its seed: its own dice are never
    gone on with. With a seed that was shown all that happened comes along, else the last state.
    """
    record = opened.session.record
    seed = unforeseen(SEED_BYTES)
    if record.seed and opened.disagreeing is None:
        heir = inheriting_record(record, seed)
        beginning = beginning_of(heir, opened.scenario)
        return Session(heir, beginning, seed, None, LOADED_STEPS), seed
    state = opened.session.boundaries[-1].fight.to_data()
    header = continued_header(record, opened.scenario, state, record.entries[record.head], seed)
    if opened.disagreeing is not None:
        header[LEFT_OFF] = {"book_version": opened.then, "entry": opened.disagreeing.number}
    fresh = Record(header)
    return Session(fresh, beginning_of(fresh, opened.scenario), seed), seed


def _keep(
    store: Store,
    scenario: Scenario,
    session: Session,
    seed: bytes,
    settings: Settings,
    seats: Sequence[NewSeat],
    engine: Sequence[str],
    closed: bool = False,
    looks: dict[str, Face] | None = None,
) -> Data:
    """Keep a new table; a closed one has nothing left to be rolled."""
    seated = seat(session.fight, seats, engine)
    kept = kept_table(scenario, session, seed, settings, seated, closed, looks)
    tokens = {
        Place(kept.id, REFEREE, None): new_token(),
        Place(kept.id, SPECTATOR, None): new_token(),
        Place(kept.id, REPLAY, None): new_token(),
        **{Place(kept.id, PLAYER, one.seat): new_token() for one in seated.seats},
    }
    store.create(kept, [(hash_of(token), place) for place, token in tokens.items()])
    by_role = {(place.role, place.seat): token for place, token in tokens.items()}
    return {
        "table": kept.id,
        "links": {
            "referee": link(kept.id, by_role[REFEREE, None]),
            "seats": [
                {
                    "seat": one.seat,
                    "name": one.name,
                    "fighters": one.fighters,
                    "link": link(kept.id, by_role[PLAYER, one.seat]),
                }
                for one in seated.seats
            ],
            "spectator": link(kept.id, by_role[SPECTATOR, None]),
            "replay": link(kept.id, by_role[REPLAY, None], "replay"),
        },
    }


def kept_table(
    scenario: Scenario,
    session: Session,
    seed: bytes,
    settings: Settings,
    seated: Seated,
    closed: bool = False,
    looks: dict[str, Face] | None = None,
) -> Kept:
    """A new table as it is to be kept, with everything that was told so far."""
    record = session.record
    settings.engine = seated.engine
    head = record.head
    told = [0] * len(record.entries)
    for number in record.walk():
        session.go(number)
        told[number] = len(session.story)
    session.go(head)
    return Kept(
        id=new_table_id(),
        # PostgreSQL keeps any character but this one.
        title=scenario.title.replace("\0", ""),
        book=scenario.book,
        created=now_text(),
        seed=seed,
        seq=0,
        part=0,
        head=head,
        settings=settings.to_data(),
        boundary=canonical(session.boundaries[-1].fight.to_data()),
        revealed=closed,
        seats=seated.seats,
        lines=[record.line(number) for number in range(len(record.entries))],
        told=told,
        faces=looks or {},
    )


def link(table: str, token: str, page: str = "table") -> str:
    """The path of a link; the token stays in the browser."""
    return f"/{page}/{table}#{token}"


def seat(fight: Fight, seats: Sequence[NewSeat], engine: Sequence[str]) -> Seated:
    """Who plays whom; nobody is played by two."""
    taken: set[str] = set()
    found: list[KeptSeat] = []
    for number, wanted in enumerate(seats, 1):
        named = [*wanted.fighters, *([wanted.side] if wanted.side else [])]
        fighters = fighters_named(fight, named, "seats")
        twice = [slug for slug in fighters if slug in taken]
        if twice:
            raise Refused("fighter-twice", 422, "seats", fighter=twice[0])
        taken.update(fighters)
        check_name(wanted.name, (one.name for one in found), "seats")
        found.append(KeptSeat(f"s{number}", wanted.name, fighters, False, wanted.real_dice))
    names = [one.slug for one in fight.roster] if ALL in engine else []
    names += fighters_named(fight, [one for one in engine if one != ALL], "engine")
    return Seated(found, [slug for slug in dict.fromkeys(names) if slug not in taken])


def fighters_named(fight: Fight, names: Sequence[str], field: str) -> list[str]:
    """The slugs of fighters, and of all fighters of the sides, that are named."""
    found: list[str] = []
    for name in names:
        some = [one.slug for one in fight.roster if name in (one.slug, fight.sides[one.side].slug)]
        if fight.by_slug(name) is not None:
            some = [name]
        if not some:
            raise Refused("fighter-unknown", 422, field, fighter=name)
        found += some
    return list(dict.fromkeys(found))
