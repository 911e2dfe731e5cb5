"""Options show the number they lead to, refusals name their rule."""

from typing import Any

import pytest

from fechtbuch.engine.choices import VERB, Option, Refusal, understand
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import arena, battle, grip, rolls, struck


def numbers(asked: Situation, words: str, slot: str) -> dict[str, int | None]:
    """The options of a slot with their numbers, as somebody sees them who has said these words."""
    asked.fight.telling = True
    asked.question.fight.telling = True
    partial: dict[str, str] = dict(word.split("=") for word in words.split())
    found = asked.question.slot(partial)
    while found is not None and found.name != slot:
        partial[found.name] = found.default or ""
        found = asked.question.slot(partial)
    assert found is not None
    return {option.value: _number(option) for option in found.options}


def _number(option: Option) -> int | None:
    return None if option.worth is None else int(option.worth.total)


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
