"""A book's policy knows the rules wherever a fight may come to, not only where it leads it itself.

Whoever plays against people meets positions that no policy would ever get into: empty hands,
friends in the way, a spear let fall in the first second. Here every question is put to the policy,
whose answer must be a legal filling of it, and then every other one is answered by chance instead.
"""

import pytest

from fechtbuch.engine.choices import Choice, Player, Question, Refusal, read_choice
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import bulk

FIGHTS = 3
MOST_QUESTIONS = 120
"""So many questions of a fight are looked at: the strange positions come early."""


class EnoughSeen(Exception):
    """Ends a fight that has been looked at for long enough."""


class Wayward(Player):
    """Knows what the policy would do, and does something else every now and then."""

    def __init__(self, policy: Player, stream: Stream, every: int) -> None:
        self.policy = policy
        self.chance = RandomPlayer(stream)
        self.stream = stream
        self.every = every
        self.asked = 0

    def decide(self, question: Question) -> Choice:
        self.asked += 1
        if self.asked > MOST_QUESTIONS:
            raise EnoughSeen
        meant = self.policy.decide(question)
        text = meant.text()
        try:
            read = read_choice(question, text)
        except Refusal as refusal:
            raise AssertionError(f"{question.id}: {text}: {refusal}") from refusal
        assert read.text() == text, question.id
        if self.stream.below(self.every) == 0:
            return self.chance.decide(question)
        return meant


@every_scenario
@pytest.mark.parametrize("number", range(FIGHTS))
def test_the_policy_answers_legally_in_fights_that_it_does_not_lead(name: str, number: int) -> None:
    fight, _ = bulk(name, number, "book")
    stream = Stream(2026 + number, 77)
    every = 2 + number  # the more seldom, the farther a fight comes
    fight.players = [Wayward(player, stream, every) for player in fight.players]
    try:
        fight.run()
    except EnoughSeen:
        return
    assert fight.over
