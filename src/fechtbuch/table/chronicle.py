"""The log of a table as one reader sees it, rendered once and kept."""

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Question
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.record import DICE as TYPED
from fechtbuch.engine.record import VALUE
from fechtbuch.engine.tally import EVERYONE
from fechtbuch.table.access import Eyes
from fechtbuch.table.asking import spot
from fechtbuch.table.decrees import decreed
from fechtbuch.table.live import LiveTable
from fechtbuch.table.numbering import hears
from fechtbuch.table.state import Data
from fechtbuch.table.veil import names_for
from fechtbuch.table.words import number_data
from fechtbuch.text import Names, Storyteller
from fechtbuch.text import story as told
from fechtbuch.text.narrator import Narrator
from fechtbuch.text.passages import TALE, Passage
from fechtbuch.text.roles import roles_of

DEPTH = {told.HEADING: 0, told.DEED: 1, told.EDICT: 1}
TURN = "turn"

KIND = {told.DICE: "roll", told.NUMBER: "effect"}


class Discreet(Storyteller):
    """A storyteller who keeps the numbers of foes to himself."""

    def __init__(self, names: Names, side: int, book: Book) -> None:
        super().__init__(names, side)
        self.secrets = book.secrets
        self.between = book.between

    def arguments(self, event: Event) -> dict[str, str | int]:
        """The words' arguments, without what only the other side knows."""
        arguments = super().arguments(event)
        about = event.target if event.target >= 0 else event.actor
        secret = self.secrets if self._foe(about) else frozenset()
        if self._foe(event.actor) or self._foe(event.target):
            secret |= self.between
        for name in arguments:
            if name in secret or f"{event.kind}.{name}" in secret:
                arguments[name] = "?"
        return arguments

    def about(self, question: Question) -> dict[str, str]:
        """The situation, without what foes have brought to it."""
        about = super().about(question)
        return {name: "?" if name in self.between else value for name, value in about.items()}

    def needed(self, question: DiceQuestion) -> str:
        """Nothing: it is not said at whom dice are rolled, and his numbers may be part of it."""
        return ""

    def _foe(self, index: int) -> bool:
        fight = self.names.fight
        if index < 0:
            return False
        side = fight.roster[index].side
        return self.side >= len(fight.sides) or fight.enemies(self.side, side)


class Chronicle:
    """The lines of one language and one pair of eyes.

    `elder` is another of the same language: what both know alike is put into words once.
    """

    def __init__(
        self, table: LiveTable, language: str, eyes: Eyes, elder: "Chronicle | None" = None
    ) -> None:
        self.table = table
        self.elder = elder
        self.language = language
        self.eyes = eyes
        self.lines: list[Data | None] = []
        """One for each event of the story; nothing where the reader may not know."""
        self.heard: list[bool] = []
        """For each event whether the reader knows of it."""
        self._tellers: dict[int, Storyteller] = {}
        self._narrator = self._new_narrator()
        self._narrated = 0

    def teller(self, side: int, fight: Fight) -> Storyteller:
        """The storyteller for somebody of a side."""
        teller = self._tellers.get(side)
        if teller is None:
            names = names_for(self.table.book, fight, self.language, self.eyes)
            if self.eyes.reveal:
                teller = Storyteller(names, side)
            else:
                teller = Discreet(names, side, self.table.book)
            self._tellers[side] = teller
        teller.names.fight = fight
        return teller

    def cut(self, length: int) -> None:
        """Forget lines that are no longer true."""
        if length < len(self.lines):
            self._narrator = self._new_narrator()
            self._narrated = 0
            del self.lines[length:]
            del self.heard[length:]

    def update(self) -> None:
        """Tell what happened since."""
        if self.elder is not None:
            self.elder.update()
        session = self.table.session
        story, fight = session.story, session.fight
        if len(self.lines) == len(story) == self._narrated:
            return
        told_after = [(0, self.table.told[0], "", False)]
        for entry in session.path:
            told = self.table.told[entry.number]
            by = "" if entry.kind == VALUE else entry.by
            told_after.append((entry.number, told, by, entry.kind == TYPED))
        place = 0
        for n in range(len(self.lines), len(story)):
            while place < len(told_after) - 1 and told_after[place][1] <= n:
                place += 1
            number, _, by, typed = told_after[place]
            if typed:
                # The first dice after such an entry are those that it tells.
                since = told_after[place - 1][1]
                typed = bool(story[n].dice) and not any(one.dice for one in story[since:n])
            self.heard.append(hears(self.eyes, story[n], fight))
            self.lines.append(self._told(story[n], fight, n, number, by, typed))

        self._narrate(story, fight)

    def passages(self) -> list[Passage]:
        """The story as the reader knows it."""
        return self._narrator.passages()

    def tales(self, first: int = 0) -> list[tuple[Passage, bool]]:
        """The passages without headings that tell an event from this one on.

        With each: whether a heading at the same event comes before it.
        """
        found: list[tuple[Passage, bool]] = []
        headed = -1
        for one in self.passages():
            if one.kind != TALE:
                headed = one.last
            elif one.last >= first:
                found.append((one, one.first == headed))
        return found

    def _new_narrator(self) -> Narrator:
        eyes = self.eyes
        return Narrator(roles_of(self.table.book), lambda one: eyes.sees(one.hidden_from))

    def _narrate(self, story: list[Event], fight: Fight) -> None:
        for n in range(self._narrated, len(story)):
            side = self.eyes.side_that_knows(story[n])
            if side is not None and self.heard[n]:
                line = self.lines[n]
                # A line that has a number may be nothing but its sum, which is no sentence.
                bare = line is None or story[n].dice or story[n].tally is not None
                text = "" if line is None or bare else line["text"]
                self._narrator.hear(n, story[n], self.teller(side, fight), text)
        self._narrated = len(story)

    def _told(
        self, event: Event, fight: Fight, n: int, entry: int, by: str, typed: bool
    ) -> Data | None:
        """The line of an event; the elder's where it says the same."""
        side = self.eyes.side_that_knows(event)
        if side is None or not self.heard[n]:
            return None
        said = None if self.elder is None else self.elder.lines[n]
        if said is not None and _known_alike(event, fight):
            return said
        return self._line(event, fight, n, entry, by, typed, self.teller(side, fight))

    def _line(
        self,
        event: Event,
        fight: Fight,
        n: int,
        entry: int,
        by: str,
        typed: bool,
        teller: Storyteller,
    ) -> Data | None:
        lines = teller.tell(event)
        if not lines:
            return None
        main = next((line for line in lines if line.kind != told.NUMBER), lines[0])
        rules: list[str] = []
        for line in lines:
            rules += [rule for rule in line.rules if rule not in rules]
        roster = fight.roster
        held_back = not self.eyes.reveal and self._against(event, fight)
        # Whose turn it is opens a stretch of the log in every book, however the book tells it.
        turn = event.kind == TURN
        data: Data = {
            "n": n,
            "entry": entry,
            "kind": told.HEADING if turn else _kind(event, main),
            "depth": DEPTH.get(main.kind, 2),
            "text": self._decree(event, teller, fight) if event.kind == "edict" else main.text,
            "rules": rules,
            "fighter": roster[event.actor].slug if event.actor >= 0 else None,
            "target": roster[event.target].slug if event.target >= 0 else None,
            "at": _came_to(event),
            "roll": None,
            "number": None,
            "by": self.table.named(by),
        }
        if turn:
            data["text"] = main.text.removesuffix(".")
        if event.dice:
            data["roll"] = {
                "purpose": teller.names.catalogue.say(f"roll-{event.word}"),
                "dice": event.dice,
                "written": teller.names.dice(event.dice),
                "faces": list(event.faces),
                "shown": told.shown_faces(event),
                "total": int(event.amount),
                "goal": "" if event.tally is None or held_back else teller.goal(event.tally),
                "typed": typed,
            }
        if typed:
            data["text"] += " " + teller.names.catalogue.say("typed-in")
        if event.tally is not None and not held_back:
            data["number"] = number_data(teller, event.tally)
        return data

    def _decree(self, event: Event, teller: Storyteller, fight: Fight) -> str:
        numbers = self.eyes.reveal or not self._foe(int(event.actor), fight)
        return decreed(self.table, teller.names, event.word, numbers)

    def _against(self, event: Event, fight: Fight) -> bool:
        """Whether a number is a foe's, or one that he is part of."""
        if self.eyes.referee:
            return False
        # What is rolled at nobody in particular may be about a foe all the same.
        at_nobody = event.dice != "" and event.actor >= 0 and event.target < 0
        return at_nobody or self._foe(event.actor, fight) or self._foe(event.target, fight)

    def _foe(self, index: int, fight: Fight) -> bool:
        if index < 0 or self.eyes.referee:
            return False
        side = fight.roster[index].side
        return not any(not fight.enemies(own, side) for own in self.eyes.sides)


def _known_alike(event: Event, fight: Fight) -> bool:
    """Whether everybody who is shown the numbers of foes knows all of an event."""
    if fight.hiding or event.audience != EVERYONE:
        return False
    parts = None if event.tally is None else event.tally.parts
    return not any(part.audience for part in parts or [])


def _kind(event: Event, main: told.Line) -> str:
    """What a line is: giving up is somebody's deed, though it ends a fight as an edict does."""
    if event.kind == "edict" and " yielded=" in event.word:
        return "deed"
    return KIND.get(main.kind, main.kind)


def _came_to(event: Event) -> list[int] | None:
    values = event.values or {}
    field = values.get("to", values.get("at"))
    return None if field is None else spot(field)
