"""Questions to whoever holds an action: release it, or let it lapse (LSK-HLD-03)?"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.turn_question import ActionQuestion
from fechtbuch.books.landsknecht.kinds.verbs import out_of_turn
from fechtbuch.books.landsknecht.rules.basics.circumstances import can_strike
from fechtbuch.books.landsknecht.rules.contact.flight import LEAVE
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed
from fechtbuch.books.landsknecht.rules.hitting.to_hit import weapon_slot
from fechtbuch.books.landsknecht.rules.moving.movement import place
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.asking import Verb, optional, places
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_field

WAIT: Final = "wait"
LAPSE: Final = "lapse"

RELEASE: Final = out_of_turn(Verb(WAIT, "", ["LSK-HLD-01"]))
LAST: Final = out_of_turn(Verb(LAPSE, "", ["LSK-HLD-03"]))


class ReleaseQuestion(ActionQuestion):
    """An enemy has declared an action: wait, or release the held one (LSK-HLD-04)?

    What can be released is judged against the place that the enemy will have reached; a blow at
    a passer-by names one of the squares on his way instead.
    """

    def __init__(self, battle: Battle, holder: Combatant, deed: Deed) -> None:
        super().__init__("release", battle, holder, RELEASE)
        self.deed = deed

    def about(self) -> dict[str, str]:
        """Who does what."""
        about = {"enemy": self.deed.actor.slug, "verb": self.deed.action.verb}
        if self.deed.action.target is not None:
            about["target"] = self.deed.action.target.slug
        return about

    def void(self) -> bool:
        """The hold is gone."""
        return not self.fighter.holding_action or not self.fighter.able()

    # What can be done, with the enemy where he will be.

    def open_verbs(self) -> list[Verb]:
        """Wait, or any action."""
        before = self._move_enemy("")
        found = super().open_verbs()
        self._put_back(before)
        return found

    def open(self, verb: str) -> bool:
        """An action when the enemy has moved, or a blow while he passes."""
        return super().open(verb) or (verb == "attack" and len(self.passing()) > 0)

    def verb_option(self, verb: Verb) -> Option:
        """A blow that is possible only while the enemy passes names the rule for it."""
        if verb.name == "attack" and not self._attacks_there():
            return Option(verb.name, ["LSK-HLD-04"])
        return super().verb_option(verb)

    def _attacks_there(self) -> bool:
        before = self._move_enemy("")
        found = super().open("attack")
        self._put_back(before)
        return found

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """As on a turn; but who strikes a passer-by does not walk up to him."""
        at = partial.get("at", "")
        if slot == "at":
            return self._square_slot(partial)
        if slot == "path" and at:
            return None
        before = self._move_enemy(at)
        if slot == "weapon" and at:
            slugs = self._weapons_from_here()
            found: Slot | None = weapon_slot(self.battle, self.fighter, self.deed.actor, slugs)
        else:
            found = super().offer(slot, partial)
        self._put_back(before)
        if slot == "target" and partial[VERB] == "attack" and found is not None:
            self._add_passer_by(found)
        return found

    def _add_passer_by(self, slot: Slot) -> None:
        enemy = self.deed.actor.slug
        if enemy not in slot.values() and len(self.passing()) > 0:
            slot.options.append(Option(enemy, ["LSK-HLD-04"]))
            slot.default = slot.options[0].value

    def _square_slot(self, partial: Partial) -> Slot | None:
        """Where the enemy is struck: on his way, or unsaid where he comes to stand."""
        if partial["target"] != self.deed.actor.slug:
            return None
        squares = self.passing()
        if len(squares) == 0:
            return None
        slot = places("at", squares)
        there = self.offer("weapon", partial)
        return slot if there is None or len(there.options) == 0 else optional(slot)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Ways are judged as they will be when the enemy has moved."""
        before = self._move_enemy(partial.get("at", ""))
        refusal = super().accepts(slot, value, partial)
        self._put_back(before)
        return refusal

    def _move_enemy(self, at: str) -> tuple[i64, bool]:
        """Put the enemy where the blow will find him; gives how he stands now."""
        enemy = self.deed.actor
        before = (enemy.at, enemy.off_map)
        if at:
            place(self.battle, enemy, parse_field(at))
        elif self.deed.action.path:
            place(self.battle, enemy, self.deed.action.path[-1])
        enemy.off_map = not at and self.deed.action.word == LEAVE
        self.forget_prospects()
        return before

    def _put_back(self, before: tuple[i64, bool]) -> None:
        enemy = self.deed.actor
        square, enemy.off_map = before
        place(self.battle, enemy, square)
        self.forget_prospects()

    # A blow at a passer-by.

    def passing(self) -> list[i64]:
        """The squares of the enemy's way, its beginning included, where a blow would reach him."""
        enemy = self.deed.actor
        square, off_map = enemy.at, enemy.off_map
        enemy.off_map = False
        way = self.deed.way()
        if self.deed.action.word != LEAVE:
            way.pop()
        found: list[i64] = []
        for passed in way:
            place(self.battle, enemy, passed)
            if len(self._weapons_from_here()) > 0:
                found.append(passed)
        place(self.battle, enemy, square)
        enemy.off_map = off_map
        return found

    def _weapons_from_here(self) -> list[str]:
        """What reaches the enemy without a step."""
        if self.fighter.routed:
            return []
        prospects = self.prospects()
        return [
            slug
            for slug in prospects.weapons(None)
            if can_strike(self.battle, self.fighter, self.deed.actor, prospects.weapon(slug))
        ]


class LastQuestion(ActionQuestion):
    """All sides have acted: let the held action lapse, or take it now (LSK-HLD-03)?"""

    def __init__(self, battle: Battle, holder: Combatant) -> None:
        super().__init__("last", battle, holder, LAST)

    def void(self) -> bool:
        """The hold is gone."""
        return not self.fighter.holding_action or super().void()
