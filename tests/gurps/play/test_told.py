"""What the log tells: every number between the roll and the wound, every place, every choice."""

from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_ATTACK, NECK, RIGHT_ARM
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.testing import situation
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.story import Storyteller
from tests.gurps.arena import arena, at, battle, blow, grip, rolls, struck, who

ONE_TURN: dict[str, Any] = {"otherwise": "default", "until": "over", "steps": 1}
WIDE = {"bounds": [0, 0, 120, 12]}


@pytest.mark.rule("GUR-DMG-01", "GUR-DMG-02", "GUR-INJ-04")
def test_type_factor_and_limb_limit_are_told() -> None:
    duel = arena("aldric", "brenn")
    cut = struck(
        duel, "strike target=brenn mode=swing", "brenn: none", dice=rolls(9, "2d:3,3")
    ).event("wounding")
    assert (cut.word, cut.amount, cut.rule) == ("cutting", 6, "GUR-DMG-01")
    assert cut.values == {"through": 4, "halves": 3}
    leg = struck(
        duel,
        "strike target=brenn mode=swing location=right-leg",
        "brenn: none",
        dice=rolls(9, "2d:3,3", 3),
    )
    assert (leg.event("wounding").amount, leg.event("limb-limit").amount) == (9, 7)
    assert leg.event("injured").amount == 7
    neck = struck(
        duel,
        "strike target=brenn mode=swing location=neck",
        "brenn: none",
        dice=rolls(7, "2d:2,1"),
    )
    assert neck.event("wounding").rule == "GUR-DMG-02"


@pytest.mark.rule("GUR-WRE-13", "GUR-DIC-07")
def test_damage_through_a_hold_tells_its_adds_and_armour() -> None:
    fight = battle("kimura", {"use": "brenn", "hp": 80})
    grip(fight, "kimura", "brenn", NECK)
    snapped = situation(fight).play(
        "kimura: attack", "kimura: neck-snap", dice=rolls(9, 14, "2d:4,5"), **ONE_TURN
    )
    assert snapped.tally("damage").total == -1
    assert snapped.event("damage").values == {"dr": 0, "through": 8}
    assert snapped.event("wounding").amount == 12


@pytest.mark.rule("GUR-WRE-01")
def test_a_critical_grapple_is_told() -> None:
    seized = struck(arena("kimura", "brenn"), "grapple target=brenn", dice=rolls(4))
    assert seized.event("critical-grip").rule == "GUR-WRE-01"
    assert not struck(
        arena("kimura", "brenn"), "grapple target=brenn", "brenn: none", dice=rolls(10)
    ).happened("critical-grip")


@pytest.mark.rule("GUR-RNG-08", "GUR-DEF-23", "GUR-RNG-06")
def test_a_burst_tells_how_many_come_and_how_many_are_avoided() -> None:
    fight = battle("rao", {"use": "brenn", "at": [8, 5], "hp": 200}, ground=WIDE)
    shot = situation(fight).play(
        "rao: attack",
        "rao: shoot target=brenn weapon=assault-rifle shots=5",
        "brenn: dodge",
        dice=rolls(9, 9, "5d:1,1,1,1,1", "5d:1,1,1,1,1"),
        **ONE_TURN,
    )
    assert (shot.event("fires").amount, shot.event("fires").values) == (5, {"left": 26})
    assert shot.event("burst").amount == 3
    assert (shot.event("avoids-hits").amount, shot.event("avoids-hits").values) == (1, {"left": 2})


@pytest.mark.rule("GUR-MAN-12", "GUR-MAN-24", "GUR-MOV-03")
def test_versions_and_postures_are_told() -> None:
    turn = arena("aldric", "brenn")
    told = turn.play(
        "aldric: committed-attack version=strong weapon=thrusting-broadsword",
        otherwise="default",
        until="aldric@attack",
    ).event("version")
    assert (told.word, told.item, told.rule) == ("strong", "thrusting-broadsword", "GUR-MAN-12")
    knelt = turn.play("aldric: change-posture posture=kneeling", **ONE_TURN)
    assert knelt.event("posture").word == "kneeling"
    down = turn.play("aldric: attack way=kneel", **ONE_TURN)
    assert down.event("posture").rule == "GUR-MOV-03"


@pytest.mark.rule("GUR-MAN-36")
def test_what_somebody_waits_for_only_his_side_is_told() -> None:
    waits = arena("aldric", "brenn").play(
        "aldric: wait when=attack-on-me as=committed-attack version=strong "
        "weapon=thrusting-broadsword",
        **ONE_TURN,
    )
    assert (waits.event("waits").word, waits.event("waits").audience) == ("", 0)
    for kind, word in (
        ("waits-for", "attack-on-me"),
        ("waits-to", "committed-attack"),
        ("version", "strong"),
    ):
        assert (waits.event(kind).word, waits.event(kind).audience) == (word, 1)
    assert waits.event("manoeuvre").values == {"version": 0}


@pytest.mark.rule("GUR-EFF-01", "GUR-INJ-10")
def test_fatigue_is_told_with_what_is_left() -> None:
    fight = battle("ysaline", "brenn", extra_effort="on")
    spent = situation(fight).play(
        "ysaline: attack",
        "ysaline: strike target=brenn weapon=rapier effort=mighty-blow",
        dice=rolls(17),
        **ONE_TURN,
    )
    assert spent.event("tired").values == {"fp": 11}
    choked = battle("brenn", "kimura")
    grip(choked, "kimura", "brenn", NECK, chokes=True)
    brenn = who(choked, "brenn")
    brenn.strangled, brenn.fp = True, 0
    gasps = situation(choked).play("brenn: do-nothing", dice=rolls(5), **ONE_TURN)
    assert gasps.event("worn-out").values == {"hp": 11}


@pytest.mark.rule("GUR-WRE-02", "GUR-MOV-14", "GUR-WRE-22")
def test_whoever_is_moved_by_others_is_told_where_to() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", RIGHT_ARM)
    dragged = situation(fight).play("kimura: move path=7,5", **ONE_TURN)
    assert dragged.event("dragged-along", actor="brenn").values == {"at": at(7, 5)}
    maul = {"use": "hrodgar", "hands": [{"item": "maul", "hand": "both"}]}
    knocked = struck(
        arena(maul, {"use": "brenn", "hp": 90}),
        "strike target=brenn weapon=maul",
        "brenn: none",
        dice=rolls(9, "3d:6,6,6", 9),
    )
    back = knocked.event("knocked-back")
    assert back.values == {"at": knocked.fighter("brenn").at}
    followed = struck(
        arena("kimura", "brenn"),
        "grapple target=brenn",
        "brenn: dodge retreat=back to=7,5",
        dice=rolls(10, 16),
    )
    assert followed.event("follows").values == {"at": at(7, 5)}


@pytest.mark.rule("GUR-MAN-26")
def test_an_aim_that_loses_sight_of_its_target_is_told_as_lost() -> None:
    fight = battle("kimura", "brenn", apart=4)
    brenn = who(fight, "brenn")
    brenn.aim_at, brenn.aim_with, brenn.aims = 0, brenn.hands[0].index, 2
    brenn.facing = 0  # Kimura is behind him
    moved = situation(fight).play("kimura: move path=4,5", **ONE_TURN)
    assert moved.event("aim-lost", actor="brenn").rule == "GUR-MAN-26"
    assert moved.fighter("brenn").aims == 0


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-38")
@pytest.mark.parametrize(
    ("trigger", "kind", "told"),
    [
        ("when=manoeuvre way=aim", "waits-manoeuvre", ("", "aim", 0, {})),
        ("when=foe-within steps=4", "waits-near", ("", "", 4, {})),
        ("when=foe-enters at=3,4", "waits-hex", ("", "", 0, {"at": at(3, 4)})),
        ("when=attack-on-anybody who=brenn", "waits-only", ("brenn", "", 0, {})),
    ],
)
def test_a_trigger_is_told_in_full(
    trigger: str, kind: str, told: tuple[str, str, int, dict[str, int]]
) -> None:
    waits = arena("aldric", "brenn").play(
        f"aldric: wait {trigger} as=attack weapon=thrusting-broadsword", **ONE_TURN
    )
    event = waits.event(kind)
    assert (event.target, event.word, event.amount, event.values) == told
    assert event.audience == 1


@pytest.mark.rule("GUR-RNG-09", "GUR-HIT-06")
def test_where_a_thing_comes_to_lie_is_told() -> None:
    thrown = struck(
        arena({"use": "hrodgar", "hands": ["throwing-axe"]}, {"use": "brenn", "at": [8, 5]}),
        "throw target=brenn weapon=throwing-axe",
        dice=rolls(16, "d:2"),
    )
    axe = thrown.fight.thing_by_slug("throwing-axe")
    assert axe is not None
    assert thrown.event("comes-to-lie").values == {"at": axe.at} == {"at": at(10, 5)}
    assert not thrown.happened("drops")
    let_go = arena("aldric", "brenn").play("aldric: drop item=thrusting-broadsword")
    assert let_go.event("drops").item == "thrusting-broadsword"


@pytest.mark.rule("GUR-DEF-01", "GUR-DEF-20", "GUR-MAN-03", "GUR-STA-07")
@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ({"unconscious": True}, "helpless-before"),
        ({"manoeuvre": ALL_OUT_ATTACK}, "went-all-out"),
        ({"facing": 0}, "from-behind"),
        ({"facing": 0, "saw": 0}, "not-aware"),
        ({}, ""),
    ],
)
def test_why_somebody_has_no_defence_is_told(state: dict[str, int], kind: str) -> None:
    fight = battle("aldric", {"use": "brenn", "hp": 100})
    fight.telling = True
    brenn = who(fight, "brenn")
    brenn.saw = -1
    for name, value in state.items():
        setattr(brenn, name, value)
    hit = situation(fight).play(
        "aldric: attack",
        "aldric: strike target=brenn mode=swing",
        dice=rolls(9, "2d:1,1") if kind else rolls(9),
        otherwise="default",
        until="aldric@step" if kind else "brenn@defence",
    )
    kinds = {"helpless-before", "went-all-out", "from-behind", "not-aware"}
    assert [event.kind for event in hit.events if event.kind in kinds] == ([kind] if kind else [])


@pytest.mark.rule("GUR-MAN-25")
@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("stow", "Brenn puts the shortsword away."),
        ("switch", "Brenn takes the shortsword into the other hand."),
        ("ready", "Brenn readies the shortsword."),
    ],
)
def test_what_is_done_with_a_thing_is_told_as_it_is(way: str, words: str) -> None:
    fight = battle({"use": "brenn", "hands": ["shortsword"]}, "aldric")
    fight.telling = True
    if way == "ready":
        fight.fighters[0].hands[0].unready = 1
    done = situation(fight).play(f"brenn: ready item=shortsword way={way}", **ONE_TURN)
    assert done.event("readies").word == way
    book = books()["gurps"]
    names = Names(Catalogue("en", [book.package]), done.fight, item_names(book))
    told = [event for event in done.fight.events if event.kind == "readies"]
    assert [line.text for line in Storyteller(names).tell(told[0])] == [words]


@pytest.mark.rule("GUR-RNG-11")
def test_where_a_zone_lies_is_told() -> None:
    fired = situation(battle("rao", {"use": "brenn", "at": [15, 5]}, ground=WIDE)).play(
        "rao: all-out-attack version=suppression",
        "rao: suppress shots=12 path=14,4;14,5",
        **ONE_TURN,
    )
    assert fired.event("suppresses").values == {"at": at(14, 4), "to": at(14, 5)}


@pytest.mark.rule("GUR-HIT-03", "GUR-HIT-02")
def test_a_chink_names_its_rule() -> None:
    fight = battle({"use": "ysaline", "hp": 20}, {"use": "aldric", "hp": 50})
    fight.telling = True
    thrust = blow(fight, "ysaline", "aldric", "rapier", "thrust")
    rules = {}
    for chink in (False, True):
        thrust.chink, thrust.location = chink, 0
        rules[chink] = {
            part.rule for part in melee_score(fight, thrust).parts or [] if part.name == "location"
        }
    assert rules == {False: {"GUR-HIT-02"}, True: {"GUR-HIT-03"}}
