"""How the book's fighters arm themselves: ready, draw, or pick up."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_things import ready_ways
from fechtbuch.books.gurps.asking.turn_question import TurnQuestion
from fechtbuch.books.gurps.kinds.arms import BELT
from fechtbuch.books.gurps.mind.shot_choice import readying
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

FISTS: Final = 4
"""A weapon is better than fists with which somebody is so much more skilled."""


def arm(question: TurnQuestion, n: i64) -> Action | None:
    """Ready what is not, or draw something to strike with."""
    fighter = question.fighter
    armed = False
    for thing in fighter.hands:
        if thing.jam > 0:
            return readying(thing, "clear")
        if thing.unready > 0:
            return readying(thing, "ready")
        if not thing.kind.shield and not armed:
            for form in thing.forms:
                if not form.mode.ranged:
                    armed = True
    if armed or fighter.block.judo > 0 or fighter.block.karate > 0:
        return None
    best: Thing | None = None
    level: i64 = fighter.block.punch.skill - FISTS
    for thing in fighter.carried:
        if thing.place == BELT:
            for form in thing.forms:
                useful = not form.mode.ranged or form.mode.shots > 0
                if useful and form.skill > level and not form.mode.bash:
                    best = thing
                    level = form.skill
    if best is not None:
        drawn = _draw(question, best, n)
        if drawn is not None:
            return drawn
    return _pick_up(question, level)


def _draw(question: TurnQuestion, thing: Thing, n: i64) -> Action | None:
    fighter = question.fighter
    ways = ready_ways(question.battle, fighter, thing)
    if ways:
        return readying(thing, ways[-1] if ways[-1].endswith("both") else ways[0])
    for other in fighter.hands:
        shot = shot_form(other)
        if shot is not None and other.shots == 0 and not other.kind.shield:
            if n <= 3 or other.spare == 0:
                action = Action("drop")
                action.item = other
                return action
    return None


def _pick_up(question: TurnQuestion, level: i64) -> Action | None:
    """A weapon that lies at his feet is better than bare hands."""
    fighter = question.fighter
    for thing in question.battle.things:
        if thing.at != NOWHERE and question.battle.grid.distance(thing.at, fighter.at) <= 1:
            if thing.holder < 0 and not thing.kind.shield:
                for form in thing.forms:
                    if not form.mode.ranged and form.skill > level:
                        ways = ready_ways(question.battle, fighter, thing)
                        if ways:
                            return readying(thing, ways[-1] if len(ways) > 2 else ways[0])
    return None
