"""What is held fast of a table, a record or a file: told alike when captured and when tested.

Only what a group would miss is told: where the fight stands, what is asked, who has won. What a
later version may add (another shown state, another line of the log) is left out.
"""

import json
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.record import Entry, digest_of, state_digest
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Opened, Scenario, files, load, loads
from fechtbuch.simulate import load_chain, simulate, simulate_chain, work
from fechtbuch.simulate.chain import ChainWorker, is_chain
from fechtbuch.simulate.work import Bench
from fechtbuch.table.live import LiveTable
from fechtbuch.table.words import catalogue_of, items_of
from fechtbuch.text import Names, Storyteller
from tests.table.kit import Table

Data = dict[str, Any]

SEED = 11
FIGHTS = 20
"""A scenario's figures: who wins the first so many fights of this seed."""


def of_table(table: Table) -> Data:
    """A table as its people find it."""
    state = table.state()
    live = live_table(table)
    seats = state["seats"]
    return {
        "book": live.book.key,
        "seq": state["seq"],
        "part": live.part,
        **_of_session(live.session),
        "round": state["round"],
        "turn": state["turn"],
        "paused": state["paused"],
        "seed": state["seed"],
        "commitment": state["commitment"],
        "settings": {name: state["settings"][name] for name in ("reveal", "advice", "deadline")},
        "standing": [[one["kind"], one["fighter"], one["text"]] for one in state["standing"]],
        "seats": [
            {name: one[name] for name in ("seat", "name", "fighters", "engine", "real_dice")}
            for one in seats
        ],
        "questions": [_question(one) for one in state["questions"]],
        "volunteers": [one["fighter"] for one in state["volunteers"]],
        "fighters": {
            one["slug"]: {name: one[name] for name in ("at", "health", "full", "out", "hidden")}
            for one in state["fighters"]
        },
        "seen": {who: _seen(table, who) for who in _viewers(table)},
    }


def live_table(table: Table) -> LiveTable:
    """The table read from its store, as a server does that opens it."""
    store = table.house.services.store
    kept = store.load(table.id)
    assert kept is not None
    return LiveTable(store, kept)


def _viewers(table: Table) -> list[str]:
    return [name for name in table.tokens if name not in ("referee", "replay")]


def _seen(table: Table, who: str) -> Data:
    """What somebody other than the referee knows of: fighters, and his own questions."""
    state = table.state(who)
    # He counts questions in his own way; what they are called in the record is what was captured.
    names = {one.id.partition("-")[2]: one.id for one in live_table(table).session.pending}
    return {
        "fighters": [one["slug"] for one in state["fighters"]],
        "questions": [names[one["id"].partition("-")[2]] for one in state["questions"]],
    }


def _question(shown: Data) -> Data:
    slot = shown["next"] and shown["next"]["slot"]
    return {
        **{name: shown[name] for name in ("id", "kind", "fighter", "side")},
        "text": shown["sentence"],
        "dice": shown["dice"] and shown["dice"]["expression"],
        "options": slot and [option["value"] for option in slot["options"]],
    }


def of_record(opened: Opened) -> Data:
    """A record as whoever opens it finds it."""
    session = opened.session
    return {
        "book": opened.scenario.book,
        **_of_session(session),
        "seed": session.record.seed,
        "questions": [
            {"id": one.id, "kind": one.kind, "text": text}
            for one, text in zip(session.pending, _asked(opened), strict=True)
        ],
    }


def _asked(opened: Opened) -> list[str]:
    book, fight = opened.scenario.rulebook, opened.session.fight
    teller = Storyteller(Names(catalogue_of(book, "en"), fight, items_of(book)))
    return [teller.question(question) for question in opened.session.pending]


def _of_session(session: Session) -> Data:
    fight, record = session.fight, session.record
    return {
        "entries": len(record.entries) - 1,
        "head": record.head,
        "tips": record.tips(),
        "digest": state_digest(fight.to_data()),
        "over": fight.over,
        "winners": [fight.sides[side].slug for side in fight.winners()] if fight.over else [],
    }


def of_entry(entry: Entry) -> Data:
    """An entry with what came of it."""
    return {
        "question": entry.question,
        "text": entry.text,
        "faces": [list(pair) for pair in entry.faces],
        "next": entry.next,
        "digest": entry.digest,
    }


def first_asked(session: Session) -> Question | None:
    """The question that a table is gone on with."""
    return session.pending[0] if session.pending else None


@contextmanager
def dice_by_place() -> Iterator[None]:
    """Dice of simulated fights as they fell before 0.2: by the place in the roster, not by name."""

    def by_place(dice: BulkDice, fight: Fight) -> None:
        dice.streams = [Stream()]
        for place, one in enumerate(fight.roster, 1):
            stream = Stream()
            stream.slug, stream.name = one.slug, place
            dice.streams.append(stream)

    bench, start = Bench.__init__, ChainWorker._start

    def made(self: Bench, scenario: Scenario, seed: int) -> None:
        bench(self, scenario, seed)
        by_place(self.dice, self.start)

    def begun(self: ChainWorker, *arguments: Any) -> Any:
        found = start(self, *arguments)
        by_place(self.dice, found[0])
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Bench, "__init__", made)
        patch.setattr(ChainWorker, "_start", begun)
        patch.setattr(work, "_ready", OrderedDict())
        yield


def of_file(path: Path, book: Book) -> Data:
    """A scenario, a chain or a fighter as people wrote it: how the fights begin and who wins."""
    if is_chain(path):
        chain = load_chain(path)
        day = simulate_chain(chain, FIGHTS, SEED, 1)
        return {
            "kind": "chain",
            "beginnings": [_beginning(scenario) for scenario in chain.scenarios],
            "won": [stage.won for stage in day.stages],
        }
    data = files.read(path)
    if "sides" not in data:
        bout = book.bout({"use": path.name}, {"use": path.name})
        scenario = loads(json.dumps(bout), path.stem, path.parent)
        return {"kind": "fighter", **_of_scenario(scenario)}
    return {"kind": "scenario", **_of_scenario(load(path))}


def _of_scenario(scenario: Scenario) -> Data:
    result = simulate(scenario, FIGHTS, SEED, 1, closely=0)
    return {
        "beginning": _beginning(scenario),
        "fighters": [one.slug for side in scenario.sides for one in side.recruits],
        "won": {slug: side.wins for slug, side in result.sides.items()},
    }


def _beginning(scenario: Scenario) -> str:
    return digest_of(scenario.build().to_data())
