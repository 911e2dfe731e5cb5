"""Dice for many fights: fast, keyed, and independent of who runs them.

A word of a stream is a hash of (seed, fight number, name of the roller, how many words before), so
the dice of fight 4711 are the same on one core or on a cluster, and two variants of a scenario can
be compared on common random numbers: whoever is in both of them rolls the same, with the sides
exchanged, with more at his side, or come later. All arithmetic stays below 2**63, because a
compiled `i64` wraps where an interpreted integer grows.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.dice import HIGHEST, MOST_EXPLOSIONS, Dice
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.keeping import ALL, kept_count

_MASK: Final = 0xFFFFFFFF
_GOLDEN: Final = 0x1E3779B1


def scramble(word: i64) -> i64:
    """A bijection of 32-bit words that leaves no trace of order."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & _MASK
    word ^= word >> 15
    word = (word * 0x735A2D97) & _MASK
    word ^= word >> 15
    return word


UNREACHED: Final[i64] = 1 << 40
"""More than any exploding die comes to."""


class Stream:
    """One endless sequence of 32-bit words, told apart from all others by a 64-bit key."""

    def __init__(self, high: i64 = 0, low: i64 = 0) -> None:
        self.high = high
        self.low = low
        self.count: i64 = 0
        self.deal: i64 = 0
        """The deal that it belongs to, where many sequences are dealt."""
        self.slug = ""
        """Whose it is, where sequences belong to fighters, and what stands for that name."""
        self.name: i64 = 0

    def rekey(self, high: i64, low: i64) -> None:
        """Start another sequence."""
        self.high = high
        self.low = low
        self.count = 0

    def word(self) -> i64:
        """The next 32-bit word."""
        self.count += 1
        word = scramble((self.count * _GOLDEN + self.low) & _MASK)
        return scramble(word ^ self.high)

    def below(self, bound: i64) -> i64:
        """A fair number from 0 to `bound` - 1, by multiplication and rejection."""
        while True:
            product = self.word() * bound
            fraction = product & _MASK
            # Only the few smallest fractions are over-represented.
            if fraction >= bound or fraction >= (_MASK + 1) % bound:
                return product >> 32

    def exploding(self, sides: i64, least: i64) -> i64:
        """A die that is rolled on while it shows `least` or more."""
        total: i64 = 0
        for _ in range(MOST_EXPLOSIONS):
            face = self.below(sides) + 1
            total += face
            if face < least:
                break
        return total


def name_word(name: str) -> i64:
    """32 bits that stand for a name, the same in every process."""
    word: i64 = 0x6E616D65
    for letter in name:
        word = scramble((word * 31 + ord(letter)) & _MASK)
    return word


class BulkDice(Dice):
    """Dice of one simulated fight after another. Keeps the faces of pools only if told to."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        seed = seed & 0x7FFFFFFFFFFFFFFF
        self.high = scramble((seed >> 32) ^ 0x5EED)
        self.low = scramble(seed & _MASK)
        self.fight_high: i64 = 0
        self.fight_low: i64 = 0
        self.deals: i64 = 0
        """How many fights were begun; a stream of an earlier one is keyed anew when it is used."""
        self.roster: list[Fighter] = []
        self.streams: list[Stream] = []
        self.whim = Stream()
        """Chance that policies take for their own decisions, apart from the dice."""
        self.keeping = False
        """Whether the faces of pools are kept, for who looks closely; the dice fall the same."""
        self.row: list[i64] = []
        """Room for the dice that count, so that no roll makes a list of its own."""

    def deal(self, fight: i64, roster: list[Fighter]) -> None:
        """Begin fight number `fight` among these; who joins the roster later rolls, too."""
        self.fight_high = scramble(self.high ^ (fight & _MASK))
        self.fight_low = scramble((self.low + (fight >> 32)) & _MASK)
        self.deals += 1
        self.roster = roster
        self.whim.rekey(
            scramble(self.fight_high ^ 0x3A7E51), scramble((self.fight_low + 0x71C9) & _MASK)
        )

    def stream(self, roller: i64) -> Stream:
        """The words behind a roller's dice, keyed by the fighter's slug; the table has its own."""
        while len(self.streams) < roller + 2:
            self.streams.append(Stream())
        stream = self.streams[roller + 1]
        if stream.deal != self.deals:
            if roller >= 0:
                slug = self.roster[roller].slug
                if slug is not stream.slug:  # fights from one start share their names
                    stream.slug = slug
                    stream.name = name_word(slug)
            word = stream.name
            high = scramble((self.fight_high + word) & _MASK)
            stream.rekey(high, scramble(self.fight_low ^ (word * 0x2545F491 & _MASK)))
            stream.deal = self.deals
        return stream

    def fallen(self) -> bool:
        """Whether any die has fallen, or any whim been had, since this fight was begun."""
        for stream in self.streams:
            if stream.deal == self.deals and stream.count > 0:
                return True
        return self.whim.count > 0

    def face(self, roller: i64, sides: i64) -> i64:
        """A fair face from the roller's own stream."""
        return self.stream(roller).below(sides) + 1

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """The sum of `count` dice, without remembering the faces."""
        stream = self.stream(roller)
        if count == 1:
            return stream.below(sides) + 1
        total = count
        left = count
        while left > 0:
            total += stream.below(sides)
            left -= 1
        return total

    def kept(self, roller: i64, count: i64, sides: i64, keep: i64, cuts: list[int]) -> i64:
        """The sum of the highest or lowest dice, without remembering the faces unless told to."""
        if self.keeping:
            return super().kept(roller, count, sides, keep, cuts)
        stream = self.stream(roller)
        most = kept_count(keep, count)
        # The lowest dice are the highest of the faces turned over.
        turned = keep < ALL
        row = self.row
        while len(row) < most:
            row.append(0)
        held: i64 = 0
        total: i64 = 0
        for _ in range(count):
            face = stream.below(sides)
            if turned:
                face = sides - 1 - face
            place = held
            if held < most:
                held += 1
            elif face > row[held - 1]:
                place = held - 1
                total -= row[place]
            else:
                continue
            total += face
            while place > 0 and row[place - 1] < face:
                row[place] = row[place - 1]
                place -= 1
            row[place] = face
        return held * sides - total if turned else held + total

    def pool(
        self, roller: i64, count: i64, steps: list[int], sides: i64 = 6, from_: i64 = HIGHEST
    ) -> list[int]:
        """Exploding dice counted by category, without remembering the faces unless told to."""
        if self.keeping or len(steps) == 0:
            return super().pool(roller, count, steps, sides, from_)
        stream = self.stream(roller)
        least = sides if from_ == HIGHEST else from_
        counts = [0] * (len(steps) + 1)
        first: i64 = steps[0]
        second: i64 = steps[1] if len(steps) > 1 else UNREACHED
        below: i64 = 0
        once: i64 = 0
        for _ in range(count):
            reached = stream.exploding(sides, least)
            if reached < first:
                below += 1
            elif reached < second:
                once += 1
            else:
                category = 2
                while category < len(steps) and reached >= steps[category]:
                    category += 1
                counts[category] += 1
        counts[0] = int(below)
        counts[1] = int(once)
        return counts

    def exploding(self, roller: i64, count: i64, sides: i64 = 6, from_: i64 = HIGHEST) -> i64:
        """The sum of exploding dice, without remembering the faces."""
        stream = self.stream(roller)
        least = sides if from_ == HIGHEST else from_
        total: i64 = 0
        for _ in range(count):
            total += stream.exploding(sides, least)
        return total
