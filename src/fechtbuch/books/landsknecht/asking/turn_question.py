"""The question of a turn: which verbs are open, what each slot offers (LSK-SEQ-09)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.open_verbs import is_open
from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.asking.refusals import hindrance_to, way_refusal
from fechtbuch.books.landsknecht.asking.shown_numbers import blow_number_from, shot_number_from
from fechtbuch.books.landsknecht.asking.way_options import (
    approach_slot,
    charge_slot,
    goal_slot,
    then_slot,
    way_slot,
)
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.kinds.verbs import BLOWS, FLYING, NOTHING, SHOTS, THROWS, TURN
from fechtbuch.books.landsknecht.rules.basics.circumstances import is_helpless
from fechtbuch.books.landsknecht.rules.basics.hands import at_the_belt
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_reach
from fechtbuch.books.landsknecht.rules.contact.flight import flight, flight_slot, leaving_slot
from fechtbuch.books.landsknecht.rules.grappling.grips import grips
from fechtbuch.books.landsknecht.rules.hitting.casting import (
    command_slot,
    division_refusal,
    spell_slot,
    spell_targets_slot,
)
from fechtbuch.books.landsknecht.rules.moving.movement import running_move, walks
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import AskedFighter, fighters, things
from fechtbuch.engine.asking import Menu, Verb, listed, optional
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_path, path_text
from fechtbuch.engine.tally import Tally


class ActionQuestion(AskedFighter):
    """Somebody may take an action: on his turn, or one that he has held."""

    def __init__(self, kind: str, battle: Battle, fighter: Combatant, menu: Menu) -> None:
        super().__init__(kind, battle, fighter, menu)
        self.listed_only = False
        """The referee has refused something else (LSK-SEQ-02)."""
        self._prospects: Prospects | None = None

    def prospects(self) -> Prospects:
        """What the fighter can do, found out once: nothing moves while he makes up his mind."""
        if self._prospects is None:
            self._prospects = Prospects(self.battle, self.fighter)
        return self._prospects

    def forget_prospects(self) -> None:
        """Something has moved after all."""
        self._prospects = None

    def void(self) -> bool:
        """Nobody acts who is gone, has acted or cannot act."""
        fighter = self.fighter
        return fighter.gone or fighter.acted or fighter.surrendered or fighter.helpless()

    def open(self, verb: str) -> bool:
        """What the fighter can do now; what was refused is not offered again."""
        if verb == "improvise" and self.listed_only:
            return False
        return is_open(self.prospects(), verb)

    # What each slot offers.

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Whom, with what, how, and which way."""
        verb = partial[VERB]
        if slot == "target":
            return self._target_slot(verb, partial)
        if slot == "weapon":
            return self._weapon_slot(verb, partial)
        if slot == "item":
            return self._item_slot(verb)
        if slot == "spell":
            return spell_slot(self.battle, self.fighter)
        if slot == "targets":
            return spell_targets_slot(self.battle, self.fighter, SPELLS[partial["spell"]])
        if slot == "word":
            return self._word_slot(verb, partial)
        if slot == "path":
            return self._numbered(self._way_slot(verb, partial), partial)
        if slot == "then":
            if verb == "attack" and self._strikes_on_the_spot(self.fighter_at(partial["target"])):
                return None
            ways = then_slot(self.battle, self.fighter, partial.get("path", ""))
            return self._numbered(ways, partial) if verb in SHOTS else ways
        if slot == "text":
            return Slot("text", "text", [])
        return None

    def _target_slot(self, verb: str, partial: Partial) -> Slot | None:
        if verb == "use":
            thing = self.thing_at(partial["item"])
            if thing is None or thing.effect != "treats-injury":
                return None
        slot = fighters("target", self.prospects().targets(verb))
        if self.battle.telling and (verb in BLOWS or verb in FLYING):
            for option in slot.options:
                target = self.fighter_at(option.value)
                weapons = self._weapons_for(verb, target)
                if len(weapons) > 0:
                    option.worth = self._usual_number(verb, target, weapons[0])
        return slot

    def _weapon_slot(self, verb: str, partial: Partial) -> Slot | None:
        """Weapons with which the target can be reached, each with its number."""
        if verb not in BLOWS and verb not in FLYING:
            return things("weapon", self.prospects().things_for(verb))
        target = self.fighter_at(partial["target"])
        slugs = self._weapons_for(verb, target)
        options = [Option(one, [], "", self._usual_number(verb, target, one)) for one in slugs]
        return Slot("weapon", "item", options, options[0].value if options else None)

    def _weapons_for(self, verb: str, target: Combatant) -> list[str]:
        """What reaches a target, the usual weapon first."""
        prospects = self.prospects()
        if verb in FLYING:
            missiles = prospects.missiles(verb)
            return [one.slug for one in missiles if target in prospects.shot_targets(verb, one)]
        found = prospects.weapons(target)
        if self.fighter.immobilised():
            return found
        return [slug for slug in found if target in prospects.blow_targets(verb, slug)]

    def _usual_number(self, verb: str, target: Combatant, slug: str) -> Tally | None:
        """What is rolled against from where an attack is made unless another way is said."""
        if verb in BLOWS and self._strikes_on_the_spot(target):
            return self._number(verb, target, slug, self.fighter.at)
        return self._number(verb, target, slug, self.prospects().usual_square(verb, slug, target))

    def _number(
        self, verb: str, target: Combatant, slug: str, square: i64, walks_on: bool = False
    ) -> Tally | None:
        fight = self.battle
        thing = self.thing_at(slug)
        if verb in BLOWS:
            return blow_number_from(fight, self.fighter, target, thing, square)
        assert thing is not None
        return shot_number_from(fight, self.fighter, target, thing, verb, square, walks_on)

    def _item_slot(self, verb: str) -> Slot | None:
        """What is handled; who walks may draw something on the way."""
        if verb != "move":
            return things("item", self.prospects().things_for(verb))
        found = at_the_belt(self.fighter)
        return optional(things("item", found)) if found else None

    def _word_slot(self, verb: str, partial: Partial) -> Slot | None:
        """How a thing is done that can be done in several ways."""
        fight = self.battle
        if verb == "flee":
            return leaving_slot(fight, self.fighter, partial["path"])
        if verb == "cast":
            return command_slot(SPELLS[partial["spell"]])
        if verb == "stow":
            return listed("word", "word", ["belt", "pack"])
        if fight.options.helpless_choice and is_helpless(fight, self.fighter_at(partial["target"])):
            return Slot("word", "word", [Option(""), Option("roll", ["LSK-RUL-04"])], "")
        return None

    def _way_slot(self, verb: str, partial: Partial) -> Slot | None:
        """LSK-MOV-10: up to the combat move, before and after the act; farther in a run."""
        fight = self.battle
        fighter = self.fighter
        prospects = self.prospects()
        if verb == "move":
            return goal_slot(prospects.walk(), fighter)
        if verb == "run":
            return goal_slot(walks(fight, fighter, running_move(fight, fighter)), fighter)
        if verb == "flee":
            return flight_slot(fight, fighter)
        if "target" in partial:
            target = self.fighter_at(partial["target"])
            if verb in BLOWS and self._strikes_on_the_spot(target):
                return None
            return self._approach_slot(verb, target, partial)
        squares = prospects.walk().fields()
        thing = self.thing_at(partial["item"]) if "item" in partial else None
        if thing is not None:
            squares = prospects.handling_squares(verb, thing)
        return way_slot("path", fighter, squares, prospects.walk())

    def _approach_slot(self, verb: str, target: Combatant, partial: Partial) -> Slot:
        """Ways to where a blow, a missile or a hand reaches the target.

        LSK-MOV-03, LSK-RUL-50: they are walked; after a run there is nothing but a charge.
        """
        prospects = self.prospects()
        if verb in FLYING:
            thing = self.thing_at(partial["weapon"])
            assert thing is not None
            squares = prospects.shot_squares(thing, target, verb in THROWS)
            return way_slot("path", self.fighter, squares, prospects.walk())
        far: i64 = 1
        if verb in BLOWS:
            far = blow_reach(self.fighter, prospects.weapon(partial["weapon"]), verb)
        if verb == "charge":
            return charge_slot(self.battle, self.fighter, target, far)
        return approach_slot(self.battle, self.fighter, target, far)

    def _strikes_on_the_spot(self, target: Combatant) -> bool:
        """Whether a blow leaves the striker where he is: in a grip, or under a rider."""
        fighter = self.fighter
        return fighter.immobilised() or fighter.block.mount or grips(fighter, target)

    def _numbered(self, slot: Slot | None, partial: Partial) -> Slot | None:
        """The ways of an attack, each with the number that it leads to."""
        verb = partial[VERB]
        if slot is None or not self.battle.telling or not (verb in BLOWS or verb in FLYING):
            return slot
        target = self.fighter_at(partial["target"])
        walked = parse_path(partial["path"]) if partial.get("path") else []
        for option in slot.options:
            way = parse_path(option.value) if option.value else []
            square = [self.fighter.at, *(walked if slot.name == "then" else way)][-1]
            on = slot.name == "then" and len(way) > 0
            option.worth = self._number(verb, target, partial["weapon"], square, on)
        return slot

    # What is not listed.

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any walkable way is legal, listed or not; so is any division of a spell's dice."""
        if slot.name != "targets":
            return super().accepts(slot, value, partial)
        spell = SPELLS[partial["spell"]]
        return division_refusal(self.battle, self.fighter, spell, slot, value)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What stands in the way of an action that is not offered."""
        reason, rule = hindrance_to(self.battle, self.fighter, slot, value, partial)
        if reason:
            return Refusal(reason, slot.name, value, [rule], slot.values())
        return super().why_not(slot, value, partial)

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """A charge follows exactly one line; every other way only has to be walkable."""
        if partial[VERB] == "charge":
            return self.why_not(slot, path_text(path), partial)
        return way_refusal(self.prospects(), path, slot, partial)


class TurnQuestion(ActionQuestion):
    """It is somebody's turn: nothing, any legal action, or hold."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("turn", battle, fighter, TURN)

    def default(self) -> Choice:
        """Nothing; whoever has lost heart runs (LSK-MOR-03)."""
        if self.fighter.routed and not self.fighter.immobilised() and not self.void():
            return flight(self.battle, self.fighter) or Action("parry")
        return Action(NOTHING)

    def open_verbs(self) -> list[Verb]:
        """Whoever has lost heart cannot just stand there (LSK-MOR-03)."""
        found = super().open_verbs()
        return found if self.open(NOTHING) else found[1:]
