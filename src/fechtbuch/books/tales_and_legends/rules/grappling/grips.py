"""How a grapple begins and how its contests are rolled (TAL-GRP-01 to TAL-GRP-04, TAL-GRP-16)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import GRAPPLE
from fechtbuch.books.tales_and_legends.rules.basics.checks import opposed, skill
from fechtbuch.books.tales_and_legends.rules.basics.states import fall_prone, leave_grapple
from fechtbuch.books.tales_and_legends.rules.harm.falling import drop_off, unseat
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.questions import NOTHING, Asked
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import Choice, Partial, Slot
from fechtbuch.engine.tally import Tally

ESCAPED: Final = -100_000
"""The margin of a contest whose victim broke free before it (TAL-RUL-98)."""

ESCAPE: Final = Menu([Verb(NOTHING, "", ["TAL-GRP-02"]), Verb("break-free", "", ["TAL-GRP-02"])])
"""The only break-free attempt of the first round (TAL-GRP-02, TAL-RUL-71)."""

ROLLER: Final = Menu([Verb("roll", "target", ["TAL-RUL-78"])])


class RollerQuestion(Asked):
    """Who rolls for a side of several in a grapple (TAL-RUL-78)."""

    def __init__(self, battle: Battle, members: list[Combatant]) -> None:
        super().__init__("roller", battle, members[0], ROLLER)
        self.members = members

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return len(self.members) < 2

    def default(self) -> Choice:
        """The first of them."""
        return Action("roll", self.members[0])

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Which member."""
        return listed(slot, "fighter", [member.slug for member in self.members])


def grapple_tally(fight: Battle, who: Combatant) -> Tally:
    """Grapple skill; in a grapple with that of the own side (TAL-GRP-16), on top (TAL-GRP-07)."""
    tally = skill(fight, who, GRAPPLE)
    grapple = fight.grapple_of(who)
    if grapple is None:
        return tally
    for index in grapple.mates(who.index):
        mate = fight.fighters[index]
        if index != who.index and not mate.helpless() and mate.pinned_by == NOBODY:
            tally.add("helpers", mate.value(GRAPPLE), "TAL-GRP-16")  # TAL-RUL-45
    if who.on_top_of != NOBODY:
        tally.add("on-top", 5, "TAL-GRP-07")
    return tally


def resisting(
    fight: Battle, grapple: Grapple, actor: Combatant, target: Combatant | None
) -> Combatant | None:
    """TAL-RUL-78: who rolls for the other side; its players name one.

    Who is pinned rolls only where he himself is the target (TAL-RUL-120).
    """
    members: list[Combatant] = []
    pinned = False
    for index in grapple.foes(actor.index):
        member = fight.fighters[index]
        if member.helpless():
            continue
        if member.pinned_by != NOBODY and member is not target:
            pinned = True
        else:
            members.append(member)
    if len(members) == 0:
        return None if pinned else fight.fighters[grapple.foes(actor.index)[0]]
    if len(members) == 1:
        return members[0]
    answer = fight.ask(RollerQuestion(fight, members))
    if isinstance(answer, Action) and answer.target is not None:
        return answer.target
    return members[0]


def contest(
    fight: Battle,
    actor: Combatant,
    modifier: i64,
    rule: str,
    margins: list[i64],
    offer: bool,
    target: Combatant | None = None,
) -> i64:
    """TAL-GRP-03: the opposed grapple test between two sides; the margin of the actor."""
    grapple = fight.grapple_of(actor)
    if grapple is None:
        return ESCAPED
    if offer and offer_escape(fight, grapple, actor):
        return ESCAPED
    grapple = fight.grapple_of(actor)
    if grapple is None:
        return ESCAPED
    passive = resisting(fight, grapple, actor, target)
    if passive is None:
        fight.note("unresisted", "TAL-RUL-120", actor)
        actor.silenced = False
        return 1
    mine = grapple_tally(fight, actor)
    mine.add("situation", modifier, rule)
    theirs = grapple_tally(fight, passive)
    margin = opposed(fight, actor, mine, "grapple", passive, theirs, "resist", margins)
    if margin > 0:
        actor.silenced = False  # TAL-GRP-13
    else:
        passive.silenced = False
    return margin


def offer_escape(fight: Battle, grapple: Grapple, actor: Combatant) -> bool:
    """TAL-RUL-71 c: the victim may break free now; whether it got out."""
    victim = fight.fighters[grapple.victim]
    if not grapple.may_escape or actor.index in grapple.mates(grapple.victim):
        return False
    if victim.pinned_by != NOBODY or victim.helpless() or victim.surprised:
        return False
    answer = fight.ask(Asked("escape", fight, victim, ESCAPE))
    if answer.verb != "break-free":
        return False
    return break_free(fight, grapple, victim)


def break_free(fight: Battle, grapple: Grapple, victim: Combatant) -> bool:
    """TAL-GRP-02, TAL-RUL-40: the one free attempt of the first round."""
    grapple.may_escape = False
    if contest(fight, victim, 0, "TAL-GRP-02", [], False) > 0:
        fight.note("broke-free", "TAL-GRP-02", victim)
        leave_grapple(fight, victim)
        return True
    fight.note("held-fast", "TAL-GRP-02", victim)
    return False


def start_grapple(fight: Battle, actor: Combatant, target: Combatant, offer: bool = True) -> None:
    """TAL-GRP-01; who grabs a member of a grapple joins its enemies (TAL-RUL-78)."""
    if target.holds_on != NOBODY and target.holds_on != actor.index:
        drop_off(fight, target, -30, "TAL-RUL-118", actor)  # seized by an outsider: down at once
        if target.out():
            return
    fight.unsettled = True
    running = fight.grapple_of(target)
    if running is not None:
        if target.index in running.one:
            running.other = [*running.other, actor.index]
        else:
            running.one = [*running.one, actor.index]
        actor.grapple = running.number
        fight.note("joins-grapple", "TAL-RUL-78", actor, target)
        return
    grapple = Grapple(fight.next_grapple, [actor.index], [target.index])
    fight.next_grapple += 1
    fight.grapples = [*fight.grapples, grapple]
    actor.grapple = grapple.number
    target.grapple = grapple.number
    fight.note("grapples", "TAL-GRP-01", actor, target)
    if offer:
        offer_escape(fight, grapple, actor)
    else:
        grapple.may_escape = False


def take_down(fight: Battle, actor: Combatant, target: Combatant) -> None:
    """TAL-GRP-07, TAL-RUL-79: both prone, the actor on top, adjoining (TAL-RUL-111)."""
    if actor.mounted():
        unseat(fight, actor, target)
    if target.mounted():
        unseat(fight, target, actor)
    if actor.out() or target.out():
        return
    fall_prone(fight, target, "TAL-GRP-07")
    fall_prone(fight, actor, "TAL-GRP-07")
    if target.on_top_of == actor.index:
        target.on_top_of = NOBODY
    actor.on_top_of = target.index
    fight.note("on-top", "TAL-GRP-07", actor, target)


def wrestler(fight: Battle, fighter: Combatant) -> Combatant:
    """Who wrestles on somebody's turn: himself, or the mount under him (TAL-RUL-108)."""
    if fighter.grapple == NOBODY and fighter.mount != NOBODY:
        mount = fight.fighters[fighter.mount]
        if mount.grapple != NOBODY:
            return mount
    return fighter


def pressed(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody lies on a fighter (TAL-RUL-79)."""
    for other in fight.fighters:
        if other.on_top_of == fighter.index:
            return True
    return False
