"""One attack on its way from declaration to damage (GUR-SEQ-04)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import Form
from fechtbuch.books.gurps.kinds.terms import NO_EFFORT, NO_VERSION, TORSO
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

STRIKE: Final = 0
SHOT: Final = 1
THROWN: Final = 2
GRAPPLE: Final = 3
LOCK: Final = 4
JUDO_THROW: Final = 5
SLAM_BLOW: Final = 6
GRAB: Final = 7
AT_WEAPON: Final = 8
"""Kinds of attack; `AT_WEAPON` strikes at what the foe holds (GUR-HIT-06)."""

DEEDS: Final = [
    "attacks",
    "attacks",
    "attacks",
    "reaches-for",
    "goes-for-lock",
    "goes-for-throw",
    "charges-into",
    "snatches-at",
    "attacks-weapon",
]
"""How each kind is told."""

PLAIN: Final = 0
RAPID: Final = 1
DUAL: Final = 2
SPLITS: Final = ["", "rapid-strike", "dual-weapon"]
"""How one attack was traded for two (GUR-OPT-08, GUR-OPT-09)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Blow:
    """An attack: who, whom, with what, how, and what became of it."""

    def __init__(
        self, attacker: Combatant, target: Combatant, thing: Thing | None, form: Form, kind: i64
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.thing = thing
        self.form = form
        self.kind = kind
        self.arm: i64 = 1
        """Bits of the limb that attacks."""
        self.natural = ""
        """`punch`, `kick` or `head-butt` where no thing strikes."""
        self.skill: i64 = form.skill
        """The level rolled against, where it is not the form's own."""
        self.skill_name = "skill"
        self.encumbered = form.encumbered
        self.location: i64 = TORSO
        self.random = False
        self.chink = False
        self.deceptive: i64 = 0
        """Steps of −2 to hit and −1 to defend (GUR-OPT-05)."""
        self.telegraphic = False
        self.split: i64 = PLAIN
        self.second = False
        self.same_target = False
        """Both blows of a Dual-Weapon Attack at one foe (GUR-OPT-09)."""
        self.flurry = False
        self.effort: i64 = NO_EFFORT
        self.struck: Thing | None = None
        """The weapon of the foe that is struck at (GUR-HIT-06)."""
        self.manoeuvre: i64 = 0
        self.version: i64 = NO_VERSION
        self.favoured = False
        """Has the to-hit bonus of its manoeuvre (GUR-RUL-27)."""
        self.two_steps = False
        self.hasty = False
        """Made on the move (GUR-MAN-19, GUR-MAN-20)."""
        self.shots: i64 = 1
        self.placed = False
        """Whether arc, distance and awareness are those of this moment."""
        self.arc: i64 = 0
        self.distance: i64 = 0
        self.here: i64 = NOWHERE
        self.there: i64 = NOWHERE
        """Where attacker and target stood then (GUR-RUL-86)."""
        self.stepped_to: i64 = NOWHERE
        """Where the target's own retreat, or the step of his Wait, has led him."""
        self.struck_out = False
        """The attack has been rolled: a weapon may be unready by now."""
        self.broken = False
        """Came to nothing because it could not go on (GUR-RUL-85)."""
        self.entering = False
        """Enters close combat with this very attack (GUR-MOV-09)."""
        self.wild = False
        self.hard = False
        """A throw that is to hurt (GUR-WRE-08)."""
        self.unaware = False
        self.lunge: i64 = 0
        """Extra hexes of reach."""
        self.stop_thrust: i64 = 0
        """Damage of GUR-MAN-37."""
        self.feint: i64 = 0
        """What the target's defence suffers from a feint (GUR-OPT-03)."""
        self.feint_ranged = False
        self.studied: i64 = 0
        self.aim: i64 = 0
        self.zone = False
        """Suppression fire (GUR-RNG-11)."""
        self.zone_cap: i64 = 0
        self.shots_left: i64 = 1000
        """Hits that a suppressed zone has left (GUR-RUL-69)."""
        self.rolled_hits: i64 = 0
        self.stray = False
        # What became of it.
        self.critical = False
        self.hits: i64 = 1
        self.margin: i64 = 0
        self.dodged = False
        self.blocked = False
        self.rolled: i64 = 0
        """The latest damage roll."""
        self.parried_by: Thing | None = None
        self.malfunction = False
        self.stopped_by: Combatant | None = None
        """Whom a shot or throw struck that had missed its target (GUR-RNG-12)."""

    def ranged(self) -> bool:
        """A shot or a thrown weapon."""
        return self.kind in (SHOT, THROWN)

    def loosed(self) -> bool:
        """A missile on its way, or fire on a zone: nothing holds it up any more (GUR-RUL-85)."""
        return self.zone or self.stray or (self.struck_out and self.ranged())

    def armed(self) -> bool:
        """Made with a weapon, as GUR-DEF-16 asks."""
        if self.thing is None or self.thing.kind.natural:
            return False
        return self.kind <= THROWN or self.kind == AT_WEAPON

    def close(self) -> bool:
        """Attacks that enter the target's hex and follow a retreat (GUR-WRE-22)."""
        return GRAPPLE <= self.kind <= GRAB and self.kind != GRAB
