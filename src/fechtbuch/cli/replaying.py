"""`fechtbuch replay`: a recorded fight told again, or checked."""

from pathlib import Path

import typer
from rich.text import Text

from fechtbuch.cli.common import MISMATCH, catalogue_for, console, errors, print_json
from fechtbuch.cli.playing import fight_data, news_of, open_file, read_telling
from fechtbuch.cli.show import STORY, Stage
from fechtbuch.engine.record import RecordError
from fechtbuch.engine.session import verify
from fechtbuch.scenario import Opened
from fechtbuch.scenario.fairness import Fairness, were_fair
from fechtbuch.scenario.redacted import held_against
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.titles import title_of

MOST_COMPLAINTS = 5
"""Complaints that are shown: what follows from the first is not worth reading."""


def replay(
    file: Path,
    check: bool,
    as_json: bool,
    language: str | None,
    against: Path | None = None,
    telling: str = STORY,
) -> None:
    """Tell what a record holds, or check it against its own hashes, digests and seed.

    `against` is a redacted record that somebody saved during the fight.
    """
    opened = open_file(file)
    scenario, session = opened.scenario, opened.session
    record = session.record
    catalogue = catalogue_for(scenario.rulebook, language)
    news = news_of(opened, catalogue)
    if check:
        complaints = _complaints(opened)
        fairness = were_fair(record) if record.seed else None
        if fairness is not None and not fairness.fair and not complaints:
            complaints += [f"entry {number}: other dice fall" for number in fairness.wrong]
        if against is not None:
            complaints += _promised(opened, against)
        if as_json:
            print_json(
                {
                    "file": str(file),
                    "entries": len(record.entries) - 1,
                    "seed_revealed": record.seed != "",
                    "book_version": opened.then,
                    "book_version_now": scenario.rulebook.version,
                    "changed_rules": opened.changed,
                    "dice": None if fairness is None else _dice_data(fairness),
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
            if news:
                errors().print(Text(news))
        else:
            key = "verified" if record.seed != "" else "verified-without-seed"
            said = catalogue.say(key, {"file": str(file), "entries": len(record.entries) - 1})
            console().print(Text(said))
            if fairness is not None:
                counts: dict[str, str | int] = dict(_dice_data(fairness))
                console().print(Text(catalogue.say("verified-dice", counts)))
            if against is not None:
                console().print(Text(catalogue.say("held-against", {"file": str(against)})))
            if news:
                console().print(Text(news))
        if complaints:
            raise typer.Exit(MISMATCH)
        return
    if as_json:
        print_json(fight_data(scenario, session, bytes.fromhex(record.seed)))
        return
    screen = console()
    book = scenario.rulebook
    stage = Stage(screen, catalogue, book, session.fight, -1, read_telling(telling))
    title = words_of(scenario, catalogue.language).title
    screen.print(Text(title, "bold"), Text(f"  {title_of(book, catalogue.language)}", "dim"))
    if news:
        screen.print(Text(news, "bold yellow"))
    stage.story(session.story)
    screen.print()
    stage.map(session.fight)
    if not session.fight.over:
        stage.say("replay-unfinished")


def _dice_data(fairness: Fairness) -> dict[str, int]:
    return {
        "dice": fairness.dice,
        "people": len(fairness.values),
        "typed": fairness.typed,
        "brought": fairness.brought,
    }


def _promised(opened: Opened, against: Path) -> list[str]:
    try:
        lines = against.read_text(encoding="utf-8").splitlines()
        return held_against(opened.session.record, lines)
    except OSError as error:
        raise RecordError(f"{against}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{against}: is no record: not UTF-8") from None
    except RecordError as error:
        raise RecordError(f"{against}: {error}") from None


def _complaints(opened: Opened) -> list[str]:
    found: list[str] = []
    if opened.disagreeing is not None:
        found.append(
            f"entry {opened.disagreeing.number}: the rules of this version lead to another state"
        )
    return found + verify(opened.session)
