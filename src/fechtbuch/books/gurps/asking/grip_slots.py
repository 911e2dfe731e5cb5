"""Declaring a grapple, a grab, a slam, or what is done through a hold (GUR-WRE, GUR-MOV-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_grips import (
    chokers,
    grab_items,
    grab_targets,
    grapple_targets,
    holds_with,
    may_seize,
    open_holds,
    other_of,
    parts_for,
    slam_targets,
)
from fechtbuch.books.gurps.asking.tricks import may_deceive, may_favour, most_deceptive
from fechtbuch.books.gurps.kinds.arms import BOTH, NOBODY
from fechtbuch.books.gurps.kinds.terms import LOCATIONS
from fechtbuch.books.gurps.rules.basics.held_limbs import seizing_hands
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.declared.declared_blow import dress, wrestling_blow
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.grappling.contests import (
    contest_strength,
    freeing,
    pinning,
    toppling,
)
from fechtbuch.books.gurps.rules.grappling.locks import choking, strangling, wrenching
from fechtbuch.books.gurps.rules.hitting.slam import slam_blow
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, arc_from
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import GRAB, GRAPPLE, JUDO_THROW, LOCK, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import VERB, Option, Partial, Slot
from fechtbuch.engine.grid import field_text
from fechtbuch.engine.tally import Tally

_KINDS: Final[dict[str, i64]] = {
    "grapple": GRAPPLE,
    "grab": GRAB,
    "arm-lock": LOCK,
    "judo-throw": JUDO_THROW,
}
"""Grips with an attack roll."""


def grapple_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """What is offered for a slot of a grapple; None where there is nothing to choose."""
    fight = question.battle
    if slot == "target":
        return _foes(question, turn, partial, grapple_targets(fight, turn))
    target = question.fighter_at(partial["target"])
    hands = seizing_hands(fight, turn.fighter, target) if turn.bare_handed() else 0
    if slot == "part":
        rule = "GUR-WRE-03" if hands != 0 else "GUR-WRE-12"
        parts = [
            _option(question, turn, partial, slot, LOCATIONS[part], rule)
            for part in parts_for(fight, turn, target)
            if may_seize(fight, turn, target, part)
        ]
        return Slot(slot, "word", parts, parts[0].value)
    if slot == "weapon":
        behind = arc_from(fight, target, turn.fighter) == REAR or target.face_down
        weapons = chokers(turn)
        if partial["part"] != "neck" or not behind or not weapons:
            return None
        names = [Option(thing.slug, ["GUR-WRE-12"]) for thing in weapons]
        return Slot(slot, "item", names, names[0].value if hands == 0 else "")
    if slot == "hands":
        if partial.get("weapon"):
            return None
        return (
            listed(slot, "number", ["1", "2"], "2")
            if hands == BOTH
            else listed(slot, "number", ["1"])
        )
    return _trick(question, turn, slot, partial)


def grab_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """The same for a grab at something in a foe's hands."""
    fight = question.battle
    if slot == "target":
        return _foes(question, turn, partial, grab_targets(fight, turn))
    if slot == "item":
        target = question.fighter_at(partial["target"])
        things = grab_items(fight, turn.fighter, target)
        return Slot(slot, "item", [Option(thing.slug) for thing in things])
    return _trick(question, turn, slot, partial)


def slam_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """The same for a slam."""
    fight = question.battle
    if slot == "target":
        return _foes(question, turn, partial, slam_targets(fight, turn))
    if slot == "weapon":
        shield = turn.fighter.shield()
        if shield is None or not shield.ready():
            return None
        return Slot(slot, "item", [Option(shield.slug, ["GUR-MOV-12"])], "")
    return _trick(question, turn, slot, partial)


def hold_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """The same for an action through a hold."""
    fight = question.battle
    verb = partial[VERB]
    if slot == "target":
        slugs: list[str] = []
        others: list[Option] = []
        for hold in open_holds(fight, turn, verb):
            slug = other_of(fight, verb, hold).slug
            if slug not in slugs:
                slugs.append(slug)
                others.append(_through(question, turn, partial, slot, slug, hold))
        return Slot(slot, "fighter", others, slugs[0])
    if slot == "part":
        holds = holds_with(fight, turn, verb, partial["target"])
        names: list[str] = []
        parts: list[Option] = []
        for hold in holds:
            # An opening after a parry may be on the arm that is held already.
            name = LOCATIONS[hold.part]
            if name not in names:
                names.append(name)
                parts.append(_through(question, turn, partial, slot, name, hold))
        return Slot(slot, "word", parts, names[0]) if len(parts) > 1 else None
    if slot == "way":
        return (
            _choke_way(fight, turn, partial)
            if verb == "choke"
            else _throw_way(fight, turn, partial)
        )
    if slot == "at":
        return None if partial["way"] == "go-down" else _landing(question, partial)
    if slot == "facing":
        return listed(slot, "direction", [str(facing) for facing in range(6)], "")
    return _trick(question, turn, slot, partial)


def _through(
    question: Asked, turn: Turn, partial: Partial, slot: str, value: str, hold: Hold
) -> Option:
    """Somebody or a part, with the number that is rolled: of the attack, or one's own."""
    verb = partial[VERB]
    if verb in _KINDS:
        return _option(question, turn, partial, slot, value, "")
    return Option(value, [], "", _contest(question.battle, turn, verb, hold))


def _contest(fight: Battle, turn: Turn, verb: str, hold: Hold) -> Tally | None:
    """One's own number in a contest through a hold, for those who look."""
    if not fight.telling:
        return None
    fighter = turn.fighter
    if verb == "break-free":
        return freeing(fight, fighter, hold)
    if verb == "strangle":
        return strangling(fight, fighter, hold)
    if verb == "choke":
        return choking(fight, fighter, hold)
    if verb in ("neck-snap", "wrench"):
        return wrenching(fight, fighter, hold)
    victim = fight.fighters[hold.victim]
    if verb == "takedown":
        return toppling(fight, fighter, victim)
    if verb == "pin":
        return pinning(fight, fighter, victim)
    if verb == "wrest":
        return contest_strength(fight, fighter, fighter.version)
    return None


def _foes(question: Asked, turn: Turn, partial: Partial, foes: list[Combatant]) -> Slot:
    """Whom it could be done to, with the number for it."""
    found = [_option(question, turn, partial, "target", foe.slug, "") for foe in foes]
    return Slot("target", "fighter", found)


def _option(
    question: Asked, turn: Turn, partial: Partial, slot: str, value: str, rule: str
) -> Option:
    """A value of a slot with the number that it leads to, for those who look."""
    worth: Tally | None = None
    if question.battle.telling:
        worth = attack_score(question.battle, _blow(question, turn, {**partial, slot: value}))
    return Option(value, [rule] if rule else [], "", worth)


def _choke_way(fight: Battle, turn: Turn, partial: Partial) -> Slot | None:
    """GUR-RUL-30: for fatigue, unless an edge is at the throat."""
    hold = holds_with(fight, turn, "choke", partial["target"])[0]
    if hold.weapon != NOBODY and fight.things[hold.weapon].kind.edged:
        return None
    return Slot("way", "word", [Option("fatigue", ["GUR-RUL-30"])], "")


def _throw_way(fight: Battle, turn: Turn, partial: Partial) -> Slot:
    """GUR-WRE-08, GUR-WRE-09: to do harm, or out of a lock to go down together."""
    way = Option("damage", ["GUR-WRE-08"])
    for hold in holds_with(fight, turn, "judo-throw", partial["target"]):
        if hold.lock:
            way = Option("go-down", ["GUR-WRE-09"])
    return Slot("way", "word", [way], "")


def _landing(question: Asked, partial: Partial) -> Slot | None:
    """Where somebody who is thrown may come to lie."""
    fight = question.battle
    target = question.fighter_at(partial["target"])
    hexes = [
        field_text(f)
        for f in fight.grid.neighbours(target.at)
        if fight.grid.open(f) and fight.somebody_at(f) is None
    ]
    return listed("at", "field", hexes, "") if hexes else None


def _trick(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """Bonus, telegraphic, deceptive, where an attack roll is made (GUR-OPT-14)."""
    fight = question.battle
    if slot == "bonus":
        if not may_favour(turn, ""):
            return None
        return Slot(slot, "word", [_option(question, turn, partial, slot, "yes", "GUR-RUL-27")], "")
    blow = _blow(question, turn, partial)
    if slot == "telegraphic":
        if not may_telegraph(fight, turn.fighter, blow.target):
            return None
        # GUR-DIC-01: shown openly, if it cannot be tried otherwise.
        without = "" if attack_score(fight, blow).total >= LEAST_SCORE else "yes"
        yes = _option(question, turn, partial, slot, "yes", "GUR-OPT-07")
        return Slot(slot, "word", [yes], without)
    if not may_deceive(fight, partial):
        return None
    steps = range(1, most_deceptive(fight, blow) + 1)
    counts = [_option(question, turn, partial, slot, str(n), "GUR-OPT-05") for n in steps]
    return Slot(slot, "number", counts, "") if counts else None


def _blow(question: Asked, turn: Turn, partial: Partial) -> Blow:
    """The attack that the slots describe so far."""
    fight = question.battle
    action = question.action(partial)
    if action.verb != "slam":
        return wrestling_blow(fight, turn, action, _KINDS[action.verb])
    assert action.target is not None
    blow = slam_blow(turn.fighter, action.target, action.thing)
    dress(fight, turn, action, blow)
    return blow
