"""What somebody does in his turn."""

from typing import Final

from alehouse.rules.going import in_reach
from alehouse.rules.punching import in_arms_reach, to_hit
from alehouse.state.battle import Battle
from alehouse.state.fighter import Brawler
from alehouse.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb, listed, optional, places
from fechtbuch.engine.choices import Option, Partial, Slot

TURN: Final = Menu(
    [
        Verb("wait"),
        Verb("punch", "target wild", ["ALE-PUN-01"]),
        Verb("go", "to", ["ALE-GO-01"]),
    ],
    own_turn=True,
)


class TurnQuestion(Asked):
    """Punch somebody, go somewhere, or wait."""

    def __init__(self, battle: Battle, fighter: Brawler) -> None:
        super().__init__("turn", battle, fighter, TURN)

    def open(self, verb: str) -> bool:
        """There must be somebody to punch, or somewhere to go."""
        if verb == "punch":
            return len(in_arms_reach(self.battle, self.fighter)) > 0
        return verb == "wait" or len(in_reach(self.battle, self.fighter)) > 0

    def verb_option(self, verb: Verb) -> Option:
        """A punch with the number that is added to the dice."""
        worth = to_hit(self.battle, self.fighter, False) if verb.name == "punch" else None
        return Option(verb.name, verb.rules, verb.group, worth)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Whom, how, where to."""
        if slot == "target":
            foes = in_arms_reach(self.battle, self.fighter)
            return listed(slot, "fighter", [foe.slug for foe in foes])
        if slot == "wild":
            return optional(listed(slot, "word", ["yes"]))
        return places(slot, in_reach(self.battle, self.fighter))
