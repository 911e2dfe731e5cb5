"""What is sent of chances, odds and advice tells nothing of somebody hidden, whoever plays him.

The worlds are those of `test_noninterference`. Counsel is worked out here and from so many
rollouts, not in so much time, so that every byte of every message can be compared; the hidden one
is played by the engine, or by a person at a seat of the other side.
"""

import json
import time
from contextlib import ExitStack
from typing import Any

import pytest

from fechtbuch.advise import advise
from fechtbuch.scenario import Scenario
from fechtbuch.table import thinking
from fechtbuch.table.access import PLAYER, Viewer
from fechtbuch.table.counsel import Counsel
from fechtbuch.table.live import LiveTable
from fechtbuch.table.numbering import Numbering
from tests.table.adversary.test_noninterference import (
    DUELS,
    HIDDEN,
    Minds,
    bare,
    begin_anew,
    chosen,
    found,
    live_of,
    opposed,
    patient,
    rest,
    world,
)
from tests.table.kit import Data, House, Person, Table

__all__ = ["patient"]

ANSWERS = 3
MOST_OF_OTHERS = 12
"""Answers of the other side between two of the first."""

ASKED = {"chance", "odds", "advice"}


@pytest.fixture(autouse=True)
def _by_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counsel from a fixed number of rollouts, in the process that asks for it."""

    def counted(session: Any, **more: Any) -> Any:
        more.update({"seconds": None, "rollouts": 2, "most": 2})
        return advise(session, **more)

    async def think(
        self: Counsel, table: str, seconds: float, function: Any, *args: object, soon: bool = False
    ) -> dict[str, Any]:
        if function is thinking.find_figures:
            args = (*args[:-1], None, 2)
        found: dict[str, Any] = function(*args)
        found.pop("seconds", None)
        return found

    monkeypatch.setattr(thinking, "advise", counted)
    monkeypatch.setattr(thinking, "MOST_RUNS", 300)
    monkeypatch.setattr(thinking, "SAMPLES", 20)
    monkeypatch.setattr(thinking, "_sessions", type(thinking._sessions)())
    monkeypatch.setattr(thinking, "_trials", type(thinking._trials)())
    monkeypatch.setattr(Counsel, "_think", think)


def quiet(home: House) -> None:
    """Wait until nobody works anything out any more."""
    counsel = home.services.counsel
    end = time.monotonic() + 60
    while counsel._waiting or counsel._workers or any(counsel._asked.values()):
        assert time.monotonic() < end
        time.sleep(0.01)


def sent(home: House, name: str, kind: str, by_person: bool) -> tuple[list[str], set[str]]:
    """What the first side is sent, answer by answer, and the kinds of messages among it."""
    data = world(name, kind)
    roster = Scenario.from_data(data).build().roster
    mine, theirs = ([one.slug for one in roster if (one.side == 0) is own] for own in (True, False))
    seats: list[Data] = [{"name": "Anna", "fighters": mine}]
    if by_person:
        seats.append({"name": "Bela", "fighters": theirs})
    table = home.table(data, seats=seats)
    table.state()
    live = live_of(table)
    begin_anew(table, 1, kind)
    if not by_person:
        live.settings.engine = theirs
        live.settling.go_on()
    chapters: list[str] = []
    kinds: set[str] = set()
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        for turn in range(ANSWERS):
            if by_person:
                others(table, live, Minds(kind == "walking"))
            rest(table)
            anna.listen()
            if live.session.fight.over or found(live) or not opposed(anna):
                break
            ask(home, anna, turn)
            answer(anna, turn)
            if by_person:
                others(table, live, Minds(kind == "walking"))
            rest(table)
            anna.listen()
            if live.revealed or found(live) or not opposed(anna):
                break
            # When the answer to a ping of ours comes, between two others, is our own affair.
            heard = [one for one in anna.heard if one["type"] != "pong"]
            kinds |= {one["type"] for one in heard}
            if by_person:
                heard = at_rest(heard)
            chapters.append(bare(json.dumps(heard, ensure_ascii=False), table, live))
    return chapters, kinds


def at_rest(heard: list[Data]) -> list[Data]:
    """The messages, with steps that nothing but receipts lies between as one.

    A person who plays somebody unseen takes his time, and what happens before and after comes in
    two steps then: that somebody is waited for cannot be hidden, all else can.
    """
    found: list[Data] = []
    receipts = [one for one in heard if one["type"] == "done"]
    for one in heard:
        if one["type"] == "done":
            continue
        last = found[-1] if found else None
        if one["type"] == "step" and last is not None and last["type"] in ("state", "step"):
            told = "log" if last["type"] == "state" else "lines"
            found[-1] = {**last, "state": one["state"], told: [*last[told], *one["lines"]]}
        else:
            found.append(dict(one))
    for one in found:
        # Tales are told anew from the turn on in which something happened; the log has it all.
        one.pop("tales", None)
    return [*found, *receipts]


def others(table: Table, live: LiveTable, mind: Minds) -> None:
    """The other side answers, whoever of it is asked, until the first side is."""
    for _ in range(MOST_OF_OTHERS):
        pending = [one for one in live.session.pending if one.side != 0]
        if not pending or len(pending) < len(live.session.pending):
            return
        question = pending[0]
        if question.side < 0:
            # What the book asks the game master.
            who, asked = "referee", question.id
        else:
            who = "Bela"
            numbers = Numbering(live, live.session, live.eyes(Viewer(PLAYER, "s2")))
            asked = numbers.question(question)
        command = {"do": "answer", "question": asked, "text": mind.decide(question).text()}
        answered = table.command(who, command)
        assert answered.status_code == 200, answered.text


def ask(home: House, anna: Person, turn: int) -> None:
    """Everything that can be asked of the counsel, each in its turn."""
    anna.say({"type": "chance", "on": True})
    anna.listen()
    quiet(home)
    anna.say({"type": "chance", "on": False})
    anna.listen()
    for question in anna.state["questions"][:1]:
        default = question["default"]["text"] if question["default"] else ""
        for message in (
            {"type": "odds", "question": question["id"], "text": default},
            {"type": "advice", "question": question["id"], "seconds": 0.1},
        ):
            anna.say(message)
            anna.listen()
            quiet(home)
            anna.listen()


def answer(anna: Person, turn: int) -> None:
    for question in anna.state["questions"][:1]:
        text = chosen(anna, question, turn) if question["next"] else ""
        command: Data = {"do": "answer", "question": question["id"], "text": text}
        if anna.command(command)["type"] == "refused":
            anna.command({**command, "text": question["default"]["text"]})


@pytest.mark.parametrize("by_person", [False, True], ids=["engine", "person"])
@pytest.mark.parametrize("name", DUELS if len(DUELS) > 4 else DUELS[:1])
def test_chances_odds_and_advice_tell_nothing_of_somebody_hidden(
    home: House, name: str, by_person: bool
) -> None:
    there, kinds = sent(home, name, "there", by_person)
    assert there
    assert kinds >= ASKED
    for kind in ("elsewhere", "armed", "walking"):
        other, _ = sent(home, name, kind, by_person)
        # Who walks about may be found before anybody has done anything.
        assert other or kind == "walking", kind
        for number, (one, two) in enumerate(zip(there, other, strict=False)):
            assert HIDDEN not in one
            if one != two:
                at = next(i for i, (a, b) in enumerate(zip(one, two)) if a != b)
                around = slice(max(0, at - 200), at + 200)
                pytest.fail(f"{kind} {number}\n--- there\n{one[around]}\n--- {kind}\n{two[around]}")


def test_what_somebody_unseen_has_done_cannot_be_taken_back(home: House) -> None:
    """Alone against the engine one goes back anywhere, but not to before what one never saw."""
    data = world("three-brigands", "armed")
    data["sides"][1]["fighters"][-1]["speed"] = 9.0
    roster = Scenario.from_data(data).build().roster
    mine, theirs = ([one.slug for one in roster if (one.side == 0) is own] for own in (True, False))
    table = home.table(data, seats=[{"name": "Anna", "fighters": mine}])
    table.state()
    live = live_of(table)
    begin_anew(table, 1, "armed")
    live.settings.engine = theirs
    live.settling.go_on()
    assert live.decided()
    assert table.state("Anna")["path"] == []
    assert table.state("Anna")["can"]["undo"] is False


def test_while_somebody_unseen_has_the_turn_it_is_for_all_one_knows_the_next_ones(
    home: House,
) -> None:
    """Whose turn it is and for whom everybody waits tells nothing of him, nor does the count."""
    data = world("knight-and-swashbuckler", "there")
    data["sides"][1]["fighters"][-1]["speed"] = 9.0
    seats: list[Data] = [{"name": "Anna", "side": data["sides"][0]["slug"]}]
    table = home.table(data, seats=[*seats, {"name": "Bela", "side": data["sides"][1]["slug"]}])
    live = live_of(table) if table.state() else None
    assert live is not None
    before = None
    for _ in range(MOST_OF_OTHERS):
        question = live.session.pending[0]
        state = table.state("Anna")
        if question.who is not None and question.who.slug == HIDDEN:
            assert question.own_turn()
            assert state["turn"] in [one["slug"] for one in state["order"]]
            assert [one["fighter"] for one in state["waiting"]] == [state["turn"]]
            assert not state["waiting"][0]["reactions"]
            before = state
        elif before is not None:
            break
        command = {"do": "answer", "question": question.id, "text": question.default().text()}
        assert table.command("referee", command).status_code == 200
    assert before is not None
    after = table.state("Anna")
    assert (after["turn"], after["seq"]) == (before["turn"], before["seq"])
