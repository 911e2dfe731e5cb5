"""Boundaries can be copied, saved and continued; keys tell states apart."""

from fechtbuch.engine.fight import Fight
from fechtbuch.engine.record import digest_of
from fechtbuch.engine.streams import BulkDice
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import bulk, scenario


def outcome(fight: Fight) -> str:
    return digest_of(fight.to_data())


def continued(copy: Fight, fight: Fight, dice: BulkDice) -> str:
    """Run a copy on with dice and players in the same state as the original's."""
    twin = BulkDice(2026)
    twin.deal(5, fight.roster)
    for place, theirs in enumerate(dice.streams):  # the table's first, then the fighters'
        if theirs.deal == dice.deals:
            twin.stream(place - 1).count = theirs.count
    copy.dice = twin
    copy.players = fight.players
    count = dice.whim.count
    copy.run()
    dice.whim.count = count
    return outcome(copy)


@every_scenario
def test_a_copy_at_every_boundary_runs_on_as_the_original_does(name: str) -> None:
    through, _ = bulk(name, 5)
    through.run()
    expected = outcome(through)
    fight, dice = bulk(name, 5)
    boundaries = 0
    while not fight.over:
        boundaries += 1
        if boundaries <= 12 or boundaries % 10 == 0:
            before = fight.key()
            assert continued(fight.copy(), fight, dice) == expected
            assert fight.key() == before, "running a copy changed the original"
        fight.step()
    assert outcome(fight) == expected


@every_scenario
def test_state_round_trips_through_data(name: str) -> None:
    book = scenario(name).rulebook
    fight, _ = bulk(name, 6)
    while not fight.over:
        again = book.restore(scenario(name), fight.to_data())
        assert again.to_data() == fight.to_data()
        assert again.key() == fight.key()
        fight.step()


@every_scenario
def test_equal_states_have_equal_keys_and_other_states_others(name: str) -> None:
    one, _ = bulk(name, 8)
    other, _ = bulk(name, 8)
    seen: dict[object, str] = {}
    while not one.over:
        assert one.key() == other.key()
        assert one.copy().key() == one.key()
        seen[one.key()] = outcome(one)
        one.step()
        other.step()
    assert len(seen) > 1


@every_scenario
def test_a_copy_shares_nothing_that_changes(name: str) -> None:
    fight, _ = bulk(name, 9, "random")
    while not fight.over:
        copy = fight.copy()
        before = copy.to_data()
        fight.step()
        assert copy.to_data() == before
