"""Acts of cost 0 (PSX-TRN-15): between the acts of a turn, or directly before a reaction."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import NOBODY, NOTHING, SPENT
from fechtbuch.books.phase_six.kinds.verbs import SPENDING
from fechtbuch.books.phase_six.rules.equipment import drop, held, kind_of, may_reload, reload_step
from fechtbuch.books.phase_six.rules.readying import (
    hand_of,
    lower,
    ready_cost,
    readyable,
    shift,
    take_in_hand,
)
from fechtbuch.books.phase_six.rules.spending import get_action
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.books.phase_six.state.written import twin_thing
from fechtbuch.engine.grid import NOWHERE


def free_act(fight: Battle, who: Participant, act: Act) -> None:
    """PSX-TRN-15: an act of cost 0: no window, and no chain breaks."""
    verb = act.verb
    thing = act.thing
    if verb in SPENDING:
        get_action(fight, who, act)
    elif verb == "shift":
        shift(fight, who)
    elif verb == "lower-shield":
        lower(fight, who)
    elif verb == "take-up":
        who.braced = False
        fight.note("takes-up", "PSX-SPC-10", who)
    elif thing is not None:
        if verb == "drop":
            drop(fight, who, thing)
        elif verb == "ready":
            take_in_hand(fight, who, thing, hand_of(act.hand))
        elif verb == "reload":
            reload_step(fight, who, thing)


def droppable(fight: Battle, who: Participant) -> list[Thing]:
    """What can be let go: weapons in hand, the shield on the arm."""
    found = held(fight, who)
    if who.shield != NOTHING:
        found.append(fight.things[who.shield])
    return found


def costless_things(fight: Battle, who: Participant, verb: str) -> list[Thing]:
    """What can be dropped, readied or reloaded at no cost."""
    if verb == "drop":
        return droppable(fight, who)
    if verb == "ready":
        return [thing for thing in readyable(fight, who) if ready_cost(thing) == 0]
    return [
        thing
        for thing in held(fight, who)
        if kind_of(thing).reload == 0 and may_reload(fight, who, thing)
    ]


def costless_open(fight: Battle, who: Participant, verb: str) -> bool:
    """Whether an act of cost 0 can come before a reaction; shifting is for the own turn."""
    if verb == "lower-shield":
        return who.block_state != DOWN
    if verb == "take-up":
        return who.braced
    return len(costless_things(fight, who, verb)) > 0


class Before:
    """How somebody held his things before the first act of cost 0 of a window (PSX-RUL-70)."""

    def __init__(self, fight: Battle, who: Participant) -> None:
        self.who = who
        self.main = who.main
        self.off = who.off
        self.shield = who.shield
        self.block_state = who.block_state
        self.braced = who.braced
        self.aim_steps = who.aim_steps
        self.accurate_steps = who.accurate_steps
        self.readying = who.readying
        self.ready_steps = who.ready_steps
        self.worn = who.worn
        self.load = who.load
        self.known = len(fight.things)
        self.own: list[Thing] = [
            twin_thing(thing) for thing in fight.things if thing.holder == who.index
        ]
        self.places: list[i64] = [
            thing.index for thing in fight.things if thing.holder == who.index
        ]


def take_back(fight: Battle, before: Before) -> None:
    """PSX-RUL-70: no reaction has followed, so nothing was done; dice that were spent are spent."""
    who = before.who
    for place, was in zip(before.places, before.own):
        thing = fight.things[place]
        thing.place = was.place
        thing.holder = was.holder
        thing.at = was.at
        thing.count = was.count
        thing.loaded = was.loaded
        thing.spare = was.spare
        thing.reloading = was.reloading
        thing.rounds_of = was.rounds_of
    for piece in fight.things[before.known :]:
        if piece.origin in before.places and piece.holder == NOBODY:
            piece.place = SPENT  # it is back in its stack
            piece.at = NOWHERE
    who.main = before.main
    who.off = before.off
    who.shield = before.shield
    who.block_state = before.block_state
    who.braced = before.braced
    who.aim_steps = before.aim_steps
    who.accurate_steps = before.accurate_steps
    who.readying = before.readying
    who.ready_steps = before.ready_steps
    who.worn = before.worn
    who.load = before.load
    fight.lasts = True
    fight.note("taken-back", "PSX-RUL-70", who)
