"""Things and bodies that no catalogue has: how a sheet describes them, what they become."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from fechtbuch.books.complaints import Phrase, refusal
from fechtbuch.books.gurps.kinds.arms import FIXED, TYPES, Kind
from fechtbuch.books.gurps.kinds.catalogue import protect, weapon_kind
from fechtbuch.books.gurps.kinds.character import NOT_SAID, Block

SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"
DICE = re.compile(r"(\d{1,3})d([+-]\d{1,3})?|([+-]?\d{1,3})")
REACH = re.compile(r"(C|\d{1,2})(-\d{1,2})?(,(C|\d{1,2})(-\d{1,2})?)*\*?")
PARRY = re.compile(r"No|[+-]?\d{1,2}[FU]?")

LIMBS = ("punch", "kick", "head-butt")
"""What every body strikes with; a sheet may state its numbers."""


def _like(pattern: re.Pattern[str], remedy: Phrase) -> AfterValidator:
    def check(value: str) -> str:
        if pattern.fullmatch(value) is None:
            raise refusal(Phrase("problem-not-written-so"), remedy)
        return value

    return AfterValidator(check)


Dice = Annotated[str, Field(max_length=9), _like(DICE, Phrase("remedy-dice"))]
Reach = Annotated[str, Field(max_length=20), _like(REACH, Phrase("remedy-reach"))]
Parry = Annotated[str, Field(max_length=4), _like(PARRY, Phrase("remedy-parry"))]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Numbers(_Strict):
    """Level and damage of a limb as somebody's own sheet states them."""

    level: int | None = Field(default=None, ge=0, le=99)
    damage: Dice | None = None


class OwnMode(Numbers):
    """One way of using a thing: the columns of the weapon tables.

    `level` and `damage` are the owner's; `skill`, `base`, `dice` and `adds` are for whoever else
    takes it up.
    """

    key: Annotated[str, Field(pattern=SLUG, max_length=60)]
    skill: str = Field(default="", max_length=60)
    base: Literal["fixed", "thr", "sw"] = "fixed"
    dice: int = Field(default=0, ge=0, le=999)
    adds: int = Field(default=0, ge=-999, le=999)
    type: Literal["cr", "cut", "imp", "pi-", "pi", "pi+", "pi++", "burn", "cor", "tox", "fat"] = (
        "cr"
    )
    divisor: float = Field(default=1, ge=0.1, le=100)
    st: int = Field(default=0, ge=0, le=200)
    hands: Literal[1, 2] = 1
    heavy: bool = False
    reach: Reach | None = None
    parry: Parry = "No"
    ranged: bool = False
    thrown: bool = False
    acc: int = Field(default=0, ge=-20, le=30)
    scope: int = Field(default=0, ge=0, le=20)
    range: tuple[
        Annotated[int, Field(ge=0, le=1_000_000)], Annotated[int, Field(ge=0, le=1_000_000)]
    ] = (0, 1)
    bulk: int = Field(default=0, ge=-20, le=0)
    rof: int = Field(default=1, ge=1, le=200)
    full_auto: bool = False
    pellets: int = Field(default=1, ge=1, le=100)
    rcl: int = Field(default=1, ge=1, le=30)
    shots: int = Field(default=1, ge=1, le=1000)
    reload: int = Field(default=0, ge=0, le=1000)
    reload_each: bool = False
    brace: Literal["", "rest", "bipod", "two-hands"] = ""
    bow: bool = False
    firearm: bool = False


class OwnShield(_Strict):
    """What makes a thing a shield."""

    db: int = Field(ge=0, le=10)
    block: int = Field(default=0, ge=-99, le=99, description="What it adds to a block itself.")
    dr: int = Field(default=6, ge=0, le=100)
    strapped: bool = True
    large: bool = False
    cloak: bool = False


class OwnThing(_Strict):
    """A weapon, shield, natural weapon or piece of baggage with its own numbers."""

    name: str = Field(min_length=1, max_length=120)
    weight: float = Field(default=0, ge=0, le=100_000, description="In pounds.")
    natural: bool = Field(default=False, description="Part of the body: in no hand, never lost.")
    edged: bool = False
    sturdy: bool = False
    size: Literal["large", "sword", "knife"] = "sword"
    shield: OwnShield | None = None
    modes: list[OwnMode] = Field(default=[], max_length=30)


class Protection(_Strict):
    """DR of one location, all layers together; the skull's own 2 comes on top of it."""

    dr: int = Field(ge=-2, le=1000)
    crushing: int | None = Field(default=None, ge=-2, le=1000)
    flexible: int = Field(default=0, ge=0, le=1000, description="How much of it bends.")


def rolled(text: str) -> tuple[int, int]:
    """Dice and adds of `2d+1`, or of a plain number."""
    found = DICE.fullmatch(text)
    assert found is not None
    if found.group(3) is not None:
        return 0, int(found.group(3))
    return int(found.group(1)), int(found.group(2) or 0)


def own_kind(key: str, thing: OwnThing) -> Kind:
    """The kind that a sheet's description makes."""
    entry = thing.model_dump(mode="json")
    for mode in entry["modes"]:
        if mode["reach"] is None:
            mode["reach"] = "1"
        if mode["ranged"] and mode["bulk"] == 0:
            mode.pop("bulk")
    kind = weapon_kind(key, entry)
    kind.name = thing.name
    kind.source = thing.model_dump(mode="json", exclude_defaults=True)
    kind.natural = thing.natural
    if thing.shield is not None:
        protect(kind, entry["shield"])
    for mode, said in zip(kind.modes, thing.modes):
        if thing.shield is not None and not said.ranged:
            mode.bash = True
        if thing.natural:
            mode.natural = True
            mode.starred = False
            mode.limb = -1
        if mode.base == FIXED and mode.dice == 0 and mode.adds == 0 and said.damage is not None:
            dice, adds = rolled(said.damage)
            mode.dice, mode.adds = dice, adds
    return kind


def state_numbers(block: Block, key: str, numbers: Numbers) -> None:
    """Keep the level and the damage that a sheet states."""
    dice, adds = (0, NOT_SAID) if numbers.damage is None else rolled(numbers.damage)
    block.written[key] = [NOT_SAID if numbers.level is None else numbers.level, dice, adds]


assert set(OwnMode.model_fields["type"].annotation.__args__) == set(TYPES)  # type: ignore[union-attr]
