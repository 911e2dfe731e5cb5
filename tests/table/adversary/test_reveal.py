"""Where players see the numbers of their own side only, nothing tells them those of their foes."""

from contextlib import ExitStack

from tests.table.kit import Data, House, Person, Table, delegate


def asked(table: Table, kind: str = "turn") -> Data:
    """Anna is asked; her question."""
    for _ in range(60):
        found: list[Data] = table.state("Anna")["questions"]
        if found and found[0]["kind"] == kind:
            return found[0]
        table.do("referee", delegate(table.state()))
    raise AssertionError(f"Anna is never asked for a {kind}")


def test_options_against_a_foe_have_no_number(home: House) -> None:
    table = home.duel(reveal="own")
    question = asked(table)
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        for partial in ("attack", "attack target=hans", "attack target=hans weapon=messer"):
            wanted = {"type": "options", "question": question["id"], "partial": partial}
            told = anna.ask(wanted, "options")["next"]
            assert told["number"] is None
            options = told["slot"]["options"] if told["slot"] else []
            assert not [one for one in options if one.get("number") and "hans" in one["text"]]
        table.do("referee", {"do": "set", "reveal": "all"})
        anna.listen()
        question = anna.state["questions"][0]
        wanted = {"type": "options", "question": question["id"], "partial": "attack target=hans"}
        told = anna.ask(wanted, "options")["next"]
        assert told["number"] or [one for one in told["slot"]["options"] if one.get("number")]


def test_odds_advice_and_chances_are_withheld(home: House) -> None:
    table = home.duel(reveal="own")
    question = asked(table)
    state = table.state("Anna")
    assert not state["can"]["odds"]
    assert not state["can"]["advice"]
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        odds = {"type": "odds", "question": question["id"], "text": "attack hans"}
        assert anna.ask(odds, "odds")["problem"]["code"] == "withheld"
        assert anna.ask({"type": "advice"}, "advice")["type"] == "refused"


def test_the_log_tells_no_part_of_a_number_that_is_held_against_a_foe(home: House) -> None:
    table = home.duel(reveal="own")
    for _ in range(30):
        table.do("referee", delegate(table.state()))
    lines = table.http("Anna", "GET", "/log").json()["lines"]
    rolls = [one for one in lines if one["roll"] and one["number"] and one["fighter"] == "kurt"]
    assert rolls
    for line in rolls:
        assert [part["rule"] for part in line["number"]["parts"]] == [""]
        assert "armour" not in line["text"]
