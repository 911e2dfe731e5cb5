"""Wounds, dying and death; what armour stops and what that costs it (DMG, ARM, STA-01 to -05)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import ARMOUR, BODY, NOTHING, WORN, Weapon
from fechtbuch.books.phase_six.rules.equipment import fall, reckon
from fechtbuch.books.phase_six.rules.modifiers import PHYSICAL, check
from fechtbuch.books.phase_six.rules.still_valid import end_invalid
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import DEAD_AT, Participant
from fechtbuch.books.phase_six.state.questions import Asked
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb

PAIN: Final = Menu([Verb("suffer"), Verb("ignore-pain", "", ["PSX-RUL-63"])])


class PainQuestion(Asked):
    """A talent: once per fight wounds may be shrugged off with a Resistance roll."""

    def __init__(self, battle: Battle, who: Participant, wounds: i64) -> None:
        super().__init__("pain", battle, who, PAIN)
        self.wounds = wounds

    def about(self) -> dict[str, str]:
        """How many wounds are coming."""
        return {"wounds": str(self.wounds)}


def stopped(fight: Battle, victim: Participant, normal: i64, penetration: i64) -> i64:
    """PSX-DMG-02, PSX-DMG-03: how many normal hits protection minus penetration stops."""
    protection = fight.tally("protection", victim.protection(), "PSX-DMG-06")
    protection.add("penetration", -penetration, "PSX-DMG-03")
    protection.floor("no-less-than-nothing", 0, "PSX-DMG-03")
    prevented = normal if normal < protection.total else protection.total
    if normal > 0:
        fight.note("stopped", "PSX-DMG-02", None, victim, amount=prevented, tally=protection)
    return prevented


def suffer(
    fight: Battle,
    victim: Participant,
    wounds: i64,
    source: Participant | None,
    weapon: Weapon | None = None,
) -> bool:
    """PSX-ATK-06 step 8: wounds, boosts first, then the conditions of the weapon.

    Says whether the victim has shrugged all of it off.
    """
    if wounds <= 0 or victim.dead:
        return False
    if victim.block.ignores_pain and not victim.ignored_pain:
        if fight.ask(PainQuestion(fight, victim, wounds)).verb == "ignore-pain":
            victim.ignored_pain = True
            # PSX-RUL-63: an ordinary check.
            value = victim.block.resistance
            if check(fight, victim, value, PHYSICAL, "ignore-pain", "PSX-RUL-63") > 0:
                fight.note("ignores-pain", "PSX-RUL-63", victim, amount=wounds)
                return True
    if source is not None:
        source.dealt += wounds
    victim.taken += wounds
    wound(fight, victim, wounds)
    if weapon is not None and weapon.afflicts() and victim.dying == 0 and not victim.dead:
        afflict(fight, victim, weapon)
    return False


def wound(fight: Battle, victim: Participant, wounds: i64) -> None:
    """PSX-DMG-05, PSX-STA-01, PSX-STA-02: wounds go to boosts, then to health."""
    left = wounds
    absorbed = left if left < victim.boosts else victim.boosts
    victim.boosts -= absorbed
    left -= absorbed
    if victim.dying > 0:
        # PSX-RUL-39: each wound deepens dying.
        if fight.telling:
            spared = {"absorbed": int(absorbed)}
            fight.note("wounded-dying", "PSX-RUL-39", None, victim, amount=wounds, values=spared)
        if left > 0:
            deepen(fight, victim, left)
        return
    before = victim.health
    victim.health = victim.health - left if left < victim.health else 0
    if fight.telling:
        fight.note(
            "wounded",
            "PSX-DMG-05",
            None,
            victim,
            amount=wounds,
            values={"before": before, "after": victim.health, "boosts": victim.boosts},
        )
    if left > 0 and victim.health == 0:
        begin_dying(fight, victim, 1)  # PSX-RUL-43: what is left over is ignored


def afflict(fight: Battle, victim: Participant, weapon: Weapon) -> None:
    """PSX-DMG-07, PSX-RUL-32: conditions of the weapon, once per attack that wounds."""
    victim.bleeding += weapon.bleeding
    victim.poisoned += weapon.poisoned
    victim.shocked += weapon.shocked
    victim.burning += weapon.burning
    if fight.telling:
        if weapon.bleeding > 0:
            fight.note("afflicted", "PSX-STA-09", None, victim, "", victim.bleeding, "bleeding")
        if weapon.poisoned > 0:
            fight.note("afflicted", "PSX-STA-10", None, victim, "", victim.poisoned, "poisoned")
        if weapon.shocked > 0:
            fight.note("afflicted", "PSX-STA-07", None, victim, "", victim.shocked, "shocked")
        if weapon.burning > 0:
            fight.note("afflicted", "PSX-STA-08", None, victim, "", victim.burning, "burning")


def begin_dying(fight: Battle, victim: Participant, level: i64) -> None:
    """PSX-STA-04: dying, helpless, and rid of every other condition."""
    victim.dying = level
    victim.health = 0
    victim.unconscious = 0
    victim.shocked = 0
    victim.burning = 0
    victim.bleeding = 0
    victim.poisoned = 0
    victim.hunkered = False
    victim.asleep = False
    victim.netted = False
    fight.note("dying", "PSX-STA-04", None, victim, amount=level)
    become_helpless(fight, victim)
    if level >= DEAD_AT:
        die(fight, victim)


def deepen(fight: Battle, victim: Participant, levels: i64) -> None:
    """Dying grows worse; at 6 it is death."""
    victim.dying += levels
    fight.note("dying", "PSX-STA-04", None, victim, amount=victim.dying)
    if victim.dying >= DEAD_AT:
        die(fight, victim)


def die(fight: Battle, victim: Participant) -> None:
    """PSX-STA-16: dead; weapon and shield lie on the field."""
    victim.dead = True
    victim.dying = 0
    become_helpless(fight, victim)
    for index in [victim.main, victim.off, victim.shield]:
        if index != NOTHING:
            fall(fight, victim, fight.things[index])
    fight.note("dead", "PSX-STA-16", None, victim)


def become_helpless(fight: Battle, victim: Participant) -> None:
    """PSX-STA-16, PSX-TRN-04: no actions; aim, accurate steps, bracing and block end."""
    victim.actions = 0
    end_invalid(fight)


def knock_out(fight: Battle, victim: Participant, depth: i64) -> None:
    """PSX-SPC-04, PSX-RUL-34: unconscious; the deeper value counts."""
    if victim.dying > 0 or victim.dead:
        return
    victim.asleep = False
    if depth > victim.unconscious:
        victim.unconscious = depth
    fight.note("unconscious", "PSX-STA-06", None, victim, amount=victim.unconscious)
    become_helpless(fight, victim)


def was_hit(fight: Battle, victim: Participant) -> None:
    """PSX-ATK-06 step 5: hits are left, whatever armour does: aim is lost, a sleeper wakes."""
    if victim.aim_steps > 0:
        victim.aim_steps = 0  # PSX-AIM-04
        fight.note("aim-lost", "PSX-AIM-04", victim)
    if victim.asleep:
        wake(fight, victim)


def wake(fight: Battle, sleeper: Participant) -> None:
    """PSX-STA-14: awake, without actions until the next own refresh."""
    sleeper.asleep = False
    sleeper.actions = 0
    fight.note("wakes", "PSX-STA-14", None, sleeper)


def heal(fight: Battle, patient: Participant, wounds: i64, rule: str) -> i64:
    """Healing never goes above the maximum; gives what it came to."""
    healed = patient.block.max_health - patient.health
    if wounds < healed:
        healed = wounds
    if healed < 0:
        healed = 0
    patient.health += healed
    fight.note("healed", rule, None, patient, amount=healed)
    return healed


# Armour damage, optional.


def damage_armour(fight: Battle, victim: Participant, prevented: i64) -> None:
    """PSX-ARM-01: ten points of condition for every two hits that protection stopped."""
    if not fight.options.armour_damage:
        return
    loss = prevented // 2 * 10
    if loss == 0:
        return
    piece = damaged_piece(fight, victim)
    if piece is None:
        return
    piece.condition = piece.condition - loss if piece.condition > loss else 0
    reckon(fight, victim)
    fight.note("armour-damaged", "PSX-ARM-01", None, victim, piece.slug, piece.condition)


def damaged_piece(fight: Battle, victim: Participant) -> Thing | None:
    """PSX-RUL-33: the body piece; else the best of the others, the head first."""
    best: Thing | None = None
    for thing in fight.things:
        if thing.kind != ARMOUR or thing.place != WORN or thing.holder != victim.index:
            continue
        if thing.stops() == 0:
            continue
        if best is None or (thing.stops() == best.stops() and thing.slot < best.slot):
            best = thing
        elif best.slot == BODY:
            if thing.slot == BODY and thing.stops() > best.stops():
                best = thing
        elif thing.slot == BODY or thing.stops() > best.stops():
            best = thing
    return best
