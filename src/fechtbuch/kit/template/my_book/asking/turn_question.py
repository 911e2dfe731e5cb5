"""What somebody does in his turn."""

from typing import Final

from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import Option, Partial, Slot
from fechtbuch.kit.template.my_book.rules.striking import to_hit
from fechtbuch.kit.template.my_book.state.battle import Battle
from fechtbuch.kit.template.my_book.state.fighter import Combatant
from fechtbuch.kit.template.my_book.state.questions import Asked

TURN: Final = Menu([Verb("wait"), Verb("strike", "target", ["MYB-ATK-01"])], own_turn=True)


class TurnQuestion(Asked):
    """Strike somebody, or wait."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("turn", battle, fighter, TURN)

    def open(self, verb: str) -> bool:
        """There must be somebody to strike."""
        return verb == "wait" or len(self.battle.foes(self.fighter)) > 0

    def verb_option(self, verb: Verb) -> Option:
        """A strike with the number it is tested against."""
        worth = to_hit(self.battle, self.fighter) if verb.name == "strike" else None
        return Option(verb.name, verb.rules, verb.group, worth)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Every foe who stands."""
        return listed(slot, "fighter", [foe.slug for foe in self.battle.foes(self.fighter)])
