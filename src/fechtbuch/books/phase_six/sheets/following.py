"""What follows from a sheet: health, dice, minimum rolls, protection and load, part by part."""

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
from fechtbuch.books.phase_six.asking.usable_weapons import arms_of
from fechtbuch.books.phase_six.kinds.arms import ARMOUR as PIECE
from fechtbuch.books.phase_six.kinds.arms import SHIELD, WORN
from fechtbuch.books.phase_six.kinds.block import Block
from fechtbuch.books.phase_six.rules.conditions import full_actions
from fechtbuch.books.phase_six.rules.defence import evade_dice
from fechtbuch.books.phase_six.rules.modifiers import own_need
from fechtbuch.books.phase_six.rules.movement import run_range, walk_range
from fechtbuch.books.phase_six.rules.to_hit import Attack, critical_threshold, hit_dice, hit_need
from fechtbuch.books.phase_six.sheets.muster import SKILLS as KNOWN
from fechtbuch.books.phase_six.sheets.muster import block_of
from fechtbuch.books.phase_six.sheets.sheet import Attributes, FighterSheet, Skills
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.tally import Tally

Steps = list[tuple[str, Block]]


def following(fight: Battle, who: Participant, sheet: FighterSheet) -> list[Derived]:
    """Every number that the attributes, the talents and the gear of a sheet come to."""
    steps = _steps(sheet)
    return [
        *_body(fight, who, steps),
        *_load(fight, who),
        *_moving(who),
        *_defences(fight, who, steps),
        *_attacks(fight, who, steps),
        *_protection(fight, who, steps),
        *_skills(steps),
    ]


def _steps(sheet: FighterSheet) -> Steps:
    """The numbers of the sheet as they grow: templates, lineage, one talent after another."""
    plain = FighterSheet(name=sheet.name)
    stated = {
        name: getattr(sheet, name) for name in ("minimum_roll", "health", "actions", "innate")
    }
    nobody = {"attributes": Attributes(), "skills": Skills(), "lineage": "human", "talents": []}
    steps = [
        (BASE, plain),
        ("stated", sheet.model_copy(update=nobody)),
        (f"{FIELD}attributes", plain.model_copy(update={**stated, "attributes": sheet.attributes})),
        (f"{FIELD}skills", sheet.model_copy(update={"lineage": "human", "talents": []})),
        (f"{WORD}{sheet.lineage}", sheet.model_copy(update={"talents": []})),
    ]
    for count, talent in enumerate(sheet.talents, 1):
        so_far = sheet.model_copy(update={"talents": sheet.talents[:count]})
        steps.append((f"{WORD}{talent}", so_far))
    return [(key, block_of(each, "", True)) for key, each in steps]


def _grown(name: str, field: str, steps: Steps, rule: str) -> Tally:
    return stepwise(name, [(key, int(getattr(block, field))) for key, block in steps], rule)


def _skill(name: str, steps: Steps) -> Tally:
    """PSX-RUL-03: the average of two attributes, then what is learnt, given and talent."""
    grown = [(key, block) for key, block in steps if key not in (BASE, "stated")]
    return _grown(name, name, grown, "PSX-RUL-03")


def _parts(grown: Tally) -> list[tuple[str, int, str]]:
    """The parts of a number of the sheet, to be told in place of it."""
    return [(part.name, int(part.value), part.rule) for part in grown.parts or []]


def _body(fight: Battle, who: Participant, steps: Steps) -> Iterator[Derived]:
    health = _grown("health", "max_health", steps, "PSX-STA-01")
    health.add("lost", who.health - health.total, "PSX-STA-01")
    yield Derived(health, BODY)
    actions = full_actions(fight, who)
    yield Derived(opened(actions, _parts(_grown("", "actions", steps, "PSX-TRN-04"))), BODY)
    yield Derived(_needed(own_need(fight, who), steps), BODY)


def _needed(need: Tally, steps: Steps) -> Tally:
    """A minimum roll, the sheet's own part by part."""
    return opened(need, _parts(_grown("", "minimum_roll", steps, "PSX-DIC-02")))


def _load(fight: Battle, who: Participant) -> Iterator[Derived]:
    """PSX-EQP-04: what armour, shield and weapons weigh."""
    things = [thing for thing in fight.things if thing.holder == who.index]
    parts = [(f"{THING}{thing.slug}", _weight(thing), "PSX-EQP-04") for thing in things]
    yield Derived(summed("encumbrance", parts), LOAD, rule="PSX-EQP-04")


def _weight(thing: Thing) -> int:
    if thing.weapon is not None:
        return int(thing.weapon.load)
    if thing.kind == SHIELD or (thing.kind == PIECE and thing.place == WORN):
        return int(thing.load)
    return 0


def _moving(who: Participant) -> Iterator[Derived]:
    """PSX-TRN-08, PSX-TRN-09: Quickness and some metres, less behind a raised shield."""
    upright = who.copy()
    upright.block_state = DOWN
    for name, reach, rule in (("walk", walk_range, "PSX-TRN-08"), ("run", run_range, "PSX-TRN-09")):
        tally = summed(name, [("quickness", int(who.block.quickness), rule)])
        tally.add(BASE, reach(upright) - tally.total, rule)
        tally.add("shield-up", reach(who) - tally.total, "PSX-COV-08")
        yield Derived(tally, LOAD)


def _defences(fight: Battle, who: Participant, steps: Steps) -> Iterator[Derived]:
    evasion = evade_dice(fight, who)
    yield Derived(opened(evasion, _parts(_skill("evasion", steps))), DEFENCES)


def _attacks(fight: Battle, who: Participant, steps: Steps) -> Iterator[Derived]:
    """PSX-ATK-01, PSX-ATK-03, PSX-CRT-01: dice, minimum roll and threshold, within reach."""
    arms = arms_of(fight, who)
    for arm in [each for each in arms if each.thing is not None] or arms[-1:]:
        attack = Attack(who, who, arm.weapon, arm.thing, arm.modes[0])
        about = f"{WORD}unarmed" if arm.thing is None else f"{THING}{arm.slug}"
        pool = hit_dice(fight, attack)
        pool = opened(pool, _parts(_skill(pool.name, steps)))
        pool.name = "attack-dice"
        yield Derived(pool, ATTACKS, about)
        yield Derived(_needed(hit_need(fight, attack), steps), ATTACKS, about)
        yield Derived(critical_threshold(fight, attack), ATTACKS, about)


def _protection(fight: Battle, who: Participant, steps: Steps) -> Iterator[Derived]:
    """PSX-DMG-06, PSX-RUL-02: what is innate, and the best piece of each place."""
    rule = "PSX-DMG-06"
    total = _grown("protection", "innate", steps, rule)
    worn = [
        thing
        for thing in fight.things
        if thing.holder == who.index and thing.kind == PIECE and thing.place == WORN
    ]
    for slot in sorted({int(thing.slot) for thing in worn}):
        best = max((one for one in worn if one.slot == slot), key=lambda one: int(one.stops()))
        total.add(f"{THING}{best.slug}", best.stops(), rule)
    total.add("no-less-than-nothing", who.protection() - total.total, rule)
    yield Derived(total, ARMOUR)


def _skills(steps: Steps) -> Iterator[Derived]:
    for name in KNOWN:
        if name != "evasion":
            yield Derived(_skill(name, steps), SKILLS)
