"""Can this still go on? Read again after every point where others could come between.

A blow of opportunity, somebody unseen in the way, a shield raised in the middle of a run: the rest
of a deed is held against the same rules by which it was offered. What is spent stays spent.
"""

from fechtbuch.books.phase_six.asking.open_verbs import FREE, Outlook
from fechtbuch.books.phase_six.kinds.verbs import IN_WINDOW
from fechtbuch.books.phase_six.rules.movement import may_move
from fechtbuch.books.phase_six.rules.still_valid import able
from fechtbuch.books.phase_six.rules.throwing import may_throw_at
from fechtbuch.books.phase_six.rules.to_hit import in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant


class Deed:
    """What is left of an act in the course of a walk: its free act, or the way after it."""

    def __init__(self, who: Participant, act: Act, verb: str) -> None:
        self.who = who
        self.act = act
        self.verb = verb


def can_go_on(fight: Battle, deed: Deed) -> bool:
    """PSX-RUL-76: able, with what it takes, in reach, and with a way."""
    who = deed.who
    act = deed.act
    if not able(who):
        return False
    if deed.verb == "walk":
        return may_move(who, "walk") and fight.grid.distance(who.at, act.then[0]) == 1
    outlook = Outlook(fight, who, who.at, FREE)
    if not outlook.open(IN_WINDOW.by_name[deed.verb]):
        return False
    if deed.verb == "attack":
        return _reaches(outlook, act)
    if act.target is not None and act.target not in outlook.people(deed.verb):
        return False
    thing = act.thing
    if deed.verb == "hurl" and thing is not None:
        return act.target in outlook.under_missiles([thing]) and thing in outlook.missiles()
    if thing is not None and thing not in outlook.things(deed.verb):
        return False
    return deed.verb != "throw" or thing is None or may_throw_at(fight, thing, who.at, act.at)


def _reaches(outlook: Outlook, act: Act) -> bool:
    """Whether the weapon is still in hand and the target in its reach."""
    target = act.target
    if target is None or target not in outlook.people("attack"):
        return False
    for arm in outlook.arms("attack"):
        if arm.thing is act.thing and (act.natural is None or arm.weapon is act.natural):
            return in_reach(outlook.fight, outlook.at, target, arm.weapon)
    return False
