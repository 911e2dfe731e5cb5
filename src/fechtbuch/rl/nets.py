"""The net of a learned policy in NumPy: many decisions at once, gradients, and its file.

`fechtbuch.engine.learned` plays by the same weights without NumPy, one decision at a time.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fechtbuch.books.learned import FORMAT, MATRICES, VECTORS
from fechtbuch.engine.learned import OPTION_NUMBERS, context_size
from fechtbuch.engine.offers import FIGHTER, KINDS, MORE, OPTION, WORD, WORDS
from fechtbuch.rl.stages import UNIT, Columns, Raw

Array = NDArray[Any]
"""Of `float32`, wherever it is made here."""
Weights = dict[str, Array]

BEHIND = OPTION.index("behind") - 2
"""The column that says how far an option is behind what the book's best level would do."""


SHYNESS = 3.0
"""How far a bare word is behind a plan in the beginning: no mind has thought of it."""


@dataclass(frozen=True)
class Batch:
    """Decisions as a net wants them."""

    context: Array
    kind: NDArray[np.int32]
    options: Array
    words: NDArray[np.int32]
    whats: NDArray[np.int32]
    legal: NDArray[np.bool_]

    def take(self, rows: Any) -> "Batch":
        """Some of them."""
        return Batch(
            self.context[rows],
            self.kind[rows],
            self.options[rows],
            self.words[rows],
            self.whats[rows],
            self.legal[rows],
        )


def batch_of(columns: Columns, raw: Raw) -> Batch:
    """Decisions from observations in thousandths."""
    head, fighters, options = columns.split(raw)
    foes: Array = fighters[:, :, FIGHTER.index("foe")] > 0
    seen = np.asarray(foes.any(axis=1))
    nearest = fighters[np.arange(len(raw)), foes.argmax(axis=1)] * seen[:, None]
    ones = np.full((len(raw), 1), 1000, np.int32)
    context = np.concatenate([head[:, 1:], fighters[:, 0], nearest, ones], axis=1)
    kind = head[:, 0] // 1000
    whats = options[:, :, 0] // 1000
    return Batch(
        (context * UNIT).astype(np.float32),
        kind,
        (options[:, :, 2:] * UNIT).astype(np.float32),
        options[:, :, 1] // 1000,
        whats,
        whats > 0,
    )


def fresh(states: int, hidden: int, dice: np.random.Generator, trust: float = 8.0) -> Weights:
    """Weights that play about as the book's best level does.

    Its first unit holds back from words that no plan says, until it is known what they are worth.
    """

    def drawn(*shape: int, wide: float) -> Array:
        return dice.normal(0, wide, shape).astype(np.float32)

    size = context_size(states)
    direct = np.zeros(OPTION_NUMBERS, np.float32)
    direct[BEHIND] = trust
    weights = {
        "context": drawn(size, hidden, wide=size**-0.5),
        "kind": drawn(int(KINDS), hidden, wide=0.3),
        "option": drawn(OPTION_NUMBERS, hidden, wide=OPTION_NUMBERS**-0.5),
        "word": drawn(int(WORDS), hidden, wide=0.3),
        "what": drawn(MORE + 1, hidden, wide=0.1),
        "out": drawn(hidden, wide=0.02),
        "direct": direct,
        "taste": np.zeros(int(WORDS), np.float32),
    }
    for name in MATRICES:
        weights[name][:, 0] = 0
    weights["what"][:, 0] = -1
    weights["what"][WORD, 0] = 1
    weights["out"][0] = -SHYNESS
    return weights


def scores(weights: Weights, batch: Batch) -> tuple[Array, Array]:
    """What every option is worth, and the hidden layer behind it."""
    first = batch.context @ weights["context"] + weights["kind"][batch.kind]
    hidden = batch.options @ weights["option"]
    hidden += weights["word"][batch.words]
    hidden += weights["what"][batch.whats]
    hidden += first[:, None, :]
    np.maximum(hidden, 0, out=hidden)
    found = hidden @ weights["out"] + batch.options @ weights["direct"]
    found += weights["taste"][batch.words]
    return found, hidden


def chances(found: Array, legal: NDArray[np.bool_]) -> Array:
    """How likely each option is taken."""
    worth = np.where(legal, found, np.float32(-1e9))
    worth -= worth.max(axis=1, keepdims=True)
    grown = np.exp(worth)
    shares: Array = grown / grown.sum(axis=1, keepdims=True)
    return shares


def gradients(weights: Weights, batch: Batch, hidden: Array, slope: Array) -> Weights:
    """Where the weights would have to go for the scores to go along `slope`."""
    units = weights["out"].size
    deep = (hidden > 0) * (slope[:, :, None] * weights["out"])
    flat = deep.reshape(-1, units)
    first = deep.sum(axis=1)
    options = batch.options.reshape(-1, OPTION_NUMBERS)
    sloped = slope.reshape(-1)
    return {
        "context": batch.context.T @ first,
        "kind": gathered(batch.kind, first, int(KINDS)),
        "option": options.T @ flat,
        "word": gathered(batch.words.reshape(-1), flat, int(WORDS)),
        "what": gathered(batch.whats.reshape(-1), flat, MORE + 1),
        "out": sloped @ hidden.reshape(-1, units),
        "direct": sloped @ options,
        "taste": np.bincount(batch.words.reshape(-1), sloped, int(WORDS)).astype(np.float32),
    }


def gathered(drawers: NDArray[np.int32], rows: Array, count: int) -> Array:
    """The sums of the rows that belong to each drawer."""
    chosen = np.zeros((len(drawers), count), np.float32)
    chosen[np.arange(len(drawers)), drawers] = 1
    sums: Array = chosen.T @ rows
    return sums


def save_policy(
    path: Path, book: str, states: tuple[str, ...], weights: Weights, habits: bool = False
) -> None:
    """Write a file that `--policy` reads; `habits` says what it learned to choose among."""
    arrays = {name: weights[name] for name in (*MATRICES, *VECTORS)}
    with path.open("wb") as file:
        np.savez(
            file,
            format=np.array([FORMAT]),
            book=np.array([book]),
            states=np.array(states, dtype=np.str_),
            habits=np.array([habits]),
            **arrays,  # type: ignore[arg-type]
        )
