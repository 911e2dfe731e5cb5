"""Questions that are declared: verbs with their slots, and the way from slot to slot.

A menu is a constant of its module and says which verbs there are and what is said of each. A
question of a book says which of them are open and what each slot offers; the rest follows.
"""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Refusal, Slot
from fechtbuch.engine.fields import field_text, parse_path, path_text
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter


class Verb:
    """A verb of a question: its slots in order, its rules, and how it is grouped."""

    def __init__(
        self, name: str, slots: str = "", rules: list[str] | None = None, group: str = ""
    ) -> None:
        self.name = name
        self.slots = slots.split()
        self.rules: list[str] = rules or []
        self.group = group


class Menu:
    """The verbs that a question may offer, in order.

    `default` is what nobody need choose: the first, unless another is named. `own_turn` says that
    such questions are asked in the asked fighter's own turn.
    """

    def __init__(self, verbs: list[Verb], own_turn: bool = False, default: str = "") -> None:
        self.verbs = verbs
        self.by_name: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.own_turn = own_turn
        self.default = self.by_name[default] if default else verbs[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks(Question):
    """A question whose verbs stand in a menu. A book says what is open and what is offered.

    Where no verb has a slot (strike or pass, flee or freeze), the menu says it all.
    """

    def __init__(
        self,
        kind: str,
        fight: Fight,
        side: i64,
        who: Fighter | None,
        menu: Menu,
        other: Fighter | None = None,
    ) -> None:
        super().__init__(kind, fight, side, who)
        self.menu = menu
        self.other = other
        """Who else has to do with it."""

    def about(self) -> dict[str, str]:
        """The other, if there is one."""
        return {} if self.other is None else {"other": self.other.slug}

    def open(self, verb: str) -> bool:
        """Whether a verb can be chosen now; the default always can."""
        return True

    def verb_option(self, verb: Verb) -> Option:
        """A verb as it is offered; a book may add the number it would be tested against."""
        return Option(verb.name, verb.rules, verb.group)

    def slots(self, verb: str, partial: Partial) -> list[str]:
        """The slots of a verb; a book overrides it where an answer brings more of them."""
        return self.menu.by_name[verb].slots

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What a slot offers; None where there is nothing to say."""
        raise NotImplementedError

    def make(self, verb: str) -> Choice:
        """An empty choice of the book's own class."""
        return Choice(verb)

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """Why a way that is not listed cannot be gone; None if it can."""
        return Refusal("path-not-adjacent", slot.name, path_text(path))

    def open_verbs(self) -> list[Verb]:
        """The verbs that are open, in the order of the menu."""
        default = self.menu.default
        return [verb for verb in self.menu.verbs if verb is default or self.open(verb.name)]

    def own_turn(self) -> bool:
        return self.menu.own_turn

    def void(self) -> bool:
        """Nobody is asked who is gone or has nothing to choose."""
        return super().void() or len(self.open_verbs()) < 2

    def default(self) -> Choice:
        """What the menu says that nobody need choose."""
        return self.make(self.menu.default.name)

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, then its slots in order, but for those with nothing to say."""
        if VERB not in partial:
            options = [self.verb_option(verb) for verb in self.open_verbs()]
            return Slot(VERB, "verb", options, self.default().verb)
        for name in self.slots(partial[VERB], partial):
            if name not in partial:
                slot = self.offer(name, partial)
                if slot is not None:
                    return slot
        return None

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """A way need not be listed to be legal; everything else must be."""
        if slot.kind != "path" or not value.strip():
            return self.why_not(slot, value, partial)
        try:
            path = parse_path(value)
        except ValueError as error:
            return Refusal("path-unreadable", slot.name, str(error))
        return self.way_error(path, slot, partial)

    def build(self, partial: Partial) -> Choice:
        """The choice; a book whose choices say more than a verb fills them from the slots."""
        return self.make(partial[VERB])


# Slots as they are usually offered.


def listed(name: str, kind: str, values: list[str], default: str | None = None) -> Slot:
    """A slot of plain values; without a default of its own the first is it."""
    if default is None and values:
        default = values[0]
    return Slot(name, kind, [Option(value) for value in values], default)


def places(name: str, fields: list[i64]) -> Slot:
    """A slot of fields, the first of which goes without saying."""
    return listed(name, "field", [field_text(f) for f in fields])


def ways(name: str, paths: list[list[i64]]) -> Slot:
    """A slot of ways, the first of which goes without saying."""
    return listed(name, "path", [path_text(path) for path in paths])


def optional(slot: Slot) -> Slot:
    """The same slot, but it may stay unsaid."""
    slot.options.insert(0, Option(""))
    slot.default = ""
    return slot
