"""From sheets to fighters."""

from importlib.resources import files
from typing import Any

from alehouse.kinds.block import Block
from alehouse.sheets.sheet import FighterSheet
from alehouse.state.fighter import Brawler
from fechtbuch.books.recruiting import Place, Roll, Sergeant
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Side


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
    ) -> Brawler:
        """A fighter with the numbers of its sheet."""
        numbers = Block(block, sheet.might, sheet.grit, sheet.wind)
        fighter = Brawler(slug, sheet.name, side.index, numbers)
        fighter.hidden_from = hidden_from
        if at is not None:
            fighter.at = field(*at)
        for state in sheet.states:
            setattr(fighter, state, True)
        self.battle.enroll(fighter)
        return fighter


class Recruiting(Sergeant):
    """Brings somebody into a running fight."""

    folder = files("alehouse")
    model = FighterSheet
    muster = Muster
