"""Where a rule turns: exactly one, a tie, somebody who stands elsewhere, nowhere to go.

What is far on one side of a bound is tested with its rule; here stand the last case that belongs to
it and the first that does not.
"""

from typing import Any

import pytest

from fechtbuch.books.gurps.asking.open_attacks import in_reach
from fechtbuch.books.gurps.asking.open_grips import open_holds
from fechtbuch.books.gurps.asking.open_verbs import versions
from fechtbuch.books.gurps.kinds.arms import GROUND, HAND, NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ATTACK,
    LEFT_ARM,
    LEFT_LEG,
    MELEE,
    MOVE_AND_ATTACK,
    NECK,
    RANGED,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    TORSO,
)
from fechtbuch.books.gurps.play.turn_grips import _close_opening
from fechtbuch.books.gurps.rules.basics.hands import draw, drop, release_arm
from fechtbuch.books.gurps.rules.basics.letting_go import release
from fechtbuch.books.gurps.rules.basics.rolls import margin_of
from fechtbuch.books.gurps.rules.basics.states import dexterity
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.grappling.locks import judo_throw
from fechtbuch.books.gurps.rules.hitting.ranged import ranged_score
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of
from fechtbuch.books.gurps.state.blow import JUDO_THROW, Blow
from fechtbuch.books.gurps.state.holds import Opening
from fechtbuch.engine.grid import NOWHERE
from tests.gurps.arena import (
    arena,
    at,
    battle,
    blow,
    grip,
    parts,
    rolls,
    scripted,
    struck,
    telling,
    who,
)

ONE_TURN: dict[str, Any] = {"otherwise": "default", "until": "over", "steps": 1}


# Exactly one.


@pytest.mark.rule("GUR-INJ-01")
@pytest.mark.parametrize(("shock", "fresh", "lowered"), [(0, 0, 0), (1, 0, -1), (0, 1, -1)])
def test_a_single_point_of_shock_lowers_a_blow(shock: int, fresh: int, lowered: int) -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric = who(fight, "aldric")
    aldric.shock, aldric.fresh_shock = shock, fresh
    score = melee_score(fight, blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing"))
    assert parts(score).get("shock", 0) == lowered


@pytest.mark.rule("GUR-MOV-09", "GUR-WRE-22", "GUR-MOV-04")
@pytest.mark.parametrize(("points", "reaches"), [(1, False), (2, True)])
def test_one_point_of_movement_leads_into_the_next_hex_to_strike(
    points: int, reaches: bool
) -> None:
    """Costs are counted in half points."""
    fight = battle("kimura", "brenn")
    turn = Turn(who(fight, "kimura"), MOVE_AND_ATTACK, MELEE)
    turn.attacks, turn.points = 1, points
    fist = next(means for means in means_of(fight, turn.fighter) if means.natural == "punch")
    assert bool(in_reach(fight, turn, fist)) is reaches


# Ties.


@pytest.mark.rule("GUR-MOV-07", "GUR-DIC-05")
@pytest.mark.parametrize(("mine", "passes"), [(7, True), (8, False), (9, False)])
def test_who_slips_past_a_foe_must_win(mine: int, passes: bool) -> None:
    """DX 13 − 5 against 12: with a 12 of the other an 8 is a tie, and he stops before him."""
    past = arena("brenn", {"use": "aldric", "facing": 3}).play(
        "brenn: move path=6,5;7,5",
        "aldric: resist",
        dice=rolls(mine, 12),
        **ONE_TURN,
    )
    assert past.fighter("brenn").at == at(7 if passes else 5, 5)
    assert bool(past.happened("slips-past")) is passes


# Somebody who stands elsewhere.


@pytest.mark.rule("GUR-HIT-05")
@pytest.mark.parametrize(
    ("there", "state", "lowered"),
    [
        ([6, 5], {}, -2),
        ([7, 4], {}, 0),
        ([6, 5], {"unconscious": True}, 0),
        ([6, 5], {"gone": True}, 0),
    ],
)
def test_only_who_shares_the_hex_and_is_in_the_fight_makes_a_blow_harder(
    there: list[int], state: dict[str, bool], lowered: int
) -> None:
    fight = telling(battle("brenn", "aldric", "kimura"))
    kimura = who(fight, "kimura")
    kimura.at = at(*there)
    for name, value in state.items():
        setattr(kimura, name, value)
    score = melee_score(fight, blow(fight, "brenn", "aldric", "shortsword", "swing"))
    assert parts(score).get("entangled", 0) == lowered


@pytest.mark.rule("GUR-RUL-28")
def test_one_throw_closes_one_opening_and_leaves_the_others() -> None:
    fight = battle("kimura", "brenn", "aldric")
    kimura, brenn, aldric = (who(fight, slug) for slug in ("kimura", "brenn", "aldric"))
    kimura.openings = [
        Opening(aldric.index, 1, 1),
        Opening(brenn.index, 1, 1),
        Opening(brenn.index, 2, 1),
    ]
    _close_opening(kimura, brenn.index)
    left = [(opening.foe, opening.arm) for opening in kimura.openings]
    assert left == [(aldric.index, 1), (brenn.index, 2)]


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-38")
def test_only_a_wait_is_still_outstanding() -> None:
    fight: Any = battle("aldric", "brenn")
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    fight.place = 1  # Brenn's turn
    assert (fight.outstanding(aldric), fight.outstanding(brenn)) == (0, 0)
    aldric.waiting = brenn.waiting = True
    assert (fight.outstanding(aldric), fight.outstanding(brenn)) == (1, 0)
    fight.place = 2
    assert (fight.outstanding(aldric), fight.outstanding(brenn)) == (0, 1)


# Nowhere to go.


@pytest.mark.rule("GUR-HIT-06")
@pytest.mark.parametrize(("walls", "lies"), [([], (7, 5)), ([[7, 5]], (6, 5))])
def test_a_weapon_struck_away_stays_before_a_wall(
    walls: list[list[int]], lies: tuple[int, int]
) -> None:
    ground = {"bounds": [0, 0, 20, 12], "walls": walls}
    gone = struck(
        arena("aldric", "brenn", ground=ground),
        "disarm target=brenn weapon=thrusting-broadsword mode=swing",
        "brenn: none",
        dice=rolls(8, 4, 17, "d:1"),
    )
    sword = gone.fight.thing_by_slug("shortsword")
    assert sword is not None
    assert sword.at == at(*lies)


@pytest.mark.rule("GUR-WRE-07")
@pytest.mark.parametrize("taken", [False, True])
def test_nobody_is_thrown_onto_somebody_else(taken: bool) -> None:
    fight = battle("kimura", "brenn", {"use": "aldric", "at": [7, 5] if taken else [9, 9]})
    hold = grip(fight, "kimura", "brenn")
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    throw = Blow(kimura, brenn, None, kimura.block.punch, JUDO_THROW)
    throw.arm, throw.skill, throw.skill_name = 3, 20, "judo"
    brenn.manoeuvre = ALL_OUT_ATTACK  # no defence
    judo_throw(scripted(fight, 10, 5), throw, "", at(7, 5), -1, hold)
    assert brenn.at == (at(6, 5) if taken else at(7, 5))


# Which hold is good for what: the table of the parts.

GOOD_FOR: dict[str, set[int]] = {
    "arm-lock": {RIGHT_ARM, LEFT_ARM},
    "judo-throw": {TORSO, NECK, RIGHT_ARM, LEFT_ARM, RIGHT_HAND, RIGHT_LEG, LEFT_LEG},
    "strangle": {NECK},
    "neck-snap": {NECK},
    "wrench": {RIGHT_ARM, LEFT_ARM, RIGHT_LEG, LEFT_LEG},
    "takedown": {TORSO, NECK, RIGHT_ARM, LEFT_ARM, RIGHT_HAND, RIGHT_LEG, LEFT_LEG},
}
PARTS = sorted(set().union(*GOOD_FOR.values()))


@pytest.mark.rule(
    "GUR-WRE-05", "GUR-WRE-07", "GUR-WRE-10", "GUR-WRE-13", "GUR-WRE-14", "GUR-WRE-15"
)
@pytest.mark.parametrize("verb", sorted(GOOD_FOR))
@pytest.mark.parametrize("part", PARTS)
def test_what_a_hold_on_a_part_is_good_for(part: int, verb: str) -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", part)
    turn = Turn(who(fight, "kimura"), ATTACK, 0)
    turn.attacks = 1
    assert bool(open_holds(fight, turn, verb)) is (part in GOOD_FOR[verb])


@pytest.mark.rule("GUR-WRE-20", "GUR-RUL-90")
@pytest.mark.parametrize(("full", "hand"), [([], 1), (["shortsword"], 2)])
def test_a_grab_takes_the_free_hand(full: list[str], hand: int) -> None:
    grabbed = struck(
        arena({"use": "kimura", "hands": full}, "brenn"),
        "grab target=brenn item=shortsword",
        "brenn: none",
        dice=rolls(8),
        until="brenn@turn",
    )
    assert [(hold.hands, hold.item >= 0) for hold in grabbed.fight.holds] == [(hand, True)]


# What a switch leaves open.


@pytest.mark.rule("GUR-RUL-56", "GUR-OPT-07")
@pytest.mark.parametrize("exclusive", ["on", "off"])
def test_an_exclusive_telegraph_leaves_other_blows_their_deception(exclusive: str) -> None:
    turn = arena("aldric", "brenn", telegraphic_exclusive=exclusive).play("aldric: attack")
    blow_at = "strike target=brenn weapon=thrusting-broadsword mode=swing location=torso"
    assert turn.offers(f'{blow_at} split="" telegraphic=""') == ["1", "2"]
    if exclusive == "on":
        turn.refuses(f"aldric: {blow_at} telegraphic=yes deceptive=1")
    else:
        assert turn.offers(f'{blow_at} split="" telegraphic=yes') == ["1", "2", "3", "4"]


@pytest.mark.rule("GUR-MAN-08", "GUR-MAN-20")
@pytest.mark.parametrize(
    ("hands", "ranged"),
    [(["shortsword"], False), (["throwing-axe"], True), (["assault-rifle"], True)],
)
def test_a_ranged_version_wants_something_that_shoots_or_flies(
    hands: list[str], ranged: bool
) -> None:
    fight = battle({"use": "rao", "hands": hands, "belt": []}, "brenn")
    rao = who(fight, "rao")
    for verb in ("all-out-attack", "move-and-attack"):
        assert (RANGED in versions(fight, rao, verb)) is ranged


# Movement between attacks.


@pytest.mark.rule("GUR-SEQ-06", "GUR-MAN-13")
@pytest.mark.parametrize("steps", ["", " steps=2"])
def test_between_two_blows_only_who_has_more_than_one_step_moves(steps: str) -> None:
    sheet = {"use": "aldric", "traits": {"extra_attack": 1}}
    moved = arena(sheet, {"use": "brenn", "hp": 200}).play(
        f"aldric: committed-attack weapon=thrusting-broadsword{steps}",
        "aldric: strike target=brenn mode=swing",
        dice=rolls(16),
        otherwise="default",
        until="@step" if steps else "@attack",
    )
    assert moved.question.kind == ("step" if steps else "attack")


# What a clause leaves alone.


@pytest.mark.rule("GUR-RUL-89")
def test_only_who_holds_a_body_has_somebody_to_drag() -> None:
    fight = battle("aldric", "brenn", "kimura")
    grip(fight, "aldric", "brenn", TORSO)
    found = [fighter.slug for fighter in fight.fighters if fight.clutching(fighter)]
    assert found == ["aldric"]


@pytest.mark.rule("GUR-RUL-85")
@pytest.mark.parametrize(
    ("field", "loosed"), [("", False), ("stray", True), ("zone", True), ("struck_out", False)]
)
def test_what_is_on_its_way_is_held_up_by_nothing(field: str, loosed: bool) -> None:
    fight = battle("aldric", "brenn")
    found = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    if field:
        setattr(found, field, True)
    assert found.loosed() is loosed


@pytest.mark.rule("GUR-SEQ-05", "GUR-MAN-26")
@pytest.mark.parametrize(("flies", "told"), [(False, "drops"), (True, "comes-to-lie")])
def test_a_thing_that_falls_is_told_at_his_feet_or_where_it_flies(flies: bool, told: str) -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric = who(fight, "aldric")
    fight.events.clear()
    drop(fight, aldric, aldric.hands[0], at(9, 5) if flies else NOWHERE)
    assert [event.kind for event in fight.events] == [told]


@pytest.mark.rule("GUR-MOV-08", "GUR-EQP-08")
def test_what_is_drawn_is_in_hand() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    thing = aldric.hands[0]
    grip_bits = thing.grip
    drop(fight, aldric, thing)
    assert thing.place == GROUND
    draw(fight, aldric, thing, grip_bits)
    assert (thing.place, thing.holder, thing.unready) == (HAND, aldric.index, 0)


@pytest.mark.rule("GUR-INJ-04", "GUR-WRE-22")
@pytest.mark.parametrize(("arm", "left"), [(1, 0), (2, 1)])
def test_a_crippled_arm_lets_go_of_what_it_holds_alone(arm: int, left: int) -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", TORSO)
    fight.holds[0].hands = 1
    release_arm(fight, who(fight, "kimura"), arm)
    assert len(fight.holds) == left


@pytest.mark.rule("GUR-RUL-92", "GUR-WRE-22", "GUR-WRE-21")
@pytest.mark.parametrize(
    ("other", "chokes", "breathes"),
    [("", False, True), ("neck", False, True), ("neck", True, False), ("torso", True, True)],
)
def test_breath_comes_back_when_nobody_chokes_any_more(
    other: str, chokes: bool, breathes: bool
) -> None:
    fight = battle("kimura", "brenn", "aldric", sides=[0, 1, 0])
    brenn = who(fight, "brenn")
    grip(fight, "kimura", "brenn", NECK)
    choking = fight.holds[0]
    choking.chokes = True
    if other:
        grip(fight, "aldric", "brenn", NECK if other == "neck" else TORSO)
        fight.holds[-1].chokes = chokes
    brenn.strangled, brenn.choked_turns = True, 3
    release(fight, choking, "GUR-WRE-22")
    assert (brenn.strangled, brenn.choked_turns) == ((False, 0) if breathes else (True, 3))


@pytest.mark.rule("GUR-DIC-02")
@pytest.mark.parametrize(
    ("total", "score", "margin"),
    [(4, 3, 0), (4, 10, 6), (16, 18, 2), (16, 15, -1), (17, 18, -1), (17, 12, -5), (18, 20, -1)],
)
def test_margins_at_both_ends(total: int, score: int, margin: int) -> None:
    assert margin_of(total, score) == margin


@pytest.mark.rule("GUR-DIC-01", "GUR-WRE-02")
@pytest.mark.parametrize(("held", "lowered"), [(False, 0), (True, -4)])
def test_a_forced_roll_of_who_is_grappled(held: bool, lowered: int) -> None:
    fight = telling(battle("kimura", "brenn"))
    if held:
        grip(fight, "kimura", "brenn", TORSO)
    brenn = who(fight, "brenn")
    assert dexterity(fight, brenn).total == brenn.block.dx + lowered


@pytest.mark.rule("GUR-RUL-93")
@pytest.mark.parametrize("feint", [1, 2])
def test_a_feint_ends_with_whom_it_misled(feint: int) -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    aldric.feint, aldric.feint_on = feint, brenn.index
    brenn.gone = True
    fight.events.clear()
    fight.lasting = True
    end_invalid(fight)
    assert (aldric.feint, aldric.feint_on) == (0, NOBODY)
    assert "feint-ends" in [event.kind for event in fight.events]


@pytest.mark.rule("GUR-RNG-01", "GUR-DIC-13")
@pytest.mark.parametrize(("shaken", "lowered"), [(0, 0), (1, -2)])
def test_who_is_shaken_shoots_worse(shaken: int, lowered: int) -> None:
    fight = telling(battle("archer", "brenn", apart=5))
    archer = who(fight, "archer")
    archer.shaken = shaken
    bow = next(thing for thing in archer.hands if thing.forms[0].mode.ranged)
    score = ranged_score(fight, blow(fight, "archer", "brenn", bow.kind.key))
    assert parts(score).get("shaken", 0) == lowered
