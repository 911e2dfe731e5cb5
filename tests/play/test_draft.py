"""What is shown of a choice before it is made."""

from typing import Any

from fechtbuch.engine.choices import Question
from fechtbuch.engine.edicts import decree
from fechtbuch.play.draft import Draft
from tests.gurps.arena import arena, struck
from tests.landsknecht.scenes import man, scene


def numbers(question: Question, **said: str) -> dict[str, int]:
    """The numbers of the options of the slot that is to be filled next, by value."""
    slot = Draft(question, dict(said), "weapon").slot
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
