"""What each kind of event is in a story: part of a blow, a step of a walk, or nothing to tell.

A book says so in its `story.toml`. Whatever has no role there is told with its own sentence, so a
book without the file has a story all the same; it is only not put together.

    [roles]
    enters = "walk"
    attacks = "blow:strike"
    "defended/parry" = "parried"        # only with this word
    injured = "harm@actor:hp"           # whose health it was, and the value that is left
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fechtbuch.books.base import Book
from fechtbuch.engine.events import Event

SOURCE = "story.toml"

SILENT = "silent"
"""Bookkeeping, or numbers only."""
TURN = "turn"
"""Whose turn begins."""
ORDER = "order"
"""One of several who are told in the order in which they act."""
WALK = "walk"
CHOOSES = "chooses"
"""What somebody has in mind, where nothing else says so."""
BLOW = "blow"
SHOT = "shot"
"""The blow that was begun is a shot."""
HIT = "hit"
GRAZED = "grazed"
CRITICAL = "critical"
MISSED = "missed"
RETREAT = "retreat"
ARMOUR = "armour"
HARM = "harm"
FELLED = "felled"
KILLED = "killed"
DROPPED = "dropped"
"""What somebody who falls lets go of is not told on its own."""
FAILED = "failed"
PARTLY = "partly"
AVERTED = ("parried", "dodged", "blocked", "averted")
"""A defence that held, each by its own words."""

NAMES = frozenset(
    {
        *(SILENT, TURN, ORDER, WALK, CHOOSES, BLOW, SHOT, HIT, GRAZED, CRITICAL, MISSED, RETREAT),
        *(ARMOUR, HARM, FELLED, KILLED, DROPPED, FAILED, PARTLY),
        *AVERTED,
    }
)


@dataclass(frozen=True)
class Role:
    """A role, `detail` after the colon and `who` after the @."""

    name: str
    detail: str = ""
    who: str = "actor"

    def about(self, event: Event) -> int:
        """Whom it concerns."""
        return int(event.target if self.who == "target" else event.actor)


UNKNOWN = Role("")


class Roles:
    """The roles that a book gives to its events."""

    def __init__(
        self,
        roles: dict[str, Role],
        places: frozenset[str] = frozenset(),
        quiet: bool = True,
        shots: frozenset[str] = frozenset(),
    ) -> None:
        self.roles = roles
        self.usual = places
        """Where a blow goes when nothing is said of it; other places are told."""
        self.quiet = quiet
        """Whether a round in which nobody came to harm has a sentence, too."""
        self.shots = shots
        """Things that can only be shot with: a blow with one of them is told as a shot."""

    def of(self, event: Event) -> Role:
        """The role of an event: by its kind and word, or by its kind."""
        found = self.roles.get(f"{event.kind}/{event.word}") if event.word else None
        return found or self.roles.get(event.kind, UNKNOWN)

    def shoots(self, item: str) -> bool:
        """Whether a thing can only be shot with; the number of its slug is left out."""
        return item.rstrip("0123456789").removesuffix("-") in self.shots


def read_role(text: str) -> Role:
    """A role as it is written: `harm@actor:hp`."""
    head, _, detail = text.partition(":")
    name, _, who = head.partition("@")
    if name not in NAMES or who not in ("", "actor", "target"):
        raise ValueError(f"no role of a story: {text!r}; there are {', '.join(sorted(NAMES))}")
    return Role(name, detail, who or "actor")


def roles_of(book: Book) -> Roles:
    """The roles of a book's events; none if it has no such file."""
    return _read(book.package)


@cache
def _read(package: str) -> Roles:
    source = files(package).joinpath(SOURCE)
    if not source.is_file():
        return Roles({})
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    roles = {kind: read_role(text) for kind, text in data["roles"].items()}
    usual, shots = (frozenset(data.get(key, ())) for key in ("usual", "shots"))
    return Roles(roles, usual, data.get("quiet", True), shots)
