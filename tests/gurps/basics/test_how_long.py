"""How long things last: at whose turns each is still there, counted out turn by turn.

A row plays or sets up something that lasts, then nobody does anything any more. Each time somebody
is asked for his turn it is read: `x` while it is there, `.` where it is gone. Aldric and Brenn take
turns; the first letter is the first turn that begins afterwards.
"""

from collections.abc import Callable
from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    COMMITTED,
    DEFENSIVE,
    DETERMINED,
    PARRY,
    RIGHT_ARM,
)
from fechtbuch.books.gurps.rules.basics.shock import suffer_shock
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import battle, grip, rolls, who

TURNS = 6

Read = Callable[[Any], object]


def seen(start: Situation, read: Read, turns: int = TURNS) -> str:
    """At which of the turns that begin from now on it is there, while everybody does nothing."""
    found = ""
    now = start
    for _ in range(turns):
        assert now.question.kind == "turn"
        found += "x" if read(now.fight) else "."
        now = now.play("do-nothing", otherwise="default", until="@turn")
    return found


def aldric(fight: Any) -> Combatant:
    return who(fight, "aldric")


def brenn(fight: Any) -> Combatant:
    return who(fight, "brenn")


# Set by a deed.

SWORD = "weapon=thrusting-broadsword"


def feint(way: str = "") -> Situation:
    """Aldric feints on his own turn; Brenn's turn begins."""
    return situation(battle("aldric", "brenn")).play(
        "aldric: attack",
        f"aldric: feint target=brenn {SWORD}{way}",
        dice=rolls(9, 12),
        otherwise="default",
        until="brenn@turn",
    )


def feint_out_of_a_wait(way: str = "") -> Situation:
    """Aldric waits and feints in Brenn's turn, when Brenn rises from his knees."""
    return situation(battle("aldric", {"use": "brenn", "posture": "kneeling"})).play(
        f"aldric: wait when=manoeuvre way=change-posture {SWORD}",
        "brenn: change-posture posture=standing",
        "aldric: proceed",
        "aldric: stay",
        f"aldric: feint target=brenn {SWORD}{way}",
        dice=rolls(9, 12),
        otherwise="default",
        until="aldric@turn",
    )


FEINTS: list[tuple[str, Callable[[], Situation], Read, str, str]] = [
    # "until that attack is made or the end of the fighter's next turn"
    ("feint", feint, lambda fight: aldric(fight).feint, "GUR-OPT-03", "xx...."),
    (
        "feint out of a Wait",
        feint_out_of_a_wait,
        lambda fight: aldric(fight).feint,
        "GUR-OPT-03",
        "x.....",
    ),
    # "until that attack or until the end of the foe's next turn"
    (
        "defensive feint",
        lambda: feint(" way=defensive"),
        lambda fight: brenn(fight).misled,
        "GUR-OPT-04",
        "x.....",
    ),
    (
        "defensive feint in the foe's own turn",
        lambda: feint_out_of_a_wait(" way=defensive"),
        lambda fight: brenn(fight).misled,
        "GUR-OPT-04",
        "xx....",
    ),
]


@pytest.mark.rule("GUR-OPT-03", "GUR-OPT-04", "GUR-MAN-38")
@pytest.mark.parametrize(("start", "read", "turns"), [(row[1], row[2], row[4]) for row in FEINTS])
def test_feints_last_until_the_end_of_a_turn(
    start: Callable[[], Situation], read: Read, turns: str
) -> None:
    assert seen(start(), read) == turns


@pytest.mark.rule("GUR-RUL-28", "GUR-WRE-07")
@pytest.mark.parametrize(("own", "turns"), [(False, "x....."), (True, "xx....")])
def test_a_judo_parry_opens_a_throw_until_the_end_of_the_parriers_next_turn(
    own: bool, turns: str
) -> None:
    """In Brenn's turn, or in his own against a Wait of Brenn's."""
    fight = battle(
        {"use": "kimura"} if own else {"use": "brenn", "hands": []},
        {"use": "brenn", "hands": []} if own else {"use": "kimura"},
    )
    parry = ["kimura: parry weapon=right-hand skill=judo"]
    if own:
        fight.place = 1  # Brenn has the first turn and waits
        answers = [
            "brenn: wait when=manoeuvre way=concentrate weapon=bare-hands",
            "kimura: concentrate",
            "brenn: proceed",
            "brenn: stay",
            "brenn: strike target=kimura weapon=punch",
            *parry,
        ]
    else:
        answers = ["brenn: attack", "brenn: strike target=kimura weapon=punch", *parry]
    start = situation(fight).play(
        *answers,
        dice=rolls(9, 8),
        otherwise="default",
        until="brenn@turn" if own else "kimura@turn",
    )
    assert seen(start, lambda now: who(now, "kimura").openings) == turns


# Set as it would be in the middle of a turn of Brenn's.


def since(**state: Any) -> Situation:
    """Aldric is so from now on; his own turn comes next, then Brenn's, and so on."""
    fight = battle("aldric", "brenn")
    for name, value in state.items():
        setattr(aldric(fight), name, value)
    return situation(fight).play()


PERIOD: list[tuple[str, dict[str, Any], Read]] = [
    ("GUR-STA-05", {"off_balance": True}, lambda fight: aldric(fight).off_balance),
    ("GUR-DIC-13", {"guard_dropped": True}, lambda fight: aldric(fight).guard_dropped),
    ("GUR-DIC-13", {"torn": True}, lambda fight: aldric(fight).torn),
    ("GUR-RET-01", {"retreated": True}, lambda fight: aldric(fight).retreated),
    ("GUR-RET-09", {"retreat_from": 1}, lambda fight: aldric(fight).retreat_from == 1),
    ("GUR-DEF-14", {"acrobatics_used": True}, lambda fight: aldric(fight).acrobatics_used),
    ("GUR-DEF-03", {"parried": [2, 1, 1]}, lambda fight: sum(aldric(fight).parried)),
    ("GUR-DEF-03", {"blocked": [1, 1]}, lambda fight: sum(aldric(fight).blocked)),
    ("GUR-DEF-10", {"barred": 3}, lambda fight: aldric(fight).barred),
    ("GUR-EFF-08", {"recovered": True}, lambda fight: aldric(fight).recovered),
    ("GUR-EFF-10", {"attack_effort": 1}, lambda fight: aldric(fight).attack_effort),
    ("GUR-EFF-10", {"defence_effort": 7}, lambda fight: aldric(fight).defence_effort),
    ("GUR-MOV-06", {"sprinted": True}, lambda fight: aldric(fight).sprinted),
    ("GUR-INJ-06", {"conscious": True}, lambda fight: aldric(fight).conscious),
    ("GUR-MAN-36", {"defended": True}, lambda fight: aldric(fight).defended),
    ("GUR-DEF-20", {"steps_back": 2}, lambda fight: aldric(fight).steps_back),
    (
        "GUR-SEQ-03",
        {"manoeuvre": ALL_OUT_ATTACK, "version": DETERMINED},
        lambda fight: aldric(fight).manoeuvre == ALL_OUT_ATTACK,
    ),
    (
        "GUR-MAN-14",
        {"manoeuvre": COMMITTED, "barred": 1},
        lambda fight: aldric(fight).manoeuvre == COMMITTED,
    ),
    (
        "GUR-MAN-16",
        {"manoeuvre": DEFENSIVE, "version": PARRY, "named": 1},
        lambda fight: aldric(fight).named,
    ),
]


@pytest.mark.rule(*sorted({row[0] for row in PERIOD}), "GUR-SEQ-02", "GUR-SEQ-08")
@pytest.mark.parametrize("row", PERIOD, ids=lambda row: f"{row[0]}-{next(iter(row[1]))}")
def test_a_period_ends_where_the_own_next_turn_begins(
    row: tuple[str, dict[str, Any], Read],
) -> None:
    """In Brenn's turn, before it, what belongs to the period of Aldric is still there."""
    fight = battle("brenn", "aldric")
    for name, value in row[1].items():
        index = 0 if name == "retreat_from" else value
        setattr(aldric(fight), name, index)
    read = row[2] if row[0] != "GUR-RET-09" else (lambda now: aldric(now).retreat_from == 0)
    assert seen(situation(fight).play(), read, 3) == "x.."


@pytest.mark.rule("GUR-INJ-01", "GUR-SEQ-02")
@pytest.mark.parametrize(("own", "turns"), [(False, "x....."), (True, "xxx...")])
def test_shock_ends_with_the_next_own_turn(own: bool, turns: str) -> None:
    """Suffered in Brenn's turn it lasts through Aldric's next one, in his own through two."""
    fight = battle("aldric", "brenn")
    fight.acting = (aldric(fight) if own else brenn(fight)).index
    suffer_shock(fight, aldric(fight), 3)
    start = situation(fight).play()
    found = seen(start, lambda now: aldric(now).shock + aldric(now).fresh_shock)
    assert found == turns


@pytest.mark.rule("GUR-DIC-10")
@pytest.mark.parametrize("seconds", [1, 2, 4])
def test_a_numbed_arm_wakes_after_so_many_seconds(seconds: int) -> None:
    """One of them passes whenever a turn of the victim's begins."""
    start = since(numb=[RIGHT_ARM, seconds])
    found = seen(start, lambda fight: aldric(fight).lame_arms(), 10)
    assert found == ("x" * (2 * (seconds - 1))).ljust(10, ".")


@pytest.mark.rule("GUR-DIC-11")
def test_who_must_do_nothing_does_so_on_one_turn() -> None:
    start = since(idle=True)
    assert start.offers() == ["do-nothing", "drop"]
    assert seen(start, lambda fight: aldric(fight).idle) == "x....."


@pytest.mark.rule("GUR-WRE-17", "GUR-RUL-83")
def test_ten_seconds_lie_between_two_tries_out_of_a_pin() -> None:
    fight = battle("brenn", "aldric")
    grip(fight, "aldric", "brenn", pin=True)
    start = situation(fight).play(
        "brenn: attack",
        "brenn: break-free",
        dice=rolls(12, 8),
        otherwise="default",
        until="aldric@turn",
    )
    found = seen(start, lambda now: brenn(now).until_free, 24)
    # Aldric's turn, then Brenn's nine turns without a try and the tenth with one.
    assert found == "x" + "xx" * 9 + "....."


@pytest.mark.rule("GUR-MAN-30", "GUR-MAN-26")
@pytest.mark.parametrize("field", ["studies", "aims"])
def test_study_and_aim_end_with_the_next_turn_that_does_not_go_on(field: str) -> None:
    fight = battle({"use": "rao"}, {"use": "brenn", "at": [8, 5]})
    deed = "aim target=brenn" if field == "aims" else "evaluate target=brenn"
    start = situation(fight).play(f"rao: {deed}", otherwise="default", until="@turn")
    assert seen(start, lambda now: getattr(who(now, "rao"), field)) == "xx...."


@pytest.mark.rule("GUR-MAN-38")
@pytest.mark.parametrize("field", ["studies", "aims"])
def test_a_wait_keeps_study_and_aim_until_it_ends(field: str) -> None:
    fight = battle({"use": "rao"}, {"use": "brenn", "at": [8, 5]})
    deed = "aim target=brenn" if field == "aims" else "evaluate target=brenn"
    start = situation(fight).play(
        f"rao: {deed}",
        "brenn: do-nothing",
        "rao: wait when=foe-enters at=1,1",
        otherwise="default",
        until="brenn@turn",
    )
    assert seen(start, lambda now: getattr(who(now, "rao"), field)) == "x....."
    assert seen(start, lambda now: who(now, "rao").waiting) == "x....."


@pytest.mark.rule("GUR-WRE-19")
def test_breath_is_lost_at_each_own_turn_while_the_grip_lasts() -> None:
    fight = battle("aldric", "brenn")
    hold = grip(fight, "aldric", "brenn", part=12)
    hold.chokes = True
    victim = brenn(fight)
    victim.strangled = True
    left = [int(victim.fp)]
    now = situation(fight).play()
    for _ in range(4):
        now = now.play("do-nothing", otherwise="default", until="@turn")
        left.append(int(brenn(now.fight).fp))
    assert [left[0] - each for each in left] == [0, 1, 1, 2, 2]
