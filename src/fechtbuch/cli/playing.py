"""`fechtbuch play`: a fight at this terminal."""

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fechtbuch.cli.common import catalogue_for, console, print_json, read_policies, writable
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.seats import Seats, seats_for, sides_for
from fechtbuch.cli.show import STORY, TELLINGS, Stage
from fechtbuch.cli.table import TerminalTable
from fechtbuch.engine.record import RecordError
from fechtbuch.engine.session import Session
from fechtbuch.engine.table_dice import SEED_BYTES
from fechtbuch.scenario import (
    Opened,
    Scenario,
    load,
    new_record,
    open_record,
    open_session,
    read_record,
    seed_from,
)
from fechtbuch.simulate.run import with_policies
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.titles import title_of
from fechtbuch.text.versions import how_it_opens

DEFAULT = "kurt-and-hans"
"""What is fought when nothing is said."""


def read_seed(text: str | None, scenario: Scenario) -> bytes:
    """A table's seed: a whole number, or 64 hexadecimal digits.

    Without text it is the scenario's own, or a fresh secret one.
    """
    if text is None:
        if scenario.seed is not None:
            return seed_from(scenario.seed)
        return secrets.token_bytes(SEED_BYTES)
    try:
        if len(text) == 2 * SEED_BYTES:
            return bytes.fromhex(text)
        return seed_from(int(text, 0))
    except ValueError:
        raise BadInput("seed", value=text, digits=2 * SEED_BYTES) from None


def read_telling(text: str) -> str:
    """How a fight is told: `story` or `full`."""
    if text not in TELLINGS:
        raise BadInput("telling", value=text, known=", ".join(TELLINGS))
    return text


def play(
    name: str | None,
    names: list[str],
    auto: bool,
    seed_text: str | None,
    save: Path | None,
    record_file: Path | None,
    policy: list[str],
    dice: bool,
    as_json: bool,
    language: str | None,
    telling: str = STORY,
) -> None:
    """Play, or let the engine play, and tell it."""
    if as_json and not auto:
        raise BadInput("json-without-auto")
    if auto and names:
        raise BadInput("as-and-auto")
    writable(save)
    policies = read_policies(policy)
    scenario, session, seed, opened = _sit_down(name, seed_text, record_file, policies)
    book = scenario.rulebook
    catalogue = catalogue_for(book, language)
    news = "" if opened is None else news_of(opened, catalogue)
    mine = set() if auto else seats_for(session.fight, names)
    sides = set() if auto else sides_for(session.fight, names)
    seats = Seats(scenario, session, seed, mine, save or record_file, sides)
    if dice:
        session.real_dice |= mine
    if as_json:
        while seats.advance():
            pass
        seats.save()
        print_json(fight_data(scenario, session, seed))
        return
    screen = console()
    played = {one.side for one in session.fight.roster if one.slug in mine}
    reader = next(iter(played)) if len(played) == 1 else -1
    stage = Stage(screen, catalogue, book, session.fight, int(reader), read_telling(telling))
    words = words_of(scenario, catalogue.language)
    screen.print(Text(words.title, "bold"), Text(f"  {title_of(book, catalogue.language)}", "dim"))
    if words.text:
        screen.print(Text(words.text.strip(), "italic"))
    if news:
        screen.print(Text(news, "bold yellow"))
    table = TerminalTable(seats, stage, _reader(screen))
    if auto:
        table.watch()
        if save is not None:
            stage.say("saved", file=str(save))
        return
    stage.say("welcome")
    table.play()


def fight_data(scenario: Scenario, session: Session, seed: bytes) -> dict[str, object]:
    """A whole fight as one JSON document."""
    fight = session.fight
    slugs = [one.slug for one in fight.roster]
    return {
        "book": scenario.rulebook.key,
        "scenario": scenario.name,
        "seed": seed.hex(),
        "rounds": int(fight.round),
        "over": fight.over,
        "bounded": fight.bounded,
        "winner": fight.sides[fight.winner].slug if fight.winner >= 0 else None,
        "winners": [fight.sides[side].slug for side in fight.winners()],
        "fighters": {
            one.slug: {
                "name": one.name,
                "side": fight.sides[one.side].slug,
                "alive": one.alive(),
                "damage_dealt": int(one.dealt),
                "damage_taken": int(one.taken),
            }
            for one in fight.roster
        },
        "events": [event.to_data(slugs) for event in session.story],
    }


def _sit_down(
    name: str | None,
    seed_text: str | None,
    record_file: Path | None,
    policies: dict[str, str],
) -> tuple[Scenario, Session, bytes, Opened | None]:
    if record_file is None:
        scenario = with_policies(load(name or DEFAULT), policies)
        seed = read_seed(seed_text, scenario)
        return scenario, open_session(new_record(scenario, seed), seed), seed, None
    if name is not None:
        raise BadInput("record-and-scenario", value=name)
    if seed_text is not None:
        raise BadInput("record-and-seed", value=seed_text)
    opened = open_file(record_file)
    revealed = opened.session.record.seed
    if not revealed:
        raise BadInput("seed-secret", value=record_file)
    scenario = with_policies(opened.scenario, policies)
    return scenario, opened.session, bytes.fromhex(revealed), opened


def open_file(path: Path) -> Opened:
    """The session of a record; `RecordError` names the file and what is wrong with it."""
    record = read_record(path)
    try:
        return open_record(record)
    except ValueError as error:
        raise RecordError(f"{path}: {error}") from None


def news_of(opened: Opened, catalogue: Catalogue) -> str:
    """What is to be said of a record that other rules than those of today have led."""
    entry = None if opened.disagreeing is None else opened.disagreeing.number
    return how_it_opens(opened.scenario.rulebook, opened.then, entry, catalogue)


def _reader(screen: Console) -> Callable[[str], str]:
    with suppress(ImportError):
        import readline  # noqa: F401 - gives the prompt its history

    def read(prompt: str) -> str:
        # Not Rich's: readline would not know of its prompt, and Enter alone would move nothing.
        line = input(prompt)
        if not sys.stdin.isatty():
            screen.print(Text(line))
        return line

    return read
