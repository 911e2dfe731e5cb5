"""Tables of every book at the web table's server, left as groups leave them."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from fechtbuch.engine.table_dice import TableDice
from fechtbuch.engine.throws import throw
from fechtbuch.scenario import load
from fechtbuch.table import commands, live, opening, settling
from fechtbuch.table.routes import tables as routes
from tests.forging import lead_elsewhere
from tests.table import kit
from tests.table.kit import Data, House, Table, delegate


@dataclass(frozen=True)
class Plan:
    """What is played of a book, and what its referee decrees."""

    book: str
    scenarios: dict[str, str]
    """Which scenario each kind of table has."""
    number: str
    """A number of a fighter's that an edict may set, and what to."""
    state: str
    newcomer: str


PLANS = [
    Plan(
        "landsknecht",
        {
            "new": "pursuit",
            "running": "powder-and-prayer",
            "finished": "kurt-and-hans",
            "over": "tavern-wrestling",
            "hidden": "ambush-in-the-dark",
            "undone": "nets-on-the-bridge",
            "edicted": "knight-against-militia",
            "ended": "kurt-and-hans",
            "typed": "crossbows-at-a-mantlet",
            "engine": "skirmish",
            "loaded": "the-thing-in-the-fen",
            "gone-on": "pikes-against-a-charge",
            "own": "landsknecht-mill-bridge.toml",
            "agreed": "kurt-and-hans",
        },
        "field=wounds value=9",
        "prone",
        "militiaman",
    ),
    Plan(
        "gurps",
        {
            "new": "archers-on-a-wall",
            "running": "three-brigands",
            "finished": "duel-with-effort",
            "over": "fire-fight",
            "hidden": "through-the-door",
            "undone": "judo-match",
            "edicted": "through-the-door",
            "ended": "knight-and-swashbuckler",
            "typed": "fire-fight",
            "engine": "great-axe-and-shields",
            "loaded": "halberds-at-the-bridge",
            "gone-on": "knight-and-swashbuckler",
            "own": "gurps-courtyard.toml",
            "agreed": "knight-and-swashbuckler",
        },
        "field=hp value=7",
        "stunned",
        "brigand",
    ),
    Plan(
        "phase-six",
        {
            "new": "riot-at-the-gate",
            "running": "night-raid-on-the-camp",
            "finished": "marek-and-grom",
            "over": "knight-and-rogue",
            "hidden": "sniper-and-patrol",
            "undone": "knight-and-rogue",
            "edicted": "brawl-in-the-harbour-bar",
            "ended": "marek-and-grom",
            "typed": "grenade-in-the-corridor",
            "engine": "shields-at-the-ford",
            "loaded": "fire-fight-in-the-yard",
            "gone-on": "the-machine-gun-nest",
            "own": "phase-six-bridge.toml",
            "agreed": "marek-and-grom",
        },
        "field=health value=4",
        "bleeding",
        "thug",
    ),
    Plan(
        "tales-and-legends",
        {
            "new": "mounted-charge",
            "running": "arrows-over-the-wall",
            "finished": "duel-of-honour",
            "over": "hammer-and-plate",
            "hidden": "ambush-at-the-ford",
            "undone": "on-the-bear",
            "edicted": "three-on-one",
            "ended": "duel-of-honour",
            "typed": "salt-cart",
            "engine": "three-on-one",
            "loaded": "salt-cart",
            "gone-on": "on-the-bear",
            "own": "tales-and-legends-rooftops.toml",
            "agreed": "duel-of-honour",
        },
        "field=life value=12",
        "prone",
        "brawler",
    ),
]


GIVEN_OUT = ("running", "finished", "hidden", "undone")
"""Kinds of tables whose players and spectators took records home, too."""


class Chance:
    """The same bytes, names and tokens in every run, instead of chance."""

    def __init__(self) -> None:
        self._numbers = count()

    def bytes(self, size: int) -> bytes:
        word = f"captured {next(self._numbers)}".encode()
        return hashlib.shake_256(word).digest(size)

    def table(self) -> str:
        return self.bytes(6).hex()

    def token(self) -> str:
        return self.bytes(15).hex()

    def key(self) -> str:
        """Of a command; tests that go on with a table have others."""
        return f"captured-{next(self._numbers):08}"

    def rule(self) -> None:
        """Let the server draw everything from here."""
        for place, name, source in (
            (opening, "unforeseen", self.bytes),
            (opening, "new_table_id", self.table),
            (opening, "new_token", self.token),
            (routes, "new_token", self.token),
            (kit, "new_key", self.key),
            # Dice after a record was loaded hang on its hashes, and those on its times.
            (commands, "now_text", _noon),
            (live, "now_text", _noon),
            (settling, "now_text", _noon),
        ):
            assert hasattr(place, name)
            setattr(place, name, source)


def _noon() -> str:
    return "2026-11-16T12:00:00+00:00"


class Evening:
    """All tables of one server, and what is given out of their records."""

    def __init__(self, house: House, folder: str) -> None:
        self.house = house
        self.folder = folder
        """Where the scenarios lie that people wrote themselves."""
        self.opened: dict[str, Data] = {}
        """What opening each table answered: its id and its links."""
        self.records: dict[str, str] = {}
        """Records as they were given out, by table and receiver."""
        self.plan = PLANS[0]

    def play(self) -> None:
        """Play every kind of table of every book."""
        Chance().rule()
        kinds: dict[str, Callable[[str], Table]] = {
            "new": self.new,
            "running": self.running,
            "finished": self.finished,
            "over": self.over,
            "hidden": self.hidden,
            "undone": self.undone,
            "edicted": self.edicted,
            "ended": self.ended,
            "typed": self.typed,
            "engine": self.engine,
            "loaded": self.loaded,
            "gone-on": self.gone_on,
            "own": self.own,
            "agreed": self.agreed,
        }
        for self.plan in PLANS:
            for kind, play in kinds.items():
                table = play(kind)
                assert not self._room(table).table.waits_for_engine()
                name = f"{self.plan.book}-{kind}"
                self.opened[name] = {"table": table.id, "links": table.links}
                for who in ("referee", "Anna", "spectator") if kind in GIVEN_OUT else ("referee",):
                    text = table.http(who, "GET", "/record").text
                    self.records[f"{name}-{who.lower()}"] = text

    # Kinds of tables

    def new(self, kind: str) -> Table:
        return self._open(kind)

    def running(self, kind: str) -> Table:
        """In the middle of a fight; somebody put something in unasked where the book has it."""
        table = self._open(kind, language="pl")
        self._seat(table)
        self._on(table, 14, volunteer=True)
        return table

    def finished(self, kind: str) -> Table:
        """Over, and the seed is revealed. Before that the player took his record home."""
        table = self._open(kind)
        table.play(600)
        name = f"{self.plan.book}-{kind}-anna-before"
        self.records[name] = table.http("Anna", "GET", "/record").text
        table.do("referee", {"do": "finish"})
        return table

    def over(self, kind: str) -> Table:
        """Over, but the seed is still secret."""
        table = self._open(kind)
        table.play(600)
        assert table.state()["over"] is not None
        return table

    def hidden(self, kind: str) -> Table:
        """Somebody whom the others do not know of, and numbers that are nobody's business."""
        table = self._open(kind, reveal="own")
        foes = [one["slug"] for one in table.state()["fighters"]][-2:]
        for slug in foes:
            table.do("referee", {"do": "hide", "fighter": slug, "on": True})
        self._on(table, 5)
        table.do("referee", {"do": "hide", "fighter": foes[0], "on": False})
        self._on(table, 4)
        if not any(one["hidden"] for one in table.state()["fighters"]):  # found by the others
            table.do("referee", {"do": "hide", "fighter": foes[1], "on": True})
        assert any(one["hidden"] for one in table.state()["fighters"])
        return table

    def undone(self, kind: str) -> Table:
        """Branches: taken back, taken again, answered otherwise, and left before their ends."""
        table = self._open(kind)
        self._on(table, 6)
        table.do("referee", {"do": "undo"})
        table.do("referee", {"do": "undo"})
        table.do("referee", {"do": "redo"})
        table.do("referee", {"do": "undo"})
        self._otherwise(table, table.state())
        self._on(table, 2)
        table.do("referee", {"do": "undo", "to": 2})
        self._otherwise(table, table.state())
        self._on(table, 3)
        table.do("referee", {"do": "undo"})
        assert len(table.state()["path"]) < table.state()["entries"]
        return table

    def edicted(self, kind: str) -> Table:
        """The referee's word, now and in the past."""
        table = self._open(kind)
        self._on(table, 3)
        fighters = table.state()["fighters"]
        first, last = fighters[0]["slug"], fighters[-1]["slug"]
        newcomer = {"use": self.plan.newcomer, "slug": "newcomer", "side": fighters[-1]["side"]}
        if fighters[-1]["at"] is not None:
            newcomer["at"] = self._free(table)
        data = json.dumps(json.dumps(newcomer))
        for text in (
            'say text="The bell of the minster strikes."',
            f"set fighter={last} {self.plan.number}",
            f"add-state fighter={last} state={self.plan.state}",
            f"modifier fighter={first} amount=2",
            f"add-fighter data={data}",
        ):
            table.do("referee", {"do": "edict", "text": text})
        self._on(table, 3)
        table.do("referee", {"do": "edict", "text": f"modifier fighter={last} amount=-1", "at": 1})
        lasting = f"remove-state fighter={last} state={self.plan.state}"
        table.do("referee", {"do": "edict", "text": lasting})
        allowed = f'allow fighter={first} text="Throws the table over." price=1'
        # Not every book knows acts that no rule lists.
        table.command("referee", {"do": "edict", "text": allowed})
        table.do("referee", {"do": "edict", "text": "remove-fighter fighter=newcomer"})
        self._on(table, 2)
        assert table.state()["over"] is None
        return table

    def ended(self, kind: str) -> Table:
        """Ended by the referee, who gives the victory away."""
        table = self._open(kind)
        self._on(table, 2)
        side = table.state()["sides"][-1]["slug"]
        table.do("referee", {"do": "edict", "text": f"end winner={side}"})
        table.do("referee", {"do": "finish"})
        return table

    def typed(self, kind: str) -> Table:
        """Real dice: Anna's, then the referee's as well; dice are being waited for."""
        table = self._open(kind, real_dice=True)
        thrown = 0
        for place in range(300):
            state = table.state()
            assert state["questions"], f"{self.plan.book}: over after {thrown} throws"
            question = state["questions"][0]
            if question["dice"] is None:
                table.do("referee", delegate(state))
                continue
            thrown += 1
            if thrown == 6:
                table.do("referee", {"do": "seat", "seat": "referee", "real_dice": True})
            if thrown == 10:
                break
            if thrown == 4:
                table.do("referee", delegate(state))
                continue
            text = faces(question["dice"]["expression"], place)
            table.do("referee", {"do": "answer", "question": question["id"], "text": text})
        assert table.state()["questions"][0]["dice"] is not None
        return table

    def engine(self, kind: str) -> Table:
        """One person against the engine, with a deadline and a standing answer; paused."""
        table = self._open(kind, seats=1, engine=["*"], deadline=3600)
        for _ in range(3):
            self._rest(table)
            table.do("Anna", delegate(table.state("Anna")))
        self._rest(table)
        question = table.state("Anna")["questions"][0]
        table.do("referee", {"do": "pause", "on": True})
        stand = {"do": "stand", "kind": question["kind"], "fighter": question["fighter"]}
        table.do("referee", {**stand, "text": question["default"]["text"]})
        return table

    def loaded(self, kind: str) -> Table:
        """From a record without its seed: begins with a state, not with its scenario."""
        first = self._open(kind)
        self._on(first, 9)
        text = first.http("referee", "GET", "/record").text
        self.opened[f"{self.plan.book}-saved"] = {"table": first.id, "links": first.links}
        sides = [one["slug"] for one in first.state()["sides"]]
        return self._load(text, sides, 3)

    def gone_on(self, kind: str) -> Table:
        """Gone on with from its stored state, after an upgrade whose rules led elsewhere."""
        table = self._open(kind)
        self._on(table, 9)
        store = self.house.services.store
        kept = store.load(table.id)
        assert kept is not None
        lead_elsewhere(store, kept, kept.head)
        del self.house.services.hub.rooms[table.id]
        assert table.state()["upgrade"] is not None
        table.do("referee", {"do": "go-on"})
        self._on(table, 3)
        return table

    def own(self, kind: str) -> Table:
        """A scenario that people wrote themselves."""
        table = self._open(kind, advice=False)
        self._on(table, 8, volunteer=True)
        return table

    def agreed(self, kind: str) -> Table:
        """Dice to which both players have added."""
        table = self._open(kind)
        for who, value in (("Anna", "0123456789abcdef" * 2), ("Bela", "fedcba9876543210" * 2)):
            table.do(who, {"do": "value", "value": value})
        self._on(table, 2)
        return table

    # Steps

    def _open(self, kind: str, seats: int = 2, real_dice: bool = False, **wanted: Any) -> Table:
        name = self.plan.scenarios[kind]
        own = name.endswith(".toml")
        scenario = load(f"{self.folder}/{name}" if own else name)
        sides = [side.slug for side in scenario.sides]
        chairs = [
            {"name": person, "side": side, "real_dice": real_dice and person == "Anna"}
            for person, side in list(zip(("Anna", "Bela"), sides))[:seats]
        ]
        source: str | Data = scenario.to_data() if own else name
        return self.house.table(source, seats=chairs, **wanted)

    def _load(self, record: str, sides: list[str], more: int) -> Table:
        seats = [{"name": name, "side": side} for name, side in zip(("Anna", "Bela"), sides)]
        body = {"record": record, "seats": seats}
        answer = self.house.client.post("/api/tables/load", json=body)
        assert answer.status_code == 201, answer.text
        table = Table(self.house, answer.json())
        self._on(table, more)
        return table

    def _seat(self, table: Table) -> None:
        """A third chair, a new link and a new name."""
        answer = table.http("referee", "POST", "/seats", json={"name": "Cyprian"})
        assert answer.status_code == 201, answer.text
        answer = table.http("referee", "POST", "/seats/s2/link")
        assert answer.status_code == 201, answer.text
        table.links["seats"][1]["link"] = answer.json()["link"]
        table.tokens["Bela"] = answer.json()["link"].partition("#")[2]
        table.do("referee", {"do": "set", "advice": False})

    def _on(self, table: Table, times: int, volunteer: bool = False) -> None:
        """Let policies answer so many questions."""
        for place in range(times):
            state = table.state()
            if state["over"] is not None:
                raise AssertionError(f"{self.plan.book}: over after {place} of {times} answers")
            if volunteer and place % 3 == 2:
                self._volunteer(table, state["volunteers"])
                state = table.state()
            table.do("referee", delegate(state))

    def _volunteer(self, table: Table, offers: list[Data]) -> None:
        for offer in offers[:1]:
            then = offer["next"]
            texts = [then["text"]] if then["complete"] else []
            texts += [one["text"] for one in (then["slot"] or {"options": []})["options"]]
            for text in texts:
                put_in = {"do": "volunteer", "fighter": offer["fighter"], "text": text}
                if table.command("referee", put_in).status_code == 200:
                    return

    def _otherwise(self, table: Table, state: Data) -> None:
        """Answer with something that this branch has not seen: another option than the policy's."""
        question = state["questions"][0]
        for option in reversed(question["next"]["slot"]["options"]):
            command = {"do": "answer", "question": question["id"], "text": option["text"]}
            if table.command("referee", {**command, "loose": True}).status_code != 200:
                continue
            if table.state()["over"] is None:
                return
            table.do("referee", {"do": "undo"})  # nobody gives the fight up here
        raise AssertionError(f"nothing to answer {question['id']} with")

    def _free(self, table: Table) -> list[int]:
        """A field next to the last fighter where nobody stands."""
        state = table.state()
        taken = [one["at"] for one in state["fighters"]]
        walls = [one["at"] for one in state["map"]["fields"]]
        x, y = state["fighters"][-1]["at"]
        near = [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1], [x + 2, y], [x - 2, y]]
        return next(spot for spot in near if spot not in taken and spot not in walls)

    def _rest(self, table: Table) -> None:
        """Wait until the engine has answered what it is asked."""
        table.state()
        while self._room(table).table.waits_for_engine():
            table.state()

    def _room(self, table: Table) -> Any:
        table.state()
        return self.house.services.hub.rooms[table.id]


def faces(expression: str, place: int) -> str:
    """Dice as somebody may have thrown and typed them."""
    dice = TableDice(bytes(32))
    dice.place(hashlib.sha256(f"thrown {place}".encode()).digest(), 0)
    throw(expression, dice)
    return " ".join(str(face) for face in dice.faces)
