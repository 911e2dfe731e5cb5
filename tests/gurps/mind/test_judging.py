"""What plans are judged by: nothing that can be asked is left without an answer."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.gurps.kinds.terms import RANDOM, TORSO
from fechtbuch.books.gurps.mind.judging import hurt
from fechtbuch.books.gurps.rules.defending.defence_question import DefenceQuestion
from fechtbuch.engine.choices import read_choice
from fechtbuch.engine.streams import Stream
from tests.gurps.arena import battle, blow, who


@pytest.mark.rule("GUR-RNG-11")
def test_fire_that_may_strike_anywhere_is_feared_like_fire_at_the_body() -> None:
    fight = battle("rao", "brigand", apart=4)
    coming = blow(fight, "rao", "brigand", "assault-rifle", "shot")
    coming.location = TORSO
    at_the_body = hurt(coming)
    coming.location = RANDOM
    assert hurt(coming) == at_the_body > 0
    strong = books()["gurps"].policies()["strong"](Stream(1, 2))
    question = DefenceQuestion(fight, who(fight, "brigand"), coming)
    read_choice(question, strong.decide(question).text())
