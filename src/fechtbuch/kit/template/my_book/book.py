"""My Book as the rest of the program sees it."""

from typing import Any

from fechtbuch.books.base import Book, Turn
from fechtbuch.books.building import recruits_of, sides_of
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.kit.template.my_book.mind.policy import MyBookPolicy
from fechtbuch.kit.template.my_book.play.fight import MyBookFight
from fechtbuch.kit.template.my_book.sheets.muster import Muster, Recruiting
from fechtbuch.kit.template.my_book.sheets.sheet import FighterSheet, SceneSheet
from fechtbuch.kit.template.my_book.state.battle import Battle
from fechtbuch.kit.template.my_book.state.fighter import Combatant
from fechtbuch.kit.template.my_book.state.written import SETTABLE


class MyBook(Book):
    """The rules of My Book."""

    key = "my-book"
    title = "My Book"
    package = "fechtbuch.kit.template.my_book"
    fighter_model = FighterSheet
    scene_model = SceneSheet
    policy = MyBookPolicy
    settable = SETTABLE
    outcomes = ("misses", "wounded")

    def build(self, scenario: Any) -> Fight:
        """The fight at its very beginning."""
        sides = sides_of(scenario, Side)
        battle = MyBookFight(sides, scenario.grid(), scenario.rounds)
        battle.recruiter = Recruiting()
        muster = Muster(battle)
        for side, recruit, hidden in recruits_of(scenario, sides):
            muster.enroll(recruit.sheet, recruit.slug, recruit.block, side, recruit.at, hidden)
        return battle

    def full_health(self, fighter: Fighter) -> int:
        """Health."""
        assert isinstance(fighter, Combatant)
        return fighter.block.health

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """The skill, to friends."""
        assert isinstance(fighter, Combatant)
        return {"skill": fighter.block.skill} if known else {}

    def turns(self, fight: Fight) -> list[Turn]:
        """The order that was rolled."""
        assert isinstance(fight, Battle)
        return [
            Turn(fight.fighters[index].slug, place < fight.place, place == fight.place)
            for place, index in enumerate(fight.order)
            if not fight.fighters[index].out()
        ] or super().turns(fight)

    def passes(self, purpose: str, rolled: int, number: int) -> bool | None:
        """A strike hits with the number or less."""
        return rolled <= number if purpose == "strike" else None

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Whoever stands goes on with the Health that is left."""
        assert isinstance(fight, Battle)
        return {one.slug: {"health": one.health} for one in fight.fighters if not one.out()}


BOOK = MyBook()
