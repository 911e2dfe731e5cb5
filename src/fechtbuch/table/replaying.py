"""Looking back: the moments of a fight, one by one."""

from fechtbuch.engine.knowing import PUBLIC
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import Session
from fechtbuch.scenario.records import beginning_of
from fechtbuch.table.access import Viewer
from fechtbuch.table.counsel import Counsel, moment_key
from fechtbuch.table.figures import lines_at
from fechtbuch.table.live import LiveTable
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rights import may_know_chance, side_of
from fechtbuch.table.room import Room
from fechtbuch.table.showing import state_of, values_data
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of, spoken
from fechtbuch.text.passages import Passage
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.titles import title_of
from fechtbuch.text.whole import HTML, Whole

MOST_TOLD = 3
"""Sentences that say in short what happened in a moment."""


def moments(room: Room, viewer: Viewer, language: str) -> Data:
    """All moments on the way to the head, the beginning first."""
    table = room.table
    record = table.session.record
    lines = room.show.chronicle(viewer, language).lines
    numbers = room.show.numbers(viewer, language)
    found: list[Data] = []
    some: list[Data] = []
    before = 0
    round_ = 0
    start = record.beginning(record.head)
    for place, entry in enumerate([record.entries[0], *table.session.path], -1):
        if entry.number != start and not found:
            continue  # The fight begins anew with every value that was there before it.
        told = table.told[entry.number]
        number = numbers.place(place)
        if not found or found[-1]["entry"] != number:
            some = []
            found.append(
                {"entry": number, "kind": entry.kind, "by": table.called(entry.by), "round": 0}
            )
        # An entry of which the viewer does not know belongs to the moment before it.
        some += [line for line in lines[before:told] if line is not None]
        events = table.session.story[before:told]
        round_ = max([round_, *(int(one.amount) for one in events if one.kind == "round")])
        found[-1].update(
            {"round": round_, "text": _in_short(some), "lines": numbers.lines_before(told)}
        )
        before = told
    return {
        "table": table.id,
        "title": words_of(table.scenario, spoken(language)).title,
        "book": table.book.key,
        "moments": found,
        "sides": [side.slug for side in table.session.fight.sides],
        "commitment": table.commitment,
        "seed": table.seed.hex() if table.revealed else None,
        "values": values_data(table, viewer),
        "tales": room.show.tales(viewer, language),
    }


def story_text(room: Room, viewer: Viewer, language: str, form: str) -> str:
    """The whole fight, as far as the viewer may know it, as a text to keep."""
    table = room.table
    chronicle = room.show.chronicle(viewer, language)
    words = words_of(table.scenario, spoken(language))

    def lines(passage: Passage) -> list[str]:
        told = [one for one in chronicle.lines[passage.first : passage.last + 1] if one is not None]
        return [f"{line['text']}  {' '.join(line['rules'])}".strip() for line in told]

    catalogue = catalogue_of(table.book, language)
    passages = chronicle.passages()
    whole = Whole(
        words.title,
        title_of(table.book, catalogue.language),
        words.text,
        passages,
        lines,
        catalogue,
    )
    return whole.html() if form == HTML else whole.markdown()


def _in_short(lines: list[Data]) -> str:
    """What happened: a deed says more than the dice, and where there is none, what came of it."""
    deeds = [line["text"] for line in lines if line["kind"] in ("deed", "edict")]
    effects = [line["text"] for line in lines if line["kind"] == "effect" and line["text"]]
    return " ".join([*deeds[:1], *effects[: MOST_TOLD - len(deeds[:1])]])


async def moment(
    room: Room, viewer: Viewer, language: str, entry: int, counsel: Counsel | None
) -> Data:
    """The table after an entry, with the win probability then if there is counsel."""
    data, key, lines = await room.reading(lambda: _moment(room, viewer, language, entry))
    if counsel is not None and may_know_chance(room.table, viewer):
        found = await counsel.chance_at(key, lines, side_of(room.table, viewer))
        data["chance"] = None if found is None else found["win"]
    return data


def _moment(
    room: Room, viewer: Viewer, language: str, entry: int
) -> tuple[Data, tuple[str, int, str], list[str]]:
    table = room.table
    counted = room.show.numbers(viewer, language)
    real = counted.real(entry)
    earlier = counted.real(entry - 1) if entry else None
    numbers = [0, *(one.number for one in table.session.path)]
    if real is None or real not in numbers:
        raise Refused("no-such-entry", 404, "entry")
    place = numbers.index(real)
    if counted.whole:
        earlier = numbers[place - 1] if place else None
    session = _session(table, real)
    chronicle = room.show.chronicle(viewer, language)
    first = 0 if earlier is None else table.told[earlier]
    told = [
        counted.line(line) for line in chronicle.lines[first : table.told[real]] if line is not None
    ]
    sides = chronicle.eyes.sides
    teller = chronicle.teller(sides[0] if sides else PUBLIC, session.fight)
    state = state_of(room.show, viewer, teller, session)
    teller.names.fight = table.session.fight
    data: Data = {"entry": entry, "state": state, "lines": told, "chance": None}
    return data, moment_key(table, real), lines_at(table, real)


def _session(table: LiveTable, entry: int) -> Session:
    """A session of its own, which takes all dice from the record."""
    record = record_from_lines(lines_at(table, entry))
    return Session(record, beginning_of(record, table.scenario), None)
