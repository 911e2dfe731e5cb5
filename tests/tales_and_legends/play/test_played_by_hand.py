"""What hours of play by hand found wrong where rules meet, as it is carried out and told now."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid
from fechtbuch.books.tales_and_legends.rules.harm.falling import unseat
from fechtbuch.books.tales_and_legends.rules.moving.movement import running_bonus
from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation
from tests.tales_and_legends.clinging.test_clinging import on_the_beast
from tests.tales_and_legends.moving.test_movement import way
from tests.tales_and_legends.scenes import BARE, PAIRED, arena, crowd, meet, parts_of

MIGHTY: dict[str, Any] = {**BARE, "attributes": {"si": 60, "re": 40}}
"""A brawler who wins contests with anything."""


# Runs at large bodies, towards their middles.


@pytest.mark.rule("TAL-RUL-70", "TAL-RUL-115", "TAL-RUL-58", "TAL-MOV-06")
@pytest.mark.parametrize(
    ("start", "end", "at", "from_"),
    [
        # The bear fills 14 and 15 by 5 and 6, its middle lies between them.
        ((10, 7), (13, 7), True, False),  # (4.5, −1.5) from the middle: east, as the run
        ((10, 8), (13, 8), False, False),  # (4.5, −2.5): south-east, the run goes east
        ((10, 8), (13, 5), True, False),
        ((9, 3), (12, 3), False, False),  # (5.5, 2.5): north-east, though its corner lies east
        ((18, 6), (16, 6), True, False),
        ((17, 5), (20, 5), False, True),
        ((15, 8), (12, 8), False, False),  # 2 m from it before and after
        ((15, 8), (11, 8), False, True),  # from 2 m to 3 m
    ],
)
def test_a_run_at_a_beast_is_measured_from_body_to_body(
    start: tuple[int, int], end: tuple[int, int], at: bool, from_: bool
) -> None:
    fight = arena([BARE], [{"use": "great-bear", "at": [14, 5]}])
    runner, bear = fight.fighters
    runner.at = field(*end)
    running_bonus(fight, runner, field(*start), runner.at, 1)
    assert (bear.index in runner.ran_at, bear.index in runner.ran_from) == (at, from_)
    assert runner.at == field(*end)
    runner.facing = fight.bearing(runner, bear)
    parts = parts_of(physical_defence(fight, runner, bear, True, ""))
    assert parts.get("running", 0) == (0 if at else 7)


# Prepared, hidden, thrown over.


@pytest.mark.rule("TAL-HIT-16", "TAL-ATK-01")
def test_two_weapons_betray_who_strikes_from_hiding_as_one_does() -> None:
    start = crowd([{**PAIRED, "hidden": ["theirs"]}], ["guard"], dice="d20=19 d20=3")
    struck = start.play(
        "veteran: attack short-spear special=two-weapon second=dagger target=guard",
        dice="2d20=1,9 2d20=1,9",
    )
    assert len(struck.happened("becomes-known", actor="veteran")) == 1
    assert struck.fighter("veteran").hidden_from == 0


def rammed(mate: tuple[int, int], far: int) -> Situation:
    """A run over a guard at (16, 5), who is thrown down, and past a friend."""
    start = crowd(
        [{**BARE, "at": [10, 5]}, {"use": "archer", "at": list(mate)}],
        [{"use": "guard", "at": [16, 5]}],
    )
    return start.play(
        f"brawler: fast target=guard how=overthrow path={way(10, far)}",
        dice="d20=10 d20=19 d20=2",
    )


@pytest.mark.rule("TAL-RUL-26", "TAL-RUL-58")
@pytest.mark.parametrize("mate", [(17, 5), (18, 5), (17, 9)])
def test_after_ramming_the_run_goes_on_over_the_fallen_and_past_friends(
    mate: tuple[int, int],
) -> None:
    over = rammed(mate, 9)
    assert over.fighter("guard").prone
    assert over.fighter("brawler").at == field(19, 5)
    moved = over.happened("moved", actor="brawler")
    assert [event.values["to"] for event in moved] == [field(15, 5), field(19, 5)]
    assert moved[1].values["from"] == moved[0].values["to"]


@pytest.mark.rule("TAL-RUL-26", "TAL-MOV-07")
def test_a_run_that_rams_cannot_end_on_the_field_of_the_fallen() -> None:
    """Who pushes somebody out of the way may stand where he stood."""
    start = crowd([{**BARE, "at": [10, 5]}], [{"use": "guard", "at": [16, 5]}])
    over = start.play(
        f"brawler: fast target=guard how=overthrow path={way(10, 6)}", dice="d20=10 d20=19 d20=2"
    )
    assert over.fighter("brawler").at == field(15, 5)
    pushed = start.play(
        f"brawler: fast target=guard how=push path={way(10, 7)}", dice="d20=10 d20=19 d20=2"
    )
    assert pushed.fighter("guard").at == field(17, 5)
    assert pushed.fighter("brawler").at == field(16, 5)


@pytest.mark.rule("TAL-MAN-04")
def test_who_need_not_give_ground_and_stays_is_not_told_to_go() -> None:
    ready = meet("guard", "veteran", dice="d20=19 d20=2").play("guard: dodge", "guard: done")
    hit = ready.play("veteran: attack long-sword target=guard", dice="d20=2")
    far = hit.play("guard: dodge", dice="3d20=20,20,9")
    assert far.offers() == ["go", "stay"]
    stays = far.play("guard: stay")
    assert stays.happened("gives-ground") == []
    assert stays.fighter("guard").at == field(10, 5)
    goes = far.play("guard: go field=9,5")
    assert goes.event("gives-ground").values["to"] == field(9, 5)


# In a grapple of many, and with a beast.


def four_in_a_row() -> Situation:
    """From west to east y, a, b, x: a grabbed b, x joined against b and y against a."""
    ours = [{**BARE, "slug": "a", "at": [10, 5]}, {**BARE, "slug": "x", "at": [12, 5]}]
    theirs = [{**BARE, "slug": "b", "at": [11, 5]}, {**BARE, "slug": "y", "at": [9, 5]}]
    start = crowd(ours, theirs, dice="d20=19 d20=18 d20=7 d20=3")
    grabbed = start.play("a: grapple b", dice="d20=10").play("b@escape: nothing", "a: done")
    joined = grabbed.play("x: grapple b", dice="d20=10").play("x: done", "b: done")
    return joined.play("y: grapple a", dice="2d20=1,10")


@pytest.mark.rule("TAL-GRP-01", "TAL-RUL-111", "TAL-ACT-01")
def test_nobody_wrestles_with_somebody_metres_away() -> None:
    four = four_in_a_row()
    grapple = four.fight.grapples[0]
    assert (sorted(grapple.one), sorted(grapple.other)) == ([0, 1], [2, 3])
    assert four.offers("strike weapon=bare-hands") == ["a"]
    assert four.offers("take-down") == four.offers("silence") == ["a"]
    four.refuses("y: strike weapon=bare-hands target=x")
    assert four.play("y: done").offers("take-down") == ["b", "y"]  # a stands between both


@pytest.mark.rule("TAL-GRP-09", "TAL-RUL-111", "TAL-RUL-79")
def test_a_pin_and_lying_on_somebody_end_with_the_contact_of_the_two() -> None:
    fight: Any = four_in_a_row().fight
    a, x, b, y = fight.fighters
    b.pinned_by = x.index
    a.prone = y.prone = True
    y.on_top_of = a.index
    fight.unsettled = True
    end_invalid(fight)
    assert (b.pinned_by, y.on_top_of) == (x.index, a.index)
    # Both are moved away, but each still touches somebody of the grapple.
    fight.put(x, field(9, 6))
    fight.put(y, field(12, 5))
    end_invalid(fight)
    assert len(fight.grapples[0].one) == len(fight.grapples[0].other) == 2
    assert (b.pinned_by, y.on_top_of) == (-1, -1)
    assert "pin-ends" in [event.kind for event in fight.events]
    assert "press-ends" in [event.kind for event in fight.events]


@pytest.mark.rule("TAL-GRP-06", "TAL-RUL-111", "TAL-RUL-119")
@pytest.mark.parametrize(
    ("path", "walls", "man", "bear"),
    [
        ("13,5", [], (13, 5), (11, 5)),
        ("13,5;14,5", [], (14, 5), (12, 5)),
        ("12,6;12,7", [], (12, 7), (10, 5)),  # still beside it
        ("12,6;12,7;12,8", [], (12, 8), (11, 6)),
        ("13,5;14,5", [[12, 4], [12, 6]], (12, 5), (10, 5)),  # no room for it
    ],
)
def test_a_beast_is_dragged_where_it_has_room(
    path: str, walls: list[list[int]], man: tuple[int, int], bear: tuple[int, int]
) -> None:
    start = meet({**MIGHTY, "at": [12, 5]}, {"use": "great-bear", "at": [10, 5]}, walls=walls)
    held = start.play("brawler: grapple great-bear", dice="d20=19")
    again = held.play("great-bear@escape: nothing", "brawler: done").play("great-bear: done")
    over = again.play(f"brawler: drag path={path}", dice="2d20=20,19 2d20=1,9")
    assert over.fighter("brawler").at == field(*man)
    assert over.fighter("great-bear").at == field(*bear)
    assert over.event("drags").values == {"to": field(*man), "with": field(*bear)}
    fight = over.fight
    assert fight.fighters[0].at not in fight.ground_of(fight.fighters[1])


@pytest.mark.rule("TAL-STA-05", "TAL-RUL-108")
def test_a_grappled_horse_kicks_nobody() -> None:
    start = crowd(
        ["knight"],
        [{**BARE, "at": [11, 5]}, {"use": "guard", "at": [11, 7]}],
        dice="d20=3 d20=19 d20=2",
    )
    assert "hooves" in start.play("brawler: done").offers("attack")
    held = start.play("brawler: grapple warhorse", dice="d20=19")
    turn = held.play("warhorse@escape: nothing", "brawler: done")
    assert turn.offers("attack") == ["long-sword", "bare-hands"]


# Pulled down, charging past friends.


@pytest.mark.rule("TAL-RUL-111")
@pytest.mark.parametrize(
    ("by", "at"), [(BARE, (12, 4)), (BARE, (11, 5)), ({"use": "great-bear"}, (13, 4))]
)
def test_who_is_pulled_down_comes_to_lie_on_his_own_side(
    by: dict[str, Any], at: tuple[int, int]
) -> None:
    fight = arena([{"use": "knight", "at": [12, 5]}], [{**by, "at": list(at)}], script="d20=19")
    knight, puller = fight.fighters[0], fight.fighters[-1]
    home = knight.at
    unseat(fight, knight, puller)
    assert fight.grid.distance(knight.at, home) == 1
    assert fight.apart(knight, puller) == 1


@pytest.mark.rule("TAL-RUL-51", "TAL-RUL-58")
@pytest.mark.parametrize(
    ("runner", "friends", "foe", "path"),
    [
        # Past three friends, on whose fields nobody stops.
        ((10, 5), [(12, 4), (12, 5), (12, 6)], "veteran", "11,6;12,7;13,6"),
        ((10, 5), [(12, 3), (12, 4), (12, 5), (12, 6), (12, 7)], "veteran", ""),
        # To whichever field of a bear has room before it.
        ((17, 6), [(16, 5), (16, 6)], "great-bear", "16,7"),
        ((17, 6), [(16, 5), (16, 6), (16, 7)], "great-bear", ""),
    ],
)
def test_a_charge_leads_past_friends_wherever_each_step_is_nearer(
    runner: tuple[int, int], friends: list[tuple[int, int]], foe: str, path: str
) -> None:
    guards = [{"use": "guard", "slug": f"g{n}", "at": list(at)} for n, at in enumerate(friends)]
    dice = "d20=19 " + " ".join(f"d20={12 - n}" for n in range(len(guards))) + " d20=2"
    start = crowd([{**BARE, "at": list(runner)}, *guards], [{"use": foe, "at": [14, 5]}], dice=dice)
    assert ("charge" in start.offers()) is bool(path)
    if path:
        charged = start.play("brawler: charge bare-hands special=", dice="2d20=1,19")
        assert charged.event("moved").values["to"] == field(
            *map(int, path.split(";")[-1].split(","))
        )


@pytest.mark.rule("TAL-RUL-04")
def test_aggression_declared_from_afar_goes_on_with_the_charge() -> None:
    wild = meet("guard", "veteran", apart=6).play("guard: aggressive")
    assert wild.offers() == ["say", "charge"]
    assert wild.pending[0].default().text().startswith("charge")


# What is told.


@pytest.mark.rule("TAL-MNT-16", "TAL-TST-01")
@pytest.mark.parametrize(("die", "told"), [("d20=9", "passed"), ("d20=8", "failed")])
def test_the_composure_of_an_untrained_mount_is_told(die: str, told: str) -> None:
    rider = {"use": "veteran", "mount": "riding-horse"}
    begun = meet(
        rider, "guard", dice=f"d20=19 d20=2 {die}" + (" d20=2 d20=19" * (told == "failed"))
    )
    test = begun.happened("tested", actor="riding-horse")[0]
    assert (test.amount, test.word) == (20, told)


@pytest.mark.rule("TAL-HLD-06", "TAL-RUL-82")
@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("d20=4", [(36, "passed")]),
        ("d20=3", [(16, "passed"), (36, "failed")]),
        ("2d20=1,18 d20=9", [(16, "failed"), (36, "failed")]),
    ],
)
def test_shifting_tells_what_holding_and_what_moving_need(
    dice: str, told: list[tuple[int, str]]
) -> None:
    """Athletics 32 against PD 21, from behind, to keep hold, and 20 more to move."""
    tried = on_the_beast().play("brawler: shift how=head", dice=dice)
    tests = tried.happened("tested")
    assert [(event.amount, event.word) for event in tests] == told
    assert parts_of(tests[-1].tally)["shifting"] == 20
    assert tests[-1].tally is not None
    assert tests[-1].tally.total == 36


@pytest.mark.rule("TAL-RUL-24", "TAL-SEQ-25")
def test_what_was_declared_and_never_begun_is_told() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=19")
    told = start.play(
        "guard: defensive", "guard: attack weapon=short-spear", "guard: done",
        "edict: set fighter=guard field=terrified value=1",
    )  # fmt: skip
    flees = told.play("veteran: done").play("guard@terror: freeze", dice="d20=2 d20=9")
    dropped = flees.happened("declaration-dropped", actor="guard")
    assert [(event.word, event.rule) for event in dropped] == [
        ("defensive", "TAL-RUL-24"),
        ("attack", "TAL-RUL-24"),
    ]
    assert flees.fight.declared == []


@pytest.mark.rule("TAL-MOV-01", "TAL-MOV-02", "TAL-MOV-03", "TAL-MOV-04", "TAL-MOV-05")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("step path=10,6", "TAL-MOV-01"),
        ("half path=10,6", "TAL-MOV-02"),
        ("move path=10,6", "TAL-MOV-03"),
        ("fast path=10,6", "TAL-MOV-04"),
        ("run path=10,6", "TAL-MOV-05"),
        ("charge bare-hands guard", "TAL-ATK-16"),
    ],
)
def test_who_goes_is_told_by_which_rule(answer: str, rule: str) -> None:
    start = meet(BARE, "guard", apart=3)
    gone = start.play(f"brawler: {answer}", dice="2d20=1,19" if "charge" in answer else "")
    assert gone.event("moved").rule == rule


@pytest.mark.rule("TAL-MOV-08", "TAL-MOV-09", "TAL-MNT-06")
def test_lying_rising_and_riding_are_told_by_their_rules() -> None:
    lies = meet(BARE, "guard", apart=3, given=["add-state fighter=brawler state=prone"])
    assert lies.play("brawler: crawl path=10,6").event("moved").rule == "TAL-MOV-08"
    assert lies.play("brawler: stand path=10,6").event("moved").rule == "TAL-MOV-09"
    rides = meet("knight", "guard", apart=9)
    assert rides.play("knight: half path=11,5").event("moved").rule == "TAL-MNT-06"


@pytest.mark.rule("TAL-ACT-08", "TAL-RUL-58", "TAL-RUL-64")
@pytest.mark.parametrize(
    ("walls", "seen"),
    [
        ([], True),
        ([[13, 5]], True),  # its near corner is hidden, the rest of it is not
        ([[13, 4], [13, 5], [13, 6], [13, 7]], False),
    ],
)
def test_a_beast_half_behind_a_wall_is_shot_at(walls: list[list[int]], seen: bool) -> None:
    ready = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}], "belt": []}
    start = meet(ready, {"use": "great-bear", "at": [14, 5]}, walls=walls)
    # Over a wall there is only the shot at its field (TAL-ATK-11).
    assert ("" in start.offers("shoot weapon=long-bow")) is seen


@pytest.mark.rule("TAL-RUL-64", "TAL-RUL-113")
def test_a_prepared_arrow_waits_until_any_part_of_a_beast_is_in_view() -> None:
    ready = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}], "belt": []}
    start = meet(ready, {"use": "great-bear", "at": [14, 5]}, walls=[[13, y] for y in range(3, 8)])
    waits = start.play("archer: prepare long-bow special=", "archer: done")
    still = waits.play("great-bear: half path=14,6;14,7;14,8", dice="2d20=1,19")
    assert still.event("springs").target == "great-bear"
    assert waits.play("great-bear: half path=14,6;14,7").happened("springs") == []


@pytest.mark.rule("TAL-RUL-04", "TAL-RUL-24", "TAL-MAN-10")
def test_aggression_is_declared_right_before_the_blow_of_a_declaration() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=19")
    told = start.play(
        "guard: prepare short-spear special=", "guard: attack weapon=short-spear", "guard: done"
    )
    turn = told.play("veteran: done")
    assert "aggressive" not in turn.offers()
    turn.refuses("guard: aggressive")
    ready = turn.play("guard: prepare short-spear special=")
    wild = ready.play("guard: aggressive")
    assert wild.play("guard: attack short-spear veteran", dice="2d20=1,9").parts("attack")[
        "aggressive"
    ] == 10  # fmt: skip


@pytest.mark.rule("TAL-MAN-01", "TAL-RUL-64", "TAL-MAN-07")
def test_what_a_manoeuvre_is_bought_for_is_told() -> None:
    shield = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    start = meet(shield, "veteran")
    parry = start.play("guard: parry baton").event("readies-with")
    assert (parry.word, parry.item) == ("parry", "baton")
    covers = start.play("guard: cover great-wooden-shield how=melee target=veteran")
    told = covers.event("readies-against")
    assert (told.word, told.item, told.target) == ("cover", "great-wooden-shield", "veteran")
    waits = start.play("guard: prepare baton special=called part=left-arm target=veteran")
    assert waits.event("readies-against").item == "baton"
    assert waits.event("declares-special").word == "called"
    assert start.play("guard: dodge").event("readies").word == "dodge"
