"""Setting the story, questions and numbers in the terminal."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fechtbuch.books.base import Book, FighterView, Rule
from fechtbuch.cli import map as text_map
from fechtbuch.engine.choices import Option, Slot
from fechtbuch.engine.events import Event
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.tally import Tally
from fechtbuch.play.draft import arranged
from fechtbuch.play.spoken import labels_of
from fechtbuch.text import story
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.narrator import Narrator
from fechtbuch.text.numbers import plain, signed
from fechtbuch.text.passages import TALE
from fechtbuch.text.roles import roles_of
from fechtbuch.text.rules import rules_in, source_of
from fechtbuch.text.story import Line, Storyteller

STORY = "story"
FULL = "full"
TELLINGS = (STORY, FULL)
"""What is told of a fight: sentences, or every line with its numbers and rules."""

INDENT = {story.HEADING: 0, story.DEED: 2, story.EFFECT: 4, story.NUMBER: 6, story.DICE: 6}
STYLE = {
    story.HEADING: "bold",
    story.DEED: "",
    story.EFFECT: "",
    story.NUMBER: "dim",
    story.DICE: "dim",
    story.EDICT: "italic",
}

MOST_OPTIONS = 24
"""Options listed at once; the rest can be typed."""


class Stage:
    """What one reader sees of a fight in the terminal."""

    def __init__(
        self,
        console: Console,
        catalogue: Catalogue,
        book: Book,
        fight: Fight,
        side: int,
        telling: str = FULL,
    ) -> None:
        self.console = console
        self.catalogue = catalogue
        self.book = book
        self.side = side
        self.items = item_names(book)
        self.names = Names(catalogue, fight, self.items)
        self.teller = Storyteller(self.names, side, frank=True)
        self.telling = telling
        self._narrator = Narrator(roles_of(book))
        self._heard = 0
        self._printed = 0
        self._shown: tuple[list[FighterView], int] | None = None

    @property
    def rules(self) -> dict[str, Rule]:
        """The ledger in the reader's language."""
        return rules_in(self.book, self.catalogue.language)

    def turn_to(self, fight: Fight) -> None:
        """Read names from this fight from now on."""
        self.names.fight = fight

    def say(self, key: str, **arguments: str | int) -> None:
        """Print a message of the program."""
        self.console.print(Text(self.catalogue.say(key, arguments)))

    def story(self, events: Iterable[Event], going_on: bool = False) -> None:
        """Print what happened; `going_on` where the next events may belong to the last ones."""
        if self.telling == FULL:
            self.full_story(events)
            return
        self._hear(events)
        if not going_on:
            self._narrator.close()
        told = self._narrator.told
        for passage in told[self._printed :]:
            self.line(Line(story.HEADING if passage.kind == story.HEADING else TALE, passage.text))
        self._printed = len(told)

    def full_story(self, events: Iterable[Event]) -> None:
        """Print every line with its numbers and rules."""
        for event in events:
            for line in self.teller.tell(event):
                self.line(line)

    def begin_again(self, events: Iterable[Event] = ()) -> None:
        """The story is another one: these events are known, and nothing of them is printed."""
        self._narrator = Narrator(self._narrator.roles)
        self._heard = 0
        self._hear(events)
        self._narrator.close()
        self._printed = len(self._narrator.told)

    def _hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.known_to(self.side):
                self._narrator.hear(self._heard, event, self.teller)
            self._heard += 1

    def line(self, line: Line) -> None:
        """Print one line of the story."""
        if line.kind == story.HEADING:
            self.console.print()
        text = Text(line.text, style=STYLE.get(line.kind, ""))
        if line.rules:
            text.append("  " + " ".join(line.rules), style="dim cyan")
        indented(self.console, text, INDENT.get(line.kind, 2))

    def map(self, fight: Fight, focus: int = NOWHERE) -> None:
        """Print the map and beside it, or below, the fighters."""
        views = self.book.view(fight, self.side)
        self._shown = (views, focus)
        legend = self.legend(views)
        if all(view.at == NOWHERE for view in views):
            self.console.print(Text("\n").join(legend))
            return
        fields = max(8, (self.console.width - 6) // (4 if fight.grid.hexes else 3))
        rows = max(8, min(24, self.console.height - 14))
        drawn = text_map.draw(fight.grid, views, focus, fields, rows)
        lines = list(drawn.split())
        width = max(line.cell_len for line in lines) + 4
        if width + max(line.cell_len for line in legend) > self.console.width:
            self.console.print(Text("\n").join([*lines, *legend]))
            return
        for row in range(max(len(lines), len(legend))):
            line = lines[row] if row < len(lines) else Text()
            if row < len(legend):
                line.append(" " * (width - line.cell_len))
                line.append_text(legend[row])
            self.console.print(line)

    def map_if_changed(self, fight: Fight, focus: int = NOWHERE) -> None:
        """Print the map unless it would be the same as last time."""
        views = self.book.view(fight, self.side)
        if self._shown != (views, focus):
            self.console.print()
            self.map(fight, focus)

    def legend(self, views: Sequence[FighterView]) -> list[Text]:
        """The fighters with their letters, health, hands and states."""
        marks = text_map.tokens(views)
        rows = [
            (
                self.names.by_slug(view.slug),
                _health(view),
                ", ".join(self.names.item(thing) for thing in view.hands),
            )
            for view in views
        ]
        widths = [max((cell_len(row[place]) for row in rows), default=0) for place in range(3)]
        lines: list[Text] = []
        for view, row in zip(views, rows):
            token = marks[view.slug]
            colour = text_map.COLOURS[token.side % len(text_map.COLOURS)]
            line = Text(token.mark, style="dim strike" if view.out else f"bold {colour}")
            for text, width in zip(row, widths):
                padding = " " * (width - cell_len(text))
                line.append(f"  {text}{padding}", "dim" if view.out else "")
            states = ", ".join(self.names.state(state) for state in view.states)
            line.append(f"  {states}".rstrip(), "italic dim" if view.out else "italic")
            line.rstrip()
            lines.append(line)
        return lines

    def question(self, sentence: str) -> None:
        """Print who is asked what."""
        self.console.print()
        self.console.print(Text(sentence, style="bold"))

    def options(self, slot: Slot) -> None:
        """Print a slot's values with their numbers."""
        if slot.kind in ("path", "field") and len(slot.options) > MOST_OPTIONS:
            some = "  ".join(option.value.rpartition(";")[2] for option in slot.options[:60])
            indented(self.console, Text(some, style="dim"))
            self.say("many-fields", count=len(slot.options))
            return
        group = ""
        labels = labels_of(slot, lambda one, value: self.names.value(one.name, one.kind, value))
        for number, option in enumerate(arranged(slot)[:MOST_OPTIONS], 1):
            if option.group and option.group != group:
                group = option.group
                heading = self.catalogue.say(f"group-{group}")
                indented(self.console, Text(heading, style="dim"))
            self.console.print(self._option(number, slot, option, labels[option.value]))
        if len(slot.options) > MOST_OPTIONS:
            self.say("more-options", count=len(slot.options) - MOST_OPTIONS)

    def _option(self, number: int, slot: Slot, option: Option, label: str) -> Text:
        text = Text(f"  {number:>2}  ")
        default = option.value == slot.default
        text.append(label, style="bold" if default else "")
        if option.worth is not None:
            text.append("  " + self._in_short(option.worth), style="cyan")
        if option.note:
            text.append("  " + self.catalogue.say(f"note-{option.note}"), style="dim")
        if default:
            text.append("  " + self.catalogue.say("is-default"), style="dim")
        return text

    def _in_short(self, tally: Tally) -> str:
        return f"{self.names.number(tally.name)} {plain(tally.total)}"

    def choice(self, text: str, worth: Tally | None) -> None:
        """Print a complete choice with the number that it is tested against, if there is one."""
        line = Text("  " + text, "bold")
        if worth is not None:
            line.append("  " + self._in_short(worth), style="cyan not bold")
        self.console.print(line)

    def number(self, tally: Tally) -> None:
        """Print a number in full: every part, its rule and what the rule says."""
        self.console.print(Text(self._in_short(tally), style="bold"))
        table = Grid.grid(padding=(0, 2))
        table.add_column(justify="right")
        for place, summand in enumerate(self.teller.explain(tally)):
            value = plain(summand.value) if place == 0 else signed(summand.value)
            rule = self.rules.get(summand.rule)
            table.add_row(
                Text(value),
                Text(summand.name),
                Text(summand.rule, style="cyan"),
                Text(rule.title if rule is not None else "", style="dim"),
            )
        self.console.print(Padding(table, (0, 2), expand=False))


def indented(console: Console, text: Text, indent: int = 2) -> None:
    """Print a text that keeps its indent where it is wrapped."""
    if console.soft_wrap:
        console.print(Text(" " * indent).append_text(text), soft_wrap=True)
    else:
        console.print(Padding(text, (0, 0, 0, indent), expand=False))


def show_rule(console: Console, catalogue: Catalogue, rule: Rule) -> None:
    """Print one rule of a ledger."""
    heading = Text(rule.id, style="bold cyan")
    heading.append(f"  {rule.title}", style="bold")
    console.print(heading)
    indented(console, Text(rule.summary))
    facts = [source_of(catalogue, rule), catalogue.say(f"status-{rule.status}")]
    if rule.reason:
        facts.append(rule.reason)
    if rule.switch:
        facts.append(catalogue.say("rule-switch", {"switch": rule.switch}))
    if rule.see:
        facts.append(catalogue.say("rule-see", {"rules": ", ".join(rule.see)}))
    indented(console, Text("; ".join(facts), style="dim"))


def _health(view: FighterView) -> str:
    if view.health is None:
        return ""
    if view.full_health is None:
        return plain(view.health)
    return f"{plain(view.health)}/{view.full_health}"
