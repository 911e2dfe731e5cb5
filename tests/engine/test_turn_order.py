"""The referee sets who acts after whom, where the book has such an order; nobody gains a turn."""

from collections.abc import Iterator

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.session import Session
from fechtbuch.scenario import load, new_record, seed_from

SCENES = [
    "gurps/three-brigands",
    "phase-six/shields-at-the-ford",
    "tales-and-legends/three-on-one",
]


def opened(name: str) -> Session:
    chosen = load(name)
    return Session(new_record(chosen, seed_from(7)), chosen.build(), seed_from(7))


def answers(table: Session, most: int = 160) -> Iterator[None]:
    """Everybody does what is done if nobody decides."""
    for _ in range(most):
        if not table.pending:
            return
        asked = table.pending[0]
        table.answer(asked.default().text(), asked.id)
        yield


def begun(name: str) -> Session:
    """A fight in which the first turn of the first round is under way."""
    table = opened(name)
    for _ in answers(table, 12):
        if names(table) and table.fight.turns_begun() > 0:
            return table
    raise AssertionError("nobody has a turn")


def names(table: Session) -> list[str]:
    return [table.fight.roster[index].slug for index in table.fight.turn_order()]


def turns(table: Session) -> list[str]:
    """Whose turns begin from now to the end of the round, and in the next one."""
    first = len(table.story)
    now = int(table.fight.round)
    for _ in answers(table):
        if table.fight.round > now + 1:
            break
    roster = table.fight.roster
    return [roster[one.actor].slug for one in table.story[first:] if one.kind == "turn"]


@pytest.mark.parametrize("name", SCENES)
def test_the_last_is_put_next_and_everybody_keeps_one_turn(name: str) -> None:
    table = begun(name)
    before = names(table)
    at = int(table.fight.turns_begun())
    last, following = before[-1], before[at]
    table.edict(f"order fighter={last} before={following}", "referee")
    wanted = [*before[:at], last, *before[at:-1]]
    assert names(table) == wanted
    assert [one.word for one in table.story if one.kind == "edict"]
    came = turns(table)
    assert came[0] == last
    rest = [slug for slug in wanted[at:] if slug in came]
    assert came[: len(rest)] == rest
    assert len(set(came[: len(rest)])) == len(rest)


@pytest.mark.parametrize("name", SCENES)
def test_it_is_in_the_record_and_under_undo(name: str) -> None:
    table = begun(name)
    before, head = names(table), table.record.head
    table.edict(f"order fighter={before[-2]}", "referee")
    assert names(table) == [*before[:-2], before[-1], before[-2]]
    list(answers(table, 6))
    again = opened(name)
    for entry in table.record.path(table.record.head):
        if entry.kind == "edict":
            again.edict(entry.text, "referee")
        else:
            again.answer(entry.text, entry.question)
    assert again.fight.key() == table.fight.key()
    table.go(head)
    assert names(table) == before


@pytest.mark.parametrize("name", SCENES)
def test_nobody_gains_or_loses_a_turn(name: str) -> None:
    table = begun(name)
    order, at = names(table), int(table.fight.turns_begun())
    now, coming = order[at - 1], order[at]
    refused = [
        (f"order fighter={coming} before={now}", "order-turn-begun"),
        (f"order fighter={now}", "order-turn-begun"),
        (f"order fighter={coming} before={coming}", "not-possible"),
        (f"order fighter={coming} before=nobody-at-all", "fighter-unknown"),
    ]
    for text, reason in refused:
        key = table.fight.key()
        with pytest.raises(Refusal) as caught:
            table.edict(text, "referee")
        assert caught.value.reason == reason, text
        assert table.fight.key() == key


@pytest.mark.parametrize("name", ["landsknecht/skirmish", "tales-and-legends/duel-of-honour"])
def test_where_no_order_can_be_set_none_is_offered(name: str) -> None:
    table = opened(name)
    for _ in answers(table, 6):
        assert table.fight.turn_order() == []
    with pytest.raises(Refusal) as caught:
        table.edict(f"order fighter={table.fight.roster[0].slug}", "referee")
    assert caught.value.reason == "order-not-settable"


def test_a_latecomer_of_tales_is_put_into_the_order_that_was_set() -> None:
    table = begun("tales-and-legends/three-on-one")
    before = names(table)
    table.edict(f"order fighter={before[-1]} before={before[int(table.fight.turns_begun())]}")
    arranged = names(table)
    side = table.fight.sides[0].slug
    table.edict(f'add-fighter data="{{\\"use\\":\\"archer\\",\\"side\\":\\"{side}\\"}}"', "referee")
    now = int(table.fight.round)
    for _ in answers(table):
        if table.fight.round > now and names(table):
            break
    newcomer = table.fight.roster[-1].slug
    assert newcomer in names(table)
    kept = [slug for slug in names(table) if slug != newcomer]
    assert kept == [slug for slug in arranged if slug in kept]
