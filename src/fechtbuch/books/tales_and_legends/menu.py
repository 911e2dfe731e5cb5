"""What is open to somebody on his turn: weapons, targets, special attacks, verbs (section 4)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.actions import (
    drawable,
    full_rounds,
    lying_near,
    may_grip,
    missiles_for,
    spent_near,
    wearable,
)
from fechtbuch.books.tales_and_legends.arms import BELT, GROUND, HAND, NOBODY, PACK, POUCH, Thing
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.blows import (
    melee_form,
    proficient,
    range_of,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.charging import charge_path, charge_reach
from fechtbuch.books.tales_and_legends.combine import (
    CHARGE_WITH,
    EXTRA,
    FEINT_WITH,
    FULL,
    PREPARED_WITH,
    SPECIAL_ATTACKS,
    STANDARD,
    TWO,
    UNARMED_PRICED,
    Price,
    charge_price,
    draw_price,
    manoeuvre_excluded,
    parry_price,
    shield_used,
    strike_price,
)
from fechtbuch.books.tales_and_legends.defence import helpless_towards
from fechtbuch.books.tales_and_legends.fighter import Combatant
from fechtbuch.books.tales_and_legends.holding import may_get_hold
from fechtbuch.books.tales_and_legends.load import speed
from fechtbuch.books.tales_and_legends.mounted import band_of, mounts_near
from fechtbuch.books.tales_and_legends.movement import long_jump_tenths, metres
from fechtbuch.books.tales_and_legends.spells import SPELLS

FREE_VERBS: Final = ["done", "say", "face", "grip", "drop-item", "step", "cautious", "aggressive",
                     "break-free", "cling", "spur", "ignore-load", "let-go"]  # fmt: skip

BARE: Final = "bare-hands"


def striking_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """What somebody can strike with: in hand, grown there, or under the saddle."""
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None or thing.missile or weapon.thrown_only or weapon.pavise:
            continue
        if weapon.cavalry or weapon.key in ("bolas", "net", "garrotte"):
            continue
        if weapon.shoots() and weapon.melee_as is None:
            continue
        found.append(thing)
    found.extend(fighter.block.natural)
    if fighter.mount != NOBODY:
        mount = fight.fighters[fighter.mount]
        if not mount.out() and mount.block.trained:
            found.extend(mount.block.natural)
    return found


def reach_with(thing: Thing, special: str) -> i64:
    """How far a blow of this kind goes."""
    weapon = melee_form(thing)
    if special in UNARMED_PRICED and weapon.recoil == 0:
        return 1
    if special == "trip" and weapon.tripping == 0:
        return 1
    return weapon.reach


def melee_targets(fight: Battle, fighter: Combatant, reach: i64) -> list[Combatant]:
    """Enemies within reach that a blow may name; who holds on is out of it (TAL-HLD-01)."""
    found: list[Combatant] = []
    for foe in fight.fighters:
        if foe.gone or foe.dead or not fight.enemies(fighter.side, foe.side):
            continue
        if foe.holds_on == fighter.index or fight.apart(fighter, foe) > reach:
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        found.append(foe)
    return found


def specials_with(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """Special attacks that a blow with this thing may carry and that can be paid."""
    found: list[str] = []
    weapon = melee_form(thing)
    own = thing.index >= 0 or thing in fighter.block.natural
    for special in ["", *SPECIAL_ATTACKS, "item"]:
        if special != "" and fighter.feint_target != NOBODY and special not in FEINT_WITH:
            if fighter.feint_thing == (thing.index if thing.index >= 0 else -1):
                continue
        if special == "two-weapon" and (not own or len(seconds(fighter, thing)) == 0):
            continue
        if special in ("overthrow", "push", "trip") and not own:
            continue
        if special == "entangle" and not weapon.entangling:
            continue
        if special == "spike" and weapon.spike_form is None:
            continue
        if weapon.count == 0 and special not in ("overthrow", "push", "trip", "disarm", "entangle"):
            continue
        if strike_price(fight, fighter, thing, special, False, False).affordable(fighter):
            found.append(special)
    return found


def seconds(fighter: Combatant, first: Thing) -> list[Thing]:
    """Weapons for the other hand of a two-weapon attack; two held weapons are needed."""
    if first.index < 0 or first.both:
        return []
    return [
        thing
        for thing in fighter.hands
        if thing is not first
        and thing.weapon is not None
        and not thing.weapon.shoots()
        and not thing.weapon.cavalry
        and not thing.weapon.pavise
        and thing.weapon.count > 0
    ]


def special_fits(fight: Battle, fighter: Combatant, target: Combatant, special: str) -> bool:
    """Whether a special attack makes sense against somebody."""
    if special == "disarm" or special == "item":
        return len(target.hands) > 0
    if special in ("overthrow", "trip"):
        return not target.prone
    if special == "grab":
        return target.grapple == NOBODY or target.grapple != fighter.grapple
    return True


def attack_targets(
    fight: Battle, fighter: Combatant, thing: Thing, special: str
) -> list[Combatant]:
    """Enemies that a blow with this thing and special attack may name."""
    return [
        foe
        for foe in melee_targets(fight, fighter, reach_with(thing, special))
        if special_fits(fight, fighter, foe, special)
    ]


def ready_shots(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Loaded weapons in hand."""
    return [
        thing
        for thing in fighter.hands
        if thing.loaded and thing.weapon is not None and thing.weapon.shoots()
    ]


def throwables(fighter: Combatant) -> list[Thing]:
    """Things in hand that could be thrown."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and not thing.weapon.strapped
        and not thing.weapon.shoots()
        and not thing.weapon.shield
        and thing.weapon.key not in ("lasso", "garrotte")
    ]


def shot_targets(
    fight: Battle, fighter: Combatant, thing: Thing, thrown: bool, field: bool
) -> list[Combatant]:
    """Enemies within range and in a clear line; a field shot goes half as far, over anything."""
    blow = thrown_blow(thing) if thrown else shot_blow(fight, thing)
    far = range_of(fighter, blow)
    if field:
        far = far // 2
    found: list[Combatant] = []
    for foe in melee_targets(fight, fighter, far):
        if foe.grapple != NOBODY and foe.grapple == fighter.grapple:
            continue
        if field or fight.grid.clear_line(fighter.at, foe.at):
            found.append(foe)
    return found


def loadable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons that have a missile laid on and wait for loading."""
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is not None and weapon.shoots() and thing.laid and not thing.loaded:
            if load_price(thing).affordable(fighter):
                found.append(thing)
    return found


def load_price(thing: Thing) -> Price:
    """TAL-ACT-09: X, S, or one full-round action after another."""
    assert thing.weapon is not None
    price = thing.weapon.load_price
    if full_rounds(price) > 0:
        return FULL
    return EXTRA if price == "X" else STANDARD


def wants_missile(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons in hand without a missile, for which the quiver has one."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and thing.weapon.shoots()
        and not thing.laid
        and len(missiles_for(fight, fighter, thing)) > 0
    ]


def parry_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """What a parry may be bought for now."""
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None or (weapon.shoots() and weapon.melee_as is None) or weapon.cavalry:
            continue
        if weapon.pavise or thing.missile or weapon.thrown_only or weapon.armour == 0:
            continue
        if weapon.entangling or weapon.choking > 0:
            continue
        if fighter.grapple != NOBODY and not weapon.light:
            continue  # TAL-RUL-46
        if shield_used(fight, fighter, thing, "parry"):
            continue
        if parry_price(fight, fighter, thing).affordable(fighter):
            found.append(thing)
    if fighter.block.humanoid and STANDARD.affordable(fighter):
        found.append(fighter.block.natural[0])
    return found


def cover_shields(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Shields that may take cover this turn (TAL-MAN-07, -08)."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and thing.weapon.cover > 0
        and not shield_used(fight, fighter, thing, "cover")
    ]


def feint_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-ATK-06: Light or fencing weapons, bare hands; beasts do not feint."""
    if not fighter.block.humanoid:
        return []
    return [
        thing
        for thing in striking_things(fight, fighter)
        if (thing.index >= 0 or thing in fighter.block.natural)
        and (melee_form(thing).light or melee_form(thing).fencing)
    ]


def feint_targets(fight: Battle, fighter: Combatant, thing: Thing) -> list[Combatant]:
    """Humanoids within reach (TAL-RUL-33)."""
    return [
        foe
        for foe in melee_targets(fight, fighter, melee_form(thing).reach)
        if foe.block.humanoid and not foe.helpless()
    ]


def charge_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons for a charge: lances only from the saddle, and only there (TAL-MNT-17)."""
    found = [
        thing
        for thing in striking_things(fight, fighter)
        if fighter.mount == NOBODY or not thing.both
    ]
    if fighter.mount != NOBODY:
        for thing in fighter.hands:
            if thing.weapon is not None and thing.weapon.cavalry:
                found.append(thing)
    return found


def charge_specials(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """What may end this charge and can be paid."""
    found: list[str] = []
    weapon = melee_form(thing)
    own = thing.index >= 0 or thing in fighter.block.natural
    for special in CHARGE_WITH:
        if special == "" and weapon.count == 0:
            continue
        if weapon.cavalry and special != "":
            continue
        if special == "spike" and weapon.spike_form is None:
            continue
        if special in ("grab", "trample") and (thing.index >= 0 or not own):
            continue
        if special == "grab" and (fighter.free_hands() == 0 or fighter.mounted()):
            continue
        if special in ("overthrow", "push", "both") and (
            not own or (thing.index >= 0 and weapon.recoil == 0)
        ):
            continue
        if charge_price(fight, fighter, thing, special, False).affordable(fighter):
            found.append(special)
    return found


def may_charge(fighter: Combatant) -> bool:
    """Whether somebody could charge at all: TAL-RUL-51, -61."""
    if fighter.prone or fighter.moved or fighter.stepped or fighter.entangled:
        return False
    if fighter.holds_on != NOBODY:
        return False
    for part in fighter.lost:
        if part.endswith("-leg"):
            return False
    return True


def charge_targets(
    fight: Battle, fighter: Combatant, thing: Thing, special: str
) -> list[Combatant]:
    """Enemies at the end of a way that leads straight nearer."""
    reach = charge_reach(thing, special)
    found: list[Combatant] = []
    for foe in fight.foes_of(fighter):
        if not special_fits(fight, fighter, foe, special):
            continue
        if special in ("grab", "trample") and foe.mounted():
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1 or foe.holds_on != NOBODY:
            continue
        if special == "trample" and (foe.block.large or foe.out()):
            continue
        if len(charge_path(fight, fighter, foe, reach)) > 0:
            found.append(foe)
    return found


def grab_targets(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """TAL-RUL-39: within 1 m, with a hand free."""
    if fighter.free_hands() == 0 and fighter.block.humanoid:
        return []
    return [
        foe
        for foe in melee_targets(fight, fighter, 1)
        if foe.grapple == NOBODY or foe.grapple != fighter.grapple
    ]


def grapple_weapons(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-GRP-05: bare hands, Light weapons, those marked for it."""
    return [
        thing
        for thing in striking_things(fight, fighter)
        if melee_form(thing).light or melee_form(thing).in_grapple or melee_form(thing).natural
    ]


def grapple_foes(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """The other side of the grapple."""
    grapple = fight.grapple_of(fighter)
    if grapple is None:
        return []
    return [fight.fighters[index] for index in grapple.foes(fighter.index)]


def kinds_of_moving(fight: Battle, fighter: Combatant) -> list[str]:
    """Which kinds of movement are open and can be paid (TAL-MOV-01 to -05)."""
    found: list[str] = []
    if (
        fighter.prone
        or fighter.entangled
        or fighter.holds_on != NOBODY
        or fighter.grapple != NOBODY
    ):
        return found
    if fight.legs(fighter).prone or speed(fight, fighter) == 0:
        return found
    if (
        not fighter.moved
        and not fighter.stepped
        and not fighter.mounted()
        and not fight.scene.water
    ):
        found.append("step")
    if fighter.stepped:
        return found
    limit = fighter.named_band
    lead = shooter_lead(fight, fighter)
    for verb in ("half", "move", "fast", "run"):
        if limit >= 0 and band_of(fight, fighter, verb) > limit:
            continue
        if verb == "run" and _lost_leg(fighter):
            continue
        if lead < LEADS[verb]:
            continue
        if move_price(fighter, verb).affordable(fighter):
            found.append(verb)
    return found


LEADS: Final = {"half": 5, "move": 10, "fast": 20, "run": 25, "charge": 10}
"""TAL-SEQ-27: the lead that each movement needs before a distant shooter acts."""


def shooter_lead(fight: Battle, fighter: Combatant) -> i64:
    """TAL-SEQ-27: the smallest lead over a distant shooter who has not acted; else any."""
    lead: i64 = 1000
    if not fight.options.shooter_lead or fight.surprise_round:
        return lead
    for foe in fight.fighters:
        if foe.acted or not foe.present() or not fight.foes(fighter, foe):
            continue
        if fight.apart(fighter, foe) <= 2 or foe.block.mount:
            continue
        for thing in foe.hands:
            if thing.weapon is not None and thing.weapon.shoots():
                lead = min(lead, fighter.initiative - foe.initiative)
    return lead


def jump_goals(fight: Battle, fighter: Combatant) -> list[list[i64]]:
    """TAL-MOV-11: straight lines to free fields within the farthest jump."""
    found: list[list[i64]] = []
    own = speed(fight, fighter)
    most = long_jump_tenths(own, fighter.moved) // 10 + 5
    grid = fight.grid
    direction: i64 = 0
    while direction < 8:
        line: list[i64] = []
        f = fighter.at
        while len(line) < most:
            f = grid.step(f, direction)
            if not grid.inside(f) or grid.opaque(f):
                break
            line = [*line, f]
            if len(line) >= 2 and fight.free(f, fighter):
                found.append(line)
        direction += 1
    return found


def _lost_leg(fighter: Combatant) -> bool:
    for part in fighter.lost:
        if part.endswith("-leg"):
            return True
    return False


def move_price(fighter: Combatant, verb: str) -> Price:
    """TAL-MOV-02 to -05; a spurred mount moves for X (TAL-MNT-07)."""
    if verb == "half":
        return EXTRA
    if verb == "move":
        return EXTRA if fighter.spurred else STANDARD
    return TWO if verb == "fast" else FULL


def stand_price(fighter: Combatant) -> Price | None:
    """TAL-MOV-09, -16: load makes it dearer, in the end impossible."""
    row = 0 if fighter.ignores_burden else fighter.burden
    if row <= 1:
        return STANDARD
    if row == 2:
        return Price(1, 1)
    if row == 3:
        return TWO
    return FULL if row == 4 else None


def held_things(fighter: Combatant) -> list[Thing]:
    """What could be put away or dropped."""
    return [thing for thing in fighter.hands if thing.place == HAND]


def verbs_of(fight: Battle, fighter: Combatant) -> list[str]:
    """All verbs that are open to the turn owner now."""
    found: list[str] = ["done"]
    if fighter.pinned_by != NOBODY:
        if fighter.affords(1, 0):
            found.append("break-pin")  # TAL-STA-06
        return found
    if not fighter.silenced:
        found.append("say")
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
    if may_charge(fighter) and shooter_lead(fight, fighter) >= LEADS["charge"]:
        for thing in charge_things(fight, fighter):
            if _can_charge(fight, fighter, thing):
                found.append("charge")
                break
    if fighter.aggressive_due:
        return
    for thing in ready_shots(fight, fighter):
        if strike_price(fight, fighter, thing, "", False, True).affordable(fighter):
            if len(shot_targets(fight, fighter, thing, False, False)) > 0:
                found.append("shoot")
                break
    for thing in throwables(fighter):
        if len(shot_targets(fight, fighter, thing, True, False)) > 0:
            found.append("throw")
            break
    if len(grab_targets(fight, fighter)) > 0 and not fighter.mounted():
        found.append("grapple")
    for thing in feint_things(fight, fighter):
        if len(feint_targets(fight, fighter, thing)) > 0:
            found.append("feint")
            break
    if may_charge(fighter) and fighter.affords(1, 1):
        if len(charge_targets(fight, fighter, fighter.block.natural[0], "trample")) > 0:
            found.append("trample")
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
        if fighter.prepared is None and len(preparable(fight, fighter)) > 0:
            found.append("prepare")
    if not fighter.attacked:
        if not fighter.cautious and not manoeuvre_excluded(fighter, "cautious"):
            found.append("cautious")
        if not fighter.aggressive and not manoeuvre_excluded(fighter, "aggressive"):
            if "attack" in found or "charge" in found:
                found.append("aggressive")


def preparable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons for a prepared attack: for blows, or loaded (TAL-RUL-64)."""
    found = [
        thing
        for thing in striking_things(fight, fighter)
        if (thing.index >= 0 or thing in fighter.block.natural)
        and strike_price(fight, fighter, thing, "", False, False).affordable(fighter)
    ]
    found.extend(ready_shots(fight, fighter))
    return found


def prepared_specials(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """Special attacks that may be held back with this thing."""
    weapon = thing.weapon
    assert weapon is not None
    if weapon.shoots() and weapon.melee_as is None:
        return ["", "called"]
    found: list[str] = []
    for special in PREPARED_WITH:
        if special == "entangle" and not weapon.entangling:
            continue
        if special == "grab" and (fighter.free_hands() == 0 or thing.index >= 0):
            continue
        if weapon.count == 0 and special in ("", "called", "mighty", "bypass"):
            continue
        found.append(special)
    return found


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
        if len(wearable(fighter)) > 0:
            found.append("don")
        if len(fighter.worn) > 0:
            found.append("doff")
        if len(plantable(fight, fighter)) > 0:
            found.append("plant")
        if len(planted(fight, fighter)) > 0:
            found.append("pack")


def potions(fighter: Combatant) -> list[Thing]:
    """Potions in hand."""
    return [thing for thing in fighter.hands if thing.key == "potion"]


def packed(fighter: Combatant) -> list[Thing]:
    """Things in the pack that a hand could hold."""
    return [thing for thing in fighter.carried if thing.place == PACK and thing.zone == 0]


def plantable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """A pavise to plant, a scorpion to rest (TAL-ITM-22)."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and (thing.weapon.pavise or (thing.weapon.stabiliser and not thing.set_up))
    ]


def planted(fight: Battle, fighter: Combatant) -> list[Thing]:
    """A pavise that stands on the own field."""
    return [
        thing
        for thing in fight.things
        if thing.set_up
        and thing.place == GROUND
        and thing.at == fighter.at
        and thing.weapon is not None
        and thing.weapon.pavise
        and fighter.free_hands() > 0
    ]


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
            if len(jump_goals(fight, fighter)) > 0:
                found.append("jump")
    if not fighter.aimed and fighter.affords(0, 1) and fighter.standard >= 1:
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
    if len(castable(fight, fighter)) > 0:
        found.append("cast")
    if fighter.unspent():
        if fight.scene.climb > 0 and not fighter.prone and not fighter.mounted():
            found.append("climb")
        if fighter.block.humanoid and not fighter.deep_breath:
            found.append("breathe")


def sleepers(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """Friends beside one who can be woken (TAL-STA-08)."""
    return [
        other
        for other in fight.fighters
        if (other.asleep or other.stunned > 0)
        and not other.dead
        and not fight.foes(fighter, other)
        and fight.apart(fighter, other) <= 1
    ]


def spell_price(name: str) -> Price:
    """TAL-ACT-07: the casting time."""
    time = SPELLS[name].time
    if time == "F":
        return FULL
    return EXTRA if time == "X" else STANDARD


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


def close_things(fighter: Combatant) -> list[Thing]:
    """TAL-GRP-14: light weapons, and things at belt or pouch."""
    if fighter.free_hands() == 0:
        return []
    return [
        thing
        for thing in fighter.carried
        if thing.place in (BELT, POUCH)
        and not thing.missile
        and (thing.weapon is None or thing.weapon.light)
    ]


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
        if not fighter.aimed and fighter.standard >= 1:
            found.append("aim")


def hold_weapons(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-HLD-05: bare hands or Light weapons."""
    return [thing for thing in striking_things(fight, fighter) if melee_form(thing).light]


def may_kill(fight: Battle, fighter: Combatant, target: Combatant, price: Price) -> bool:
    """TAL-ATK-21: helpless towards the attacker, and paid for."""
    return price.affordable(fighter) and helpless_towards(fight, target, fighter)


def learnt(fighter: Combatant, thing: Thing) -> bool:
    """Whether somebody is proficient with a thing."""
    return thing.weapon is None or proficient(fighter, thing.weapon)
