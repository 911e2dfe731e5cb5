"""How the referee brings somebody into a running fight: the same in every book."""

from abc import ABC, abstractmethod
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from pydantic import BaseModel, ValidationError

from fechtbuch.books.fighters import fighter_data, fighter_keys, merged, slugify, unique
from fechtbuch.books.naming import renamed
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.fields import NOWHERE, field_text, x_of, y_of
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fight import Fight, Recruiter, Side
from fechtbuch.engine.fighter import Fighter

Place = tuple[int, int] | None

_BESIDE = ("side", "use", "at", "slug", "block", "hidden")
"""What an entry says beside the sheet."""


class Roll(ABC):
    """The muster roll of a fight: slugs of fighters and things are unique in it."""

    def __init__(self, battle: Any) -> None:
        self.fighters: list[str] = [fighter.slug for fighter in battle.fighters]
        self.things: list[str] = [thing.slug for thing in battle.things]

    @abstractmethod
    def enroll(
        self, sheet: Any, slug: str, block: str, side: Any, at: Place, hidden_from: int = 0
    ) -> Fighter:
        """Bring a fighter into the fight."""

    def thing_slug(self, key: str) -> str:
        """A slug for a thing of that key, which nobody else has."""
        slug = unique(key, self.things)
        self.things.append(slug)
        return slug


class Sergeant(Recruiter):
    """Turns a scenario's entry into a fighter of the running fight; a book says how it enrolls."""

    folder: ClassVar[Traversable]
    """The book's package directory, where its catalogue of fighters lies."""
    model: ClassVar[type[BaseModel]]
    """A fighter as people write it."""
    muster: ClassVar[type[Roll]]
    """What makes fighters out of sheets."""

    def ground(self, fight: Fight, fighter: Fighter) -> list[int]:
        """The fields that somebody keeps others from standing on."""
        return [int(fighter.at)]

    def footprint(self, sheet: Any) -> tuple[int, int]:
        """How many fields a newcomer covers: one, where the sheet says nothing."""
        width, height = getattr(sheet, "footprint", (1, 1))
        return width, height

    def recruit(self, fight: Fight, data: dict[str, object]) -> None:
        """Enroll a scenario's entry; `side` names his side, `hidden` those that know nothing."""
        side = _side(fight, data.get("side", ""))
        use, at = data.get("use"), data.get("at")
        wanted, block = data.get("slug"), data.get("block")
        hidden = _hidden_from(fight, data.get("hidden", []))
        sheet = self.sheet_of(data)
        if not isinstance(wanted, str):
            wanted = slugify(str(getattr(sheet, "root", sheet).name))
        slug = unique(wanted, [fighter.slug for fighter in fight.roster])
        if not isinstance(block, str):
            block = use if isinstance(use, str) else wanted
        place = self._place(fight, side, self.footprint(sheet), at)
        first = len(fight.roster)
        self.muster(fight).enroll(sheet, slug, block, side, place)
        for newcomer in fight.roster[first:]:
            newcomer.hidden_from = hidden

    def sheet_of(self, data: dict[str, object]) -> Any:
        """The sheet of a scenario's entry, under the book's own model."""
        changes = {name: value for name, value in data.items() if name not in _BESIDE}
        use = data.get("use")
        base: dict[str, Any] = {}
        if use is not None:
            known = fighter_keys(self.folder)
            if use not in known:
                raise Refusal("fighter-unknown", "use", str(use), [], known)
            base = fighter_data(self.folder, str(use))
        try:
            return self.model.model_validate(merged(renamed(base, changes), changes))
        except ValidationError as error:
            first = error.errors()[0]
            places = [str(place) for place in first["loc"] if not str(place).startswith("<")]
            raise Refusal("sheet-wrong", ".".join(places), first["msg"]) from None

    def _place(self, fight: Fight, side: Side, size: tuple[int, int], at: object) -> Place:
        """Where the referee says, else beside the first friend who stands somewhere.

        Whose friends have all fallen or left comes in where the first of them was, and who never
        had any beside somebody else.
        """
        taken: set[int] = set()
        friend = NOWHERE
        for fighter in fight.roster:
            ground = self.ground(fight, fighter) if fighter.at != NOWHERE else []
            taken.update(ground)
            if ground and friend == NOWHERE and fighter.side == side.index:
                friend = fighter.at
        if at is None:
            if friend == NOWHERE:
                placed = [fighter for fighter in fight.roster if fighter.at != NOWHERE]
                placed.sort(key=lambda fighter: fighter.side != side.index)
                if not placed:
                    return None
                friend = placed[0].at
            return _room_near(fight, friend, size, taken)
        numbers = at if isinstance(at, list) else []
        if len(numbers) != 2 or any(type(number) is not int for number in numbers):
            raise Refusal("field-not-free", "at", str(at))
        x, y = numbers
        for dx in range(size[0]):
            for dy in range(size[1]):
                try:
                    f = field_at(x + dx, y + dy)
                except ValueError:
                    raise Refusal("field-not-free", "at", str(at)) from None
                if f in taken or not fight.grid.open(f):
                    raise Refusal("field-not-free", "at", str(at))
        return x, y


def _room_near(fight: Fight, friend: int, size: tuple[int, int], taken: set[int]) -> Place:
    """The nearest field to a friend from which a body of this size has room."""
    tried = set(taken)
    while True:
        f = fight.grid.nearest_open(friend, tried)
        if f == NOWHERE:
            raise Refusal("field-not-free", "at", field_text(friend))
        tried.add(f)
        body = [
            field_at(x_of(f) + dx, y_of(f) + dy) for dx in range(size[0]) for dy in range(size[1])
        ]
        if all(fight.grid.open(each) and each not in taken for each in body):
            return x_of(f), y_of(f)


def _hidden_from(fight: Fight, slugs: object) -> int:
    """The sides of a list as a bit mask."""
    mask = 0
    for slug in slugs if isinstance(slugs, list) else [slugs]:
        mask |= 1 << int(_side(fight, slug).index)
    return mask


def _side(fight: Fight, named: object) -> Side:
    """A side by its key, or by its name as the scenario writes it."""
    for side in fight.sides:
        if side.slug == named:
            return side
    for side in fight.sides:
        if side.name.casefold() == str(named).casefold():
            return side
    raise Refusal("side-unknown", "side", str(named), [], [side.slug for side in fight.sides])
