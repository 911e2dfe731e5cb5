"""Carrying out an act: which chapter does it (PSX-TRN-07, PSX-TRN-13 to PSX-TRN-15)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.can_go_on import Deed, can_go_on
from fechtbuch.books.phase_six.kinds.arms import MELEE, MODES, SHIELD, THROWN, Weapon
from fechtbuch.books.phase_six.rules.aiming import aim, invest
from fechtbuch.books.phase_six.rules.arbitrary_acts import improvise
from fechtbuch.books.phase_six.rules.attack import resolve
from fechtbuch.books.phase_six.rules.cover import announce_block
from fechtbuch.books.phase_six.rules.equipment import kind_of, reload_step
from fechtbuch.books.phase_six.rules.improvised_missiles import missile_of
from fechtbuch.books.phase_six.rules.items import (
    extinguish,
    first_aid,
    free,
    rouse,
    stabilise,
    use,
)
from fechtbuch.books.phase_six.rules.movement import go, hunker, metres, stand_up, withdraw
from fechtbuch.books.phase_six.rules.readying import (
    hand_of,
    ready_step,
    stow_shield,
    take_shield,
)
from fechtbuch.books.phase_six.rules.special_attacks import brace
from fechtbuch.books.phase_six.rules.spending import break_off, pay
from fechtbuch.books.phase_six.rules.still_valid import able, stop_investing
from fechtbuch.books.phase_six.rules.throwing import throw
from fechtbuch.books.phase_six.rules.to_hit import Attack, usable_modes
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant


def perform(fight: Battle, who: Participant, act: Act, cost: i64, answered: list[int]) -> None:
    """An act that costs actions, paid and carried out; `answered` takes who has had his say."""
    pay(who, cost)
    verb = act.verb
    if verb == "attack" or verb == "hurl":
        strike(fight, who, act, False, answered)
    elif verb == "walk":
        walk(fight, who, act, answered)
    elif verb == "aim" or verb == "accurate":
        target = act.target
        assert target is not None
        weapon = weapon_of(act)
        if verb == "aim":
            aim(fight, who, target, act.thing, weapon)
        else:
            invest(fight, who, target, act.thing, weapon)
    else:
        break_off(fight, who)
        if verb == "run" or verb == "crawl":
            go(fight, who, act.path, verb, answered)
        elif verb == "withdraw":
            withdraw(fight, who, answered)
        else:
            simple(fight, who, verb, act, False)


def walk(fight: Battle, who: Participant, act: Act, answered: list[int]) -> None:
    """PSX-TRN-08, PSX-RUL-13: a walk, and in its course one act that costs nothing more."""
    stop_investing(fight, who)
    if act.free != "attack":
        who.chain = 0  # a shot on the way counts as that shot
    goal = act.path[-1] if len(act.path) > 0 else who.at
    go(fight, who, act.path, "walk", answered)
    if act.free == "" or not able(who):
        return
    # Only where others could come between there is anything to look at again.
    if fight.watchful or who.at != goal:
        if not can_go_on(fight, Deed(who, act, act.free)):
            who.chain = 0  # PSX-RUL-13: a walk without a shot
            fight.note("act-lost", "PSX-RUL-76", who, act.target)
            return
    if act.free == "attack" or act.free == "hurl":
        strike(fight, who, act, True, answered)
    elif act.free == "improvise":
        improvise(fight, who, act.said, 1, True)
    else:
        simple(fight, who, act.free, act, True)
    if len(act.then) == 0 or not able(who):
        return
    if not can_go_on(fight, Deed(who, act, "walk")):
        fight.note("way-closed", "PSX-RUL-76", who, values={"at": act.then[0]})
        return
    gone: i64 = 0
    for f in act.path:
        gone += metres(fight, who, f)
    go(fight, who, act.then, "walk", answered, gone, True)


def weapon_of(act: Act) -> Weapon:
    """What an act is done with."""
    if act.natural is not None:
        return act.natural
    assert act.thing is not None
    return kind_of(act.thing)


def strike(fight: Battle, who: Participant, act: Act, walking: bool, answered: list[int]) -> None:
    """An attack as declared, in its mode."""
    target = act.target
    assert target is not None
    thing = act.thing
    mode: i64 = MELEE
    hurled = act.verb == "hurl" or act.free == "hurl"
    weapon = missile_of(thing) if hurled and thing is not None else weapon_of(act)
    if hurled:
        mode = THROWN  # PSX-RUL-66
    elif act.mode:
        mode = MODES.index(act.mode)
    elif thing is not None:
        modes = usable_modes(weapon, thing)
        if len(modes) == 0:
            return
        mode = modes[0]
    attack = Attack(who, target, weapon, thing, mode)
    attack.special = act.special
    attack.extra = act.extra
    attack.aimed_at = act.aimed_at
    attack.walking = walking
    if resolve(fight, attack):
        answered.append(target.index)


def simple(fight: Battle, who: Participant, verb: str, act: Act, walking: bool) -> None:
    """Acts with one thing or one person, on their own or during a walk."""
    thing = act.thing
    target = act.target
    if verb == "hunker":
        hunker(fight, who)
    elif verb == "stand-up":
        stand_up(fight, who)
    elif verb == "brace":
        brace(fight, who)
    elif verb == "block":
        announce_block(fight, who)
    elif verb == "stow-shield":
        stow_shield(fight, who)
    elif thing is not None and verb == "reload":
        reload_step(fight, who, thing)
    elif thing is not None and verb in ("ready", "pick-up"):
        if thing.kind == SHIELD:
            take_shield(fight, who, thing)
        else:
            ready_step(fight, who, thing, hand_of(act.hand))
    elif thing is not None and verb == "ready-shield":
        take_shield(fight, who, thing)
    elif thing is not None and verb == "throw":
        throw(fight, who, thing, act.at, walking)
    elif target is None:
        return
    elif thing is not None and verb == "first-aid":
        first_aid(fight, who, target, thing, walking)
    elif thing is not None and verb == "use":
        use(fight, who, thing, target)
    elif verb == "stabilise":
        stabilise(fight, who, target, walking)
    elif verb == "extinguish":
        extinguish(fight, who, target)
    elif verb == "free":
        free(fight, who, target)
    elif verb == "wake":
        rouse(fight, who, target)
