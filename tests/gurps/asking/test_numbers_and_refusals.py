"""Options show the number they lead to, refusals name their rule."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import LYING, NECK, RIGHT_ARM, RIGHT_LEG
from fechtbuch.books.gurps.rules.defending.defending import score_of
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.engine.choices import VERB, Refusal, understand
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    arena,
    battle,
    coming,
    grip,
    number_of,
    numbers,
    rolls,
    scores,
    struck,
    who,
)

STRIKE = f"{VERB}=strike"
AT_BRENN = f"{STRIKE} target=brenn weapon=thrusting-broadsword mode=swing"


@pytest.mark.rule("GUR-DIC-09")
@pytest.mark.parametrize(
    ("words", "slot", "value", "number"),
    [
        (STRIKE, "target", "brenn", 14),
        (f"{STRIKE} target=brenn", "weapon", "medium-shield", 13),
        (f"{STRIKE} target=brenn weapon=thrusting-broadsword", "mode", "thrust", 14),
        (AT_BRENN, "location", "neck", 9),
        (AT_BRENN, "split", "rapid-strike", 8),
        (AT_BRENN, "telegraphic", "yes", 18),
        (AT_BRENN, "deceptive", "2", 10),
        (f"{VERB}=feint", "target", "brenn", 14),
        (f"{VERB}=disarm target=brenn weapon=thrusting-broadsword", "telegraphic", "yes", 12),
        (f"{VERB}=slam", "target", "brenn", 12),
    ],
)
def test_an_option_shows_its_number(words: str, slot: str, value: str, number: int) -> None:
    asked = arena("aldric", "brenn").play("aldric: attack")
    assert numbers(asked, words, slot)[value] == number


@pytest.mark.rule("GUR-WRE-03")
def test_grips_show_their_numbers() -> None:
    asked = arena("kimura", "brenn").play("kimura: attack")
    assert numbers(asked, f"{VERB}=grapple", "target") == {"brenn": 15}
    parts = numbers(asked, f"{VERB}=grapple target=brenn", "part")
    assert (parts["torso"], parts["neck"], parts["right-arm"]) == (15, 13, 14)


@pytest.mark.rule("GUR-SEQ-07")
def test_the_number_that_was_shown_is_the_one_that_is_rolled() -> None:
    asked = arena("aldric", "brenn").play("aldric: attack")
    shown = numbers(asked, AT_BRENN, "location")["right-leg"]
    done = struck(
        arena("aldric", "brenn"),
        "strike target=brenn mode=swing location=right-leg",
        dice=rolls(16),
    )
    assert done.tally("attack").total == shown


def refusal(asked: Situation, words: str) -> Refusal:
    """Why somebody's words are refused."""
    with pytest.raises(Refusal) as found:
        understand(asked.question, words)
    return found.value


@pytest.mark.rule("GUR-OPT-14")
@pytest.mark.parametrize(
    ("entries", "words", "reason", "rule"),
    [
        (("rao", {"use": "brenn", "at": [9, 5]}), "strike", "nobody-in-reach", "GUR-MOV-08"),
        (("aldric", "brenn"), "shoot", "nothing-to-shoot", "GUR-RNG-01"),
        (("aldric", "brenn"), "grapple", "no-hand-for-it", "GUR-WRE-01"),
        (("kimura", "brenn"), "choke", "no-such-hold", "GUR-WRE-11"),
        (
            ("aldric", "brenn"),
            "strike target=brenn weapon=large-knife",
            "not-with-that",
            "GUR-EQP-01",
        ),
        (
            ("aldric", "brenn"),
            "strike target=brenn mode=swing location=eye",
            "not-that-place",
            "GUR-HIT-02",
        ),
        (
            ("aldric", "brenn"),
            "strike target=brenn mode=swing deceptive=3",
            "too-deceptive",
            "GUR-OPT-05",
        ),
    ],
)
def test_a_refused_attack_names_its_rule(
    entries: tuple[Any, ...], words: str, reason: str, rule: str
) -> None:
    found = refusal(arena(*entries).play(f"{_name(entries[0])}: attack"), words)
    assert found.reason == reason
    assert rule in found.rules


def _name(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry["use"])


@pytest.mark.rule("GUR-SEQ-03", "GUR-WRE-17")
def test_a_refused_manoeuvre_names_its_rule() -> None:
    pinned = battle("kimura", "brenn")
    grip(pinned, "brenn", "kimura", pin=True)
    for start, words, reason, rule in (
        (battle("aldric", "brenn"), "aim", "nothing-to-aim", "GUR-MAN-26"),
        (battle("aldric", "brenn"), "let-go", "holds-nobody", "GUR-SEQ-05"),
        (battle("aldric", "brenn"), "change-posture posture=standing", "no-other-posture", ""),
        (battle({"use": "aldric", "states": ["stunned"]}, "brenn"), "move", "stunned", ""),
        (pinned, "all-out-attack", "pinned", "GUR-WRE-17"),
    ):
        found = refusal(situation(start).play(), words)
        assert found.reason == reason
        assert found.rules
        assert rule in (*found.rules, "")


@pytest.mark.rule("GUR-DEF-12")
def test_a_refused_defence_names_its_rule() -> None:
    asked = arena("aldric", "brenn").play(
        "aldric: attack", "aldric: strike target=brenn mode=swing", dice=rolls(9)
    )
    assert refusal(asked, "block").reason == "nothing-to-block-with"
    assert refusal(asked, "dodge retreat=back to=5,5").rules == ["GUR-RET-01"]


@pytest.mark.rule("GUR-RET-02")
@pytest.mark.parametrize(("words", "more"), [(f"{VERB}=dodge", 3), (f"{VERB}=block", 1)])
def test_a_retreat_shows_the_number_of_the_defence_with_it(words: str, more: int) -> None:
    asked = arena("brenn", "aldric").play(
        "brenn: attack", "brenn: strike target=aldric", dice=rolls(9)
    )
    plain = numbers(asked, "", VERB)[words.partition("=")[2]]
    assert plain is not None
    assert numbers(asked, words, "retreat")["back"] == plain + more


def packages(asked: Situation) -> list[tuple[dict[str, str], int]]:
    """Every defence that the slots lead to, each with the last number that was shown on the way."""
    found: list[tuple[dict[str, str], int]] = []

    def go(partial: dict[str, str], shown: int | None) -> None:
        slot = asked.question.slot(partial)
        if slot is None:
            if partial[VERB] == "none":
                return
            assert shown is not None, partial
            found.append((partial, shown))
            return
        if slot.name in ("to", "facing", "acrobatic"):  # where to, and what a roll decides
            go({**partial, slot.name: slot.default or ""}, shown)
            return
        if slot.default == "":
            go({**partial, slot.name: ""}, shown)
        for option in slot.options:
            go({**partial, slot.name: option.value}, number_of(option))

    go({}, None)
    return found


DEFENDERS: list[dict[str, Any]] = [
    {"use": "ysaline"},
    {"use": "brenn"},
    {"use": "kimura", "skills": {"boxing": 13, "wrestling": 15, "karate": 14, "judo": 15}},
    {"use": "hrodgar", "hands": ["axe", {"item": "small-knife", "hand": "left"}]},
]


@pytest.mark.rule("GUR-DEF-24", "GUR-DEF-10", "GUR-DEF-11", "GUR-RET-02", "GUR-EFF-07")
@pytest.mark.parametrize("before", [[0, 0, 0], [1, 2, 0]])
@pytest.mark.parametrize("defender", DEFENDERS, ids=lambda entry: entry["use"])
def test_every_defence_is_rolled_against_the_number_that_was_shown(
    defender: dict[str, Any], before: list[int]
) -> None:
    fight = battle("aldric", {**defender, "hp": 100}, extra_effort="on")
    fight.telling = True
    target = fight.fighters[1]
    target.parried = before
    asked = situation(fight).play(
        "aldric: attack",
        f"aldric: strike target={target.slug} weapon=thrusting-broadsword location=right-leg",
        dice=rolls(11),
        otherwise="default",
        until="@defence",
    )
    asked.question.fight.telling = True
    seen = 0
    for said, shown in packages(asked):
        choice = asked.question.build(said)
        assert isinstance(choice, Defence)
        rolled = score_of(asked.fight, coming(asked), choice, choice.retreat)
        assert rolled.total == shown, said
        seen += 1
    assert seen >= 6


HELD: list[tuple[str, dict[str, Any], str]] = [
    ("strangle", {"part": NECK}, "strangle"),
    ("strangle", {"part": NECK, "hands": 1}, "strangle"),
    ("choke", {"part": NECK, "behind": True}, "choke"),
    ("neck-snap", {"part": NECK}, "wrench"),
    ("wrench", {"part": RIGHT_LEG}, "wrench"),
    ("takedown", {}, "takedown"),
    ("pin", {"down": True}, "pin"),
    ("arm-lock", {"part": RIGHT_ARM}, "attack"),
    ("judo-throw", {}, "attack"),
    ("wrest", {"item": True}, "wrest"),
    ("break-free", {"mine": True}, "break-free"),
    ("break-free", {"mine": True, "lock": True, "failed": 2, "part": RIGHT_ARM}, "break-free"),
]


@pytest.mark.rule("GUR-WRE-18", "GUR-RUL-33")
@pytest.mark.parametrize("manoeuvre", ["attack", "all-out-attack version=strong"])
@pytest.mark.parametrize(("verb", "state", "purpose"), HELD)
def test_what_is_done_through_a_hold_shows_the_number_that_is_rolled(
    verb: str, state: dict[str, Any], purpose: str, manoeuvre: str
) -> None:
    more = {name: state[name] for name in state if name not in ("down", "item", "mine")}
    fight = battle("kimura", "brenn")
    fight.telling = True
    one, other = ("brenn", "kimura") if "mine" in state else ("kimura", "brenn")
    hold = grip(fight, one, other, **more)
    if "down" in state:
        who(fight, "brenn").posture = LYING
    if "item" in state:
        hold.hands, hold.item = 1, who(fight, "brenn").hands[0].index
    asked = situation(fight).play(f"kimura: {manoeuvre}", otherwise="default", until="@attack")
    shown = numbers(asked, f"{VERB}={verb}", "target")[other if one == "kimura" else "brenn"]
    dice = rolls(16) if purpose == "attack" else rolls(17, 4)  # in vain
    tried = asked.play(f"kimura: {verb}", dice=dice, otherwise="default", steps=0)
    assert scores(tried, purpose)[0] == shown


@pytest.mark.rule("GUR-MAN-14", "GUR-MAN-36")
@pytest.mark.parametrize("verb", ["grapple", "grab", "slam", "takedown"])
@pytest.mark.parametrize(
    ("weapon", "reason"), [("punch", "declared-otherwise"), ("bare-hands", "no-such-hold")]
)
def test_what_was_declared_with_a_fist_is_no_grapple(verb: str, weapon: str, reason: str) -> None:
    asked = arena("kimura", "brenn").play(f"kimura: committed-attack weapon={weapon}")
    if weapon == "punch" or verb == "takedown":
        found = refusal(asked, verb)
        assert found.reason == reason
        if weapon == "punch":
            assert found.rules == ["GUR-MAN-14", "GUR-MAN-36"]
