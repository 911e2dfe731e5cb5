"""Who is held against whom, written as `kurt`, `pikeman x4`, `kurt+ws=5` or `kurt@novice`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.books.fighters import fighter_data, fighter_keys, merged
from fechtbuch.questions.changes import GEAR
from fechtbuch.questions.speaking import Called
from fechtbuch.scenario import Scenario, ScenarioError
from fechtbuch.scenario.paths import FieldPath, changed, parse_value
from fechtbuch.text.bad_input import BadInput

_FORM = re.compile(
    r"(?P<key>[a-z0-9-]+?)(?:\s*x(?P<count>\d+))?(?P<changes>(?:\+[^+@]+)*)(?:@(?P<policy>[a-z]+))?"
)
MOST = 12
"""Fighters of a squad."""
ROUNDS = 60


@dataclass(frozen=True)
class Contender:
    """A fighter of the book, so many of it, with changes, played by a policy."""

    text: str
    """As it was written."""
    key: str
    count: int = 1
    changes: tuple[tuple[str, bool | int | str], ...] = ()
    policy: str = ""

    def name(self, book: Book) -> str:
        """The English name that the book gives to it."""
        return str(fighter_data(book.folder, self.key).get("name") or self.key)

    @property
    def mark(self) -> str:
        """What tells it from others of its kind, as it was written."""
        return self.text[len(self.key) :].strip()

    def entries(self, prefix: str) -> list[dict[str, Any]]:
        """The fighters as a scenario has them.

        Names are of the place, not of the fighter: dice belong to names, and so whoever stands in
        the same place throws the same dice.
        """
        changes: dict[str, Any] = {}
        for path, value in self.changes:
            inside = changes
            *way, last = path.split(".")
            for step in way:
                inside = inside.setdefault(step, {})
            inside[last] = [value] if last in ("hands", "belt") else value
        return [
            merged({"use": self.key}, {**changes, "name": f"{prefix} {place + 1}"})
            for place in range(self.count)
        ]


def called(book: Book, known: Sequence[Contender]) -> list[Called]:
    """What contenders are called: nobody like another.

    A book has the same knight on his horse and on foot; the horse tells them apart.
    """
    found: list[Called] = []
    for one in known:
        alike = [other for other in known if other.key != one.key]
        alike = [other for other in alike if other.name(book) == one.name(book)]
        theirs = {thing for other in alike for thing in _things(book, other)}
        own = [thing for thing in _things(book, one) if thing not in theirs] if alike else []
        name = Called(one.name(book), one.mark, own[0] if own else "")
        number = 1
        while name in found:
            number += 1
            name = Called(one.name(book), f"{one.mark} ({number})".strip(), name.thing)
        found.append(name)
    return found


def _things(book: Book, one: Contender) -> list[str]:
    """Slugs of what somebody brings along, the mount first."""
    data = fighter_data(book.folder, one.key)
    found: list[str] = []
    for field in ("mount", *GEAR):
        value = data.get(field)
        for entry in value if isinstance(value, list) else [value]:
            item = entry.get("item") if isinstance(entry, dict) else entry
            if isinstance(item, str):
                found.append(item)
    return found


def book_of(book: Book | str) -> Book:
    """A book, or the one of this key; `BadInput` if there is none."""
    if isinstance(book, Book):
        return book
    known = books()
    found = known.get(str(book))  # whatever else somebody gave is told as well
    if found is None:
        raise BadInput("book", value=book, known=", ".join(sorted(known)))
    return found


def contender_of(book: Book, text: str) -> Contender:
    """A contender from what somebody wrote; `BadInput` says what there is."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise BadInput("contender", value=text)
    keys = fighter_keys(book.folder)
    if found["key"] not in keys:
        raise BadInput("fighter", value=found["key"], known=", ".join(keys))
    count = int(found["count"] or 1)
    if not 1 <= count <= MOST:
        raise BadInput("squad", value=count, most=MOST)
    changes: list[tuple[str, bool | int | str]] = []
    for change in found["changes"].split("+")[1:]:
        path, equals, value = change.partition("=")
        if not equals or not path:
            raise BadInput("contender", value=text)
        changes.append((path.strip(), parse_value(value.strip())))
    policy = found["policy"] or ""
    if policy and policy not in book.known_policies():
        raise BadInput("policy-name", value=policy, known=", ".join(sorted(book.known_policies())))
    return Contender(text.strip(), found["key"], count, tuple(changes), policy)


def meeting(
    book: Book,
    one: Sequence[Contender],
    other: Sequence[Contender],
    options: Mapping[str, bool | int | str] | None = None,
) -> Scenario:
    """A fight between two squads on open ground; `ScenarioError` if the book refuses it."""
    data = book.bout({"use": one[0].key}, {"use": other[0].key})
    data["rounds"] = ROUNDS
    if options:
        data["options"] = {**data.get("options", {}), **options}
    for side, squad, prefix in zip(data["sides"], (one, other), ("One", "Other"), strict=True):
        members: list[dict[str, Any]] = []
        for number, contender in enumerate(squad):
            members += contender.entries(f"{prefix} {number + 1}")
        side["fighters"] = members
        policies = {contender.policy for contender in squad if contender.policy}
        if policies:
            side["policy"] = policies.pop()
    return Scenario.from_data(data, f"{one[0].text} – {other[0].text}")


def contenders_of(
    book: Book,
    texts: Sequence[str],
    options: Mapping[str, bool | int | str] | None = None,
) -> list[Contender]:
    """Whoever was named, or everybody; `BadInput` or `ValueError` before any fight.

    Each must be able to fight with these switches of the book, and is named once.
    """
    known = [contender_of(book, text) for text in texts] or everybody(book)
    if len(known) < 2:
        raise BadInput("two-contenders")
    for number, one in enumerate(known):
        if one in known[:number]:
            raise BadInput("contender-twice", value=one.text)
        try:
            alone = meeting(book, [one], [one])
        except ScenarioError as error:
            raise BadInput("contender-wrong", value=one.text, why=_inside(error)) from None
        if number == 0:
            for name, value in (options or {}).items():
                changed(alone, [(FieldPath.find(alone, f"options.{name}"), value)])
    return known


def _inside(error: ScenarioError) -> ScenarioError:
    """What is wrong with a fighter, without the scenario that nobody wrote around him."""
    first = error.problems[0]
    field = re.sub(r"^sides\[\d\]\.fighters\[\d+\]\.?", "", first.field)
    return ScenarioError([replace(first, file="", field=field)])


def everybody(book: Book) -> list[Contender]:
    """All fighters of a book that can fight a bout by themselves."""
    found: list[Contender] = []
    for key in fighter_keys(book.folder):
        contender = Contender(key, key)
        try:
            meeting(book, [contender], [contender]).build()
        except (ScenarioError, ValueError):
            continue  # some need a rider, a map or a master
        found.append(contender)
    return found
