"""The check of what is told notices what is not, and numbers that are told otherwise."""

from typing import Any

from fechtbuch.books.base import books
from fechtbuch.engine.events import Event
from fechtbuch.engine.tally import Part
from fechtbuch.scenario import load
from fechtbuch.testing.conformance.telling import Teller, parsed, told_badly
from fechtbuch.testing.conformance.test_every_field import anatomy_of


def looked_at() -> tuple[Any, Teller]:
    fight = load("landsknecht/kurt-and-hans").build()
    fight.telling = True
    book = books()["landsknecht"]
    return fight, Teller(anatomy_of(book), book.telling())


def test_tellings_are_read_as_they_are_written() -> None:
    assert (parsed("left-saddle").kind, parsed("left-saddle").sign) == ("left-saddle", "")
    wounded = parsed("wounded=after")
    assert (wounded.kind, wounded.sign, wounded.key) == ("wounded", "=", "after")
    healed = parsed("healed+amount")
    assert (healed.kind, healed.sign, healed.key) == ("healed", "+", "amount")
    spent = parsed("spends-dice-amount")
    assert (spent.kind, spent.sign, spent.key) == ("spends-dice", "-", "amount")


def test_a_telling_may_be_of_one_role_only() -> None:
    back, over = parsed("actor:retreats=at"), parsed("any:grapple-over")
    assert (back.role, back.kind, back.sign, back.key) == ("actor", "retreats", "=", "at")
    assert (over.role, over.kind, over.sign) == ("any", "grapple-over", "")
    event = Event("retreats", "GUR-RET-01", 1, 0)
    assert back.tells(event, {1})
    assert not back.tells(event, {0})
    assert parsed("target:retreats").tells(event, {0})
    assert parsed("retreats").tells(event, {0})


def test_where_a_horse_has_come_to_is_told_by_its_rider_but_not_by_his_fall() -> None:
    fight = load("landsknecht/pikes-against-a-charge").build()
    book = books()["landsknecht"]
    teller = Teller(anatomy_of(book), book.telling())
    rider: Any = next(one for one in fight.roster if one.mount >= 0)  # type: ignore[attr-defined]
    horse: Any = fight.roster[rider.mount]
    fight.telling = True
    before = teller.values(fight)
    horse.at += 1
    rider.at += 2
    assert len(teller.untold(fight, before)) == 2
    fight.note("left-saddle", "LSK-MNT-07", rider, horse, values={"to": int(rider.at)})
    (problem,) = teller.untold(fight, before)
    assert horse.slug in problem
    fight.note("ran", "LSK-MOV-01", horse, values={"to": int(horse.at)})
    assert teller.untold(fight, before) == []
    fight.events = []
    rider.at -= 1
    fight.note("ran", "LSK-MOV-01", rider, values={"to": int(rider.at)})
    assert teller.untold(fight, before) == []  # together


def test_a_number_that_is_missing_is_noticed() -> None:
    fight, teller = looked_at()
    before = teller.values(fight)
    hans = fight.roster[1]
    hans.wounds -= 3
    fight.note("wounded", "LSK-DMG-01", target=hans)
    assert "without its number" in teller.untold(fight, before)[0]


def test_an_untold_wound_is_noticed() -> None:
    fight, teller = looked_at()
    before = teller.values(fight)
    hans = fight.roster[1]
    hans.wounds -= 3
    assert [each for each in teller.untold(fight, before) if "wounds" in each]
    fight.note("wounded", "LSK-DMG-01", target=hans, amount=3, values={"after": int(hans.wounds)})
    assert teller.untold(fight, before) == []


def test_a_wound_that_is_told_as_another_number_is_noticed() -> None:
    fight, teller = looked_at()
    before = teller.values(fight)
    hans = fight.roster[1]
    hans.wounds -= 3
    fight.note("wounded", "LSK-DMG-01", target=hans, values={"after": int(hans.wounds) + 1})
    assert "told as" in teller.untold(fight, before)[0]


def test_the_wound_of_another_does_not_tell() -> None:
    fight, teller = looked_at()
    before = teller.values(fight)
    kurt, hans = fight.roster[:2]
    hans.wounds -= 3
    fight.note("wounded", "LSK-DMG-01", target=kurt, values={"after": int(hans.wounds)})
    assert teller.untold(fight, before) != []


def test_parts_that_do_not_add_up_or_name_no_rule_are_noticed() -> None:
    fight, _ = looked_at()
    tally = fight.tally("skill", 5, "LSK-ATK-01")
    fight.note("miss", "LSK-ATK-06", tally=tally)
    event = fight.events[-1]
    assert told_badly(event, {"LSK-ATK-01"}) == []
    tally.parts.append(Part("luck", 1, "nothing"))
    assert len(told_badly(event, {"LSK-ATK-01"})) == 2
