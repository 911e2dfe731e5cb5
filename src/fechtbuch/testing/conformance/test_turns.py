"""The order of turns names whoever is in the fight, and only one whose turn it is."""

from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import answers, scenario, session


@every_scenario
def test_the_order_of_turns_is_told(name: str) -> None:
    table, players = session(name, 5)
    book = scenario(name).rulebook
    for _ in answers(table, players, 25):
        turns = book.turns(table.fight)
        slugs = [turn.slug for turn in turns]
        assert len(set(slugs)) == len(slugs)
        assert set(slugs) <= {one.slug for one in table.fight.roster}
        assert sum(turn.now for turn in turns) <= 1
        assert not any(turn.now and turn.done for turn in turns)
        assert turns or table.fight.over
