"""Who wins a small fight: the graph of all states between two steps, solved.

Every boundary that can come about is a state. From each, one step is run on every course of the
dice, with the policies deciding; equal states are one. What is left is a Markov chain with cycles
(both miss, and all is as before), whose chances of ending in each side's victory are found exactly
by elimination if it is small, and otherwise by iteration from below and from above, which gives
bounds.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Player
from fechtbuch.engine.enumeration import Enumeration, Negligible, TooMany
from fechtbuch.engine.exact import EveryWhim
from fechtbuch.engine.fight import Fight
from fechtbuch.odds.exchange import DEPTH, Scene, Source
from fechtbuch.simulate.frames import Framed
from fechtbuch.text.tables import percent, titled_table

MOST_STATES = 50_000
MOST_RUNS = 500_000
"""A fight with more states, or more courses of the dice, is too large."""

STEPS = 25
LEAST = 1000
"""A single step may have one course of `STEPS` that all together may have, and always `LEAST`."""

MOST_EXACT = 500
"""Up to so many states are solved as fractions."""

PRECISION = 1e-12
MOST_SWEEPS = 20_000


@dataclass(frozen=True)
class SideOdds:
    """The chance that a side wins: between `low` and `high`, and exactly `p` if it is known."""

    low: float
    high: float
    p: Fraction | None = None

    def to_data(self) -> dict[str, object]:
        """The chance as JSON-ready data."""
        middle = (self.low + self.high) / 2 if self.p is None else float(self.p)
        data: dict[str, object] = {"float": middle, "low": self.low, "high": self.high}
        if self.p is not None:
            data["p"] = str(self.p)
        return data


@dataclass(frozen=True)
class WinOdds(Framed):
    """The chances of all sides, over all dice, when policies play without a limit of rounds."""

    sides: dict[str, SideOdds]
    draw: SideOdds
    """The rest: nobody wins, or the fight never ends."""
    states: int
    runs: int
    cut: Fraction

    @property
    def exact(self) -> bool:
        """Whether the chances are fractions, not bounds."""
        found = [self.draw, *self.sides.values()]
        return self.cut == 0 and all(odds.p is not None for odds in found)

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each side and one for a draw."""
        return [
            {
                "side": slug,
                "low": odds.low,
                "high": odds.high,
                "p": None if odds.p is None else str(odds.p),
            }
            for slug, odds in [*self.sides.items(), ("draw", self.draw)]
        ]

    def __repr__(self) -> str:
        shares = ", ".join(
            f"{row['side']} {(row['low'] + row['high']) / 2:.2%}" for row in self.rows()
        )
        return f"<{shares}; {'exact' if self.exact else 'bounds'}, {self.states} states>"

    def _repr_html_(self) -> str:
        """The chances in a notebook."""
        rows = [
            [row["side"], percent(row["low"]), percent(row["high"]), row["p"] or ""]
            for row in self.rows()
        ]
        note = f"{self.states} states, {self.runs} courses of the dice"
        return titled_table("Who wins", note, ["side", "from", "to", "exactly"], rows)

    def to_data(self) -> dict[str, object]:
        """The chances as JSON-ready data."""
        return {
            "sides": {slug: odds.to_data() for slug, odds in self.sides.items()},
            "draw": self.draw.to_data(),
            "states": self.states,
            "runs": self.runs,
            "exact": self.exact,
            "cut": str(self.cut),
        }


class Graph:
    """All states of a fight and the chances of coming from one to the next."""

    def __init__(self, scene: Scene, most_states: int, most_runs: int, depth: int) -> None:
        self.book: Book = scene.book
        self.most_states = most_states
        self.most_runs = most_runs
        self.dice = Enumeration(depth)
        self.players = self._seats(scene)
        self.ways: list[dict[int, Fraction]] = []
        """For each state, where one step leads."""
        self.ends: dict[int, list[int]] = {}
        """The sides that have won, for each state in which the fight is over."""
        self.runs = 0
        self.cut = Fraction(0)
        self._numbers: dict[object, int] = {}
        self._waiting: list[tuple[int, Fight]] = []
        self._number(scene.position.begin(self.players, self.dice))
        while self._waiting:
            self._expand(*self._waiting.pop())

    def _seats(self, scene: Scene) -> list[Player]:
        """Who plays: the policies, every chance of theirs in turn."""
        return scene.players(EveryWhim(self.dice))

    def _number(self, fight: Fight) -> int:
        if self.book.timeless:
            fight.round = 1
        key = fight.key()
        number = self._numbers.get(key)
        if number is None:
            number = len(self.ways)
            if number >= self.most_states:
                raise TooMany("states", self.most_states)
            self._numbers[key] = number
            self.ways.append({})
            if fight.over:
                self.ends[number] = fight.winners()
            else:
                self._waiting.append((number, fight))
        return number

    def _expand(self, number: int, start: Fight) -> None:
        dice = self.dice
        dice.restart()
        ways = self.ways[number]
        before = self.runs
        most = max(self.most_runs // STEPS, LEAST)
        while True:
            if self.runs >= self.most_runs:
                raise TooMany("courses of the dice", self.most_runs)
            if self.runs - before >= most:
                # Others are no smaller: who waits for all of them waits in vain.
                raise TooMany("courses of the dice", most)
            self.runs += 1
            fight = start.copy()
            fight.players = self.players
            fight.dice = dice
            self._begin(number)
            try:
                fight.advance()
            except Negligible:
                pass
            else:
                self._lead(ways, self._number(fight), dice.weight())
            if not dice.advance():
                break
        self.cut = max(self.cut, dice.cut)

    def _begin(self, number: int) -> None:
        """A course from a state begins."""

    def _lead(self, ways: dict[int, Fraction], after: int, chance: Fraction) -> None:
        """A course has led to a state."""
        ways[after] = ways.get(after, Fraction(0)) + chance


def win_odds(
    source: Source,
    *,
    book: Book | None = None,
    depth: int = DEPTH,
    most_states: int = MOST_STATES,
    most_runs: int = MOST_RUNS,
) -> WinOdds:
    """The chance of each side to win the whole fight, played by the policies over all dice.

    `TooMany` if the fight, or a single step of it, is too large: then simulate it. The limit of
    rounds does not count where the book says that rounds are alike. `cut` is the largest weight
    cut off in any one step.
    """
    scene = Scene(source, book)
    graph = Graph(scene, most_states, most_runs, depth)
    sides = scene.fight.sides
    found: dict[str, SideOdds] = {}
    for side in sides:
        goal = {number for number, winners in graph.ends.items() if side.index in winners}
        found[side.slug] = solved(graph, goal)
    nobody = {number for number, winners in graph.ends.items() if not winners}
    draw = solved(graph, nobody)
    return WinOdds(found, draw, len(graph.ways), graph.runs, graph.cut)


def solved(graph: Graph, goal: set[int], most_exact: int | None = None) -> SideOdds:
    """The chance of ever coming to one of these states from the first one.

    As a fraction where there are no more states than `most_exact`, which takes its time.
    """
    if 0 in goal:
        return SideOdds(1.0, 1.0, Fraction(1))
    able = _able(graph, goal)
    if 0 not in able:
        return SideOdds(0.0, 0.0, Fraction(0))
    if len(graph.ways) <= (MOST_EXACT if most_exact is None else most_exact):
        exact = _eliminated(graph, goal, able)
        return SideOdds(float(exact), float(exact), exact)
    return _iterated(graph, goal, able)


def _able(graph: Graph, goal: set[int]) -> set[int]:
    """The states from which one of the goal can be reached."""
    before: dict[int, list[int]] = {}
    for number, ways in enumerate(graph.ways):
        for after in ways:
            before.setdefault(after, []).append(number)
    able = set(goal)
    waiting = list(goal)
    while waiting:
        for number in before.get(waiting.pop(), []):
            if number not in able:
                able.add(number)
                waiting.append(number)
    return able


def _eliminated(graph: Graph, goal: set[int], able: set[int]) -> Fraction:
    """By taking one state after another out of the chain."""
    inner = sorted(able - goal)
    rows: dict[int, dict[int, Fraction]] = {}
    sure: dict[int, Fraction] = {}
    for number in inner:
        ways = graph.ways[number]
        rows[number] = {
            after: chance for after, chance in ways.items() if after in able and after not in goal
        }
        sure[number] = sum((chance for after, chance in ways.items() if after in goal), Fraction(0))
    for number in reversed(inner):
        row = rows.pop(number)
        stays = 1 - row.pop(number, Fraction(0))
        row = {after: chance / stays for after, chance in row.items()}
        direct = sure[number] / stays
        if number == 0:
            return direct
        for other, ways in rows.items():
            through = ways.pop(number, None)
            if through is not None:
                sure[other] += through * direct
                for after, chance in row.items():
                    ways[after] = ways.get(after, Fraction(0)) + through * chance
    raise AssertionError("the first state is always there")


def _iterated(graph: Graph, goal: set[int], able: set[int]) -> SideOdds:
    """From below and from above, until they meet."""
    low = [0.0] * len(graph.ways)
    high = [0.0] * len(graph.ways)
    for number in able:
        high[number] = 1.0
    for number in goal:
        low[number] = 1.0
    plain = [[(after, float(chance)) for after, chance in ways.items()] for ways in graph.ways]
    inner = sorted(able - goal, reverse=True)
    for _ in range(MOST_SWEEPS):
        for number in inner:
            low[number] = sum(chance * low[after] for after, chance in plain[number])
            high[number] = sum(chance * high[after] for after, chance in plain[number])
        if high[0] - low[0] < PRECISION:
            break
    return SideOdds(max(0.0, low[0] - PRECISION), min(1.0, high[0] + PRECISION))
