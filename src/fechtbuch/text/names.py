"""What things are called: fighters, items, fields, states, verbs, parts of numbers."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import slugify
from fechtbuch.books.naming import GivenName
from fechtbuch.engine.choices import VERB
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import Topology
from fechtbuch.text.bending import Name
from fechtbuch.text.catalogue import FALLBACK, Catalogue

_NUMBERED = re.compile(r"(.+)-(\d+)")
_DICE = re.compile(r"(\d*)[dxvo](\d+)(?:([hlf])(\d+))?([+-]\d+)?")
"""Dice that are added, explode, are held against each other, or stand in an order."""


def item_names(book: Book) -> dict[str, str]:
    """The English names that the book's data files give to things, by key."""
    names: dict[str, str] = {}
    folder = book.folder.joinpath("data")
    for source in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if source.name.endswith(".toml"):
            _collect(book.data(f"data/{source.name}"), names)
    return names


def _collect(table: Mapping[str, Any], names: dict[str, str]) -> None:
    """A thing is a table with a name; its key is the table's own, or said in it."""
    for key, entry in table.items():
        for inner in entry if isinstance(entry, list) else [entry]:
            if isinstance(inner, dict):
                if isinstance(inner.get("name"), str):
                    names.setdefault(inner.get("key", key), inner["name"])
                _collect(inner, names)


def called(catalogue: Catalogue, kind: str, name: str) -> Name:
    """The name of a fighter or a side in the language, with the forms it has there.

    The words are found by the English name, which stands in the data: `fighter-town-guard` is the
    `Town guard`, and `Town guard 2` as well. A name of its own that has no entry stays as it is.
    """
    key = _key(kind, name)
    if catalogue.has(key):
        return catalogue.name(key)
    word, space, number = name.rpartition(" ")
    if number.isdecimal() and catalogue.has(_key(kind, word)):
        return catalogue.name(_key(kind, word)).followed_by(space + number)
    return Name(name)


def told(catalogue: Catalogue, name: str) -> Name:
    """A fighter's name: what its sheet says of it goes before what the language knows."""
    known = called(catalogue, "fighter", name)
    if not isinstance(name, GivenName):
        return known
    forms = name.forms.get(catalogue.language, known.forms)
    # With forms of its own it is not the one whom the language knows by that name.
    text = name if catalogue.language in name.forms else known
    return Name(text, forms, name.gender or known.gender)


@lru_cache(1000)
def _key(kind: str, name: str) -> str:
    return f"{kind}-{slugify(name)}"


SQUAREWARD = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
HEXWARD = ("e", "se", "sw", "w", "nw", "ne")
"""Directions as the topologies count them."""


class Names:
    """The names of one fight in one language."""

    def __init__(
        self, catalogue: Catalogue, fight: Fight, items: Mapping[str, str] | None = None
    ) -> None:
        self.catalogue = catalogue
        self.fight = fight
        self._items = items or {}

    def fighter(self, fighter: Fighter) -> Name:
        """A fighter's name, numbered where several have the same."""
        name = told(self.catalogue, fighter.name)
        shared = Counter(other.name for other in self.fight.roster)[fighter.name]
        if shared == 1 or re.search(r"\d$", name):
            return name
        numbered = _NUMBERED.fullmatch(fighter.slug)
        return name.followed_by(f" {numbered.group(2) if numbered else 1}")

    def known(self, slug: str) -> Fighter | None:
        """The fighter of this slug; nobody if there is none."""
        return self.fight.by_slug(slug)

    def by_slug(self, slug: str) -> str:
        """A fighter's name by slug, or the slug if there is no such fighter."""
        fighter = self.known(slug)
        return slug if fighter is None else self.fighter(fighter)

    def asked(self, slug: str) -> str:
        """Who is asked, by slug: a fighter, a side, or the referee."""
        for side in self.fight.sides:
            if side.slug == slug and self.known(slug) is None:
                return self.side(int(side.index))
        return self.side(-1) if slug == "referee" else self.by_slug(slug)

    def side(self, index: int) -> str:
        """A side's name; the referee's for -1."""
        if index < 0:
            return self.catalogue.say("referee")
        return called(self.catalogue, "side", self.fight.sides[index].name)

    def item(self, slug: str) -> str:
        """A thing's name; the number that tells its slug from others is left out."""
        own = self.fight.own_name(slug)
        if own:
            return own
        key = slug
        numbered = _NUMBERED.fullmatch(slug)
        if numbered and slug not in self._items:
            key = numbered.group(1)
        if self.catalogue.has(f"item-{key}"):
            return self.catalogue.name(f"item-{key}")
        name = self._items.get(key, key)
        if self.catalogue.language == FALLBACK:
            # In running English text; proper names have an entry of their own.
            name = name[:1].lower() + name[1:]
        return name

    def word(self, key: str) -> str:
        """A constant key in words; a thing's or a fighter's name where it is one."""
        if not key:
            return ""
        for prefix in ("word", "state", "item", "verb"):
            if self.catalogue.has(f"{prefix}-{key}"):
                return self.catalogue.name(f"{prefix}-{key}")
        if self.known(key) is not None:
            return self.by_slug(key)
        numbered = _NUMBERED.fullmatch(key)
        known = key in self._items or (numbered is not None and numbered.group(1) in self._items)
        if known or self.fight.own_name(key):
            return self.item(key)
        for side in self.fight.sides:
            if side.slug == key:
                return self.side(side.index)
        return key

    def number(self, key: str) -> str:
        """The name of a finished number, where it differs from that of its first part."""
        return self.catalogue.first(f"number-{key}", f"part-{key}")

    def part(self, key: str) -> str:
        """The name of a part of a number."""
        return self.catalogue.say(f"part-{key}")

    def state(self, key: str) -> str:
        """The name of a state; `aiming:hans` names whom it concerns."""
        name, _, about = key.partition(":")
        text = self.catalogue.first(f"state-{name}", f"word-{name}", f"state-{name}")
        return f"{text} ({self.word(about)})" if about else text

    def ending(self, actor: str, outcome: str) -> str:
        """What comes of a choice: `hit, hans: parried`, in words.

        Where others roll too, it is said whose each is.
        """
        parts = outcome.split(", ")
        if any(": " in one for one in parts):
            parts = [one if ": " in one else f"{actor}: {one}" for one in parts]
        return ", ".join(self._outcome(one) for one in parts)

    def _outcome(self, name: str) -> str:
        """One outcome in words; `hans: parried` says whose it is."""
        who, _, what = name.rpartition(": ")
        for key in (f"outcome-{what}", f"word-{what}", f"state-{what}"):
            if self.catalogue.has(key):
                said = self.catalogue.say(key)
                return self.catalogue.labelled(self.by_slug(who), said) if who else said
        return name.replace("-", " ")

    def dice(self, expression: str) -> str:
        """Dice as they are written in the language: 2d6+1, 2W6+1, 2k6+1, 2d20 (highest)."""
        return _DICE.sub(self._written, expression)

    def _written(self, dice: re.Match[str]) -> str:
        say = self.catalogue.say
        count, sides, end, number, lead = dice.groups("")
        plain = f"{count}{say('die-sign')}{sides}{lead if lead != '+0' else ''}"
        if end in ("h", "l"):
            key = "dice-highest" if end == "h" else "dice-lowest"
            return say(key, {"dice": plain, "count": int(number)})
        if end == "f" and int(number) <= int(sides):
            return say("dice-rolled-on", {"dice": plain, "from": int(number)})
        return plain

    def slot(self, key: str) -> str:
        """The name of a slot of a choice."""
        return self.catalogue.say(f"slot-{key}")

    def offered(self, slot: str, word: str) -> str:
        """Something that may be said instead of what was refused, as a person reads it."""
        for key in (f"verb-{word}" if slot == VERB else f"value-{slot}-{word}", f"slot-{word}"):
            if self.catalogue.has(key):
                return self.catalogue.say(key)
        return self.word(word) if self.known(word) is None else self.by_slug(word)

    def value(self, slot: str, kind: str, value: str) -> str:
        """A value of a slot as a person reads it."""
        if kind == "verb":
            return self.catalogue.say(f"verb-{value}")
        if value == "":
            return self.catalogue.first(f"value-{slot}-nothing", "nothing-said")
        if kind in ("fighter", "fighters"):
            return ", ".join(self._share(one) for one in value.split(","))
        if kind in ("item", "spell"):
            return self.item(value)
        if kind == "direction" and value.isdecimal():
            return self.direction(int(value))
        if kind == "path":
            steps = value.split(";")
            return self.catalogue.say("path-to", {"field": steps[-1], "steps": len(steps)})
        if kind == "word":
            if "," in value:
                return ", ".join(self.value(slot, kind, one) for one in value.split(","))
            if self.catalogue.has(f"value-{slot}-{value}"):
                return self.catalogue.say(f"value-{slot}-{value}")
            return self.word(value)
        return value

    def direction(self, number: int) -> str:
        """A way to face: hexes count from east, squares from north, both clockwise."""
        known = HEXWARD if self.fight.grid.topology is Topology.HEXES else SQUAREWARD
        return self.catalogue.say(f"direction-{known[number % len(known)]}")

    def _share(self, text: str) -> str:
        """A fighter, or a fighter and a number: `hans:3`."""
        slug, colon, share = text.partition(":")
        return f"{self.by_slug(slug)} {share}" if colon else self.by_slug(slug)
