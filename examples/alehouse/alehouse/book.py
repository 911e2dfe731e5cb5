"""Alehouse as the rest of the program sees it."""

from typing import Any

from alehouse.mind.policy import AlehousePolicy
from alehouse.play.fight import AlehouseFight
from alehouse.sheets.muster import Muster, Recruiting
from alehouse.sheets.sheet import FighterSheet, SceneSheet
from alehouse.state.battle import Battle
from alehouse.state.fighter import Brawler
from alehouse.state.written import SETTABLE
from fechtbuch.books.base import Book, Turn
from fechtbuch.books.building import recruits_of, sides_of
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter


class Alehouse(Book):
    """The rules of Alehouse."""

    key = "alehouse"
    title = "Alehouse"
    package = "alehouse"
    fighter_model = FighterSheet
    scene_model = SceneSheet
    policy = AlehousePolicy
    settable = SETTABLE
    outcomes = ("misses", "winded")
    secrets = Book.secrets | {"wind"}

    def build(self, scenario: Any) -> Fight:
        """The fight at its very beginning."""
        sides = sides_of(scenario, Side)
        battle = AlehouseFight(sides, scenario.grid(), scenario.rounds)
        battle.recruiter = Recruiting()
        muster = Muster(battle)
        for side, recruit, hidden in recruits_of(scenario, sides):
            at = recruit.at or (len(battle.fighters), side.index)
            muster.enroll(recruit.sheet, recruit.slug, recruit.block, side, at, hidden)
        return battle

    def full_health(self, fighter: Fighter) -> int:
        """Wind."""
        assert isinstance(fighter, Brawler)
        return fighter.block.wind

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """Might and Grit, to friends."""
        assert isinstance(fighter, Brawler)
        return {"might": fighter.block.might, "grit": fighter.block.grit} if known else {}

    def turns(self, fight: Fight) -> list[Turn]:
        """The order that was rolled."""
        assert isinstance(fight, Battle)
        return [
            Turn(fight.fighters[index].slug, place < fight.place, place == fight.place)
            for place, index in enumerate(fight.order)
            if not fight.fighters[index].out()
        ] or super().turns(fight)

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Whoever stands goes on with the Wind that is left."""
        assert isinstance(fight, Battle)
        return {one.slug: {"wind": one.wind} for one in fight.fighters if not one.out()}


BOOK = Alehouse()
