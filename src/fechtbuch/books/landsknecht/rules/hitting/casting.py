"""Casting in combat (4.14)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS, Spell
from fechtbuch.books.landsknecht.rules.basics.circumstances import line_between
from fechtbuch.books.landsknecht.rules.harm.out_of_action import spoil_casting
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.burdens import Casting
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import Refusal, Slot


def has_symbol(fighter: Combatant) -> bool:
    """Whether a holy symbol is in one hand."""
    for thing in fighter.hands:
        if thing.kind == "holy-symbol":
            return True
    return False


def speechless(caster: Combatant) -> bool:
    """LSK-CST-02: whether something hinders his speech."""
    if caster.gagged or caster.asleep or not caster.block.can_speak:
        return True
    return caster.immobilised()


def hindrance(caster: Combatant) -> tuple[str, str]:
    """What keeps somebody from casting at all, with the rule; nothing if he may."""
    if len(caster.spells) == 0:
        return "no-spell", "LSK-CST-07"
    if speechless(caster):
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
            # LSK-RUL-68: also somebody unhurt; it heals what is lost when it takes effect.
            if not fight.foes(caster, target):
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
    targets = [int(target.index) for target in action.targets]
    caster.casting = Casting(action.spell, targets, list(action.shares), action.word)
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
