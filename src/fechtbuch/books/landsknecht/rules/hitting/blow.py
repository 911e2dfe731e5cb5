"""A blow or a shot, and what it came to."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands, melee_form
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing

MISS: Final = 0
GLANCING: Final = 1
FULL: Final = 2
"""Outcomes of an attack roll (LSK-ATK-06)."""

UNSAVED: Final = 0
RESISTED: Final = 1
ENTANGLED: Final = 2
"""What became of the save against a net or a mancatcher."""


class Blow:
    """One attack: who, whom, with what and in which way."""

    def __init__(
        self, attacker: Combatant, target: Combatant, thing: Thing | None, weapon: Weapon
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.thing = thing
        self.weapon = weapon
        self.ranged = False
        self.thrown = False
        self.charge = False
        self.mounted_charge = False
        self.aimed = False
        self.answer = False
        """A counter-attack, a strike at a wrestler or a runner: nobody may answer it."""
        self.counters_charge = False
        self.counters_mounted_charge = False
        self.guarded = False
        self.finished = False
        """A counter-attack has ended the action of both (LSK-CTR-04)."""
        self.into_melee = False
        """Fired at somebody who fights another (LSK-MIS-01)."""
        self.walks_on = False
        """The shooter moves on in the same action."""
        self.crowd: i64 = 0
        """Targets in the crowd that is fired at; 0 for a single target."""
        self.poison = ""
        """Poison on the missile."""
        self.rolls_helpless = False
        """Rolls against a helpless target by choice (switch `helpless_choice`)."""


class Result:
    """What a blow came to, before it takes effect."""

    def __init__(self, blow: Blow, victim: Combatant, outcome: i64, damage: i64) -> None:
        self.blow = blow
        self.victim = victim
        self.outcome = outcome
        self.damage = damage
        self.saved: i64 = UNSAVED
        """Whether the victim resisted a net or a mancatcher; rolled once, when it first matters."""


def melee_blow(fight: Battle, attacker: Combatant, target: Combatant, thing: Thing | None) -> Blow:
    """A blow with a thing in hand, or with what nature gave."""
    weapon = None if thing is None else melee_form(attacker, thing)
    if weapon is None:
        return Blow(attacker, target, None, bare_hands(attacker))
    return Blow(attacker, target, thing, weapon)
