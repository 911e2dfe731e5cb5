"""Fighters of Landsknecht as people write them, checked field by field (section 2)."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import (
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    RootModel,
    Tag,
    model_validator,
)

from fechtbuch.books.complaints import Complaint, Named, Phrase, complain, refusal, suggestion
from fechtbuch.books.landsknecht.kinds.armoury import ARMOUR, MISSILES, SHIELDS, WEAPONS, read
from fechtbuch.books.landsknecht.kinds.block import ABILITIES
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.sheets.parts import Armour, Bonuses, Bundle, Kit, Scores
from fechtbuch.books.landsknecht.state.things import thing_of
from fechtbuch.books.landsknecht.state.written import SETTABLE
from fechtbuch.books.naming import Called
from fechtbuch.books.sheets import Strict

STATES = sorted([*SETTABLE.states(), "unconscious"])
"""States that a fighter may begin in."""

_CLASSES = read("classes.toml")
_MOUNTS = read("mounts.toml")


Word = Annotated[str, Field(min_length=1, max_length=60)]
Food = Literal["meat", "plants"]


class _Sheet(Called, Strict):
    """What people and creatures have in common."""

    name: Word
    wounds_left: int | None = Field(
        default=None, ge=-20, le=500, description="Wounds at the beginning; else all of them."
    )
    morale: int = Field(default=12, ge=2, le=12)
    motive: Literal["treasure", "food", "other"] | None = Field(
        default=None, description="Why it would pursue somebody."
    )
    group: Word | None = Field(
        default=None, description="Who checks morale together; else all of one block."
    )
    hireling: bool = Field(
        default=False, description="Whether it checks morale on a side of player characters, too."
    )
    states: list[Annotated[str, Named("state", STATES)]] = Field(default=[], max_length=len(STATES))
    notes: str | None = Field(
        default=None, max_length=20_000, description="Whatever else; no rule reads it."
    )


def _known_kind(value: Any) -> Any:
    if value != "person":
        raise refusal(Phrase("problem-kind"), Phrase("remedy-kind"))
    return value


class Person(_Sheet):
    """A man or woman with class and level, arms and armour."""

    kind: Annotated[Literal["person"], BeforeValidator(_known_kind)] = "person"
    klass: Annotated[str, Named("class", sorted(_CLASSES["classes"]))] = Field(
        default="zero-level", alias="class"
    )
    career: Annotated[str, Named("career", sorted(_CLASSES["careers"]))] | None = None
    level: int = Field(default=0, ge=0, le=6)
    abilities: Bonuses = Bonuses()
    scores: Scores = Scores()
    ws: int = Field(default=0, ge=0, le=20)
    bs: int = Field(default=0, ge=0, le=20)
    wounds: int = Field(ge=1, le=500)
    armour: Annotated[str, Named("armour", sorted(ARMOUR))] = "none"
    shield: Kit | None = None
    hands: list[Kit] = Field(default=[], max_length=2)
    worn: list[Kit] = Field(default=[], max_length=4)
    belt: list[Kit] = Field(default=[], max_length=20)
    pouch: list[Kit] = Field(default=[], max_length=20)
    pack: list[Kit] = Field(default=[], max_length=40)
    quiver: dict[str, Bundle] = Field(
        default={}, max_length=6, json_schema_extra={"x-names": [*MISSILES]}
    )
    spells: list[Annotated[str, Named("spell", sorted(SPELLS))]] = Field(default=[], max_length=20)
    mount: Annotated[str, Named("mount", sorted(_MOUNTS["mounts"]))] | None = None
    barding: Annotated[str, Named("barding", sorted(_MOUNTS["barding"]))] | None = None
    mounted: bool = Field(default=True, description="In the saddle, if there is a mount.")
    mount_wounds: int | None = Field(default=None, ge=1, le=500)
    saddle: list[Kit] = Field(default=[], max_length=40)

    @property
    def footprint(self) -> tuple[int, int]:
        """Columns and rows of squares that it stands on."""
        return 1, 1

    @model_validator(mode="after")
    def _fits_together(self) -> "Person":
        complain([*self._class(), *self._hands(), *self._places(), *self._mount()])
        return self

    def _class(self) -> Iterator[Complaint]:
        if self.career is not None:
            needed = _CLASSES["careers"][self.career]["class"]
            if self.klass != needed:
                yield Complaint(
                    "career",
                    Phrase("problem-career", needed=needed, given=self.klass),
                    Phrase("remedy-career", needed=needed),
                    self.career,
                )
        if (self.level == 0) != (self.klass == "zero-level"):
            yield Complaint(
                "level",
                Phrase("problem-level", given=self.klass),
                Phrase("remedy-level"),
                self.level,
            )
        for number, key in enumerate(self.spells):
            if SPELLS[key].klass != self.klass:
                yield Complaint(
                    f"spells[{number}]",
                    Phrase("problem-spell", needed=SPELLS[key].klass, given=self.klass),
                    Phrase("remedy-spell"),
                    key,
                )
        bonuses = self.abilities.in_order()
        for ability, bonus, score in zip(ABILITIES, bonuses, self.scores.in_order()):
            if bonus != 0 and score is not None:
                yield Complaint(
                    f"scores.{ability}",
                    Phrase("problem-ability-twice"),
                    Phrase("remedy-keep-one"),
                    score,
                )

    def _hands(self) -> Iterator[Complaint]:
        """LSK-EQP-06, LSK-MNT-04: two hands; a rider's lance goes with a shield."""
        held = [kit.item for kit in self.hands]
        needed = 0
        for key in held:
            lance = key in WEAPONS and WEAPONS[key].one_hand_in_mounted_charge
            in_saddle = self.mount is not None and self.mounted
            needed += 1 if lance and in_saddle else int(thing_of("", key).hands)
        if self.shield is not None:
            key = self.shield.item
            if key not in SHIELDS:
                kind = Phrase("kind-shield")
                yield Complaint(
                    "shield", Phrase("problem-unknown", kind=kind), suggestion(key, SHIELDS), key
                )
                return
            if not SHIELDS[key]["set_up"]:
                held.append(key)
                needed += int(SHIELDS[key]["hands"])
        if needed > 2:
            yield Complaint(
                "hands",
                Phrase("problem-hands", things=" + ".join(held), hands=needed),
                Phrase("remedy-to-belt-or-pack"),
            )

    def _places(self) -> Iterator[Complaint]:
        for number, kit in enumerate(self.worn):
            if thing_of("", kit.item).hands != 0:
                yield Complaint(
                    f"worn[{number}]",
                    Phrase("problem-not-worn"),
                    Phrase("remedy-not-worn"),
                    kit.item,
                )
        for key, bundle in self.quiver.items():
            if key not in MISSILES:
                yield Complaint(
                    f"quiver.{key}",
                    Phrase("problem-unknown", kind=Phrase("kind-missile")),
                    suggestion(key, MISSILES),
                    bundle.count,
                )

    def _mount(self) -> Iterator[Complaint]:
        if self.mount is None:
            for name in ("barding", "saddle", "mount_wounds"):
                if getattr(self, name):
                    yield Complaint(
                        name, Phrase("problem-no-mount"), Phrase("remedy-add", field="mount")
                    )
        elif self.barding is not None and not _MOUNTS["mounts"][self.mount]["may_wear_barding"]:
            able = [key for key, row in _MOUNTS["mounts"].items() if row["may_wear_barding"]]
            yield Complaint(
                "barding",
                Phrase("problem-barding", mount=self.mount),
                Phrase("remedy-barding", mounts=", ".join(able)),
                self.barding,
            )


class Creature(_Sheet):
    """A beast or monster with a block of its own."""

    kind: Literal["creature"]
    hd: int = Field(ge=0, le=50)
    attack: int = Field(ge=-5, le=30)
    ac: Armour
    ar: int = Field(default=0, ge=0, le=20)
    metal: bool = False
    wounds: int = Field(ge=1, le=500)
    weapon: Annotated[str, Named("weapon", sorted(WEAPONS))] = "natural-blow"
    movement: int = Field(ge=0, le=1000, description="Movement rate in feet per Turn.")
    size: Literal["normal", "large", "gargantuan"] = "normal"
    squares: list[Annotated[int, Field(ge=1, le=10)]] | None = Field(
        default=None, min_length=2, max_length=2
    )
    reach: int | None = Field(default=None, ge=5, le=50, multiple_of=5)
    intelligent: bool = True
    undead: bool = False
    is_construct: bool = Field(default=False, alias="construct")
    sees_in_dark: bool = False
    natural_grappler: bool = False
    abilities: Bonuses = Bonuses()
    eats: list[Food] = Field(default=[])

    @property
    def footprint(self) -> tuple[int, int]:
        """Columns and rows of squares that it stands on."""
        if self.squares is None:
            return 1, 1
        return self.squares[0], self.squares[1]

    @model_validator(mode="after")
    def _fits_together(self) -> "Creature":
        complaints: list[Complaint] = []
        if not WEAPONS[self.weapon].melee:
            complaints.append(
                Complaint(
                    "weapon",
                    Phrase("problem-not-melee"),
                    Phrase("remedy-not-melee"),
                    self.weapon,
                )
            )
        if self.squares not in (None, [1, 1]) and self.size != "gargantuan":
            complaints.append(
                Complaint(
                    "squares",
                    Phrase("problem-squares"),
                    Phrase("remedy-squares"),
                    self.squares,
                )
            )
        complain(complaints)
        return self


def _kind(value: Any) -> str:
    kind = value.get("kind") if isinstance(value, Mapping) else getattr(value, "kind", "")
    return "<creature>" if kind == "creature" else "<person>"


class FighterSheet(
    RootModel[
        Annotated[
            Annotated[Person, Tag("<person>")] | Annotated[Creature, Tag("<creature>")],
            Discriminator(_kind),
        ]
    ]
):
    """A fighter file: a person, or with `kind = "creature"` a creature."""

    model_config = ConfigDict(frozen=True)

    @property
    def footprint(self) -> tuple[int, int]:
        """Columns and rows of squares that it stands on."""
        return self.root.footprint
