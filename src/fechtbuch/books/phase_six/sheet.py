"""Fighters of Phase Six as people write them."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    WithJsonSchema,
    model_serializer,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from fechtbuch.books.complaints import Complaint, Phrase, complain, unknown
from fechtbuch.books.phase_six.armoury import (
    ARMOURS,
    ITEMS,
    LINEAGES,
    MODIFICATIONS,
    SHIELDS,
    TALENTS,
    THROWABLES,
    WEAPONS,
)

STATES = (
    "hunkered",
    "asleep",
    "netted",
    "unaware",
    "from_behind",
    "braced",
    "dazed",
    "shield-up",
    "oblivious",
    "alert",
)
"""States without a level that a fighter may begin in, and that an edict may add or take away."""

LEVELS = ("dying", "unconscious", "shocked", "burning", "bleeding", "poisoned")
"""Conditions with a level (PSX-STA-03)."""

CLASSES = sorted({weapon.klass for weapon in WEAPONS.values()})
_GEAR = sorted([*ITEMS, *THROWABLES])


def _named(kind: str, names: list[str]) -> Any:
    """A text that must be one of the names in a data file."""

    def known(value: str) -> str:
        if value not in names:
            raise unknown(kind, value, names)
        return value

    return Annotated[
        str,
        AfterValidator(known),
        WithJsonSchema(
            {"type": "string", "enum": names, "description": f"A {kind.replace('-', ' ')}."}
        ),
    ]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Short(_Strict):
    """A table that may be written as one plain name."""

    @classmethod
    def names(cls) -> list[str]:
        """What may be named."""
        raise NotImplementedError

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        schema = handler(core_schema)
        table = handler.resolve_ref_schema(schema)
        choice = {"anyOf": [{"type": "string", "enum": cls.names()}, dict(table)]}
        table.clear()
        table.update(choice)
        return schema

    @model_validator(mode="before")
    @classmethod
    def _from_name(cls, value: Any) -> Any:
        return {"item": value} if isinstance(value, str) else value

    @model_serializer
    def _shortened(self) -> Any:
        special = {
            name: getattr(self, name)
            for name, field in type(self).model_fields.items()
            if name != "item" and getattr(self, name) != field.default
        }
        item = getattr(self, "item")  # noqa: B009 - every kind of kit has one
        return {"item": item, **special} if special else item


class WeaponKit(_Short):
    """A weapon, with what is special about it."""

    item: _named("weapon", sorted(WEAPONS))  # type: ignore[valid-type]
    count: int = Field(default=1, ge=1, le=100, description="Pieces of a thrown weapon.")
    modifications: list[_named("modification", sorted(MODIFICATIONS))] = Field(  # type: ignore[valid-type]
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


class Gear(_Short):
    """An item or a throwable, and how many of it."""

    item: _named("item", _GEAR)  # type: ignore[valid-type]
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


class Piece(_Short):
    """A piece of armour."""

    item: _named("armour", sorted(ARMOURS))  # type: ignore[valid-type]
    condition: int = Field(default=100, ge=0, le=100, description="Percent, see PSX-ARM-02.")

    @classmethod
    def names(cls) -> list[str]:
        """All armour."""
        return sorted(ARMOURS)


_Attribute = Annotated[int, Field(ge=-20, le=20)]


class Attributes(_Strict):
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


class Skills(_Strict):
    """Bonuses of templates on skills."""

    melee: _Attribute = 0
    shooting: _Attribute = 0
    throwing: _Attribute = 0
    perception: _Attribute = 0
    first_aid: _Attribute = 0
    evasion: _Attribute = 0


_Level = Annotated[int, Field(ge=0, le=20)]


class Conditions(_Strict):
    """Levels of conditions at the beginning."""

    dying: Annotated[int, Field(ge=0, le=6)] = 0
    unconscious: _Level = 0
    shocked: _Level = 0
    burning: _Level = 0
    bleeding: _Level = 0
    poisoned: _Level = 0


State = Literal[
    "hunkered",
    "asleep",
    "netted",
    "unaware",
    "from_behind",
    "braced",
    "dazed",
    "shield-up",
    "oblivious",
    "alert",
]


class FighterSheet(_Strict):
    """A fighter: attributes, template bonuses, gear."""

    name: str = Field(min_length=1, max_length=60)
    lineage: _named("lineage", sorted(LINEAGES)) = "human"  # type: ignore[valid-type]
    attributes: Attributes = Attributes()
    skills: Skills = Skills()
    talents: list[_named("talent", sorted(TALENTS))] = Field(  # type: ignore[valid-type]
        default=[], max_length=20
    )
    two_weapon_licence: list[_named("weapon-class", CLASSES)] = Field(  # type: ignore[valid-type]
        default=[], max_length=20, description="Classes of which two may be wielded at once."
    )
    minimum_roll: int = Field(default=5, ge=2, le=20)
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
    shield: _named("shield", sorted(SHIELDS)) | None = None  # type: ignore[valid-type]
    shield_on_arm: bool = True
    armour: list[Piece] = Field(default=[], max_length=12)
    items: list[Gear] = Field(default=[], max_length=20)
    health_left: int | None = Field(default=None, ge=0, le=200)
    boosts: int = Field(default=0, ge=0, le=200)
    bonus_left: int | None = Field(default=None, ge=0, le=100)
    destiny_left: int | None = Field(default=None, ge=0, le=100)
    rerolls_left: int | None = Field(default=None, ge=0, le=100)
    conditions: Conditions = Conditions()
    states: list[State] = Field(default=[], max_length=len(STATES))
    cover: Literal["", "2+", "3+", "4+", "5+", "6+", "none"] = Field(
        default="", description="Cover against everybody; else as the map says."
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


class SceneSheet(_Strict):
    """What Phase Six adds to a scenario."""

    distance: int = Field(
        default=10, ge=1, le=1000, description="Metres between the sides without positions."
    )
    referee: bool = Field(default=False, description="Whether somebody judges arbitrary acts.")
