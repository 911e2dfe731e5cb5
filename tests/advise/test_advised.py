"""Who plays by advice beats the book's own policy."""

import pytest

from fechtbuch.advise import Advised, mirrored
from fechtbuch.books import base
from fechtbuch.books.base import Sensible, books
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.dice import Dice, ScriptedDice
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.memory import Memory, seat
from fechtbuch.engine.position import Position
from fechtbuch.engine.rollouts import Shares
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import Scenario, load, names, open_session, seed_from
from fechtbuch.simulate import simulate
from fechtbuch.simulate.run import with_policies
from fechtbuch.simulate.statistics import wilson
from fechtbuch.testing.conformance.playing import bulk

DUEL = "kurt-and-hans"


def duels() -> list[str]:
    """The first packaged scenario of each book with one fighter on each of two sides."""
    found: dict[str, str] = {}
    for info in names():
        name = f"{info.book}/{info.name}"
        if info.book not in found:
            if [len(party.recruits) for party in load(name).sides] == [1, 1]:
                found[info.book] = name
    return list(found.values())


DUELS = duels()


def test_every_book_has_a_duel() -> None:
    assert len(DUELS) == len(books())


def clever(scenario: Scenario, rollouts: int = 200) -> Advised:
    return Advised(Sensible(scenario.rulebook), rollouts)


def test_it_answers_what_is_asked_at_a_table() -> None:
    scenario = load(DUEL)
    at = open_session(scenario, seed_from(1))
    question = at.pending[0]
    choice = clever(scenario).decide(question)
    at.answer(choice.text(), question.id)
    assert at.pending[0].id != question.id


@pytest.mark.parametrize("name", DUELS)
def test_a_remembered_moment_is_gone_back_to(name: str) -> None:
    """Played again from the boundary, the same question is asked in the same state."""
    fight, dice = bulk(name, 3)
    watch = Going(fight.players, dice)
    seat(fight, [watch, watch], dice)
    fight.run()
    assert watch.compared > 3


class Going(Player):
    """Goes back to the moment of every question and looks whether it is the same."""

    def __init__(self, players: list[Player], dice: Dice) -> None:
        self.players = players
        self.dice = dice
        self.compared = 0

    def remembers(self) -> bool:
        return True

    def decide(self, question: Question) -> Choice:
        host = question.fight.host
        assert isinstance(host, Memory)
        position = Position(host.past.start)
        position.past = host.past.copy()
        stopped = [Stopping() for _ in self.players]
        again = position.begin(list(stopped), ScriptedDice([]))
        with pytest.raises(Asked):
            again.run()
        same = next(one.question for one in stopped if one.question is not None)
        assert same.kind == question.kind
        assert same.side == question.side
        assert again.to_data() == question.fight.to_data()
        self.compared += 1
        return self.players[question.side].decide(question)


class Asked(Exception):
    """Raised instead of an answer."""


class Stopping(Player):
    """Stops the fight at its first question."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def decide(self, question: Question) -> Choice:
        self.question = question
        raise Asked


def test_it_is_a_policy_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = with_policies(load(DUEL), {"kurt": "advised"})
    monkeypatch.setattr(base, "Advised", lambda crew: Advised(crew, 100))
    whole = simulate(scenario, 4, seed=2, processes=1, closely=2)
    assert whole.fights == 4
    assert sum(side.wins for side in whole.sides.values()) + whole.draws == 4
    again = simulate(scenario, 4, seed=2, processes=1, closely=0)
    assert again.sides == whole.sides


def test_what_is_hidden_is_left_to_the_books_policy() -> None:
    scenario = load(DUEL)
    at = open_session(scenario, seed_from(1))
    foe = "hans" if at.pending[0].side == 0 else "kurt"
    side = at.fight.sides[at.pending[0].side].slug
    at.edict(f"hide fighter={foe} side={side}")
    question = at.pending[0]
    usual = decided(scenario.rulebook.policies()["book"](Stream(1, 1)), question)
    assert foe not in usual.text()
    assert decided(clever(scenario), question).text() == usual.text()


def test_it_is_repeatable() -> None:
    scenario = load(DUEL)
    assert mirrored(scenario, 1, 200, seed=3) == mirrored(scenario, 1, 200, seed=3)


def test_it_wins_more_than_its_share_of_mirrored_fights() -> None:
    """Few fights of each book, so the bar is low here; `python -m bench.advised` measures."""
    results = [mirrored(load(name), 6, 400, seed=1) for name in DUELS]
    assert [result.fights for result in results] == [12] * len(DUELS)
    assert sum(result.share for result in results) > 0.52 * len(DUELS)


def test_mirroring_needs_two_sides() -> None:
    three = load(DUEL).to_data()
    three["sides"].append({"name": "Third", "fighters": [{"use": "wolf", "at": [1, 1]}]})
    with pytest.raises(ValueError, match="mirroring needs two"):
        mirrored(load(three), 1)


def test_a_lucky_start_does_not_pass_for_a_good_option() -> None:
    lucky, proven = Shares(2), Shares(2)
    lucky.played, lucky.wins = 32, [31, 1]
    proven.played, proven.wins = 4096, [3932, 164]
    assert lucky.score(0) > proven.score(0)
    assert lucky.sure(0) < proven.sure(0) < proven.score(0)
    assert lucky.sure(0) == pytest.approx(wilson(31, 32, z=1)[0])
    assert Shares(2).sure(0) == 0
