"""A table's socket: hello, then commands and questions, answered in order."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.json_text import parse_json
from fechtbuch.engine.knowing import known
from fechtbuch.table import messages as say
from fechtbuch.table import pointing, talking
from fechtbuch.table.access import REPLAY, Viewer
from fechtbuch.table.asking import drafted, next_data
from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.counsel import Counsel
from fechtbuch.table.entry import viewer_of
from fechtbuch.table.following import stopped_data
from fechtbuch.table.guard import Bucket, same_origin
from fechtbuch.table.pointing import pointed_data
from fechtbuch.table.problems import trouble
from fechtbuch.table.refusals import NotLegal, Refused
from fechtbuch.table.room import Room
from fechtbuch.table.rooms import Hub
from fechtbuch.table.showing import welcome
from fechtbuch.table.state import Data
from fechtbuch.table.surveying import survey_data
from fechtbuch.table.unasked import offer
from fechtbuch.table.whynot import why_not
from fechtbuch.table.words import catalogue_of, languages_of

log = logging.getLogger("fechtbuch.table")

HELLO_SECONDS = 15
"""How long a client may take to say who it is."""

LARGEST_MESSAGE = 65_536
RATE, BURST = 30.0, 120.0
"""Messages that a connection may send a second, and at once."""

NOT_UNDERSTOOD, NOT_LET_IN, TRY_LATER = 1003, 4401, 1013
"""Codes with which the server closes a socket."""


class Talk:
    """One client's conversation."""

    def __init__(self, hub: Hub, counsel: Counsel, socket: WebSocket, table: str) -> None:
        self.hub = hub
        self.counsel = counsel
        self.socket = socket
        self.table = table
        self.bucket = Bucket(RATE, BURST)
        self.points = Bucket(pointing.RATE, pointing.BURST)
        self.words = Bucket(talking.RATE, talking.BURST)
        self.language = "en"
        self.room: Room
        self.connection: Connection

    async def run(self) -> None:
        """Talk until somebody hangs up."""
        if not same_origin(self.socket.headers):
            await self.socket.close(NOT_LET_IN)
            return
        await self.socket.accept()
        try:
            if not await self._hello():
                return
        except (WebSocketDisconnect, TimeoutError):
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(NOT_LET_IN)
            return
        except DBAPIError as error:
            await self._no_database(error)
            return
        writer = asyncio.ensure_future(self._write())
        try:
            await self._arrive()
            await self._listen()
        except DBAPIError as error:
            # He comes back, and is told if it is of no use.
            log.error("the database refuses: %s", error.orig)
            self.connection.hang_up()
            await writer
        finally:
            await self.room.leave(self.connection)
            self.counsel.forget(self.connection)
            self.connection.lost = True
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    async def _hello(self) -> bool:
        text = await asyncio.wait_for(self.socket.receive_text(), HELLO_SECONDS)
        try:
            hello = say.CLIENT.validate_json(text)
            if not isinstance(hello, say.Hello):
                raise Refused("hello-first", 401)
            self.language = hello.language
            viewer, token_hash = await self.hub.work(
                viewer_of, self.hub.store, self.table, hello.token
            )
            self.room = await self.hub.room(self.table)
        except ValidationError:
            await self._turn_away(Refused("invalid", 422), "en", NOT_UNDERSTOOD)
            return False
        except Refused as refused:
            await self._turn_away(refused, self.language, NOT_LET_IN)
            return False
        self.connection = Connection(viewer, hello.language, token_hash, hello.chance, hello.adds)
        return True

    async def _arrive(self) -> None:
        """Tell whoever was let in what there is."""
        await self._tell(self._welcome)
        self.connection.send(await self.room.join(self.connection))
        self.counsel.came(self.table, self.socket.client.host if self.socket.client else "")
        if self.connection.viewer.role != REPLAY:
            await self.room.tell_talk(self.connection)
        self.counsel.look(self.room)

    def _welcome(self) -> Data:
        table = self.room.table
        languages = languages_of(table.book)
        viewer, language = self.connection.viewer, self.connection.language
        return welcome(table, viewer, language, languages, self.hub.keep_days)

    async def _tell(self, found: Callable[[], Data]) -> None:
        """Look something up and send it; a large one is written down in the thread, too."""
        self.connection.send(await self.room.reading(lambda: dumped(found())))

    async def _no_database(self, error: DBAPIError) -> None:
        """Let somebody go who cannot be let in; he may come back unless it is of no use."""
        log.error("the database refuses: %s", error.orig)
        refused = trouble(error, writing=False)
        with suppress(RuntimeError, WebSocketDisconnect):
            if refused.code == "database-damaged":
                await self._turn_away(refused, self.language, NOT_LET_IN)
            else:
                await self.socket.close(TRY_LATER)

    async def _turn_away(self, refused: Refused, language: str, code: int) -> None:
        problem = refused.problem(catalogue_of(None, language))
        await self.socket.send_text(dumped({"type": "revoked", "problem": problem}))
        await self.socket.close(code)

    async def _write(self) -> None:
        connection = self.connection
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await connection.queue.get()
                if text is None:
                    break
                await self.socket.send_text(text)
            await self.socket.close(TRY_LATER)

    async def _listen(self) -> None:
        while self.socket.client_state is WebSocketState.CONNECTED:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            if self.connection.lost:
                return
            if not self.bucket.take():
                self._refuse(Refused("too-many-requests", 429), None, "message")
                await asyncio.sleep(1 / RATE)
                continue
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        key: str | None = None
        about = "message"
        try:
            message = say.CLIENT.validate_json(text)
            about = message.type
            if isinstance(message, say.Commanding):
                key = message.key
            await self._answer(message)
        except ValidationError as error:
            key = key or _key_of(text)
            where = ".".join(str(part) for part in error.errors()[0]["loc"])
            self._refuse(Refused("invalid", 422, where), key, about)
        except Refused as refused:
            self._refuse(refused, key, about)
        except Refusal as refusal:
            self._refuse(NotLegal(refusal), key, about)
        except DBAPIError as error:
            log.error("the database refuses: %s", error.orig)
            self._refuse(trouble(error, writing=about in ("command", "say")), key, about)
        except Exception:
            log.exception("a message failed")
            self._refuse(Refused("fault", 500), key, about)

    async def _answer(self, message: say.Client) -> None:
        match message:
            case say.Commanding():
                viewer, language = self.connection.viewer, self.connection.language
                done = await self.room.command(
                    viewer, message.command, message.key, message.expect, language
                )
                seq = self.room.table.seq_of(viewer, done.seq)
                answer: Data = {"type": "done", "key": message.key, "seq": seq}
                if done.stopped is not None:
                    teller = self.room.show.speaker(viewer, language)
                    answer["stopped"] = stopped_data(done.stopped, teller)
                self._send(answer)
                self.counsel.look(self.room)
            case say.OptionsWanted():
                await self._tell(lambda: self._options(message))
            case say.WhyWanted():
                await self._tell(lambda: self._why(message))
            case say.OddsWanted():
                await self.counsel.odds(self.room, self.connection, message)
            case say.AdviceWanted():
                await self.counsel.advice(self.room, self.connection, message)
            case say.ChanceWanted():
                self.connection.chance = message.on
                self.connection.weighed = None
                self.counsel.look(self.room)
            case say.LanguageWanted():
                self.connection.language = message.language
                await self._tell(self._welcome)
                viewer = self.connection.viewer
                await self._tell(lambda: self.room.mailing.full_state(viewer, message.language))
            case say.Say():
                if not self.words.take():
                    raise Refused("too-many-requests", 429)
                await self.room.say(self.connection.viewer, message)
            case say.Point():
                viewer = self.connection.viewer
                if not self.points.take():
                    raise Refused("too-many-requests", 429)
                self.hub.point(self.room, pointed_data(self.room.table, viewer, message.at))
            case say.SurveyWanted():
                await self._tell(lambda: self._survey(message.fighter))
            case say.Ping():
                self._send({"type": "pong"})
            case say.Hello():
                raise Refused("hello-once", 409)

    def _question(self, name: str) -> Question:
        return question_for(self.room, self.connection.viewer, name)

    def _options(self, message: say.OptionsWanted) -> Data:
        question = self._question(message.question)
        if question.kind == "dice":
            raise Refused("not-asked", 409, "question")
        teller = self.room.show.teller(self.connection.viewer, self.connection.language)
        draft = drafted(question, message.partial, message.change)
        return {
            "type": "options",
            "question": message.question,
            "partial": message.partial,
            "change": message.change,
            "next": next_data(draft, teller),
        }

    def _survey(self, fighter: str) -> Data:
        viewer, language = self.connection.viewer, self.connection.language
        return survey_data(self.room.show, viewer, language, fighter)

    def _why(self, message: say.WhyWanted) -> Data:
        question = self._question(message.question)
        if question.kind == "dice":
            raise Refused("not-asked", 409, "question")
        teller = self.room.show.teller(self.connection.viewer, self.connection.language)
        return {
            "type": "why",
            "question": message.question,
            "value": message.value,
            **why_not(question, message.partial, message.value, teller),
        }

    def _refuse(self, refused: Refused, key: str | None, about: str) -> None:
        table = self.room.table
        language = self.connection.language
        teller = self.room.show.speaker(self.connection.viewer, language)
        problem = refused.problem(catalogue_of(table.book, language), teller)
        self._send(
            {
                "type": "refused",
                "key": key,
                "about": about,
                "problem": problem,
                "seq": table.seq_of(self.connection.viewer),
            }
        )

    def _send(self, data: Data) -> None:
        self.connection.send(dumped(data))


def question_for(room: Room, viewer: Viewer, name: str) -> Question:
    """What a viewer may answer, or put in unasked; to others it does not exist."""
    unasked = offer(room.table, viewer, name)
    return known(room.show.asked(viewer, name) if unasked is None else unasked)


def _key_of(text: str) -> str | None:
    with suppress(ValueError, RecursionError):
        data = parse_json(text)
        key = data.get("key") if isinstance(data, dict) else None
        return key[:64] if isinstance(key, str) else None
    return None
