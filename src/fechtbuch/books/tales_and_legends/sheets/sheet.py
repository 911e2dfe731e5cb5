"""Fighters of Tales and Legends as people write them (section 2)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo, model_validator

from fechtbuch.books.complaints import Complaint, Named, Phrase, complain, no_side, suggestion
from fechtbuch.books.naming import Called
from fechtbuch.books.sheets import Item, Strict
from fechtbuch.books.tales_and_legends.kinds.armoury import ARMOUR, MISSILES, THINGS, WEAPONS
from fechtbuch.books.tales_and_legends.kinds.arms import QUALITIES
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTES, SKILLS
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.rules.harm.wounds import (
    BODY_PARTS,
    BRAIN_DAMAGE,
    HEAD_PARTS,
)
from fechtbuch.books.tales_and_legends.state.shown import TO_BE_SET

CARRIED = sorted([*WEAPONS, *THINGS])
NATURAL = sorted(key for key, weapon in WEAPONS.items() if weapon.natural)
TRAITS = (
    "big-build",
    "silver-fears",
    "sees-in-dark",
    "small-build",
    "undead",
)
SKILL_NAMES = SKILLS[:-1]
LOSSES = sorted([*BODY_PARTS, *HEAD_PARTS, *BRAIN_DAMAGE])


Quality = Literal["masterwork", "good", "ordinary", "poor", "fatal"]


class Kit(Item):
    """One thing, with what is special about it."""

    item: Annotated[str, Named("thing", CARRIED)]
    quality: Quality = "ordinary"
    now: Quality | None = Field(default=None, description="Current quality, if it has suffered.")
    solid: bool = False
    silver: bool = Field(default=False, description="Of silver alloy.")
    both: bool | None = Field(default=None, description="Held in both hands.")
    loaded: bool = False

    @classmethod
    def names(cls) -> list[str]:
        """Everything that can be carried."""
        return CARRIED


class Suit(Item):
    """A piece of armour."""

    item: Annotated[str, Named("armour", sorted(ARMOUR))]
    coverage: Literal[30, 40, 50] = 30
    quality: Quality = "ordinary"
    now: Quality | None = None
    solid: bool = False

    @classmethod
    def names(cls) -> list[str]:
        """All armour there is."""
        return sorted(ARMOUR)


_Attribute = Annotated[int, Field(ge=0, le=100)]


class Attributes(Strict):
    """The eight attributes."""

    ch: _Attribute = 10
    in_: _Attribute = Field(default=10, alias="in")
    ko: _Attribute = 10
    pe: _Attribute = 10
    re: _Attribute = 10
    si: _Attribute = 10
    wo: _Attribute = 10
    zr: _Attribute = 10

    def in_order(self) -> list[int]:
        """As `ATTRIBUTES` has them."""
        return [getattr(self, "in_" if name == "in" else name) for name in ATTRIBUTES]


class Injury(Strict):
    """The wounds of one hit."""

    part: Annotated[str, Named("part", ["torso", "head", *BODY_PARTS, *HEAD_PARTS])] = "torso"
    wounds: int = Field(default=1, ge=1, le=100)
    dressed: bool = False
    brittle: bool = False


class FighterSheet(Called, Strict):
    """A fighter file."""

    name: str = Field(min_length=1, max_length=60)
    hero: bool = False
    humanoid: bool = True
    race: Literal["human", "ork", "elf", "dwarf", "beast"] = "human"
    attributes: Attributes = Attributes()
    skills: dict[
        Annotated[str, Named("skill", SKILL_NAMES)], Annotated[int, Field(ge=0, le=100)]
    ] = Field(default={})
    bonuses: dict[
        Annotated[str, Named("skill", SKILL_NAMES)], Annotated[int, Field(ge=-50, le=50)]
    ] = Field(default={}, description="Permanent bonuses, and synergy of skills not listed here.")
    traits: list[Annotated[str, Named("trait", TRAITS)]] = Field(default=[])
    huge: bool = False
    natural_armour: int = Field(default=0, ge=0, le=100)
    natural: list[Annotated[str, Named("natural-weapon", NATURAL)]] = Field(
        default=["bare-hands"], min_length=1, max_length=8
    )
    footprint_fields: list[Annotated[int, Field(ge=1, le=4)]] | None = Field(
        default=None, alias="fields", min_length=2, max_length=2
    )
    tall: int = Field(default=2, ge=1, le=30, description="Height in metres.")
    is_mount: bool = False
    trained: bool = Field(default=True, description="Whether a mount stays calm in battle.")
    saddle: bool = True
    proficiencies: list[Annotated[str, Field(max_length=40)]] = Field(default=[])
    abilities: list[Literal["cavalry-weapon", "riding-proficiency"]] = Field(default=[])
    armour_proficiency: dict[
        Literal["light", "medium", "heavy"], Annotated[int, Field(ge=0, le=3)]
    ] = Field(default={})
    spells: list[Annotated[str, Named("spell", sorted(SPELLS))]] = Field(default=[])
    hands: list[Kit] = Field(default=[], max_length=3)
    belt: list[Kit] = Field(default=[], max_length=20)
    pouch: list[Kit] = Field(default=[], max_length=20)
    pack: list[Kit] = Field(default=[], max_length=40)
    quiver: dict[
        Annotated[str, Named("missile", sorted(MISSILES))], Annotated[int, Field(ge=1, le=200)]
    ] = Field(default={})
    armour: Suit | None = None
    helmet: Suit | None = None
    mount: Annotated[str, Field(max_length=60)] | None = Field(
        default=None, description="The key of the fighter that is ridden."
    )
    mounted: bool = True
    mount_life: int | None = Field(default=None, ge=1, le=500, description="Life of the mount.")
    life_left: int | None = Field(default=None, ge=1, le=500)
    wounds: list[Injury] = Field(default=[], max_length=100)
    lost: list[Annotated[str, Named("part", LOSSES)]] = Field(
        default=[], description="Parts of the body that do not work."
    )
    disabled: list[Annotated[str, Named("part", LOSSES)]] = Field(
        default=[], description="Parts of the body that do not work until all wounds are healed."
    )
    barbs: list[Annotated[str, Named("missile", sorted(MISSILES))]] = Field(default=[])
    fatigue: int = Field(default=0, ge=0, le=100)
    exhaustion: int = Field(default=0, ge=0, le=100)
    luck: int | None = Field(default=None, ge=0, le=200)
    fear: int = Field(default=0, ge=0, le=100, description="ST of courage before it; 0: none.")
    group: str | None = Field(
        default=None, max_length=40, description="Whose initiative is rolled together."
    )
    states: list[Annotated[str, Named("state", sorted(TO_BE_SET.states()))]] = Field(default=[])
    notes: str | None = Field(
        default=None, max_length=20_000, description="Whatever else; no rule reads it."
    )

    @property
    def footprint(self) -> tuple[int, int]:
        """Columns and rows of fields that it stands on (TAL-RUL-57)."""
        if self.footprint_fields is not None:
            return self.footprint_fields[0], self.footprint_fields[1]
        if self.huge:
            return 2, 2
        return (1, 2) if self.is_mount or (self.mount is not None and self.mounted) else (1, 1)

    @model_validator(mode="after")
    def _fits_together(self) -> "FighterSheet":
        complain(list(self._complaints()))
        return self

    def _complaints(self) -> Iterator[Complaint]:
        taken = 0
        for kit in self.hands:
            weapon = WEAPONS.get(kit.item)
            if weapon is not None and weapon.strapped:
                continue
            two = weapon is not None and weapon.two_hands
            taken += 2 if kit.both or two else 1
        if taken > 2:
            yield Complaint("hands", Phrase("problem-hands-full"), Phrase("remedy-to-belt-or-pack"))
        for field, suit, zone in (("armour", self.armour, "body"), ("helmet", self.helmet, "head")):
            if suit is not None and ARMOUR[suit.item]["zone"] != zone:
                yield Complaint(
                    field,
                    Phrase("problem-not-for-body" if zone == "body" else "problem-not-for-head"),
                    suggestion(
                        suit.item, [key for key, row in ARMOUR.items() if row["zone"] == zone]
                    ),
                    suit.item,
                )
        if "small-build" in self.traits and "big-build" in self.traits:
            yield Complaint("traits", Phrase("problem-two-builds"), Phrase("remedy-keep-one"))


def quality_number(name: str) -> int:
    """The step of a quality."""
    return QUALITIES.index(name)


def _sides(value: list[str], info: ValidationInfo) -> list[str]:
    known = None if info.context is None else info.context.get("sides")
    for slug in value:
        if known is not None and slug not in known:
            raise no_side(slug, known)
    return value


SideList = Annotated[list[str], AfterValidator(_sides), Field(max_length=8)]


Ground = Literal[
    "",
    "rubble",
    "cobbles",
    "unsafe-floor",
    "one-metre",
    "half-metre",
    "two-feet",
    "one-hand",
    "two-fingers",
    "rope",
]


class SceneSheet(Strict):
    """Place and circumstances."""

    duel: bool = Field(default=False, description="The duel procedure, for exactly two.")
    light: Literal["day", "dim", "dark"] = "day"
    water: Literal["", "calm", "choppy", "rushing", "storm"] = ""
    climb: int = Field(default=0, ge=0, le=100, description="ST of what can be climbed; 0: none.")
    footing: int = Field(default=0, ge=0, le=60, description="ST of treacherous ground; 0: good.")
    running_footing: int = Field(
        default=0, ge=0, le=60, description="ST for whoever runs; 0: −10 instead."
    )
    ground: Ground = Field(default="", description="Ground with a known footing.")
    slippery: Literal["", "wet", "frozen", "ice"] = ""
    distance: int = Field(default=6, ge=1, le=400, description="Metres where nobody is placed.")
    ambush: SideList = Field(default=[], description="Sides that attack by surprise.")
    watch: dict[str, Literal["watchful", "careless"]] = Field(
        default={}, description="Sides that may notice an ambush; without it surprise is a fact."
    )
