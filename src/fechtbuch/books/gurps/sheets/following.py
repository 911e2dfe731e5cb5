"""What follows from a sheet: load and Move, defences, armour by location, each with its parts."""

from collections.abc import Iterator

from fechtbuch.books.following import (
    ARMOUR,
    ATTACKS,
    BODY,
    DEFENCES,
    FIELD,
    LOAD,
    THING,
    WORD,
    Derived,
    opened,
    stepwise,
    summed,
)
from fechtbuch.books.gurps.kinds.arms import CR, CUT, Form
from fechtbuch.books.gurps.kinds.catalogue import ARMOUR as PIECES
from fechtbuch.books.gurps.kinds.character import Block
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, PLACES_HIT
from fechtbuch.books.gurps.rules.basics.hands import LOAD_STEPS, carried_weight
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import best_bare, parry_form, skill_level
from fechtbuch.books.gurps.rules.harm.damage import resistance
from fechtbuch.books.gurps.sheets.muster import PARTS, wear
from fechtbuch.books.gurps.sheets.sheet import FighterSheet
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import STRIKE, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.tally import Tally

STATED = "stated"
"""What a sheet says beyond what its attributes come to."""

POUND = 100
QUARTERS = 4

_PAIRS = {tuple(places): word for word, places in PARTS.items() if len(places) == 2}


def following(fight: Battle, fighter: Combatant, sheet: FighterSheet) -> list[Derived]:
    """Every number that the attributes, the traits and the gear of a sheet come to."""
    return [
        *_body(fighter),
        *_load(fighter, sheet),
        *_defences(fight, fighter),
        *_attacks(fighter),
        *_armour(fighter, sheet),
    ]


def _body(fighter: Combatant) -> Iterator[Derived]:
    """GUR-OPT-13: what an attribute is unless the sheet says otherwise, and what is left of it."""
    block = fighter.block
    hp = stepwise("hp", [("strength", block.st), (STATED, block.hp), ("lost", fighter.hp)], _HURT)
    yield Derived(hp, BODY)
    fp = stepwise("fp", [("health", block.ht), (STATED, block.fp), ("lost", fighter.fp)], _TIRED)
    yield Derived(fp, BODY)
    for name, value, rule in (("will", block.will, "GUR-INJ-10"), ("per", block.per, "GUR-OPT-15")):
        yield Derived(stepwise(name, [("intelligence", block.iq), (STATED, value)], rule), BODY)
    speed = [("dexterity", block.dx), ("health", block.dx + block.ht), (STATED, block.speed)]
    yield Derived(stepwise("basic-speed", speed, "GUR-DEF-13"), BODY, per=QUARTERS)


_HURT = "GUR-INJ-05"
_TIRED = "GUR-INJ-09"
_LOAD = "GUR-EQP-09"
_DR = "GUR-DMG-03"


def _load(fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """GUR-EQP-09: the weight of each thing, the level that it makes, the Move that it leaves."""
    block = fighter.block
    weights = [(f"{THING}{name}", _weight(name), _LOAD) for name in sheet.armour]
    held = [thing for thing in (*fighter.hands, *fighter.carried) if not thing.kind.natural]
    weights += [(f"{THING}{thing.slug}", thing.kind.weight, _LOAD) for thing in held]
    load = summed("load", weights)
    load.add(f"{FIELD}baggage", carried_weight(fighter) - load.total, _LOAD)
    yield Derived(load, LOAD, per=POUND, rule=_LOAD)
    yield Derived(summed("lift", [("lift", block.lift, _LOAD)]), LOAD, per=POUND)
    above = [times for times in LOAD_STEPS if load.total > times * block.lift]
    level = summed("encumbrance", [(f"above-lift-{times}", 1, _LOAD) for times in above])
    yield Derived(level, LOAD)
    move = summed("move", [("basic-move", block.basic_move, "GUR-MOV-04")])
    move.add("encumbrance", fighter.move - move.total, _LOAD)
    if fighter.reeling():
        move.halve("reeling", _HURT, True)
    if fighter.tired():
        move.halve("tired", _TIRED, True)
    yield Derived(move, LOAD)


def _weight(name: str) -> int:
    """A piece of armour by itself, in hundredths of a pound."""
    block = Block("")
    wear(block, PIECES[name])
    return int(block.worn)


def _defences(fight: Battle, fighter: Combatant) -> Iterator[Derived]:
    """Dodge, parries and block against a blow from in front."""
    block = fighter.block
    blow = Blow(fight.fighters[-1], fighter, None, block.punch, STRIKE)
    blow.distance = 1
    dodge = dodge_score(fight, fighter, blow, 0, 0)
    yield Derived(opened(dodge, [("basic-speed", block.speed // 4, "GUR-DEF-13")]), DEFENCES)
    empty = 3 & ~int(fighter.full_hands()) & ~int(fighter.lame_arms())
    for thing in fighter.hands:
        form = parry_form(fight, thing, blow, fighter)
        if thing.kind.shield:
            score = block_score(fight, fighter, blow, thing, 0, 0)
            yield Derived(_halved(score), DEFENCES, f"{THING}{thing.slug}")
        elif form is not None:
            score = parry_score(fight, fighter, blow, thing, form, "", 0, 0)
            yield Derived(_halved(score), DEFENCES, f"{THING}{thing.slug}")
    if empty:
        limb = 1 if empty & 1 else 2
        skill = best_bare(fight, fighter, blow, limb)
        score = bare_score(fight, fighter, blow, limb, skill, 0, 0)
        half = [("half-skill", skill_level(fighter, skill) // 2, "GUR-DEF-04")]
        yield Derived(opened(score, half), DEFENCES, f"{WORD}bare-hand")


def _halved(score: Tally) -> Tally:
    """GUR-DEF-04, GUR-DEF-12: 3 and half of the skill."""
    assert score.parts is not None
    first = score.parts[0]
    return opened(score, [("half-skill", first.value - 3, first.rule)])


def _attacks(fighter: Combatant) -> Iterator[Derived]:
    """The level with what is in hand; ways of using a thing that have one level are told once."""
    for thing in fighter.hands:
        levels: set[int] = set()
        for form in thing.forms:
            found = _level(fighter, thing, form)
            if not thing.kind.shield and found.total not in levels:
                levels.add(int(found.total))
                yield Derived(found, ATTACKS, f"{THING}{thing.slug}")


def _level(fighter: Combatant, thing: Thing, form: Form) -> Tally:
    """The best skill that serves, then strength and hand (GUR-EQP-02, GUR-OPT-11)."""
    named = [name for name in form.mode.skill.split(",") if name in fighter.block.skills]
    best = max(named, key=lambda name: fighter.block.skills[name], default="")
    key = f"{WORD}{best}" if best else "skill"
    found = summed(
        "skill", [(key, int(form.skill), "GUR-EQP-01"), ("too-weak", -int(form.weak), "GUR-EQP-02")]
    )
    found.add("off-hand", fighter.skill_with(thing, form) - found.total, "GUR-OPT-11")
    return found


_SIDES = ((CUT, False, ""), (CR, False, f"{WORD}cr"), (CUT, True, f"{WORD}from-behind"))
"""Against what armour is told: blades from in front, then what it stops otherwise."""


def _armour(fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """GUR-DMG-03: what protects each part of the body; parts with the same pieces together."""
    there = [w for w in range(PLACES_HIT) if (fighter.severed() >> w) & 1 == 0]
    stages = [*_dressing(sheet), (f"{FIELD}protection", fighter)]
    pieces = {w: [_protection(stages, w, *side[:2]) for side in _SIDES] for w in there}
    alike: dict[str, list[int]] = {}
    for where in there:
        same = str([tally.to_data() for tally in pieces[where]])
        alike.setdefault(same, []).append(where)
    for places in alike.values():
        plain, *others = pieces[places[0]]
        name = WORD + ",".join(_words(places))
        plain.name = name
        yield Derived(plain, ARMOUR, rule=_DR)
        for tally, (_, _, about) in zip(others, _SIDES[1:]):
            if tally.total != plain.total:
                tally.name = name
                yield Derived(tally, ARMOUR, about, rule=_DR)


def _words(places: list[int]) -> Iterator[str]:
    """What parts of the body are called; a right and a left one together by one word."""
    for where in places:
        pair = next((pair for pair in _PAIRS if where in pair), None)
        if pair is None or not all(one in places for one in pair):
            yield LOCATIONS[where]
        elif where == pair[0]:
            yield f"both-{_PAIRS[pair]}"


def _dressing(sheet: FighterSheet) -> list[tuple[str, Combatant]]:
    """Nobody in particular, bare, and then with one piece of armour more at a time."""
    bare = Combatant("", "", 0, Block(""))
    stages = [("bone", bare)]
    for count, name in enumerate(sheet.armour, 1):
        dressed = Combatant("", "", 0, Block(""))
        for worn in sheet.armour[:count]:
            wear(dressed.block, PIECES[worn])
        stages.append((f"{THING}{name}", dressed))
    return stages


def _protection(stages: list[tuple[str, Combatant]], where: int, kind: int, rear: bool) -> Tally:
    """The DR of a part of the body; each piece gives what it adds when it is put on."""
    steps = [(key, int(resistance(one, where, kind, rear, False))) for key, one in stages]
    return stepwise("dr", steps, _DR)
