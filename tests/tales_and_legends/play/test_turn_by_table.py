"""Initiative, budgets, prices, ways and the ends of turns, at their edges."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.asking.open_ways import (
    lost_leg,
    may_charge,
    may_walk,
    shooter_lead,
)
from fechtbuch.books.tales_and_legends.asking.verb_prices import price_of
from fechtbuch.books.tales_and_legends.kinds.arms import BELT, HAND, NOBODY, POUCH
from fechtbuch.books.tales_and_legends.kinds.skills import GRAPPLE, RE
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.play.carrying_out import aftermath, manoeuvre, perform
from fechtbuch.books.tales_and_legends.play.sequence import (
    begin_turn,
    check_over,
    close_round,
    end_turn,
)
from fechtbuch.books.tales_and_legends.rules.basics.initiative import (
    ranks_before,
    roll_initiative,
    sorted_by_rank,
)
from fechtbuch.books.tales_and_legends.rules.basics.load import armour_class, speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, unarmed_blow
from fechtbuch.books.tales_and_legends.rules.basics.prices import (
    move_price,
    stand_price,
)
from fechtbuch.books.tales_and_legends.rules.basics.ways import going
from fechtbuch.books.tales_and_legends.rules.declared.declared_attacks import (
    attack_action,
    two_weapons,
    use_feint,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import dragged
from fechtbuch.books.tales_and_legends.rules.grappling.grips import (
    contest,
    grapple_tally,
    offer_escape,
    pressed,
    start_grapple,
    take_down,
)
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import (
    after_hit,
    trample_contest,
)
from fechtbuch.books.tales_and_legends.rules.moving.leaping import (
    high_jump_gain,
    high_jump_tenths,
    jump_gain,
    long_jump,
    walls_near,
)
from fechtbuch.books.tales_and_legends.rules.moving.movement import running_bonus
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import (
    field_difficulty,
    general_scatter,
    scattered,
    strike_field,
)
from fechtbuch.books.tales_and_legends.rules.things.actions import grip
from fechtbuch.books.tales_and_legends.rules.things.deeds import cast
from fechtbuch.books.tales_and_legends.rules.things.handling import (
    barbed_near,
    close_price,
    draw_price,
    garrottes,
    is_garrotte,
    is_large,
    open_wounds,
)
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.fields import field
from tests.changing import Changes, changed
from tests.tales_and_legends.scenes import BARE, arena


@cache
def three() -> Any:
    """A guard and a brawler with free hands against an archer nine metres off."""
    return arena(["guard", BARE], ["archer"], apart=9)


def kinds(fight: Any) -> list[str]:
    """What was told."""
    return [event.kind for event in fight.events]


# Initiative.


@pytest.mark.rule("TAL-SEQ-06", "TAL-RUL-23")
def test_what_puts_one_before_the_other() -> None:
    fight = changed(arena(["guard"], ["archer"]), {})
    one, other = fight.fighters
    for fighter in (one, other):
        fighter.initiative, fighter.tie = 20, 0
        fighter.attributes = [12] * 8
        fighter.block.hero = False
        fighter.block.levels = [0] * len(fighter.block.levels)
    assert ranks_before(one, other)  # by roster, where nothing else decides
    assert not ranks_before(other, one)
    other.tie = 5
    assert ranks_before(other, one)
    one.block.levels = [1, *[0] * (len(one.block.levels) - 1)]
    assert ranks_before(one, other)
    other.attributes = [12 + (place == RE) for place in range(8)]
    assert ranks_before(other, one)
    one.block.hero = True
    assert ranks_before(one, other)
    other.initiative = 21
    assert ranks_before(other, one)
    assert [who.index for who in sorted_by_rank([one, other])] == [1, 0]


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-02")
def test_every_initiative_is_told_and_nobody_has_acted() -> None:
    fight = changed(three(), {"0.acted": True}, "d20=9 d20=5 d20=15")
    roll_initiative(fight)
    told = [(e.actor, e.amount) for e in fight.events if e.kind == "initiative"]
    assert [amount for _, amount in told] == [
        fight.fighters[index].initiative for index in fight.order
    ]
    assert len(told) == 3
    assert [who.acted for who in fight.fighters] == [False] * 3
    assert (fight.place, fight.acting, fight.rolled_initiative) == (0, NOBODY, True)
    assert (kinds(fight)[0], fight.events[0].amount) == ("round", 1)


# Budgets and prices.


@pytest.mark.rule("TAL-SEQ-10", "TAL-SEQ-11", "TAL-SEQ-12")
@pytest.mark.parametrize(
    ("has", "price", "affords", "left"),
    [
        ((2, 1), (1, 0), True, (1, 1)),
        ((2, 1), (0, 1), True, (2, 0)),
        ((2, 0), (0, 1), True, (1, 0)),
        ((0, 1), (1, 0), False, None),
        ((1, 0), (1, 1), False, None),
        ((1, 1), (1, 1), True, (0, 0)),
        ((2, 0), (1, 1), True, (0, 0)),
        ((2, 1), (2, 1), True, (0, 0)),
        ((2, 1), (0, 3), True, (0, 0)),
    ],
)
def test_an_extra_action_may_be_paid_with_a_standard_one(
    has: tuple[int, int], price: tuple[int, int], affords: bool, left: tuple[int, int] | None
) -> None:
    fight = changed(three(), {"0.standard": has[0], "0.extra": has[1]})
    guard = fight.fighters[0]
    assert guard.affords(*price) is affords
    assert guard.unspent() is (has == (2, 1))
    if left is not None:
        guard.pay(*price)
        assert (guard.standard, guard.extra) == left


@pytest.mark.rule("TAL-MOV-02", "TAL-MOV-03", "TAL-MOV-04", "TAL-MOV-05", "TAL-MNT-07")
@pytest.mark.parametrize(
    ("verb", "spurred", "price"),
    [
        ("half", False, (0, 1, False)),
        ("move", False, (1, 0, False)),
        ("move", True, (0, 1, False)),
        ("fast", False, (2, 0, False)),
        ("run", False, (0, 0, True)),
    ],
)
def test_the_price_of_each_movement(verb: str, spurred: bool, price: tuple[int, int, bool]) -> None:
    fight = changed(three(), {"0.spurred": spurred})
    found = move_price(fight.fighters[0], verb)
    assert (found.standard, found.extra, found.full) == price


@pytest.mark.rule("TAL-MOV-09", "TAL-MOV-16")
@pytest.mark.parametrize(
    ("burden", "price"),
    [
        (0, (1, 0, False)),
        (1, (1, 0, False)),
        (2, (1, 1, False)),
        (3, (2, 0, False)),
        (4, (0, 0, True)),
        (5, None),
        (6, None),
    ],
)
def test_the_price_of_getting_up_by_load(burden: int, price: tuple[int, int, bool] | None) -> None:
    fight = changed(three(), {"0.burden": burden})
    guard = fight.fighters[0]
    found = stand_price(guard)
    assert (found is None) is (price is None)
    standing = price_of(fight, guard, Action("stand"))
    costs = (int(standing.standard), int(standing.extra), standing.full)
    assert costs == ((0, 0, True) if price is None else price)
    guard.ignores_burden = True
    ignored = stand_price(guard)
    assert ignored is not None
    assert (ignored.standard, ignored.extra) == (1, 0)


@pytest.mark.rule("TAL-MNT-12", "TAL-MNT-13", "TAL-HLD-08", "TAL-RUL-109", "TAL-MOV-11")
@pytest.mark.parametrize(
    ("verb", "word", "price"),
    [
        ("mount", "quick", (1, 0, False)),
        ("mount", "slow", (0, 0, True)),
        ("dismount", "quick", (0, 1, False)),
        ("dismount", "slow", (1, 0, False)),
        ("let-go", "controlled", (0, 1, False)),
        ("let-go", "", (0, 0, False)),
        ("say", "", (0, 0, False)),
        ("jump", "", (1, 0, False)),
        ("crawl", "", (2, 0, False)),
        ("drink", "", (0, 0, True)),
        ("dodge", "", (0, 1, False)),
    ],
)
def test_what_a_verb_costs_by_how_it_is_done(
    verb: str, word: str, price: tuple[int, int, bool]
) -> None:
    fight = changed(three(), {})
    action = Action(verb)
    action.word = word
    found = price_of(fight, fight.fighters[0], action)
    assert (found.standard, found.extra, found.full) == price


# Speed and ways.


@pytest.mark.rule("TAL-MOV-16", "TAL-RUL-61")
@pytest.mark.parametrize(
    ("burden", "lost", "metres"),
    [
        (0, [], 7),
        (1, [], 7),
        (2, [], 6),
        (3, [], 4),
        (4, [], 4),
        (5, [], 1),
        (6, [], 0),
        (0, ["left-foot"], 6),
        (0, ["left-foot", "right-foot"], 5),
        (0, ["left-leg"], 4),
        (0, ["left-leg", "right-leg"], 2),
        (0, ["left-hand"], 7),
    ],
)
def test_what_load_and_lost_legs_take_from_speed(burden: int, lost: list[str], metres: int) -> None:
    fight = changed(three(), {"1.burden": burden, "1.lost": lost})
    brawler = fight.fighters[1]
    assert speed(fight, brawler) == metres
    assert lost_leg(brawler) is any(part.endswith("-leg") for part in lost)


@pytest.mark.rule("TAL-MOV-16")
@pytest.mark.parametrize(("coverage", "kind"), [(30, 0), (39, 0), (40, 1), (49, 1), (50, 2)])
def test_light_medium_and_heavy_armour(coverage: int, kind: int) -> None:
    assert armour_class(coverage) == kind


@pytest.mark.rule(
    "TAL-MOV-01", "TAL-MOV-05", "TAL-RUL-51", "TAL-RUL-61", "TAL-RUL-87", "TAL-RUL-108"
)
@pytest.mark.parametrize(
    ("changes", "open_ones"),
    [
        ({}, ["step", "half", "move", "fast", "run"]),
        ({"0.prone": True}, []),
        ({"0.entangled": "net"}, []),
        ({"0.grapple": 1}, []),
        ({"0.burden": 6}, []),
        ({"0.stepped": True}, []),
        ({"0.moved": True}, ["half", "move", "fast", "run"]),
        ({"0.standard": 1}, ["step", "half", "move"]),
        ({"0.standard": 0}, ["step", "half"]),
        ({"0.standard": 2, "0.extra": 0}, ["step", "half", "move", "fast"]),
        ({"0.lost": ["left-leg"]}, ["step", "half", "move", "fast"]),
        ({"0.named_band": 0}, ["step"]),
    ],
)
def test_which_movements_are_open(changes: Changes, open_ones: list[str]) -> None:
    fight = changed(three(), {"0.standard": 2, "0.extra": 1, **changes})
    guard = fight.fighters[0]
    every = ("step", "half", "move", "fast", "run")
    assert [verb for verb in every if may_walk(fight, guard, verb)] == open_ones


@pytest.mark.rule("TAL-ATK-16", "TAL-RUL-51", "TAL-RUL-61", "TAL-RUL-87", "TAL-RUL-99")
@pytest.mark.parametrize(
    ("changes", "may"),
    [
        ({}, True),
        ({"0.moved": True}, True),
        ({"0.stepped": True}, False),
        ({"0.prone": True}, False),
        ({"0.entangled": "net"}, False),
        ({"0.grapple": 1}, False),
        ({"0.holds_on": 1}, False),
        ({"0.lost": ["left-leg"]}, False),
        ({"0.lost": ["left-foot"]}, True),
        ({"0.named_band": 0}, False),
        ({"0.named_band": 99}, True),
    ],
)
def test_who_could_charge_at_all(changes: Changes, may: bool) -> None:
    fight = changed(three(), changes)
    assert may_charge(fight, fight.fighters[0]) is may


@pytest.mark.rule("TAL-SEQ-27")
@pytest.mark.parametrize(
    ("changes", "lead"),
    [
        ({}, 8),
        ({"2.acted": True}, 1000),
        ({"2.asleep": True}, 1000),
        ({"2.at": field(12, 5)}, 1000),
        ({"2.at": field(13, 5)}, 8),
        ({"2.hands": []}, 1000),
        ({"2.side": 0}, 1000),
    ],
)
def test_the_lead_over_a_distant_shooter(changes: Changes, lead: int) -> None:
    base = arena(["guard", BARE], ["archer"], apart=9, options={"shooter_lead": True})
    fight = changed(base, {"0.initiative": 20, "2.initiative": 12, **changes})
    guard = fight.fighters[0]
    assert shooter_lead(fight, guard) == lead
    fight.surprise_round = True
    assert shooter_lead(fight, guard) == 1000
    assert shooter_lead(changed(three(), {"2.initiative": 30}), three().fighters[0]) == 1000


@pytest.mark.rule("TAL-RUL-58")
def test_whose_fields_block_and_whose_may_be_crossed() -> None:
    base = arena([{"use": "knight", "mount": "warhorse"}, BARE], ["archer", "guard"], apart=9)
    horse = base.fighters[0].mount
    fight = changed(base, {})
    knight, brawler = fight.fighters[0], fight.by_slug("brawler")
    archer, guard = fight.by_slug("archer"), fight.by_slug("guard")
    way = going(fight, brawler)
    assert archer.at in way.blocked
    assert guard.at in way.blocked
    assert fight.fighters[horse].at in way.occupied
    own = going(fight, knight)
    assert fight.fighters[horse].at not in own.occupied | own.blocked
    beast = going(fight, fight.fighters[horse])
    assert knight.at not in beast.occupied | beast.blocked
    archer.stunned, guard.holds_on = 1, knight.index
    way = going(fight, brawler)
    assert archer.at not in way.blocked  # who lies senseless is in nobody's way
    assert guard.at not in way.blocked


@pytest.mark.rule("TAL-MOV-11", "TAL-RUL-69")
@pytest.mark.parametrize(
    ("own", "run_up", "standing", "high", "low"),
    [(7, 4, 2, 14, 7), (8, 4, 2, 16, 8), (5, 3, 2, 10, 5), (1, 1, 1, 2, 1)],
)
def test_how_far_and_how_high_one_jumps(
    own: int, run_up: int, standing: int, high: int, low: int
) -> None:
    assert (long_jump(own, True), long_jump(own, False)) == (run_up, standing)
    assert (high_jump_tenths(own, True), high_jump_tenths(own, False)) == (high, low)


@pytest.mark.rule("TAL-MOV-11")
@pytest.mark.parametrize(
    ("result", "metres", "tenths"),
    [
        (19, 0, 0),
        (20, 1, 0),
        (24, 1, 0),
        (25, 2, 5),
        (29, 2, 5),
        (30, 3, 10),
        (39, 3, 10),
        (40, 4, 10),
        (49, 4, 10),
        (50, 5, 15),
        (99, 5, 15),
    ],
)
def test_what_acrobatics_adds_to_a_jump(result: int, metres: int, tenths: int) -> None:
    assert (jump_gain(result), high_jump_gain(result)) == (metres, tenths)


@pytest.mark.rule("TAL-MOV-14")
def test_walls_that_can_be_climbed_from_here() -> None:
    ground = {
        "bounds": [0, 0, 60, 20],
        "walls": [[11, 5], [9, 5]],
        "elevation": [{"at": [11, 5], "height": 3}],
    }
    fight = arena(["guard"], ["archer"], apart=9, scene={"climb": 20}, map=ground)
    guard, archer = fight.fighters
    guard.standard, guard.extra = 2, 1
    assert walls_near(fight, guard) == [field(11, 5)]  # the other is too high for anybody
    assert "climb" in verbs_of(fight, guard)
    archer.at = field(11, 5)
    assert walls_near(fight, guard) == []
    assert "climb" not in verbs_of(fight, guard)


@pytest.mark.rule("TAL-MOV-04", "TAL-MOV-05", "TAL-MOV-06", "TAL-RUL-70")
def test_whom_a_run_leads_to_and_from() -> None:
    fight = changed(three(), {})
    guard = fight.fighters[0]
    own = guard.block.speed
    start = guard.at
    for end, at, away in (
        (field(14, 5), [2], []),
        (field(14, 8), [], []),
        (field(6, 5), [], [2]),
        (start, [], []),
    ):
        running_bonus(fight, guard, start, end, 2)
        assert (guard.run_bonus, guard.ran_at, guard.ran_from) == (2 * own, at, away)
    fight.fighters[2].gone = True
    running_bonus(fight, guard, start, field(6, 5), 1)
    assert (guard.run_bonus, guard.ran_from) == (own, [])


# Shots at fields.


@pytest.mark.rule("TAL-ATK-23")
@pytest.mark.parametrize(
    ("short", "sides"),
    [(5, 2), (9, 2), (10, 4), (19, 4), (20, 6), (30, 8), (39, 8), (40, 10), (49, 10), (50, 12)],
)
def test_the_die_of_a_scattered_throw_by_its_shortfall(short: int, sides: int) -> None:
    fight = changed(three(), {}, f"d10=5 d{sides}=1 d10=5")
    guard = fight.fighters[0]
    general_scatter(fight, guard, field(20, 5), short, 60)
    fight.dice.finish()


@pytest.mark.rule("TAL-ATK-23")
def test_a_near_miss_scatters_one_field_without_a_die_of_distance() -> None:
    fight = changed(three(), {}, "d10=10 d10=5")
    guard = fight.fighters[0]
    landing = general_scatter(fight, guard, field(20, 5), 4, 60)
    assert fight.grid.distance(landing, field(20, 5)) == 1
    fight = changed(three(), {}, "d10=5")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), 4, 2) == field(20, 5)


@pytest.mark.rule("TAL-RUL-38", "TAL-ATK-12")
@pytest.mark.parametrize(("short", "metres"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3)])
def test_a_field_shot_lands_a_metre_off_and_one_for_each_five_short(
    short: int, metres: int
) -> None:
    fight = changed(three(), {}, "d10=1 d10=10 d10=5")
    guard = fight.fighters[0]
    landing = scattered(fight, guard, field(20, 10), short, 60)
    assert fight.grid.distance(landing, field(20, 10)) == metres
    fight.dice.finish()


@pytest.mark.rule("TAL-ATK-11")
def test_the_difficulty_of_a_field_shot() -> None:
    fight = changed(three(), {})
    assert field_difficulty(fight, fight.fighters[0], fight.fighters[2]).total == 29


@pytest.mark.rule("TAL-ATK-22", "TAL-RUL-38")
@pytest.mark.parametrize(("strayed", "result"), [(False, 45), (True, 0)])
def test_only_what_strays_is_never_critical(strayed: bool, result: int) -> None:
    fight = changed(three(), {}, "d4=1")
    guard, archer = fight.fighters[0], fight.fighters[2]
    blow = melee_blow(guard, guard.natural[0])
    blow.result, blow.defence = 45, 20
    strike_field(fight, guard, archer.at, blow, strayed)
    assert (blow.never_critical, blow.result) == (strayed, result)
    assert archer.taken >= 0
    assert "band" in kinds(fight)


# Things.


@pytest.mark.rule("TAL-RUL-101", "TAL-GRP-17")
@pytest.mark.parametrize(
    ("changes", "place", "held", "found"),
    [
        ({"0.grapple": 1}, BELT, [], 1),
        ({"0.grapple": 1}, POUCH, [], 1),
        ({}, BELT, [], 0),
        ({"0.grapple": 1, "0.lost": ["left-hand"]}, BELT, [], 0),
        ({"0.grapple": 1}, BELT, ["baton"], 0),
        ({"0.grapple": 1}, BELT, ["knuckles"], 1),
    ],
)
def test_where_a_garrotte_may_come_from(
    changes: Changes, place: int, held: list[str], found: int
) -> None:
    base = arena([{"use": "brawler", "hands": held, "belt": ["garrotte"]}], ["archer"])
    fight = changed(base, changes)
    brawler = fight.fighters[0]
    cord = next(thing for thing in brawler.carried if is_garrotte(thing))
    cord.place = place
    assert len(garrottes(brawler)) == found
    price = close_price(brawler, cord)
    assert (price.standard, price.extra) == ((0, 1) if brawler.grapple != NOBODY else (0, 2))
    cord.place = HAND
    cord.both = True
    assert garrottes(brawler) == []


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize(
    ("changes", "near"),
    [
        ({}, True),
        ({"1.barbs": []}, False),
        ({"1.at": field(11, 5)}, True),
        ({"1.at": field(12, 5)}, False),
        ({"1.dead": True}, False),
        ({"1.gone": True}, False),
        ({"1.side": 1}, False),
    ],
)
def test_out_of_whom_barbs_can_be_pulled(changes: Changes, near: bool) -> None:
    fight = changed(three(), {"1.barbs": ["x"], "1.at": field(10, 6), **changes})
    guard, brawler = fight.fighters[:2]
    assert (brawler in barbed_near(fight, guard)) is near
    guard.barbs = ["x"]
    assert guard in barbed_near(fight, guard)


@pytest.mark.rule("TAL-RUL-122", "TAL-RUL-81", "TAL-ACT-02", "TAL-ACT-03", "TAL-ITM-14")
@pytest.mark.parametrize(
    ("item", "large", "close", "draw"),
    [
        ("dagger", False, (1, 1), (0, 1)),
        ("baton", False, (2, 0), (1, 0)),
        ("short-spear", True, (2, 0), (1, 0)),
        ("maul", False, (2, 0), (1, 0)),
        ("long-bow", True, (2, 0), (1, 0)),
    ],
)
def test_what_drawing_costs_here_and_in_a_grapple(
    item: str, large: bool, close: tuple[int, int], draw: tuple[int, int]
) -> None:
    fight = arena([{"use": "guard", "hands": [item], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    thing = guard.hands[0]
    assert is_large(thing) is large
    guard.grapple = 1
    price, drawing = close_price(guard, thing), draw_price(thing)
    assert (price.standard, price.extra) == close
    assert (drawing.standard, drawing.extra) == draw


@pytest.mark.rule("TAL-WND-07")
def test_only_wounds_that_nobody_has_dressed_are_pressed() -> None:
    fight = changed(three(), {})
    guard = fight.fighters[0]
    assert not open_wounds(guard)
    guard.wounds = [Wound("torso", 1, 0, True)]
    assert not open_wounds(guard)
    guard.wounds = [Wound("torso", 1, 0, True), Wound("torso", 1, 0)]
    assert open_wounds(guard)


# Grapples.


def gripped(changes: Changes, script: str = "") -> Any:
    """Guard and archer in one grapple, side by side, begun by the guard."""
    base = changed(three(), {"0.grapple": 1, "2.grapple": 1, "2.at": field(11, 5)})
    base.grapples = [Grapple(1, [0], [2])]
    return changed(base, changes, script)


@pytest.mark.rule("TAL-GRP-03", "TAL-GRP-13", "TAL-RUL-120")
@pytest.mark.parametrize(("face", "won"), [(12, True), (11, True), (9, False)])
def test_who_wins_the_contest_can_speak_again(face: int, won: bool) -> None:
    fight = gripped({"0.silenced": True, "2.silenced": True}, f"d20={face} d20=10")
    guard, archer = fight.fighters[0], fight.fighters[2]
    guard.attributes = archer.attributes = [12] * 8
    level = grapple_tally(fight, guard).total - grapple_tally(fight, archer).total
    margin = contest(fight, guard, -level, "TAL-GRP-03", [], False)
    assert margin == face - 10
    assert (guard.silenced, archer.silenced) == (not won, won)


@pytest.mark.rule("TAL-GRP-03", "TAL-RUL-120")
def test_a_pinned_side_does_not_resist_for_others() -> None:
    fight = gripped({"2.pinned_by": 0})
    guard = fight.fighters[0]
    assert contest(fight, guard, 0, "TAL-GRP-03", [], False) == 1
    assert "unresisted" in kinds(fight)
    fight = changed(three(), {})
    assert contest(fight, fight.fighters[0], 0, "TAL-GRP-03", [], True) < 0  # in no grapple


@pytest.mark.rule("TAL-RUL-71", "TAL-GRP-02", "TAL-RUL-40")
@pytest.mark.parametrize(
    ("changes", "escape", "actor", "offered"),
    [
        ({}, True, 0, True),
        ({}, False, 0, False),
        ({}, True, 2, False),  # on his own turn he has it himself
        ({"2.pinned_by": 0}, True, 0, False),
        ({"2.asleep": True}, True, 0, False),
        ({"2.surprised": True}, True, 0, False),
    ],
)
def test_to_whom_the_first_escape_is_offered(
    changes: Changes, escape: bool, actor: int, offered: bool
) -> None:
    fight = gripped(changes)
    grapple = fight.grapples[0]
    grapple.may_escape = escape
    fight.decisions = 0
    offer_escape(fight, grapple, fight.fighters[actor])
    assert (fight.decisions == 1) is offered


@pytest.mark.rule("TAL-GRP-01", "TAL-RUL-78")
def test_who_grabs_a_member_joins_its_enemies() -> None:
    fight = changed(three(), {})
    guard, brawler, archer = fight.fighters
    start_grapple(fight, guard, archer, False)
    grapple = fight.grapples[0]
    assert (grapple.one, grapple.other, grapple.may_escape) == ([0], [2], False)
    assert guard.grapple == archer.grapple == grapple.number
    assert fight.next_grapple == grapple.number + 1
    start_grapple(fight, brawler, archer)
    assert (grapple.one, grapple.other, brawler.grapple) == ([0, 1], [2], grapple.number)
    assert kinds(fight) == ["grapples", "joins-grapple"]
    fight = changed(three(), {})
    guard, brawler, archer = fight.fighters
    start_grapple(fight, archer, guard, False)
    start_grapple(fight, brawler, archer)
    assert fight.grapples[0].one == [2]
    assert fight.grapples[0].other == [0, 1]


@pytest.mark.rule("TAL-GRP-07", "TAL-RUL-79", "TAL-RUL-111")
@pytest.mark.parametrize(
    ("changes", "down"),
    [({}, True), ({"0.stunned": 1}, False), ({"2.unconscious": True}, False)],
)
def test_who_takes_down_lies_on_top(changes: Changes, down: bool) -> None:
    fight = gripped({"2.on_top_of": 0, **changes})
    guard, archer = fight.fighters[0], fight.fighters[2]
    take_down(fight, guard, archer)
    assert (guard.prone, archer.prone) == (down, down)
    assert (guard.on_top_of, archer.on_top_of) == ((2, NOBODY) if down else (NOBODY, 0))
    assert pressed(fight, archer) is down
    assert ("on-top" in kinds(fight)) is down


@pytest.mark.rule("TAL-GRP-06")
def test_nobody_is_dragged_by_who_holds_nobody() -> None:
    fight = gripped({})
    guard, brawler, archer = fight.fighters
    assert [dragged(fight, who) for who in (guard, brawler, archer)] == [archer, None, guard]


@pytest.mark.rule(
    "TAL-HIT-11", "TAL-ATK-07", "TAL-ATK-09", "TAL-ATK-14", "TAL-ATK-15", "TAL-GRP-01"
)
@pytest.mark.parametrize(
    ("special", "purposes"),
    [
        ("overthrow", ["overthrow", "resist"]),
        ("push", ["push", "resist"]),
        ("trip", ["trip", "balance"]),
        ("disarm", ["disarm", "resist"]),
        ("grab", []),
        ("entangle", []),
        ("mighty", []),
    ],
)
def test_which_contest_follows_which_special_attack(special: str, purposes: list[str]) -> None:
    fight = changed(three(), {"2.at": field(11, 5)}, "d20=2 d20=15")
    guard, archer = fight.fighters[0], fight.fighters[2]
    blow = unarmed_blow(fight, guard)
    blow.special = special
    after_hit(fight, guard, archer, blow)
    assert [event.word for event in fight.events if event.dice] == purposes
    assert (archer.grapple != NOBODY) is (special == "grab")
    assert (archer.entangled != "") is (special == "entangle")


@pytest.mark.rule("TAL-ATK-19", "TAL-ATK-20", "TAL-TST-04")
def test_a_trample_is_won_by_one_and_a_tie_is_rolled_twenty_times_at_most() -> None:
    for faces, won in (("d20=12 d20=11", True), ("d20=11 d20=12", False)):
        fight = changed(three(), {}, faces)
        guard, archer = fight.fighters[0], fight.fighters[2]
        guard.attributes = archer.attributes = [12] * 8
        guard.block.bonus[GRAPPLE], archer.block.bonus[GRAPPLE] = 15, 5
        assert trample_contest(fight, guard, archer, False)[0] is won
        assert "opposed" in kinds(fight)
    fight = changed(three(), {}, " ".join(["d20=11"] * 40))
    guard, archer = fight.fighters[0], fight.fighters[2]
    guard.attributes = archer.attributes = [12] * 8
    assert trample_contest(fight, guard, archer, False) == (False, 0)
    fight.dice.finish()


# Attacks as declared.


@pytest.mark.rule("TAL-ATK-01", "TAL-ITM-22", "TAL-RUL-49")
@pytest.mark.parametrize(
    ("first", "second", "light", "penalties"),
    [
        (False, False, False, [-10, -15]),
        (False, False, True, [-10, -10]),
        (True, False, False, [-10, -15]),
        (False, True, False, [-10, -15]),
        (True, True, False, []),
    ],
)
def test_the_penalties_of_two_weapons(
    first: bool,
    second: bool,
    light: bool,
    penalties: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pair = [{"item": "baton", "both": False}, "dagger"]
    base = arena([{"use": "guard", "hands": pair, "belt": []}], ["archer"])
    fight = changed(base, {}, "d20=2 d20=2")
    guard, archer = fight.fighters
    one, other = guard.hands
    monkeypatch.setattr(one.weapon, "pair", first)
    monkeypatch.setattr(other.weapon, "pair", second)
    monkeypatch.setattr(other.weapon, "light", light)
    guard.attributes = [0] * 8
    guard.block.bonus = [0] * len(guard.block.bonus)
    two_weapons(fight, guard, archer, one, other, Action("attack"))
    found = [
        int(part.value)
        for event in fight.events
        if event.dice and event.tally is not None
        for part in event.tally.parts
        if part.name == "several-attacks"
    ]
    assert found == penalties


@pytest.mark.rule("TAL-SEQ-21")
@pytest.mark.parametrize(("special", "points"), [("", 0), ("mighty", 1)])
def test_only_what_tires_costs_a_point(special: str, points: int) -> None:
    fight = changed(arena(["guard"], ["archer"]), {}, "d20=2")
    guard, archer = fight.fighters
    guard.attributes = [0, 0, 12, 0, 0, 12, 0, 0]
    guard.block.bonus = [0] * len(guard.block.bonus)
    action = Action("attack")
    action.target, action.thing, action.special = archer, guard.hands[0], special
    attack_action(fight, guard, action)
    assert guard.fatigue == points
    assert guard.attacked


@pytest.mark.rule("TAL-RUL-33", "TAL-ATK-06")
@pytest.mark.parametrize(
    ("target", "same", "ranged", "used"),
    [
        (1, True, False, True),
        (0, True, False, False),
        (1, False, False, False),
        (1, True, True, False),
    ],
)
def test_for_which_blow_a_feint_counts(target: int, same: bool, ranged: bool, used: bool) -> None:
    fight = changed(arena(["guard"], ["archer"]), {})
    guard, archer = fight.fighters
    guard.feint_target = target
    guard.feint_thing = guard.hands[0].index if same else guard.hands[0].index + 1
    blow = melee_blow(guard, guard.hands[0])
    blow.ranged = ranged
    use_feint(fight, guard, archer, blow)
    assert (blow.reason == "TAL-ATK-06") is used
    assert (guard.feint_target == NOBODY) is used


# Spells.


@pytest.mark.rule("TAL-ACT-07")
@pytest.mark.parametrize(("will", "difficulty"), [(9, 20), (10, 20), (11, 21), (15, 25)])
def test_the_magic_defence_is_ten_and_the_will_of_ten_at_least(will: int, difficulty: int) -> None:
    name = next(name for name, spell in SPELLS.items() if spell.direct)
    power = SPELLS[name].power
    for short, works in ((0, True), (1, False)):
        face = difficulty - power - short
        if not 2 <= face <= 19:
            continue
        fight = changed(three(), {}, f"d20={face}")
        archer = fight.fighters[2]
        archer.attributes = [12, 12, 12, 12, 12, 12, will, 12]
        cast(fight, fight.fighters[0], name, archer)
        assert kinds(fight)[-1] == ("casts" if works else "spell-failed")


# Turns.


@pytest.mark.rule("TAL-SEQ-09", "TAL-SEQ-10", "TAL-RUL-21", "TAL-RUL-40", "TAL-RUL-83")
@pytest.mark.parametrize(
    ("changes", "has_turn", "standard"),
    [
        ({}, True, 2),
        ({"0.dazed": 2}, True, 1),
        ({"0.dazed": 1, "0.life": 19}, True, 0),
        ({"0.acted": True}, False, None),
        ({"0.dead": True}, False, None),
        ({"0.gone": True}, False, None),
        ({"0.asleep": True}, False, None),
        ({"0.surprised": True}, False, None),
        ({"0.burden": 6}, False, None),
        ({"0.burden": 5}, True, 2),
        ({"0.stunned": 2}, False, None),
    ],
)
def test_who_has_a_turn_and_how_much_of_it(
    changes: Changes, has_turn: bool, standard: int | None
) -> None:
    fight = changed(three(), {"0.dodges": 1, **changes})
    fight.grapples = [Grapple(1, [0], [2])]
    guard = fight.fighters[0]
    assert begin_turn(fight, guard) is has_turn
    if has_turn:
        assert (guard.standard, guard.extra, fight.acting) == (standard, 1, 0)
        assert guard.dazed_now is (guard.dazed > 0)
        assert guard.dodges == 0
        assert not fight.grapples or not fight.grapples[0].may_escape
    if "0.stunned" in changes:
        assert guard.stunned == 1


@pytest.mark.rule("TAL-RUL-04", "TAL-RUL-06", "TAL-MAN-09", "TAL-STA-07", "TAL-RUL-83")
def test_what_ends_with_the_turn() -> None:
    state = {
        "actions": 3, "aimed": True, "feint_target": 2, "aggressive": True,
        "aggressive_due": True, "standard": 1, "extra": 1,
    }  # fmt: skip
    fight = changed(three(), {f"0.{name}": value for name, value in state.items()})
    guard = fight.fighters[0]
    guard.cautious_tired, guard.dazed, guard.dazed_now = True, 2, True
    guard.aggressive_open = True
    fight.acting = 0
    end_turn(fight, guard)
    assert (guard.actions, guard.standard, guard.extra) == (0, 0, 0)
    assert not any([guard.aimed, guard.aggressive, guard.aggressive_due])
    assert guard.feint_target == NOBODY
    assert (guard.fatigue, guard.cautious_tired) == (1, False)
    assert (guard.dazed, guard.dazed_now) == (1, False)
    assert guard.aggressive_open  # until the next own turn
    assert fight.acting == NOBODY
    end_turn(fight, guard)
    assert (guard.fatigue, guard.dazed) == (1, 1)


@pytest.mark.rule("TAL-RUL-89")
@pytest.mark.parametrize(
    ("changes", "over", "winner"),
    [
        ({}, False, None),
        ({"2.bound": True}, True, 0),
        ({"2.gone": True}, True, 0),
        ({"0.asleep": True}, False, None),
        ({"0.asleep": True, "1.dead": True}, True, 1),
        ({"0.dead": True, "1.dead": True, "2.dead": True}, True, -1),
    ],
)
def test_when_only_one_side_is_left(changes: Changes, over: bool, winner: int | None) -> None:
    fight = changed(three(), changes)
    check_over(fight)
    assert fight.over is over
    if over:
        assert fight.winner == winner


@pytest.mark.rule("TAL-SEQ-15", "TAL-RUL-47", "TAL-WND-14")
def test_what_the_end_of_a_round_ends() -> None:
    fight = changed(three(), {"0.helpless_round": True, "0.acted": True, "1.fainted": True})
    for number, fighter in enumerate(fight.fighters):
        fighter.initiative = 10 - number
    fight.round = 3
    close_round(fight)
    guard, brawler = fight.fighters[:2]
    assert not guard.helpless_round
    assert not brawler.fainted  # the points are few enough
    assert [fighter.acted for fighter in fight.fighters] == [False] * 3
    assert (fight.round, fight.place) == (4, 0)
    for rounds, over in ((fight.scene.rounds - 1, False), (fight.scene.rounds, True)):
        last = changed(three(), {"0.initiative": 3, "1.initiative": 2, "2.initiative": 1})
        last.round = rounds
        close_round(last)
        assert (last.over, last.bounded) == (over, over)


@pytest.mark.rule("TAL-RUL-34", "TAL-RUL-20", "TAL-ATK-04")
@pytest.mark.parametrize(
    ("verb", "keeps"), [("say", True), ("face", True), ("breathe", False), ("defensive", False)]
)
def test_what_loses_aim_and_climb(verb: str, keeps: bool) -> None:
    fight = changed(three(), {"0.aimed": True, "0.climbing": field(11, 5), "0.climbed": 2})
    guard = fight.fighters[0]
    guard.standard, guard.extra, guard.full, guard.full_left = 2, 1, "fetch:x", 2
    action = Action(verb)
    action.word = "n"
    perform(fight, guard, action)
    assert guard.aimed is keeps
    assert (guard.climbing, guard.climbed) == (-1, 0)
    assert (guard.full, guard.full_left) == ("", 0)


@pytest.mark.rule(
    "TAL-SEQ-16", "TAL-RUL-05", "TAL-MAN-01", "TAL-MAN-09", "TAL-MAN-10", "TAL-MAN-11"
)
def test_what_each_manoeuvre_leaves() -> None:
    hands = [{"item": "baton", "both": False}, "medium-wooden-shield"]
    fight = changed(arena([{"use": "guard", "hands": hands, "belt": []}], ["archer"]), {})
    guard, archer = fight.fighters
    for verb in ("dodge", "cautious", "aggressive", "defensive"):
        manoeuvre(fight, guard, Action(verb))
    assert (guard.dodges, guard.cautious, guard.cautious_tired) == (1, True, True)
    assert guard.aggressive
    assert guard.aggressive_due
    assert guard.aggressive_open
    assert guard.defensive
    shield = next(thing for thing in guard.hands if thing.weapon.shield)
    blade = next(thing for thing in guard.hands if not thing.weapon.shield)
    for thing in (shield, blade):
        action = Action("parry")
        action.thing = thing
        manoeuvre(fight, guard, action)
    assert guard.parries == [shield.index, blade.index]
    assert guard.shields_parried == [shield.index]
    cover = Action("cover")
    cover.thing, cover.target, cover.word = shield, archer, "melee"
    manoeuvre(fight, guard, cover)
    cover = Action("cover")
    cover.thing, cover.word = shield, "n"
    manoeuvre(fight, guard, cover)
    assert [(one.thing, one.against, one.direction) for one in guard.covers] == [
        (shield.index, 1, -1),
        (shield.index, NOBODY, 0),
    ]
    plan = Action("prepare")
    plan.thing, plan.target, plan.special, plan.part = blade, archer, "mighty", "head"
    manoeuvre(fight, guard, plan)
    found = guard.prepared[0]
    assert (found.thing, found.special, found.part, found.against) == (
        blade.index, "mighty", "head", 1,
    )  # fmt: skip
    assert [event.word for event in fight.events] == [
        "dodge", "cautious", "aggressive", "defensive", "parry", "parry", "cover", "cover",
        "prepare", "mighty",
    ]  # fmt: skip


@pytest.mark.rule("TAL-TST-09")
@pytest.mark.parametrize(
    ("changes", "may"),
    [
        ({}, True),
        ({"0.gone": True}, False),
        ({"0.stunned": 1}, False),
        ({"0.will_fail": True}, False),
    ],
)
def test_who_may_decide_to_fail(changes: Changes, may: bool) -> None:
    fight = changed(three(), changes)
    assert (fight.volunteer_question(fight.fighters[0]) is not None) is may


@pytest.mark.rule("TAL-WND-04", "TAL-STA-08", "TAL-STA-13")
def test_states_that_the_referee_sets() -> None:
    fight = changed(three(), {"0.dodges": 1})
    guard, brawler, archer = fight.fighters
    fight.change_state(guard, "bound", True, "")
    assert (guard.bound, guard.dodges) == (True, 0)
    fight.change_state(brawler, "entangled", True, "whip")
    assert brawler.entangled == "whip"
    fight.change_state(brawler, "entangled", True, "what")
    assert brawler.entangled == "net"
    fight.change_state(brawler, "entangled", False, "")
    assert brawler.entangled == ""
    fight.change_state(archer, "stunned", True, "3")
    assert (archer.stunned, archer.prone, archer.hands) == (3, True, [])
    archer.fainted = True
    fight.change_state(archer, "unconscious", False, "")
    assert not archer.fainted
    fight.change_state(archer, "unconscious", True, "")
    assert archer.unconscious
    fight.change_state(archer, "dead", True, "")
    assert archer.dead


@pytest.mark.rule("TAL-RUL-64")
def test_all_who_were_moved_by_others_are_looked_after() -> None:
    fight = changed(three(), {})
    fight.shoved = [[0, int(field(9, 5))] for _ in range(5)]
    aftermath(fight)
    assert fight.shoved == []


@pytest.mark.rule("TAL-MAN-09", "TAL-MAN-10", "TAL-MAN-11", "TAL-RUL-112", "TAL-MNT-09")
@pytest.mark.parametrize(
    ("changes", "closed"),
    [
        ({}, set()),
        ({"0.attacked": True}, {"cautious", "aggressive"}),
        ({"0.cautious": True}, {"cautious", "aggressive"}),
        ({"0.aggressive": True}, {"cautious", "aggressive", "defensive"}),
        ({"0.defensive": True}, {"aggressive", "defensive"}),
        ({"0.prone": True}, {"prepare"}),
    ],
)
def test_which_manoeuvres_are_open(changes: Changes, closed: set[str]) -> None:
    fight = changed(arena(["guard"], ["archer"]), {"0.standard": 2, "0.extra": 1, **changes})
    guard = fight.fighters[0]
    fight.acting = 0
    every = {"dodge", "cautious", "aggressive", "defensive", "prepare"}
    assert every - set(verbs_of(fight, guard)) == closed


@pytest.mark.rule("TAL-ACT-13")
def test_a_changed_grip_is_told() -> None:
    fight = changed(arena(["guard"], ["archer"]), {"0.standard": 2, "0.extra": 1})
    guard = fight.fighters[0]
    spear = guard.hands[0]
    before = spear.both
    grip(fight, guard, spear)
    assert spear.both is not before
    assert [(event.kind, event.item) for event in fight.events] == [("grips", spear.slug)]


@pytest.mark.rule("TAL-SEQ-04", "TAL-MNT-01")
def test_a_surprised_mount_makes_no_test_of_composure() -> None:
    base = arena([{"use": "knight", "mount": "warhorse"}], ["archer"], apart=20)
    fight = changed(base, {f"{number}.initiative": 5 for number in range(3)})
    horse = next(one for one in fight.fighters if one.block.mount)
    horse.surprised = True
    fight.round = 1
    close_round(fight)  # no die
    assert not horse.surprised
    assert "recovers" not in kinds(fight)
