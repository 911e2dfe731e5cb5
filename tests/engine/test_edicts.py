"""The referee's edicts: what each does, that all are told, and which are refused."""

import pytest

from fechtbuch.engine.choices import Refusal, parse_words
from fechtbuch.engine.edicts import decree
from tests.toy import ToyFight, toy_fight


def told(*sides: str) -> ToyFight:
    fight = toy_fight(*sides)
    fight.telling = True
    return fight


def say(fight: ToyFight, text: str) -> None:
    decree(fight, parse_words(text))


def test_the_referee_sets_and_changes() -> None:
    fight = told("anna", "carl")
    anna, carl = fight.roster
    say(fight, "set fighter=anna field=health value=3")
    say(fight, "add-state fighter=carl state=prone")
    say(fight, "modifier fighter=carl amount=-2 purpose=strike")
    say(fight, 'allow fighter=carl text="swings from the lamp" price=2')
    say(fight, 'add-fighter data="{\\"slug\\":\\"emil\\",\\"side\\":1}"')
    say(fight, "remove-fighter fighter=anna")
    say(fight, 'say text="It rains."')
    assert (anna.health, anna.gone) == (3, True)
    assert (carl.states, carl.health) == (["prone"], 6)
    assert [modifier.to_data() for modifier in fight.modifiers] == [
        {"fighter": 1, "amount": -2, "purpose": "strike"}
    ]
    assert [fighter.slug for fighter in fight.roster] == ["anna", "carl", "emil"]
    say(fight, "remove-state fighter=carl state=prone")
    assert carl.states == []
    say(fight, "end winner=blue")
    assert (fight.over, fight.winners()) == (True, [1])


def test_every_edict_is_told() -> None:
    edicts = [
        "set fighter=anna field=health value=3",
        "add-state fighter=anna state=prone",
        "remove-state fighter=anna state=prone",
        'add-fighter data="{\\"slug\\":\\"emil\\",\\"side\\":1}"',
        "modifier fighter=anna amount=1",
        "allow fighter=anna price=1",
        "skip fighter=anna",
        "hide fighter=anna side=blue",
        "reveal fighter=anna",
        "remove-fighter fighter=carl",
        "say text=hush",
        "end",
    ]
    for text in edicts:
        fight = told("anna", "carl")
        say(fight, text)
        assert [event for event in fight.events if event.rule == "edict"], text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance fighter=anna", "edict-unknown"),
        ("dance", "edict-unknown"),
        ("set fighter=emil field=health value=3", "fighter-unknown"),
        ("set field=health value=3", "fighter-unknown"),
        ("set fighter=anna field=beauty value=3", "field-not-settable"),
        ("set fighter=anna field=health value=much", "not-a-whole-number"),
        ("add-state fighter=anna state=sleepy", "state-unknown"),
        ("modifier fighter=anna amount=some", "not-a-whole-number"),
        ("modifier fighter=anna", "not-a-whole-number"),
        ("modifier fighter=anna amount=99999999999999999999", "number-out-of-bounds"),
        ("add-fighter data=x", "not-json"),
        ("add-fighter data=[]", "not-json"),
        ("add-fighter data=" + "[" * 10_000, "not-json"),
        ("skip fighter=carl", "not-at-turn"),
        ("hide fighter=anna side=purple", "side-unknown"),
        ("end winner=purple", "side-unknown"),
        ("order fighter=anna", "order-not-settable"),
    ],
)
def test_a_senseless_edict_is_refused_and_changes_nothing(text: str, reason: str) -> None:
    fight = told("anna", "carl")
    before = fight.key()
    with pytest.raises(Refusal) as caught:
        say(fight, text)
    assert caught.value.reason == reason
    assert (fight.key(), fight.events) == (before, [])
