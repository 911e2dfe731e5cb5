"""From sheets to fighters."""

from importlib.resources import files
from typing import Any

from fechtbuch.books.recruiting import Place, Roll, Sergeant
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Side
from fechtbuch.kit.template.my_book.kinds.block import Block
from fechtbuch.kit.template.my_book.sheets.sheet import FighterSheet
from fechtbuch.kit.template.my_book.state.fighter import Combatant


class Muster(Roll):
    """Brings fighters into a fight."""

    def __init__(self, battle: Any) -> None:
        self.battle = battle

    def enroll(
        self,
        sheet: FighterSheet,
        slug: str,
        block: str,
        side: Side,
        at: Place,
        hidden_from: int = 0,
    ) -> Combatant:
        """A fighter with the numbers of its sheet."""
        numbers = Block(block, sheet.skill, sheet.health)
        fighter = Combatant(slug, sheet.given_name(), side.index, numbers)
        fighter.hidden_from = hidden_from
        if at is not None:
            fighter.at = field(*at)
        self.battle.enroll(fighter)
        return fighter


class Recruiting(Sergeant):
    """Brings somebody into a running fight."""

    folder = files("fechtbuch.kit.template.my_book")
    model = FighterSheet
    muster = Muster
