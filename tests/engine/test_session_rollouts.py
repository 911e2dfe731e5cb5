"""Positions for rollouts: on from this very moment, without peeking."""

import pytest

from fechtbuch.engine.choices import Player
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import BulkDice
from fechtbuch.testing import DefaultPlayer
from tests.engine.tables import answer_all, asked, rallying, state, struck, table
from tests.toy import ToyFight


class Watched(Dice):
    """Fresh dice that count how often they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.thrown = 0

    def face(self, roller: int, sides: int) -> int:
        self.thrown += 1
        return 1


def players() -> list[Player]:
    return [DefaultPlayer(), DefaultPlayer()]


def test_a_rollout_goes_on_from_this_very_moment() -> None:
    session = table()
    struck(session)
    dice = Watched()
    fight = session.position(players(), dice)
    fight.run()
    assert fight.over
    # The default is to stand still for the blow: the table's d20 hit, a fresh d6 showed one.
    assert isinstance(fight, ToyFight)
    assert fight.named("carl").health == 7
    assert dice.thrown == 1
    assert asked(session) == ["1-defend-carl"]


def test_a_rollout_repeats_what_has_fallen_and_peeks_at_nothing() -> None:
    session = table()
    answer_all(session, 2, most=12)
    assert session.table is not None
    session.table.seed = b"useless from now on"
    fights = [session.position(players(), Watched()) for _ in range(2)]
    for fight in fights:
        fight.telling = True
        fight.run()
    assert fights[0].key() == fights[1].key()
    slugs = [fighter.slug for fighter in session.fight.roster]
    boundary = session.boundaries[-1]
    this_turn = [event.to_data(slugs) for event in session.story[boundary.told :]]
    for fight in fights:
        assert [event.to_data(slugs) for event in fight.events][: len(this_turn)] == this_turn


@pytest.mark.parametrize("most", range(0, 40, 3))
def test_rollouts_from_every_moment(most: int) -> None:
    session = table()
    answer_all(session, 6, most=most)
    before = (state(session), session.record.to_lines())
    for number in range(3):
        dice = BulkDice(5)
        crew: list[Player] = [RandomPlayer(dice.whim), RandomPlayer(dice.whim)]
        fight = session.position(crew, dice)
        dice.deal(number, fight.roster)
        fight.run()
        assert fight.over
    assert (state(session), session.record.to_lines()) == before


def test_a_rollout_while_questions_are_half_answered() -> None:
    session = rallying()
    session.answer("yes", "3-rally-emil")
    fight = session.position(players(), Watched())
    fight.run()
    assert isinstance(fight, ToyFight)
    assert [f.slug for f in fight.roster if "brave" in f.states] == ["emil"]


def test_a_rollout_while_real_dice_are_awaited() -> None:
    session = table()
    session.real_dice.add("anna")
    session.answer("throw target=carl")
    dice = Watched()
    fight = session.position(players(), dice)
    fight.run()
    assert fight.over
    assert dice.thrown == 2


def test_a_rollout_of_a_fight_that_is_over_is_that_fight() -> None:
    session = table()
    answer_all(session, 3)
    dice = Watched()
    fight = session.position(players(), dice)
    fight.run()
    assert fight.key() == session.fight.key()
    assert dice.thrown == 0
