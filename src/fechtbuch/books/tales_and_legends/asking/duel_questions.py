"""What the slower duellist declares, and how each step is carried out (TAL-SEQ-24, TAL-SEQ-25)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.open_specials import (
    charge_specials,
    prepared_specials,
    seconds,
    specials_with,
)
from fechtbuch.books.tales_and_legends.asking.open_verbs import is_open, situation
from fechtbuch.books.tales_and_legends.asking.prospects import goes_first, prospect
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion, things_slot
from fechtbuch.books.tales_and_legends.asking.usable_weapons import (
    charge_things,
    feint_things,
    ready_shots,
    striking_things,
    throwables,
)
from fechtbuch.books.tales_and_legends.asking.verb_options import castable, things_for
from fechtbuch.books.tales_and_legends.asking.verb_prices import price_of
from fechtbuch.books.tales_and_legends.kinds.arms import GROUND, NOBODY
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE, FREE_VERBS, TURN
from fechtbuch.books.tales_and_legends.rules.basics.prices import Price
from fechtbuch.books.tales_and_legends.rules.things.actions import hand_for
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared
from fechtbuch.books.tales_and_legends.state.questions import Asked
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import VERB, Partial, Refusal, Slot


def _steps(names: list[str], slots: str) -> list[Verb]:
    """Verbs of a turn as steps of a declaration, of which less is said."""
    steps: list[Verb] = []
    for name in names:
        verb = TURN.by_name[name]
        steps.append(Verb(name, slots, verb.rules, verb.group))
    return steps


HANDLED: Final = [
    "drink", "fetch", "stash", "don", "doff", "plant", "pack", "grip", "drop-item",
]  # fmt: skip
"""Kinds that name a thing; change of grip and dropping, though free, for they free a hand."""

SELDOM: Final = [
    "hold", "drag", "haul", "breathe", "press", "pull-out", "gather", "wake", "jump", "climb",
    "trample", "keep", "shift", "raise",
]  # fmt: skip
"""Kinds that are declared where they are open, or where a step before may lead to them."""

DECLARE: Final = Menu(
    [
        *_steps([DONE], ""),
        *_steps(
            ["attack", "charge", "shoot", "throw", "feint", "parry", "cover", "prepare", "draw",
             "stow", "load", "take-missile", "strike", "pick-up", "draw-close", "stab"],
            "weapon special second",
        ),
        *_steps(["cast"], "special"),
        *_steps(
            ["grapple", "half", "move", "fast", "run", "crawl", "stand", "drop", "dodge",
             "defensive", "aim", "take-down", "rise", "throw-off", "pin", "choke", "subdue",
             "silence", "leave", "break-pin", "mount", "dismount", "free"],
            "",
        ),
        *_steps(SELDOM, ""),
        *_steps(HANDLED, "weapon"),
    ],
    own_turn=True,
)  # fmt: skip
"""Kinds of action that a declaration may hold; free actions need none (TAL-RUL-24).

Everything that a turn of a battle allows, in the state that the steps before would leave
(TAL-RUL-116).
"""

IN_TIME: Final = (
    "attack", "charge", "shoot", "throw", "feint", "grapple", "trample", "hold", "mount", "wake",
    "pull-out", "gather", "haul", "raise",
)  # fmt: skip
"""Deeds to somebody or something that may be near by then."""

BLOWS: Final = ("attack", "charge")
"""What declared aggression is for (TAL-RUL-04)."""

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
        self.ahead: Battle | None = None
        """The fight as the declaration so far would leave it, once somebody looks at it."""

    def about(self) -> dict[str, str]:
        """What is left of the budget."""
        return {"standard": str(self.fighter.standard), "extra": str(self.fighter.extra)}

    def void(self) -> bool:
        """Whoever cannot act declares nothing."""
        return self.fighter.gone or self.fighter.helpless()

    def foreseen(self) -> Combatant:
        """The declarer in the state that his declaration so far would leave (TAL-RUL-116)."""
        if self.ahead is None:
            self.ahead = prospect(self.battle, self.fighter)
        return self.ahead.fighters[self.fighter.index]

    def open(self, verb: str) -> bool:
        """Kinds that could be done then and can still be paid."""
        who = self.foreseen()
        ahead = self.ahead
        assert ahead is not None
        if verb not in situation(ahead, who):
            return False
        if verb == "cast":
            return len(castable(ahead, who)) > 0
        if len(self.menu.by_name[verb].slots) > 0:
            return len(self.things(verb)) > 0
        if is_open(ahead, who, verb):
            return True
        return verb in IN_TIME and self.affords(Action(verb)) and self.in_time(verb)

    def in_time(self, verb: str) -> bool:
        """Whether somebody may be near by then whom a deed could be done to."""
        who = self.foreseen()
        fight = self.battle
        if verb == "grapple":
            return who.gripping_hands() > 0 or not who.block.humanoid
        if verb == "trample":
            return not who.prone and who.entangled == "" and who.affords(1, 1)
        if not goes_first(fight):
            return False
        if verb == "mount":
            return not who.mounted() and not who.prone and self._there(True)
        if verb == "raise":
            return self._there(False)
        if verb == "hold":
            for foe in fight.foes_of(self.fighter):
                if foe.block.huge:
                    return True
            return False
        if verb == "gather":
            return len(fight.spent) > 0
        return verb in ("wake", "pull-out") and len(fight.fighters) > 2

    def _there(self, standing: bool) -> bool:
        """Whether there is a riderless mount at all, on its legs or lying."""
        for other in self.battle.fighters:
            if other.block.mount and other.rider == NOBODY and not other.out():
                if not other.gone and other.prone != standing:
                    return True
        return False

    def affords(self, action: Action) -> bool:
        """Whether a step is within the budget."""
        return step_price(self.battle, self.fighter, action).affordable(self.fighter)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The weapon, the special attack, the second weapon, the spell."""
        if slot == "weapon":
            return things_slot(slot, self.things(partial[VERB]))
        if slot == "special" and partial[VERB] == "cast":
            who = self.foreseen()
            assert self.ahead is not None
            return listed(slot, "word", castable(self.ahead, who))
        thing = self.thing_at(partial["weapon"])
        if slot == "special":
            values = self.specials(partial[VERB], thing)
            if values == [""]:
                return None
            return listed(slot, "word", values, "" if "" in values else None)
        if partial.get("special") != "two-weapon":
            return None
        return things_slot(slot, self.pairs(thing))

    def pairs(self, first: Thing) -> list[Thing]:
        """What could be in the other hand by then."""
        who = self.foreseen()
        assert self.ahead is not None
        twin = self.ahead.thing_of(who, self.battle.index_of(self.fighter, first))
        return self._own(seconds(self.ahead, who, twin))

    def _own(self, things: list[Thing]) -> list[Thing]:
        """The things of this fight that those of the prospect are copies of."""
        who = self.foreseen()
        assert self.ahead is not None
        return [
            self.battle.thing_of(self.fighter, self.ahead.index_of(who, thing)) for thing in things
        ]

    def things(self, verb: str) -> list[Thing]:
        """Things that a step may name."""
        who = self.foreseen()
        fight = self.ahead
        assert fight is not None
        if verb in ("attack", "feint", "charge", "shoot", "throw"):
            found = {
                "attack": striking_things(fight, who),
                "feint": feint_things(fight, who),
                "charge": charge_things(fight, who),
                "shoot": ready_shots(fight, who),
                "throw": throwables(who),
            }[verb]
        elif verb == "pick-up" and goes_first(fight):
            found = [
                thing
                for thing in fight.things
                if thing.place == GROUND and not thing.set_up and hand_for(who, thing)
            ]
        else:
            found = things_for(fight, who, verb)
        named = self._own(found)
        return [thing for thing in named if len(self.specials(verb, thing)) > 0]

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """Special attacks of a step that can be paid."""
        who = self.foreseen()
        ahead = self.ahead
        assert ahead is not None
        twin = ahead.thing_of(who, self.battle.index_of(self.fighter, thing))
        values = [""]
        if verb == "attack":
            values = specials_with(ahead, who, twin)
        elif verb == "charge":
            values = charge_specials(ahead, who, twin)
        elif verb == "prepare":
            values = prepared_specials(ahead, who, twin)
        found: list[str] = []
        for special in values:
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
        if verb == "aggressive" and self.planned.verb not in BLOWS:
            return False  # TAL-RUL-04: the blow must be the next thing that is not free
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

    def special_slot(self, verb: str, partial: Partial) -> Slot:
        """The declared spell."""
        if verb == "cast" and verb == self.planned.verb:
            return listed("special", "word", [self.planned.special])
        return super().special_slot(verb, partial)

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

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What was not declared is refused for that, whatever else speaks against it."""
        if slot.name == VERB and value == "aggressive" and self.planned.verb not in BLOWS:
            return Refusal("no-blow-declared", slot.name, value, ["TAL-RUL-04"], slot.values())
        if self.undeclared(slot.name, value, partial):
            return Refusal("not-declared", slot.name, value, ["TAL-RUL-24"], slot.values())
        return super().why_not(slot, value, partial)

    def undeclared(self, slot: str, value: str, partial: Partial) -> bool:
        """Whether something else was declared: of a kind its weapon, its special attack, its
        second weapon and its spell stand."""
        planned = self.planned
        if slot == VERB:
            known = value in self.menu.by_name and value not in FREE_VERBS
            return known and value != planned.verb
        if partial[VERB] != planned.verb:
            return False
        if slot == "weapon" or slot == "second":
            index = planned.thing if slot == "weapon" else planned.second
            return index != NO_THING and value != self.battle.thing_of(self.fighter, index).slug
        if slot == "special" and planned.verb not in ("shoot", "throw"):
            return value != planned.special
        return False
