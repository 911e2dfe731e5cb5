"""Casting in combat (4.14)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.block import MAGIC
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS, Spell
from fechtbuch.books.landsknecht.rules.basics.circumstances import line_between
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.harm.wounds import fall_asleep, hurt, spoil_casting, wake
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Casting, Combatant
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import Refusal, Slot

ROUNDS_PER_TURN: Final = 60
"""A Turn lasts ten minutes, a Round ten seconds (LSK-SEQ-03)."""


class Hit:
    """Damage of a spell that strikes together with others."""

    def __init__(self, caster: Combatant, target: Combatant, damage: i64) -> None:
        self.caster = caster
        self.target = target
        self.damage = damage


def has_symbol(fighter: Combatant) -> bool:
    """Whether a holy symbol is in one hand."""
    for thing in fighter.hands:
        if thing.kind == "holy-symbol":
            return True
    return False


def hindrance(caster: Combatant) -> tuple[str, str]:
    """What keeps somebody from casting at all, with the rule; nothing if he may."""
    if len(caster.spells) == 0:
        return "no-spell", "LSK-CST-07"
    if caster.gagged or not caster.block.can_speak or caster.immobilised():
        return "no-speech", "LSK-CST-02"
    if caster.damaged_this_round:
        return "hurt-this-round", "LSK-CST-05"
    # LSK-RUL-23, LSK-RUL-58: Clerics need speech as well, and the symbol since the Round began.
    if caster.block.klass == "cleric" and not (caster.symbol_ready and has_symbol(caster)):
        return "no-symbol", "LSK-CST-03"
    return "", ""


def castable(fight: Battle, caster: Combatant) -> list[str]:
    """LSK-CST-02, LSK-CST-03, LSK-CST-05: the prepared spells that can be begun now."""
    if len(caster.spells) == 0 or hindrance(caster)[0]:
        return []
    found: list[str] = []
    for key in caster.spells:
        spell = SPELLS[key]
        if key in found:
            continue
        if spell.targets == "enemies" or len(targets_of(fight, caster, spell)) > 0:
            found.append(key)
    return found


def in_range(fight: Battle, caster: Combatant, target: Combatant, spell: Spell) -> bool:
    """LSK-CST-07: range and line."""
    feet = FOOT * fight.apart(caster, target)
    if feet > spell.reach(caster.block.level):
        return False
    start, end = line_between(fight, caster, target)
    return fight.grid.clear_line(start, end)


def targets_of(fight: Battle, caster: Combatant, spell: Spell) -> list[Combatant]:
    """Whom a spell can be cast at."""
    found: list[Combatant] = []
    for target in fight.fighters:
        if target.gone or target.dead or not in_range(fight, caster, target, spell):
            continue
        if spell.effect == "heal":
            if not fight.foes(caster, target) and target.wounds < target.max_wounds:
                found.append(target)
        elif fight.foes(caster, target) and target.standing():
            if spell.effect != "command" or not target.block.mount:
                found.append(target)
    return found


def missile_dice(caster: Combatant, spell: Spell) -> i64:
    """Dice of damage that a caster has."""
    return spell.dice + spell.dice_per_level * caster.block.level


def may_divide(caster: Combatant, spell: Spell) -> bool:
    """LSK-CST-08: from the second level on the dice of a Magic Missile may be divided."""
    return 0 < spell.divisible_from <= caster.block.level


def divides(caster: Combatant, spell: Spell, targets: list[str], shares: list[int]) -> bool:
    """Whether so many dice for each of several targets are all the dice there are."""
    if not may_divide(caster, spell) or len(targets) < 2 or len(set(targets)) < len(targets):
        return False
    return min(shares) > 0 and sum(shares) == missile_dice(caster, spell)


def begin(fight: Battle, caster: Combatant, action: Action) -> None:
    """LSK-CST-01: from now until the spell takes effect the caster is helpless."""
    targets = action.targets
    shares = action.shares
    if len(targets) == 0 and action.target is not None:
        targets = [action.target]
        shares = [0]
    caster.casting = Casting(
        action.spell, [int(target.index) for target in targets], list(shares), action.word
    )
    spells = list(caster.spells)
    spells.remove(action.spell)
    caster.spells = spells
    fight.note("casts", "LSK-CST-01", caster, action.target, action.spell)


def symbols_at_round_start(fight: Battle) -> None:
    """LSK-RUL-58: the symbol must be in hand when the Round begins."""
    for fighter in fight.fighters:
        if len(fighter.spells) > 0:
            fighter.symbol_ready = has_symbol(fighter)


def watch_symbols(fight: Battle) -> None:
    """LSK-CST-03: a symbol dropped or snatched before the Round is over spoils the spell."""
    for fighter in fight.fighters:
        casting = fighter.casting
        if casting is not None and SPELLS[casting.spell].klass == "cleric":
            if not has_symbol(fighter):
                spoil_casting(fight, fighter, "LSK-CST-03")


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


# The slots of a spell.


def spell_slot(fight: Battle, caster: Combatant) -> Slot:
    """Which spell."""
    return listed("spell", "spell", castable(fight, caster))


def spell_targets_slot(fight: Battle, caster: Combatant, spell: Spell) -> Slot | None:
    """At whom, one by one or divided; some spells touch all enemies."""
    if spell.targets == "enemies":
        return None
    found = targets_of(fight, caster, spell)
    values = [target.slug for target in found]
    if may_divide(caster, spell):
        values.extend(_halves(found, missile_dice(caster, spell)))
    return listed("targets", "fighters", values)


def command_slot(spell: Spell) -> Slot | None:
    """With what word, if the spell is one."""
    return listed("word", "word", spell.words) if spell.words else None


def division_refusal(
    fight: Battle, caster: Combatant, spell: Spell, slot: Slot, value: str
) -> Refusal | None:
    """LSK-CST-08: `hans:2,kurt:1` divides three dice."""
    known = [target.slug for target in targets_of(fight, caster, spell)]
    targets: list[str] = []
    shares: list[int] = []
    for entry in value.split(","):
        slug, _, share = entry.partition(":")
        if slug not in known or not share.isdecimal():
            return Refusal("not-possible", slot.name, value, [], slot.values())
        targets.append(slug)
        shares.append(int(share))
    if divides(caster, spell, targets, shares):
        return None
    return Refusal("dice-not-divided", slot.name, value, ["LSK-CST-08"], slot.values())


def _halves(targets: list[Combatant], dice: i64) -> list[str]:
    """The dice divided between two; any other division may be written."""
    half = dice // 2
    found: list[str] = []
    for first in targets:
        for second in targets:
            if first.index < second.index:
                found.append(f"{first.slug}:{dice - half},{second.slug}:{half}")
    return found
