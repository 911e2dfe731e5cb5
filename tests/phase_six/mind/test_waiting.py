"""Of two who wait for each other, who comes up and who goes on waiting."""

from fechtbuch.books.base import books
from fechtbuch.books.phase_six.asking.act_question import ActQuestion
from fechtbuch.books.phase_six.mind.judging import comes
from fechtbuch.engine.streams import Stream
from tests.phase_six.stage import arena, who


def loses_less(one: str, other: str) -> tuple[bool, bool]:
    """Whether each of two at some distance loses no more by coming up than the other."""
    fight = arena([who(one, 0)], [who(other, 6)])
    first, second = fight.fighters
    return comes(fight, first, second), comes(fight, second, first)


def verb_in_round(number: int, one: str, other: str) -> str:
    """What a strong fighter does on his turn in a round in which nobody has come yet."""
    fight = arena([who(one, 0)], [who(other, 6)])
    fight.round = number
    first = fight.fighters[0]
    first.actions = first.block.actions
    player = books()["phase-six"].policies()["strong"](Stream(1, 1))
    return player.decide(ActQuestion(fight, first)).verb


def test_whoever_lasts_longer_comes_up() -> None:
    # Grom stands nine wounds and hits harder: the blows that wait for him matter less to him.
    assert loses_less("marek", "grom") == (False, True)


def test_of_equals_both_may_come() -> None:
    assert loses_less("guard", "guard") == (True, True)


def test_of_two_alone_one_comes_at_once_and_the_other_waits() -> None:
    assert verb_in_round(1, "grom", "marek") == "run"
    assert verb_in_round(1, "marek", "grom") == "end"
    assert verb_in_round(5, "marek", "grom") == "end"
    # Nobody waits for ever.
    assert verb_in_round(30, "marek", "grom") == "run"
