"""Waits: triggers, interrupts, the stop thrust (GUR-MAN-36 to -38)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import ATTACK, COMMITTED, STRONG, WAIT
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import TO_THE_END, arena, at, battle, grip, on_watch, parts, rolls, who

SPEAR: dict[str, Any] = {
    "use": "pikeman",
    "hands": [{"item": "long-spear", "hand": "both", "reach": 3}],
}
RUN = "path=12,5;11,5;10,5;9,5;8,5"


def waiting(
    words: str, *others: Any, first: Any = "aldric", sides: Any = None, **more: Any
) -> Situation:
    """The first waits, and the second is asked for his turn."""
    fight = battle(first, *(others or ("brenn",)), sides=sides, **more)
    name, second = fight.fighters[fight.order[0]].slug, fight.fighters[fight.order[1]].slug
    return situation(fight).play(
        f"{name}: wait {words}", until=f"{second}@turn", otherwise="default"
    )


BLOW = "brenn: strike target={} weapon=shortsword mode=swing"


def provoked(words: str, *answers: str, first: str = "aldric", **more: Any) -> Situation:
    """Somebody waits for an attack on himself; Brenn strikes at him, and he proceeds."""
    springs = ["brenn: attack", BLOW.format(first), f"{first}: proceed"]
    return waiting(f"when=attack-on-me {words}", first=first).play(*springs, *answers, **more)


def asked(start: Situation, *answers: str, dice: str = "") -> bool:
    """Whether the Wait was offered its moment."""
    played = start.play(*answers, dice=dice, **TO_THE_END)
    before = [a.kind for a in start.asked].count("wait")
    return [a.kind for a in played.asked].count("wait") > before


@pytest.mark.rule("GUR-MAN-36", "GUR-RUL-36")
def test_what_a_wait_may_become() -> None:
    turn = arena("aldric", "brenn").play()
    assert turn.offers("wait when=attack-on-me") == [
        "attack",
        "committed-attack",
        "defensive-attack",
        "all-out-attack",
    ]
    sprung = provoked(
        "as=committed-attack version=strong weapon=thrusting-broadsword",
        otherwise="default",
        until="aldric@attack",
    )
    aldric = sprung.fighter("aldric")
    assert (aldric.manoeuvre, aldric.version, aldric.barred) == (COMMITTED, STRONG, 1)
    feint = provoked(
        "as=attack weapon=thrusting-broadsword", otherwise="default", until="aldric@attack"
    )
    assert "feint" in feint.offers()
    assert feint.fighter("aldric").manoeuvre == ATTACK


@pytest.mark.rule("GUR-MAN-36")
def test_a_wait_allows_defences_but_then_no_all_out_attack() -> None:
    third = {"use": "rao", "hands": ["large-knife"], "at": [6, 4]}
    for kind, again in (("attack", True), ("all-out-attack version=determined", False)):
        start = waiting(f"when=attack-on-me as={kind} weapon=thrusting-broadsword", "brenn", third)
        assert start.fighter("aldric").manoeuvre == WAIT
        struck_ = start.play(
            "brenn: attack",
            "brenn: strike target=aldric weapon=shortsword mode=swing",
            "aldric: keep-waiting",
            "aldric: dodge",
            dice=rolls(9, 9),
            otherwise="default",
            until="rao@turn",
        )
        assert struck_.fighter("aldric").waiting
        assert (
            asked(
                struck_,
                "rao: attack",
                "rao: strike target=aldric weapon=large-knife mode=swing",
                *(["aldric: keep-waiting"] if again else []),
                dice=rolls(15),
            )
            == again
        )
    lost = waiting("when=attack-on-me as=attack weapon=thrusting-broadsword").play(
        "brenn: do-nothing", until="aldric@turn"
    )
    assert not lost.fighter("aldric").waiting


@pytest.mark.rule("GUR-MAN-37")
@pytest.mark.parametrize(
    ("path", "foe", "bonus"),
    [
        (RUN, {}, 2),  # five hexes nearer
        ("path=9,5;8,5", {"at": [10, 5]}, 1),
        ("path=8,5", {"at": [9, 5]}, 0),
        (RUN, {"hands": [{"item": "long-spear", "hand": "both", "reach": 3}]}, 0),  # as long
    ],
)
def test_a_stop_thrust(path: str, foe: dict[str, Any], bonus: int) -> None:
    brenn = {"use": "brenn", "at": [13, 5], "hp": 200, "armour": [], **foe}
    start = waiting("when=foe-in-reach as=attack weapon=long-spear", brenn, first=SPEAR)
    thrust = start.play(
        f"brenn: move {path}",
        "pikeman: proceed",
        "pikeman@attack: strike target=brenn weapon=long-spear",
        "brenn: none",
        dice=rolls(9, "d:1"),
        **TO_THE_END,
    )
    assert parts(thrust.tally("damage")).get("stop-thrust", 0) == bonus


@pytest.mark.rule("GUR-MAN-37")
def test_a_swing_stops_nobody() -> None:
    halberd = {"use": "halberdier", "hands": [{"item": "halberd", "hand": "both", "reach": 3}]}
    start = waiting(
        "when=foe-in-reach as=attack weapon=halberd",
        {"use": "brenn", "at": [13, 5], "hp": 200},
        first=halberd,
    )
    name = start.fight.fighters[0].slug
    for mode, bonus in (("thrust", 2), ("swing", 0)):
        form = next(f for f in start.fighter(name).hands[0].forms if f.mode.key == mode)
        dice = rolls(9, f"{form.dice}d:" + ",".join(["1"] * form.dice))
        hit = start.play(
            f"brenn: move {RUN}",
            f"{name}: proceed",
            f"{name}@attack: strike target=brenn weapon=halberd mode={mode}",
            "brenn: none",
            dice=dice,
            **TO_THE_END,
        )
        assert parts(hit.tally("damage")).get("stop-thrust", 0) == bonus


@pytest.mark.rule("GUR-MAN-38")
@pytest.mark.parametrize(
    ("when", "deed", "springs"),
    [
        ("when=foe-in-reach", "move path=10,5", False),
        ("when=foe-in-reach", "move path=10,5;9,5;8,5;7,5;6,5", True),
        ("when=foe-within steps=3", "move path=10,5;9,5", False),
        ("when=foe-within steps=3", "move path=10,5;9,5;8,5", True),
        ("when=foe-enters at=7,5", "move path=10,5;9,5;8,5;8,4", False),
        ("when=foe-enters at=7,5", "move path=10,5;9,5;8,5;7,5", True),
        ("when=manoeuvre way=move", "move path=12,5", True),
        ("when=manoeuvre way=attack", "move path=12,5", False),
        ("when=turn-ends", "do-nothing", True),
        ("when=attack-on-me", "do-nothing", False),
    ],
)
def test_triggers(when: str, deed: str, springs: bool) -> None:
    start = waiting(
        f"{when} as=attack weapon=thrusting-broadsword", {"use": "brenn", "at": [11, 5]}
    )
    assert asked(start, f"brenn: {deed}") == springs


@pytest.mark.rule("GUR-MAN-38")
@pytest.mark.parametrize(
    ("when", "target", "springs"),
    [
        ("attack-on-me", "aldric", True),
        ("attack-on-me", "ysaline", False),
        ("attack-on-ally", "ysaline", True),
        ("attack-on-ally", "aldric", False),
        ("attack-on-anybody", "ysaline", True),
        ("ally-attacks", "ysaline", False),
    ],
)
def test_triggers_by_attacks(when: str, target: str, springs: bool) -> None:
    start = waiting(
        f"when={when} as=attack weapon=thrusting-broadsword",
        "brenn",
        {"use": "ysaline", "at": [6, 4]},
        sides=[0, 1, 0],
    )
    assert (
        asked(
            start,
            "brenn: attack",
            f"brenn: strike target={target} weapon=shortsword mode=swing",
            dice=rolls(15),
        )
        == springs
    )


@pytest.mark.rule("GUR-MAN-38")
def test_an_allys_attack_springs_a_wait_for_it() -> None:
    start = waiting(
        "when=ally-attacks as=attack weapon=thrusting-broadsword",
        {"use": "ysaline", "at": [6, 4]},
        {"use": "brenn", "at": [6, 5]},
        sides=[0, 0, 1],
    )
    assert asked(
        start, "ysaline: attack", "ysaline: strike target=brenn weapon=rapier", dice=rolls(18, 10)
    )


@pytest.mark.rule("GUR-MAN-38", "GUR-RUL-62")
def test_the_interrupted_meet_it_with_what_they_have_declared() -> None:
    for deed, verbs in (
        (f"move-and-attack version=melee {RUN}", ["none", "dodge"]),
        (f"move {RUN}", ["none", "dodge", "parry"]),
    ):
        start = waiting(
            "when=foe-in-reach as=attack weapon=long-spear",
            {"use": "brenn", "at": [13, 5]},
            first=SPEAR,
        )
        met = start.play(
            f"brenn: {deed}",
            "pikeman: proceed",
            "pikeman@attack: strike target=brenn weapon=long-spear",
            dice=rolls(9),
            otherwise="default",
            until="brenn@defence",
        )
        assert met.fighter("brenn").at == at(8, 5)
        assert met.offers() == verbs
    all_out = waiting("when=attack-on-me as=attack weapon=thrusting-broadsword").play(
        "brenn: all-out-attack version=determined",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "aldric@attack: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(9, "2d:1,1", 17),
        **TO_THE_END,
    )
    assert "defence" not in [a.kind for a in all_out.asked if a.who == "brenn"]


@pytest.mark.rule("GUR-MAN-38")
def test_who_is_stunned_loses_the_turn_and_who_falls_the_rest_of_his_run() -> None:
    start = waiting(
        "when=foe-within steps=3 as=attack weapon=long-spear",
        {"use": "brenn", "at": [13, 5]},
        first=SPEAR,
    )
    spear = [
        "pikeman: proceed",
        "pikeman@attack: strike target=brenn weapon=long-spear",
        "brenn: none",
    ]
    path = "path=12,5;11,5;10,5;9,5;8,5;7,5"
    stopped = start.play(
        f"brenn: move {path}",
        *spear,
        dice=rolls(9, "d:6", 12, 12),
        **TO_THE_END,
    )
    assert stopped.fighter("brenn").stunned
    assert stopped.fighter("brenn").at == at(8, 5)
    hurt = start.play(
        f"brenn: move {path}",
        *spear,
        dice=rolls(9, "d:1"),
        **TO_THE_END,
    )
    assert hurt.fighter("brenn").at == at(7, 5)
    kept = start.play(
        f"brenn: move {path}",
        "pikeman: keep-waiting",
        "pikeman: keep-waiting",
        **TO_THE_END,
    )
    assert kept.fighter("pikeman").waiting


@pytest.mark.rule("GUR-MAN-38")
def test_an_attacker_knocked_out_of_reach_does_not_strike() -> None:
    maul = {"use": "hrodgar", "hands": ["maul"]}
    start = waiting(
        "when=attack-on-me as=attack weapon=maul", {"use": "brenn", "hp": 200}, first=maul
    )
    back = start.play(
        "brenn: attack",
        "brenn: strike target=hrodgar weapon=shortsword mode=swing",
        "hrodgar: proceed",
        "hrodgar@attack: strike target=brenn weapon=maul",
        "brenn: none",
        dice=rolls(9, "3d:4,4,4", 13),
        **TO_THE_END,
    )
    assert back.fighter("brenn").at == at(7, 5)
    assert len(back.rolls("attack")) == 1
    light = start.play(
        "brenn: attack",
        "brenn: strike target=hrodgar weapon=shortsword mode=swing",
        "hrodgar: proceed",
        "hrodgar@attack: strike target=brenn weapon=maul",
        "brenn: none",
        dice=rolls(9, "3d:1,1,1", 14),
        **TO_THE_END,
    )
    assert len(light.rolls("attack")) == 2


@pytest.mark.rule("GUR-MAN-38")
@pytest.mark.parametrize(("dice", "first"), [((10, 9), "ysaline"), ((4, 16), "aldric")])
def test_of_several_waits_the_surest_comes_first(dice: tuple[int, int], first: str) -> None:
    fight = battle("brenn", "aldric", {"use": "ysaline", "at": [6, 4]})
    on_watch(fight, "attack-on-anybody", "aldric", "ysaline")
    sprung = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "ysaline: proceed",
        dice=rolls(*dice),
        otherwise="default",
        until=f"{first}@attack",
    )
    assert [r.tally.total for r in sprung.rolls("who-is-first") if r.tally] == [14, 17]
    assert [a.who for a in sprung.asked if a.kind == "attack"][1:] == [first]


@pytest.mark.rule("GUR-MAN-38")
def test_held_bonuses_last_as_long_as_the_wait() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    aldric.studied, aldric.studies = who(fight, "brenn").index, 2
    start = situation(fight).play(
        "aldric: wait when=attack-on-me as=attack weapon=thrusting-broadsword",
        until="brenn@turn",
        otherwise="default",
    )
    sprung = start.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "aldric@attack: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(16),
        otherwise="default",
        until="brenn@defence",
    )
    assert sprung.parts("attack")["evaluate"] == 2
    over = start.play("brenn: do-nothing", until="aldric@turn")
    assert over.fighter("aldric").studies == 0


@pytest.mark.rule("GUR-MAN-38")
@pytest.mark.parametrize(
    ("here", "there", "springs"),
    [([9, 5], "9,4", True), ([9, 5], "10,5", False), ([9, 4], "9,3", False)],
)
def test_only_who_comes_into_view_springs_a_wait_for_it(
    here: list[int], there: str, springs: bool
) -> None:
    start = waiting(
        "when=foe-in-view as=attack weapon=thrusting-broadsword",
        {"use": "brenn", "at": here},
        ground={"bounds": [0, 0, 20, 12], "walls": [[7, 5]]},
    )
    assert asked(start, f"brenn: move path={there}") == springs


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-03")
def test_a_wait_that_goes_all_out_runs_forward_only() -> None:
    start = waiting(
        "when=foe-within steps=2 as=all-out-attack version=determined weapon=thrusting-broadsword",
        {"use": "brenn", "at": [8, 5]},
    )
    step = start.play("brenn: move path=7,5", "aldric: proceed", until="aldric@step")
    assert set(step.offers("step")) == {"6,5", "6,4", "5,6"}  # half of Move 3
    step.refuses("aldric: step path=4,5")
    assert step.offers("step path=6,5") == ["0", "1", "5"]  # Brenn stays in front
    hit = step.play("aldric: step path=6,5", until="aldric@attack")
    assert "strike" in hit.offers()


@pytest.mark.rule("GUR-MAN-36", "GUR-MOV-08")
def test_a_wait_steps_back_for_a_long_weapon() -> None:
    spear = {**SPEAR, "hands": [{"item": "long-spear", "hand": "both", "reach": 2}]}
    start = waiting("when=attack-on-me as=attack weapon=long-spear", first=spear)
    asked_ = start.play(
        "brenn: attack",
        "brenn: strike target=pikeman weapon=shortsword mode=swing",
        "pikeman: proceed",
        otherwise="default",
        until="pikeman@step",
    )
    back = asked_.play("pikeman: step path=4,5", otherwise="default", until="pikeman@attack")
    assert back.fighter("pikeman").at == at(4, 5)


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-13")
def test_a_wait_for_a_committed_attack_may_take_two_steps() -> None:
    words = "as=committed-attack version=determined weapon=thrusting-broadsword"
    start = waiting(f"when=foe-within steps=3 {words}", {"use": "brenn", "at": [9, 5]})
    step = start.play("brenn: move path=8,5", "aldric: proceed", until="aldric@step")
    step.refuses("aldric: step path=6,5;7,5", reason="too-far")
    step.refuses("aldric: step steps=2 path=6,5;7,5;7,4", reason="too-far")
    swing = step.play(
        "aldric: step steps=2 path=6,5;7,5",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(16),
        **TO_THE_END,
    )
    assert swing.tally("attack").total == 14 + 2 - 2


@pytest.mark.rule("GUR-MAN-13", "GUR-MAN-36")
def test_the_second_step_of_a_sprung_committed_attack_may_come_after_it() -> None:
    words = "as=committed-attack version=determined weapon=thrusting-broadsword"
    start = waiting(f"when=foe-within steps=3 {words}", {"use": "brenn", "at": [8, 5]})
    step = start.play("brenn: move path=7,5", "aldric: proceed", until="aldric@step")
    swing = step.play(
        "aldric: step steps=2 path=6,5",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        "aldric@step: step path=5,5",
        dice=rolls(16),
        **TO_THE_END,
    )
    assert swing.tally("attack").total == 14 + 2 - 2
    assert swing.fighter("aldric").at == at(5, 5)


@pytest.mark.rule("GUR-MAN-38")
def test_who_waited_for_a_dead_man_keeps_his_wait() -> None:
    fight = battle({"use": "brenn", "hp": 1}, "aldric", {"use": "ysaline", "at": [6, 4]})
    on_watch(fight, "attack-on-anybody", "aldric", "ysaline")
    dead = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "ysaline: proceed",
        "ysaline@attack: strike target=brenn weapon=rapier",
        "brenn: none",
        dice=rolls(10, 9, 9, "d:6"),
        otherwise="default",
        until="over",
    )
    assert dead.fighter("brenn").dead
    assert dead.fighter("aldric").waiting


@pytest.mark.rule("GUR-OPT-03", "GUR-OPT-04")
def test_a_feint_out_of_a_wait_lasts_to_the_end_of_the_next_turn() -> None:
    words = "when=attack-on-me as=attack weapon=thrusting-broadsword"
    strike = "brenn: strike target=aldric weapon=shortsword mode=swing"
    for way, misled in (("", 0), (" way=defensive", 4)):
        feint = f"aldric@attack: feint target=brenn weapon=thrusting-broadsword{way}"
        feinted = waiting(words).play(
            "brenn: attack",
            strike,
            "aldric: proceed",
            feint,
            dice=rolls(10, 14, 16),
            otherwise="default",
            until="aldric@turn",
        )
        aldric = feinted.fighter("aldric")
        assert (aldric.feint, aldric.feint_turns) == ((0, 0) if misled else (4, 1))
        attack = feinted.tally("attack")
        assert parts(attack).get("misled", 0) == -misled  # the very attack that was waited for
        over = feinted.play("aldric: do-nothing", otherwise="default", until="brenn@turn")
        assert over.fighter("aldric").feint == 0


def driven_back(start: int, path: str) -> Situation:
    """Brenn runs at a spear that waits for him, and gives way to 9,5 on his run."""
    there = waiting(
        "when=foe-in-reach as=attack weapon=long-spear",
        {"use": "brenn", "at": [start, 5]},
        first=SPEAR,
    )
    driven = there.play(
        f"brenn: move path={path}",
        "pikeman: proceed",
        "pikeman@attack: strike target=brenn weapon=long-spear",
        "brenn: dodge retreat=back to=9,5",
        dice=rolls(9, 9),
        otherwise="default",
        until="brenn@step",
    )
    assert driven.fighter("brenn").at == at(9, 5)
    return driven


@pytest.mark.rule("GUR-MAN-38")
def test_who_gives_way_on_his_run_goes_on_from_there() -> None:
    driven = driven_back(11, "10,5;9,5;8,5;7,5")
    driven.refuses("brenn: step path=8,5;7,5;6,5;6,4", reason="too-far")  # three of six are left
    on = driven.play("brenn: step path=8,5;7,5", otherwise="default", steps=0)
    assert on.fighter("brenn").at == at(7, 5)


@pytest.mark.rule("GUR-MAN-38", "GUR-MOV-04")
def test_who_gives_way_on_his_first_hex_has_spent_no_more_than_that() -> None:
    driven = driven_back(9, "8,5;7,5;6,5")
    on = driven.play("brenn: step path=8,5;7,5;6,5;6,4", otherwise="default", steps=0)
    assert on.fighter("brenn").at == at(6, 4)  # five of six were left


@pytest.mark.rule("GUR-MAN-38")
def test_held_bonuses_end_with_a_wait_that_fires_at_another() -> None:
    fight = battle("aldric", "brenn", {"use": "ysaline", "at": [6, 4]})
    aldric = who(fight, "aldric")
    aldric.studied, aldric.studies = who(fight, "ysaline").index, 2
    aldric.feint, aldric.feint_on, aldric.feint_turns = 3, who(fight, "ysaline").index, 1
    over = situation(fight).play(
        "aldric: wait when=attack-on-me as=attack weapon=thrusting-broadsword",
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "aldric@attack: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(16, 15),
        otherwise="default",
        until="ysaline@turn",
    )
    aldric = over.fighter("aldric")
    assert (aldric.studies, aldric.feint) == (0, 0)


@pytest.mark.rule("GUR-OPT-04")
def test_a_defensive_feint_out_of_a_wait_lasts_through_the_foes_next_turn() -> None:
    words = "when=foe-in-reach as=attack weapon=thrusting-broadsword"
    misled = waiting(words, {"use": "brenn", "at": [8, 5]}).play(
        "brenn: move path=7,5;6,5",
        "aldric: proceed",
        "aldric@attack: feint target=brenn weapon=thrusting-broadsword way=defensive",
        "aldric@turn: do-nothing",
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        dice=rolls(10, 14, 15),
        otherwise="default",
        until="aldric@turn",
    )
    assert parts(misled.tally("attack"))["misled"] == -4


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-14")
def test_the_limb_named_with_a_wait_is_the_one_that_strikes() -> None:
    kick = provoked(
        "as=committed-attack version=strong weapon=kick",
        otherwise="default",
        until="aldric@attack",
    )
    assert kick.offers("strike target=brenn") == ["kick"]
    assert kick.fighter("aldric").barred == 4
    assert "slam" not in kick.offers()
    bare = provoked(
        "as=attack weapon=bare-hands",
        first="kimura",
        otherwise="default",
        until="kimura@attack",
    )
    assert {"grapple", "slam", "strike"} <= set(bare.offers())
    sword = provoked(
        "as=attack weapon=bare-hands",
        otherwise="default",
        until="aldric@attack",
    )
    assert "thrusting-broadsword" not in sword.offers("strike target=brenn")


@pytest.mark.rule("GUR-MAN-37")
@pytest.mark.parametrize("when", ["foe-within steps=3", "foe-enters at=8,5"])
def test_a_stop_thrust_whatever_brought_the_foe_into_reach(when: str) -> None:
    thrust = waiting(
        f"when={when} as=attack weapon=long-spear",
        {"use": "brenn", "at": [12, 5], "hp": 200, "armour": []},
        first=SPEAR,
    ).play(
        "brenn: move path=11,5;10,5;9,5;8,5",
        "pikeman: proceed",
        "pikeman@attack: strike target=brenn weapon=long-spear",
        "brenn: none",
        dice=rolls(9, "d:1"),
        **TO_THE_END,
    )
    assert parts(thrust.tally("damage"))["stop-thrust"] == 2


@pytest.mark.rule("GUR-MAN-37", "GUR-MOV-08")
def test_a_stop_thrust_needs_the_longer_reach_as_it_is_set() -> None:
    short = {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both", "reach": 2}]}
    for foe, bonus in (("rapier", 0), ("shortsword", 3)):
        brenn = {"use": "brenn", "at": [13, 5], "hp": 200, "armour": [], "hands": [foe]}
        start = waiting("when=foe-in-reach as=attack weapon=long-spear", brenn, first=short)
        thrust = start.play(
            "brenn: move path=12,5;11,5;10,5;9,5;8,5;7,5",
            "pikeman: proceed",
            "pikeman@attack: strike target=brenn weapon=long-spear",
            "brenn: none",
            dice=rolls(9, "d:1"),
            **TO_THE_END,
        )
        assert parts(thrust.tally("damage")).get("stop-thrust", 0) == bonus


@pytest.mark.rule("GUR-MAN-38", "GUR-WRE-18")
@pytest.mark.parametrize(("verb", "part"), [("takedown", 4), ("strangle", 3), ("neck-snap", 3)])
def test_a_grip_that_is_used_springs_a_wait_for_an_attack(verb: str, part: int) -> None:
    fight = battle("kimura", "brenn", {"use": "aldric", "at": [6, 4]}, sides=[0, 1, 1])
    grip(fight, "kimura", "brenn", part)
    on_watch(fight, "attack-on-ally", "aldric")
    asked_ = situation(fight).play(
        "kimura: attack", f"kimura: {verb} target=brenn", otherwise="default", until="aldric@wait"
    )
    assert asked_.question.kind == "wait"


@pytest.mark.rule("GUR-MAN-38", "GUR-RNG-11")
def test_suppression_fire_springs_a_wait_for_an_attack() -> None:
    start = waiting(
        "when=attack-on-me as=attack weapon=thrusting-broadsword",
        {"use": "rao", "at": [6, 5]},
    )
    fired = start.play(
        "rao: all-out-attack version=suppression",
        'rao: suppress weapon=assault-rifle shots=5 path="5,5;4,5"',
        otherwise="default",
        until="aldric@wait",
    )
    assert fired.fighter("rao").hands[0].shots == 31
    stopped = fired.play(
        "aldric: proceed",
        "aldric@attack: strike target=rao weapon=thrusting-broadsword mode=swing location=skull "
        "telegraphic=yes",
        dice=rolls(7, "2d:6,6", 17),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert stopped.fighter("rao").out()
    assert stopped.fight.zones == []


@pytest.mark.rule("GUR-MAN-38", "GUR-STA-06")
def test_a_weapon_beaten_aside_strikes_no_more() -> None:
    beaten = provoked(
        "as=attack weapon=thrusting-broadsword",
        "aldric@attack: disarm target=brenn weapon=thrusting-broadsword mode=swing",
        "brenn: none",
        dice=rolls(7, 12, 11),
        **TO_THE_END,
    )
    assert beaten.event("unready").actor == "brenn"
    assert not beaten.rolls("attack")[1:]


@pytest.mark.rule("GUR-MAN-38")
def test_who_can_no_longer_reach_the_foe_keeps_his_wait() -> None:
    fight = battle(
        {"use": "rao", "st": 8, "hands": ["large-knife"], "hp": 200},
        {"use": "hrodgar", "hands": [{"item": "maul", "hand": "both"}], "st": 20},
        {"use": "aldric", "at": [5, 6]},
        sides=[0, 1, 1],
    )
    on_watch(fight, "attack-on-anybody", "hrodgar", "aldric")
    driven = situation(fight).play(
        "rao: attack",
        "rao: strike target=aldric weapon=large-knife mode=swing",
        "hrodgar: proceed",
        "aldric: proceed",
        "hrodgar@attack: strike target=rao weapon=maul",
        "rao: none",
        dice=rolls(8, 17, 9, "3d:6,6,6", 9),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert driven.event("knocked-back").amount >= 3
    assert driven.fighter("aldric").waiting
    assert not driven.fighter("hrodgar").waiting
