"""Questions for the page: asked with few fights at first, then with more and more.

Each step is a piece of work of a crew, so that people take turns, whoever asks much keeps nobody
waiting for longer than one step, and what nobody wants any more is ended at once.
"""

import asyncio
import os
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.util import find_spec
from typing import Any

from fechtbuch import build_info
from fechtbuch.questions.refining import Kept
from fechtbuch.questions.wishes import Wish
from fechtbuch.table.answering import answer, make_form
from fechtbuch.table.crew import Crew, Dropped, Overdue
from fechtbuch.table.laboratory import MOST_SECONDS, Register
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of
from fechtbuch.text.catalogue import languages

FIRST_FIGHTS = 8
"""Fights of each variant for the first answer, which has to be there at once."""

LEAST_FIGHTS = 2
"""Fights of each variant where a first answer would take too long otherwise."""

STEP_SECONDS = 1.5
"""How long a step should take."""

LEAST_TIMES = 3
"""A step fights at least so many times what was fought before: each reckons all of it anew."""

MOST_TIMES = 8
"""A step fights at most so many times what was fought before: rates are guesses at first."""

STEP_LIMIT = 20.0 if build_info.compiled() else 90.0
"""How long a step may take before it is ended; interpreted, the same work takes much longer."""

FORM_LIMIT = 60.0

LEFT_OVER = 0.4
"""Where less than this part would be left after a step, it goes all the way."""


@dataclass(eq=False)
class Question:
    """A question, under way or answered."""

    id: str
    wish: Wish
    owner: str
    """Whose it is: an address, or a table."""
    home: str
    """The address it was asked from."""
    spoken: list[str]
    """The languages in which it is told, that of whoever asked first."""
    status: str = "waiting"
    done: int = 0
    """Fights of each variant that the answer rests on."""
    cells: int = 0
    revision: int = 0
    """Counts what was told; whoever has the last need not have it again."""
    told: dict[str, Data] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    scenes: dict[str, Data] = field(default_factory=dict)
    """The scenarios that were proposed so far, by what is changed in them."""
    problems: dict[str, str] = field(default_factory=dict)
    """What went wrong, by language."""
    place: str | None = None
    """Beside which field of the form that is told."""
    kept: Kept = field(default_factory=dict)
    task: "asyncio.Task[None] | None" = None

    @property
    def under_way(self) -> bool:
        """Whether it waits or runs."""
        return self.status in ("waiting", "running")

    def data(self, language: str, after: int) -> Data:
        """The question as far as it is; what was found only if that is news."""
        if language not in self.told and language not in self.problems:
            # Until it is told in this language it is shown in that of who asked for it.
            language = self.spoken[0]
        told, problem = self.told.get(language), self.problems.get(language)
        news = told is not None and self.revision > after
        return {
            "id": self.id,
            "status": self.status,
            "done": self.done,
            "fights": self.wish.fights,
            "cells": self.cells,
            "revision": self.revision,
            "command": self.wish.command() if self.told else "",
            "python": self.wish.python() if self.told else "",
            "language": language,
            "files": file_forms() if self.files else [],
            "found": told if news else None,
            "problem": problem,
            "field": self.place,
        }


@cache
def file_forms() -> list[str]:
    """As which files an answer can be taken home; Parquet needs a package of its own."""
    return ["csv", "json", *(["parquet"] if find_spec("pyarrow") else [])]


class Questions:
    """All questions of this process."""

    def __init__(self, register: Register, processes: int | None = None) -> None:
        self.register = register
        # Two at least: one table's work never holds up all the others'.
        self.crew = Crew(max(2, processes or (os.cpu_count() or 2) - 1))

    async def form(
        self, owner: str, home: str, question: str, book: str, data: Data | None, language: str
    ) -> Data:
        """The form of a question, in words."""
        work = self.crew.do(owner, FORM_LIMIT, make_form, question, book, data, language, home=home)
        try:
            return await work
        except (Overdue, Dropped):
            raise Refused("took-too-long", 503) from None

    def begin(self, wish: Wish, owner: str, home: str, language: str) -> Question:
        """Begin to answer; `Refused` if there is too much under way."""
        self.register.admit(owner)
        question = Question(secrets.token_hex(12), wish, owner, home, [language])
        self.register.keep(question.id, question)
        question.task = asyncio.ensure_future(self._refine(question))
        return question

    def find(self, name: str) -> Question:
        """A question by its id."""
        found = self.register.known.get(name)
        if not isinstance(found, Question):
            raise Refused("question-unknown", 404)
        return found

    def look(self, name: str, language: str) -> Question:
        """A question by its id, to be told in this language from now on."""
        question = self.find(name)
        if language not in question.spoken and language in languages():
            question.spoken.append(language)
            if not question.under_way and question.done:
                question.task = asyncio.ensure_future(self._translate(question))
        return question

    def cancel(self, name: str) -> None:
        """Stop; what was found stays."""
        question = self.find(name)
        if question.under_way:
            question.status = "cancelled"
        if question.task is not None:
            question.task.cancel()

    async def _refine(self, question: Question) -> None:
        goal = question.wish.fights
        fights = min(goal, FIRST_FIGHTS)
        spent = 0.0
        while True:
            found = await self._step(question, fights)
            if found is None:
                return
            fights = question.done = found["fights"]
            question.status = "running"
            spent += found["seconds"]
            if fights == goal:
                question.status = "done"
                return
            if spent > MOST_SECONDS:
                self._late(question)
                return
            fights = next_step(fights, goal, found["fresh"] / max(found["seconds"], 0.01))

    async def _step(self, question: Question, fights: int) -> dict[str, Any] | None:
        """One answer; None if there will be no more."""
        spoken = list(question.spoken)
        try:
            found = await self.crew.do(
                question.owner,
                STEP_LIMIT,
                answer,
                asdict(question.wish),
                fights,
                question.kept,
                spoken,
                home=question.home,
            )
        except Overdue:
            if question.done == 0 and fights > LEAST_FIGHTS:
                return await self._step(question, LEAST_FIGHTS)
            self._late(question)
            return None
        except (Dropped, Refused, RuntimeError):
            self._fail(question, "question-dropped")
            return None
        wrong = found.get("wrong")
        if wrong is not None:
            question.status = "failed"
            question.problems, question.place = wrong["texts"], wrong["field"]
            return None
        question.told, question.files = found["told"], found["files"]
        question.kept, question.cells = found["kept"], found["cells"]
        question.scenes |= found["scenes"]
        question.revision += 1
        found["fights"], found["fresh"] = fights, fights - question.done
        return found

    async def _translate(self, question: Question) -> None:
        """Tell what was found in one more language; nothing is fought again."""
        status = question.status
        await self._step(question, question.done)
        question.status = status

    def _late(self, question: Question) -> None:
        """It has taken its time: what was found is all there is."""
        if question.done:
            question.status = "ended"
        else:
            command = question.wish.command()
            self._fail(question, "question-too-large-here" if command else "question-too-large")

    def _fail(self, question: Question, key: str) -> None:
        question.status = "failed"
        told = {"command": question.wish.command()}
        question.problems = {one: catalogue_of(None, one).say(key, told) for one in question.spoken}

    async def close(self) -> None:
        """Stop everything."""
        for one in self.register.known.values():
            if isinstance(one, Question) and one.task is not None:
                one.task.cancel()
                with suppress(asyncio.CancelledError):
                    await one.task
        await self.crew.close()


def next_step(done: int, goal: int, rate: float) -> int:
    """Up to how many fights to go next: three times as many, a step's time worth, or all."""
    wanted = max(LEAST_TIMES * done, done + int(rate * STEP_SECONDS))
    wanted = min(wanted, MOST_TIMES * done)
    return goal if goal - wanted < LEFT_OVER * goal and wanted > goal / 2 else min(wanted, goal)
