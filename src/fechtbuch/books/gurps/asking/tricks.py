"""Bonus, deception: what can be said of every attack roll (GUR-OPT-14)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import ALL_OUT_SLAM, DETERMINED
from fechtbuch.books.gurps.rules.hitting.to_hit import floor_of
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.engine.choices import Partial


def may_favour(turn: Turn, split: str) -> bool:
    """GUR-RUL-27: whether several attacks could have the bonus of a Determined one."""
    if turn.version != DETERMINED or not turn.favour or turn.manoeuvre == ALL_OUT_SLAM:
        return False
    return turn.attacks > 1 or split != "" or turn.follow != 0


def may_deceive(fight: Battle, partial: Partial) -> bool:
    """GUR-RUL-56: not with a telegraphic attack, where the two exclude each other."""
    exclusive = fight.options.telegraphic_exclusive == "on"
    return not (exclusive and partial.get("telegraphic", "") == "yes")


def most_deceptive(fight: Battle, blow: Blow) -> i64:
    """GUR-OPT-05: so many steps leave the score at 10 or more."""
    return (floor_of(fight, blow) - 10) // 2
