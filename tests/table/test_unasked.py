"""What fighters may put in unasked: offered like a question, to whoever may put it in."""

from contextlib import ExitStack

import pytest

from tests.table.kit import Data, House, Person, Table, delegate


def before_the_turns(home: House) -> Table:
    """A duel in which neither has acted yet: both may still parry (LSK-PAR-01)."""
    table = home.duel()
    for _ in range(10):
        if offered(table, "referee") == {"kurt", "hans"}:
            return table
        table.do("referee", delegate(table.state()))
    raise AssertionError("nobody may parry")


def offered(table: Table, who: str) -> set[str]:
    return {one["fighter"] for one in table.state(who)["volunteers"]}


def test_everybody_is_offered_what_his_own_fighters_may_put_in(home: House) -> None:
    table = before_the_turns(home)
    assert offered(table, "Anna") == {"kurt"}
    assert offered(table, "Bela") == {"hans"}
    assert offered(table, "spectator") == set()
    [offer] = table.state("Anna")["volunteers"]
    assert offer["mine"]
    assert offer["next"]["complete"], "there is nothing to choose"
    assert offer["next"]["text"] == "parry"
    assert [one["mine"] for one in table.state()["volunteers"]] == [False, False]


def test_what_is_offered_can_be_put_in(home: House) -> None:
    table = before_the_turns(home)
    [offer] = table.state("Bela")["volunteers"]
    put_in = {"do": "volunteer", "fighter": "hans", "text": offer["next"]["text"]}
    state = table.do("Bela", put_in)
    hans = next(one for one in state["fighters"] if one["slug"] == "hans")
    assert "parrying" in {one["key"] for one in hans["states"]}
    assert offered(table, "Bela") == set(), "once is enough"
    assert table.command("Bela", put_in).json()["code"] == "not-legal"


def test_an_offer_is_filled_slot_by_slot_by_those_who_may(home: House) -> None:
    table = before_the_turns(home)
    with ExitStack() as stack:
        anna, bela = Person(table, "Anna", stack), Person(table, "Bela", stack)
        wanted: Data = {"type": "options", "question": "volunteer:kurt", "partial": "parry"}
        answer = anna.ask(wanted, "options")
        assert answer["next"]["complete"]
        refused = bela.ask(wanted, "options")
        assert refused["problem"]["code"] == "not-asked", "to others it does not exist"


@pytest.mark.rule("LSK-DMG-02")
def test_the_down_are_offered_the_fields_to_crawl_to(home: House) -> None:
    table = before_the_turns(home)
    for edict in ("set fighter=hans field=wounds value=0", "remove-state fighter=hans state=acted"):
        table.command("referee", {"do": "edict", "text": edict})
    offers = {one["fighter"]: one for one in table.state("Bela")["volunteers"]}
    if "hans" not in offers:
        pytest.fail("somebody who lies there awake may crawl")
    slot = offers["hans"]["next"]["slot"]
    assert slot["kind"] == "field"
    assert all(option["at"] for option in slot["options"]), "they can be picked on the map"


def test_nothing_is_offered_while_the_table_is_paused(home: House) -> None:
    table = before_the_turns(home)
    table.do("referee", {"do": "pause", "on": True})
    assert offered(table, "Anna") == set()
    assert offered(table, "referee") == {"kurt", "hans"}, "the referee may all the same"
