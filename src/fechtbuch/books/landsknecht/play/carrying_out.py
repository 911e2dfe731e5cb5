"""Carrying out an action: declaration, movement, act, movement left over (LSK-ATK-11)."""

from fechtbuch.books.landsknecht.asking.improvising import improvise
from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.kinds.verbs import BLOWS, FLYING, GRIPS, RUNS
from fechtbuch.books.landsknecht.play.wrestling import join, wrestle
from fechtbuch.books.landsknecht.rules.basics.circumstances import can_strike, catching, in_reach
from fechtbuch.books.landsknecht.rules.basics.hands import draw
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands
from fechtbuch.books.landsknecht.rules.contact.flight import LEAVE, at_the_edge, leave_the_map
from fechtbuch.books.landsknecht.rules.contact.run import run
from fechtbuch.books.landsknecht.rules.defending.answers import exchange, parry
from fechtbuch.books.landsknecht.rules.grappling.contest import escape, force, settle_contest
from fechtbuch.books.landsknecht.rules.grappling.still_valid import end_invalid
from fechtbuch.books.landsknecht.rules.harm.morale import gunfire
from fechtbuch.books.landsknecht.rules.harm.out_of_action import release_hold
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed, can_go_on, lose
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow, Result, melee_blow
from fechtbuch.books.landsknecht.rules.hitting.casting import begin, watch_symbols
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath, fall, get_off, get_on
from fechtbuch.books.landsknecht.rules.moving.movement import walk
from fechtbuch.books.landsknecht.rules.shooting.loading import clear, load
from fechtbuch.books.landsknecht.rules.shooting.missiles import aim, shot, within_range
from fechtbuch.books.landsknecht.rules.shooting.shooting import fire, fire_into_crowd
from fechtbuch.books.landsknecht.rules.things.items import (
    fix_bayonet,
    hand_over,
    lift,
    light_match,
    pick_up,
    put_on,
    search,
    set_up,
    stand_up,
    stow,
    use,
    wake_friend,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import MOVED, OTHER_DEED, Combatant


def declare(fight: Battle, deed: Deed) -> None:
    """LSK-ATK-01, LSK-ATK-11 step 1: what is done is named, and the actor has acted.

    A change of weapons and the exposure of a charge begin now.
    """
    actor = deed.actor
    action = deed.action
    verb = action.verb
    actor.acted = True
    actor.turn_over = True
    actor.holding_action = False
    moving = verb in ("move", "run", "flee")
    if actor.deed == OTHER_DEED or not moving:
        actor.deed = OTHER_DEED
    else:
        actor.deed = MOVED
    stand_up(fight, actor)
    if verb not in FLYING:
        actor.end_aim()  # LSK-MIS-09: nobody loads and aims in one Round
    if actor.search is not None and not (verb == "search" and action.thing is actor.search):
        actor.search = None  # LSK-ITM-04
    if actor.loading is not None and not (verb == "load" and action.thing is actor.loading):
        actor.loading = None
    if actor.hold_on != NOBODY and verb not in GRIPS and not _strikes_held(fight, actor, action):
        release_hold(fight, actor)  # LSK-WRS-13
    if actor.hidden_from != 0 and _is_aimed_at_an_enemy(fight, actor, action):
        fight.attacks_from_hiding(actor)
    if fight.telling:
        item = action.spell if action.thing is None else action.thing.slug
        if verb in BLOWS and action.thing is None:
            item = bare_hands(actor).key
        broken = verb == "flee" and actor.routed
        rule = "LSK-MOR-03" if broken else "LSK-SEQ-07"
        reason = 1 if broken else 0
        fight.note("declares", rule, actor, action.target, item, reason, word=verb)
    thing = action.thing
    if thing is not None and thing.place == BELT and thing.holder == actor.index:
        if verb in BLOWS or verb in FLYING or verb == "move":
            draw(fight, actor, thing)
    if verb == "charge":
        expose(fight, actor)
    if actor.unaware and _is_aimed_at_an_enemy(fight, actor, action):
        actor.unaware = False
        fight.note("aware", "LSK-RUL-73", actor)


def _is_aimed_at_an_enemy(fight: Battle, actor: Combatant, action: Action) -> bool:
    """LSK-RUL-73: whoever walks or waits may go on knowing of nobody."""
    verb = action.verb
    if verb in BLOWS or verb in FLYING or verb == "wrestle":
        return True
    if verb != "cast":
        return False
    for target in action.targets:
        if fight.foes(actor, target):
            return True
    return SPELLS[action.spell].targets == "enemies"


def _strikes_held(fight: Battle, actor: Combatant, action: Action) -> bool:
    """Striking the one whom one holds keeps the grip (LSK-WRS-13), but not a mancatcher shut."""
    return (
        action.verb == "attack"
        and action.target is not None
        and action.target.index == actor.hold_on
        and catching(fight, actor) is None
    )


def expose(fight: Battle, charger: Combatant) -> None:
    """LSK-CHG-02, LSK-CHG-05: until the next Round, rider and mount alike."""
    charger.charged = True
    if charger.mount != NOBODY:
        fight.fighters[charger.mount].charged = True


def alone(fight: Battle, deed: Deed) -> None:
    """An action on which nobody has released another."""
    approach(fight, deed)
    end_invalid(fight)
    carry_out(fight, deed, None)
    settle(fight, deed)
    end_invalid(fight)
    finish(fight, deed)


def approach(fight: Battle, deed: Deed) -> None:
    """LSK-ATK-11 step 3: to the point of action; runners may be struck on the way."""
    actor = deed.actor
    action = deed.action
    if action.verb in RUNS:
        asked: list[int] = []
        if action.verb == "charge" and action.target is not None:
            asked.append(action.target.index)  # he may have a counter-attack instead
        if action.verb == "flee":
            actor.fleeing = True
        run(fight, deed, action.path, asked)
        if action.word == LEAVE and not deed.failed and at_the_edge(fight, actor):
            leave_the_map(fight, actor)
    elif action.path and (not actor.immobilised()):
        actor.aimed = False  # LSK-RUL-51
        walk(fight, actor, action.path)


def carry_out(fight: Battle, deed: Deed, later: list[Result] | None) -> None:
    """The act itself; in a simultaneous group results go into `later`."""
    actor = deed.actor
    action = deed.action
    verb = action.verb
    if not can_go_on(fight, deed):
        if not deed.failed and not actor.down:
            lose(fight, deed)
        deed.failed = True
        deed.finished = True
        return
    target = action.target
    if verb in BLOWS and target is not None:
        _strike(fight, deed, target, later)
    elif verb in FLYING and target is not None:
        _shoot(fight, deed, target, later)
    elif verb == "wrestle" and target is not None:
        deed.finished = True
        if fight.apart(actor, target) > 1 or target.gone or target.off_map:
            lose(fight, deed)
            return
        join(fight, actor, target)
        deed.contest = wrestle(fight, actor, target, later)
    elif verb == "escape":
        if len(actor.held_by) == 0:  # the holder's own released action has let him go
            lose(fight, deed)
            return
        actor.attacked = True
        deed.contest = escape(fight, actor)
    elif verb == "force":
        if actor.hold_on == NOBODY or len(fight.fighters[actor.hold_on].held_by) == 0:
            lose(fight, deed)
            return
        actor.attacked = True
        deed.contest = force(fight, fight.fighters[actor.hold_on])
    elif verb == "parry":
        parry(fight, actor)
    elif later is None:
        do_other(fight, deed)


def _strike(fight: Battle, deed: Deed, target: Combatant, later: list[Result] | None) -> None:
    """A blow: still in reach, then answer, counter-attack and roll."""
    actor = deed.actor
    action = deed.action
    blow = melee_blow(fight, actor, target, action.thing)
    if target.gone or target.off_map or not can_strike(fight, actor, target, blow.weapon):
        lose(fight, deed)
        return
    actor.attacked = True
    blow.rolls_helpless = action.word == "roll"
    if action.verb == "charge":
        blow.charge = True
        blow.mounted_charge = actor.mounted()
        deed.finished = True
    exchange(fight, blow, later)
    if blow.finished:
        deed.finished = True
    if later is None:
        aftermath(fight)


def _shoot(fight: Battle, deed: Deed, target: Combatant, later: list[Result] | None) -> None:
    """A shot or throw at one target or into a crowd."""
    actor = deed.actor
    action = deed.action
    thing = action.thing
    assert thing is not None
    blow: Blow = shot(actor, target, thing, action.verb.startswith("throw"))
    gone = target.gone or target.off_map
    if gone or thing.holder != actor.index or not within_range(fight, blow):
        lose(fight, deed)
        return
    actor.attacked = True
    # LSK-RUL-51: the aim belongs to the weapon in hand.
    blow.aimed = actor.aimed and actor.aiming_with in (NOBODY, thing.index)
    blow.walks_on = len(action.then) > 0
    actor.end_aim()
    if action.verb.endswith("-crowd"):
        fire_into_crowd(fight, blow, later)
    else:
        fire(fight, blow, later)
    deed.discharged = blow.weapon.firearm and not thing.jammed
    if later is None:
        aftermath(fight)


def do_other(fight: Battle, deed: Deed) -> None:
    """Everything that is neither blow, shot nor wrestling."""
    actor = deed.actor
    action = deed.action
    verb = action.verb
    thing = action.thing
    target = action.target
    if verb == "cast":
        begin(fight, actor, action)
    elif verb == "release":
        release_hold(fight, actor)
    elif verb == "mount" and target is not None:
        if target.rider == NOBODY and in_reach(fight, actor, target, 1):
            get_on(fight, actor, target)
        else:
            lose(fight, deed)
    elif verb == "dismount":
        if not get_off(fight, actor):
            lose(fight, deed)
    elif verb == "jump-off":
        fall(fight, actor)
    elif verb == "wake" and target is not None:
        wake_friend(fight, actor, target)
    elif verb == "improvise":
        improvise(fight, actor, action)
    elif thing is not None:
        _do_with(fight, deed)


def _do_with(fight: Battle, deed: Deed) -> None:
    actor = deed.actor
    verb = deed.action.verb
    thing = deed.action.thing
    assert thing is not None
    if verb == "aim":
        aim(fight, actor, thing)
    elif verb == "load":
        load(fight, actor, thing)
    elif verb == "clear":
        clear(fight, actor, thing)
    elif verb == "search":
        search(fight, actor, thing)
    elif verb == "use":
        use(fight, actor, thing, deed.action.target)
    elif verb == "pick-up":
        if not pick_up(fight, actor, thing):
            lose(fight, deed)
    elif verb == "stow":
        if not stow(fight, actor, thing, deed.action.word == "pack"):
            lose(fight, deed)
    elif verb == "take":
        if not hand_over(fight, actor, thing):
            lose(fight, deed)
    elif verb == "put-on":
        put_on(fight, actor, thing)
    elif verb == "set-up":
        set_up(fight, actor, thing)
    elif verb == "lift":
        lift(fight, actor, thing)
    elif verb == "fix-bayonet":
        fix_bayonet(fight, actor, thing)
    elif verb == "light-match":
        light_match(fight, actor, thing)


def settle(fight: Battle, deed: Deed) -> None:
    """The report of a firearm, the choice of a contest's winner, a symbol that was snatched."""
    if deed.discharged:
        gunfire(fight, deed.actor)
        deed.discharged = False
    if deed.contest is not None:
        settle_contest(fight, deed.contest)
        deed.contest = None
    watch_symbols(fight)


def finish(fight: Battle, deed: Deed) -> None:
    """LSK-ATK-11 step 10, LSK-RUL-09: movement left over, for those still able."""
    action = deed.action
    actor = deed.actor
    if len(action.then) == 0 or deed.finished or not actor.able():
        return
    if actor.hold_on != NOBODY:
        # LSK-RUL-78: whoever has seized somebody with his blow stays with him.
        fight.note("stays-with", "LSK-RUL-78", actor, fight.fighters[actor.hold_on])
        return
    if actor.mount != deed.mount and action.verb not in ("mount", "dismount"):
        return
    if len(action.path) > 0 and actor.at != action.path[-1]:
        return  # he was stopped on the way, and the rest of it begins elsewhere
    walk(fight, actor, action.then)
