"""Levels of play: the weights that lie in a book's `data/minds`, one file a level."""

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from fechtbuch.engine.choices import Player
from fechtbuch.engine.plans import Weights
from fechtbuch.engine.streams import Stream

Makes = Callable[[Stream, Weights], Player]
"""Somebody who plays by these weights and takes its chance from this stream."""

MINDS = "data/minds"

LEVELS = ("novice", "trained", "strong")
"""The levels by strength, the weakest first."""


class Thinking:
    """How fighters of a book decide by plans: its kind of weights, and who plays by them."""

    def __init__(self, weights: Callable[[], Weights], makes: Makes) -> None:
        self.weights = weights
        self.makes = makes

    def to_data(self, weights: Weights) -> dict[str, int]:
        """Weights as a file has them."""
        return {
            name.replace("_", "-"): int(getattr(weights, name))
            for name in dir(weights)
            if not name.startswith("_") and isinstance(getattr(weights, name), int)
        }

    def from_data(self, data: Mapping[str, Any], source: str) -> Weights:
        """Weights from a file; those that it does not name are as usual."""
        weights = self.weights()
        known = self.to_data(weights)
        for name, value in data.items():
            if name not in known:
                raise ValueError(
                    f"{source}: there is no weight {name!r}; there are {', '.join(known)}"
                )
            if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 1_000_000:
                raise ValueError(
                    f"{source}: {name} = {value!r}: give a whole number of at most 1,000,000"
                )
            setattr(weights, name.replace("-", "_"), value)
        return weights

    def player(self, data: Mapping[str, Any], source: str) -> Callable[[Stream], Player]:
        """Who plays by the weights of a file."""
        weights = self.from_data(data, source)
        return lambda stream: self.makes(stream, weights)


def level_files(folder: Traversable) -> dict[str, dict[str, Any]]:
    """The files of a book's levels, the weakest first."""
    minds = folder.joinpath(MINDS)
    if not minds.is_dir():
        return {}
    found = {
        entry.name.removesuffix(".toml"): tomllib.loads(entry.read_text(encoding="utf-8"))
        for entry in minds.iterdir()
        if entry.name.endswith(".toml")
    }
    order = {name: place for place, name in enumerate(LEVELS)}
    return dict(sorted(found.items(), key=lambda one: (order.get(one[0], len(order)), one[0])))
