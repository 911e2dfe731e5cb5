"""Every outcome with its weight: exact odds by running the rules on each in turn.

`Enumeration` is a source of dice that walks the tree of outcome classes depth first. The rules
are run once per leaf; a leaf's chance is the product of its classes' weights over the product
of all weights, kept as integers.

Rules may say that several rolls count as one (`Fight.together`, `Fight.settled`): then all ways to
the same result go on as a single class, with the weight of all of them. If such rolls have a name
and depend on a few numbers alone, their results are remembered for the next time.
"""

from fractions import Fraction
from math import lcm
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.dice import EACH, HIGHEST, MOST_EXPLOSIONS, Dice
from fechtbuch.engine.fields import shifted
from fechtbuch.engine.keeping import ALL
from fechtbuch.engine.weights import exploding_classes, pool_classes, sum_classes

MOST_CLASSES: Final = 200_000
"""A single roll with more outcome classes than this is refused."""

NO_WEIGHTS: Final[list[int]] = []
"""For a roll that was made before: its weights are known."""

MOST_ROLLS: Final = 400
"""A run with more rolls than this is given up."""


MOST_COURSES: Final = 2_000_000
"""After so many runs an enumeration is given up, the same on every machine."""


class TooMany(Exception):
    """More courses of the dice, or more states, than were allowed."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"too many courses: more than {most} {what}")
        self.what = what
        self.most = most


class Negligible(BaseException):
    """A run that is given up: it is not to be counted.

    Either it has gone on for `MOST_ROLLS` rolls, and its weight is cut off: rules that roll again
    and again until something happens never end for who tries every outcome. (Plain ties should be
    rolled off by `Dice.roll_off`.) Or it came to a result that other runs come to as well, and its
    weight goes to the one that stands for them.
    """


class Forgotten(BaseException):
    """Something that was to be forgotten is needed after all: the odds are reckoned without."""


class Result:
    """What several rolls came to: how likely that is, and one way there."""

    def __init__(self, course: list[int], last: bool, void: bool) -> None:
        self.course = course
        """The classes of the rolls on that way."""
        self.last = last
        self.void = void
        """Whether the rolls are made again."""
        self.weights: dict[int, int] = {}
        """By denominator, over all ways there."""

    def chance(self) -> Fraction:
        """The chance of all ways together."""
        whole = Fraction(0)
        for under, over in self.weights.items():
            whole += Fraction(over, under)
        return whole


class Bundle:
    """Results of several rolls, taken in turn as the classes of one."""

    def __init__(self, stage: i64, courses: list[list[int]]) -> None:
        self.stage = stage
        """How often rolls were bundled here: so many `settle`s lie behind."""
        self.courses = courses


class Stretch:
    """Rolls that depend on a few numbers alone: what they come to."""

    def __init__(self, weights: list[int], whole: int, bundle: Bundle, cut: Fraction) -> None:
        self.weights = weights
        self.whole = whole
        self.bundle = bundle
        self.cut = cut
        """How much of their weight is cut off."""


class Opening:
    """A moment at which named rolls begin for the first time."""

    def __init__(self, name: tuple[object, ...], chance: Fraction, cut: Fraction) -> None:
        self.name = name
        self.chance = chance
        """Of coming here."""
        self.cut = cut
        """What was cut off before."""


class Enumeration(Dice):
    """All outcomes of a stretch of rules, one run after another.

    Use it as: `while True:` run the rules with these dice, read `weight()`, then `advance()`
    until it says that nothing is left. `depth` bounds how often a die explodes. A run of too many
    rolls raises `Negligible`; skip it and advance. `advance` raises `TooMany` if there are more
    than `most` runs.
    `cut` is an upper bound of the weight cut off in both ways, over all rolls of all runs.
    """

    def __init__(self, depth: int = 4, most: int = MOST_COURSES) -> None:
        super().__init__()
        self.most = most
        if not 1 <= depth <= MOST_EXPLOSIONS:
            raise ValueError(f"explosions to depth {depth}: give 1 to {MOST_EXPLOSIONS}")
        self.depth = depth
        self.bundling = True
        """Whether rolls that count as one are bundled; chances are the same without."""
        self.ending = False
        """Whether nothing matters after this step."""
        self._stretches: dict[tuple[object, ...], Stretch] = {}
        self.restart()

    def restart(self) -> None:
        """Begin with other rules: nothing is known of their rolls, nothing is cut off yet."""
        self.runs = 0
        self.cut = Fraction(0)
        # The branchings of this run, one entry of each list for each.
        self._chosen: list[int] = []
        self._weights: list[list[int]] = []
        self._wholes: list[int] = []
        self._overs: list[int] = []
        self._unders: list[int] = []
        self._values: list[list[int]] = []
        self._counts: list[list[list[int]]] = []
        self._stamps: list[int] = []
        self._bundles: list[Bundle | None] = []
        self._stamp = 0
        self._gathered: dict[int, dict[tuple[object, ...], Result]] = {}
        """Results that are being gathered, by the branching that their rolls begin with."""
        self._openings: dict[int, Opening] = {}
        self._again()

    def _again(self) -> None:
        self._position: i64 = 0
        self._taken: list[int] = []
        """The classes of all rolls of this run so far."""
        self._forced: list[int] = []
        """The classes that the next rolls must take, because they are part of a bundle."""
        self._next: i64 = 0
        self._forgotten: i64 = 0
        self._began: dict[int, int] = {}
        self._passed: dict[int, int] = {}

    def choose(self, weights: list[int]) -> int:
        """The index of the class that this run takes at its next branching."""
        if self._next == len(self._forced):
            position = self._position
            if position == len(self._chosen):
                self._branch(weights, sum(weights), None)
            self._position = position + 1
            bundle = self._bundles[position]
            if bundle is None:
                chosen = self._chosen[position]
                self._taken.append(chosen)
                return chosen
            self._forced = bundle.courses[self._chosen[position]]
            self._next = 0
        chosen = self._forced[self._next]
        self._next += 1
        self._taken.append(chosen)
        return chosen

    def _branch(self, weights: list[int], whole: int, bundle: Bundle | None) -> None:
        """A branching that no run has come to before."""
        if len(weights) > MOST_CLASSES:
            raise ValueError(f"a roll with {len(weights)} outcomes is too large to enumerate")
        if len(self._taken) >= MOST_ROLLS:
            self.cut += self.weight()
            raise Negligible
        over = 1
        under = 1
        if self._chosen:
            over = self._overs[-1]
            under = self._unders[-1]
        self._chosen.append(0)
        self._weights.append(weights)
        self._wholes.append(whole)
        self._overs.append(over * weights[0])
        self._unders.append(under * whole)
        self._values.append([])
        self._counts.append([])
        self._stamp += 1
        self._stamps.append(self._stamp)
        self._bundles.append(bundle)

    def _known(self) -> bool:
        """Whether the next roll is one that was made before, and on its own."""
        return (
            self._next == len(self._forced)
            and self._position < len(self._chosen)
            and self._bundles[self._position] is None
        )

    def node(self) -> int:
        """A number for the way so far: runs that are told the same have been alike."""
        stamp = self._stamps[self._position - 1] if self._position > 0 else 0
        return stamp * 2 * MOST_ROLLS + len(self._taken)

    def over(self) -> int:
        """Numerator of `weight`, not reduced."""
        return self._overs[self._position - 1] if self._position > 0 else 1

    def under(self) -> int:
        """Denominator of `weight`, not reduced."""
        return self._unders[self._position - 1] if self._position > 0 else 1

    def weight(self) -> Fraction:
        """The chance of the run just made, or of its part made so far."""
        return Fraction(self.over(), self.under())

    def advance(self) -> bool:
        """Prepare the next run; False when all outcomes have been seen."""
        self.runs += 1
        if not self._turn():
            return False
        if self.runs >= self.most:
            raise TooMany("courses of the dice", self.most)
        return True

    def _turn(self) -> bool:
        """Go to the next course; False when there is none."""
        self._again()
        while self._chosen:
            last = len(self._chosen) - 1
            weights = self._weights[last]
            chosen = self._chosen[last] + 1
            if chosen < len(weights):
                self._chosen[last] = chosen
                before = self._overs[last - 1] if last > 0 else 1
                self._overs[last] = before * weights[chosen]
                self._stamp += 1
                self._stamps[last] = self._stamp
                return True
            bundle = self._bundles.pop()
            self._chosen.pop()
            self._weights.pop()
            self._wholes.pop()
            self._overs.pop()
            self._unders.pop()
            self._values.pop()
            self._counts.pop()
            self._stamps.pop()
            found = self._gathered.pop(last, None)
            if found:
                self._bundle(last, found, 0 if bundle is None else bundle.stage)
                return True
        return False

    def tries_all(self) -> bool:
        """It does."""
        return True

    def mark(self, what: str = "", inputs: list[int] = EACH) -> i64:
        """Several rolls that count as one begin here."""
        if not self.bundling or self._next < len(self._forced):
            return -1  # or part of a larger bundle
        position = self._position
        self._began[position] = len(self._taken)
        if position == len(self._chosen):
            if what:
                self._open((what, *inputs))
            else:
                self._openings.pop(position, None)
        return position

    def _open(self, name: tuple[object, ...]) -> None:
        """Named rolls come up: take over what they come to, if it is known."""
        stretch = self._stretches.get(name)
        if stretch is None:
            self._openings[self._position] = Opening(name, self.weight(), self.cut)
            return
        self.cut += self.weight() * stretch.cut
        self._openings.pop(self._position, None)
        self._branch(stretch.weights, stretch.whole, stretch.bundle)

    def gathers(self, mark: i64) -> bool:
        """Whether runs are given up here until all results are known."""
        if mark < 0 or self._position <= mark:
            return False  # nothing was rolled
        bundle = self._bundles[mark]
        passed = self._passed.get(mark, 0)
        if bundle is None or passed == bundle.stage:
            return True
        self._passed[mark] = passed + 1
        if passed + 1 == bundle.stage and self._next != len(self._forced):
            raise ValueError("rolls of the same name and inputs are not alike")
        return False

    def settle(
        self, mark: i64, what: object, values: list[int], last: bool, void: bool = False
    ) -> None:
        """All runs that were alike at `mark` and have these values now go on as one.

        Runs are given up here until all results are known, then each is played on, but for those
        that are `void`. Those that are not the `last` of their kind go first, because they come by
        here again. To be called only where `gathers` says so.
        """
        table = self._gathered.setdefault(mark, {})
        key: tuple[object, ...] = (what, "void") if void else (what, *values)
        result = table.get(key)
        if result is None:
            result = Result(self._taken[self._began[mark] :], last, void)
            table[key] = result
        over = self.over()
        under = self.under()
        if mark > 0:
            over //= self._overs[mark - 1]
            under //= self._unders[mark - 1]
        result.weights[under] = result.weights.get(under, 0) + over
        raise Negligible

    def forgets(self, who: i64) -> bool:
        """Whether this is the last step; then nobody may ask again what he has left."""
        if self.ending and self.bundling:
            self._forgotten |= shifted(1, who)
            return True
        return False

    def recall(self, who: i64) -> None:
        """What somebody has left to spend is needed."""
        if (self._forgotten >> who) & 1 == 1:
            raise Forgotten

    def recall_all(self) -> None:
        """Other steps follow: everything is needed."""
        if self._forgotten != 0:
            raise Forgotten

    def _bundle(self, mark: int, found: dict[tuple[object, ...], Result], stage: i64) -> None:
        """Go on with results in place of the rolls that led to them."""
        results = [result for result in found.values() if not result.last]
        if results:
            left = {key: result for key, result in found.items() if result.last}
            if left:
                self._gathered[mark] = left
        else:
            results = list(found.values())
        counting = [result for result in results if not result.void]
        chances = [result.chance() for result in counting]
        whole = lcm(*[chance.denominator for chance in chances])
        weights = [chance.numerator * (whole // chance.denominator) for chance in chances]
        if len(counting) < len(results):
            whole = sum(weights)
        bundle = Bundle(stage + 1, [result.course for result in counting])
        opening = self._openings.pop(mark, None)
        if opening is not None and stage == 0 and len(results) == len(found):
            self._remember(opening, found, Stretch(weights, whole, bundle, Fraction(0)))
        self._branch(weights, whole, bundle)

    def _remember(
        self, opening: Opening, found: dict[tuple[object, ...], Result], stretch: Stretch
    ) -> None:
        """Keep what named rolls came to, if all of them came to something or were cut off."""
        for key in found:
            if str(key[0]).split(" ", 1)[0] != opening.name[0]:
                return  # others' results are among them
        stretch.cut = (self.cut - opening.cut) / opening.chance
        known = Fraction(sum(stretch.weights), stretch.whole)
        if known == 1 or known + stretch.cut == 1:
            self._stretches[opening.name] = stretch

    def face(self, roller: i64, sides: i64) -> i64:
        """One die, every face in turn."""
        return self.choose([1] * sides) + 1

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """A sum, by class."""
        return self.kept(roller, count, sides, ALL, cuts)

    def kept(self, roller: i64, count: i64, sides: i64, keep: i64, cuts: list[int]) -> i64:
        """A sum of the dice that count, by class."""
        position = self._position
        if self._known():
            return self._values[position][self.choose(cuts)]
        values, weights = sum_classes(count, sides, cuts, keep)
        chosen = self.choose(weights)
        if self._bundles[self._position - 1] is None:
            self._values[position] = values
        return values[chosen]

    def roll_off(self, one: i64, other: i64, sides: i64, lead: i64) -> bool:
        """A roll-off, by who wins it in the end."""
        ahead = 0
        behind = 0
        for mine in range(1, sides + 1):
            for theirs in range(1, sides + 1):
                if mine + lead > theirs:
                    ahead += 1
                elif mine + lead < theirs:
                    behind += 1
        if ahead == 0 or behind == 0:
            # The lead decides; an outcome without weight is none.
            return ahead > 0
        return self.choose([ahead, behind]) == 0

    def order(self, count: i64, sides: i64) -> list[int]:
        """An order of so many, every one in turn."""
        left = list(range(count))
        order: list[int] = []
        while len(left) > 1:
            order.append(left.pop(self.choose([1] * len(left))))
        return order + left

    def exploding(self, roller: i64, count: i64, sides: i64 = 6, from_: i64 = HIGHEST) -> i64:
        """A sum of exploding dice, each cut at `depth` rolls."""
        position = self._position
        if self._known():
            return self._values[position][self.choose(NO_WEIGHTS)]
        values, weights = exploding_classes(count, self.depth, sides, from_)
        self._cut_off(count, sides, from_)
        chosen = self.choose(weights)
        if self._bundles[self._position - 1] is None:
            self._values[position] = values
        return values[chosen]

    def pool(
        self, roller: i64, count: i64, steps: list[int], sides: i64 = 6, from_: i64 = HIGHEST
    ) -> list[int]:
        """Counts per category, every multiset in turn."""
        position = self._position
        if self._known():
            return list(self._counts[position][self.choose(NO_WEIGHTS)])
        outcomes, weights = pool_classes(count, steps, self.depth, sides, from_)
        least = sides if from_ == HIGHEST else from_
        if steps and steps[-1] > least * self.depth:
            # A die that is cut off might have reached more.
            self._cut_off(count, sides, from_)
        chosen = self.choose(weights)
        if self._bundles[self._position - 1] is None:
            self._counts[position] = outcomes
        return list(outcomes[chosen])

    def _cut_off(self, count: int, sides: int, from_: int) -> None:
        """The stated cut of the tail: the chance that a die goes on past `depth` rolls."""
        on = 1 if from_ == HIGHEST else max(sides + 1 - from_, 0)
        if self._position == len(self._chosen) and self._next == len(self._forced):
            # Seen for the first time: `weight` is the chance of getting here.
            tail = Fraction(on, sides) ** self.depth
            self.cut += self.weight() * (1 - (1 - tail) ** count)
