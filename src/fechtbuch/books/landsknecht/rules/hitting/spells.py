"""Spells that take effect: Magic Missile, Sleep, Cure Light Wounds, Command (LSK-CST-08)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.block import MAGIC
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS, Spell
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.harm.out_of_action import fall_asleep, lie_beside, wake
from fechtbuch.books.landsknecht.rules.harm.wounds import hurt
from fechtbuch.books.landsknecht.rules.hitting.casting import in_range, missile_dice
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.burdens import Casting
from fechtbuch.books.landsknecht.state.fighter import Combatant

ROUNDS_PER_TURN: Final = 60
"""A Turn lasts ten minutes, a Round ten seconds (LSK-SEQ-03)."""


class Hit:
    """Damage of a spell that strikes together with others."""

    def __init__(self, caster: Combatant, target: Combatant, damage: i64) -> None:
        self.caster = caster
        self.target = target
        self.damage = damage


def take_effect(fight: Battle) -> None:
    """LSK-CST-04: spells of the last Round work now, all of them at the same time."""
    due: list[tuple[Combatant, Casting]] = []
    for fighter in fight.fighters:
        casting = fighter.casting
        if casting is not None:
            fighter.casting = None
            due.append((fighter, casting))
    hits: list[Hit] = []
    for caster, casting in due:
        fight.note("spell-works", "LSK-CST-04", caster, item=casting.spell)
        spell = SPELLS[casting.spell]
        if spell.effect == "damage":
            _missile(fight, caster, spell, casting, hits)
        elif spell.effect == "sleep":
            _sleep(fight, caster, spell)
        elif spell.effect == "heal":
            _heal(fight, caster, spell, casting)
        elif spell.effect == "command":
            _command(fight, caster, spell, casting)
    if len(hits) > 0:
        _strike_together(fight, hits)


def _strike_together(fight: Battle, hits: list[Hit]) -> None:
    """LSK-DMG-05: whatever strikes somebody at the same moment is one wound."""
    sums: dict[int, int] = {}
    for hit in hits:
        hit.caster.dealt += hit.damage
        sums[hit.target.index] = sums.get(hit.target.index, 0) + hit.damage
    for index, damage in sums.items():
        hurt(fight, fight.fighters[index], damage, None)
    aftermath(fight)


def _valid(fight: Battle, caster: Combatant, index: int, spell: Spell) -> Combatant | None:
    """A target that is still there and in range (LSK-CST-04, LSK-CST-07)."""
    target = fight.fighters[index]
    if target.gone or target.dead or not in_range(fight, caster, target, spell):
        fight.note("spell-without-target", "LSK-CST-04", caster, target, spell.key)
        return None
    return target


def _missile(
    fight: Battle, caster: Combatant, spell: Spell, casting: Casting, hits: list[Hit]
) -> None:
    """Magic Missile: a die per level; divided among several they may save for half."""
    dice = missile_dice(caster, spell)
    divided = len(casting.targets) > 1
    for index, share in zip(casting.targets, casting.shares):
        target = _valid(fight, caster, index, spell)
        if target is None:
            continue
        count = share if divided else dice
        damage = fight.roll(caster, count, spell.die, "spell")
        if divided and save(fight, target, MAGIC, True):
            damage = damage // 2
        hits.append(Hit(caster, target, damage))


def _sleep(fight: Battle, caster: Combatant, spell: Spell) -> None:
    """Sleep: 2d8 Hit Dice of enemies of at most 4 HD, the weakest first."""
    left = fight.roll(caster, spell.dice, spell.die, "spell")
    sleepers: list[Combatant] = []
    for target in _weakest_first(fight, caster, spell):
        left -= target.block.hit_dice if target.block.hit_dice > 0 else 1
        if left < 0:
            break
        sleepers.append(target)
    if len(sleepers) == 0:
        return
    turns = fight.roll(caster, 1, 4, "sleep")
    for target in sleepers:
        fall_asleep(fight, target, "LSK-CST-08")
        target.sleep_left = turns * ROUNDS_PER_TURN
    aftermath(fight)


def _weakest_first(fight: Battle, caster: Combatant, spell: Spell) -> list[Combatant]:
    """Whom Sleep can touch: fewest Hit Dice first, equal ones in roster order."""
    found: list[Combatant] = []
    hit_dice: i64 = 0
    while hit_dice <= spell.highest_hd:
        for target in fight.fighters:
            if target.block.hit_dice == hit_dice and _can_sleep(fight, caster, target, spell):
                found.append(target)
        hit_dice += 1
    return found


def sleep_on(fight: Battle, sleeper: Combatant) -> None:
    """A Round of magic sleep has gone by."""
    sleeper.sleep_left -= 1
    if sleeper.sleep_left == 0 and sleeper.asleep:
        wake(fight, sleeper)


def _can_sleep(fight: Battle, caster: Combatant, target: Combatant, spell: Spell) -> bool:
    if target.block.undead or target.block.construct or target.asleep:
        return False
    if not target.standing() or not fight.foes(caster, target):
        return False
    return in_range(fight, caster, target, spell)


def _heal(fight: Battle, caster: Combatant, spell: Spell, casting: Casting) -> None:
    """Cure Light Wounds: 1d6 plus the caster's level, never above the maximum."""
    for index in casting.targets:
        target = _valid(fight, caster, index, spell)
        if target is None:
            continue
        gain = fight.roll(caster, spell.dice, spell.die, "spell")
        gain += spell.plus_per_level * caster.block.level
        if gain > target.max_wounds - target.wounds:
            gain = target.max_wounds - target.wounds
        target.wounds += gain
        fight.note("healed", "LSK-CST-08", caster, target, amount=gain)
        if target.wounds > 0 and target.down:
            # No longer Down; he stands up as part of his next action.
            target.down = False
            target.unconscious = False
            fight.note("up-again", "LSK-CST-08", target=target)
            lie_beside(fight, target)


def _command(fight: Battle, caster: Combatant, spell: Spell, casting: Casting) -> None:
    """Command: one word takes the target's next action; the strong-minded may save."""
    for index in casting.targets:
        target = _valid(fight, caster, index, spell)
        if target is None:
            continue
        strong = target.block.hit_dice > spell.save_above_hd
        clever = target.intelligence >= spell.save_from_intelligence
        if (strong or clever) and save(fight, target, MAGIC):
            continue
        target.ordered = casting.word
        fight.note("commanded", "LSK-CST-08", caster, target, word=casting.word)
