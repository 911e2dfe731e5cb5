"""`fechtbuch advise`: who will win from here, and what to do."""

from pathlib import Path

from fechtbuch.advise.adviser import REFEREE
from fechtbuch.cli.common import catalogue_for, console, print_json
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.counsel import consult, picture
from fechtbuch.cli.playing import open_file
from fechtbuch.engine.fight import Fight
from fechtbuch.text.names import Names


def run(
    file: Path,
    entry: int | None,
    seconds: float,
    rollouts: int | None,
    seat: str | None,
    seed: int,
    processes: int,
    as_json: bool,
    language: str | None,
) -> None:
    """Advise on the moment after an entry of a record."""
    opened = open_file(file)
    session = opened.session
    catalogue = catalogue_for(opened.scenario.rulebook, language)
    if entry is not None:
        last = len(session.record.entries) - 1
        if not 0 <= entry <= last:
            raise BadInput("entry", value=entry, last=last)
        session.go(entry)
    side = REFEREE if seat is None else _side(session.fight, seat)
    advice = consult(session, catalogue, side, seconds, seed, processes, as_json, rollouts)
    if as_json:
        print_json({"entry": session.record.head, **advice.to_data()})
    else:
        console().print(picture(advice, Names(catalogue, session.fight), session))


def _side(fight: Fight, name: str) -> int:
    for side in fight.sides:
        if name.casefold() in (side.slug.casefold(), side.name.casefold()):
            return int(side.index)
    sides = ", ".join(side.slug for side in fight.sides)
    raise BadInput("side", value=name, sides=sides)
