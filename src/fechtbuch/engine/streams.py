"""Dice for many fights: fast, keyed, and independent of who runs them.

A word of a stream is a hash of (seed, fight number, roller, how many words before), so the
dice of fight 4711 are the same on one core or on a cluster, and two variants of a scenario can
be compared on common random numbers. All arithmetic stays below 2**63, because a compiled
`i64` wraps where an interpreted integer grows.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.dice import MOST_EXPLOSIONS, Dice

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


class Stream:
    """One endless sequence of 32-bit words, told apart from all others by a 64-bit key."""

    def __init__(self, high: i64 = 0, low: i64 = 0) -> None:
        self.high = high
        self.low = low
        self.count: i64 = 0

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

    def exploding(self) -> i64:
        """A d6 that is rolled on while it shows a six."""
        total: i64 = 0
        for _ in range(MOST_EXPLOSIONS):
            face = self.below(6) + 1
            total += face
            if face != 6:
                break
        return total


class BulkDice(Dice):
    """Dice of one simulated fight after another. Keeps the faces of pools only if told to."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        seed = seed & 0x7FFFFFFFFFFFFFFF
        self.high = scramble((seed >> 32) ^ 0x5EED)
        self.low = scramble(seed & _MASK)
        self.streams: list[Stream] = []
        self.whim = Stream()
        """Chance that policies take for their own decisions, apart from the dice."""
        self.keeping = False
        """Whether the faces of pools are kept, for who looks closely; the dice fall the same."""

    def deal(self, fight: i64, rollers: i64) -> None:
        """Begin fight number `fight` with this many rollers beside the table."""
        high = scramble(self.high ^ (fight & _MASK))
        low = scramble((self.low + (fight >> 32)) & _MASK)
        while len(self.streams) <= rollers:
            self.streams.append(Stream())
        index: i64 = 0
        for stream in self.streams:
            stream.rekey(
                scramble((high + index) & _MASK), scramble(low ^ (index * 0x2545F491 & _MASK))
            )
            index += 1
        self.whim.rekey(scramble(high ^ 0x3A7E51), scramble((low + 0x71C9) & _MASK))

    def fallen(self) -> bool:
        """Whether any die has fallen, or any whim been had, since this fight was begun."""
        for stream in self.streams:
            if stream.count > 0:
                return True
        return self.whim.count > 0

    def face(self, roller: i64, sides: i64) -> i64:
        """A fair face from the roller's own stream."""
        return self.streams[roller + 1].below(sides) + 1

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """The sum of `count` dice, without remembering the faces."""
        stream = self.streams[roller + 1]
        if count == 1:
            return stream.below(sides) + 1
        total = count
        left = count
        while left > 0:
            total += stream.below(sides)
            left -= 1
        return total

    def pool(self, roller: i64, count: i64, steps: list[int]) -> list[int]:
        """Exploding dice counted by category, without remembering the faces unless told to."""
        if self.keeping:
            return super().pool(roller, count, steps)
        stream = self.streams[roller + 1]
        counts = [0] * (len(steps) + 1)
        for _ in range(count):
            reached = stream.exploding()
            category = 0
            for step in steps:
                if reached < step:
                    break
                category += 1
            counts[category] += 1
        return counts

    def exploding(self, roller: i64, count: i64) -> i64:
        """The sum of exploding dice, without remembering the faces."""
        stream = self.streams[roller + 1]
        total: i64 = 0
        for _ in range(count):
            total += stream.exploding()
        return total
