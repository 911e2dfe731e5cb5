"""What is open to somebody on his turn: weapons, targets, special attacks, verbs (section 4)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.open_ways import LEADS, kinds_of_moving, shooter_lead
from fechtbuch.books.tales_and_legends.asking.shot_targets import throwables
from fechtbuch.books.tales_and_legends.asking.usable_weapons import (
    attack_targets,
    charge_specials,
    charge_targets,
    charge_things,
    cover_shields,
    feint_targets,
    feint_things,
    grab_targets,
    grapple_foes,
    grapple_weapons,
    hauled,
    hold_weapons,
    may_charge,
    parry_things,
    preparable,
    ready_shots,
    specials_with,
    striking_things,
    trample_targets,
)
from fechtbuch.books.tales_and_legends.asking.verb_options import how_words, specials_for
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, Thing
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.rules.basics.combinations import manoeuvre_excluded
from fechtbuch.books.tales_and_legends.rules.basics.prices import spell_price, stand_price
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import may_get_hold
from fechtbuch.books.tales_and_legends.rules.moving.leaping import walls_near
from fechtbuch.books.tales_and_legends.rules.moving.mounted import mounts_near
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    drawable,
    lying_near,
    may_grip,
    spent_near,
    wearable,
)
from fechtbuch.books.tales_and_legends.rules.things.handling import (
    barbed_near,
    close_things,
    draw_price,
    held_things,
    loadable,
    open_wounds,
    packed,
    plantable,
    planted,
    potions,
    sleepers,
    wants_missile,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant

BARE: Final = "bare-hands"


def verbs_of(fight: Battle, fighter: Combatant) -> list[str]:
    """All verbs that are open to the turn owner now."""
    found: list[str] = ["done"]
    if not fighter.silenced:
        found.append("say")
    if fighter.pinned_by != NOBODY:
        if fighter.affords(1, 0):
            found.append("break-pin")  # TAL-STA-06
        return found
    if fighter.grapple != NOBODY:
        _in_grapple(fight, fighter, found)
        return found
    if fighter.holds_on != NOBODY:
        _on_a_beast(fight, fighter, found)
        return found
    due = fighter.aggressive_due
    _attacks(fight, fighter, found)
    if due:
        if "attack" in found or "charge" in found:
            found.remove("done")
        return [verb for verb in found if verb in ("done", "say", "attack", "charge")]
    found.append("face")
    found.extend(kinds_of_moving(fight, fighter))
    _defences(fight, fighter, found)
    _things(fight, fighter, found)
    _others(fight, fighter, found)
    return found


def _attacks(fight: Battle, fighter: Combatant, found: list[str]) -> None:
    if fighter.standard < 1:
        return
    for thing in striking_things(fight, fighter):
        if _can_strike(fight, fighter, thing):
            found.append("attack")
            break
    if may_charge(fight, fighter) and shooter_lead(fight, fighter) >= LEADS["charge"]:
        for thing in charge_things(fight, fighter):
            if _can_charge(fight, fighter, thing):
                found.append("charge")
                break
    if fighter.aggressive_due:
        return
    for thing in ready_shots(fight, fighter):
        if len(specials_for(fight, fighter, "shoot", thing)) > 0:
            found.append("shoot")
            break
    for thing in throwables(fighter):
        if len(specials_for(fight, fighter, "throw", thing)) > 0:
            found.append("throw")
            break
    if len(grab_targets(fight, fighter)) > 0 and not fighter.mounted():
        found.append("grapple")
    for thing in feint_things(fight, fighter):
        if len(feint_targets(fight, fighter, thing)) > 0:
            found.append("feint")
            break
    if may_charge(fight, fighter) and fighter.affords(1, 1):
        if len(trample_targets(fight, fighter)) > 0:
            found.append("trample")
    if fighter.unspent() and len(hauled(fight, fighter)) > 0:
        found.append("haul")
    for foe in fight.fighters:
        if foe.block.huge and fight.foes(fighter, foe) and may_get_hold(fight, fighter, foe):
            found.append("hold")
            break
    for foe in fight.fighters:
        if foe.choked_dead > 0 and not foe.dead and fighter.unspent():
            if fight.foes(fighter, foe) and fight.apart(fighter, foe) <= 1:
                found.append("choke")
                break


def _can_strike(fight: Battle, fighter: Combatant, thing: Thing) -> bool:
    for special in specials_with(fight, fighter, thing):
        if len(attack_targets(fight, fighter, thing, special)) > 0:
            return True
    return False


def _can_charge(fight: Battle, fighter: Combatant, thing: Thing) -> bool:
    for special in charge_specials(fight, fighter, thing):
        if len(charge_targets(fight, fighter, thing, special)) > 0:
            return True
    return False


def _defences(fight: Battle, fighter: Combatant, found: list[str]) -> None:
    """Manoeuvres (4.4)."""
    if len(parry_things(fight, fighter)) > 0:
        found.append("parry")
    if fighter.affords(0, 1) and not fighter.mounted():
        found.append("dodge")
    if fighter.standard >= 1:
        if not fighter.defensive and not manoeuvre_excluded(fighter, "defensive"):
            found.append("defensive")
        if len(cover_shields(fight, fighter)) > 0:
            found.append("cover")
        if len(preparable(fight, fighter)) > 0:
            found.append("prepare")
    if not fighter.attacked:
        if not fighter.cautious and not manoeuvre_excluded(fighter, "cautious"):
            found.append("cautious")
        if not fighter.aggressive and not manoeuvre_excluded(fighter, "aggressive"):
            if "attack" in found or "charge" in found:
                found.append("aggressive")


def _things(fight: Battle, fighter: Combatant, found: list[str]) -> None:
    """Equipment (TAL-ACT-02 to -04, -09)."""
    for thing in drawable(fighter):
        if draw_price(thing).affordable(fighter):
            found.append("draw")
            break
    for thing in held_things(fighter):
        if draw_price(thing).affordable(fighter):
            found.append("stow")
            break
    if len(fighter.hands) > 0:
        found.append("drop-item")
    for thing in fighter.hands:
        if may_grip(fighter, thing):
            found.append("grip")
            break
    if fighter.affords(0, 1) and len(wants_missile(fight, fighter)) > 0:
        found.append("take-missile")
    if len(loadable(fight, fighter)) > 0:
        found.append("load")
    for thing in lying_near(fight, fighter):
        if draw_price(thing).affordable(fighter):
            found.append("pick-up")
            break
    if fighter.affords(0, 1) and len(fight.spent) > 0 and spent_near(fight, fighter):
        found.append("gather")
    if fighter.unspent():
        if len(potions(fighter)) > 0:
            found.append("drink")
        if len(packed(fighter)) > 0 and fighter.free_hands() > 0:
            found.append("fetch")
        if len(held_things(fighter)) > 0:
            found.append("stash")
        if len(wearable(fighter)) > 0:
            found.append("don")
        if len(fighter.worn) > 0:
            found.append("doff")
        if len(plantable(fight, fighter)) > 0:
            found.append("plant")
        if len(planted(fight, fighter)) > 0:
            found.append("pack")


def _others(fight: Battle, fighter: Combatant, found: list[str]) -> None:
    """Standing, falling, aiming, riding, spells and the rest."""
    if fighter.prone:
        price = stand_price(fighter)
        if price is not None and price.affordable(fighter) and not fighter.entangled:
            found.append("stand")
        if fighter.standard >= 2 and metres(fight, fighter, "crawl") > 0 and not fighter.entangled:
            found.append("crawl")
    elif fighter.affords(0, 1) and not fighter.mounted():
        found.append("drop")
        if fighter.standard >= 1 and not fighter.stepped and not fighter.entangled:
            if not fighter.moved and not fight.scene.water and not fighter.mounted():
                if len(how_words(fight, fighter, "jump", None)) > 0:
                    found.append("jump")
    if not fighter.aimed and fighter.affords(1, 1):
        found.append("aim")
    if fighter.burden in (1, 2, 3, 4) and not fighter.ignores_burden:
        found.append("ignore-load")
    if fighter.mounted():
        if fighter.affords(0, 1):
            found.append("dismount")
        if not fighter.spur_tried and fighter.affords(0, 1) and not fighter.moved:
            found.append("spur")
    elif not fighter.prone and fighter.standard >= 1 and len(mounts_near(fight, fighter)) > 0:
        found.append("mount")
    if fighter.entangled and fighter.standard >= 1:
        found.append("free")
    if fighter.standard >= 1 and len(sleepers(fight, fighter)) > 0:
        found.append("wake")
    if fighter.standard >= 1 and len(barbed_near(fight, fighter)) > 0:
        found.append("pull-out")
    if len(castable(fight, fighter)) > 0:
        found.append("cast")
    if fighter.unspent():
        if not fighter.prone and not fighter.mounted() and not fighter.entangled:
            if len(walls_near(fight, fighter)) > 0:
                found.append("climb")
        if open_wounds(fighter):
            found.append("press")
        if fighter.block.humanoid and not fighter.deep_breath:
            found.append("breathe")


def castable(fight: Battle, fighter: Combatant) -> list[str]:
    """Spells that may be begun now (TAL-ACT-07, TAL-GRP-12, TAL-RUL-59)."""
    if len(fighter.block.spells) == 0 or fighter.silenced:
        return []
    found: list[str] = []
    for name in fighter.block.spells:
        spell = SPELLS[name]
        if spell.ceremony or not spell_price(name).affordable(fighter):
            continue
        if fighter.grapple != NOBODY and (spell.gesture or spell.ritual):
            continue
        found.append(name)
    return found


def _in_grapple(fight: Battle, fighter: Combatant, found: list[str]) -> None:
    """TAL-GRP-05 to -15, TAL-STA-05; manoeuvres as TAL-RUL-46 allows."""
    grapple = fight.grapple_of(fighter)
    assert grapple is not None
    if grapple.may_escape and grapple.victim == fighter.index:
        found.append("break-free")
    if len(parry_things(fight, fighter)) > 0:
        found.append("parry")
    if fighter.affords(0, 1) and not fighter.mounted():
        found.append("dodge")
    if fighter.standard >= 1 and not fighter.defensive:
        if not manoeuvre_excluded(fighter, "defensive"):
            found.append("defensive")
    if not fighter.attacked and not fighter.cautious:
        if not manoeuvre_excluded(fighter, "cautious"):
            found.append("cautious")
    if fighter.standard >= 1:
        if len(grapple_weapons(fight, fighter)) > 0:
            found.append("strike")
        foes = grapple_foes(fight, fighter)
        for foe in foes:
            if not foe.prone or fighter.on_top_of != foe.index:
                found.append("take-down")
                break
        if pressed(fight, fighter):
            found.append("throw-off")
        elif fighter.prone:
            found.append("rise")
        for foe in foes:
            if not foe.silenced:
                found.append("silence")
                break
        found.append("leave")
        if fighter.affords(1, 1) and len(close_things(fighter)) > 0:
            found.append("draw-close")
    if fighter.unspent():
        if not fighter.mounted():
            found.append("drag")
        pinned = False
        for foe in grapple_foes(fight, fighter):
            if foe.pinned_by == NOBODY:
                if "pin" not in found:
                    found.append("pin")
            else:
                pinned = True
        if pinned:
            found.append("choke")
            found.append("subdue")
    if len(castable(fight, fighter)) > 0:
        found.append("cast")


def pressed(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody lies on a fighter (TAL-RUL-79)."""
    for other in fight.fighters:
        if other.on_top_of == fighter.index:
            return True
    return False


def _on_a_beast(fight: Battle, fighter: Combatant, found: list[str]) -> None:
    """TAL-HLD-03 to -09."""
    found.append("let-go")
    found.append("cling")
    if not fighter.hold_kept:
        if fighter.standard >= 1:
            found.append("keep")
        if fighter.unspent():
            found.append("shift")
        return
    if fighter.standard >= 1 and len(hold_weapons(fight, fighter)) > 0:
        found.append("stab")
    if fighter.affords(0, 2) and fighter.free_hands() >= 2 and len(close_things(fighter)) > 0:
        found.append("draw-close")
    if fighter.affords(0, 1):
        found.append("dodge")
        if not fighter.aimed and fighter.affords(1, 1):
            found.append("aim")
