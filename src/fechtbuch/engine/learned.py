"""Playing by what was learned: a small net that scores every option, without any library.

    hidden = max(0, context · A + kind[q] + option · B + word[w] + what[o])
    score  = hidden · C + option · D + taste[w]

The context is the moment, whoever is asked and the nearest foe; the option its columns. Words and
kinds are told apart by drawers, so a net knows nothing of a scenario's names and plays others, too.
Most numbers are 0, and what is 0 is not multiplied.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.choosing import Chooser
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.offers import FIGHTER, HEAD, OPTION, Offers

OPTION_NUMBERS: Final = len(OPTION) - 2
"""The columns of an option but for what it is and its word."""

UNIT: Final = 0.001


def context_size(states: int) -> int:
    """How many numbers the context has: the moment, the asked, the nearest foe, and a 1."""
    return len(HEAD) - 1 + 2 * (len(FIGHTER) + states) + 1


class Net:
    """The weights, each row of a matrix belonging to one number that goes in."""

    def __init__(
        self,
        context: list[list[float]],
        kind: list[list[float]],
        option: list[list[float]],
        word: list[list[float]],
        what: list[list[float]],
        out: list[float],
        direct: list[float],
        taste: list[float],
    ) -> None:
        self.context = context
        self.kind = kind
        self.option = option
        self.word = word
        self.what = what
        self.out = out
        self.direct = direct
        self.taste = taste


class Learned(Chooser):
    """Takes the option that its net scores highest; of equals the first."""

    def __init__(self, net: Net, offers: Offers, mind: Mind | None, habit: Player) -> None:
        super().__init__(offers, mind, habit)
        self.net = net
        self.above: list[int] = []
        """What comes before the options."""
        self.numbers: list[int] = []
        """The columns of the options."""
        self.first: list[float] = [0.0] * len(net.out)
        """What the context comes to, the same for every option."""
        self.hidden: list[float] = [0.0] * len(net.out)

    def pick(self, question: Question) -> Choice:
        """The option with the highest score."""
        offers = self.offers
        offers.look(question.fight, question.side)
        self.situate()
        best = 0
        highest = 0.0
        for place in range(len(offers.kinds)):
            score = self.score(place)
            if place == 0 or score > highest:
                highest = score
                best = place
        choice = offers.choices[best]
        assert choice is not None
        return choice

    def situate(self) -> None:
        """Read the numbers, and reckon what the context comes to."""
        net = self.net
        self.above = _numbers(self.offers.above)
        self.numbers = _numbers(self.offers.numbers)
        above = self.above
        row = len(FIGHTER) + len(self.offers.states)
        start = net.kind[above[0] // 1000]
        first = self.first
        for unit in range(len(first)):
            first[unit] = start[unit]
        place = 0
        for number in above[1 : len(HEAD)]:
            self.weigh(net.context[place], number)
            place += 1
        for number in above[len(HEAD) : len(HEAD) + row]:
            self.weigh(net.context[place], number)
            place += 1
        foe = self.nearest_foe()
        if foe >= 0:
            for number in above[foe : foe + row]:
                self.weigh(net.context[place], number)
                place += 1
        self.weigh(net.context[len(net.context) - 1], 1000)

    def weigh(self, weights: list[float], number: int) -> None:
        """Add a number of the context."""
        if number == 0:
            return
        amount = number * UNIT
        first = self.first
        for unit in range(len(first)):
            first[unit] += amount * weights[unit]

    def nearest_foe(self) -> i64:
        """Where in the numbers the nearest foe stands; -1 if there is none."""
        above = self.above
        row = len(FIGHTER) + len(self.offers.states)
        place = len(HEAD)
        while place < len(above):
            if above[place + 1] > 0:
                return place
            place += row
        return -1

    def score(self, place: int) -> float:
        """What an option is worth."""
        net = self.net
        numbers = self.numbers
        at = place * len(OPTION)
        word = net.word[numbers[at + 1] // 1000]
        what = net.what[numbers[at] // 1000]
        hidden = self.hidden
        first = self.first
        total = net.taste[numbers[at + 1] // 1000]
        for unit in range(len(hidden)):
            hidden[unit] = first[unit] + word[unit] + what[unit]
        column = 0
        for number in numbers[at + 2 : at + len(OPTION)]:
            if number != 0:
                amount = number * UNIT
                weights = net.option[column]
                total += amount * net.direct[column]
                for unit in range(len(hidden)):
                    hidden[unit] += amount * weights[unit]
            column += 1
        out = net.out
        for unit in range(len(hidden)):
            if hidden[unit] > 0.0:
                total += hidden[unit] * out[unit]
        return total


def _numbers(parts: list[bytes]) -> list[int]:
    """The numbers of a row that is kept as bytes."""
    found: list[int] = memoryview(b"".join(parts)).cast("i").tolist()
    return found
