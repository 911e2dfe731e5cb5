"""Whether a text copies a source: runs of words that both have, terms and numbers apart."""

import re
from collections.abc import Iterable

RUN = 8
"""So many words in a row are no accident."""

_WORD = re.compile(r"[^\W\d_]+")
_ID = re.compile(r"\b[A-Z]{2,5}-[A-Z]{2,4}-[0-9]{2,3}\b")


def words_of(text: str, apart: frozenset[str] = frozenset()) -> list[str]:
    """The words of a text, without ids, numbers and the words that are set apart."""
    found = _WORD.findall(_ID.sub(" ", text).casefold())
    return [word for word in found if word not in apart]


class Sources:
    """Texts that must not be copied."""

    def __init__(self, texts: Iterable[str], apart: frozenset[str] = frozenset()) -> None:
        self.apart = apart
        self._runs: set[tuple[str, ...]] = set()
        for text in texts:
            self._runs.update(_runs(words_of(text, apart)))

    def copied(self, text: str) -> list[str]:
        """The runs of words that a text has in common with a source."""
        runs = _runs(words_of(text, self.apart))
        return [" ".join(run) for run in runs if run in self._runs]


def _runs(words: list[str]) -> list[tuple[str, ...]]:
    return [tuple(words[start : start + RUN]) for start in range(len(words) - RUN + 1)]
