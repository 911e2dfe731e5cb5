"""Punching: 2d6 and Might against Grit, and whoever is hit may duck first."""

from typing import Final

from mypy_extensions import i64

from alehouse.state.battle import Battle
from alehouse.state.fighter import Brawler
from alehouse.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.keeping import ALL, worst
from fechtbuch.engine.tally import Tally

HARD: Final = 4
"""Whoever loses so much Wind at once reels."""

DUCK: Final = Menu([Verb("stand"), Verb("duck", "", ["ALE-DUC-01"])])


class DuckQuestion(Asked):
    """Whether somebody ducks."""

    def __init__(self, battle: Battle, fighter: Brawler, puncher: Brawler) -> None:
        super().__init__("duck", battle, fighter, DUCK, puncher)

    def open(self, verb: str) -> bool:
        """ALE-DUC-01: once a round, and not while reeling."""
        return not self.fighter.ducked and not self.fighter.reeling


def in_arms_reach(battle: Battle, fighter: Brawler) -> list[Brawler]:
    """ALE-PUN-01: the foes on the squares around him."""
    found: list[Brawler] = []
    for foe in battle.foes(fighter):
        if battle.grid.steps(fighter.at, foe.at) <= 1:
            found.append(foe)
    return found


def to_hit(battle: Battle, fighter: Brawler, wild: bool) -> Tally:
    """ALE-PUN-01: Might; ALE-PUN-02: 2 less for a wild swing; ALE-REE-01: 2 less while reeling."""
    number = battle.tally("might", fighter.block.might, "ALE-PUN-01")
    if wild:
        number.add("wild", -2, "ALE-PUN-02")
    if fighter.reeling:
        number.add("reeling", -2, "ALE-REE-01")
    return number


def punch(battle: Battle, fighter: Brawler, target: Brawler, wild: bool) -> None:
    """ALE-PUN-01: a punch, from the swing to the floor."""
    battle.note("swings" if wild else "punches", "ALE-PUN-01", fighter, target)
    keep: i64 = ALL
    question = DuckQuestion(battle, target, fighter)
    if not question.void() and battle.ask(question).verb == "duck":
        target.ducked = True
        keep = worst(2)
        battle.note("ducks", "ALE-DUC-01", target)
    number = to_hit(battle, fighter, wild)
    if not battle.test(fighter, number, "punch", keep, against=target.block.grit):
        battle.note("misses", "ALE-PUN-01", fighter, target)
        return
    dice: i64 = 2 if wild else 1  # ALE-PUN-02
    hurt(battle, fighter, target, battle.roll(fighter, dice, 6, "harm"))


def hurt(battle: Battle, fighter: Brawler, target: Brawler, harm: i64) -> None:
    """ALE-PUN-01: Wind is lost, and ALE-REE-01: much of it at once makes him reel."""
    lost = min(harm, target.wind)
    target.wind -= lost
    fighter.dealt += lost
    target.taken += lost
    battle.note("winded", "ALE-PUN-01", fighter, target, amount=lost)
    if target.out():
        battle.note("floored", "ALE-PUN-01", target)
    elif lost >= HARD and not target.reeling:
        target.reeling = True
        battle.note("reels", "ALE-REE-01", target)
