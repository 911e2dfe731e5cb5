"""The best that a side can do against given policies, in a duel small enough to be solved.

At every question of the side all its plans are followed up, while the policies of the others decide
as ever. The graph then has states, from which dice lead on, and decisions, of which the side takes
the best. How much more that wins than the policy itself is the policy's regret.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Choice, Player, Question, fill, parse_words
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.engine.exact import EveryWhim
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.streams import Stream
from fechtbuch.odds.duel import MOST_RUNS, MOST_STATES, MOST_SWEEPS, Graph, solved
from fechtbuch.odds.exchange import DEPTH, Scene
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.run import scenario_of, with_policies
from fechtbuch.text.tables import percent, titled_table

CLOSE = 1e-10
"""Values that change by no more than this are found."""

MOST_PLANS = 8
"""So many plans of a question are followed up."""

LEVEL = "strong"
"""Whose plans are listed; which of them is best is found out here."""


@dataclass(frozen=True)
class Response(Framed):
    """What a side wins by its policy, and at best."""

    side: str
    policy: str
    played: float
    best: float
    states: int
    decisions: int
    runs: int

    @property
    def regret(self) -> float:
        """What the policy leaves on the table, as a share of fights."""
        return max(0.0, self.best - self.played)

    def rows(self) -> list[dict[str, Any]]:
        """The response as a table of one row."""
        return [self.to_data()]

    def __repr__(self) -> str:
        return (
            f"<{self.side}: {self.played:.1%} by {self.policy}, {self.best:.1%} at best; "
            f"{self.states} states>"
        )

    def _repr_html_(self) -> str:
        """The response in a notebook."""
        row = [self.policy, percent(self.played), percent(self.best), percent(self.regret)]
        heads = ["policy", "wins", "at best", "given away"]
        return titled_table(self.side, f"{self.states} states", heads, [row])

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "side": self.side,
            "policy": self.policy,
            "played": self.played,
            "best": self.best,
            "regret": self.regret,
            "states": self.states,
            "decisions": self.decisions,
            "runs": self.runs,
        }


class Within(BaseException):
    """A decision within rolls that were to count as one: they are rolled one by one instead."""


@dataclass
class Slot:
    """Where dice lead from a state, or after a choice: to states and to decisions."""

    states: dict[int, float] = field(default_factory=dict)
    decisions: dict[int, float] = field(default_factory=dict)


def within(dice: Enumeration) -> bool:
    """Whether rolls have begun that are to count as one, and have not come to their result."""
    for mark, _ in dice._began.items():
        bundle = dice._bundles[mark] if mark < len(dice._bundles) else None
        if bundle is None or dice._passed.get(mark, 0) < bundle.stage:
            return True
    return False


class Chooser(Player):
    """Makes every choice that the policy's plans name, one after another."""

    def __init__(self, policy: Player, lister: Mind, dice: Enumeration) -> None:
        self.policy = policy
        self.lister = lister
        self.dice = dice
        self.decisions: list[list[Slot]] = []
        """For each decision where every choice leads."""
        self.here = Slot()
        """Where the course is that is being played."""
        self.weight = Fraction(1)
        """Of the course when it came there."""
        self._known: dict[tuple[int, int], int] = {}
        self._state = 0

    def begin(self, state: int, slot: Slot) -> None:
        """A course begins in a state."""
        self._state = state
        self.here = slot
        self.weight = Fraction(1)

    def forget(self, state: int, decisions: int) -> None:
        """Whatever was found of a state, beyond so many decisions, is found out anew."""
        del self.decisions[decisions:]
        self._known = {place: one for place, one in self._known.items() if place[0] != state}

    def end(self, after: int, weight: Fraction) -> None:
        """It has come to a state."""
        chance = float(weight / self.weight)
        self.here.states[after] = self.here.states.get(after, 0.0) + chance

    def decide(self, question: Question) -> Choice:
        """The next choice; where there are no plans, what the policy does."""
        texts = list(dict.fromkeys(self.lister.ranked(question)))[:MOST_PLANS]
        if len(texts) < 2:
            return self.policy.decide(question)
        if within(self.dice):
            raise Within
        place = (self._state, self.dice.node())
        number = self._known.get(place)
        if number is None:
            number = len(self.decisions)
            self._known[place] = number
            self.decisions.append([Slot() for _ in texts])
            chance = float(self.dice.weight() / self.weight)
            self.here.decisions[number] = chance
        chosen = self.dice.choose([1] * len(texts))
        self.here = self.decisions[number][chosen]
        self.weight = self.dice.weight()
        return question.build(fill(question, parse_words(texts[chosen])))


class Choices(Graph):
    """All states of a fight in which one side tries out everything that it might plan."""

    def __init__(
        self, scene: Scene, side: int, most_states: int, most_runs: int, depth: int
    ) -> None:
        self.side = side
        self.slots: list[Slot] = []
        self.chooser: Chooser | None = None
        super().__init__(scene, most_states, most_runs, depth)

    def _seats(self, scene: Scene) -> list[Player]:
        players = scene.players(EveryWhim(self.dice))
        self.chooser = Chooser(players[self.side], lister_of(scene.book), self.dice)
        players[self.side] = self.chooser
        return players

    def _expand(self, number: int, start: Fight) -> None:
        """One step from a state; its rolls are bundled unless that would hide a choice."""
        assert self.chooser is not None
        decisions = len(self.chooser.decisions)
        before = start.copy()
        self.dice.bundling = True
        try:
            super()._expand(number, start)
        except Within:
            self.slots[number] = Slot()
            self.chooser.forget(number, decisions)
            self.dice.bundling = False
            super()._expand(number, before)

    def _begin(self, number: int) -> None:
        while len(self.slots) < len(self.ways):
            self.slots.append(Slot())
        assert self.chooser is not None
        self.chooser.begin(number, self.slots[number])

    def _lead(self, ways: dict[int, Fraction], after: int, chance: Fraction) -> None:
        assert self.chooser is not None
        self.chooser.end(after, chance)

    def best(self, goal: set[int]) -> float:
        """The chance to come to the goal at best, from below."""
        assert self.chooser is not None
        decisions = self.chooser.decisions
        worth = [1.0 if number in goal else 0.0 for number in range(len(self.ways))]
        value = [0.0] * len(decisions)

        def reached(slot: Slot) -> float:
            return sum(chance * worth[state] for state, chance in slot.states.items()) + sum(
                chance * value[number] for number, chance in slot.decisions.items()
            )

        inner = [number for number in range(len(self.slots)) if number not in self.ends]
        for _ in range(MOST_SWEEPS):
            moved = 0.0
            for number in range(len(decisions) - 1, -1, -1):
                value[number] = max(reached(slot) for slot in decisions[number])
            for number in inner:
                now = reached(self.slots[number])
                moved = max(moved, abs(now - worth[number]))
                worth[number] = now
            if moved < CLOSE:
                break
        return worth[0]


def lister_of(book: Book) -> Mind:
    """Who lists the plans of a book, and leaves nothing to chance."""
    if book.thinking is None:
        raise ValueError(f"{book.title} has no plans: there is nothing to choose from")
    data = dict(book.data(f"data/minds/{LEVEL}.toml")["weights"])
    player = book.thinking.player({**data, "whim": 0}, LEVEL)(Stream(1, 1))
    assert isinstance(player, Mind)
    return player


def best_response(
    source: Scenario | str | Path,
    side: str,
    *,
    policies: Mapping[str, str] | None = None,
    depth: int = DEPTH,
    most_states: int = MOST_STATES,
    most_runs: int = MOST_RUNS,
) -> Response:
    """What a side (by its slug) wins by its policy and at best, the others playing by theirs.

    `TooMany` if the fight is too large to be solved with every plan tried.
    """
    scenario = with_policies(scenario_of(source), policies or {})
    slugs = [party.slug for party in scenario.sides]
    if side not in slugs:
        raise ValueError(f"side {side!r}: there are {', '.join(slugs)}")
    index = slugs.index(side)
    usual = Graph(Scene(scenario), most_states, most_runs, depth)
    played = solved(usual, _won(usual, index), 0)
    graph = Choices(Scene(scenario), index, most_states, most_runs, depth)
    assert graph.chooser is not None
    return Response(
        side,
        scenario.sides[index].policy,
        (played.low + played.high) / 2,
        graph.best(_won(graph, index)),
        len(graph.ways),
        len(graph.chooser.decisions),
        graph.runs,
    )


def _won(graph: Graph, side: int) -> set[int]:
    return {number for number, winners in graph.ends.items() if side in winners}
