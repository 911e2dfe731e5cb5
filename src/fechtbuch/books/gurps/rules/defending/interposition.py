"""Interposition: taking a blow that was meant for an ally (GUR-RET-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import LEGS
from fechtbuch.books.gurps.kinds.terms import (
    CROUCHING,
    DO_NOTHING,
    DODGE,
    FEVERISH,
    NO_EFFORT,
    STANDING,
)
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.rolls import CRITICAL_FAILURE, SUCCESS, check, plain_check
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.states import fall, helpless
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.defending.defence_question import acrobatic
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    from_the_side,
    own_state,
    plain_dodge,
)
from fechtbuch.books.gurps.rules.defending.defences import meets_behind, shield_bonus
from fechtbuch.books.gurps.rules.defending.retreats import may_retreat
from fechtbuch.books.gurps.rules.harm.effort import defence_efforts, overstrain, spend
from fechtbuch.books.gurps.rules.harm.injury import lose_focus, stays_conscious
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, arc_from, aware, shown
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import AskedToDefend
from fechtbuch.engine.asking import Menu, Verb, places
from fechtbuch.engine.choices import Option, Partial, Slot
from fechtbuch.engine.tally import Tally

INTERPOSE: Final = Menu(
    [
        Verb("stand-by"),
        Verb("interpose", "to acrobatic effort", ["GUR-RET-07"]),
    ]
)


def hexes_between(fight: Battle, fighter: Combatant, blow: Blow) -> list[i64]:
    """Hexes adjacent to the ally, no farther from the foe than he is, one step away at most."""
    ally = blow.target
    foe = blow.attacker
    grid = fight.grid
    far = grid.distance(ally.at, foe.at)
    found: list[i64] = []
    if far == 0:
        return found
    for f in grid.neighbours(ally.at):
        if grid.distance(f, foe.at) <= far and grid.distance(f, fighter.at) <= 1:
            if f == fighter.at or fight.free(f):
                found.append(f)
    return found


def may_interpose(fight: Battle, fighter: Combatant, blow: Blow) -> bool:
    """Allowed both to Dodge and to retreat, aware, near enough, and on the ally's side."""
    target = blow.target
    if fighter is target or fight.foes(fighter, target) or fighter is blow.attacker:
        return False
    if fighter.out() or fight.apart(fighter, target) > 2:
        return False
    if fighter.posture not in (STANDING, CROUCHING) or helpless(fight, fighter):
        return False
    if not may_retreat(fight, fighter) or not aware(fighter, blow.attacker):
        return False
    if arc_from(fight, fighter, blow.attacker) == REAR and not meets_behind(fighter, blow.attacker):
        return False
    return has_place(fight, fighter, blow)


def _own(fight: Battle, fighter: Combatant, blow: Blow) -> Blow:
    """The same attack as it would come at himself."""
    own = Blow(blow.attacker, fighter, blow.thing, blow.form, blow.kind)
    own.arc = arc_from(fight, fighter, blow.attacker)
    return own


def has_place(fight: Battle, fighter: Combatant, blow: Blow) -> bool:
    """Whether there is any hex to interpose from."""
    ally = blow.target
    foe = blow.attacker
    grid = fight.grid
    far = grid.distance(ally.at, foe.at)
    if far == 0:
        return False
    way: i64 = 0
    while way < 6:
        f = grid.step(ally.at, way)
        if grid.distance(f, foe.at) <= far and grid.distance(f, fighter.at) <= 1:
            if f == fighter.at or fight.free(f):
                return True
        way += 1
    return False


class InterposeQuestion(AskedToDefend):
    """Whether an ally throws himself between (GUR-SEQ-07, step 4)."""

    def __init__(self, battle: Battle, who: Combatant, blow: Blow) -> None:
        super().__init__("interpose", battle, who, INTERPOSE)
        self.blow = blow

    def about(self) -> dict[str, str]:
        """Whom it would save, from whom."""
        return {"attacker": self.blow.attacker.slug, "ally": self.blow.target.slug}

    def void(self) -> bool:
        """No longer possible."""
        return self.fighter.out() or len(self.hexes()) == 0

    def hexes(self) -> list[i64]:
        """Where he could throw himself."""
        return hexes_between(self.battle, self.fighter, self.blow)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Where to, acrobatic, effort."""
        if slot == "to":
            return places(slot, self.hexes())
        if slot == "acrobatic":
            able = acrobatic(self.battle, self.fighter)
            return Slot(slot, "word", [Option("yes", ["GUR-DEF-14"])], "") if able else None
        if FEVERISH not in defence_efforts(self.battle, self.fighter):
            return None
        return Slot(
            slot, "word", [Option("feverish", ["GUR-EFF-07"], "", self._dodge(FEVERISH))], ""
        )

    def verb_option(self, verb: Verb) -> Option:
        """Stepping between with the number of his Dodge."""
        worth: Tally | None = None
        if verb.name == "interpose" and self.battle.telling:
            worth = self._dodge(NO_EFFORT)
        return Option(verb.name, verb.rules, verb.group, worth)

    def _dodge(self, effort: i64) -> Tally:
        own = _own(self.battle, self.fighter, self.blow)
        return _score(self.battle, self.fighter, own, effort)


def interpose(fight: Battle, blow: Blow) -> bool:
    """Ask allies in turn order; True if the attack now hits one of them instead."""
    near = False
    for fighter in fight.fighters:
        if may_interpose(fight, fighter, blow):
            near = True
            break
    if not near:
        return False
    for fighter in fight.in_turn_order(blow.attacker):
        if not may_interpose(fight, fighter, blow):
            continue
        answer = fight.ask(InterposeQuestion(fight, fighter, blow))
        assert isinstance(answer, Defence)
        if answer.verb == "interpose":
            return _throw_in(fight, fighter, blow, answer)
    return False


def _score(fight: Battle, fighter: Combatant, own: Blow, effort: i64) -> Tally:
    """His Dodge with what belongs to him; what is aimed at the ally does not count."""
    score = plain_dodge(fight, fighter)
    score.add("shield", shield_bonus(fighter, own.arc), "GUR-DEF-21")
    own_state(fight, score, fighter, own, DODGE)
    from_the_side(score, fighter, own)
    if effort != NO_EFFORT:
        score.add("feverish-defence", 2, "GUR-EFF-07")
    return score


def _throw_in(fight: Battle, fighter: Combatant, blow: Blow, choice: Defence) -> bool:
    """GUR-RUL-17, GUR-RUL-67: the step is made in any case, then a Dodge decides who is hit."""
    if fighter.manoeuvre == DO_NOTHING and not stays_conscious(fight, fighter):
        return False
    own = _own(fight, fighter, blow)
    score = _score(fight, fighter, own, choice.effort)
    lose_focus(fight, fighter)
    if choice.effort != NO_EFFORT:
        spend(fight, fighter, choice.effort)
    fighter.retreated = True
    fighter.defended = True
    values = {"at": int(choice.to)} if fight.telling else None
    fight.note("interposes", "GUR-RET-07", fighter, blow.target, values=values)
    if choice.to != fighter.at:
        fight.came_from = fighter.at
        fighter.at = choice.to
        tear_apart(fight, fighter)
        end_invalid(fight)
        shown(fight, fighter)
        was = (fighter.stunned, fighter.posture, fighter.off_balance)
        fight.entered(fighter)
        if helpless(fight, fighter) or fighter.at != choice.to:
            fight.note("cannot-defend", "GUR-RUL-85", fighter, blow.attacker)
            return False
        if (fighter.stunned, fighter.posture, fighter.off_balance) != was:
            score = _score(fight, fighter, own, choice.effort)  # GUR-RUL-85: reckoned anew
    if choice.acrobatic:
        fighter.acrobatics_used = True
        block = fighter.block
        leap = fight.tally(
            "acrobatics", block.acrobatics if block.acrobatics > 0 else block.dx - 6, "GUR-DEF-14"
        )
        shocked(fighter, leap)
        good = check(fight, fighter, leap, "acrobatics") >= SUCCESS
        score.add("acrobatic-dodge", 2 if good else -2, "GUR-DEF-14")
    outcome = plain_check(fight, fighter, score, "interpose")
    if outcome == CRITICAL_FAILURE:
        if choice.effort != NO_EFFORT:
            overstrain(fight, fighter, LEGS)
        fall(fight, fighter, "GUR-RUL-67")
    if outcome < SUCCESS:
        return False
    blow.target = fighter
    blow.arc = arc_from(fight, fighter, blow.attacker)
    blow.there = fighter.at
    blow.distance = fight.apart(blow.attacker, fighter)
    fight.note("takes-the-blow", "GUR-RET-07", fighter, blow.attacker)
    return True
