"""Plays the books for as long as it is given, as nobody would, with all checks on.

    python -m fechtbuch.testing.fuzz [--minutes 60] [--book NAME] [--only CHECK] [--keep FOLDER]
                                     [--against SOURCES]

Each case is a scenario, a number and a way of playing (see `conformance.invariants`), or a pair of
states that meet (`conformance.pairs`); the same case is the same fight on every machine. Checked
are what always holds, what must be told, that policies answer legally, that sums which no rule
tells apart lead to the same (`conformance.alike`), and, where a folder of sources is given, that
these tell the same fight interpreted (`testing.twins`). What does not hold is kept as a small
record, one JSON file each; put into `tests/data/fuzz`, it is replayed by the tests from then on.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from threading import Semaphore
from typing import Any

from fechtbuch.books.base import books
from fechtbuch.engine.choices import Choice, Player, Question, Refusal, read_choice
from fechtbuch.engine.mind import Mind
from fechtbuch.scenario import names
from fechtbuch.testing.conformance.alike import told_apart
from fechtbuch.testing.conformance.invariants import WAYS, play, ready
from fechtbuch.testing.conformance.pairs import pairs_of, try_pair
from fechtbuch.testing.conformance.playing import scenario
from fechtbuch.testing.conformance.telling import Teller, told_badly
from fechtbuch.testing.conformance.test_every_field import anatomy_of
from fechtbuch.testing.twins import Twin, difference, told

HOLDS = "holds"
TOLD = "told"
LEGAL = "legal"
PAIRS = "pairs"
ALIKE = "alike"
SAME = "same"
CHECKS = (HOLDS, TOLD, LEGAL, PAIRS, ALIKE)
AGAINST = "FECHTBUCH_AGAINST"
"""The variable of the environment that names the sources to compare with."""

MOST_STEPS = 150
"""Of one fight: strange positions come early."""


@dataclass(frozen=True)
class Case:
    """Something to be played, the same wherever it is."""

    check: str
    name: str
    number: int
    way: str = ""
    states: tuple[str, str] = ("", "")

    @property
    def slug(self) -> str:
        """A name for the file that it is kept in."""
        parts = [self.check, self.name.replace("/", "-"), str(self.number), self.way, *self.states]
        return "-".join(part for part in parts if part)


@dataclass
class Found:
    """What came of a case."""

    case: Case
    decisions: int
    problems: list[str]


class Lawful(Player):
    """Puts every question to the policy as well, whose answer must be legal."""

    def __init__(self, player: Player, policy: Player, found: list[str]) -> None:
        self.player = player
        self.policy = policy
        self.found = found

    def decide(self, question: Question) -> Choice:
        """What the player decides."""
        meant = self.policy.decide(question).text()
        try:
            read = read_choice(question, meant).text()
        except Refusal as refusal:
            self.found.append(f"{question.id}: {meant}: {refusal}")
        else:
            if read != meant:
                self.found.append(f"{question.id}: {meant} is read as {read}")
        choice = self.player.decide(question)
        if isinstance(self.policy, Mind) and choice.text() != meant:
            self.policy.forget()  # What it meant to do next rests on what was not done.
        return choice


def run(case: Case) -> Found:
    """Play a case and say what does not hold."""
    if case.check == HOLDS:
        played = play(case.name, case.number, case.way, MOST_STEPS)
        return Found(case, played.decisions, played.broken)
    if case.check == PAIRS:
        tried = try_pair(case.name, case.states, case.number)
        return Found(case, tried.options, tried.broken)
    if case.check == SAME:
        return _same(case)
    if case.check == ALIKE:
        return Found(case, *told_apart(case.name, case.number, case.way, MOST_STEPS))
    return _told(case) if case.check == TOLD else _legal(case)


@cache
def twin(folder: str) -> Twin:
    """The other interpreter of this process."""
    return Twin(folder)


def _same(case: Case) -> Found:
    ours = told(case.name, case.number, case.way)
    theirs = twin(os.environ[AGAINST]).told(case.name, case.number, case.way)
    problem = difference(ours, theirs)
    return Found(case, len(ours), [problem] if problem else [])


def _told(case: Case) -> Found:
    book = scenario(case.name).rulebook
    telling = book.telling()
    teller = Teller(anatomy_of(book), telling)
    fight, _ = ready(case.name, case.number, case.way)
    fight.telling = True
    problems: list[str] = []
    rules = set(book.rules)
    for step in range(MOST_STEPS):
        if fight.over or problems:
            break
        before = teller.values(fight)
        fight.events = []
        fight.step()
        for event in fight.events:
            problems += [f"step {step}: {each}" for each in told_badly(event, rules)]
        if telling.told:
            problems += [f"step {step}: {each}" for each in teller.untold(fight, before)]
    return Found(case, int(fight.decisions), problems)


def _legal(case: Case) -> Found:
    chosen = scenario(case.name)
    fight, _ = ready(case.name, case.number, case.way)
    problems: list[str] = []
    policy = chosen.rulebook.policies()[chosen.rulebook.default_policy()]
    stream = ready(case.name, case.number, "curious")[1].stream
    fight.players = [Lawful(player, policy(stream), problems) for player in fight.players]
    for _ in range(MOST_STEPS):
        if fight.over or problems:
            break
        fight.step()
    return Found(case, int(fight.decisions), problems)


def cases(keys: list[str], checks: list[str], first: int) -> Iterator[Case]:
    """Cases without end, every scenario, way and check in turn, from a number on."""
    scenarios = [f"{info.book}/{info.name}" for info in names() if info.book in keys]
    number = first
    while scenarios and checks:
        for name in scenarios:
            for check in checks:
                if check == PAIRS:
                    pairs = pairs_of(scenario(name).rulebook)
                    if pairs:
                        states = pairs[(number * 7919) % len(pairs)]
                        yield Case(check, name, number, "", states)
                    continue
                for way in WAYS:
                    if not (check in (TOLD, LEGAL) and way == "meddled"):
                        yield Case(check, name, number, way)
        number += 1


def attempt(case: Case) -> Found:
    """Play a case; what fails in the middle of it is a problem like any other."""
    try:
        return run(case)
    except Exception as error:
        return Found(case, 0, [repr(error)])


def keep(found: Found, folder: Path) -> None:
    """Write a case that does not hold down, to be replayed."""
    folder.mkdir(parents=True, exist_ok=True)
    data: dict[str, Any] = {**asdict(found.case), "problems": found.problems[:3]}
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    (folder / f"{found.case.slug}.json").write_text(text, encoding="utf-8")


def kept(path: Path) -> Case:
    """A case that was written down."""
    data = json.loads(path.read_text(encoding="utf-8"))
    states = (data["states"][0], data["states"][1])
    return Case(data["check"], data["name"], data["number"], data["way"], states)


def main(arguments: list[str] | None = None) -> int:
    """Play until the time is up; 1 if anything did not hold."""
    parser = argparse.ArgumentParser(prog="fechtbuch.testing.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--book", action="append", choices=sorted(books()), default=[])
    parser.add_argument("--only", action="append", choices=(*CHECKS, SAME), default=[])
    parser.add_argument("--first", type=int, default=1000, help="the number of the first fights")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--against", default="", help="sources to be compared with, interpreted")
    parser.add_argument("--keep", type=Path, default=Path("build/fuzz"))
    asked = parser.parse_args(arguments)
    if asked.against:
        os.environ[AGAINST] = str(Path(asked.against).resolve())
    elif SAME in asked.only:
        parser.error("--only same needs --against SOURCES")
    keys = asked.book or sorted(books())
    until = time.monotonic() + 60 * asked.minutes
    counts: Counter[str] = Counter()
    fights: Counter[str] = Counter()
    bad = 0
    # A pool takes all that it is given at once: no more cases than can be played are made.
    room = Semaphore(2 * asked.jobs)
    with multiprocessing.Pool(asked.jobs, maxtasksperchild=2000) as pool:
        for found in pool.imap_unordered(attempt, _until(until, keys, asked, room)):
            room.release()
            counts[found.case.check] += found.decisions
            fights[found.case.name.split("/")[0]] += 1
            if found.problems:
                bad += 1
                keep(found, asked.keep)
                print(f"{found.case.slug}: {found.problems[0]}", flush=True)
    total = sum(counts.values())
    by_check = ", ".join(f"{check} {counts[check]:,}" for check in sorted(counts))
    by_book = ", ".join(f"{key} {fights[key]:,}" for key in sorted(fights))
    print(f"{total:,} decisions ({by_check}); cases: {by_book}; {bad} do not hold")
    return int(bad > 0)


def _until(
    until: float, keys: list[str], asked: argparse.Namespace, room: Semaphore
) -> Iterator[Case]:
    checks = asked.only or [*CHECKS, *([SAME] if asked.against else [])]
    for case in cases(keys, checks, asked.first):
        room.acquire()
        if time.monotonic() > until:
            return
        yield case


if __name__ == "__main__":
    sys.exit(main())
