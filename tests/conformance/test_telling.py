"""The check of what is told notices what is not, and numbers that are told otherwise."""

from typing import Any

from fechtbuch.books.base import books
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
