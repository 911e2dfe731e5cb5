"""The slower duellist's declaration and how it is carried out (TAL-SEQ-24, -25, TAL-RUL-24)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.asking.usable_weapons import seconds, striking_things
from fechtbuch.books.tales_and_legends.asking.verb_options import equipment_for
from fechtbuch.books.tales_and_legends.asking.verb_prices import price_of
from fechtbuch.books.tales_and_legends.kinds.arms import BELT, Thing
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE, FREE_VERBS, GROUPS, RULES
from fechtbuch.books.tales_and_legends.rules.basics.combinations import (
    BLOW_WITH,
    CHARGE_WITH,
    PREPARED_WITH,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import Price
from fechtbuch.books.tales_and_legends.state.battle import NO_THING, Battle, Declared
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import BattleQuestion
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot

WITH_THING: Final = ["attack", "charge", "shoot", "throw", "feint", "parry", "cover", "prepare",
                     "draw", "stow", "load", "take-missile", "strike", "pick-up"]  # fmt: skip

DECLARABLE: Final = [
    *WITH_THING, "grapple", "half", "move", "fast", "run", "crawl", "stand", "drop", "dodge",
    "defensive", "aim", "take-down", "rise", "throw-off", "pin", "choke", "subdue", "silence",
    "leave", "break-pin", "mount", "dismount", "free",
]  # fmt: skip
"""Kinds of action that a list may hold; free actions need no declaration."""

SELDOM: Final = [
    "trample", "jump", "climb", "hold", "keep", "shift", "drag", "haul", "breathe", "press",
    "pull-out", "gather", "wake",
]  # fmt: skip
"""Kinds that are declared only where they are open already."""

HANDLED: Final = ["drink", "fetch", "stash", "don", "doff", "plant", "pack"]
"""The same, each with a thing."""


class DeclareQuestion(BattleQuestion):
    """The next step of a declaration: kind, weapon, special attack, within the budget."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("declare", battle, fighter)

    def about(self) -> dict[str, str]:
        """What is left of the budget."""
        return {"standard": str(self.fighter.standard), "extra": str(self.fighter.extra)}

    def void(self) -> bool:
        """Whoever cannot act declares nothing."""
        return self.fighter.gone or self.fighter.helpless()

    def default(self) -> Choice:
        """Nothing more."""
        return Action(DONE)

    def index_of(self, thing: Thing) -> i64:
        """How a declaration remembers a thing."""
        return self.battle.index_of(self.fighter, thing)

    def price_of_step(self, action: Action) -> Price:
        """What a declared step costs; the quick way of mounting is taken."""
        if action.verb in ("mount", "dismount"):
            action.word = "quick"
        return price_of(self.battle, self.fighter, action)

    def lose(self, planned: Declared) -> None:
        """TAL-RUL-24: a step that became impossible is lost together with its price."""
        action = Action(planned.verb)
        if planned.thing != NO_THING:
            action.thing = self.battle.thing_of(self.fighter, planned.thing)
        action.special = planned.special
        price = self.price_of_step(action)
        if price.affordable(self.fighter):
            price.pay(self.fighter)
        else:
            self.fighter.standard = 0
            self.fighter.extra = 0

    def things(self, verb: str) -> list[Thing]:
        """Things that a step may name."""
        fighter = self.fighter
        if verb in ("attack", "charge", "feint", "strike"):
            found = striking_things(self.battle, fighter)
            if verb == "charge" and fighter.mounted():
                for thing in fighter.hands:
                    if thing.weapon is not None and thing.weapon.cavalry:
                        found.append(thing)
        elif verb in ("draw", "pick-up"):
            found = [
                thing for thing in fighter.carried if thing.place == BELT and not thing.missile
            ]
        elif verb in HANDLED:
            return equipment_for(self.battle, fighter, verb)
        elif verb == "cover":
            found = [t for t in fighter.hands if t.weapon is not None and t.weapon.cover > 0]
        elif verb in ("shoot", "load", "take-missile"):
            found = [t for t in fighter.hands if t.weapon is not None and t.weapon.shoots()]
        else:
            found = [thing for thing in fighter.hands if thing.weapon is not None]
        if verb == "feint":
            found = [
                t for t in found if t.weapon is not None and (t.weapon.light or t.weapon.fencing)
            ]
        return [thing for thing in found if len(self.specials(verb, thing)) > 0]

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """Special attacks of a step that can be paid."""
        if verb == "attack":
            values = [special for special in BLOW_WITH if special != "item"]
        elif verb == "charge":
            values = list(CHARGE_WITH)
        elif verb == "prepare":
            values = list(PREPARED_WITH)
        else:
            values = [""]
        found: list[str] = []
        weapon = thing.weapon
        if weapon is None:
            return found
        for special in values:
            if special == "two-weapon" and len(seconds(self.battle, self.fighter, thing)) == 0:
                continue
            if special == "entangle" and not weapon.entangling:
                continue
            if special in ("grab", "trample") and thing.index >= 0:
                continue
            action = Action(verb, None, thing)
            action.special = special
            if self.price_of_step(action).affordable(self.fighter):
                found.append(special)
        return found

    def verbs(self) -> list[str]:
        """Kinds that can still be paid."""
        found = [DONE]
        for verb in DECLARABLE:
            if verb in WITH_THING:
                if len(self.things(verb)) > 0:
                    found.append(verb)
            elif verb in ("mount", "dismount") and (verb == "dismount") != self.fighter.mounted():
                continue
            elif self.price_of_step(Action(verb)).affordable(self.fighter):
                found.append(verb)
        if len(self.battle.declared) == 0:
            open_now = verbs_of(self.battle, self.fighter)
            for verb in [*SELDOM, *HANDLED]:
                if verb in open_now:
                    found.append(verb)
        return found

    def slot(self, partial: Partial) -> Slot | None:
        """Kind, weapon, special attack, second weapon."""
        if VERB not in partial:
            options = [
                Option(verb, RULES.get(verb), GROUPS.get(verb, "other")) for verb in self.verbs()
            ]
            return Slot(VERB, "verb", options, DONE)
        verb = partial[VERB]
        if verb not in WITH_THING and verb not in HANDLED:
            return None
        if "weapon" not in partial:
            things = [Option(thing.slug) for thing in self.things(verb)]
            return Slot("weapon", "item", things, things[0].value)
        if verb in HANDLED:
            return None
        thing = self.thing_at(partial["weapon"])
        if "special" not in partial:
            values = self.specials(verb, thing)
            if values == [""]:
                return None
            default = "" if "" in values else values[0]
            return Slot("special", "word", [Option(value) for value in values], default)
        if partial["special"] == "two-weapon" and "second" not in partial:
            others = [Option(other.slug) for other in seconds(self.battle, self.fighter, thing)]
            return Slot("second", "item", others, others[0].value)
        return None


class DeclaredQuestion(TurnQuestion):
    """A declared step: target, path and part may be chosen, the kind may not."""

    def __init__(self, battle: Battle, fighter: Combatant, planned: Declared) -> None:
        super().__init__(battle, fighter, "declared")
        self.planned = planned

    def verbs(self) -> list[str]:
        """The declared kind, free actions, or giving up the rest."""
        found: list[str] = []
        for verb in verbs_of(self.battle, self.fighter):
            if verb in FREE_VERBS or verb == self.planned.verb:
                found.append(verb)
        if DONE not in found:
            found.append(DONE)
        return found

    def things(self, verb: str) -> list[Thing]:
        """The declared weapon."""
        found = super().things(verb)
        if verb == self.planned.verb and self.planned.thing != NO_THING:
            named = self.battle.thing_of(self.fighter, self.planned.thing)
            return [thing for thing in found if thing is named]
        return found

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """The declared special attack."""
        found = super().specials(verb, thing)
        if verb == self.planned.verb and verb != "shoot" and verb != "throw":
            return [special for special in found if special == self.planned.special]
        return found

    def slot_of(self, verb: str, name: str, partial: Partial) -> Slot | None:
        """The declared second weapon stays."""
        slot = super().slot_of(verb, name, partial)
        if slot is not None and verb == self.planned.verb == "prepare" and name == "special":
            return Slot("special", "word", [Option(self.planned.special)], self.planned.special)
        if slot is not None and name == "second" and self.planned.second != NO_THING:
            second = self.battle.thing_of(self.fighter, self.planned.second)
            return Slot("second", "item", [Option(second.slug)], second.slug)
        return slot


def still_possible(fight: Battle, fighter: Combatant, planned: Declared) -> bool:
    """TAL-RUL-24: whether a declared step can still be taken at all."""
    if planned.verb not in verbs_of(fight, fighter):
        return False
    question = DeclaredQuestion(fight, fighter, planned)
    if planned.thing != NO_THING and len(question.things(planned.verb)) == 0:
        return False
    if planned.second != NO_THING:
        return fighter.holds(fight.thing_of(fighter, planned.second))
    return True
