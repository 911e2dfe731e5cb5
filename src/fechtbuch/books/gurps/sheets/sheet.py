"""Fighters and scenes as people write them, checked field by field."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue, model_validator

from fechtbuch.books.complaints import Complaint, Named, Phrase, complain, suggestion
from fechtbuch.books.gurps.kinds.arms import QUALITIES, Kind
from fechtbuch.books.gurps.kinds.catalogue import ARMOUR, KINDS
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, PLACES_HIT, POSTURES, RANDOM, RIGHT_ARM
from fechtbuch.books.gurps.sheets.own import LIMBS as OWN_LIMBS
from fechtbuch.books.gurps.sheets.own import SLUG, Numbers, OwnThing, Protection, own_kind
from fechtbuch.books.gurps.state.shown import ALLOWED
from fechtbuch.books.naming import FEMALE, Called

LIMBS = LOCATIONS[RIGHT_ARM:RANDOM]
"""Arms, hands, legs and feet (GUR-INJ-04)."""

SKILLS = tuple(
    sorted(
        {name for kind in KINDS.values() for mode in kind.modes for name in mode.skill.split(",")}
        | {
            "acrobatics",
            "boxing",
            "brawling",
            "cloak",
            "fast-draw-ammo",
            "fast-draw-arrow",
            "fast-draw-knife",
            "fast-draw-sword",
            "judo",
            "karate",
            "shield",
            "sumo-wrestling",
            "wrestling",
        }
        - {""}
    )
)
"""Every skill that the rules ask for."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def _kit(value: Any) -> Any:
    return {"item": value} if isinstance(value, str) else value


LATER: dict[str, JsonValue] = {"x-later": True}
"""Marks what few sheets say: an editor shows it last."""


class Kit(_Strict):
    """A thing with its particulars; a plain name will do."""

    item: str = Field(min_length=1, max_length=60, json_schema_extra={"x-names": [*KINDS]})
    hand: Literal["right", "left", "both", ""] = ""
    quality: Annotated[str, Named("quality", list(QUALITIES))] = "good"
    st: int | None = Field(default=None, ge=1, le=50, description="ST of a bow or crossbow.")
    spare: int = Field(default=0, ge=0, le=1000, description="Shots beside those loaded.")
    loaded: bool = True
    shots: int | None = Field(
        default=None, ge=0, le=1000, description="Shots loaded; as many as go in if not said."
    )
    reach: int | None = Field(default=None, ge=0, le=6, description="Reach setting.")


Thing = Annotated[Kit, BeforeValidator(_kit)]


class Traits(_Strict):
    """Advantages and disadvantages that the rules know."""

    combat_reflexes: bool = False
    ambidexterity: bool = False
    high_pain_threshold: bool = False
    low_pain_threshold: bool = False
    hard_to_kill: int = Field(default=0, ge=0, le=10)
    hard_to_subdue: int = Field(default=0, ge=0, le=10)
    peripheral_vision: bool = False
    trained_by_a_master: bool = False
    weapon_master: list[Annotated[str, Field(json_schema_extra={"x-names": [*KINDS]})]] = []
    extra_attack: int = Field(default=0, ge=0, le=5)
    multi_strike: bool = True


class FighterSheet(Called, _Strict):
    """A fighter file."""

    name: str = Field(min_length=1, max_length=80)
    st: int = Field(default=10, ge=1, le=1000)
    dx: int = Field(default=10, ge=1, le=50)
    iq: int = Field(default=10, ge=1, le=50)
    ht: int = Field(default=10, ge=1, le=50)
    hp: int | None = Field(default=None, ge=1, le=10_000)
    will: int | None = Field(default=None, ge=1, le=50)
    per: int | None = Field(default=None, ge=1, le=50)
    fp: int | None = Field(default=None, ge=1, le=1000)
    speed: float | None = Field(default=None, ge=0.25, le=50, multiple_of=0.25)
    move: int | None = Field(default=None, ge=0, le=100)
    lift: float | None = Field(
        json_schema_extra=LATER, default=None, ge=0, le=1_000_000, description="Basic Lift."
    )
    sm: int = Field(default=0, ge=-15, le=15)
    male: bool = Field(
        json_schema_extra=LATER,
        default=True,
        description="For blows to the groin; follows from `gender` where nothing is said.",
    )
    left_handed: bool = False
    dodge_bonus: int | None = Field(json_schema_extra=LATER, default=None, ge=-20, le=30)
    parry_bonus: int | None = Field(json_schema_extra=LATER, default=None, ge=-20, le=30)
    block_bonus: int | None = Field(json_schema_extra=LATER, default=None, ge=-20, le=30)
    traits: Traits = Traits()
    skills: dict[str, Annotated[int, Field(ge=1, le=99)]] = Field(
        default={}, max_length=60, json_schema_extra={"x-names": [*SKILLS]}
    )
    armour: list[Annotated[str, Named("armour", sorted(ARMOUR))]] = Field(default=[], max_length=20)
    protection: dict[Annotated[str, Named("location", LOCATIONS[:PLACES_HIT])], Protection] = Field(
        json_schema_extra=LATER, default={}, description="DR by location beside that of `armour`."
    )
    lacks: list[Annotated[str, Named("location", LOCATIONS[:PLACES_HIT])]] = Field(
        json_schema_extra=LATER, default=[], description="Parts that this body does not have."
    )
    handless: bool | None = Field(
        json_schema_extra=LATER, default=None, description="Nothing that grips or strikes."
    )
    baggage: float | None = Field(
        json_schema_extra=LATER,
        default=None,
        ge=0,
        le=1_000_000,
        description="Pounds of whatever else is carried.",
    )
    limbs: dict[Annotated[str, Named("limb", OWN_LIMBS)], Numbers] = Field(
        json_schema_extra=LATER,
        default={},
        description="What punch, kick and head butt come to, if stated.",
    )
    own: dict[str, OwnThing] = Field(
        json_schema_extra=LATER,
        default={},
        max_length=80,
        description="Things that the catalogue lacks, by key.",
    )
    notes: str | None = Field(default=None, max_length=20_000)
    hands: list[Thing] = Field(default=[], max_length=3)
    belt: list[Thing] = Field(default=[], max_length=80)
    facing: int | None = Field(json_schema_extra=LATER, default=None, ge=0, le=5)
    posture: Literal["standing", "crouching", "kneeling", "sitting", "crawling", "lying"] = (
        "standing"
    )
    hp_left: int | None = Field(json_schema_extra=LATER, default=None, ge=-60_000, le=10_000)
    fp_left: int | None = Field(json_schema_extra=LATER, default=None, ge=-1000, le=1000)
    crippled: list[Annotated[str, Named("limb", LIMBS)]] = []
    eyes_lost: int = Field(json_schema_extra=LATER, default=0, ge=0, le=2)
    states: list[Annotated[str, Named("state", ALLOWED.states())]] = []

    def natural_gender(self) -> str:
        """The gender; a sheet that says only that it is not male says as much."""
        return super().natural_gender() or ("" if self.male else "f")

    def has_male_body(self) -> bool:
        """What blows to the groin go by: what is said, else the gender."""
        return self.male if "male" in self.model_fields_set else self.gender != FEMALE

    @model_validator(mode="after")
    def _fits_together(self) -> "FighterSheet":
        complain([*self._own(), *self._items()])
        complain([*self._skills(), *self._hands(), *self._traits()])
        return self

    def _own(self) -> Iterator[Complaint]:
        for key, thing in self.own.items():
            if key in KINDS or re.fullmatch(SLUG, key) is None:
                yield Complaint(
                    f"own.{key}", Phrase("problem-own-key"), Phrase("remedy-own-key"), key
                )
            for number, mode in enumerate(thing.modes):
                where = f"own.{key}.modes[{number}]"
                if mode.skill and mode.skill not in SKILLS:
                    kind = Phrase("problem-unknown", kind=Phrase("kind-skill"))
                    yield Complaint(
                        f"{where}.skill", kind, suggestion(mode.skill, SKILLS), mode.skill
                    )
                if not mode.ranged and mode.reach is None:
                    yield Complaint(
                        f"{where}.reach", Phrase("problem-missing"), Phrase("remedy-reach")
                    )
                if [each.key for each in thing.modes].index(mode.key) < number:
                    yield Complaint(f"{where}.key", Phrase("problem-twice"), None, mode.key)

    def _items(self) -> Iterator[Complaint]:
        held = [name for name, thing in self.own.items() if not thing.natural]
        known = sorted([*KINDS, *held])
        for place, kits in (("hands", self.hands), ("belt", self.belt)):
            for number, kit in enumerate(kits):
                if kit.item not in known:
                    yield Complaint(
                        f"{place}[{number}].item",
                        Phrase("problem-unknown", kind=Phrase("kind-thing")),
                        suggestion(kit.item, known),
                        kit.item,
                    )
        weapons = sorted([*KINDS, *self.own])
        for number, name in enumerate(self.traits.weapon_master):
            if name not in weapons:
                yield Complaint(
                    f"traits.weapon_master[{number}]",
                    Phrase("problem-unknown", kind=Phrase("kind-weapon")),
                    suggestion(name, weapons),
                    name,
                )

    def kind_of(self, key: str) -> Kind:
        """A kind of thing, of the catalogue or of one's own."""
        return KINDS[key] if key in KINDS else own_kind(key, self.own[key])

    def _skills(self) -> Iterator[Complaint]:
        for name, level in self.skills.items():
            if name not in SKILLS:
                yield Complaint(
                    f"skills.{name}",
                    Phrase("problem-unknown", kind=Phrase("kind-skill")),
                    suggestion(name, SKILLS),
                    level,
                )

    def _traits(self) -> Iterator[Complaint]:
        if self.traits.high_pain_threshold and self.traits.low_pain_threshold:
            yield Complaint(
                "traits.low_pain_threshold",
                Phrase("problem-both-thresholds"),
                Phrase("remedy-keep-one"),
                True,
            )

    def _hands(self) -> Iterator[Complaint]:
        taken = 0
        for number, kit in enumerate(self.hands):
            grip = grip_of(kit, self.kind_of(kit.item), taken, self.left_handed)
            if grip == 0 or grip & taken:
                yield Complaint(
                    f"hands[{number}]",
                    Phrase("problem-no-hand-free"),
                    Phrase("remedy-to-the-belt"),
                    kit.item,
                )
                return
            taken |= grip


def grip_of(kit: Kit, kind: Kind, taken: int, left_handed: bool) -> int:
    """The hands a thing is held in: as said, else both for two-handed things, else the free one."""
    if kit.hand:
        return {"right": 1, "left": 2, "both": 3}[kit.hand]
    best, other = (2, 1) if left_handed else (1, 2)
    if kind.shield:
        return 0 if taken & other else other
    if kind.modes and all(mode.hands == 2 for mode in kind.modes if not mode.thrown):
        return 0 if taken else 3
    if not taken & best:
        return best
    return 0 if taken & other else other


class SceneSheet(_Strict):
    """Place and circumstances."""

    darkness: int = Field(default=0, ge=0, le=9, description="Penalty for bad light.")
    cover_dr: int = Field(default=4, ge=0, le=100, description="DR of partial cover.")


assert POSTURES[0] == "standing"
