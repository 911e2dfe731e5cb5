"""The tools: what a model can ask and do, each with a schema and a short result."""

import json
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field, ValidationError

from fechtbuch.assistant.fights import SETTLE_SECONDS, Fights
from fechtbuch.assistant.library import Library
from fechtbuch.assistant.refusing import Data, Declined, declined, refused_told, scenario_told
from fechtbuch.assistant.seat import Seat
from fechtbuch.assistant.telling import (
    MOST_LINES,
    advice_told,
    line_told,
    lines_told,
    odds_told,
    options_told,
    question_told,
    simulation_told,
    state_told,
    talk_told,
)
from fechtbuch.engine.edicts import EDICTS
from fechtbuch.scenario import ScenarioError
from fechtbuch.table.bodies import MOST_FIGHTS
from fechtbuch.table.refusals import Refused

P = ParamSpec("P")

Word = Annotated[str, Field(max_length=200)]
Book = Annotated[str, Field(max_length=100, description="Key of a book, as `books` lists it.")]
Fight = Annotated[
    str, Field(max_length=20, description="Name of a fight, such as f1; empty: the newest.")
]
Question = Annotated[
    str, Field(max_length=200, description="Id of a question; empty: the first that is asked.")
]
Choice = Annotated[
    str,
    Field(
        max_length=4000,
        description="A plan's name (`p1`), or a choice: `attack target=hans`. What is left "
        "out takes its default.",
    ),
]
ScenarioWanted = Annotated[
    str | dict[str, Any],
    Field(description="Name of a scenario, as `scenarios` lists it, or a whole one as data."),
]
Changes = Annotated[
    list[Word],
    Field(max_length=20, description="Changes such as `kurt.ws=5` or `options.morale=false`."),
]

Tool = Callable[..., Awaitable[str]]


class Tools:
    """All tools over the fights of one server."""

    def __init__(self, fights: Fights) -> None:
        self.fights = fights
        self.library = Library(fights.language)

    def everybodys(self) -> list[Tool]:
        """The tools that every model has."""
        return [
            *(self.books, self.scenarios, self.fighters, self.search_rules, self.rule),
            *(self.open_fight, self.sit, self.fight_state, self.question, self.options),
            *(self.answer, self.delegate, self.wait, self.log),
            *(self.odds, self.advice, self.simulate, self.leave),
        ]

    def referees(self) -> list[Tool]:
        """The tools that only a referee has; the record tells whenever they were used."""
        return [self.type_dice, self.edict, self.undo, self.finish]

    # Reading

    async def books(self) -> str:
        """List the rulebooks with their optional rules."""
        self.fights.call()
        return said(await self._work(self.library.books))

    async def scenarios(self, book: Book = "") -> str:
        """List scenarios: of one book with sides and fighters, of all books by name."""
        self.fights.call()
        return said(await self._work(self.library.scenarios, book))

    async def fighters(self, book: Book, like: Word = "") -> str:
        """List the fighters that a book brings along, to be used in a scenario of one's own."""
        self.fights.call()
        return said(await self._work(self.library.fighters, book, like))

    async def search_rules(self, query: Word, book: Book = "") -> str:
        """Find rules by words, best first; spelling is forgiven."""
        self.fights.call()
        return said(await self._work(self.library.search, query, book))

    async def rule(
        self,
        id: Annotated[str, Field(max_length=100, description="Such as LSK-ATK-01.")],  # noqa: A002
    ) -> str:
        """Read a rule at length."""
        self.fights.call()
        return said(await self._work(self.library.rule, id))

    # A fight

    async def open_fight(
        self,
        scenario: ScenarioWanted,
        play: Annotated[
            list[Word],
            Field(max_length=200, description="Sides or fighters you decide for; empty: all."),
        ] = [],  # noqa: B006 - only read, and the schema shows it
        changes: Changes = [],  # noqa: B006
        typed_dice: Annotated[
            bool, Field(description="Referees only: dice are typed in with `type_dice`.")
        ] = False,
    ) -> str:
        """Begin a fight. The engine plays everybody whom you do not. Dice are the table's."""
        self.fights.call()
        seat = await self.fights.open(scenario, changes, play, typed_dice)
        return self._opened(seat)

    async def sit(
        self,
        link: Annotated[str, Field(max_length=500, description="http://…/table/ID#TOKEN")],
    ) -> str:
        """Sit down at a table of a server by a seat's link, with what that seat may know."""
        self.fights.call()
        return self._opened(await self.fights.sit(link))

    async def fight_state(self, fight: Fight = "") -> str:
        """See how everybody stands, for all that your seat may know."""
        seat = self._seat(fight)
        told = {"fight": self.fights.name_of(seat), **state_told(seat.state), **_asked_in(seat)}
        return said(told)

    async def question(self, fight: Fight = "", question: Question = "") -> str:
        """See what you are asked, with plans to take whole and legal options with their numbers."""
        seat = self._seat(fight)
        told = question_told(seat.question(question))
        others = [one["id"] for one in seat.asked() if one["id"] != told["question"]]
        return said({**told, "asked_too": others} if others else told)

    async def options(
        self,
        partial: Annotated[
            str, Field(max_length=4000, description="The choice so far: `attack target=hans`.")
        ],
        like: Annotated[str, Field(max_length=100, description="Only values like this.")] = "",
        fight: Fight = "",
        question: Question = "",
    ) -> str:
        """See how a choice goes on: the legal values of its next slot, or that it is complete."""
        seat = self._seat(fight)
        asked = self._no_dice(seat, question)
        try:
            return said(options_told(await seat.options(asked["id"], partial), like))
        except Declined as error:
            raise await _instead(seat, asked, partial, error) from None

    async def answer(
        self,
        text: Choice,
        fight: Fight = "",
        question: Question = "",
    ) -> str:
        """Answer a question. Tells what came of it, dice included, and what you are asked next."""
        seat = self._seat(fight)
        async with seat.turn:
            asked = self._no_dice(seat, question)
            if not text.strip():
                raise await _instead(seat, asked, "", declined(self.fights.language, "empty"))
            plan = _plan_named(asked, text)
            command: Data = {"do": "answer", "question": asked["id"], "text": text, "loose": True}
            if plan is not None:
                command = {"do": "plan", "question": asked["id"], "answers": plan["answers"]}
            try:
                return await self._done(seat, command)
            except Declined as error:
                raise await _instead(seat, asked, text, error) from None

    async def delegate(self, fight: Fight = "", question: Question = "") -> str:
        """Let the engine answer a question once; where dice are asked for, let the table roll."""
        seat = self._seat(fight)
        async with seat.turn:
            asked = seat.question(question)
            return await self._done(seat, {"do": "delegate", "question": asked["id"]})

    async def wait(
        self, seconds: Annotated[float, Field(ge=0, le=30)] = 10.0, fight: Fight = ""
    ) -> str:
        """Wait until you are asked, or the fight is over, while others decide."""
        seat = self._seat(fight)
        await seat.settled(seconds, also_for_people=True)
        return said({**_news(seat), **_asked_in(seat)})

    async def log(
        self,
        first: Annotated[
            int, Field(ge=-1, le=10_000_000, description="Number of a line; -1: the last ones.")
        ] = -1,
        fight: Fight = "",
    ) -> str:
        """Read what has happened, some lines at a time."""
        seat = self._seat(fight)
        numbers = sorted(seat.lines)
        chosen = numbers[-MOST_LINES:]
        if first >= 0:
            chosen = [number for number in numbers if number >= first][:MOST_LINES]
        told: Data = {"first": chosen[0] if chosen else 0, "of": len(numbers)}
        return said({**told, "log": [line_told(seat.lines[number]) for number in chosen]})

    async def odds(self, text: Choice, fight: Fight = "", question: Question = "") -> str:
        """Reckon what a choice would come to, exactly where that can be done."""
        seat = self._seat(fight)
        asked = self._no_dice(seat, question)
        plan = _plan_named(asked, text)
        wanted = text if plan is None else plan["answers"][0]
        try:
            return said(odds_told(await seat.odds(asked["id"], wanted)))
        except Declined as error:
            raise await _instead(seat, asked, text, error) from None

    async def advice(
        self,
        seconds: Annotated[float, Field(gt=0, le=10)] = 1.0,
        fight: Fight = "",
        question: Question = "",
    ) -> str:
        """Have the options tried in many fights: which wins how often."""
        seat = self._seat(fight)
        asked = self._no_dice(seat, question)
        return said(advice_told(await seat.advice(asked["id"], seconds)))

    async def simulate(
        self,
        scenario: ScenarioWanted,
        fights: Annotated[int, Field(ge=1, le=MOST_FIGHTS)] = 2000,
        seconds: Annotated[float, Field(gt=0, le=60, description="Time limit.")] = 20.0,
        changes: Changes = [],  # noqa: B006
        seed: Annotated[int, Field(ge=0, le=2**31)] = 0,
    ) -> str:
        """Fight a scenario many times: who wins how often, within a time limit."""
        self.fights.call(makes=True)
        found = await self.fights.simulate(scenario, changes, fights, seed, seconds)
        return said(simulation_told(found))

    async def leave(self, fight: Fight = "") -> str:
        """Leave a fight for good."""
        name = self.fights.name_of(self._seat(fight))
        await self.fights.leave(name)
        return said({"left": name, "fights": list(self.fights.seats)})

    # A referee's

    async def type_dice(
        self,
        faces: Annotated[str, Field(max_length=400, description="Face by face: `3 5 1`.")],
        fight: Fight = "",
        question: Question = "",
    ) -> str:
        """Type in dice that somebody has rolled. The record marks them as typed."""
        seat = self._seat(fight)
        async with seat.turn:
            asked = seat.question(question)
            if asked["dice"] is None:
                raise declined(seat.language, "no-dice", question_told(asked))
            command = {"do": "answer", "question": asked["id"], "text": faces}
            try:
                return await self._done(seat, command)
            except Declined as error:
                raise Declined({**error.told, "possible": question_told(asked)["dice"]}) from None

    async def edict(
        self,
        text: Annotated[
            str,
            Field(
                max_length=4000,
                description=f"{', '.join(EDICTS)}; as in `set fighter=hans field=hp value=5`.",
            ),
        ],
        fight: Fight = "",
    ) -> str:
        """Decree something as the referee. The record marks it as an edict."""
        seat = self._seat(fight)
        async with seat.turn:
            try:
                return await self._done(seat, {"do": "edict", "text": text})
            except Declined as error:
                raise Declined({**error.told, "possible": list(EDICTS)}) from None

    async def undo(self, fight: Fight = "") -> str:
        """Take the last decision back. The same answers lead to the same dice; all see it."""
        seat = self._seat(fight)
        async with seat.turn:
            return await self._done(seat, {"do": "undo"})

    async def finish(self, fight: Fight = "") -> str:
        """Close a fight that is over: its seed is revealed, and anybody can check the record."""
        seat = self._seat(fight)
        async with seat.turn:
            await seat.command({"do": "finish"})
        return said({"seed": seat.state["seed"], "commitment": seat.state["commitment"]})

    # How it is done

    async def _work(self, function: Callable[..., Any], *given: object) -> Any:
        return await self.fights.services.hub.work(function, *given)

    def _seat(self, fight: str) -> Seat:
        self.fights.call()
        return self.fights.seat(fight)

    def _no_dice(self, seat: Seat, question: str) -> Data:
        """A question that is no roll: dice are the table's, or typed in by a referee."""
        asked = seat.question(question)
        if asked["dice"] is not None:
            ways = ["delegate", *(["type_dice"] if self.fights.referee else [])]
            raise declined(seat.language, "dice", ways)
        return asked

    async def _done(self, seat: Seat, command: Data) -> str:
        done = await seat.command(command)
        await seat.settled(SETTLE_SECONDS)
        told = _news(seat)
        if done.get("stopped") is not None:
            told["stopped"] = done["stopped"]["text"]
        return said({**told, **_asked_in(seat)})

    def _opened(self, seat: Seat) -> str:
        welcome = seat.welcome
        told = {"fight": self.fights.name_of(seat), "title": welcome["title"]}
        told |= {"book": welcome["book"], "you_are": seat.role}
        state = state_told(seat.state)
        return said({**told, **state, **_news(seat), **_asked_in(seat)})


def _plan_named(asked: Data, text: str) -> Data | None:
    """The plan of a question that a text names."""
    return next((one for one in asked["plans"] if one["id"] == text.strip()), None)


def _news(seat: Seat) -> Data:
    """What has happened, and what was said, since the last time."""
    return {**lines_told(seat.unheard()), **talk_told(seat.unheard_talk())}


def _asked_in(seat: Seat) -> Data:
    """What comes next: a question in full, the end, or whom the table waits for."""
    if seat.over:
        over = seat.state["over"]
        return {"over": over["text"], "winner": over["winner"]}
    asked = seat.asked()
    if asked:
        return {"asked": question_told(asked[0])}
    return {"waiting_for": seat.waiting()}


async def _instead(seat: Seat, asked: Data, text: str, error: Declined) -> Declined:
    """The same refusal with what is legal: the options of the slot where the choice went wrong."""
    if "possible" in error.told:
        return error
    words = text.split()[:20]
    for count in range(max(0, len(words) - 1), -1, -1):
        partial = " ".join(words[:count])
        try:
            going_on = options_told(await seat.options(asked["id"], partial))
        except Declined:
            continue
        return Declined({**error.told, "understood": partial, "possible": going_on})
    return error


def said(told: Any) -> str:
    """A result as a model reads it: compact, and every text in quotes."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def careful(tool: Callable[P, Awaitable[str]], language: str) -> Callable[P, Awaitable[str]]:
    """A tool that tells every refusal as a tool's error, with what would be possible."""

    @wraps(tool)
    async def run(*given: P.args, **named: P.kwargs) -> str:
        try:
            return await tool(*given, **named)
        except Declined as error:
            told = error.told
        except Refused as error:
            told = refused_told(error, language)
        except ScenarioError as error:
            told = scenario_told(error, language)
        except ValidationError as error:
            found = error.errors()[0]
            where = ".".join(str(part) for part in found["loc"])
            told = {"refused": f"{where}: {found['msg']}"[:300]}
        raise ToolError(said(told))

    return run
