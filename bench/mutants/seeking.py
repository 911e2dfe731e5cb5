"""Survivors breed their own killers: fights in which a change makes a difference are looked for.

What the tests that name the rule and the kept wanderings let live meets a pool of other wanderings,
as far as they come to the line. Each is played with the change and held against what it came to
without; the first that differs is kept from then on. One such fight kills whole families.
"""

import time
from collections.abc import Callable, Iterator

import pytest

from bench.mutants.making import Mutant
from bench.mutants.running import (
    KILLED,
    SLACK,
    SURVIVED,
    TIMED_OUT,
    UNFIT,
    UNREACHED,
    Importers,
    Mutation,
    Verdict,
    limited,
)
from tests.conformance.looking import Step

PATIENCE = 15.0
"""Seconds of computing that are spent on one change."""

A_FIGHT = 2.0
"""Seconds of computing that no fight takes, interpreted."""

FOUND = "wandering"


class Seeking(Mutation):
    """The plug-in, with a pool of fights instead of the whole book's tests."""

    size = 0
    first = 0
    steps: Callable[[str, str, int], Iterator[Step]]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # Not before pytest has read which book is looked at: the kit asks for that once.
        from bench.mutants import fights
        from tests.conformance import wanderings

        self._collect(session)
        self.pool = fights.pool(self.folder, self.kept, self.size, self.first, self.jobs)
        self.steps = wanderings.steps
        self.key = self.folder.name.replace("_", "-")
        self.kept_ones = {(n, w, i): found for n, w, i, found in wanderings.kept(self.key)}
        self.killing: list[int] = []
        self.reached: dict[str, list[int]] = {}
        self.close: dict[str, list[int]] = {}
        for place, played in enumerate(self.pool):
            for line in set(played.lines()):
                self.reached.setdefault(line, []).append(place)
            for line in played.near():
                self.close.setdefault(line, []).append(place)
        before = len(self.kept_ones)
        tell = self.told

        def told(mutant: Mutant, verdict: Verdict) -> None:
            if verdict.by.startswith(FOUND):
                place = int(verdict.by.split()[1])
                played = self.pool[place]
                verdict.by = " ".join([FOUND, *map(str, played.fight)])
                self.killing = [place, *(each for each in self.killing if each != place)]
                if played.fight not in self.kept_ones:
                    self.kept_ones[played.fight] = played.digests
                    wanderings.keep(self.key, self.kept_ones)
            tell(mutant, verdict)

        self.told = told
        self._judge()
        print(f"{self.key}: {len(self.kept_ones)} fights are kept, {before} were")
        return True

    def files(self) -> dict[str, str]:
        """Which fights there are to choose from: a survivor meets others if there are any."""
        return {FOUND: f"{self.size} from {self.first}"}

    def _verdict(self, mutant: Mutant, importers: Importers, news: set[str]) -> Verdict:
        began = time.process_time()
        naming = {name for rule in mutant.rules for name in self.naming.get(rule, [])}
        names = [name for name in self.items if name in naming]
        places = self._reaching(mutant)
        if not names and not places:
            return Verdict(mutant.key, UNREACHED)
        if not self._change(mutant, importers):
            return Verdict(mutant.key, UNFIT)
        tested = self._tested(mutant, names, began)
        if not tested.lives:
            return tested
        for tried, place in enumerate(places):
            spent = round(time.process_time() - began, 2)
            if spent > PATIENCE:
                break
            with limited(A_FIGHT + SLACK, Verdict(mutant.key, TIMED_OUT, f"{FOUND} {place}")):
                differs = self._differs(place)
            if differs:
                return Verdict(mutant.key, KILLED, f"{FOUND} {place}", tried + 1, spent)
        spent = round(time.process_time() - began, 2)
        return Verdict(mutant.key, SURVIVED, "", len(places), spent)

    def _reaching(self, mutant: Mutant) -> list[int]:
        """Fights that come to the place, then those that may: kept ones and killers first."""
        lines = [f"{mutant.path}:{line}" for line in range(mutant.line, mutant.until + 1)]
        surely = {place for line in lines for place in self.reached.get(line, [])}
        perhaps = {place for line in lines for place in self.close.get(line, [])}
        if mutant.constant:
            surely = set(range(len(self.pool)))
        killing = {place: at - len(self.killing) for at, place in enumerate(self.killing)}

        def order(place: int) -> tuple[bool, bool, int, int]:
            played = self.pool[place]
            new = played.fight not in self.kept_ones
            return place not in surely, new, killing.get(place, 0), len(played.digests)

        return sorted(surely | perhaps, key=order)

    def _differs(self, place: int) -> bool:
        """Whether a fight comes to something else with the change."""
        played = self.pool[place]
        at = 0
        try:
            for step in self.steps(*played.fight):
                if at >= len(played.digests) or step.digest != played.digests[at]:
                    return True
                at += 1
        except Exception:
            return True
        return at < len(played.digests)
