"""`fechtbuch advise`: who will win from here, and what to do."""

from pathlib import Path

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from fechtbuch.advise import Advice, Withheld, advising
from fechtbuch.advise.adviser import REFEREE
from fechtbuch.cli.common import catalogue_for, console, errors, percent, print_json
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.playing import open_file
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.session import Session
from fechtbuch.text.catalogue import Catalogue

SHOWN = 8
"""Options that are shown."""


def run(
    file: Path,
    entry: int | None,
    seconds: float,
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
    advice = consult(session, catalogue, side, seconds, seed, processes, as_json)
    if as_json:
        print_json({"entry": session.record.head, **advice.to_data()})
    else:
        console().print(picture(advice, catalogue))


def consult(
    session: Session,
    catalogue: Catalogue,
    side: int,
    seconds: float,
    seed: int,
    processes: int = 1,
    quiet: bool = False,
) -> Advice:
    """Advice, shown while it grows if somebody looks on."""
    screen = errors()
    steps = advising(session, seconds=seconds, seat=side, seed=seed, processes=processes)
    try:
        advice = next(steps)
        if quiet or not screen.is_terminal:
            for advice in steps:  # noqa: B007 - the last one is wanted
                pass
            return advice
        with Live(picture(advice, catalogue), console=screen, transient=True) as live:
            for advice in steps:
                live.update(picture(advice, catalogue))
        return advice
    except Withheld:
        raise BadInput("withheld") from None


def picture(advice: Advice, catalogue: Catalogue) -> Table:
    """The chances of the sides and the best options as one table."""
    say = catalogue.say
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-advice"))
    table.add_column(say("column-wins"), justify="right")
    table.add_column(say("column-interval"), justify="right")
    for slug, chance in advice.sides.items():
        low, high = chance.interval
        span = f"{percent(low)} – {percent(high)}" if chance.played > 1 else ""
        table.add_row(Text(slug, "bold"), percent(chance.share), Text(span, "dim"))
    if advice.options:
        table.add_row(Text(say("advice-for", {"who": advice.who}), "dim"), "", "")
    for option in advice.options[:SHOWN]:
        low, high = option.win.interval
        mark = f"  {say('advice-usual')}" if option.usual else ""
        table.add_row(
            Text(f"  {option.choice}{mark}"),
            percent(option.win.share),
            Text(f"{percent(low)} – {percent(high)}", "dim"),
        )
    table.add_row(Text(say("advice-rollouts", {"count": f"{advice.rollouts:,}"}), "dim"), "", "")
    return table


def show(
    screen: Console, session: Session, catalogue: Catalogue, side: int, seconds: float
) -> None:
    """Advise in the middle of an evening."""
    screen.print(picture(consult(session, catalogue, side, seconds, 0), catalogue))


def _side(fight: Fight, name: str) -> int:
    for side in fight.sides:
        if name.casefold() in (side.slug.casefold(), side.name.casefold()):
            return int(side.index)
    sides = ", ".join(side.slug for side in fight.sides)
    raise BadInput("side", value=name, sides=sides)
