"""Playing by rollouts: the `advised` policy of every book."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Player, Question, Refusal
from fechtbuch.engine.memory import Memory
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.position import Position, position_of
from fechtbuch.engine.search import MOST_CANDIDATES, Bench, Crew, Search
from fechtbuch.engine.session import Rewinding
from fechtbuch.engine.streams import Stream

ROLLOUTS: Final = 4000
"""Rollouts for each decision of the policy."""

SEED: Final = 0x5AD71CE
"""Where the policy's rollouts get their dice from, unless told."""

APART: Final = 1 << 20
"""Rollouts of one decision are numbered so far from those of the next."""

CLEAR: Final = 1.0
"""By how many standard errors an option must be better than what is usual to be taken instead."""


class Advised(Player):
    """The `advised` policy: takes what the rollouts find best.

    It is as slow as so many fights for each decision. Where something is hidden from its side it
    plays like the book's own policy, because rollouts would betray it.
    """

    def __init__(self, crew: Crew, rollouts: int = ROLLOUTS, seed: i64 = SEED) -> None:
        self.crew = crew
        self.rollouts = rollouts
        self.seed = seed
        self._whim = Stream()
        self._own: list[Player] = []

    def remembers(self) -> bool:
        """It must be able to go back to the moment of its question."""
        return True

    def decide(self, question: Question) -> Choice:
        """The best of the options."""
        fight = question.fight
        if not self._own:
            self._own = self.crew.players(self._whim, len(fight.sides))
        # Its chance, as its dice below, depends on nothing but the place in the fight.
        self._whim.rekey(self.seed, fight.decisions)
        own = self._own[question.side]
        usual = own.decide(question)
        if (fight.hiding >> question.side) & 1 == 1:
            return usual
        host = fight.host
        if isinstance(host, Memory):
            position = Position(host.past.start)
            position.past = host.past.copy()
        elif isinstance(host, Rewinding):
            position = position_of(host.session, question)
        else:
            return usual
        bench = Bench(position, self.crew, question, self.seed, fight.decisions * APART)
        try:
            search = Search(bench, question, usual.text(), MOST_CANDIDATES, own)
        except Refusal:
            return usual
        if len(search.candidates) < 2:
            return usual
        while search.rollouts < self.rollouts and not search.finished():
            before = search.rollouts
            search.work(self.rollouts - before)
            if search.rollouts == before:
                break
        best = search.choice(CLEAR)
        if best is None or best.partial is None or best.usual:
            return usual
        if isinstance(own, Mind):
            own.forget()
        return question.build(dict(best.partial))
