"""Compiled against interpreted: the same fight in two processes, compared event by event.

    python -m fechtbuch.testing.fuzz --only same --against src

The other process runs this module with the sources of a folder before everything installed, so
that nothing compiled is found; it takes cases line by line and gives back what was told.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

from fechtbuch.engine.record import digest_of
from fechtbuch.testing.conformance.invariants import ready

MOST_STEPS = 60
"""Of one fight: interpreted, a step takes twenty times as long."""


def told(name: str, number: int, way: str) -> list[str]:
    """Everything that a fight tells, one line each, with the state after every step."""
    fight, meddler = ready(name, number, way)
    fight.telling = True
    lines: list[str] = []
    for step in range(MOST_STEPS):
        if fight.over:
            break
        meddler.meddle(fight)
        fight.events = []
        fight.step()
        slugs = [fighter.slug for fighter in fight.roster]
        lines += [json.dumps(event.to_data(slugs), sort_keys=True) for event in fight.events]
        lines.append(f"step {step}: {digest_of(fight.to_data())}")
    return lines


class Twin:
    """Another interpreter that plays the same fights from the sources of a folder."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONHASHSEED": "7"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fechtbuch.testing.twins"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def told(self, name: str, number: int, way: str) -> list[str]:
        """What the fight tells there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([name, number, way]), file=self.process.stdin, flush=True)
        lines = json.loads(self.process.stdout.readline())
        return [str(line) for line in lines]

    def close(self) -> None:
        """It is no longer needed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()


def difference(ours: list[str], theirs: list[str]) -> str:
    """The first line in which two tellings of a fight differ; empty where they agree."""
    for place, (our, their) in enumerate(zip(ours, theirs)):
        if our != their:
            return f"line {place}: {our} here, {their} there"
    if len(ours) != len(theirs):
        return f"{len(ours)} lines here, {len(theirs)} there"
    return ""


def answer(lines: Iterator[str]) -> Iterator[str]:
    """Play what is asked for, case by case."""
    for line in lines:
        name, number, way = json.loads(line)
        yield json.dumps(told(name, number, way))


if __name__ == "__main__":
    for played in answer(iter(sys.stdin)):
        print(played, flush=True)
