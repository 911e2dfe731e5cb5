"""Fights that nobody would lead, and what every step of them comes to.

    python -m tests.conformance.wanderings [BOOK ...] [--again]

Players take whatever was taken least, a referee puts in edicts, and now and then somebody asks for
what was possible elsewhere. Of many such fights those are kept that show something no kept one
shows: a kind of event, a part of a sum, an option, a refusal. Of each step a few digits of a digest
stand in `wanderings/BOOK.txt`, over what was offered, refused and told and the state after it.

`--again` plays the same fights once more and writes what they come to now: after a change of a
rule, in the commit that says which. Without it other fights may be chosen. Policies have no part
in any of them.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from fechtbuch.engine.choices import Choice, Player, Question, Refusal, read_choice
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.kit import BOOKS, scenarios_of
from fechtbuch.testing.conformance.playing import bulk, scenario
from fechtbuch.testing.conformance.wandering import Curious, Meddler, Mixed, Taken

FOLDER = Path(__file__).with_name("wanderings")

WAYS = ("curious", "meddled", "headlong")
"""By whoever takes what is rare; the same under a referee who meddles; half of it by chance."""

MOST_STEPS = 40
DIGITS = 5
TRIED = 20
"""So many fights of every scenario and way are played to choose from."""

MOST_KEPT = 120
"""Of a book. The first few dozen show most of what there is to see."""

Trait = tuple[str, ...]
"""Something that a fight shows."""


@dataclass
class Step:
    """What a step came to: what was offered, refused and told, and the state after it."""

    lines: list[str] = field(default_factory=list)

    @property
    def digest(self) -> str:
        return sha256("\n".join(self.lines).encode()).hexdigest()[:DIGITS]


class Looker(Player):
    """Notes what a question offers and what it refuses, and lets somebody else decide."""

    def __init__(self, player: Player, stream: Stream, said: list[str]) -> None:
        self.player = player
        self.stream = stream
        self.said = said
        self.lines: list[str] = []

    def decide(self, question: Question) -> Choice:
        """What the player decides; before that, something that was said earlier is tried."""
        if self.said:
            earlier = self.said[self.stream.below(len(self.said))]
            try:
                read_choice(question, earlier)
                self.lines.append(f"accepted {earlier}")
            except Refusal as refusal:
                self.lines.append(f"refused {earlier}: {refusal}")
        choice = self.player.decide(question)
        text = choice.text()
        self.said.append(text)
        filled: dict[str, str] = {}
        words = choice.words()
        while (slot := question.slot(filled)) is not None:
            self.lines.append(_line({"asked": question.kind, **slot.to_data()}))
            filled[slot.name] = words.get(slot.name, "")
            if filled[slot.name] == "" and slot.default != "":
                break
        self.lines.append(f"chosen {question.kind} {text}")
        return choice


def steps(name: str, way: str, number: int) -> Iterator[Step]:
    """Play a fight, step by step."""
    book = scenario(name).rulebook
    fight, _ = bulk(name, number, "random")
    stream = Stream(number, 77)
    player: Player = Curious(stream, Taken())
    if way == "headlong":
        player = Mixed(RandomPlayer(stream), player, stream, 2)
    looker = Looker(player, Stream(number, 78), [])
    fight.players = [looker for _ in fight.sides]
    meddler = Meddler(book, Stream(number, 79), 3 if way == "meddled" else 0)
    fight.telling = True
    for _ in range(MOST_STEPS):
        if fight.over:
            return
        decreed = len(meddler.decreed)
        fight.events = []
        looker.lines = []
        meddler.meddle(fight)
        fight.step()
        slugs = [fighter.slug for fighter in fight.roster]
        step = Step([_line(edict) for edict in meddler.decreed[decreed:]])
        step.lines += looker.lines
        step.lines += [_line(event.to_data(slugs)) for event in fight.events]
        step.lines.append(_line(fight.to_data()))
        yield step


def _line(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def kept(key: str) -> list[tuple[str, str, int, list[str]]]:
    """The fights that are kept of a book: scenario, way, number and the digest of every step."""
    path = FOLDER / f"{key}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    rows = [line.split() for line in lines]
    return [(f"{key}/{name}", way, int(number), found) for name, way, number, *found in rows]


# Choosing.


def traits(name: str, way: str, number: int) -> set[Trait]:
    """What a fight shows."""
    found: set[Trait] = set()
    for step in steps(name, way, number):
        verbs: set[str] = set()
        for line in step.lines[:-1]:
            word, _, rest = line.partition(" ")
            if word == "chosen":
                kind, verb, *_ = rest.split(" ")
                verbs.add(f"{kind} {verb}")
            elif word == "refused":
                reason = rest.partition(": ")[2].partition(";")[0]
                found.add(("refused", rest.split(" ")[0], reason.partition(":")[0], reason[-12:]))
            elif word != "accepted":
                found |= _shown(json.loads(line))
        found |= {("chosen", verb) for verb in verbs}
    return found


def _shown(data: dict[str, Any]) -> set[Trait]:
    if "asked" in data:
        found: set[Trait] = {("slot", data["asked"], data["name"])}
        for option in data["options"]:
            found.add(("option", data["name"], option.get("group", ""), option.get("note", "")))
            for part in option.get("worth", {}).get("parts", []):
                found.add(("worth", part["name"], part["rule"]))
        return found
    if "verb" in data:
        return {("edict", data["verb"], data.get("field", ""), data.get("state", ""))}
    kind = str(data["kind"])
    found = {("event", kind, str(data.get("rule", "")), str(data.get("word", "")))}
    for part in data.get("tally", {}).get("parts", []):
        found.add(("part", kind, part["name"], part["rule"], str(part["value"])[:2]))
    return found


def chosen(key: str) -> list[tuple[str, str, int]]:
    """Of many fights a few that show together what all of them show."""
    (book,) = [each for each in BOOKS if each.key == key]
    shown = {
        (name, way, number): traits(name, way, number)
        for number in range(TRIED)
        for name in scenarios_of(book)
        for way in WAYS
    }
    missing = set().union(*shown.values())
    taken: list[tuple[str, str, int]] = []
    while missing and len(taken) < MOST_KEPT:
        best = max(shown, key=lambda one: len(shown[one] & missing))
        taken.append(best)
        missing -= shown[best]
    return taken


def write(key: str, fights: list[tuple[str, str, int]]) -> None:
    """Write down what fights come to."""
    FOLDER.mkdir(exist_ok=True)
    lines = []
    for name, way, number in sorted(fights):
        digests = [step.digest for step in steps(name, way, number)]
        lines.append(" ".join([name.partition("/")[2], way, str(number), *digests]))
    (FOLDER / f"{key}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Choose or play again, and write."""
    every = [book.key for book in BOOKS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("book", nargs="*", choices=[*every, []], default=every)
    parser.add_argument("--again", action="store_true", help="the same fights once more")
    asked = parser.parse_args()
    for key in asked.book:
        fights = [fight[:3] for fight in kept(key)] if asked.again else chosen(key)
        write(key, fights)
        print(f"{key}: {len(fights)} fights")


if __name__ == "__main__":
    main()
