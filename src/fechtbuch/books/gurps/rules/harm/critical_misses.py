"""Critical misses: what becomes of whoever bungles (GUR-DIC-12, GUR-DIC-13)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import CHEAP, CR, FINE, IMP, PI_HUGE, PI_SMALL, SWING
from fechtbuch.books.gurps.kinds.tables import (
    CRITICAL_MISS,
    CRITICAL_MISS_UNARMED,
    cuts_of,
)
from fechtbuch.books.gurps.kinds.terms import (
    LEFT_ARM,
    LEFT_LEG,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
)
from fechtbuch.books.gurps.rules.basics.hands import break_thing, drop, release_arm
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.rolls import SUCCESS, check, damage_dice, even
from fechtbuch.books.gurps.rules.basics.states import dexterity, fall, keeps_balance, knock_out
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.harm.damage import hurt, resistance, wounding
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import STRIKE, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing

_MISS_CUTS: Final = cuts_of(CRITICAL_MISS)
_UNARMED_CUTS: Final = cuts_of(CRITICAL_MISS_UNARMED)

THIRTY_MINUTES: Final = 1800

_LIMBS: Final = 1 << RIGHT_ARM | 1 << LEFT_ARM | 1 << RIGHT_LEG | 1 << LEFT_LEG


def lose_balance(fight: Battle, fighter: Combatant, rule: str) -> None:
    """GUR-STA-05: no actions and −2 to defend until the own next turn."""
    fighter.off_balance = True
    fight.note("off-balance", rule, fighter)
    end_invalid(fight)


def critical_miss(fight: Battle, blow: Blow, fighter: Combatant, thing: Thing, parry: bool) -> None:
    """GUR-DIC-12: a critically failed armed attack or parry, or a blow that was stopped so.

    `blow` is the attack, `fighter` and `thing` whoever has bungled, `parry` whether in defence.
    """
    roll = fight.roll(fighter, 3, 6, "critical-miss", None, _MISS_CUTS)
    form = blow.form
    if thing.holder != fighter.index:
        return
    own = blow.attacker is fighter
    ranged = own and blow.ranged()
    result = CRITICAL_MISS[roll - 3]
    if result in ("own-limb", "own-limb-half"):
        kind = form.mode.type
        pointed = own and (kind == IMP or PI_SMALL <= kind <= PI_HUGE)
        if ranged or pointed:
            roll = fight.roll(fighter, 3, 6, "critical-miss", None, _MISS_CUTS)
            result = CRITICAL_MISS[roll - 3]
    # GUR-RUL-70: what refers to another result follows it wholly.
    if result == "flies" and (parry or ranged or form.mode.base != SWING):
        result = "drops"
    elif result == "falls" and ranged:
        result = "off-balance"
    fight.note("critical-miss", "GUR-DIC-12", fighter, item=thing.slug, amount=roll)
    if result == "breaks":
        _may_break(fight, fighter, thing)
    elif result == "own-limb":
        _hit_self(fight, blow, fighter, thing, 1)
    elif result == "own-limb-half":
        _hit_self(fight, blow, fighter, thing, 2)
    elif result == "off-balance":
        lose_balance(fight, fighter, "GUR-DIC-12")
    elif result == "turns-in-hand":
        thing.unready += 1
        fight.note("unready", "GUR-DIC-12", fighter, item=thing.slug)
    elif result == "drops":
        if thing.quality == CHEAP:
            break_thing(fight, fighter, thing, "GUR-DIC-12")
        else:
            drop(fight, fighter, thing)
    elif result == "flies":
        _fly(fight, blow, fighter, thing)
    elif result == "strained-shoulder":
        _strain(fight, fighter, thing.grip)
    else:
        fall(fight, fighter, "GUR-DIC-12")


def _may_break(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Sturdy weapons break on a second such result only, any other drops them."""
    if thing.kind.sturdy or thing.quality >= FINE:
        again = fight.roll(fighter, 3, 6, "critical-miss", None, _MISS_CUTS)
        if CRITICAL_MISS[again - 3] != "breaks":
            drop(fight, fighter, thing)
            return
    break_thing(fight, fighter, thing, "GUR-DIC-12")


def _hit_self(fight: Battle, blow: Blow, fighter: Combatant, thing: Thing, part: i64) -> None:
    """Result 5 and 6: the own arm or leg, for normal or half damage."""
    form = blow.form
    if blow.thing is not thing:
        for other in thing.forms:
            if not other.mode.ranged:
                form = other
                break
    severed = fighter.severed()
    if severed & _LIMBS == _LIMBS:
        return
    location = _own_limb(fight, fighter)
    while (severed >> location) & 1 == 1:  # GUR-RUL-74
        location = _own_limb(fight, fighter)
    own = Blow(fighter, fighter, thing, form, STRIKE)
    rolled = damage_dice(fight, fighter, form.dice, form.adds, form.mode.type == CR, "damage")
    _strike_self(fight, own, rolled // part, location)


def _own_limb(fight: Battle, fighter: Combatant) -> i64:
    """An arm or a leg, an even chance each; and of which side."""
    arm = even(fight, fighter, "arm-or-leg")
    right = even(fight, fighter, "side")
    if arm:
        return RIGHT_ARM if right else LEFT_ARM
    return RIGHT_LEG if right else LEFT_LEG


def _strike_self(fight: Battle, own: Blow, rolled: i64, location: i64) -> None:
    """Damage to oneself knocks nobody back."""
    fighter = own.attacker
    kind = own.form.mode.type
    through = rolled - resistance(fighter, location, kind, False, False)
    if through > 0:
        injury = wounding(fight, fighter, fighter, through, kind, location)
        injure(fight, fighter, Wound(injury, location, kind), None)


def _fly(fight: Battle, blow: Blow, fighter: Combatant, thing: Thing) -> None:
    """Result 14: a swung weapon flies 1d yards, ahead or back."""
    far = fight.roll(fighter, 1, 6, "weapon-flies")
    ahead = even(fight, fighter, "direction")
    grid = fight.grid
    way = fighter.facing if ahead else grid.opposite(fighter.facing)
    there = fighter.at
    for _ in range(far):
        next_hex = grid.step(there, way)
        if not grid.open(next_hex):
            break
        there = next_hex
    drop(fight, fighter, thing, there)
    for struck in fight.fighters:
        if struck.at != there or struck is fighter or struck.dead or struck.gone:
            continue
        if not keeps_balance(fight, struck, dexterity(fight, struck), "flying-weapon"):
            form = blow.form
            rolled = damage_dice(
                fight, fighter, form.dice, form.adds, form.mode.type == CR, "damage"
            )
            flying = Blow(fighter, struck, thing, form, STRIKE)
            hurt(fight, flying, struck, rolled // 2, 4, None)


def _strain(fight: Battle, fighter: Combatant, grip: i64) -> None:
    """Result 15: the weapon arm cannot be used; the weapon stays in it."""
    arm: i64 = RIGHT_ARM if grip & 1 != 0 else LEFT_ARM
    fighter.numb = [*fighter.numb, int(arm), THIRTY_MINUTES]
    fight.note("strained", "GUR-DIC-12", fighter)


def bungle(fight: Battle, blow: Blow, fighter: Combatant, arm: i64, parry: bool) -> None:
    """GUR-DIC-13: a critically failed unarmed attack or parry, grapples and throws included."""
    roll = fight.roll(fighter, 3, 6, "critical-miss-unarmed", None, _UNARMED_CUTS)
    result = CRITICAL_MISS_UNARMED[roll - 3]
    fight.note("critical-miss", "GUR-DIC-13", fighter, amount=roll)
    head = blow.attacker is fighter and blow.form.mode.limb == -1
    kick = arm & 4 != 0
    location: i64 = RIGHT_LEG if kick else (RIGHT_HAND if arm & 1 != 0 else RIGHT_HAND + 1)
    if head:
        location = SKULL
    if result == "knocked-out":
        fighter.knocked_out = True
        knock_out(fight, fighter, "GUR-DIC-13")
    elif result == "strained-limb":
        _strained_limb(fight, fighter, location, head)
    elif result in ("solid", "solid-half"):
        _hit_something(fight, blow, fighter, location, result == "solid-half")
    elif result == "stumbles":
        if parry:
            fall(fight, fighter, "GUR-DIC-13")
        else:
            _stumble(fight, fighter, blow.target)
    elif result == "falls":
        fall(fight, fighter, "GUR-DIC-13")
    elif result == "off-balance":
        lose_balance(fight, fighter, "GUR-DIC-13")
    elif result == "may-fall":
        score = dexterity(fight, fighter)
        if kick:
            score.add("kicking", -4, "GUR-DIC-13")
        if check(fight, fighter, score, "balance") < SUCCESS:
            fall(fight, fighter, "GUR-DIC-13")
    elif result == "guard-dropped":
        fighter.guard_dropped = True
        fight.note("guard-dropped", "GUR-DIC-13", fighter)
    else:
        injury = damage_dice(fight, fighter, 1, -3, True, "torn-muscle")
        fighter.torn = True
        fighter.sore |= arm
        fight.note("torn-muscle", "GUR-DIC-13", fighter)
        if injury > 0:
            injure(fight, fighter, Wound(injury, location, CR), None)


def _strained_limb(fight: Battle, fighter: Combatant, location: i64, head: bool) -> None:
    if head:
        fighter.shaken = max(1, 20 - fighter.block.ht)
        fight.note("shaken", "GUR-DIC-13", fighter, amount=fighter.shaken)
        return
    fighter.numb = [*fighter.numb, int(location), THIRTY_MINUTES]
    fight.note("strained", "GUR-DIC-13", fighter)
    if location == RIGHT_LEG:
        fall(fight, fighter, "GUR-INJ-04")
    else:
        release_arm(fight, fighter, 1 if location == RIGHT_HAND else 2)
    injure(fight, fighter, Wound(1, location, CR), None)


def _hit_something(
    fight: Battle, blow: Blow, fighter: Combatant, location: i64, half: bool
) -> None:
    """Something solid, or the point of a foe's impaling weapon, with one's own ST."""
    foe = blow.target if blow.attacker is fighter else blow.attacker
    block = fighter.block
    dice, adds, kind = block.thrust_dice, block.thrust_adds, CR
    form = block.kick
    if blow.attacker is fighter:
        for thing in foe.hands:
            if thing.ready():
                for other in thing.forms_of(fighter.block):
                    if other.mode.type == IMP and not other.mode.ranged and fits(thing, other):
                        form = other
                        dice, adds, kind = other.dice, other.adds, IMP
    rolled = damage_dice(fight, fighter, dice, adds, kind == CR, "damage")
    if half:
        rolled //= 2
    own = Blow(fighter, fighter, None, form, STRIKE)
    _strike_self(fight, own, rolled, location)


def _stumble(fight: Battle, fighter: Combatant, foe: Combatant) -> None:
    """One hex past the foe, facing away from him."""
    grid = fight.grid
    way = grid.direction(fighter.at, foe.at)
    if way < 0:
        way = fighter.facing
    there = grid.step(foe.at, way)
    held = len(fight.holds) > 0 and fight.held(fighter)
    if not held and grid.open(there) and fight.somebody_at(there) is None:
        fighter.at = there
        tear_apart(fight, fighter)
        end_invalid(fight)
    fighter.facing = way
    values = {"at": int(fighter.at)} if fight.telling else None
    fight.note("stumbles", "GUR-DIC-13", fighter, values=values)
