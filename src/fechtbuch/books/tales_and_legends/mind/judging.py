"""What a blow is worth in Tales and Legends, in thousandths of a life: closed forms, no dice."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, Weapon, share_of
from fechtbuch.books.tales_and_legends.kinds.skills import UNARMED
from fechtbuch.books.tales_and_legends.mind.estimates import best_thing, shooting_thing
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import armour_at
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.plans import LIFE

_LOWEST: Final = -40
_HIGHEST: Final = 80


def _chances() -> list[int]:
    """Thousandths of an open d20 reaching each number from the lowest on (TAL-TST-05, -06)."""
    found: list[int] = []
    for need in range(_LOWEST, _HIGHEST + 1):
        chance = 0.0
        for face in range(1, 21):
            if face == 20:
                chance += _open(need - 20) / 20
            elif face == 1:
                chance += sum(1 for less in range(1, 21) if 1 - less >= need) / 400
            else:
                chance += (face >= need) / 20
        found.append(round(LIFE * chance))
    return found


def _open(need: i64) -> float:
    """A follow-up roll that is added, and added to as long as it shows 20."""
    if need <= 1:
        return 1.0
    if need > 60:
        return 0.0
    return sum(face >= need for face in range(1, 20)) / 20 + _open(need - 20) / 20


_CHANCES: Final = _chances()


def chance(need: i64) -> i64:
    """Thousandths of one test reaching a number above its value."""
    if need < _LOWEST:
        return LIFE
    if need > _HIGHEST:
        return 0
    return _CHANCES[need - _LOWEST]


def defence(target: Combatant, unprepared: bool) -> i64:
    """PD against a blow from the front, about (TAL-HIT-01)."""
    if unprepared or target.aggressive_open or target.helpless():
        return 10
    total = 10 + target.reflex() + target.block.defence - target.tired()
    if target.defensive:
        total += 5
    if target.prone:
        total -= 10
    return total if total > 10 else 10


def beyond(weapon: Weapon, strength: i64, halves: i64, armour: i64) -> i64:
    """What a blow does on average beyond armour that takes so much of it, in tenths of a point.

    Dice that stay below the armour do nothing, but they heal nobody either: where the average
    does not come through, high dice may. `halves` are the factors before armour, doubled.
    """
    dice = weapon.count
    sides = weapon.sides
    if halves * (dice + strength) >= 2 * armour or dice > 2:
        damage = halves * (dice * (sides + 1) * 5 + 10 * strength) // 2 - 10 * armour
        return damage if damage > 0 else 0
    total: i64 = 0
    ways: i64 = 0
    rolled = dice
    while rolled <= dice * sides:
        # Of two dice the middle sums come up most often.
        often: i64 = 1
        if dice == 2:
            often = rolled - 1 if rolled <= sides else 2 * sides + 1 - rolled
        ways += often
        left = halves * (rolled + strength) - 2 * armour
        if left > 0:
            total += often * left
        rolled += 1
    return 5 * total // ways


class Blow:
    """What one blow would do: on average, and how often it would be the last."""

    def __init__(self) -> None:
        self.harm: i64 = 0
        self.ends: i64 = 0


def weigh(
    into: Blow,
    fight: Battle,
    attacker: Combatant,
    target: Combatant,
    thing: Thing,
    bonus: i64,
    unprepared: bool,
    charge: bool,
) -> None:
    """TAL-HIT-04 to TAL-HIT-08 by their averages; of a charge, or against one (TAL-ITM-17)."""
    weapon = melee_form(thing)
    value = attacker.value(UNARMED if weapon.natural else weapon.skill) - attacker.tired()
    value += weapon.accurate + bonus
    pd = defence(target, unprepared)
    body = pd
    worn: i64 = 0
    armour = armour_at(target, BODY)
    if armour is not None:
        cover = armour.coverage
        if fight.options.coverage_mode == "additive":
            cover += pd
        if cover > pd:
            body = cover
            worn = armour.armour - weapon.penetration
            if worn < 0:
                worn = 0
    category = weapon.share
    if category > 0 and thing.both and not weapon.light and not weapon.one_handed_only:
        category += 1
    strength = share_of(attacker.strength(), category)
    halves: i64 = 1 if weapon.weak else 2
    if charge and weapon.charge:
        halves *= 2
    if thing.silver and target.block.undead:
        halves *= 2  # TAL-ITM-22
    natural = target.block.natural_armour
    damage = beyond(weapon, strength, halves, natural)
    hits = chance(pd - value)
    bare = chance(body - value)
    blunted = beyond(weapon, strength, halves, natural + worn) if worn > 0 else damage
    # Damage is in tenths, chances in thousandths.
    total = (hits - bare) * blunted + bare * (damage + 10 * weapon.extra)
    life = target.life if target.life > 0 else 1
    ends: i64 = 0
    if damage >= 10 * life:
        ends = bare
    # TAL-HIT-05: twice from 20 above, and once more with every further 10.
    times: i64 = 2
    if weapon.lethal:
        total += chance(body + 20 - value) * damage
    while times < 9:
        critical = chance(body + 10 * times - value)
        if critical == 0:
            break
        total += critical * damage
        if ends == 0 and times * damage >= 10 * life:
            ends = critical
        times += 1
    into.harm = total // (10 * life)
    into.ends = ends


class Coming:
    """What somebody's blow does to whoever waits for it."""

    def __init__(self) -> None:
        self.plain: i64 = -1
        self.charged: i64 = -1
        """At the end of a charge; -1 before it is asked, as the other."""


class Comer:
    """An enemy who may come: what is known of him once a turn."""

    def __init__(self, foe: Combatant, thing: Thing) -> None:
        self.foe = foe
        self.thing = thing
        """What he strikes with."""
        self.reach: i64 = 0
        self.pace: i64 = 0
        self.marks: i64 = 1
        """Among how many of us he may choose."""
        self.met = Coming()
        self.caught = Coming()
        """What his blow does to who is ready for it and to who is not."""


class Comers:
    """Whoever may strike at somebody before his next turn. Room is used again."""

    def __init__(self) -> None:
        self.room: list[Comer] = []
        self.count: i64 = 0
        self.blow = Blow()

    def look(self, fight: Battle, who: Combatant) -> None:
        """Who there is."""
        self.count = 0
        for foe in fight.fighters:
            if foe.gone or foe.dead or foe.helpless() or not fight.foes(who, foe):
                continue
            if foe.block.mount or (foe.hidden_from >> who.side) & 1 == 1:
                continue
            thing = best_thing(fight, foe)
            if self.count == len(self.room):
                self.room.append(Comer(foe, thing))
            comer = self.room[self.count]
            self.count += 1
            comer.foe = foe
            comer.thing = thing
            comer.reach = melee_form(thing).reach
            comer.pace = 0 if shooting_thing(foe) is not None else speed(fight, foe)
            comer.marks = marks(fight, who, comer) if len(fight.fighters) > 2 else 1
            comer.met.plain = -1
            comer.met.charged = -1
            comer.caught.plain = -1
            comer.caught.charged = -1

    def coming(self, fight: Battle, who: Combatant, at: i64, unprepared: bool, runs: i64) -> i64:
        """What they may do to somebody on a field until his next turn, were he not to parry.

        Who shoots does not come. Who is near strikes twice; who is no farther than his Speed
        charges and strikes; from farther a move and a charge are a whole turn (TAL-RUL-99), which
        counts for so much as `runs` says.
        """
        total: i64 = 0
        index: i64 = 0
        while index < self.count:
            comer = self.room[index]
            index += 1
            far = fight.grid.distance(comer.foe.at, at) - comer.reach
            if far > 1 and far > 2 * comer.pace:
                continue
            blows = comer.caught if unprepared else comer.met
            if far <= comer.pace and blows.plain < 0:
                weigh(self.blow, fight, comer.foe, who, comer.thing, 5, unprepared, False)
                blows.plain = self.blow.harm
            if far > 1 and blows.charged < 0:
                weigh(self.blow, fight, comer.foe, who, comer.thing, 5, unprepared, True)
                blows.charged = self.blow.harm
            if far <= 1:
                harm = 2 * blows.plain
            elif far <= comer.pace:
                harm = blows.plain + blows.charged
            else:
                harm = blows.charged * runs // LIFE
            total += harm // comer.marks
        return total


def marks(fight: Battle, who: Combatant, comer: Comer) -> i64:
    """How many of us he could come at: he strikes at one of them."""
    found: i64 = 1
    for mate in fight.fighters:
        if mate.index == who.index or mate.side != who.side or mate.block.mount:
            continue
        if mate.gone or mate.dead or mate.helpless():
            continue
        far = fight.grid.distance(comer.foe.at, mate.at) - comer.reach
        if far <= 1 or far <= 2 * comer.pace:
            found += 1
    return found
