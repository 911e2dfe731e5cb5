"""What follows from a sheet: Life, load, Speed, defence, armour, attacks, skills, by parts."""

from collections.abc import Iterator

from fechtbuch.books.following import (
    ARMOUR,
    ATTACKS,
    BASE,
    BODY,
    DEFENCES,
    FIELD,
    LOAD,
    SKILLS,
    THING,
    WORD,
    Derived,
    opened,
    stepwise,
    summed,
)
from fechtbuch.books.tales_and_legends.kinds.arms import BODY as TRUNK
from fechtbuch.books.tales_and_legends.kinds.arms import HEAD, NO_ZONE
from fechtbuch.books.tales_and_legends.kinds.skills import (
    ATTRIBUTE_OF,
    ATTRIBUTES,
    synergy,
)
from fechtbuch.books.tales_and_legends.kinds.skills import SKILLS as KNOWN
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.basics.load import grams_of, speed, worn_weight
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import armour_at
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.sheets.muster import block_of
from fechtbuch.books.tales_and_legends.sheets.sheet import Attributes, FighterSheet
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally

KILOGRAM = 1000

_FROM = {
    "life": ("ko", "TAL-WND-06", BODY),
    "mana": ("in", "TAL-ACT-07", BODY),
    "endurance": ("ko", "TAL-WND-01", BODY),
    "load": ("si", "TAL-MOV-16", LOAD),
    "speed": ("zr", "TAL-MOV-03", LOAD),
}
"""The attribute of which a value is made, the rule that uses it, and where it stands."""

_ZONES = {HEAD: "head", TRUNK: "body"}


def following(fight: Battle, fighter: Combatant, sheet: FighterSheet) -> list[Derived]:
    """Every number that the attributes, the skills and the gear of a sheet come to."""
    return [
        *_values(fight, fighter, sheet),
        *_weight(fight, fighter),
        *_defences(fight, fighter),
        *_attacks(fight, fighter, sheet),
        *_armour(fighter),
        *_skills(fight, fighter, sheet),
    ]


def _values(fight: Battle, fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """Section 2.3: what everybody has, what the attribute adds, then race and build."""
    plain = sheet.model_copy(update={"race": "human", "traits": [], "attributes": Attributes()})
    steps = [
        (BASE, block_of(plain, "")),
        ("", block_of(plain.model_copy(update={"attributes": sheet.attributes}), "")),
        (f"{WORD}{sheet.race}", block_of(sheet.model_copy(update={"traits": []}), "")),
        (f"{FIELD}traits", block_of(sheet, "")),
    ]
    for name, (attribute, rule, group) in _FROM.items():
        parts = [(key or f"{FIELD}{attribute}", int(getattr(block, name))) for key, block in steps]
        tally = stepwise(name, parts, rule)
        if name == "life":
            tally.add("lost", fighter.life - tally.total, rule)
        if name == "speed":
            _slow(fight, fighter, tally)
        yield Derived(tally, group)


def _slow(fight: Battle, fighter: Combatant, tally: Tally) -> None:
    """What a mount, the load and lost feet make of a Speed (TAL-MOV-16, TAL-RUL-61)."""
    legs = fight.legs(fighter)
    tally.add("mount", legs.block.speed - tally.total, "TAL-MNT-05")
    whole = legs.copy()
    whole.lost = []
    unhurt = int(speed(fight, whole)) if legs is fighter else int(legs.block.speed)
    tally.add("overload", unhurt - tally.total, "TAL-MOV-16")
    tally.add("lost-leg", speed(fight, fighter) - tally.total, "TAL-RUL-61")


def _weight(fight: Battle, fighter: Combatant) -> Iterator[Derived]:
    """TAL-MOV-16: the grams of each thing, and the row of the table that they make."""
    rule = "TAL-MOV-16"
    grams = [(thing, int(grams_of(thing))) for thing in (*fighter.hands, *fighter.carried)]
    for thing in fighter.worn:
        suit = thing.zone != NO_ZONE
        grams.append((thing, int(worn_weight(fight, fighter, thing) if suit else thing.weight)))
    carried = summed("carried", [(f"{THING}{thing.slug}", gram, rule) for thing, gram in grams])
    yield Derived(carried, LOAD, per=KILOGRAM, rule=rule)
    row = summed("overload", [("overload", int(fighter.burden), rule)])
    yield Derived(row, LOAD, rule=rule)


def _defences(fight: Battle, fighter: Combatant) -> Iterator[Derived]:
    """TAL-HIT-01: from which result a blow hits at all."""
    defence = physical_defence(fight, fighter, None, True, "")
    defence.name = "physical-defence"
    yield Derived(defence, DEFENCES)


def _attacks(fight: Battle, fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """The value of an attack with each thing in hand, without one with what nature gave."""
    armed = [thing for thing in fighter.hands if thing.weapon is not None]
    for thing in armed or fighter.natural:
        assert thing.weapon is not None
        shoots = thing.weapon.shoots()
        blow = shot_blow(fight, thing) if shoots else melee_blow(fighter, thing)
        tally = attack_tally(fight, fighter, None, blow)
        if tally.name != "attribute":
            tally = opened(tally, _made_of(fighter, sheet, int(blow.skill)), "build")
        tally.name = "attack"
        yield Derived(tally, ATTACKS, f"{THING}{thing.slug}")


def _armour(fighter: Combatant) -> Iterator[Derived]:
    """TAL-HIT-04, TAL-HIT-06: what head and body take off, and from which result it is passed."""
    for zone, word in _ZONES.items():
        worn = armour_at(fighter, zone)
        piece = "" if worn is None else f"{THING}{worn.slug}"
        value = summed(
            "protection",
            [
                (piece, 0 if worn is None else int(worn.armour), "TAL-HIT-06"),
                ("natural-armour", int(fighter.block.natural_armour), "TAL-HIT-12"),
            ],
        )
        yield Derived(value, ARMOUR, f"{WORD}{word}", rule="TAL-HIT-06")
        if worn is not None:
            passed = summed("coverage", [(piece, int(worn.coverage), "TAL-HIT-04")])
            yield Derived(passed, ARMOUR, f"{WORD}{word}")


def _skills(fight: Battle, fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """TAL-TST-02: attribute, level, what other skills lend, permanent bonuses, build."""
    for number, level in enumerate(fighter.block.levels):
        if level > 0:
            tally = skill(fight, fighter, number)
            yield Derived(opened(tally, _made_of(fighter, sheet, number), "build"), SKILLS)


def _made_of(fighter: Combatant, sheet: FighterSheet, number: int) -> list[tuple[str, int, str]]:
    levels = fighter.block.levels
    attribute = ATTRIBUTE_OF[number]
    stated = sheet.bonuses.get("athletics" if KNOWN[number] == "holding-on" else KNOWN[number], 0)
    return [
        (f"{FIELD}{ATTRIBUTES[attribute]}", int(fighter.attributes[attribute]), "TAL-TST-02"),
        (f"{FIELD}level", levels[number], "TAL-TST-02"),
        ("synergy", synergy(levels, number), "TAL-TST-09"),
        (f"{FIELD}bonuses", stated, "TAL-TST-02"),
    ]
