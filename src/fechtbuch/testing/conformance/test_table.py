"""At the table: pausing, resuming, undoing and replaying change nothing that happens."""

from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import Session, verify
from fechtbuch.engine.tally import Tally
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import answers, scenario, session, story

DECISIONS = 60


@every_scenario
def test_pausing_at_every_decision_tells_the_same_story_as_running_through(name: str) -> None:
    table, players = session(name, 3)
    for _ in answers(table, players, DECISIONS):
        pass
    told = story(table)
    again = Session(record_from_lines(table.record.to_lines()), scenario(name).build(), None)
    assert story(again) == told
    assert again.fight.key() == table.fight.key()


@every_scenario
def test_undoing_to_the_root_and_back_passes_the_same_states(name: str) -> None:
    table, players = session(name, 4)
    states = [table.fight.key()]
    for _ in answers(table, players, 25):
        states.append(table.fight.key())
    for key in reversed(states[:-1]):
        assert table.undo()
        assert table.fight.key() == key
    assert not table.undo()
    for key in states[1:]:
        assert table.redo()
        assert table.fight.key() == key
    assert not table.redo()


@every_scenario
def test_a_record_verifies_with_its_seed(name: str) -> None:
    table, players = session(name, 5)
    for _ in answers(table, players, 40):
        pass
    assert verify(table) == []


@every_scenario
def test_every_number_equals_its_parts(name: str) -> None:
    table, players = session(name, 6)
    for _ in answers(table, players, DECISIONS):
        pass
    tallies = [event.tally for event in table.story if event.tally is not None]
    assert tallies
    for tally in tallies:
        assert _sum(tally) == tally.total, tally.to_data()


def _sum(tally: Tally) -> int:
    assert tally.parts is not None
    return sum(part.value for part in tally.parts)


@every_scenario
def test_rule_ids_that_are_told_stand_in_the_ledger(name: str) -> None:
    rules = scenario(name).rulebook.rules
    table, players = session(name, 7)
    for _ in answers(table, players, DECISIONS):
        pass
    for event in table.story:
        assert event.rule == "" or event.rule in rules, (event.kind, event.rule)
        if event.tally is not None and event.tally.parts is not None:
            for part in event.tally.parts:
                assert part.rule in rules, (part.name, part.rule)
