"""The laboratory works for every book: closer looks, and what is carried into the next fight."""

from fechtbuch.simulate import mirrored, simulate
from fechtbuch.simulate.chain import arrived
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import bulk, scenario


@every_scenario
def test_a_closer_look_sees_the_fights_that_are_counted(name: str) -> None:
    result = simulate(scenario(name), 6, processes=1, closely=6)
    closely = result.closely
    assert closely is not None
    assert closely.options
    assert {rule.rule for rule in closely.rules} <= set(scenario(name).rulebook.rules) | {"edict"}
    for slug, one in result.fighters.items():
        found = sum(damage.mean for damage in closely.damage if damage.fighter == slug)
        assert found <= one.damage_dealt + 1e-9
        counts = closely.health.get(slug)
        assert counts is None or sum(counts.values()) == 6


@every_scenario
def test_mirrored_twice_is_as_before(name: str) -> None:
    chosen = scenario(name)
    other = mirrored(chosen)
    other.build()
    assert mirrored(other) == chosen


@every_scenario
def test_what_is_carried_makes_a_fighter_of_the_next_fight(name: str) -> None:
    chosen = scenario(name)
    book = chosen.rulebook
    members = {recruit.slug for party in chosen.sides for recruit in party.recruits}
    for number, rest in enumerate(["", *book.rests]):
        fight, _ = bulk(name, number)
        fight.run()
        carried = book.carry(fight, chosen, rest)
        assert set(carried) <= {fighter.slug for fighter in fight.roster}
        for party in chosen.sides:
            able = [one.slug for one in party.recruits if one.slug in carried]
            if able:
                next_fight = arrived(chosen, party.slug, carried).build()
                there = {fighter.slug for fighter in next_fight.roster}
                assert members & there == members - {
                    one.slug for one in party.recruits if one.slug not in able
                }
