"""Casting in combat (4.14)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.battle import FOOT, Battle
from fechtbuch.books.landsknecht.catalogue import SPELLS, Spell
from fechtbuch.books.landsknecht.choices import Action
from fechtbuch.books.landsknecht.fighter import MAGIC, Casting, Combatant
from fechtbuch.books.landsknecht.mounted import aftermath
from fechtbuch.books.landsknecht.saves import save
from fechtbuch.books.landsknecht.wounds import fall_asleep, hurt, spoil_casting


def has_symbol(fighter: Combatant) -> bool:
    """Whether a holy symbol is in one hand."""
    for thing in fighter.hands:
        if thing.kind == "holy-symbol":
            return True
    return False


def castable(fight: Battle, caster: Combatant) -> list[str]:
    """LSK-CST-02, -03, -05: the prepared spells that can be begun now."""
    if len(caster.spells) == 0 or caster.damaged_this_round or caster.gagged:
        return []
    if caster.immobilised():
        return []
    found: list[str] = []
    for key in caster.spells:
        spell = SPELLS[key]
        if key in found:
            continue
        if spell.klass == "cleric" and not (caster.symbol_ready and has_symbol(caster)):
            continue
        if spell.targets == "enemies" or len(targets_of(fight, caster, spell)) > 0:
            found.append(key)
    return found


def in_range(fight: Battle, caster: Combatant, target: Combatant, spell: Spell) -> bool:
    """LSK-CST-07: range and line."""
    feet = FOOT * fight.apart(caster, target)
    if feet > spell.reach(caster.block.level):
        return False
    return fight.grid.clear_line(caster.at, target.at)


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
            found.append(target)
    return found


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
    for caster, casting in due:
        fight.note("spell-works", "LSK-CST-04", caster, item=casting.spell)
        spell = SPELLS[casting.spell]
        if spell.effect == "damage":
            _missile(fight, caster, spell, casting)
        elif spell.effect == "sleep":
            _sleep(fight, caster, spell)
        elif spell.effect == "heal":
            _heal(fight, caster, spell, casting)
        elif spell.effect == "command":
            _command(fight, caster, spell, casting)
    if len(due) > 0:
        aftermath(fight)


def _valid(fight: Battle, caster: Combatant, index: int, spell: Spell) -> Combatant | None:
    """A target that is still there and in range (LSK-CST-04, -07)."""
    target = fight.fighters[index]
    if target.gone or target.dead or not in_range(fight, caster, target, spell):
        fight.note("spell-without-target", "LSK-CST-04", caster, target, spell.key)
        return None
    return target


def _missile(fight: Battle, caster: Combatant, spell: Spell, casting: Casting) -> None:
    """Magic Missile: a die per level; divided among several they may save for half."""
    dice = spell.dice + spell.dice_per_level * caster.block.level
    divided = len(casting.targets) > 1
    for index, share in zip(casting.targets, casting.shares):
        target = _valid(fight, caster, index, spell)
        if target is None:
            continue
        count = share if divided else dice
        damage = fight.roll(caster, count, spell.die, "spell")
        if divided and save(fight, target, MAGIC, True):
            damage = damage // 2
        hurt(fight, target, damage, caster)


def _sleep(fight: Battle, caster: Combatant, spell: Spell) -> None:
    """Sleep: 2d8 Hit Dice of enemies of at most 4 HD, the weakest first."""
    left = fight.roll(caster, spell.dice, spell.die, "spell")
    hit_dice: i64 = 0
    while hit_dice <= spell.highest_hd:
        for target in fight.fighters:
            if target.block.hit_dice != hit_dice or not _can_sleep(fight, caster, target, spell):
                continue
            weight = hit_dice if hit_dice > 0 else 1
            if weight > left:
                return
            left -= weight
            fall_asleep(fight, target, "LSK-CST-08")
        hit_dice += 1


def _can_sleep(fight: Battle, caster: Combatant, target: Combatant, spell: Spell) -> bool:
    if target.block.undead or target.block.construct or target.asleep or target.block.mount:
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
        target.wounds += gain
        if target.wounds > target.max_wounds:
            target.wounds = target.max_wounds
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
