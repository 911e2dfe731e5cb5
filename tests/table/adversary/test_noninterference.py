"""Worlds that differ only in what is hidden look the same to those from whom it is hidden.

Somebody is hidden from the first side: he is there or not, here or elsewhere, armed in one way or
another, under orders to stay or to walk. The first side does the same in all these worlds, dice
fall alike, and every byte that it is sent must be the same until the rules have made him known.
"""

import json
import os
import re
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import pytest

from fechtbuch.advise import advise
from fechtbuch.advise.adviser import Withheld
from fechtbuch.engine.choices import Choice, Player, Question, every_choice
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fields import x_of, y_of
from fechtbuch.engine.knowing import known
from fechtbuch.engine.table_dice import TableDice
from fechtbuch.odds import OddsError, exchange
from fechtbuch.scenario import Scenario, load
from fechtbuch.table import socket as table_socket
from fechtbuch.table.access import Eyes
from fechtbuch.table.live import LiveTable
from fechtbuch.table.numbering import Numbering
from tests.table.kit import Data, House, Person, Table

HIDDEN = "zebediah"
ANSWERS = int(os.environ.get("FECHTBUCH_ADVERSARY_ANSWERS", "6"))
SEEDS = int(os.environ.get("FECHTBUCH_ADVERSARY_SEEDS", "1"))
FIRST = int(os.environ.get("FECHTBUCH_ADVERSARY_FIRST", "1"))
"""The first of the seeds: others show other dice."""

DUELS = ["kurt-and-hans", "knight-and-swashbuckler", "marek-and-grom", "hammer-and-plate"]
if os.environ.get("FECHTBUCH_ADVERSARY_SCENARIOS"):
    DUELS += os.environ["FECHTBUCH_ADVERSARY_SCENARIOS"].split(",")

WAYS = [(name, False) for name in DUELS]
WAYS += [(name, True) for name in DUELS if load(name).book == "phase-six"]
"""Fights, and whether people are spared questions in which nothing is to be gained."""

ALIKE = 6
"""Throws of one fighter between two answers that fall alike."""

WORLDS = ["absent", "elsewhere", "armed", "walking"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets people ask as fast as they like: what is sent must not depend on it."""
    monkeypatch.setattr(table_socket, "BURST", 1e9)


class Fate(TableDice):
    """Dice that depend on who rolls, and on nothing that somebody unseen may have done before.

    All throws of somebody fall alike, but whoever throws again and again between two answers, as
    in a roll-off, has other dice in the end.
    """

    def __init__(self, key: int) -> None:
        super().__init__(bytes(32))
        self.key = key
        self.count = 0
        self.throws: Counter[int] = Counter()
        """How often each has thrown since the last answer."""
        self.placed: dict[tuple[bytes, int], Counter[int]] = {}

    def place(self, chain: bytes, fallen: int) -> None:
        # A step that is run again comes to the same places, and there to the same dice.
        so_far = self.throws if fallen else Counter()
        self.throws = self.placed.setdefault((chain, fallen), so_far.copy()).copy()
        self.chain = chain
        self.count = 0

    def face(self, roller: int, sides: int) -> int:
        if self.count == 0:
            self.throws[roller] += 1
        self.count += 1
        late = max(0, self.throws[roller] - ALIKE)
        mixed = sha256(f"{self.key} {roller} {self.count} {late}".encode()).digest()
        return int.from_bytes(mixed[:8]) % sides + 1


class Minds(Player):
    """Everybody does what is done if nobody answers; the hidden one may walk about."""

    def __init__(self, walking: bool) -> None:
        self.walking = walking

    def decide(self, question: Question) -> Choice:
        if not self.walking or question.who is None or question.who.slug != HIDDEN:
            return question.default()
        ways = [
            one for one in every_choice(question, 200) if one.get("path") and "target" not in one
        ]
        some = [one for one in ways if one["verb"] in ("move", "walk", "step", "half")]
        return question.build(some[len(some) // 2]) if some else question.default()


@dataclass
class Lived:
    """What the first side was sent in a world, answer by answer, until the hidden one was known."""

    chapters: list[str] = field(default_factory=list)


def world(name: str, kind: str) -> Data:
    """A scenario with somebody hidden from the first side."""
    data: Data = load(name).to_data()
    one, other = data["sides"][:2]
    fight = load(name).build()
    taken = {(int(x_of(f.at)), int(y_of(f.at))) for f in fight.roster}
    grid = fight.grid
    fields = (
        [
            (x, y)
            for x in range(int(grid.min_x), int(grid.max_x) + 1)
            for y in range(int(grid.min_y), int(grid.max_y) + 1)
            if (x, y) not in taken and grid.open(field_at(x, y))
        ]
        if grid.bounded
        else [(30, 30), (40, 31)]
    )
    hidden = {**other["fighters"][0], "slug": HIDDEN, "name": "Zebediah", "hidden": [one["slug"]]}
    hidden["at"] = list(fields[-1] if kind == "elsewhere" else fields[0])
    if kind == "armed":
        hidden.update(
            {k: v for k, v in one["fighters"][0].items() if k not in ("slug", "name", "at")}
        )
        hidden["hidden"] = [one["slug"]]
    if kind != "absent":
        other["fighters"].append(hidden)
    return data


def live_of(table: Table) -> LiveTable:
    return table.house.services.hub.rooms[table.id].table


def begin_anew(table: Table, key: int, kind: str) -> None:
    """The table rolls other dice, from the beginning; who is hidden is played by a mind of ours.

    Whatever the engine is about at this table is done first: a session belongs to one at a time.
    """
    hub = table.house.services.hub

    async def while_nobody_else_does() -> None:
        room = await hub.room(table.id)
        async with room.lock:
            anew(room.table, key, kind)
            room.show.forget(0)

    assert table.house.client.portal is not None
    table.house.client.portal.call(while_nobody_else_does)


def anew(live: LiveTable, key: int, kind: str) -> None:
    """The same for a table that nobody else uses."""
    session = live.session
    session.table = Fate(key)
    del session.boundaries[1:]
    root = session.record.entries[0]
    root.digest, root.next, root.faces = "", "", []
    session.go(0)
    live.told = {}
    live.mark()
    live.engine.players = [Minds(kind == "walking") for _ in session.fight.sides]


def bare(text: str, table: Table, live: LiveTable) -> str:
    """Without what tells two tables apart anyway: their names, seeds and the clock."""
    text = text.replace(table.id, "TABLE").replace(live.commitment, "COMMITMENT")
    text = text.replace(live.beginning, "BEGINNING")
    text = re.sub(r'\\"(hash|mark|seal|time)\\":\\"[0-9a-f]*\\"', r'"\1":""', text)
    text = re.sub(r'\\"nonces\\":\{[^}]*\}', "", text)
    return re.sub(r"key-\d{8}", "KEY", text)


def chosen(anna: Person, question: Data, turn: int) -> str:
    """A choice that is offered, put together slot by slot as the page does it."""
    next_ = question["next"]
    for depth in range(12):
        slot = next_["slot"]
        if slot is None:
            return str(next_["text"])
        options = slot["options"]
        option = options[(turn * 7 + depth * 3) % len(options)] if options else None
        if option is None:
            return str(question["default"]["text"])
        asked = {"type": "options", "question": question["id"], "partial": option["text"]}
        answer = anna.ask(asked, "options")
        if answer["type"] == "refused":
            return str(question["default"]["text"])
        next_ = answer["next"]
    return str(question["default"]["text"])


def live_through(
    home: House, name: str, sparing: bool, kind: str, key: int, answers: int = ANSWERS
) -> Lived:
    data = world(name, kind)
    one = data["sides"][0]["slug"]
    scenario = Scenario.from_data(data)
    table = home.table(data, seats=[{"name": "Anna", "side": one}])
    table.state()
    live = live_of(table)
    begin_anew(table, key, kind)
    others = [one.slug for one in live.session.fight.roster if one.side != 0]
    live.settings.engine = others
    live.settings.sparing = sparing
    live.settling.go_on()
    rest(table)
    lived = Lived()
    with ExitStack() as stack:
        anna, watcher = Person(table, "Anna", stack), Person(table, "spectator", stack)
        rest(table)
        for turn in range(answers):
            if live.session.fight.over or found(live) or not opposed(anna):
                break
            act(table, live, anna, turn, scenario)
            rest(table)
            for person in (anna, watcher):
                person.listen()
            if found(live) or live.revealed or not opposed(anna):
                break
            told = chapter(table, live, anna, watcher)
            lived.chapters.append(bare(told, table, live))
    return lived


def rest(table: Table) -> None:
    """Wait until the engine has done what it is about: it goes on by itself, bit by bit."""
    room = table.house.services.hub.rooms[table.id]
    end = time.monotonic() + 120
    while room._engine is not None and not room._engine.done():
        assert time.monotonic() < end
        time.sleep(0.005)


def opposed(anna: Person) -> bool:
    """Whether a foe is left whom she knows of: after the last the worlds must part."""
    mine = {one["side"] for one in anna.state["fighters"] if one["mine"]}
    return any(one["side"] not in mine and not one["out"] for one in anna.state["fighters"])


def found(live: LiveTable) -> bool:
    fighter = live.session.fight.by_slug(HIDDEN)
    return fighter is not None and not fighter.hidden_from


def act(table: Table, live: LiveTable, anna: Person, turn: int, scenario: Scenario) -> None:
    """One answer: the first side's own, or the default of whoever of the others is asked."""
    questions = anna.state["questions"]
    for one in anna.state["fighters"]:
        anna.ask({"type": "survey", "fighter": one["slug"]}, "surveyed")
    if questions:
        question = questions[0]
        text = chosen(anna, question, turn) if question["next"] else ""
        anna.ask({"type": "why", "question": question["id"], "value": HIDDEN}, "why")
        answered = anna.command({"do": "answer", "question": question["id"], "text": text})
        if answered["type"] == "refused":
            default = question["default"]["text"]
            anna.command({"do": "answer", "question": question["id"], "text": default})
        return
    # The engine has had its stretch: a word of the referee's lets it go on.
    say = {"do": "edict", "text": f"say text=turn-{turn}"}
    assert table.command("referee", say).status_code == 200


def chapter(table: Table, live: LiveTable, anna: Person, watcher: Person) -> str:
    """Everything that the first side and those who look on have been sent or may ask for."""
    parts: list[Any] = [anna.heard, watcher.heard]
    for who in ("Anna", "spectator"):
        for path in ("", "/log", "/moments", "/record", "/moments/0?chance=false"):
            parts.append(table.http(who, "GET", path).text)
        head = table.state(who)["head"]
        parts.append(table.http(who, "GET", f"/moments/{head}?chance=false").text)
    guess = {"do": "stand", "kind": "turn", "fighter": HIDDEN, "text": "x"}
    parts.append(table.command("Anna", guess).text)
    room, portal = table.house.services.hub.rooms[table.id], table.house.client.portal
    assert portal is not None
    # While nobody changes the table: the engine may still be about something.
    advice, odds = portal.call(room.reading, lambda: counsel(live))
    parts += [odds, advice]
    return "\n".join(json.dumps(part, ensure_ascii=False) for part in parts)


def counsel(live: LiveTable) -> list[Any]:
    """Odds and advice for the first side, from a fixed number of rollouts."""
    session = live.session
    asked = [one for one in session.pending if one.side == 0 and one.kind != "dice"]
    try:
        advice = advise(session, seconds=None, rollouts=2, most=2, seat=0, seed=5).to_data()
        advice.pop("seconds", None)
        advice.pop("question", None)
    except Withheld:
        advice = {}
    odds: list[Any] = []
    if asked and asked[0].who is not None:
        text = known(asked[0]).default().text()
        try:
            odds.append(exchange(session, asked[0].who.slug, text, most_runs=300, seat=0).to_data())
        except OddsError as error:
            odds.append(str(error))
        except Exception as error:
            odds.append(type(error).__name__)
    return [advice, odds]


@pytest.fixture(scope="module")
def told() -> dict[tuple[str, bool, int], Lived]:
    return {}


@pytest.mark.parametrize("kind", WORLDS)
@pytest.mark.parametrize("key", range(FIRST, FIRST + SEEDS))
@pytest.mark.parametrize(("name", "sparing"), WAYS)
def test_what_is_hidden_changes_nothing_that_is_sent(
    home: House,
    told: dict[tuple[str, bool, int], Lived],
    name: str,
    sparing: bool,
    key: int,
    kind: str,
) -> None:
    way = (name, sparing, key)
    if way not in told:
        told[way] = live_through(home, name, sparing, "there", key)
    there, other = told[way], live_through(home, name, sparing, kind, key)
    if key > FIRST and not there.chapters:
        pytest.skip("the first answer ends it for everybody who is known")
    assert there.chapters
    # Who walks about may be found before anybody has done anything.
    assert other.chapters or kind == "walking"
    for number, (one, two) in enumerate(zip(there.chapters, other.chapters, strict=False)):
        if kind == "absent":
            # How many may come to roll is part of how chance is dealt: advice is alike, not equal.
            one, two = one.rpartition("\n")[0], two.rpartition("\n")[0]
        told_of = [found.start() for found in re.finditer(HIDDEN, one)]
        asked = [i for i in told_of if "why" not in one[max(0, i - 120) : i]]
        assert not asked, [one[max(0, i - 120) : i + 30] for i in asked[:3]]
        if one != two:
            first = next(i for i, (a, b) in enumerate(zip(one, two)) if a != b)
            around = slice(max(0, first - 160), first + 160)
            pytest.fail(f"chapter {number}\n--- there\n{one[around]}\n--- {kind}\n{two[around]}")


def test_plans_look_on_though_somebody_unseen_was_asked_before(home: House) -> None:
    """At the end of a round, where he has let his reaction pass: what follows is foreseen alike."""
    there, armed = (
        live_through(home, "marek-and-grom", False, kind, 3, 6).chapters
        for kind in ("there", "armed")
    )
    assert '"kind": "round-end"' in there[5]
    assert '"answers": ["pass", "pass"]' in there[5]
    assert there == armed


def test_the_engine_goes_as_far_at_once_though_it_answers_for_somebody_unseen(home: House) -> None:
    """Where it plays everybody, whoever looks on sees as many answers at a time."""
    stretches = []
    for kind in ("absent", "there"):
        table = home.table(world("fire-fight-in-the-yard", kind))
        kept = home.services.store.load(table.id)
        assert kept is not None
        live = LiveTable(home.services.store, kept)
        anew(live, 1, kind)
        live.settings.engine = [one.slug for one in live.session.fight.roster]
        seen = []
        eyes = Eyes((), True)
        for stretch in (16, 16, 16, 5, 5, 5, 1, 1, 1, 1):
            live.settling.go_on(stretch)
            told = [one for one in live.session.story if eyes.side_that_knows(one) is not None]
            seen.append((Numbering(live, live.session, eyes).entries, len(told)))
        assert not found(live)
        stretches.append(seen)
    assert stretches[0] == stretches[1]


def test_dice_that_are_thrown_again_in_a_step_that_is_run_again_are_the_same() -> None:
    fate, chain = Fate(1), b"answers so far"
    thrown = []
    for _ in range(2):
        faces = []
        for throw in range(2 * ALIKE):
            fate.place(chain, throw)
            faces.append(fate.face(3, 20))
        thrown.append(faces)
    assert thrown[0] == thrown[1]
    assert len(set(thrown[0][:ALIKE])) == 1 < len(set(thrown[0]))


@pytest.mark.parametrize("name", ["night-watch", "three-brigands"])
def test_what_decides_between_two_who_are_known_is_told_though_a_third_is_hidden(name: str) -> None:
    """Ties of those whom everybody knows are rolled in the open, as where nobody is hidden."""
    told = []
    for kind in ("there", "absent"):
        fight = Scenario.from_data(world(name, kind)).build()
        fight.dice, fight.telling = Fate(1), True
        fight.players = [Stopping() for _ in fight.sides]
        with pytest.raises(Asked):
            fight.run()
        rolls = [one for one in fight.events if one.kind == "roll" and one.known_to(0)]
        told.append([(int(one.actor), one.word, list(one.faces)) for one in rolls])
    assert told[0] == told[1]
    assert any(word in ("tie", "turn-order") for _, word, _ in told[0])


class Asked(Exception):
    """Somebody is asked."""


class Stopping(Player):
    """Whoever is asked ends it."""

    def decide(self, question: Question) -> Choice:
        raise Asked
