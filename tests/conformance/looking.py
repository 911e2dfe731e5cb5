"""What is noted of a step of a fight: offers, refusals, events and the state after it."""

import json
from dataclasses import dataclass, field
from hashlib import sha256

from fechtbuch.engine.choices import Choice, Player, Question, Refusal, Slot, read_choice
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.streams import Stream

DIGITS = 5
"""Of a digest; one change in a million goes unseen."""


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
            self.lines.append(asked(question, slot))
            filled[slot.name] = words.get(slot.name, "")
            if filled[slot.name] == "" and slot.default != "":
                break
        self.lines.append(f"chosen {question.kind} {text}")
        return choice


def line(data: object) -> str:
    """Data in one line."""
    return json.dumps(data, sort_keys=True)


def asked(question: Question, slot: Slot) -> str:
    """A slot with everything that it offers."""
    return line({"asked": question.kind, **slot.to_data()})


def come_to(fight: Fight) -> list[str]:
    """What a step has told, and the state after it."""
    slugs = [fighter.slug for fighter in fight.roster]
    return [*(line(event.to_data(slugs)) for event in fight.events), line(fight.to_data())]
