"""Sequence of play: the Round, its turns and its end (4.1)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.improvising import decision
from fechtbuch.books.landsknecht.asking.turn_question import TurnQuestion
from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.block import PARALYZATION
from fechtbuch.books.landsknecht.kinds.verbs import HOLD, NOTHING
from fechtbuch.books.landsknecht.play.held_actions import last_actions, perform
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.hands import drop_all
from fechtbuch.books.landsknecht.rules.basics.initiative import (
    add_those_who_may_come_free,
    initiative,
    is_tied,
    sides_in_the_fight,
)
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.contact.first_contact import first_contact
from fechtbuch.books.landsknecht.rules.contact.flight import (
    at_the_edge,
    can_flee,
    flight,
    flight_path,
    leave_the_map,
    may_leave,
)
from fechtbuch.books.landsknecht.rules.contact.pursuit import settle_flights
from fechtbuch.books.landsknecht.rules.contact.run import run
from fechtbuch.books.landsknecht.rules.grappling.grips import garrote_turn
from fechtbuch.books.landsknecht.rules.grappling.still_valid import end_invalid
from fechtbuch.books.landsknecht.rules.harm.morale import at_end_of_round, surrender
from fechtbuch.books.landsknecht.rules.harm.out_of_action import release_hold, stop_everything
from fechtbuch.books.landsknecht.rules.harm.wounds import apply_waiting, hurt
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed
from fechtbuch.books.landsknecht.rules.hitting.casting import symbols_at_round_start
from fechtbuch.books.landsknecht.rules.hitting.spells import sleep_on, take_effect
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath, tear_loose
from fechtbuch.books.landsknecht.rules.shooting.loading import count_loading
from fechtbuch.books.landsknecht.rules.things.items import count_search
from fechtbuch.books.landsknecht.state.battle import CLOSING, CONTACT, HELD, OPENING, TURNS, Battle
from fechtbuch.books.landsknecht.state.choices import Action, Pick
from fechtbuch.books.landsknecht.state.fighter import OTHER_DEED, Combatant
from fechtbuch.books.landsknecht.state.questions import AskedSide, fighters
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Choice, Partial, Slot
from fechtbuch.engine.fight import DRAW

NEXT: Final = Menu([Verb("next", "who")])


class NextQuestion(AskedSide):
    """A side is to act and several members have not: who is next (LSK-SEQ-03)?"""

    def __init__(self, battle: Battle, side: i64) -> None:
        super().__init__("next", battle, side, NEXT)

    def members(self) -> list[Combatant]:
        """Those of the side who still have a turn, in roster order."""
        return yet_to_act(self.battle, self.side)

    def void(self) -> bool:
        """Somebody has parried meanwhile, and there is nothing left to choose."""
        return len(self.members()) < 2

    def default(self) -> Choice:
        """Roster order."""
        return Pick("next", self.members()[:1])

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Which member."""
        return fighters(slot, self.members())


def step(fight: Battle) -> None:
    """From one boundary to the next."""
    phase = fight.phase
    if phase == TURNS:
        next_turn(fight)
    elif phase == OPENING:
        open_round(fight)
    elif phase == HELD:
        last_actions(fight)
        fight.phase = CLOSING
    elif phase == CLOSING:
        close_round(fight)
    elif phase == CONTACT:
        first_contact(fight)
    end_invalid(fight)


def open_round(fight: Battle) -> None:
    """LSK-SEQ-03, steps 1 and 2: spells take effect, then initiative."""
    fight.round += 1
    fight.note("round", "LSK-SEQ-03", amount=fight.round)
    take_effect(fight)
    symbols_at_round_start(fight)
    initiative(fight)
    add_those_who_may_come_free(fight)
    fight.place = 0
    fight.tied = is_tied(fight)
    fight.phase = TURNS


def has_turn(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody still has a turn of his own in this Round."""
    if fighter.mount != NOBODY and fight.fighters[fighter.mount].bolting > 0:
        return _is_carried_off(fighter)
    if fighter.turn_over or fighter.acted or fighter.down or fighter.gone or fighter.surprised:
        return False
    if fighter.surrendered or fighter.off_map or fighter.holding_action:
        return False
    if fighter.block.mount:
        return _mount_has_turn(fight, fighter)
    return not (
        fighter.pinned
        or fighter.asleep
        or fighter.bound
        or fighter.paralysed
        or fighter.caught_by != NOBODY
    )


def _is_carried_off(rider: Combatant) -> bool:
    """LSK-RUL-70: a horse that bolts runs on its rider's turn, whatever he has done before.

    LSK-RUL-80: and whatever has been done to him.
    """
    if rider.down or rider.gone or rider.off_map or rider.surprised:
        return False
    return rider.turn_to_come or not rider.turn_over


def _mount_has_turn(fight: Battle, mount: Combatant) -> bool:
    """LSK-MNT-06: a warhorse strikes only in a Round in which its rider does not attack."""
    if not mount.block.war_trained or mount.rider == NOBODY or mount.helpless():
        return False
    rider = fight.fighters[mount.rider]
    if not rider.turn_over or rider.attacked or rider.holding_action:
        return False
    for foe in fight.fighters:
        if foe.standing() and fight.foes(mount, foe):
            if in_reach(fight, mount, foe, mount.block.reach):
                return True
    return False


def yet_to_act(fight: Battle, side: i64) -> list[Combatant]:
    """The members of a side who still have a turn, in roster order."""
    members: list[Combatant] = []
    for fighter in fight.fighters:
        if fighter.side == side and has_turn(fight, fighter):
            members.append(fighter)
    return members


def next_turn(fight: Battle) -> None:
    """LSK-SEQ-03 step 3: the next member of the acting side, or the next side."""
    if fight.place >= len(fight.order):
        fight.phase = HELD
        return
    side = fight.order[fight.place]
    members = yet_to_act(fight, side)
    if len(members) == 0:
        _next_side(fight)
        return
    if len(members) > 1:
        answer = fight.ask(NextQuestion(fight, side))
        assert isinstance(answer, Pick)
        members = answer.members
    if len(members) > 0:
        take_turn(fight, members[0])


def _next_side(fight: Battle) -> None:
    """The last of the tied sides has acted: what waited lands (LSK-SEQ-05)."""
    rank = fight.ranks[fight.place]
    fight.place += 1
    if fight.place < len(fight.order) and fight.ranks[fight.place] == rank:
        return
    fight.tied = False
    if len(fight.waiting) > 0 or len(fight.poisoned) > 0:
        apply_waiting(fight)
        aftermath(fight)
    fight.tied = is_tied(fight)


def take_turn(fight: Battle, fighter: Combatant) -> None:
    """One character's turn."""
    fighter.turn_over = True
    fighter.turn_to_come = False
    if fight.telling:
        fight.note("turn", "LSK-SEQ-01", fighter)
    mount = fight.mount_of(fighter)
    if mount is not None:
        if mount.netted:
            out_of_the_net(fight, mount)  # LSK-RUL-81: on its rider's turn, trained or not
        if mount.bolting > 0:
            _bolt(fight, fighter, mount)
            return
    if not _may_choose(fight, fighter):
        return
    answer = decision(fight, TurnQuestion(fight, fighter))
    if answer.verb == NOTHING:
        if not fighter.acted:  # a parry may have been volunteered meanwhile
            fight.note("passes", "LSK-SEQ-07", fighter)
    elif answer.verb == HOLD:
        fighter.holding_action = True
        fight.note("holds", "LSK-HLD-01", fighter)
    else:
        perform(fight, fighter, answer)


def _bolt(fight: Battle, rider: Combatant, mount: Combatant) -> None:
    """LSK-MNT-06: the mount runs away with its rider, who stays on or jumps off."""
    answer = fight.ask(TurnQuestion(fight, rider))
    assert isinstance(answer, Action)
    if answer.verb == "jump-off":
        perform(fight, rider, answer)
        return
    mount.bolting -= 1
    rider.acted = True
    stop_everything(fight, rider)  # LSK-RUL-19, LSK-RUL-82: forced to do something else
    rider.deed = OTHER_DEED
    tear_loose(fight, rider)
    if mount.helpless():
        return  # LSK-RUL-81
    fight.note("bolted", "LSK-MNT-06", mount, rider)
    path = flight_path(fight, rider)
    leaves = may_leave(fight, rider, path)
    away = Action("flee")
    away.path = path
    deed = Deed(rider, away)
    deed.carried_off = True
    run(fight, deed, path, [])
    if leaves and not deed.failed and at_the_edge(fight, rider):
        # LSK-RUL-80: off the map as a flight.
        rider.fleeing = True
        leave_the_map(fight, rider)
        fight.note("left-the-map", "LSK-RUL-80", mount, rider)


def _may_choose(fight: Battle, fighter: Combatant) -> bool:
    """What happens before a choice, or in its place."""
    if fighter.hold_on != NOBODY:
        victim = fight.fighters[fighter.hold_on]
        if victim.garrotted_by == fighter.index:
            fight.note("choked", "LSK-EQP-02", fighter, victim)
            hurt(fight, victim, garrote_turn(fight, fighter), fighter)
            aftermath(fight)
    if fighter.netted:
        if fighter.block.mount or not out_of_the_net(fight, fighter):
            return False
    if fighter.busy_rounds > 0:
        fighter.busy_rounds -= 1
        fighter.acted = True
        fighter.deed = OTHER_DEED
        left = fighter.busy_rounds
        fight.note("improvises-on", "LSK-SEQ-02", fighter, amount=left, word=fighter.improvising)
        return False
    if fighter.ordered:
        _obey(fight, fighter)
        return False
    if fighter.routed and not fighter.immobilised() and not fighter.block.mount:
        return _routed_goes_on(fight, fighter)
    return True


def out_of_the_net(fight: Battle, fighter: Combatant) -> bool:
    """LSK-EQP-02: a save on each turn; LSK-RUL-89: then the net lies in his square."""
    if not save(fight, fighter, PARALYZATION):
        return False
    fighter.netted = False
    for thing in fight.things:
        if thing.closed_on == fighter.index:
            thing.closed_on = NOBODY
            thing.at = fighter.at
    fight.note("out-of-the-net", "LSK-EQP-02", fighter)
    return True


def _obey(fight: Battle, fighter: Combatant) -> None:
    """LSK-CST-08: the next action belongs to one word."""
    word = fighter.ordered
    fighter.ordered = ""
    fight.note("obeys", "LSK-CST-08", fighter, word=word)
    fighter.end_aim()  # LSK-RUL-82
    fighter.search = None
    fighter.loading = None
    if word == "flee" and not fighter.immobilised():
        action = flight(fight, fighter)
        if action is not None:
            perform(fight, fighter, action)
            return
    elif word == "drop":
        drop_all(fight, fighter)
        release_hold(fight, fighter)
    fighter.acted = True
    fighter.deed = OTHER_DEED


def _routed_goes_on(fight: Battle, fighter: Combatant) -> bool:
    """LSK-MOR-03: who cannot flee any farther surrenders if intelligent, else fights on."""
    if can_flee(fight, fighter):
        return True
    if fighter.block.intelligent:
        fight.note("cornered", "LSK-MOR-03", fighter)
        surrender(fight, fighter)
        return False
    fighter.routed = False
    fight.note("fights-on", "LSK-MOR-03", fighter)
    return True


def close_round(fight: Battle) -> None:
    """LSK-SEQ-03 step 5: flights, morale, Round-long states, end of the fight."""
    settle_flights(fight)
    at_end_of_round(fight)
    for fighter in fight.fighters:
        if fighter.search is not None:
            count_search(fight, fighter)
        if fighter.loading is not None:
            count_loading(fight, fighter)
        if fighter.aiming:
            # LSK-MIS-08: ready in the Round after aiming, and in no other.
            if fighter.aimed:
                slug = (
                    "" if fighter.aiming_with == NOBODY else fight.things[fighter.aiming_with].slug
                )
                fight.note("plan-ends", "LSK-MIS-08", fighter, item=slug)
                fighter.end_aim()
            else:
                fighter.aimed = True
        if fighter.sleep_left > 0:
            sleep_on(fight, fighter)
        fighter.clear_round()
        fighter.surprised = False
    fight.gunfire_checked = []
    _test_end(fight)
    fight.phase = OPENING


def _test_end(fight: Battle) -> None:
    """LSK-SEQ-08: one side left has won, none is a draw; friends win together."""
    sides = sides_in_the_fight(fight)
    if len(sides) == 0:
        fight.end(DRAW)
        return
    for one in sides:
        for other in sides:
            if fight.enemies(one, other):
                if fight.round >= fight.scene.rounds:
                    fight.bounded = True
                    fight.end(DRAW)
                return
    fight.end(sides[0])
