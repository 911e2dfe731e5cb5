"""Making the attacks of a turn, each as it was declared (GUR-SEQ-06, GUR-SEQ-07)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import DONE, AttackQuestion
from fechtbuch.books.gurps.asking.open_attacks import shots
from fechtbuch.books.gurps.kinds.arms import BOTH, LEGS, NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    COMMITTED,
    FEINT,
    NO_EFFORT,
)
from fechtbuch.books.gurps.play.turn_grips import _come_in, grapple, run_into, through_hold
from fechtbuch.books.gurps.rules.basics.held_limbs import seizing_hands
from fechtbuch.books.gurps.rules.basics.states import able, acts
from fechtbuch.books.gurps.rules.declared.declared_blow import blow_of, wrestling_blow
from fechtbuch.books.gurps.rules.declared.manoeuvre_steps import between
from fechtbuch.books.gurps.rules.grappling.grabbing import grab
from fechtbuch.books.gurps.rules.grappling.grappling import enter
from fechtbuch.books.gurps.rules.harm.effort import spend
from fechtbuch.books.gurps.rules.hitting.attack import land, resolve, strike
from fechtbuch.books.gurps.rules.hitting.declaring import declare as declare_blow
from fechtbuch.books.gurps.rules.hitting.disarming import disarm
from fechtbuch.books.gurps.rules.hitting.feint import feint
from fechtbuch.books.gurps.rules.hitting.ranged import aim_bonus, come_down, fire
from fechtbuch.books.gurps.rules.hitting.suppression import suppress
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits, longest, reach_bits
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import Means, means_of, shooters, within
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    DUAL,
    GRAB,
    RAPID,
    SHOT,
    STRIKE,
    THROWN,
    Blow,
)
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant


def attacks(fight: Battle, turn: Turn) -> None:
    """GUR-SEQ-06: strictly one after the other."""
    _all_of_them(fight, turn)
    if turn.version == FEINT:
        # GUR-MAN-09, GUR-MAN-22: it was for the attack of this turn only.
        turn.fighter.feint = 0
        turn.fighter.feint_on = NOBODY


def _all_of_them(fight: Battle, turn: Turn) -> None:
    fighter = turn.fighter
    while turn.attacks > 0 and acts(fighter):
        answer = fight.ask(AttackQuestion(fight, turn))
        assert isinstance(answer, Action)
        if answer.verb == DONE:
            return
        if answer.target is not None and turn.manoeuvre == ALL_OUT_ATTACK:
            turn.struck = [*turn.struck, int(answer.target.index)]
        make(fight, turn, answer)
        # A slam uses up whatever attacks are left.
        turn.attacks -= 1
        if answer.verb == "slam":
            turn.attacks = 0
        elif answer.verb != "feint" and turn.manoeuvre == ALL_OUT_ATTACK:
            turn.points = 0  # GUR-MAN-03: all movement comes before the attack
        if turn.attacks > 0 or turn.follow != 0:  # GUR-SEQ-06
            between(fight, turn, answer.target)
        if turn.follow != 0:
            if able(fight, fighter):
                second = fight.ask(AttackQuestion(fight, turn))
                assert isinstance(second, Action)
                if second.verb != DONE:
                    make(fight, turn, second)
            turn.follow = 0
            if turn.attacks > 0:
                between(fight, turn, answer.target)


def make(fight: Battle, turn: Turn, action: Action) -> None:
    """One declared attack."""
    target = action.target
    retreated = target is not None and target.retreated
    _make(fight, turn, action)
    if action.favoured:
        turn.favour = False
    if target is not None and target.retreated and not retreated:
        if target.retreat_from == turn.fighter.index:
            turn.gave_way = [*turn.gave_way, int(target.index)]


def _make(fight: Battle, turn: Turn, action: Action) -> None:
    verb = action.verb
    if verb in ("strike", "disarm"):
        _strike(fight, turn, action)
    elif verb in ("shoot", "throw"):
        _shoot(fight, turn, action)
    elif verb == "feint":
        _feint(fight, turn, action)
    elif verb == "grapple":
        grapple(fight, turn, action)
    elif verb == "slam":
        run_into(fight, turn, action)
    elif verb == "suppress":
        assert action.thing is not None
        suppress(fight, turn.fighter, action.thing, action.path, action.shots)
    elif verb == "grab":
        blow = wrestling_blow(fight, turn, action, GRAB)
        _come_in(fight, turn, blow)
        hands = seizing_hands(fight, turn.fighter, blow.target)  # GUR-RUL-90
        assert action.item is not None
        hand: i64 = 1 if hands & 1 != 0 else 2
        blow.arm = hand
        if turn.manoeuvre == COMMITTED:
            turn.fighter.barred |= hand
        grab(fight, blow, action.item, hand)
    else:
        through_hold(fight, turn, action)


def find_means(fight: Battle, turn: Turn, action: Action) -> Means | None:
    """The weapon or limb that a declaration names; its first mode if none was said."""
    for means in means_of(fight, turn.fighter):
        if means.thing is action.thing and means.natural == action.natural:
            if not action.mode or means.form.mode.key == action.mode:
                return means
    return None


def _pay(fight: Battle, turn: Turn, action: Action, blow: Blow) -> None:
    """GUR-EFF-10: attack options are paid for with the declaration."""
    if action.effort != NO_EFFORT:
        spend(fight, turn.fighter, action.effort)


def _split(turn: Turn, action: Action, blow: Blow) -> None:
    """GUR-SEQ-07: two attacks follow; the second is declared after the first."""
    if blow.second or not action.split:
        return
    turn.split_done = True
    turn.follow = RAPID if action.split == "rapid-strike" else DUAL
    turn.follow_thing = blow.thing
    turn.follow_natural = blow.natural
    turn.follow_flurry = blow.flurry
    turn.same_target = blow.same_target
    turn.follow_target = None
    if turn.follow == DUAL:
        turn.follow_target = action.target if action.second is None else action.second
        if turn.manoeuvre == COMMITTED:
            turn.fighter.barred |= BOTH


def _strike(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    target = action.target
    assert target is not None
    kind = AT_WEAPON if action.verb == "disarm" else STRIKE
    blow = action.blow
    if blow is None:
        means = find_means(fight, turn, action)
        if means is None:
            return
        blow = blow_of(fight, turn, action, means, kind)
    if within(fight, turn, blow.thing, blow.form, blow.arm, target, blow.lunge) == 2:
        _come_in(fight, turn, blow)
        if not enter(fight, blow):
            return
    if turn.follow == DUAL and blow.natural == "punch":
        blow.arm = fighter.off_hand()
    if turn.stop_thrust is target and blow.form.mode.key.startswith("thrust"):
        blow.stop_thrust = _stop_thrust(fight, turn, target, blow)
    if turn.manoeuvre == COMMITTED:
        fighter.barred |= blow.arm & (BOTH | LEGS)  # GUR-MAN-14
    _split(turn, action, blow)
    _pay(fight, turn, action, blow)
    if not fighter.block.multi_strike:
        turn.used = [*turn.used, blow.natural if blow.thing is None else blow.thing.slug]
    if kind == AT_WEAPON:
        disarm(fight, blow)
    else:
        strike(fight, blow)


def _stop_thrust(fight: Battle, turn: Turn, foe: Combatant, blow: Blow) -> i64:
    """GUR-MAN-37: +1 per two full hexes that the foe came nearer, with the longer weapon."""
    fighter = turn.fighter
    if fight.acting != foe.index:
        return 0
    longer = longest(reach_bits(fight, fighter, blow.thing, blow.form))
    for thing in foe.hands:
        for form in thing.forms:
            if thing.ready() and not form.mode.ranged and fits(thing, form):
                if longest(reach_bits(fight, foe, thing, form)) >= longer:
                    return 0
    nearer = fight.grid.distance(fight.began_at, fighter.at) - fight.apart(fighter, foe)
    return nearer // 2 if nearer > 0 else 0


def _shoot(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    thrown = action.verb == "throw"
    for means in shooters(fight, fighter, thrown):
        if means.thing is thing:
            blow = blow_of(fight, turn, action, means, THROWN if thrown else SHOT)
            blow.shots = max(1, action.shots) if not thrown else 1
            if not blow.hasty:
                blow.aim = aim_bonus(fight, fighter, thing, target)
            _split(turn, action, blow)
            if not fighter.block.multi_strike:
                turn.used = [*turn.used, thing.slug]
            release_shot(fight, blow)
            return


def release_shot(fight: Battle, blow: Blow) -> None:
    """A shot or throw from declaration to where it comes down."""
    if not declare_blow(fight, blow):
        return
    thing = blow.thing
    assert thing is not None
    fire(fight, blow)
    hit = resolve(fight, blow)
    if hit:
        land(fight, blow)
    if blow.kind == THROWN:
        come_down(fight, blow, hit or blow.parried_by is not None or blow.blocked)


def _feint(fight: Battle, turn: Turn, action: Action) -> None:
    target = action.target
    assert target is not None
    turn.feinted = True
    turn.foe = target
    found = [*means_of(fight, turn.fighter), *shots(fight, turn, False), *shots(fight, turn, True)]
    for means in found:
        if means.thing is action.thing and means.natural == action.natural:
            turn.feinted_shot = means.form.mode.ranged
            feint(
                fight,
                turn.fighter,
                target,
                means.thing,
                means.form,
                means.level(turn.fighter),
                action.way == "defensive",
            )
            return
