"""Players and referees who lead a fight where nobody would, to see whether the rules follow.

Chance alone is mostly idle. `Curious` takes the kinds of choices that were taken least so far, so
grips, mounts, plans and answers come up as often as blows; `Mixed` goes on sensibly in between, so
that there is somebody left to do it with. `Meddler` puts in edicts.
"""

import json
from collections import Counter

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.engine.choices import VERB, Choice, Partial, Player, Question, Refusal
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field_text
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.random_player import MOST_ATTEMPTS, MOST_SLOTS, RandomPlayer, values_of
from fechtbuch.engine.streams import Stream

Taken = Counter[tuple[str, str]]
"""How often each verb of each question was taken."""


class Curious(Player):
    """Takes the verb that was taken least so far, and anything with it."""

    def __init__(self, stream: Stream, taken: Taken) -> None:
        self.stream = stream
        self.taken = taken
        self.chance = RandomPlayer(stream)

    def decide(self, question: Question) -> Choice:
        """A legal choice of the rarest kind; any if that cannot be completed."""
        for _ in range(MOST_ATTEMPTS):
            partial = self._fill(question)
            if partial is not None:
                return question.build(partial)
        return self.chance.decide(question)

    def _fill(self, question: Question) -> Partial | None:
        partial: Partial = {}
        for _ in range(MOST_SLOTS):
            slot = question.slot(partial)
            if slot is None:
                return partial
            values = values_of(slot)
            if not values:
                return None
            if slot.name == VERB:
                least = min(self.taken[question.kind, value] for value in values)
                values = [one for one in values if self.taken[question.kind, one] == least]
            chosen = values[self.stream.below(len(values))]
            if slot.name == VERB:
                self.taken[question.kind, chosen] += 1
            partial[slot.name] = chosen
        return None


class Mixed(Player):
    """Plays like a policy, and every so often like somebody else."""

    def __init__(self, policy: Player, other: Player, stream: Stream, every: int) -> None:
        self.policy = policy
        self.other = other
        self.stream = stream
        self.every = every

    def decide(self, question: Question) -> Choice:
        """What one of the two does."""
        if self.stream.below(self.every) == 0:
            return self.other.decide(question)
        return self.policy.decide(question)


class Meddler:
    """A referee who sets, adds, removes and moves by chance, within what the book allows.

    `every` says how seldom he speaks: before every fourth step, say; 0 is never.
    """

    def __init__(self, book: Book, stream: Stream, every: int) -> None:
        self.book = book
        self.stream = stream
        self.every = every
        self.decreed: list[Partial] = []
        self._settings = list(book.settings().values())
        self._states = list(book.states())
        self._newcomers = fighter_keys(book.folder)

    def meddle(self, fight: Fight) -> None:
        """Now and then decree something; what makes no sense here is refused."""
        if self.every == 0 or fight.over or self.stream.below(self.every) > 0:
            return
        edict = self._edict(fight)
        try:
            decree(fight, edict)
        except Refusal:
            return
        self.decreed.append(edict)

    def _one(self, values: list[str]) -> str:
        return values[self.stream.below(len(values))]

    def _edict(self, fight: Fight) -> Partial:
        whom = self._one([fighter.slug for fighter in fight.roster])
        kinds = ["set"] * 4 + ["add-state"] * 6 + ["remove-state"] * 4
        kinds += ["skip", "modifier", "hide", "reveal", "allow", "remove-fighter", "add-fighter"]
        verb = self._one(kinds)
        edict: Partial = {"verb": verb, "fighter": whom}
        if verb == "set":
            setting = self._settings[self.stream.below(len(self._settings))]
            edict["field"] = setting.name
            if setting.words:
                edict["value"] = self._one(list(setting.words))
            elif setting.kind == "field":
                edict["value"] = self._field(fight)
            else:
                low, high = max(setting.low or 0, -3), min(setting.high or 0, 12)
                edict["value"] = str(low + self.stream.below(max(1, high - low + 1)))
        elif verb in ("add-state", "remove-state"):
            if not self._states:
                return {"verb": "say", "text": "nothing"}
            edict["state"] = self._one(self._states)
        elif verb == "hide":
            edict["side"] = self._one([side.slug for side in fight.sides])
        elif verb == "modifier":
            edict["amount"] = str(self.stream.below(5) - 2)
        elif verb == "add-fighter":
            side = self._one([side.slug for side in fight.sides])
            if len(fight.roster) > 16:
                return {"verb": "say", "text": "enough"}
            return {
                "verb": verb,
                "data": json.dumps({"use": self._one(self._newcomers), "side": side}),
            }
        return edict

    def _field(self, fight: Fight) -> str:
        near = fight.roster[self.stream.below(len(fight.roster))].at
        fields = list(fight.grid.ring(near, 1 + self.stream.below(2)))
        return field_text(fields[self.stream.below(len(fields))]) if fields else field_text(near)
