"""What strong fighters reckon that a defence leaves of a blow."""

import pytest

from fechtbuch.books.phase_six.kinds.armoury import WEAPONS
from fechtbuch.books.phase_six.kinds.arms import MELEE
from fechtbuch.books.phase_six.mind.defence_choice import evaded, left_of, parried
from fechtbuch.books.phase_six.mind.judging import faints, faints_of
from fechtbuch.books.phase_six.rules.defence import Incoming
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import KNOCKOUT
from tests.phase_six.stage import arena, who


def blow(normal: int, criticals: list[int], special: str = "") -> tuple[Battle, Incoming]:
    """Hits of Grom's sledgehammer on their way to Nessa, who wears a gambeson."""
    fight = arena([who("grom", 0)], [who("nessa", 1)])
    grom, nessa = fight.fighters
    nessa.rerolls = 0
    return fight, Incoming(grom, WEAPONS["sledgehammer"], MELEE, normal, criticals, special)


@pytest.mark.rule("PSX-DIC-07", "PSX-SPC-04")
def test_a_faint_by_resistance_and_rerolls() -> None:
    fight, _ = blow(1, [])
    nessa = fight.fighters[1]
    assert faints_of(1, nessa) == 667  # one die, 5 or 6 resists
    nessa.rerolls = 1
    assert faints_of(1, nessa) == 444
    assert faints_of(2, nessa) == 1000


def test_weights_that_are_being_looked_for_may_leave_no_rerolls_or_fewer() -> None:
    fight, _ = blow(1, [])
    nessa = fight.fighters[1]
    assert faints(1000, nessa, -40) == faints(1000, nessa, 0)
    nessa.rerolls = 1
    assert faints(1000, nessa, 1) < faints(1000, nessa, 0)


@pytest.mark.rule("PSX-SPC-04")
def test_a_stun_costs_no_wounds_but_the_fight() -> None:
    fight, wounding = blow(1, [])
    nessa = fight.fighters[1]
    assert left_of(fight, nessa, wounding, 1, 0) == 1000 // nessa.health
    fight, stunning = blow(1, [], KNOCKOUT)
    assert left_of(fight, fight.fighters[1], stunning, 1, 0) == 667


@pytest.mark.rule("PSX-PAR-02", "PSX-PAR-03")
def test_a_parry_is_reckoned_for_every_number_of_successes() -> None:
    fight, incoming = blow(1, [], KNOCKOUT)
    nessa = fight.fighters[1]
    # Two dice against 5: both fail in four of nine, and then it is a faint in two of three.
    assert parried(fight, nessa, incoming, 2, 5, 0) == pytest.approx(296, abs=2)
    fight, critical = blow(0, [1], KNOCKOUT)
    assert parried(fight, fight.fighters[1], critical, 8, 5, 0) == pytest.approx(667, abs=2)


@pytest.mark.rule("PSX-EVA-03")
def test_an_evade_avoids_all_or_nothing() -> None:
    fight, incoming = blow(0, [1])
    nessa = fight.fighters[1]
    # Each die needs 5 + 1: a sixth.
    caught = (5 / 6) ** nessa.evasion()
    assert evaded(nessa, incoming, 1000) == pytest.approx(1000 * caught, abs=5)
