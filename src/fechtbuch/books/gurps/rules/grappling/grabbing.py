"""Grabbing a thing in a foe's hands, and wresting it away (GUR-WRE-20)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import TORSO
from fechtbuch.books.gurps.rules.basics.hands import drop, reckon, without
from fechtbuch.books.gurps.rules.basics.letting_go import release
from fechtbuch.books.gurps.rules.basics.rolls import regular_contest
from fechtbuch.books.gurps.rules.basics.states import helpless
from fechtbuch.books.gurps.rules.basics.still_valid import ended_by
from fechtbuch.books.gurps.rules.grappling.contests import contest_strength
from fechtbuch.books.gurps.rules.grappling.grappling import enter, follow
from fechtbuch.books.gurps.rules.hitting.attack import resolve
from fechtbuch.books.gurps.rules.hitting.declaring import declare
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE


def grab(fight: Battle, blow: Blow, thing: Thing, hand: i64) -> bool:
    """GUR-WRE-20: seize what a foe holds."""
    if not enter(fight, blow) or not declare(fight, blow) or not resolve(fight, blow):
        return False
    follow(fight, blow)
    hold = Hold(blow.attacker.index, blow.target.index, TORSO, hand)
    hold.item = thing.index
    hold.fresh = True
    if ended_by(fight, hold):
        fight.note("broken-off", "GUR-RUL-89", blow.attacker, blow.target)
        return False  # there is nothing to hold on to, or no hand for it
    fight.holds = [*fight.holds, hold]
    fight.note("grabs", "GUR-WRE-20", blow.attacker, blow.target, item=thing.slug)
    return True


def wrest(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-20: pull the thing out of his hand."""
    victim = fight.fighters[hold.victim]
    thing = fight.things[hold.item]
    won: i64 = 1
    if not helpless(fight, victim):  # GUR-RUL-95
        won = regular_contest(
            fight,
            fighter,
            contest_strength(fight, fighter, fighter.version),
            victim,
            contest_strength(fight, victim, 0),
            "wrest",
        )
    if won == 0:
        fight.note("wrest-fails", "GUR-WRE-20", fighter, victim, item=thing.slug)
        return
    release(fight, hold, "GUR-WRE-20")
    if won > 0:
        drop(fight, victim, thing)
        fight.note("wrested", "GUR-WRE-20", fighter, victim, item=thing.slug)
        fighter.hands = [*without(fighter.hands, thing), thing]
        thing.place = 0
        thing.holder = fighter.index
        thing.grip = hold.hands
        thing.unready = 1
        thing.at = NOWHERE
        fight.refit(fighter, thing)
        reckon(fighter)  # GUR-RUL-96
