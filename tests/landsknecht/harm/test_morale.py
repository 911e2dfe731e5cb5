"""Morale (4.18): who checks when, and what becomes of those who fail."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.testing import Situation
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names
from fechtbuch.text.story import Storyteller
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, SECOND, asked, kinds, line, side, stage

CONTACT = {"contact_morale": True}


def meeting(*theirs: dict[str, Any], ours: int = 1, **more: Any) -> Situation:
    """Player characters meet somebody; nothing is rolled yet."""
    heroes = side("Ours", *[man("kurt", 0, y) for y in range(ours)], heroes=True)
    return stage(heroes, side("Theirs", *theirs), scene=CONTACT, ground=OPEN, **more)


def routed(use: str, x: int, y: int = 0, **more: Any) -> dict[str, Any]:
    """Somebody who has lost heart."""
    return man(use, x, y, "routed", **more)


# LSK-MOR-01: the check.


@pytest.mark.rule("LSK-MOR-01")
@pytest.mark.parametrize(("dice", "stands"), [("4,4", True), ("4,5", False), ("1,1", True)])
def test_two_dice_at_or_under_the_score_stand(dice: str, stands: bool) -> None:
    """Hans has Morale 8."""
    played = meeting(man("hans", 9)).play(dice=f"2d6={dice}" + (f" {FIRST}" if stands else ""))
    assert ("morale-holds" in kinds(played)) == stands
    assert played.question.id.endswith("turn-kurt" if stands else "rout-theirs")


@pytest.mark.rule("LSK-MOR-01")
@pytest.mark.parametrize(("score", "chance"), [(2, 1), (7, 21), (11, 35)])
def test_every_score_has_its_chance(score: int, chance: int) -> None:
    odds = meeting(man("hans", 9, morale=score)).chances(
        otherwise="default",
        until="@turn",
        outcome=lambda fight: not fight.by_slug("hans").routed,
    )
    assert odds[True] == Fraction(chance, 36)


@pytest.mark.rule("LSK-MOR-01")
def test_a_score_of_twelve_never_fails_and_is_never_adjusted() -> None:
    begun = meeting(
        man("hans", 9, morale=12), given=("modifier fighter=hans amount=-2 purpose=morale",)
    )
    played = begun.play(dice=FIRST)
    assert played.rolls("morale") == []
    assert not played.fighter("hans").routed


@pytest.mark.rule("LSK-MOR-01")
@pytest.mark.parametrize(("amount", "counted"), [(2, 2), (-2, -2), (5, 2), (-5, -2)])
def test_the_referee_adjusts_by_two_at_most(amount: int, counted: int) -> None:
    begun = meeting(
        man("hans", 9), given=(f"modifier fighter=hans amount={amount} purpose=morale",)
    )
    played = begun.play(dice="2d6=6,6")
    assert played.tally("morale").total == 8 + counted


@pytest.mark.rule("LSK-MOR-01")
def test_player_characters_never_check_and_nobody_with_the_switch_off() -> None:
    heroes = side("Ours", man("kurt", 0), heroes=True)
    theirs = side("Theirs", *[man("hans", 9, y) for y in range(3)])
    played = stage(heroes, theirs, scene=CONTACT).play(dice=FIRST)
    assert played.rolls("morale") == []
    assert meeting(man("hans", 9), morale=False).play(dice=FIRST).rolls("morale") == []


@pytest.mark.rule("LSK-MOR-01")
def test_hirelings_of_player_characters_check_in_a_group_of_their_own() -> None:
    hired = man("kurt", 0, 1, hireling=True, morale=7)
    heroes = side("Ours", man("kurt", 0), hired, heroes=True)
    theirs = side("Theirs", *[man("hans", 9, y) for y in range(3)])
    played = stage(heroes, theirs, scene=CONTACT).play(
        "ours: flee", dice=f"2d6=4,4 {FIRST}", otherwise="default", until="@turn"
    )
    assert [roll.actor for roll in played.rolls("morale")] == ["kurt-2"]
    assert [played.fighter(who).routed for who in ("kurt", "kurt-2")] == [False, True]


@pytest.mark.rule("LSK-MOR-01")
def test_those_of_one_side_with_the_same_block_roll_once_for_all() -> None:
    theirs = [man("hans", 9), man("hans", 9, 1), man("ilse", 9, 2)]
    played = meeting(*theirs, ours=3).play(
        "theirs: flee", dice=f"2d6=6,6 2d6=1,1 {FIRST}", otherwise="default", until="@turn"
    )
    assert [roll.actor for roll in played.rolls("morale")] == ["hans", "ilse"]
    assert played.fighter("hans").routed
    assert played.fighter("hans-2").routed
    assert not played.fighter("ilse").routed


@pytest.mark.rule("LSK-MOR-01")
def test_the_scenario_may_group_otherwise() -> None:
    theirs = [
        man("hans", 9, group="van"),
        man("hans", 9, 1, group="rear"),
        man("ilse", 9, 2, group="van"),
    ]
    played = meeting(*theirs, ours=3).play(
        "theirs: flee", dice=f"2d6=6,6 2d6=1,1 {FIRST}", otherwise="default", until="@turn"
    )
    assert [played.fighter(who).routed for who in ("hans", "hans-2", "ilse")] == [True, False, True]


# LSK-MOR-02: when.


@pytest.mark.rule("LSK-MOR-02")
@pytest.mark.parametrize(("ours", "theirs", "checks"), [(1, 1, True), (2, 1, True), (1, 2, False)])
def test_a_group_checks_on_contact_unless_its_side_outnumbers_the_enemy(
    ours: int, theirs: int, checks: bool
) -> None:
    begun = meeting(*[man("hans", 9, y) for y in range(theirs)], ours=ours)
    played = begun.play(dice=("2d6=1,1 " if checks else "") + FIRST)
    assert len(played.rolls("morale")) == checks


@pytest.mark.rule("LSK-MOR-02")
def test_all_enemies_together_are_counted_but_no_friends_and_no_mounts() -> None:
    """Two Hanses meet Kurt and Bertha of different sides: they do not outnumber them."""
    hanses = side("Hans", man("hans", 9), man("hans", 9, 1), friends="ilse")
    begun = stage(
        hanses,
        side("Ilse", man("ulrich", 12), heroes=True),
        side("Kurt", man("kurt", 0), heroes=True),
        side("Bertha", man("bertha", 0, 5), heroes=True),
        scene=CONTACT,
    )
    played = begun.play(dice="2d6=1,1 d6=6 d6=5 d6=4 d6=3")
    assert [roll.actor for roll in played.rolls("morale")] == ["hans"]


@pytest.mark.rule("LSK-MOR-02")
def test_the_numbers_are_those_of_the_moment_when_they_meet() -> None:
    """Two against one: nobody checks, though it would be one against one were Ilse away."""
    begun = meeting(man("hans", 9), man("ilse", 9, 1), ours=2)
    played = begun.play("theirs: surrender", dice=f"2d6=6,6 2d6=1,1 {FIRST}")
    assert len(played.rolls("morale")) == 2


@pytest.mark.rule("LSK-MOR-02", "LSK-SEQ-06")
def test_contact_comes_before_round_zero() -> None:
    begun = stage(
        side("Ours", man("kurt", 0), heroes=True),
        side("Theirs", man("hans", 9)),
        scene={**CONTACT, "surprise": ["theirs"]},
        career_traits=False,
    )
    played = begun.play(dice="2d6=1,1 d6=1")
    assert played.fight.round == 0


def battle(*theirs: dict[str, Any], dice: str = "", **more: Any) -> Situation:
    """Kurt is to act against somebody at 1,0; nobody has checked."""
    heroes = side("Ours", man("kurt", 0, ws=9, wounds=60), heroes=True)
    return stage(heroes, side("Theirs", *theirs), ground=OPEN, **more).play(dice=FIRST)


KILL = ("kurt: attack target=hans weapon=messer", "hans: none")
FATAL = "d20=16 d8=8"


@pytest.mark.rule("LSK-MOR-02")
def test_a_group_checks_once_at_the_end_of_the_round_in_which_it_is_halved() -> None:
    """Two of four are left: half. Later losses change nothing."""
    begun = battle(man("hans", 1), *[man("hans", 20, y, "acted") for y in range(3)])
    three = begun.play(*KILL, dice=f"{FATAL} {FIRST}")
    assert three.rolls("morale") == []
    two = three.play(
        "edict: add-state fighter=hans-2 state=dead",
        "kurt: nothing",
        otherwise="default",
        until="@rout",
        dice="2d6=6,6",
    )
    assert [roll.actor for roll in two.rolls("morale")] == ["hans-3"]
    stood = three.play(
        "edict: add-state fighter=hans-2 state=dead",
        "kurt: nothing",
        otherwise="default",
        until="kurt@turn",
        dice=f"2d6=1,1 {FIRST}",
    )
    one = stood.play(
        "edict: add-state fighter=hans-3 state=dead",
        "kurt: nothing",
        otherwise="default",
        until="kurt@turn",
        dice=FIRST,
    )
    assert one.rolls("morale") == []


@pytest.mark.rule("LSK-MOR-02")
def test_who_began_alone_checks_at_half_his_wounds() -> None:
    """Hans has 12 Wounds: at 7 he fights on, at 6 he checks."""
    seven = battle(man("hans", 1, wounds_left=8)).play(*KILL, dice="d20=17", steps=0)
    assert seven.play("hans: nothing", dice=FIRST).rolls("morale") == []
    six = battle(man("hans", 1, wounds_left=7)).play(*KILL, dice="d20=17", steps=0)
    assert len(six.play("hans: nothing", dice="2d6=6,6").rolls("morale")) == 1


@pytest.mark.rule("LSK-MOR-02")
def test_who_is_hidden_neither_gives_courage_nor_takes_it() -> None:
    """With the hidden one they would be two against one, or one against two."""
    unseen = man("hans", 9, 1, hidden=["ours"])
    assert len(meeting(man("hans", 9), unseen).play(dice="2d6=6,6").rolls("morale")) == 1
    hired = man("kurt", 0, 1, hireling=True, morale=7)
    ours = side("Ours", man("kurt", 0), hired, heroes=True)
    theirs = side(
        "Theirs", man("hans", 9, morale=12), man("ilse", 9, 1, hidden=["ours"], morale=12)
    )
    assert stage(ours, theirs, scene=CONTACT, ground=OPEN).play(dice=FIRST).rolls("morale") == []


@pytest.mark.rule("LSK-MOR-02")
def test_who_fights_alone_for_all_one_knows_checks_at_half_his_wounds() -> None:
    """Another of his group is hidden: he counts neither at the beginning nor at the end."""
    hans = man("hans", 1, wounds_left=7)
    begun = battle(hans, man("hans", 20, 1, "acted", hidden=["ours"]))
    struck = begun.play(*KILL, dice="d20=17", steps=0)
    checked = struck.play("hans: nothing", dice="2d6=6,6")
    assert [roll.actor for roll in checked.rolls("morale")] == ["hans"]


@pytest.mark.rule("LSK-MOR-02")
def test_those_put_to_sleep_count_as_lost() -> None:
    begun = battle(man("hans", 9), man("hans", 20)).play(
        "edict: add-state fighter=hans state=asleep",
        "kurt: nothing",
        "hans-2: nothing",
        dice="2d6=6,6",
    )
    assert begun.question.id.endswith("rout-theirs")


@pytest.mark.rule("LSK-MOR-02")
def test_copies_of_a_fight_remember_their_own_first_numbers() -> None:
    begun = meeting(man("hans", 9))
    begun.play(dice="2d6=6,6")
    assert begun.fight.first_numbers == []


# LSK-MOR-03: those who fail.


@pytest.mark.rule("LSK-MOR-03", "LSK-RUL-66")
def test_a_surrender_is_at_once_and_drops_the_weapon() -> None:
    played = meeting(man("hans", 9), ours=2).play("theirs: surrender", dice="2d6=6,6")
    hans = played.fighter("hans")
    assert hans.surrendered
    assert hans.hands == []
    assert not hans.in_the_fight()


@pytest.mark.rule("LSK-MOR-03")
def test_a_caster_who_surrenders_casts_nothing() -> None:
    begun = stage(
        side("Ours", man("arquebusier", 0), heroes=True),
        side("Theirs", man("marta", 9), man("hans", 9, 5)),
        ground=OPEN,
    )
    played = begun.play(
        "theirs: next who=marta",
        "marta: cast spell=magic-missile targets=arquebusier",
        "hans: nothing",
        "arquebusier: shoot target=hans weapon=arquebus",
        "hans: none",
        "theirs: surrender",
        otherwise="default",
        until="@turn",
        dice=f"{SECOND} d10=9 d20=20 2d6=6,6 {FIRST}",
    )
    assert played.happened("spell-works") == []
    assert played.fighter("arquebusier").wounds == 12


@pytest.mark.rule("LSK-MOR-03")
def test_unintelligent_groups_do_not_surrender() -> None:
    played = meeting(man("wolf", 9)).play(dice=f"2d6=6,6 {FIRST}")
    assert played.fighter("wolf").routed
    assert "theirs@rout" not in asked(played)


@pytest.mark.rule("LSK-MOR-03")
def test_those_who_fail_flee_on_their_next_action() -> None:
    begun = stage(side("Ours", routed("hans", 9)), side("Theirs", man("kurt", 0)), ground=OPEN)
    begun = begun.play(dice=FIRST)
    assert begun.offers()[:2] == ["flee", "parry"]
    assert not {"nothing", "attack", "move", "run", "hold"} & set(begun.offers())
    assert begun.question.default().verb == "flee"
    fled = begun.play(otherwise="default", until="kurt@turn")
    assert fled.fighter("hans").fleeing
    assert fled.fight.apart(fled.fighter("hans"), fled.fighter("kurt")) > 9


@pytest.mark.rule("LSK-MOR-03", "LSK-SEQ-01")
def test_who_parries_out_of_turn_does_not_flee_as_well() -> None:
    begun = stage(side("Ours", routed("hans", 9)), side("Theirs", man("kurt", 0)), ground=OPEN)
    played = begun.play(dice=FIRST).play("hans!: parry")
    assert played.question.id.endswith("turn-kurt")
    assert not played.fighter("hans").fleeing


@pytest.mark.rule("LSK-MOR-03")
def test_the_routed_make_no_attack_but_guard_and_parry() -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", routed("hans", 1)), ground=OPEN)
    begun = begun.play(dice=FIRST)
    struck = begun.play("kurt: attack target=hans weapon=messer")
    assert struck.offers() == ["none", "guard", "parry"]
    wrestled = begun.play("kurt: wrestle target=hans", dice="d20=20 d20=1")
    assert "hans@strike" not in asked(wrestled)
    ran = begun.play("kurt: run path=" + line(-1, -9))
    assert "hans@runner" not in asked(ran)


@pytest.mark.rule("LSK-MOR-03")
def test_the_routed_in_a_grip_only_try_to_get_free() -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", routed("hans", 1)), ground=OPEN)
    gripped = begun.play(
        "kurt: wrestle target=hans", "kurt: immobilise", dice=f"{FIRST} d20=20 d20=1"
    )
    assert gripped.offers() == ["nothing", "escape"]


CORNER: dict[str, Any] = {"rows": ["##########", "#........#", "##########"]}


@pytest.mark.rule("LSK-MOR-03")
def test_who_cannot_flee_any_farther_surrenders_if_intelligent() -> None:
    begun = stage(
        side("Ours", routed("hans", 1, 1)), side("Theirs", man("kurt", 5, 1)), ground=CORNER
    )
    played = begun.play(dice=FIRST)
    assert played.fighter("hans").surrendered
    assert played.event("cornered", actor="hans").rule == "LSK-MOR-03"
    assert "hans@turn" not in asked(played)


@pytest.mark.rule("LSK-MOR-03")
def test_a_beast_at_bay_fights_on() -> None:
    begun = stage(
        side("Ours", routed("wolf", 1, 1)), side("Theirs", man("kurt", 2, 1)), ground=CORNER
    )
    played = begun.play(dice=FIRST)
    assert played.event("fights-on", actor="wolf").rule == "LSK-MOR-03"
    assert "attack" in played.offers()


@pytest.mark.rule("LSK-MOR-03")
def test_the_edge_of_the_map_is_a_way_out_even_past_the_enemy() -> None:
    """A passage is open behind Kurt's back: too narrow to pass him, or just wide enough."""
    rows = ["##########", "#.........", "##########"]
    begun = stage(
        side("Ours", routed("hans", 1, 1)), side("Theirs", man("kurt", 5, 1)), ground={"rows": rows}
    )
    assert begun.play(dice=FIRST).fighter("hans").surrendered
    wide = ["##########", "#.........", "#........#", "##########"]
    free = stage(
        side("Ours", routed("hans", 1, 1)), side("Theirs", man("kurt", 5, 1)), ground={"rows": wide}
    )
    assert free.play(dice=FIRST).question.default().verb == "flee"


@pytest.mark.rule("LSK-MOR-03")
def test_who_cannot_run_cannot_flee_even_at_the_edge() -> None:
    begun = stage(
        side("Ours", routed("hans", 0, 1, pack=["strongbox"] * 4)),
        side("Theirs", man("kurt", 5, 1)),
        ground={"bounds": [0, 0, 9, 2]},
    )
    assert begun.play(dice=FIRST).fighter("hans").surrendered


@pytest.mark.rule("LSK-MOR-03", "LSK-MOR-01")
def test_there_is_no_rally_and_no_second_check() -> None:
    begun = stage(
        side("Ours", man("kurt", 0), heroes=True),
        side("Theirs", routed("hans", 1, wounds_left=3)),
        ground=OPEN,
    )
    played = begun.play(
        "kurt: nothing",
        "hans: parry",
        otherwise="default",
        until="kurt@turn",
        dice=f"{FIRST} {FIRST}",
    )
    assert played.rolls("morale") == []
    assert played.fighter("hans").routed


@pytest.mark.rule("LSK-MOR-03", "LSK-HLD-03")
def test_a_holder_who_loses_heart_may_use_his_held_action_to_flee() -> None:
    begun = stage(
        side("Ours", man("arquebusier", 0), man("kurt", 0, 5), heroes=True),
        side("Theirs", man("militiaman", 9, 1), man("militiaman", 9, 3)),
        ground=OPEN,
    )
    played = begun.play(
        "theirs: next who=militiaman",
        "militiaman: hold",
        "militiaman-2: nothing",
        "ours: next who=arquebusier",
        "arquebusier: shoot target=militiaman-2 weapon=arquebus",
        "militiaman: wait",
        "militiaman-2: none",
        "theirs: flee",
        "kurt: move path=1,5",
        dice=f"{SECOND} d10=9 d20=20 2d6=6,6",
    )
    assert played.offers() == ["wait", "flee", "parry"]


# LSK-MOR-04: gunfire.


def volley(*theirs: dict[str, Any], second: bool = False) -> Situation:
    """An arquebus, or two, against a line of enemies far off."""
    shooters = [man("arquebusier", 0)] + ([man("arquebusier", 0, 5)] if second else [])
    return stage(side("Ours", *shooters, heroes=True), side("Theirs", *theirs), ground=OPEN)


SHOOT = "arquebusier: shoot target=militiaman weapon=arquebus"


@pytest.mark.rule("LSK-MOR-04")
def test_a_discharge_makes_enemies_of_morale_seven_or_less_check_at_once() -> None:
    begun = volley(man("militiaman", 9), man("hans", 9, 5)).play(
        SHOOT, "militiaman: none", dice=f"{FIRST} d10=9 d20=20 2d6=4,4"
    )
    assert begun.question.id.endswith("rout-theirs")
    assert [roll.actor for roll in begun.rolls("morale")] == ["militiaman"]
    assert begun.event("gunfire", actor="arquebusier").rule == "LSK-MOR-04"


@pytest.mark.rule("LSK-MOR-04")
def test_a_misfire_frightens_nobody() -> None:
    played = volley(man("militiaman", 9)).play(SHOOT, "militiaman: none", dice=f"{FIRST} d10=1")
    assert played.rolls("morale") == []


@pytest.mark.rule("LSK-MOR-04")
def test_friends_and_neutrals_of_the_shooter_do_not_check() -> None:
    begun = stage(
        side("Ours", man("arquebusier", 0), man("militiaman", 0, 3), friends="others"),
        side("Theirs", man("hans", 9)),
        side("Others", man("militiaman", 0, 9)),
        ground=OPEN,
    )
    played = begun.play(
        "ours: next who=arquebusier",
        "arquebusier: shoot target=hans weapon=arquebus",
        "hans: none",
        dice="d6=6 d6=5 d6=1 d10=9 d20=20",
    )
    assert played.rolls("morale") == []


@pytest.mark.rule("LSK-MOR-04")
def test_one_check_for_each_group_and_round() -> None:
    begun = volley(
        man("militiaman", 9), man("militiaman", 9, 1), man("militiaman", 9, 3), second=True
    )
    played = begun.play(
        "ours: next who=arquebusier",
        SHOOT,
        "militiaman: none",
        "arquebusier-2: shoot target=militiaman weapon=arquebus-2",
        "militiaman: none",
        dice=f"{FIRST} d10=9 d20=20 2d6=1,1 d10=9 d20=20",
    )
    assert len(played.rolls("morale")) == 1
    again = played.play(
        "edict: skip fighter=militiaman",
        "edict: skip fighter=militiaman-2",
        "edict: skip fighter=militiaman-3",
        dice=FIRST,
    )
    assert again.fight.gunfire_checked == []


@pytest.mark.rule("LSK-MOR-04")
def test_the_shot_in_the_dark_is_heard_as_well() -> None:
    begun = stage(
        side("Ours", man("arquebusier", 0, 0, "blind"), heroes=True),
        side("Theirs", man("militiaman", 9)),
        ground=OPEN,
    )
    played = begun.play(
        SHOOT, otherwise="default", until="militiaman@turn", dice=f"{FIRST} d10=9 2d6=1,1"
    )
    assert len(played.rolls("morale")) == 1


@pytest.mark.rule("LSK-MOR-04", "LSK-ATK-11")
def test_the_fall_of_a_rider_comes_before_the_fright() -> None:
    """The warhorse falls, Ulrich saves; only then his side hears the shot."""
    begun = stage(
        side("Ours", man("arquebusier", 0), heroes=True),
        side("Theirs", man("ulrich", 9, mount_wounds=1), man("militiaman", 20)),
        ground=OPEN,
    )
    played = begun.play(
        "arquebusier: shoot target=warhorse weapon=arquebus",
        otherwise="default",
        until="@next",
        dice=f"{FIRST} d10=9 d20=1 d8=1 d20=20 2d6=1,1",
    )
    assert [roll.word for roll in played.rolls()][-2:] == ["save", "morale"]


@pytest.mark.rule("LSK-MOR-03")
@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (1, "Hans has lost heart. Flee or surrender?"),
        (2, "Hans 1 and one more have lost heart. Flee or surrender?"),
        (3, "Hans 1 and 2 more have lost heart. Flee or surrender?"),
    ],
)
def test_the_question_names_one_and_says_how_many_others(number: int, sentence: str) -> None:
    played = meeting(*[man("hans", 9, y) for y in range(number)], ours=3).play(dice="2d6=4,5")
    words = Catalogue("en", ["fechtbuch.books.landsknecht"])
    told = Storyteller(Names(words, played.fight, {}))
    assert told.question(played.question) == sentence


# Whoever runs or gives up is told why: the rule, what was rolled and what was needed.


def sentences(played: Situation, kind: str) -> list[tuple[str, tuple[str, ...]]]:
    """What is told of events of a kind, with their rules."""
    words = Catalogue("en", ["fechtbuch.books.landsknecht"])
    told = Storyteller(Names(words, played.fight, {}))
    events = [event for event in played.fight.events if event.kind == kind]
    return [(line.text, tuple(line.rules)) for event in events for line in told.tell(event)]


@pytest.mark.rule("LSK-MOR-01", "LSK-MOR-02")
def test_losing_heart_at_first_contact_tells_its_reason_and_numbers() -> None:
    played = meeting(man("hans", 9)).play(dice="2d6=4,5")
    assert sentences(played, "morale-fails") == [
        (
            "Hans loses heart at first contact, with no more friends than foes: "
            "9 on 2d6, more than Morale 8.",
            ("LSK-MOR-02",),
        )
    ]


@pytest.mark.rule("LSK-MOR-02", "LSK-MOR-04")
def test_each_later_check_tells_its_own_reason() -> None:
    alone = battle(man("hans", 1, wounds_left=7)).play(*KILL, dice="d20=17", steps=0)
    wounded = alone.play("hans: nothing", dice="2d6=6,6").event("morale-fails")
    assert (wounded.word, wounded.rule) == ("wounded", "LSK-MOR-02")
    asleep = "edict: add-state fighter=hans state=asleep"
    two = battle(man("hans", 9), man("hans", 20))
    halved = two.play(asleep, "kurt: nothing", "hans-2: nothing", dice="2d6=6,6")
    assert halved.event("morale-fails").word == "halved"


@pytest.mark.rule("LSK-MOR-03")
def test_flight_without_heart_is_told_by_its_rule() -> None:
    begun = stage(
        side("Ours", man("kurt", 0), heroes=True),
        side("Theirs", routed("hans", 9)),
        ground=OPEN,
    )
    played = begun.play("kurt: nothing", otherwise="default", until="kurt@turn", dice=FIRST)
    assert ("Hans has lost heart and flees.", ("LSK-MOR-03",)) in sentences(played, "declares")
