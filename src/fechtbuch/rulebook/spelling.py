"""Words as a search compares them: without accents, and with room for a slip of the pen."""

import re
import unicodedata
from bisect import bisect_left
from collections import Counter, defaultdict

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ı": "i"})
_WORD = re.compile(r"[a-z0-9]+")

SHORT = 4
"""Words shorter than this must be right, or be the beginning of a word."""
LONG = 8
"""Words from this length on may have two slips."""
MOST_KEPT = 300
"""So many answers are kept for whoever asks the same again."""

EXACT, BEGINS, SLIPPED, BENT, INSIDE = 1.0, 0.8, 0.5, 0.4, 0.35
"""How much a word counts that is the very one, begins so, is misspelt, has the same stem, or has
the word inside, as German compounds do."""


def fold(text: str) -> str:
    """A text in small letters without accents: `Łódź` and `lodz` are the same."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def words(text: str) -> list[str]:
    """The words of a text, folded."""
    return _WORD.findall(fold(text))


class Vocabulary:
    """The words that are there to be found."""

    def __init__(self, known: set[str]) -> None:
        self.known = known
        self._sorted = sorted(known)
        self._pairs: dict[str, list[str]] = defaultdict(list)
        for word in self._sorted:
            for pair in _pairs(word):
                self._pairs[pair].append(word)
        self._found: dict[str, dict[str, float]] = {}

    def like(self, wanted: str) -> dict[str, float]:
        """The words that somebody may mean who writes this one, each with how well it fits."""
        found = self._found.get(wanted)
        if found is None:
            found = self._beginning(wanted)
            if max(found.values(), default=0.0) < BEGINS:
                for word, fit in self._misspelt(wanted).items():
                    found[word] = max(fit, found.get(word, 0.0))
            if len(self._found) >= MOST_KEPT:  # nobody may fill the memory with words
                self._found.clear()
            self._found[wanted] = found
        return found

    def _beginning(self, wanted: str) -> dict[str, float]:
        found: dict[str, float] = {}
        stem = wanted[: max(SHORT, len(wanted) - 3)] if len(wanted) > SHORT else wanted
        place = bisect_left(self._sorted, stem)
        while place < len(self._sorted) and self._sorted[place].startswith(stem):
            word = self._sorted[place]
            place += 1
            if word == wanted:
                found[word] = EXACT
            elif word.startswith(wanted):
                found[word] = BEGINS
            elif len(wanted) > SHORT and abs(len(word) - len(wanted)) <= 3:
                found[word] = BENT
        return found

    def _misspelt(self, wanted: str) -> dict[str, float]:
        if len(wanted) < SHORT:
            return {}
        pairs = _pairs(wanted)
        shared = Counter(word for pair in pairs for word in self._pairs.get(pair, ()))
        slips = 2 if len(wanted) >= LONG else 1
        least = max(1, len(pairs) - 3 * slips)
        found: dict[str, float] = {}
        for word, count in shared.items():
            if count < least:
                continue
            if wanted in word:
                found[word] = INSIDE
            elif abs(len(word) - len(wanted)) <= slips and apart(wanted, word, slips) <= slips:
                found[word] = SLIPPED
        return found


def apart(one: str, other: str, most: int) -> int:
    """How many letters are wrong, missing, too many or exchanged; `most` + 1 if more than that."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        line = [row] + [0] * len(other)
        for column, facing in enumerate(other, 1):
            line[column] = min(
                last[column] + 1, line[column - 1] + 1, last[column - 1] + (letter != facing)
            )
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == facing:
                line[column] = min(line[column], before[column - 2] + 1)
        if min(line) > most:
            return most + 1
        before, last = last, line
    return last[-1]


def _pairs(word: str) -> set[str]:
    framed = f"^{word}$"
    return {framed[place : place + 2] for place in range(len(framed) - 1)}
