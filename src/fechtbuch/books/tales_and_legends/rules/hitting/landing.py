"""Where a blow lands, and what shield, armour and skin take off (steps 4 and 7 of TAL-HIT-11)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import (
    CRITICAL,
    armour_at,
    cover_against,
    coverage_of,
    covering_shield,
    lethal,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.tally import Tally


class Landing:
    """Where a blow lands: what it strikes on its way, and how well it strikes the body."""

    def __init__(self) -> None:
        self.armour: Thing | None = None
        """The armour that is struck."""
        self.shield: Thing | None = None
        """The shield that is struck."""
        self.on_body = False
        """Whether it finds an unarmoured place."""
        self.critical: i64 = 0
        """The multiplier of a critical hit; 0 where it is none."""
        self.lethal: i64 = 0
        """How much of it a Lethal weapon has added (TAL-ITM-18)."""
        self.body: i64 = 0
        """From which result on the body is struck."""


def landing(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> Landing:
    """Step 4: band and location (TAL-HIT-04, TAL-HIT-05)."""
    met = Landing()
    coverage = coverage_of(fight, target, blow)
    cover = cover_against(fight, target, attacker, blow)
    if blow.result < coverage:
        met.armour = armour_at(target, blow.zone)
    if blow.result < cover:
        met.shield = covering_shield(fight, target, attacker, blow)
    body = max(blow.defence, coverage)
    body = max(body, cover)
    met.on_body = blow.result >= body
    met.body = body
    if blow.result >= body + CRITICAL:
        if blow.dodged_in_vain:
            # TAL-MAN-05, TAL-RUL-36: counted from the failed dodge.
            body = max(blow.dodge_result, coverage, cover)
        if blow.result >= body + CRITICAL and not blow.never_critical:
            met.critical = max((blow.result - body) // 10, 2)
            if lethal(blow):
                met.lethal = max(met.critical + 1, 3) - met.critical
                met.critical += met.lethal
    return met


def tell_band(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """Where the body begins: defence, coverage, cover, whichever is most (TAL-HIT-04)."""
    tally = fight.tally("body-from", blow.defence, "TAL-HIT-04")
    tally.floor("coverage", coverage_of(fight, target, blow), "TAL-HIT-04")
    tally.floor("cover", cover_against(fight, target, attacker, blow), "TAL-MAN-07")
    fight.note("band", "TAL-HIT-04", attacker, target, "", tally.total, tally=tally)


def tell_factor(
    fight: Battle, attacker: Combatant, target: Combatant, met: Landing, factor: i64
) -> None:
    """What makes the damage so many times worse (TAL-HIT-05, TAL-ITM-18, TAL-RUL-10)."""
    tally = fight.tally("critical", met.critical - met.lethal, "TAL-HIT-05")
    tally.add("lethal", met.lethal, "TAL-ITM-18")
    tally.add("kill", factor - met.critical, "TAL-ATK-21")
    fight.note("multiplied", "TAL-HIT-05", attacker, target, "", factor, tally=tally)


def hold_off(target: Combatant, blow: Blow, met: Landing, tally: Tally) -> i64:
    """Step 7: what shield, armour and skin take off; returns what the shield has stopped."""
    stopped: i64 = 0
    if met.shield is not None:
        stopped = strike_value(met.shield)
        tally.add("shield", -stopped, "TAL-HIT-06")
    if met.armour is not None:
        penetration = blow.weapon.penetration
        if blow.missile is not None:
            penetration += blow.missile.penetration
        worn = met.armour.armour - penetration
        if worn > 0:
            tally.add("armour", -worn, "TAL-HIT-06")
    tally.add("natural-armour", -target.block.natural_armour, "TAL-HIT-12")  # TAL-RUL-62
    tally.floor("held", 0, "TAL-WND-05")  # TAL-RUL-63
    return stopped


def strike_value(shield: Thing) -> i64:
    """The armour value of a shield."""
    return 0 if shield.weapon is None else shield.weapon.armour
