"""What the slower duellist declares, and how each step is carried out (TAL-SEQ-24, TAL-SEQ-25)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.open_specials import seconds
from fechtbuch.books.tales_and_legends.asking.open_verbs import is_open
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion, things_slot
from fechtbuch.books.tales_and_legends.asking.usable_weapons import striking_things
from fechtbuch.books.tales_and_legends.asking.verb_options import equipment_for
from fechtbuch.books.tales_and_legends.asking.verb_prices import price_of
from fechtbuch.books.tales_and_legends.kinds.arms import BELT
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE, FREE_VERBS, TURN
from fechtbuch.books.tales_and_legends.rules.basics.combinations import (
    BLOW_WITH,
    CHARGE_WITH,
    PREPARED_WITH,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import Price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared
from fechtbuch.books.tales_and_legends.state.questions import Asked
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import VERB, Partial, Slot


def _steps(names: list[str], slots: str) -> list[Verb]:
    """Verbs of a turn as steps of a declaration, of which less is said."""
    steps: list[Verb] = []
    for name in names:
        verb = TURN.by_name[name]
        steps.append(Verb(name, slots, verb.rules, verb.group))
    return steps


HANDLED: Final = ["drink", "fetch", "stash", "don", "doff", "plant", "pack"]
SELDOM: Final = [
    "trample", "jump", "climb", "hold", "keep", "shift", "drag", "haul", "breathe", "press",
    "pull-out", "gather", "wake", *HANDLED,
]  # fmt: skip
"""Kinds that are declared only first, and where they are open already."""

DECLARE: Final = Menu(
    [
        *_steps([DONE], ""),
        *_steps(
            ["attack", "charge", "shoot", "throw", "feint", "parry", "cover", "prepare", "draw",
             "stow", "load", "take-missile", "strike", "pick-up"],
            "weapon special second",
        ),
        *_steps(
            ["grapple", "half", "move", "fast", "run", "crawl", "stand", "drop", "dodge",
             "defensive", "aim", "take-down", "rise", "throw-off", "pin", "choke", "subdue",
             "silence", "leave", "break-pin", "mount", "dismount", "free"],
            "",
        ),
        *_steps([name for name in SELDOM if name not in HANDLED], ""),
        *_steps(HANDLED, "weapon"),
    ],
    own_turn=True,
)  # fmt: skip
"""Kinds of action that a declaration may hold; free actions need none (TAL-RUL-24)."""

CARRY_OUT: Final = Menu(TURN.verbs)
"""The verbs of a turn, where most of what is said of them stands already."""


def step_price(fight: Battle, fighter: Combatant, action: Action) -> Price:
    """What a declared step costs; the quick way of mounting is taken."""
    if action.verb in ("mount", "dismount"):
        action.word = "quick"
    return price_of(fight, fighter, action)


class DeclareQuestion(Asked):
    """The next step of a declaration: kind, weapon, special attack, within the budget."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("declare", battle, fighter, DECLARE)

    def about(self) -> dict[str, str]:
        """What is left of the budget."""
        return {"standard": str(self.fighter.standard), "extra": str(self.fighter.extra)}

    def void(self) -> bool:
        """Whoever cannot act declares nothing."""
        return self.fighter.gone or self.fighter.helpless()

    def open(self, verb: str) -> bool:
        """Kinds that can still be paid."""
        if verb in SELDOM:
            first = len(self.battle.declared) == 0
            return first and is_open(self.battle, self.fighter, verb)
        if len(self.menu.by_name[verb].slots) > 0:
            return len(self.things(verb)) > 0
        if verb in ("mount", "dismount") and (verb == "dismount") != self.fighter.mounted():
            return False
        return self.affords(Action(verb))

    def affords(self, action: Action) -> bool:
        """Whether a step is within the budget."""
        return step_price(self.battle, self.fighter, action).affordable(self.fighter)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The weapon, the special attack, the second weapon."""
        if slot == "weapon":
            return things_slot(slot, self.things(partial[VERB]))
        thing = self.thing_at(partial["weapon"])
        if slot == "special":
            values = self.specials(partial[VERB], thing)
            if values == [""]:
                return None
            return listed(slot, "word", values, "" if "" in values else None)
        if partial.get("special") != "two-weapon":
            return None
        return things_slot(slot, seconds(self.battle, self.fighter, thing))

    def things(self, verb: str) -> list[Thing]:
        """Things that a step may name."""
        fighter = self.fighter
        if verb in HANDLED:
            return equipment_for(self.battle, fighter, verb)
        armed = [thing for thing in fighter.hands if thing.weapon is not None]
        if verb in ("attack", "charge", "feint", "strike"):
            found = striking_things(self.battle, fighter)
            if verb == "charge" and fighter.mounted():
                found.extend([t for t in armed if t.weapon is not None and t.weapon.cavalry])
            elif verb == "feint":
                found = [
                    t
                    for t in found
                    if t.weapon is not None and (t.weapon.light or t.weapon.fencing)
                ]
        elif verb in ("draw", "pick-up"):
            found = [t for t in fighter.carried if t.place == BELT and not t.missile]
        elif verb == "cover":
            found = [t for t in armed if t.weapon is not None and t.weapon.cover > 0]
        elif verb in ("shoot", "load", "take-missile"):
            found = [t for t in armed if t.weapon is not None and t.weapon.shoots()]
        else:
            found = armed
        return [thing for thing in found if len(self.specials(verb, thing)) > 0]

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """Special attacks of a step that can be paid."""
        weapon = thing.weapon
        if weapon is None:
            return []
        values = [""]
        if verb == "attack":
            values = BLOW_WITH
        elif verb == "charge":
            values = CHARGE_WITH
        elif verb == "prepare":
            values = PREPARED_WITH
        found: list[str] = []
        for special in values:
            if special == "item":
                continue
            if special == "two-weapon" and len(seconds(self.battle, self.fighter, thing)) == 0:
                continue
            if special == "entangle" and not weapon.entangling:
                continue
            if special in ("grab", "trample") and thing.index >= 0:
                continue
            action = Action(verb, None, thing)
            action.special = special
            if self.affords(action):
                found.append(special)
        return found


class DeclaredQuestion(TurnQuestion):
    """A declared step: target, path and part may be chosen, the kind may not."""

    def __init__(self, battle: Battle, fighter: Combatant, planned: Declared) -> None:
        super().__init__(battle, fighter, "declared", CARRY_OUT)
        self.planned = planned

    def open(self, verb: str) -> bool:
        """The declared kind, free actions, or giving up the rest."""
        if verb == DONE:
            return True
        return (verb in FREE_VERBS or verb == self.planned.verb) and super().open(verb)

    def open_verbs(self) -> list[Verb]:
        """Giving up comes last where a blow is owed."""
        found = [verb for verb in super().open_verbs() if self.open(verb.name)]
        done = self.menu.by_name[DONE]
        if done not in found:
            found.append(done)
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
        if verb != self.planned.verb or verb in ("shoot", "throw"):
            return super().specials(verb, thing)
        if verb == "prepare":
            return [self.planned.special]
        found = super().specials(verb, thing)
        return [special for special in found if special == self.planned.special]

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The declared second weapon stays."""
        found = super().offer(slot, partial)
        if found is not None and slot == "second" and self.planned.second != NO_THING:
            return things_slot(slot, [self.battle.thing_of(self.fighter, self.planned.second)])
        return found
