"""What is shown of a choice before it is made."""

from typing import Any

import pytest

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.edicts import decree
from fechtbuch.play.draft import Draft, whole_choice
from tests.gurps.arena import arena, struck
from tests.landsknecht.scenes import man, scene
from tests.phase_six.stage import stage, totals
from tests.phase_six.stage import who as one
from tests.tales_and_legends.scenes import defence, meet


def numbers(question: Question, upto: str = "weapon", **said: str) -> dict[str, int]:
    """The numbers of the options of the slot that is to be filled next, by value."""
    slot = Draft(question, dict(said), upto).slot
    assert slot is not None
    return {option.value: int(option.worth.total) for option in slot.options if option.worth}


def laid_on(question: Question, fighter: str, amount: str, purpose: str = "") -> Any:
    edict = {"verb": "modifier", "fighter": fighter, "amount": amount}
    decree(question.fight, {**edict, "purpose": purpose} if purpose else edict)
    return question


def kurt_and_hans() -> Question:
    """Kurt is asked what he does to Hans."""
    return scene([man("kurt", 0)], [man("hans", 1, 0, "acted")]).question


def test_what_the_referee_has_laid_on_the_next_roll_is_in_the_number_shown() -> None:
    question = kurt_and_hans()
    plain = numbers(question, verb="attack", target="hans")
    assert plain
    lowered = {weapon: number - 2 for weapon, number in plain.items()}
    question = laid_on(question, "kurt", "-2")
    assert numbers(question, verb="attack", target="hans") == lowered
    draft = Draft(question, {"verb": "attack", "target": "hans"})
    assert draft.worth is not None
    assert draft.worth.parts is not None
    assert [(part.value, part.rule) for part in draft.worth.parts if part.name == "referee"] == [
        (-2, "edict")
    ]
    assert len(question.fight.modifiers) == 1  # looking uses nothing up


@pytest.mark.parametrize("purpose", ["", "attack"])
def test_the_number_shown_under_a_modifier_is_the_number_rolled(purpose: str) -> None:
    words = f" purpose={purpose}" if purpose else ""
    draft = Draft(laid_on(kurt_and_hans(), "kurt", "-2", purpose), {"verb": "attack"})
    struck_at = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")]).play(
        f"edict: modifier fighter=kurt amount=-2{words}",
        "kurt: attack hans messer",
        dice="d20=20",
        steps=0,
    )
    assert draft.worth is not None
    assert struck_at.parts("attack")["referee"] == -2
    assert struck_at.tally("attack").total == draft.worth.total

    asked = laid_on(
        arena("aldric", "brenn").play("aldric: attack").question, "aldric", "-2", purpose
    )
    said = {"verb": "strike", "target": "brenn", "mode": "swing"}
    shown = Draft(asked, said).worth
    done = arena("aldric", "brenn").play(
        f"edict: modifier fighter=aldric amount=-2{words}",
        "aldric: attack",
        "aldric: strike target=brenn mode=swing",
        dice="3d6=6,6,4",
        otherwise="default",
        until="over",
        steps=1,
    )
    assert shown is not None
    assert done.parts("attack")["referee"] == -2
    assert done.tally("attack").total == shown.total


def test_a_way_that_is_not_listed_shows_no_number() -> None:
    said = {"verb": "attack", "target": "hans"}
    assert Draft(kurt_and_hans(), said).worth is not None
    assert Draft(kurt_and_hans(), {**said, "path": "1,1"}).worth is not None
    assert Draft(kurt_and_hans(), {**said, "path": "-1,0;0,1"}).worth is None


def test_a_modifier_of_another_or_for_another_roll_is_not_shown() -> None:
    question = kurt_and_hans()
    plain = numbers(question, verb="attack", target="hans")
    laid_on(question, "hans", "3")
    laid_on(question, "kurt", "3", "spell")
    assert numbers(question, verb="attack", target="hans") == plain


def test_a_modifier_for_one_defence_is_shown_with_it_only() -> None:
    start = arena("aldric", "brenn")
    asked = struck(start, "strike target=brenn", dice="3d6=3,3,3", until="brenn@defence").question
    plain = numbers(asked)
    laid_on(asked, "brenn", "1", "parry")
    assert numbers(asked) == plain
    laid_on(asked, "brenn", "1", "dodge")
    assert numbers(asked) == {**plain, "dodge": plain["dodge"] + 1}


@pytest.mark.rule("PSX-DIC-02", "PSX-ATK-03")
@pytest.mark.parametrize(
    ("amount", "purpose", "shown"),
    [
        ("2", "", 7),
        ("2", "hit", 7),
        ("2", "throw", 5),
        ("-2", "", 3),
        ("-3", "hit", 2),
        ("-4", "", 2),  # never below the least
    ],
)
def test_phase_six_shows_the_minimum_roll_that_the_attack_is_then_rolled_against(
    amount: str, purpose: str, shown: int
) -> None:
    duel = stage([one("marek", 0)], [one("grom", 1)])
    edict = f"edict: modifier fighter=marek amount={amount}"
    edict = f"{edict} purpose={purpose}" if purpose else edict
    begun = duel.play(edict)
    assert numbers(begun.question, verb="attack", target="grom")["long-sword"] == shown
    struck = duel.play(edict, "marek: attack grom", dice=totals(*[1] * 8))
    assert struck.tally("hit").total == shown


@pytest.mark.rule("PSX-DIC-02", "PSX-PAR-02")
def test_phase_six_shows_a_modifier_in_the_minimum_roll_of_a_parry_not_in_its_dice() -> None:
    duel = stage([one("marek", 0)], [one("grom", 1)], actions={"grom": 1})
    hit = duel.play("marek: attack grom", dice=totals(*[5] * 8), until="grom@defend")
    rolls, dice = numbers(hit.question), numbers(hit.question, verb="parry")
    asked = laid_on(hit.question, "grom", "2")
    assert numbers(asked) == {verb: number + 2 for verb, number in rolls.items()}
    assert numbers(asked, verb="parry") == dice


@pytest.mark.rule("TAL-HIT-01")
@pytest.mark.parametrize(
    ("amount", "purpose", "less"),
    [("4", "", 4), ("-3", "attack", -3), ("4", "parry", 0)],
)
def test_tales_shows_what_the_attack_must_reach_after_what_the_referee_gives(
    amount: str, purpose: str, less: int
) -> None:
    start = meet("guard", "archer")
    weapon = {"verb": "attack", "weapon": "short-spear"}
    plain = numbers(start.question, "target", **weapon)["archer"]
    edict = f"edict: modifier fighter=guard amount={amount}"
    edict = f"{edict} purpose={purpose}" if purpose else edict
    begun = start.play(edict)
    assert numbers(begun.question, "target", **weapon)["archer"] == plain - less
    struck = start.play(edict, "guard: attack archer short-spear", dice="2d20=1,2")
    assert defence(struck) == plain
    assert struck.parts("attack").get("referee", 0) == less


LANE = {"bounds": [0, 0, 40, 1], "walls": [[5, 1, 5, 1]]}


@pytest.mark.parametrize(
    ("typed", "reason", "rule"),
    [
        ("attack grom", "out-of-range", "PSX-RNG-01"),
        ("attack Grom", "out-of-range", "PSX-RNG-01"),
        ("attack gr", "out-of-range", "PSX-RNG-01"),
        ("attack marek", "nobody-to-attack", "PSX-RUL-53"),
        ("attack lurker", "not-understood", ""),  # of whom his side does not know
        ("attack nobody", "not-understood", ""),
        ("run 1,0", "occupied", "PSX-TRN-16"),
        ("run 30,0", "too-far", "PSX-TRN-16"),
        ("run 5,1", "wall", "PSX-TRN-16"),
        ("walk 5,1", "too-far", "PSX-TRN-16"),  # of its own accord a walk begins with another act
        ("run 2,0;4,0", "not-adjacent", "PSX-TRN-16"),
        ("run 0,0", "not-understood", ""),
    ],
)
def test_whom_and_where_no_list_names_are_refused_with_the_reason(
    typed: str, reason: str, rule: str
) -> None:
    lurker = one("grom", 2, slug="lurker")
    question = stage(
        [one("marek", 0), one("nessa", 1)],
        [one("grom", 30), lurker],
        ground=LANE,
        given=["hide fighter=lurker side=ours"],
    ).play()
    with pytest.raises(Refusal) as refused:
        whole_choice(question.question, typed)
    assert refused.value.reason == reason
    assert rule in [*refused.value.rules, ""]


def test_a_way_need_not_be_called_one() -> None:
    question = stage([one("marek", 0)], [one("grom", 30)], ground=LANE).play().question
    assert whole_choice(question, "run 1,1;2,0") == "run path=1,1;2,0"
    assert whole_choice(question, "run 1,1;2,0;2,1") == "run path=1,1;2,0;2,1"
