"""Events into lines of text, for one reader in one language."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from fechtbuch.engine.choices import VERB, Question, Refusal
from fechtbuch.engine.events import NOBODY, Event
from fechtbuch.engine.fields import field_text
from fechtbuch.engine.knowing import unknown_to
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.tally import Tally
from fechtbuch.engine.throws import EXPLODING, ORDER, ROLL_OFF, Throw
from fechtbuch.text.decrees import decreed
from fechtbuch.text.names import Names
from fechtbuch.text.numbers import plain, rules_of, shown_field, signed, visible

HEADING = "heading"
DEED = "deed"
EFFECT = "effect"
NUMBER = "number"
DICE = "dice"
EDICT = "edict"
SETTINGS = (HEADING, DEED, EFFECT, EDICT)
"""An event's words are under one of these: `deed-walked`, `effect-wounded`."""

FIELDS = ("from", "to", "at")
"""Values of events that are fields of the map."""

MOST_REPEATED = 120
"""Characters of what was refused that are said again."""

_FIELDS = re.compile(r"-?\d+,-?\d+(?:;-?\d+,-?\d+)*")
"""A field, or a path of several."""


@dataclass(frozen=True)
class Line:
    """One line of the story; `kind` says how it is set, `rules` where it comes from."""

    kind: str
    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Summand:
    """One part of an explained number."""

    name: str
    value: int
    rule: str


class Storyteller:
    """Tells what happened to one reader: a side, or the referee (-1)."""

    def __init__(self, names: Names, side: int = -1, frank: bool = False) -> None:
        self.names = names
        self.side = side
        self.frank = frank or side < 0
        """Whether numbers of foes are shown to this reader anyway."""

    def tell(self, event: Event) -> list[Line]:
        """The lines of an event; none if the reader may not know of it."""
        if not event.known_to(self.side):
            return []
        if event.dice:
            return self._roll(event)
        setting, key = self.setting(event)
        rules = (event.rule,) if event.rule and event.rule != "edict" else ()
        text = self.names.catalogue.say(key, self.arguments(event))
        lines = [Line(setting, text, rules)] if text.strip() else []
        if event.tally is not None:
            lines.append(self._number(event.tally))
        return lines

    def arguments(self, event: Event) -> dict[str, str | int]:
        """What the words of an event may refer to."""
        roster = self.names.fight.roster
        arguments: dict[str, str | int] = {
            "actor": self.names.fighter(roster[event.actor]) if event.actor >= 0 else "",
            "target": self.names.fighter(roster[event.target]) if event.target >= 0 else "",
            "item": self.names.item(event.item) if event.item else "",
            "has_item": 1 if event.item else 0,
            "key": event.word,
            "word": self.names.word(event.word),
            "said": 1 if event.word else 0,
            "amount": _argument(event.amount),
        }
        for name, value in (event.values or {}).items():
            field = name in FIELDS
            arguments[name] = shown_field(field_text(value)) if field else _argument(value)
        if event.kind == EDICT:
            own = event.actor >= 0 and int(roster[event.actor].side) == self.side
            name = roster[event.actor].name if event.actor >= 0 else ""
            arguments["key"] = decreed(self.names, event.word, own or self.frank, name)
        return arguments

    def explain(self, tally: Tally) -> list[Summand]:
        """The parts of a number, named."""
        return [
            Summand(self.names.part(part.name), part.value, part.rule)
            for part in visible(tally, self.side)
        ]

    def sum_text(self, tally: Tally) -> str:
        """A number as the sum that made it: `15 = 14 armour class + 3 skill − 2 guard`."""
        total = f"{self.names.number(tally.name)} {plain(tally.total)}"
        if not tally.parts or len(tally.parts) == 1:
            return total
        words: list[str] = []
        for summand in self.explain(tally):
            if not words:
                words.append(f"{plain(summand.value)} {summand.name}")
            else:
                sign = signed(summand.value)
                words.append(f"{sign[0]} {sign[1:]} {summand.name}")
        return f"{total} = {' '.join(words)}"

    def question(self, question: Question) -> str:
        """The question in a sentence."""
        say = self.names.catalogue.say
        if isinstance(question, DiceQuestion):
            return self._dice_question(question)
        arguments: dict[str, str | int] = {
            "who": self._asked(question),
            "side": self.names.side(int(question.side)),
        }
        for name, value in self.about(question).items():
            arguments[name] = self.names.word(value)
            arguments[f"{name}_key"] = value
            if value.isdecimal():
                arguments[f"{name}_number"] = int(value)  # for plurals
        return say(f"ask-{question.kind}", arguments)

    def about(self, question: Question) -> dict[str, str]:
        """The situation that a question is asked in, as far as it may be told."""
        return question.about()

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer was not accepted."""
        say, has = self.names.catalogue.say, self.names.catalogue.has
        arguments: dict[str, str | int] = {
            "slot": self.names.slot(refusal.slot) if refusal.slot else "",
            "value": shortened(self._refused(refusal)),
        }
        text = say(f"reason-{refusal.reason}", arguments)
        if refusal.rules:
            text += f" ({', '.join(refusal.rules)})"
        listed = [word for word in refusal.offered if word not in ("", VERB)]
        if listed and has("possible"):
            words = [self.names.offered(refusal.slot, word) for word in listed[:12]]
            offered = ", ".join(dict.fromkeys(words))
            more = len(listed) - 12
            text += " " + say("possible", {"offered": offered, "more": max(more, 0)})
        return text

    def _refused(self, refusal: Refusal) -> str:
        """What was refused, in words: a fighter, a thing or a field; else as it was said.

        So is whatever this reader need not know that it is there: it was his own word.
        """
        value, fight = refusal.value, self.names.fight
        if _FIELDS.fullmatch(value):
            return shown_field(value)
        fighter = fight.by_slug(value)
        secret = fighter is not None and self.side >= 0 and unknown_to(fighter, self.side)
        if not value or secret or (self.side >= 0 and fight.own_name(value)):
            return value
        return self.names.offered(refusal.slot, value)

    def _asked(self, question: Question) -> str:
        if question.who is not None:
            return self.names.fighter(question.who)
        return self._party(int(question.side))

    def _party(self, side: int) -> str:
        name = self.names.side(side)
        return name[:1].upper() + name[1:]  # It begins the sentence.

    def _dice_question(self, question: DiceQuestion) -> str:
        needed = self.needed(question)
        arguments: Mapping[str, str | int] = {
            "who": self._asked(question),
            "dice": self.names.dice(question.expression),
            "purpose": self.names.catalogue.say(f"roll-{question.purpose}"),
            "known": 1 if needed else 0,
            "goal": needed,
        }
        return self.names.catalogue.say("ask-dice", arguments)

    def needed(self, question: DiceQuestion) -> str:
        """What the dice that are asked for must come to, as far as that is known."""
        return "" if question.tally is None else self.goal(question.tally)

    def goal(self, tally: Tally) -> str:
        """What dice must do about a number: `12 or less`, `add 3`, as its book says."""
        catalogue = self.names.catalogue
        for part in visible(tally, self.side):
            if catalogue.has(f"goal-with-{part.name}"):
                # What misses by no more than this part comes to something, too.
                ends = {"more": plain(tally.total + 1), "most": plain(tally.total - part.value)}
                return catalogue.say(f"goal-with-{part.name}", {"need": plain(tally.total), **ends})
        need = {"need": plain(tally.total)}
        for key in (f"goal-{tally.name}", "goal-any"):
            if catalogue.has(key):
                return catalogue.say(key, need)
        return catalogue.say("goal", need)

    def setting(self, event: Event) -> tuple[str, str]:
        """How an event is set, and its key. The catalogue decides by what it calls the key."""
        for setting in SETTINGS:
            if self.names.catalogue.has(f"{setting}-{event.kind}"):
                return setting, f"{setting}-{event.kind}"
        return EFFECT, f"{EFFECT}-{event.kind}"

    def _number(self, tally: Tally) -> Line:
        rules = tuple(rules_of(visible(tally, self.side)))
        return Line(NUMBER, self.sum_text(tally), rules)

    def _roller(self, event: Event) -> str:
        """Who rolls: a fighter, a side, or the game master where it is nobody else."""
        if event.actor != NOBODY:
            return self.names.fighter(self.names.fight.roster[event.actor])
        slugs = [side.slug for side in self.names.fight.sides]
        return self._party(slugs.index(event.item) if event.item else -1)

    def _roll(self, event: Event) -> list[Line]:
        kind = Throw(event.dice).kind
        exploding = kind == EXPLODING
        faces = ", ".join(shown_faces(event))
        arguments: dict[str, str | int] = {
            "actor": self._roller(event),
            "purpose": self.names.catalogue.say(f"roll-{event.word}"),
            "dice": self.names.dice(event.dice),
            "faces": faces,
            # Dice that are held against each other do not add up.
            "count": 1 if kind in (ORDER, ROLL_OFF) else len(event.faces),
            "total": plain(event.amount),
        }
        if event.tally is None:
            return [Line(DICE, self.names.catalogue.say("roll", arguments))]
        if exploding:  # dice that are counted, not added up
            arguments["successes"] = int(event.amount)
        said = self.names.catalogue.say("roll-counted" if exploding else "roll", arguments)
        return [self._number(event.tally), Line(DICE, said)]


def shortened(said: str) -> str:
    """What somebody said, as long as it need be to be known again."""
    return said if len(said) <= MOST_REPEATED else f"{said[: MOST_REPEATED - 1]}…"


def shown_faces(roll: Event) -> list[str]:
    """The dice of a roll one by one.

    `6+6+2` is an exploding die that was rolled on twice, `(7)` one that does not count.
    """
    throw = Throw(roll.dice)
    dice: list[str] = []
    rolled_on = False
    for place, face in enumerate(roll.faces):
        if rolled_on:
            dice[-1] += f"+{face}"
        elif roll.counted and place not in roll.counted:
            dice.append(f"({face})")
        else:
            dice.append(str(face))
        rolled_on = throw.rolled_on(face)
    return dice


def _argument(value: int) -> int | str:
    """A number for Fluent, which counts it; below zero there is only its sign to get right."""
    return plain(value) if value < 0 else value
