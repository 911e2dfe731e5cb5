"""What lasts and what can be done, one ground after the other taken away."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.phase_six.asking.open_verbs import FREE, REACTION, TURN, Outlook
from fechtbuch.books.phase_six.kinds.arms import (
    BUTT_ID,
    CARRIED,
    FISTS_ID,
    GROUND,
    NOBODY,
    NOTHING,
    SPENT,
)
from fechtbuch.books.phase_six.rules.costless_acts import Before, costless_open, take_back
from fechtbuch.books.phase_six.rules.equipment import (
    fall,
    held,
    kind_of,
    let_go,
    may_reload,
    reload_step,
    serves,
    spare_rounds,
    spend,
    take_rounds,
)
from fechtbuch.books.phase_six.rules.improvised_missiles import made_for_it, missile_of
from fechtbuch.books.phase_six.rules.movement import (
    crawl_range,
    may_enter,
    may_move,
    run_range,
    walk_range,
)
from fechtbuch.books.phase_six.rules.readying import hands_fit, lower, ready_step, shift
from fechtbuch.books.phase_six.rules.special_attacks import may_brace, rest_near
from fechtbuch.books.phase_six.rules.spending import cost_of, get_action, may_spend, victims
from fechtbuch.books.phase_six.rules.still_valid import (
    able,
    end_invalid,
    gets_at,
    holds_shield,
    rests,
    sights,
    stop_investing,
    take_up,
)
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import ANNOUNCED, DOWN, UP
from fechtbuch.engine.fields import field
from fechtbuch.engine.grid import NOWHERE
from tests.changing import Changes, changed
from tests.phase_six.stage import arena, wall, who

SHIELD: dict[str, Any] = {"shield": "buckler", "shield_on_arm": True}


@cache
def armed() -> Any:
    """Vance with a rifle, Nessa with two daggers, Marek with sword and shield, against Grom."""
    return arena([who("vance", 0), who("nessa", 1), who("marek", 2, **SHIELD)], [who("grom", 6)])


def kinds(fight: Any) -> list[str]:
    """What was told."""
    return [event.kind for event in fight.events]


# States.


@pytest.mark.rule("PSX-STA-16", "PSX-RUL-48", "PSX-BON-07", "PSX-REA-07")
@pytest.mark.parametrize(
    ("changes", "helpless", "present", "fights"),
    [
        ({}, False, True, True),
        ({"0.unconscious": 1}, True, True, False),
        ({"0.asleep": True}, True, True, True),
        ({"0.dying": 1}, True, True, False),
        ({"0.dead": True}, False, False, False),
        ({"0.withdrawn": True}, False, False, False),
        ({"0.gone": True}, False, False, False),
    ],
)
def test_who_is_helpless_there_and_fights_on(
    changes: Changes, helpless: bool, present: bool, fights: bool
) -> None:
    fight = changed(armed(), changes)
    vance = fight.fighters[0]
    assert (vance.helpless(), vance.present()) == (helpless, present)
    assert (vance.fights_on(), vance.fighting()) == (fights, fights)
    assert able(vance) is (present and not helpless)
    assert vance.alive() is not vance.dead


@pytest.mark.rule("PSX-DMG-06")
@pytest.mark.parametrize(
    ("innate", "worn", "total"), [(1, 2, 3), (-2, 2, 0), (-3, 2, 0), (-1, 2, 1)]
)
def test_protection_is_innate_and_worn_never_below_nothing(
    innate: int, worn: int, total: int
) -> None:
    fight = changed(armed(), {"0.worn": worn})
    vance = fight.fighters[0]
    vance.block = vance.block.changed("innate", innate)
    assert vance.protection() == total


# What lasts.


@pytest.mark.rule("PSX-RUL-18", "PSX-RUL-20", "PSX-RUL-53")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [
        ({}, True),
        ({"0.asleep": True}, False),
        ({"0.gone": True}, False),
        ({"3.dead": True}, False),
        ({"3.withdrawn": True}, False),
        ({"3.asleep": True}, True),
        ({"3.hidden_from": 1}, False),
        ({"3.hidden_from": 2}, True),  # hidden from his own side: nothing to Vance
        ({"0.main": NOTHING}, False),
    ],
)
def test_how_long_aim_and_investment_last(changes: Changes, lasts: bool) -> None:
    main = armed().fighters[0].main
    base = {"0.aim_steps": 2, "0.aim_target": 3, "0.aim_weapon": main}
    invested = {"0.accurate_steps": 1, "0.accurate_target": 3, "0.accurate_weapon": main}
    fight = changed(armed(), {**base, **invested, **changes})
    vance = fight.fighters[0]
    assert sights(fight, vance, 3, main) is lasts
    assert not sights(fight, vance, NOBODY, main)
    fight.lasts = True
    end_invalid(fight)
    assert (vance.aim_steps, vance.accurate_steps) == ((2, 1) if lasts else (0, 0))
    assert fight.lasts is lasts
    assert kinds(fight) == ([] if lasts else ["aim-ends", "investing-ends"])


@pytest.mark.rule("PSX-RUL-18", "PSX-RUL-20")
def test_fists_are_always_ready_and_the_butt_with_what_is_held() -> None:
    fight = changed(armed(), {})
    vance, nessa = fight.fighters[:2]
    assert sights(fight, vance, 3, FISTS_ID)
    assert sights(fight, vance, 3, BUTT_ID)
    assert sights(fight, nessa, 3, nessa.off)
    vance.main = NOTHING
    assert sights(fight, vance, 3, FISTS_ID)
    assert not sights(fight, vance, 3, BUTT_ID)


@pytest.mark.rule("PSX-SPC-02", "PSX-RUL-20", "PSX-RUL-38")
def test_what_was_not_begun_does_not_end() -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    stop_investing(fight, vance)
    take_up(fight, vance)
    lower(fight, vance)
    assert kinds(fight) == []
    vance.accurate_steps, vance.braced, vance.block_state = 1, True, ANNOUNCED
    stop_investing(fight, vance)
    take_up(fight, vance)
    lower(fight, vance)
    assert (vance.accurate_steps, vance.braced, vance.block_state) == (0, False, DOWN)
    assert kinds(fight) == ["investing-ends", "brace-ends", "lowers-shield"]


@pytest.mark.rule("PSX-SPC-10", "PSX-RUL-38")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [({}, True), ({"0.asleep": True}, False), ({"0.main": NOTHING}, False)],
)
def test_how_long_a_weapon_rests(changes: Changes, lasts: bool) -> None:
    fight = changed(armed(), {"0.braced": True, **changes})
    vance = fight.fighters[0]
    if vance.main != NOTHING:
        assert kind_of(fight.things[vance.main]).braceable
    assert rests(fight, vance) is lasts
    assert not rests(fight, fight.fighters[2])  # a sword does not rest
    fight.lasts = True
    end_invalid(fight)
    assert (vance.braced, fight.lasts) == (lasts, lasts)


@pytest.mark.rule("PSX-SPC-10", "PSX-RUL-38")
@pytest.mark.parametrize(
    ("stone", "changes", "may"),
    [
        ((1, 0), {}, True),
        ((1, 1), {}, True),
        ((2, 0), {}, False),
        ((1, 0), {"0.braced": True}, False),
        ((1, 0), {"0.main": NOTHING}, False),
        ((2, 0), {"0.hunkered": True}, False),  # low down, but without a tripod
    ],
)
def test_what_a_weapon_can_be_rested_on(
    stone: tuple[int, int], changes: Changes, may: bool
) -> None:
    fight = changed(arena([who("vance", 0)], [who("grom", 6)], ground=wall(stone)), changes)
    vance = fight.fighters[0]
    assert may_brace(fight, vance) is may
    rifle = kind_of(fight.things[0]).copy()
    rifle.bipod = True
    assert rest_near(fight, vance, rifle) is (max(stone) < 2 or vance.hunkered)


@pytest.mark.rule("PSX-COV-05", "PSX-RUL-28", "PSX-RUL-49")
@pytest.mark.parametrize(
    ("changes", "hands", "lasts"),
    [
        ({}, 1, True),
        ({}, 2, False),
        ({"2.main": NOTHING}, 1, True),
        ({"2.shield": NOTHING}, 1, False),
        ({"2.off": 0}, 1, False),
        ({"2.dying": 1}, 1, False),
        ({"2.withdrawn": True}, 1, False),
    ],
)
def test_how_long_a_shield_is_held_up(changes: Changes, hands: int, lasts: bool) -> None:
    fight = changed(armed(), {"2.block_state": UP, **changes})
    marek = fight.fighters[2]
    sword = fight.things[armed().fighters[2].main]
    sword.weapon = kind_of(sword).copy()
    sword.weapon.hands = hands
    assert holds_shield(fight, marek) is lasts
    fight.lasts = True
    end_invalid(fight)
    assert marek.block_state == (UP if lasts else DOWN)
    assert ("lowers-shield" in kinds(fight)) is not lasts


@pytest.mark.rule("PSX-RUL-75", "PSX-TRN-15")
@pytest.mark.parametrize(
    ("place", "at", "holder", "changes", "lasts"),
    [
        (CARRIED, None, 0, {}, True),
        (CARRIED, None, 1, {}, False),
        (CARRIED, None, 0, {"0.asleep": True}, False),
        (GROUND, (1, 1), NOBODY, {}, True),
        (GROUND, (2, 0), NOBODY, {}, False),
    ],
)
def test_how_long_something_is_being_readied(
    place: int, at: tuple[int, int] | None, holder: int, changes: Changes, lasts: bool
) -> None:
    fight = changed(armed(), changes)
    vance = fight.fighters[0]
    knife = next(thing for thing in fight.things if thing.key == "hunting-knife")
    knife.place, knife.holder = place, holder
    if at is not None:
        knife.at = field(*at)
    vance.readying, vance.ready_steps = knife.index, 1
    assert gets_at(fight, vance) is lasts
    fight.lasts = True
    end_invalid(fight)
    assert (vance.readying, vance.ready_steps) == ((knife.index, 1) if lasts else (NOTHING, 0))
    assert kinds(fight) == ([] if lasts else ["readying-lost"])


@pytest.mark.rule("PSX-STA-13")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [({}, True), ({"0.dying": 1}, False), ({"0.dead": True}, False), ({"0.asleep": True}, True)],
)
def test_how_long_a_rest_is_due(changes: Changes, lasts: bool) -> None:
    fight = changed(armed(), {"0.resting": True, **changes})
    fight.lasts = True
    end_invalid(fight)
    assert fight.fighters[0].resting is lasts
    assert kinds(fight) == ([] if lasts else ["no-rest"])


# Things.


@pytest.mark.rule("PSX-RUL-66")
@pytest.mark.parametrize(
    ("load", "flies"),
    [(0, "shuriken"), (1, "throwing-axe"), (2, "throwing-spear"), (3, "throwing-spear")],
)
def test_as_what_a_thing_flies_that_was_not_made_for_it(load: int, flies: str) -> None:
    fight = changed(armed(), {})
    sword = fight.things[fight.fighters[2].main]
    sword.load = load
    assert missile_of(sword).key == flies
    assert not made_for_it(sword)
    assert made_for_it(next(thing for thing in fight.things if thing.key == "shuriken"))


@pytest.mark.rule("PSX-RUL-68", "PSX-RUL-52")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_piece_of_a_stack_falls(count: int) -> None:
    fight = changed(armed(), {})
    nessa = fight.fighters[1]
    dagger = fight.things[nessa.main]
    dagger.count = count
    piece = let_go(fight, nessa, dagger, field(4, 4))
    assert (piece.place, piece.holder, piece.at, piece.count) == (GROUND, NOBODY, field(4, 4), 1)
    assert nessa.main == NOTHING
    if count == 1:
        assert piece is dagger
    else:
        assert piece is not dagger
        assert (dagger.count, dagger.place, dagger.holder) == (count - 1, CARRIED, 1)
        assert piece.origin == dagger.index


@pytest.mark.rule("PSX-RUL-68", "PSX-RUL-52", "PSX-TRN-15")
@pytest.mark.parametrize(
    ("count", "spare", "of", "left", "whose"),
    [
        (1, 5, NOBODY, 5, 0),
        (1, 0, NOBODY, 0, NOBODY),
        (1, -1, NOBODY, -1, NOBODY),
        (1, 5, 2, 5, 2),
        (2, 5, NOBODY, 0, NOBODY),
        (2, -1, NOBODY, -1, NOBODY),
    ],
)
def test_spare_rounds_stay_with_the_man(
    count: int, spare: int, of: int, left: int, whose: int
) -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    rifle = fight.things[vance.main]
    rifle.count, rifle.spare, rifle.rounds_of, rifle.reloading, rifle.loaded = (
        count,
        spare,
        of,
        1,
        4,
    )
    piece = let_go(fight, vance, rifle, vance.at)
    assert (piece.spare, piece.rounds_of, piece.loaded) == (left, whose, 4)
    if count > 1:
        assert (rifle.loaded, rifle.reloading) == (kind_of(rifle).capacity, 0)
    rifle = next(thing for thing in changed(armed(), {}).things if thing.key == "m-16")
    fight = changed(armed(), {})
    fight.things[fight.fighters[0].main].reloading = 2
    fall(fight, fight.fighters[0], fight.things[fight.fighters[0].main])
    assert fight.things[rifle.index].reloading == 0


@pytest.mark.rule("PSX-RUL-68", "PSX-EQP-03")
@pytest.mark.parametrize(
    ("key", "spare", "of", "holder", "there"),
    [
        ("m-16", 4, NOBODY, 0, True),
        ("m-16", 4, NOBODY, 1, False),
        ("m-16", 4, 0, 1, True),
        ("m-16", 4, 1, 0, False),
        ("m-16", 0, NOBODY, 0, False),
        ("m-16", -1, NOBODY, 0, False),
        ("ak-47", 4, NOBODY, 0, False),
    ],
)
def test_whose_rounds_serve_whose_weapon(
    key: str, spare: int, of: int, holder: int, there: bool
) -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    rifle = fight.things[vance.main]
    other = next(thing for thing in fight.things if thing.key == "hunting-knife")
    other.key, other.spare, other.rounds_of, other.holder = key, spare, of, holder
    assert serves(vance, rifle, other) is there
    rifle.spare = 2
    assert spare_rounds(fight, vance, rifle) == 2 + (spare if there else 0)
    rifle.spare = -1
    assert spare_rounds(fight, vance, rifle) == -1


@pytest.mark.rule("PSX-RUL-68", "PSX-EQP-03")
@pytest.mark.parametrize(
    ("wanted", "own", "other", "taken", "left"),
    [(3, 5, 5, 3, (2, 5)), (5, 5, 5, 5, (0, 5)), (7, 5, 5, 7, (0, 3)), (12, 5, 5, 10, (0, 0))],
)
def test_the_weapons_own_rounds_go_first(
    wanted: int, own: int, other: int, taken: int, left: tuple[int, int]
) -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    rifle = fight.things[vance.main]
    more = next(thing for thing in fight.things if thing.key == "hunting-knife")
    more.key, more.spare, rifle.spare = "m-16", other, own
    assert take_rounds(fight, vance, rifle, wanted) == taken
    assert (rifle.spare, more.spare) == left


@pytest.mark.rule("PSX-EQP-03", "PSX-TRN-15")
def test_a_weapon_is_reloaded_step_by_step_and_completely() -> None:
    fight = changed(armed(), {})
    vance, marek = fight.fighters[0], fight.fighters[2]
    rifle, sword = fight.things[vance.main], fight.things[marek.main]
    assert not may_reload(fight, vance, rifle)  # full
    rifle.loaded = kind_of(rifle).capacity - 1
    assert may_reload(fight, vance, rifle)
    rifle.spare = 0
    assert not may_reload(fight, vance, rifle)
    rifle.spare = -1
    rifle.place = CARRIED
    assert not may_reload(fight, vance, rifle)
    assert not may_reload(fight, marek, sword)
    crossbow = next(thing for thing in fight.things if thing.key == "light-crossbow")
    crossbow.loaded, steps = 0, kind_of(crossbow).reload
    crossbow.weapon = kind_of(crossbow).copy()
    crossbow.weapon.reload = 2
    reload_step(fight, marek, crossbow)
    assert (crossbow.reloading, crossbow.loaded, fight.events[-1].amount) == (1, 0, 1)
    reload_step(fight, marek, crossbow)
    assert (crossbow.reloading, crossbow.loaded) == (0, kind_of(crossbow).capacity)
    assert kinds(fight) == ["reloads", "reloaded"]
    assert steps >= 0


@pytest.mark.rule("PSX-EQP-02", "PSX-TRN-15", "PSX-RUL-36")
def test_readying_goes_step_by_step_for_one_thing() -> None:
    fight = changed(armed(), {})
    marek = fight.fighters[2]
    crossbow = next(thing for thing in fight.things if thing.key == "light-crossbow")
    crossbow.weapon = kind_of(crossbow).copy()
    crossbow.weapon.ready = 2
    marek.readying, marek.ready_steps = 0, 1
    ready_step(fight, marek, crossbow, 0)
    assert (marek.readying, marek.ready_steps, fight.events[-1].amount) == (crossbow.index, 1, 1)
    assert fight.lasts
    crossbow.place, crossbow.holder, crossbow.at = GROUND, NOBODY, marek.at
    ready_step(fight, marek, crossbow, 0)
    assert (marek.main, marek.readying, marek.ready_steps) == (crossbow.index, NOTHING, 0)
    assert {"readies", "picks-up", "readied"} <= set(kinds(fight))


@pytest.mark.rule("PSX-SPC-08", "PSX-RUL-37")
def test_which_hand_takes_which_weapon() -> None:
    fight = changed(armed(), {})
    vance, nessa, marek = fight.fighters[:3]
    knife = next(thing for thing in fight.things if thing.key == "hunting-knife")
    crossbow = next(thing for thing in fight.things if thing.key == "light-crossbow")
    dagger = fight.things[nessa.main]
    assert hands_fit(fight, vance, knife, 0)
    assert not hands_fit(fight, vance, knife, 1)  # a rifle takes both
    assert not hands_fit(fight, marek, crossbow, 1)  # a shield on the arm
    nessa.main = NOTHING
    assert not hands_fit(fight, nessa, dagger, 1)  # nothing in the main hand
    shift(fight, nessa)
    assert (nessa.off, fight.things[nessa.main].key) == (NOTHING, "dagger")
    assert fight.things[nessa.main].place == 0


@pytest.mark.rule("PSX-TRN-13")
@pytest.mark.parametrize(("count", "left", "there"), [(2, 1, True), (1, 0, False)])
def test_the_last_charge_uses_the_thing_up(count: int, left: int, there: bool) -> None:
    fight = changed(armed(), {})
    kit = next(thing for thing in fight.things if thing.key == "first-aid-kit")
    kit.count = count
    spend(fight, kit)
    assert (kit.count, kit.holder) == (left, 0 if there else NOBODY)
    assert (kit.place == CARRIED) is there


@pytest.mark.rule("PSX-RUL-70")
def test_what_is_taken_back_is_as_it_was() -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    rifle = fight.things[vance.main]
    state = {
        "block_state": UP, "braced": True, "aim_steps": 2, "accurate_steps": 1, "readying": 3,
        "ready_steps": 1, "worn": 3, "load": 2,
    }  # fmt: skip
    for name, value in state.items():
        setattr(vance, name, value)
    rifle.count, rifle.spare, rifle.loaded, rifle.reloading = 2, 7, 9, 1
    before = Before(fight, vance)
    hands = (vance.main, vance.off, vance.shield)
    piece = let_go(fight, vance, rifle, field(5, 5))
    for name, value in state.items():
        setattr(vance, name, type(value)())
    vance.off = vance.shield = 0
    rifle.reloading, rifle.rounds_of = 0, 3
    fight.lasts = False
    take_back(fight, before)
    assert (vance.main, vance.off, vance.shield) == hands
    assert {name: getattr(vance, name) for name in state} == state
    assert (rifle.place, rifle.holder, rifle.count) == (0, 0, 2)
    assert (rifle.spare, rifle.loaded, rifle.reloading, rifle.rounds_of) == (7, 9, 1, NOBODY)
    assert (piece.place, piece.at) == (SPENT, NOWHERE)
    assert fight.lasts
    assert kinds(fight)[-1] == "taken-back"


# Moving.


@pytest.mark.rule("PSX-TRN-08", "PSX-TRN-09", "PSX-TRN-10", "PSX-COV-08", "PSX-RUL-14")
@pytest.mark.parametrize(
    ("quickness", "walk", "run", "crawl", "slow"),
    [
        (0, 1, 5, 1, (1, 3, 1)),
        (1, 2, 6, 2, (1, 3, 1)),
        (2, 3, 7, 2, (2, 4, 1)),
        (3, 4, 8, 3, (2, 4, 2)),
        (-6, 1, 1, 1, (1, 1, 1)),
    ],
)
def test_how_far_the_quick_get(
    quickness: int, walk: int, run: int, crawl: int, slow: tuple[int, int, int]
) -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    vance.block = vance.block.changed("quickness", quickness)
    assert (walk_range(vance), run_range(vance), crawl_range(vance)) == (walk, run, crawl)
    vance.block_state = UP
    assert (walk_range(vance), run_range(vance), crawl_range(vance)) == slow
    vance.block_state = ANNOUNCED
    assert walk_range(vance) == walk


@pytest.mark.rule("PSX-RUL-14", "PSX-STA-15", "PSX-TRN-16")
@pytest.mark.parametrize("hunkered", [False, True])
@pytest.mark.parametrize("netted", [False, True])
def test_who_may_move_how(hunkered: bool, netted: bool) -> None:
    fight = changed(armed(), {"0.hunkered": hunkered, "0.netted": netted})
    vance = fight.fighters[0]
    for verb in ("walk", "run", "crawl"):
        assert may_move(vance, verb) is (not netted and hunkered == (verb == "crawl"))


@pytest.mark.rule("PSX-TRN-16", "PSX-RUL-76")
@pytest.mark.parametrize(
    ("other", "changes", "passes", "stops"),
    [
        (1, {}, True, False),  # a friend
        (3, {}, False, False),  # an enemy
        (3, {"3.asleep": True}, True, False),
        (3, {"3.dead": True}, True, True),
        (1, {"1.withdrawn": True}, True, True),
    ],
)
def test_whose_field_may_be_crossed(
    other: int, changes: Changes, passes: bool, stops: bool
) -> None:
    fight = changed(armed(), {f"{other}.at": field(9, 9), **changes})
    vance = fight.fighters[0]
    assert may_enter(fight, vance, field(9, 9), False) is passes
    assert may_enter(fight, vance, field(9, 9), True) is stops
    assert may_enter(fight, vance, field(8, 8), True)


# Spending.


@pytest.mark.rule("PSX-BON-04", "PSX-BON-05", "PSX-RUL-11", "PSX-RUL-12")
@pytest.mark.parametrize(
    ("changes", "buys", "fated", "steals"),
    [
        ({}, False, False, False),
        ({"0.bonus": 1}, True, False, False),
        ({"0.destiny": 1}, False, True, False),
        ({"0.destiny": 1, "3.actions": 1}, False, True, True),
        ({"0.destiny": 1, "1.actions": 1}, False, True, False),  # not from a friend
        ({"0.destiny": 1, "3.actions": 1, "3.dead": True}, False, True, False),
        ({"0.destiny": 1, "0.bonus": 1, "3.actions": 1, "0.asleep": True}, False, False, False),
        ({"3.actions": 1}, False, False, False),
    ],
)
def test_how_actions_can_be_got(changes: Changes, buys: bool, fated: bool, steals: bool) -> None:
    fight = changed(armed(), changes)
    vance = fight.fighters[0]
    assert may_spend(fight, vance, "buy") is buys
    assert may_spend(fight, vance, "buy-with-destiny") is fated
    assert may_spend(fight, vance, "steal") is steals
    assert len(victims(fight, vance)) == int(steals)


@pytest.mark.rule("PSX-BON-04", "PSX-BON-05", "PSX-BON-06", "PSX-RUL-12")
@pytest.mark.parametrize(
    ("verb", "changes", "after"),
    [
        ("buy", {"0.bonus": 2}, (1, 1, 0, 1)),
        ("buy", {"0.bonus": 0}, (0, 0, 0, 1)),
        ("buy-with-destiny", {"0.destiny": 2}, (1, 0, 1, 1)),
        ("buy-with-destiny", {"0.destiny": 0}, (0, 0, 0, 1)),
        ("steal", {"0.destiny": 2}, (1, 0, 1, 0)),
        ("steal", {"0.destiny": 0}, (0, 0, 0, 1)),
        ("steal", {"0.destiny": 2, "3.actions": 0}, (0, 0, 2, 0)),
    ],
)
def test_what_an_action_costs_that_is_got(
    verb: str, changes: Changes, after: tuple[int, int, int, int]
) -> None:
    fight = changed(armed(), {"3.actions": 1, **changes})
    vance, grom = fight.fighters[0], fight.fighters[3]
    act = Act(verb)
    act.target = grom
    get_action(fight, vance, act)
    assert (vance.actions, vance.bonus, vance.destiny, grom.actions) == after
    assert len(fight.events) == after[0]
    if fight.events:
        assert fight.events[0].amount == 1


@pytest.mark.rule("PSX-TRN-07", "PSX-TRN-15", "PSX-COV-07")
def test_what_acts_cost() -> None:
    fight = changed(armed(), {})
    marek = fight.fighters[2]
    for verb, cost in (("drop", 0), ("buy", 0), ("walk", 1), ("aim", 1), ("block", 2)):
        assert cost_of(fight, marek, Act(verb)) == cost
    blow = Act("attack")
    blow.extra = 2
    assert cost_of(fight, marek, blow) == 3
    crossbow = next(thing for thing in fight.things if thing.key == "light-crossbow")
    crossbow.weapon = kind_of(crossbow).copy()
    for verb, number in (("ready", "ready"), ("reload", "reload")):
        act = Act(verb)
        act.thing = crossbow
        for steps, cost in ((0, 0), (1, 1), (2, 1)):
            setattr(crossbow.weapon, number, steps)
            assert cost_of(fight, marek, act) == cost


# What is open.


@pytest.mark.rule("PSX-COV-07", "PSX-RUL-27")
@pytest.mark.parametrize(
    ("talents", "actions", "state", "turn", "reaction"),
    [
        ([], 2, DOWN, True, False),
        ([], 1, DOWN, False, False),
        ([], 2, UP, False, False),
        ([], 2, ANNOUNCED, False, False),
        (["shield-mastery"], 1, DOWN, True, True),
        (["shield-mastery"], 0, DOWN, False, False),
    ],
)
def test_who_may_raise_a_shield(
    talents: list[str], actions: int, state: int, turn: bool, reaction: bool
) -> None:
    fight = changed(
        arena([who("marek", 0, talents=talents, **SHIELD)], [who("grom", 6)]),
        {"0.actions": actions, "0.block_state": state},
    )
    marek = fight.fighters[0]
    for when, may in ((TURN, turn), (REACTION, reaction)):
        assert Outlook(fight, marek, marek.at, when).may_block() is may
    marek.shield = NOTHING
    assert not Outlook(fight, marek, marek.at, TURN).may_block()


@pytest.mark.rule("PSX-COV-10", "PSX-RUL-69", "PSX-RUL-53")
def test_foes_stand_before_friends_among_whom_one_may_aim_at() -> None:
    fight = changed(armed(), {})
    vance = fight.fighters[0]
    outlook = Outlook(fight, vance, vance.at, TURN)
    assert [one.slug for one in outlook.sighted()] == ["grom", "nessa", "marek"]
    assert [one.slug for one in outlook.reached()] == ["grom", "nessa", "marek"]


@pytest.mark.rule("PSX-TRN-11", "PSX-TRN-12", "PSX-RUL-37", "PSX-RUL-64")
@pytest.mark.parametrize(
    ("verb", "changes", "when", "may"),
    [
        ("hunker", {}, TURN, True),
        ("hunker", {"2.hunkered": True}, TURN, False),
        ("stand-up", {"2.hunkered": True}, TURN, True),
        ("stand-up", {}, TURN, False),
        ("stow-shield", {}, TURN, True),
        ("stow-shield", {"2.shield": NOTHING}, TURN, False),
        ("lower-shield", {"2.block_state": UP}, TURN, True),
        ("lower-shield", {}, TURN, False),
        ("take-up", {"2.braced": True}, TURN, True),
        ("take-up", {}, TURN, False),
        ("shift", {"2.main": NOTHING, "2.off": 0}, TURN, True),
        ("shift", {"2.main": NOTHING, "2.off": 0}, REACTION, False),
        ("shift", {"2.off": 0}, TURN, False),
        ("shift", {"2.main": NOTHING}, TURN, False),
        ("improvise", {}, TURN, False),
        ("buy", {"2.bonus": 1}, TURN, True),
        ("buy", {}, TURN, False),
        ("steal", {"2.destiny": 1, "3.actions": 1}, TURN, True),
        ("steal", {"2.destiny": 1}, TURN, False),
        ("walk", {"2.netted": True}, TURN, False),
        ("walk", {}, TURN, True),
    ],
)
def test_which_acts_ones_state_allows(verb: str, changes: Changes, when: int, may: bool) -> None:
    fight = changed(armed(), {"2.actions": 2, **changes})
    marek = fight.fighters[2]
    assert Outlook(fight, marek, marek.at, when).allowed(verb) is may


@pytest.mark.rule("PSX-RUL-70")
@pytest.mark.parametrize(
    ("verb", "changes", "may"),
    [
        ("lower-shield", {"2.block_state": UP}, True),
        ("lower-shield", {}, False),
        ("take-up", {"2.braced": True}, True),
        ("take-up", {}, False),
        ("drop", {}, True),
        ("drop", {"2.main": NOTHING, "2.shield": NOTHING}, False),
    ],
)
def test_which_acts_of_cost_nothing_may_come_before_a_reaction(
    verb: str, changes: Changes, may: bool
) -> None:
    fight = changed(armed(), changes)
    assert costless_open(fight, fight.fighters[2], verb) is may


@pytest.mark.rule("PSX-SPC-03", "PSX-SPC-05", "PSX-SPC-06", "PSX-SPC-11", "PSX-RUL-51")
@pytest.mark.parametrize(
    ("changes", "when", "open_ones"),
    [
        ({"3.actions": 2}, TURN, ["knockout", "violent", "disarm"]),
        ({"3.actions": 1}, TURN, ["knockout", "disarm"]),
        ({"3.actions": 2}, REACTION, ["knockout", "disarm"]),
        ({"3.actions": 2}, FREE, ["knockout", "disarm"]),
        ({"3.actions": 1, "2.main": NOTHING}, TURN, ["knockout"]),
        ({"3.actions": 1, "2.asleep": True}, TURN, ["knockout", "disarm", "coup-de-grace"]),
    ],
)
def test_which_special_attacks_are_open(changes: Changes, when: int, open_ones: list[str]) -> None:
    fight = changed(armed(), changes)
    marek, grom = fight.fighters[2:]
    outlook = Outlook(fight, grom, grom.at, when)
    hammer = next(arm for arm in outlook.arms("attack") if arm.slug == "sledgehammer")
    assert hammer.weapon.blunt
    assert outlook.specials(hammer, 0, marek) == open_ones
    assert held(fight, grom) == [fight.things[grom.main]]
