"""`fechtbuch replay`: a recorded fight told again, or checked."""

from pathlib import Path

import typer
from rich.text import Text

from fechtbuch.cli.common import MISMATCH, catalogue_for, console, errors, print_json
from fechtbuch.cli.playing import fight_data
from fechtbuch.cli.show import Stage
from fechtbuch.engine.record import Record
from fechtbuch.engine.session import Session, verify
from fechtbuch.scenario import open_record, read_record

MOST_COMPLAINTS = 5
"""Complaints that are shown: what follows from the first is not worth reading."""


def replay(file: Path, check: bool, as_json: bool, language: str | None) -> None:
    """Tell what a record holds, or check it against its own hashes, digests and seed."""
    record = read_record(file)
    head = record.head
    opened = open_record(record)
    scenario, session = opened.scenario, opened.session
    catalogue = catalogue_for(scenario.rulebook, language)
    if check:
        complaints = _complaints(record, session, head)
        if as_json:
            print_json(
                {
                    "file": str(file),
                    "entries": len(record.entries) - 1,
                    "seed_revealed": record.seed != "",
                    "verified": not complaints,
                    "complaints": complaints,
                }
            )
        elif complaints:
            for complaint in complaints[:MOST_COMPLAINTS]:
                errors().print(Text(f"{file}: {complaint}"))
            more = len(complaints) - MOST_COMPLAINTS
            if more > 0:
                errors().print(Text(catalogue.say("more-complaints", {"count": more})))
        else:
            key = "verified" if record.seed != "" else "verified-without-seed"
            said = catalogue.say(key, {"file": str(file), "entries": len(record.entries) - 1})
            console().print(Text(said))
        if complaints:
            raise typer.Exit(MISMATCH)
        return
    if as_json:
        print_json(fight_data(scenario, session, bytes.fromhex(record.seed)))
        return
    screen = console()
    stage = Stage(screen, catalogue, scenario.rulebook, session.fight, -1)
    screen.print(Text(scenario.title, "bold"), Text(f"  {scenario.rulebook.title}", "dim"))
    stage.story(session.story)
    screen.print()
    stage.map(session.fight)
    if not session.fight.over:
        stage.say("replay-unfinished")


def _complaints(record: Record, session: Session, head: int) -> list[str]:
    found: list[str] = []
    if record.head != head:
        found.append(f"entry {head}: the fight could be run to entry {record.head} only")
    return found + verify(session)
