"""What commands do to a table, and who may give them."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from fechtbuch.engine.choices import Question, Refusal, parse_words
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.record import ANSWER, VALUE, VOLUNTEER, digest_of
from fechtbuch.play import Stopped, follow
from fechtbuch.play.engine import DEFAULT
from fechtbuch.play.standing import Order, check, replaced
from fechtbuch.table import orders
from fechtbuch.table.access import PLAYER, REFEREE, Viewer, identity
from fechtbuch.table.before import Before
from fechtbuch.table.bodies import NewSeat
from fechtbuch.table.clock import now_text
from fechtbuch.table.following import follow_best
from fechtbuch.table.live import LiveTable
from fechtbuch.table.naming import check_name
from fechtbuch.table.numbering import Numbering
from fechtbuch.table.opening import fighters_named, looks_of
from fechtbuch.table.refusals import NotLegal, Refused
from fechtbuch.table.store import KeptSeat, Lost
from fechtbuch.table.store.faces import Face
from fechtbuch.table.veil import names_for
from fechtbuch.table.yielding import yielding
from fechtbuch.text.decrees import understood

MOST_STANDING = 100


SERVERS_OWN = ("engine:", "deadline:", "seat:")
"""How the server's own keys begin; what clients send is kept under their seat."""


_ANSWERS = (orders.Answer, orders.TakePlan, orders.Delegate)
"""Commands that answer a question."""


_BESIDES = (orders.Finish, orders.Set, orders.SeatChange)
"""Commands that change nothing of the fight: they are obeyed when the evening has gone on."""


@dataclass(frozen=True)
class Carried:
    """A command that was carried out."""

    seq: int
    before: Before | None
    """What the table was like before; nothing if the command had been carried out earlier."""
    stopped: Stopped | None = None
    """Why a plan was not carried out to its end."""


def carry_out(
    table: LiveTable,
    viewer: Viewer,
    command: orders.Command,
    key: str,
    expect: int | None,
    language: str,
) -> Carried:
    """Check a command, carry it out and keep it; `Refused` if not, and nothing has changed.

    `language` is its sender's, who may name a side as he reads it.
    """
    table.refresh()
    data = command.model_dump(mode="json")
    own = key_of(viewer, key)
    earlier = table.store.answered(table.id, own)
    if earlier is None and not key.startswith(SERVERS_OWN):
        # Before keys belonged to somebody they were kept as they came.
        earlier = table.store.answered(table.id, key)
    if earlier is not None:
        if earlier[1] != digest_of(data):
            raise Refused("key-used", 422, "key")
        return Carried(earlier[0], None)
    command = _meant(table, viewer, command)
    if expect is not None:
        # What he could not see does not make his command a late one.
        expect += table.seq - table.seq_of(viewer)
        if expect != table.seq and not _still_asked(table, command, expect):
            raise Refused("stale")
    _check_allowed(table, viewer, command)
    if table.evening and not isinstance(command, _BESIDES) and table.store.gone_on(table.id):
        raise Refused("evening-went-on")
    stopped: list[Stopped] = []

    def do() -> None:
        stopped.extend(_do(table, viewer, command, language))

    carried = _keep(table, own, data, identity(viewer), do)
    return replace(carried, stopped=stopped[0]) if stopped else carried


def _meant(table: LiveTable, viewer: Viewer, command: orders.Command) -> orders.Command:
    """A command by the record's own numbers: questions and entries as its sender counts them."""
    if viewer.referee or not isinstance(command, (*_ANSWERS, orders.Undo)):
        return command
    if isinstance(command, orders.Undo):
        if command.to is None:
            return command
        to = Numbering(table, table.session, table.eyes(viewer)).real(command.to)
        if to is None:
            raise Refused("no-such-entry", 422, "to")
        return command.model_copy(update={"to": to})
    numbers = Numbering(table, table.session, table.eyes(viewer))
    name = numbers.asked(command.question, table.questions_of(viewer))
    return command.model_copy(update={"question": name})


def key_of(viewer: Viewer, key: str) -> str:
    """A client's key as it is kept: its own, not another's and none of the server's."""
    return f"{identity(viewer)}/{key}"


def take_defaults(table: LiveTable) -> Carried | None:
    """The time is up: take the stated defaults of everything that people are asked."""
    table.refresh()
    if table.settings.due is None or not table.session.pending or table.settings.paused:
        return None
    key = f"deadline:{table.seq}"

    def defaults() -> None:
        for question in list(table.session.pending):
            if any(one.id == question.id for one in table.session.pending):
                if not follow_best(table, question, DEFAULT, now_text()):
                    table.engine.default(question, now_text())
                table.mark()

    return _keep(table, key, {"do": "defaults"}, "table", defaults)


def engine_moves(table: LiveTable) -> Carried | None:
    """The engine answers what it is asked, where a command left it something to do."""
    table.refresh()
    if not table.waits_for_engine():
        return None
    return _keep(table, f"engine:{table.seq}", {"do": "engine"}, "table", lambda: None)


def add_seat(table: LiveTable, viewer: Viewer, wanted: NewSeat) -> tuple[KeptSeat, Carried]:
    """The referee brings another chair."""
    table.refresh()
    if not viewer.referee:
        raise Refused("not-allowed", 403)
    fight = table.session.fight
    named = [*wanted.fighters, *([wanted.side] if wanted.side else [])]
    fighters = fighters_named(fight, named, "fighters")
    number = 1 + max((int(seat[1:]) for seat in table.seats), default=0)
    check_name(wanted.name, (seat.name for seat in table.seats.values()), "name")
    seat = KeptSeat(f"s{number}", wanted.name, [], False, wanted.real_dice)

    def add() -> None:
        table.seats[seat.seat] = seat
        _give(table, seat.seat, fighters)
        table.seats_changed()

    data: dict[str, object] = {"do": "add-seat", **wanted.model_dump(mode="json")}
    key = f"seat:{seat.seat}"
    return seat, _keep(table, key, data, identity(viewer), add)


def _keep(
    table: LiveTable,
    key: str,
    data: dict[str, object],
    by: str,
    do: Callable[[], None],
) -> Carried:
    before = table.remember()
    try:
        do()
        table.mark()
        table.take_values_along()
        table.settling.go_on()
        if table.session.fight.over and table.alone(quite=True) is not None:
            # Nobody is there who would have to be asked whether it is over.
            table.reveal()
        if table.session.record.head != before.head or table.part != before.part:
            table.upgrade = None
        table.set_due()
        table.keep(before, key, data, by)
    except Lost:
        table.reload()
        earlier = table.store.answered(table.id, key)
        if earlier is not None and earlier[1] == digest_of(data):
            return Carried(earlier[0], None)
        raise Refused("overtaken") from None
    except Refusal as refusal:
        _restore(table, before)
        raise NotLegal(refusal) from None
    except Refused:
        _restore(table, before)
        raise
    except BaseException:
        # Whatever it was: the table is what the store says.
        table.reload()
        raise
    return Carried(table.seq, before)


def _restore(table: LiveTable, before: Before) -> None:
    """A command was refused: nothing of it may stay."""
    if before.changed(table):
        table.reload()
        return
    table.settings = before.settings
    table.seats = {seat.seat: seat for seat in before.seats}
    table.seats_changed()


_WHENEVER = (orders.Value, orders.Pause, orders.Deadline, orders.Set, orders.Hide)


def _still_asked(table: LiveTable, command: orders.Command, expect: int) -> bool:
    """Whether an answer is to a question that has stood since its sender saw it.

    What a page adds to the dice answers nothing that could have changed, and what says how
    something shall be from now on means the same whatever has come between.
    """
    if isinstance(command, _WHENEVER):
        return True
    if not isinstance(command, _ANSWERS):
        return False
    since = table.asked_since.get(command.question)
    return since is not None and since <= expect


# Who may.

_REFEREES = (
    orders.Edict,
    orders.Redo,
    orders.Pause,
    orders.Hide,
    orders.Deadline,
    orders.Set,
    orders.Finish,
    orders.GoOn,
)


def _check_allowed(table: LiveTable, viewer: Viewer, command: orders.Command) -> None:
    if table.revealed:
        raise Refused("finished")
    if viewer.referee:
        return
    if viewer.role != PLAYER or isinstance(command, _REFEREES):
        raise Refused("not-allowed", 403)
    if isinstance(command, orders.Value):
        return
    if isinstance(command, orders.SeatChange):
        if command.seat != viewer.seat:
            raise Refused("not-allowed", 403, "seat")
        if command.fighters is not None or command.engine is not None:
            raise Refused("not-allowed", 403, "fighters")
        if command.muted is not None:
            raise Refused("not-allowed", 403, "muted")
        if command.real_dice and not table.settings.typed_dice:
            raise Refused("no-typed-dice", 403, "real_dice")
        return
    if table.settings.paused:
        raise Refused("paused")
    if isinstance(command, _ANSWERS):
        if not any(one.id == command.question for one in table.questions_of(viewer)):
            # Asked of another or of nobody: nobody learns whom else the table waits for.
            raise Refused("not-asked", 403, "question")
    elif isinstance(command, orders.Volunteer | orders.Stand | orders.Unstand):
        if command.fighter not in table.fighters_of(viewer):
            raise Refused("not-yours", 403, "fighter")
    elif isinstance(command, orders.Surrender):
        if yielding(table, viewer) is None:
            raise Refused("not-yours", 403)
    elif isinstance(command, orders.TableRolls):
        if not any(
            isinstance(one, DiceQuestion) and table.may_answer(viewer, one)
            for one in table.session.pending
        ):
            raise Refused("not-asked", 403)
    elif not may_take_back(table, viewer, command.to):
        raise Refused("not-yours-to-undo", 403)


def may_take_back(table: LiveTable, viewer: Viewer, to: int | None = None) -> bool:
    """Whether a player may undo: his own latest answer, if nothing has come of it yet.

    Whoever plays alone against the engine goes back wherever he likes: the table tells how often,
    and the same answers lead to the same dice.
    """
    session = table.session
    if viewer.role == PLAYER and table.alone() == viewer.seat:
        return table.decided() and _knows_of_a_decision(table, viewer)
    latest = session.record.entries[session.record.head]
    while latest.kind == VALUE and not latest.faces:
        # Somebody has sat down since: nothing has come of that, either.
        latest = session.record.entries[latest.parent]
    if latest.kind not in (ANSWER, VOLUNTEER) or latest.faces or session.fight.over:
        return False
    told = table.told.get(latest.number, 0) - table.told.get(latest.parent, 0)
    if told > 0 or (to is not None and to != latest.parent):
        return False
    return viewer.role == PLAYER and latest.by == identity(viewer)


def _knows_of_a_decision(table: LiveTable, viewer: Viewer) -> bool:
    """Whether anything was decided that he knows of: what may be taken back tells nothing else.

    Where nobody is hidden as well, or what somebody did in silence would tell that nobody is.
    """
    session, own = table.session, identity(viewer)
    if any(entry.by == own and entry.kind in (ANSWER, VOLUNTEER) for entry in session.path):
        return True
    known = Numbering(table, session, table.eyes(viewer)).known()
    return any(session.record.entries[number].kind != VALUE for number in known)


# What they do.


def _do(table: LiveTable, viewer: Viewer, command: orders.Command, language: str) -> list[Stopped]:
    """Carry a command out; a plan that was not carried out to its end is told."""
    session = table.session
    by, now = identity(viewer), now_text()
    if viewer.referee and not isinstance(command, (orders.Value, *_ANSWERS)):
        # Who only plays, perhaps somebody unseen, is no referee yet.
        table.settings.refereed = True
    if table.full() and not isinstance(command, orders.Undo):
        raise Refused("too-long")
    match command:
        case orders.TakePlan():
            asked = _question(table, command.question)
            may = partial(table.may_answer, viewer)
            stopped = follow(session, asked, command.answers, by, now, may, table.mark)
            return [] if stopped is None else [stopped]
        case orders.Answer():
            _question(table, command.question)
            session.answer(command.text, command.question, by, now, command.loose)
        case orders.Delegate():
            asked = _question(table, command.question)
            # Without foes' numbers nothing is judged: then the engine plays as it does for itself.
            blind = table.planning.blind(asked)
            if blind or not follow_best(table, asked, table.planning.level, now, 1):
                table.engine.answer(asked, now)
        case orders.Volunteer():
            session.volunteer(command.fighter, command.text, by, now)
        case orders.Stand():
            wanted = command.model_dump(exclude={"do"})
            _stand(table, Order(**wanted))
        case orders.Unstand():
            _stand(table, Order(command.kind, command.fighter, "", command.foe))
        case orders.Edict():
            names = names_for(table.book, session.fight, language, table.eyes(viewer))
            text = understood(names, command.text)
            if command.at is None or command.at == session.record.head:
                session.edict(text, by, now)
            else:
                session.edict_at(command.at, text, by, now)
            _dress(table, command)
        case orders.Undo():
            _undo(table, command.to, viewer.referee or table.alone() is not None)
            table.settings.undone += 1
        case orders.Surrender():
            yields = yielding(table, viewer)
            if yields is None:
                raise Refused("not-yours", 403)
            session.edict(yields, by, now)
        case orders.Redo():
            _redo(table)
        case orders.Pause():
            table.settings.paused = command.on
        case orders.Hide():
            _hide(table, command.fighter, command.on, by, now)
        case orders.SeatChange():
            _change_seat(table, command)
        case orders.Deadline():
            table.settings.deadline = command.seconds
        case orders.TableRolls():
            _table_rolls(table)
        case orders.Set():
            if command.reveal is not None:
                table.settings.reveal = command.reveal
            if command.advice is not None:
                table.settings.advice = command.advice
            if command.sparing is not None:
                table.settings.sparing = command.sparing
            if command.typed_dice is not None:
                _allow_typed_dice(table, command.typed_dice)
        case orders.Finish():
            if not session.fight.over:
                raise Refused("not-over")
            table.reveal()
        case orders.GoOn():
            if table.upgrade is None:
                raise Refused("nothing-to-go-on")
            table.begin_part(json.loads(table.boundary))
        case orders.Value():
            _add_value(table, by, command.value)
    return []


def _question(table: LiveTable, name: str) -> Question:
    for question in table.session.pending:
        if question.id == name:
            return question
    raise Refused("not-asked", 409, "question")


def _known_fighter(table: LiveTable, slug: str) -> None:
    if table.session.fight.by_slug(slug) is None:
        raise Refused("fighter-unknown", 422, "fighter", fighter=slug)


def _stand(table: LiveTable, order: Order) -> None:
    _known_fighter(table, order.fighter)
    check(table.book, order.text)
    standing = [Order.from_list(one) for one in table.settings.standing]
    standing = replaced(standing, order)
    if len(standing) > MOST_STANDING:
        raise Refused("too-many")
    table.settings.standing = [one.to_list() for one in standing]


def _undo(table: LiveTable, to: int | None, further: bool) -> None:
    """Go back to an entry, or by one; `further` where nobody but the engine is asked there."""
    session = table.session
    if to is not None:
        if to >= len(session.record.entries):
            raise Refused("no-such-entry", 422, "to")
        session.go(to)
    else:
        while session.record.entries[session.record.head].kind == VALUE:
            session.undo()
        if not session.undo():
            raise Refused("nothing-to-undo")
    # Where only the engine is asked it would do the same again.
    while further and _goes_on(table) and session.undo():
        pass


def _add_value(table: LiveTable, who: str, value: str) -> None:
    if table.session.fight.over or table.upgrade is not None:
        raise Refused("no-value-now", 409, "value")
    if who in table.values():
        raise Refused("value-given", 409, "value")
    table.add_value(who, value)


def _dress(table: LiveTable, edict: orders.Edict) -> None:
    """Let whoever an edict has brought in look as it says, and like nobody who was undone."""
    if parse_words(edict.text)["verb"] != "add-fighter":
        return
    fight = table.session.fight
    newcomer = fight.roster[-1].slug
    if edict.look is not None:
        table.faces = {**table.faces, **looks_of(table.store, fight, {newcomer: edict.look})}
    elif newcomer in table.faces:
        table.faces = {**table.faces, newcomer: Face()}


def _redo(table: LiveTable) -> None:
    session = table.session
    if not session.redo():
        raise Refused("nothing-to-redo")
    while _goes_on(table) and session.redo():
        pass


def _goes_on(table: LiveTable) -> bool:
    """Whether nobody is asked here: the engine answers, or the answer goes by itself."""
    return table.waits_for_engine() or table.settling.by_itself() is not None


def _hide(table: LiveTable, slug: str, on: bool, by: str, now: str) -> None:
    fight = table.session.fight
    fighter = fight.by_slug(slug)
    if fighter is None:
        raise Refused("fighter-unknown", 422, "fighter", fighter=slug)
    if not on:
        table.session.edict(f"reveal fighter={slug}", by, now)
        return
    for side in fight.sides:
        if fight.enemies(side.index, fighter.side):
            table.session.edict(f"hide fighter={slug} side={side.slug}", by, now)


def _change_seat(table: LiveTable, change: orders.SeatChange) -> None:
    if change.ask_all is not None:
        asked = [one for one in table.settings.ask_all if one != change.seat]
        table.settings.ask_all = [*asked, *([change.seat] if change.ask_all else [])]
    if change.seat == REFEREE:
        if change.real_dice is not None:
            table.settings.referee_dice = change.real_dice
        table.seats_changed()
        return
    seat = table.seats.get(change.seat)
    if seat is None:
        raise Refused("seat-unknown", 422, "seat")
    if change.name is not None:
        others = (one.name for one in table.seats.values() if one is not seat)
        check_name(change.name, others, "name")
        seat.name = change.name
    if change.fighters is not None:
        for slug in change.fighters:
            _known_fighter(table, slug)
        _give(table, change.seat, change.fighters)
    if change.muted is not None:
        quiet = [one for one in table.settings.muted if one != change.seat]
        table.settings.muted = [*quiet, *([change.seat] if change.muted else [])]
    if change.engine is not None:
        seat.engine = change.engine
    if change.real_dice is not None:
        seat.real_dice = change.real_dice
    table.seats_changed()


def _allow_typed_dice(table: LiveTable, allowed: bool) -> None:
    """Whether players type in dice is the referee's to say; what is waited for stays theirs."""
    table.settings.typed_dice = allowed
    if not allowed:
        for seat in table.seats.values():
            seat.real_dice = False
        table.seats_changed()


def _give(table: LiveTable, name: str, fighters: list[str]) -> None:
    """Hand fighters over to a seat; nobody is at two seats."""
    for seat in table.seats.values():
        if seat.seat == name:
            seat.fighters = list(dict.fromkeys(fighters))
        else:
            seat.fighters = [slug for slug in seat.fighters if slug not in fighters]
    table.settings.engine = [slug for slug in table.settings.engine if slug not in fighters]


def _table_rolls(table: LiveTable) -> None:
    session = table.session
    question = session.pending[0] if session.pending else None
    if not isinstance(question, DiceQuestion):
        raise Refused("no-dice-awaited")
    owner = REFEREE if question.who is None else table.owner(question.who.slug)
    if owner in table.seats:
        table.seats[owner].real_dice = False
    else:
        table.settings.referee_dice = False
    table.seats_changed()
    session.real_dice.discard(question.id)
    session.table_rolls()
