"""Nobody is shown what is hidden from him."""

from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import answers, scenario, session


@every_scenario
def test_a_hidden_fighter_is_in_nobodys_view_but_the_own_and_the_referees(name: str) -> None:
    table, players = session(name, 8)
    book = scenario(name).rulebook
    fight = table.fight
    hidden = fight.roster[0]
    other = next(side for side in fight.sides if side.index != hidden.side)
    told = len(table.story)
    table.edict(f"hide fighter={hidden.slug} side={other.slug}")
    for _ in answers(table, players, 20):
        if not table.fight.roster[hidden.index].hidden_from:
            break  # He has attacked, been met or come into sight.
        shown = [view.slug for view in book.view(table.fight, other.index)]
        assert hidden.slug not in shown
        assert hidden.slug in [view.slug for view in book.view(table.fight, hidden.side)]
        assert hidden.slug in [view.slug for view in book.view(table.fight, -1)]
    for event in table.story[told:]:
        if event.kind == "becomes-known":
            assert event.known_to(other.index)
            break
        if hidden.index in (event.actor, event.target) and event.kind != "edict":
            assert not event.known_to(other.index), event.kind
            assert event.known_to(-1)
            partners = [table.fight.roster[i] for i in (event.actor, event.target) if i >= 0]
            if not any((one.hidden_from >> hidden.side) & 1 for one in partners):
                assert event.known_to(hidden.side)
