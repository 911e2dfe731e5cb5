"""Fighters of Phase Six as people write them."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from fechtbuch.books.complaints import Complaint, Named, Phrase, complain
from fechtbuch.books.naming import Called
from fechtbuch.books.phase_six.kinds.armoury import (
    ARMOURS,
    ITEMS,
    LINEAGES,
    MODIFICATIONS,
    SHIELDS,
    TALENTS,
    THROWABLES,
    WEAPONS,
)
from fechtbuch.books.phase_six.play.fight import SETTABLE
from fechtbuch.books.sheets import Item, Strict

STATES = tuple(state for state in SETTABLE.flags if state not in ("withdrawn", "resting", "dead"))
"""States without a level that a fighter may begin in."""

CLASSES = sorted({weapon.klass for weapon in WEAPONS.values()})
_GEAR = sorted([*ITEMS, *THROWABLES])


class WeaponKit(Item):
    """A weapon, with what is special about it."""

    item: Annotated[str, Named("weapon", sorted(WEAPONS))]
    count: int = Field(default=1, ge=1, le=100, description="Pieces of a thrown weapon.")
    modifications: list[Annotated[str, Named("modification", sorted(MODIFICATIONS))]] = Field(
        default=[], max_length=8
    )
    loaded: int | None = Field(default=None, ge=0, le=1000, description="Rounds in it; else full.")
    spare: int | None = Field(
        default=None, ge=0, le=10_000, description="Spare rounds; else nobody counts them."
    )
    poison: int | None = Field(default=None, ge=0, le=6, description="Level of a coated poison.")

    @classmethod
    def names(cls) -> list[str]:
        """All weapons."""
        return sorted(WEAPONS)

    @model_validator(mode="after")
    def _fits(self) -> "WeaponKit":
        complain(list(self._complaints()))
        return self

    def _complaints(self) -> Iterator[Complaint]:
        weapon = WEAPONS[self.item]
        for number, key in enumerate(self.modifications):
            classes = MODIFICATIONS[key].get("classes", [weapon.klass])
            if weapon.klass not in classes:
                yield Complaint(
                    f"modifications[{number}]",
                    Phrase("problem-modification", weapons=weapon.klass),
                    Phrase("remedy-modification", weapons=", ".join(classes)),
                    key,
                )
        if self.count > 1 and weapon.klass != "thrown":
            yield Complaint(
                "count",
                Phrase("problem-count"),
                Phrase("remedy-count"),
                self.count,
            )


class Gear(Item):
    """An item or a throwable, and how many of it."""

    item: Annotated[str, Named("item", _GEAR)]
    count: int = Field(default=1, ge=1, le=100)
    charges: int | None = Field(
        default=None, ge=1, le=1000, description="Charges left in all of them; else they are full."
    )

    @classmethod
    def names(cls) -> list[str]:
        """All items and throwables."""
        return _GEAR

    @model_validator(mode="after")
    def _fits(self) -> "Gear":
        if self.charges is not None and self.item in THROWABLES:
            complain(
                [
                    Complaint(
                        "charges", Phrase("problem-charges"), Phrase("remedy-charges"), self.charges
                    )
                ]
            )
        return self


class Piece(Item):
    """A piece of armour."""

    item: Annotated[str, Named("armour", sorted(ARMOURS))]
    condition: int = Field(default=100, ge=0, le=100, description="Percent, see PSX-ARM-02.")

    @classmethod
    def names(cls) -> list[str]:
        """All armour."""
        return sorted(ARMOURS)


_Attribute = Annotated[int, Field(ge=-20, le=20)]


class Attributes(Strict):
    """Attributes with all templates, before what the lineage changes; 1 where nothing is said."""

    strength: _Attribute = 1
    quickness: _Attribute = 1
    deftness: _Attribute = 1
    endurance: _Attribute = 1
    resistance: _Attribute = 1
    willpower: _Attribute = 1
    apprehension: _Attribute = 1
    conscientiousness: _Attribute = 1
    attractiveness: _Attribute = 1
    education: _Attribute = 1
    logic: _Attribute = 1
    charm: _Attribute = 1


class Skills(Strict):
    """Bonuses of templates on skills."""

    melee: _Attribute = 0
    shooting: _Attribute = 0
    throwing: _Attribute = 0
    perception: _Attribute = 0
    first_aid: _Attribute = 0
    evasion: _Attribute = 0


_Level = Annotated[int, Field(ge=0, le=20)]


class Conditions(Strict):
    """Levels of conditions at the beginning."""

    dying: Annotated[int, Field(ge=0, le=6)] = 0
    unconscious: _Level = 0
    shocked: _Level = 0
    burning: _Level = 0
    bleeding: _Level = 0
    poisoned: _Level = 0


class FighterSheet(Called, Strict):
    """A fighter: attributes, template bonuses, gear."""

    name: str = Field(min_length=1, max_length=60)
    lineage: Annotated[str, Named("lineage", sorted(LINEAGES))] = "human"
    attributes: Attributes = Attributes()
    skills: Skills = Skills()
    talents: list[Annotated[str, Named("talent", sorted(TALENTS))]] = Field(
        default=[], max_length=20
    )
    two_weapon_licence: list[Annotated[str, Named("weapon-class", CLASSES)]] = Field(
        default=[], max_length=20, description="Classes of which two may be wielded at once."
    )
    minimum_roll: int = Field(default=5, ge=2, le=20)
    # PSX-RUL-01
    health: int = Field(default=6, ge=1, le=200, description="Maximum, before lineage and talents.")
    actions: int = Field(default=2, ge=0, le=20, description="Per round, before the lineage.")
    innate: int = Field(default=0, ge=0, le=20, description="Innate protection.")
    bonus_dice: int | None = Field(default=None, ge=0, le=100)
    destiny_dice: int | None = Field(default=None, ge=0, le=100)
    rerolls: int | None = Field(default=None, ge=0, le=100)
    hands: list[WeaponKit] = Field(
        default=[], max_length=2, description="Weapons held, the main hand first."
    )
    carried: list[WeaponKit] = Field(default=[], max_length=20)
    shield: Annotated[str, Named("shield", sorted(SHIELDS))] | None = None
    shield_on_arm: bool = True
    armour: list[Piece] = Field(default=[], max_length=12)
    items: list[Gear] = Field(default=[], max_length=20)
    health_left: int | None = Field(default=None, ge=0, le=200)
    boosts: int = Field(default=0, ge=0, le=200)
    bonus_left: int | None = Field(default=None, ge=0, le=100)
    destiny_left: int | None = Field(default=None, ge=0, le=100)
    rerolls_left: int | None = Field(default=None, ge=0, le=100)
    conditions: Conditions = Conditions()
    states: list[Annotated[str, Named("state", STATES)]] = Field(default=[], max_length=len(STATES))
    cover: Literal["", "2+", "3+", "4+", "5+", "6+", "none"] = Field(
        default="", description="Cover against everybody; else as the map says."
    )
    notes: str | None = Field(
        default=None, max_length=20_000, description="Whatever else; no rule reads it."
    )

    @property
    def footprint(self) -> tuple[int, int]:
        """One field each (PSX-TRN-16)."""
        return 1, 1

    @model_validator(mode="after")
    def _fits_together(self) -> "FighterSheet":
        complain([*self._hands(), *self._shield()])
        return self

    def _hands(self) -> Iterator[Complaint]:
        if len(self.hands) < 2:
            return
        main, off = (WEAPONS[kit.item] for kit in self.hands)
        if main.hands + off.hands > 2:
            yield Complaint(
                "hands",
                Phrase(
                    "problem-hands",
                    things=f"{main.key} + {off.key}",
                    hands=int(main.hands + off.hands),
                ),
                Phrase("remedy-carry-one"),
            )
        elif main.klass != off.klass or main.klass not in self.two_weapon_licence:
            yield Complaint(
                "hands",
                Phrase("problem-no-pair", things=f"{main.key} + {off.key}"),
                Phrase("remedy-no-pair"),
            )

    def _shield(self) -> Iterator[Complaint]:
        if self.shield is None or not self.shield_on_arm:
            return
        if len(self.hands) > 1 or any(WEAPONS[kit.item].hands > 1 for kit in self.hands):
            yield Complaint(
                "shield",
                Phrase("problem-shield"),
                Phrase("remedy-shield"),
                self.shield,
            )


class SceneSheet(Strict):
    """What Phase Six adds to a scenario."""

    distance: int = Field(
        default=10, ge=1, le=1000, description="Metres between the sides without positions."
    )
    referee: bool = Field(default=False, description="Whether somebody judges arbitrary acts.")
