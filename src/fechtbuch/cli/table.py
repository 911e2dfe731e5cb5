"""A person at the table: the loop of questions, answers and commands."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from fechtbuch.cli import counsel, plans
from fechtbuch.cli.pages import show_page
from fechtbuch.cli.seats import Seats
from fechtbuch.cli.show import FULL, Stage, indented
from fechtbuch.engine.choices import Question, Refusal, Slot
from fechtbuch.engine.events import Event
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.tally import Tally
from fechtbuch.play import Offer, follow
from fechtbuch.play.draft import Draft, arranged, example, typed_value, whole_choice
from fechtbuch.play.spoken import fold, labels_of, meant, somebody, spoken
from fechtbuch.play.standing import check, replaced
from fechtbuch.rulebook.serving import rule_data
from fechtbuch.text.decrees import understood


class Leaving(Exception):
    """The person leaves the table."""


class Answered(Exception):
    """The question on the table was answered, taken back or made void."""


class TerminalTable:
    """One person's evening: what happened is told, what is asked is answered."""

    def __init__(self, seats: Seats, stage: Stage, ask: Callable[[str], str]) -> None:
        self.seats = seats
        self.stage = stage
        self.read = ask
        self.told = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "undo": self._undo,
            "redo": self._redo,
            "why": self._why,
            "edict": self._edict,
            "volunteer": self._volunteer,
            "save": self._save,
            "dice": self._dice,
            "log": self._log,
            "map": self._map,
            "engine": self._engine,
            "plans": self._plans,
            "stand": self._stand,
            "odds": self._odds,
            "advise": self._advise,
            "quit": self._quit,
        }
        self.options: Slot | None = None
        self.plans: list[Offer] = []
        """The plans of the question on the table."""

    def play(self) -> None:
        """Play until the fight is over or the person leaves."""
        try:
            while True:
                question = self._next_question()
                if question is None:
                    self._after_the_end()
                    continue
                try:
                    self._settle(question)
                except Answered:
                    self.seats.save()
        except (Leaving, EOFError, KeyboardInterrupt):
            self.stage.console.print()
            self._farewell()

    def watch(self) -> None:
        """Let the engine play all sides, and tell it."""
        self.stage.map(self.seats.session.fight)
        while self.seats.advance():
            self._tell(going_on=True)
        self._tell()
        self.stage.console.print()
        self.stage.map(self.seats.session.fight)
        self.seats.save()

    def _next_question(self) -> Question | None:
        while self.seats.advance():
            self._tell(going_on=True)
        self._tell()
        return self.seats.asked()

    def _tell(self, going_on: bool = False) -> None:
        session = self.seats.session
        self.stage.turn_to(session.fight)
        self.stage.story(session.story[self.told :], going_on)
        self.told = len(session.story)

    def _settle(self, question: Question) -> None:
        """Put a question until something comes of it."""
        stage = self.stage
        fight = self.seats.session.fight
        if isinstance(question, DiceQuestion):
            stage.question(stage.teller.question(question))
            if question.tally is not None:
                indented(stage.console, Text(stage.teller.sum_text(question.tally), "dim"))
            while True:
                self._typed_dice(question)
        focus = question.who.at if question.who is not None else NOWHERE
        stage.map_if_changed(fight, focus)
        stage.question(stage.teller.question(question))
        self.plans = self.seats.plans(question)
        plans.show_plans(stage, self.plans)
        draft = Draft(question)
        while True:
            if draft.slot is None:
                if not draft.open or not draft.said:
                    self._answer(question, draft.text())
                self._confirm(draft)
            else:
                self._fill(draft, draft.slot)

    def _fill(self, draft: Draft, slot: Slot) -> None:
        """Let the person fill one slot."""
        stage = self.stage
        if draft.filled:
            stage.console.print(Text(stage.names.slot(slot.name), "dim"))
        first = not draft.filled and bool(self.plans)
        # An empty line means the best plan, not what the first slot takes by itself.
        stage.options(Slot(slot.name, slot.kind, slot.options) if first else slot)
        self.options = slot
        line = self._read(stage.catalogue.say("prompt"))
        self.options = None
        plan = plans.picked(self.plans, line) if first else None
        if plan is not None:
            self._follow(draft.question, plan)
        if not line:
            if slot.default is not None:
                draft.say(slot, slot.default)
            return
        if line == "back":
            draft.back()
            return
        try:
            value = meant(slot, line, self._label)
            if value is None:
                named = somebody(draft.question, slot, line, self._label)
                value = typed_value(draft, slot, named or line)
        except Refusal as refusal:
            if not draft.filled:
                self._typed(draft.question, line)
            else:
                self._refused(refusal)
            return
        if value is None:
            self._typed(draft.question, line)
        else:
            draft.say(slot, value)

    def _confirm(self, draft: Draft) -> None:
        """Show the complete choice; let the person change what took its default."""
        stage = self.stage
        stage.choice(draft.text(), draft.worth)
        for number, slot in enumerate(draft.open, 1):
            value = stage.names.value(slot.name, slot.kind, draft.filled[slot.name])
            stage.console.print(
                Text(f"  {number:>2}  {stage.names.slot(slot.name)}: {value}", "dim")
            )
        line = self._read(stage.catalogue.say("prompt-confirm"))
        if not line:
            self._answer(draft.question, draft.text())
        elif line == "back":
            draft.back()
        elif line.isdecimal() and 1 <= int(line) <= len(draft.open):
            self._fill(draft, draft.open[int(line) - 1])
        else:
            name, equals, value = line.partition("=")
            slots = [slot for slot in draft.open if equals and slot.name.startswith(name)]
            if len(slots) == 1:
                draft.say(slots[0], value)
            else:
                self._typed(draft.question, line)

    def _typed(self, question: Question, line: str) -> None:
        try:
            text = whole_choice(question, line)
        except Refusal as refusal:
            try:
                shown = spoken(question, line, self._label)
            except Refusal as better:
                self._refused(better)
                return
            if shown is None:
                self._refused(refusal)
                return
            text = shown
        self._answer(question, text)

    def _label(self, slot: Slot, value: str) -> str:
        """A value as it is shown."""
        return self.stage.names.value(slot.name, slot.kind, value)

    def _typed_dice(self, question: DiceQuestion) -> None:
        line = self._read(self.stage.catalogue.say("prompt-dice"))
        if not line:
            self.seats.delegate(question)
            raise Answered
        self._answer(question, line)

    def _answer(self, question: Question, text: str) -> None:
        try:
            self.seats.session.answer(text, question.id, "person")
        except Refusal as refusal:
            self._refused(refusal)
            return
        raise Answered

    def _follow(self, question: Question, plan: Offer) -> None:
        """Answer by a whole plan, and say where it stopped."""
        stopped = follow(self.seats.session, question, plan.answers, "person")
        self._tell()
        if stopped is not None:
            self.stage.console.print(Text(stopped.text(self.stage.teller), "yellow"))
        raise Answered

    def _refused(self, refusal: Refusal) -> None:
        self.stage.console.print(Text(self.stage.teller.refusal(refusal), "yellow"))

    def _read(self, prompt: str) -> str:
        """A line that is no command; commands are carried out on the way.

        What is called as an option on the screen is that option; with a slash it is the command.
        """
        while True:
            line = self.read(prompt).strip()
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.removeprefix("/").lower())
            if command is None or self._offered(line):
                return line
            try:
                command(rest.strip())
            except Refusal as refusal:
                self._refused(refusal)

    def _offered(self, line: str) -> bool:
        """Whether an option is called so."""
        slot = self.options
        if slot is None:
            return False
        names = [*slot.values(), *labels_of(slot, self._label).values()]
        return fold(line) in [fold(name) for name in names]

    def _after_the_end(self) -> None:
        self.seats.save()
        self.stage.console.print()
        self.stage.map(self.seats.session.fight)
        self.stage.say("after-the-end")
        try:
            line = self._read(self.stage.catalogue.say("prompt"))
        except Answered:
            return
        if line.lower() in ("", "q", "exit"):
            raise Leaving
        self.stage.say("nothing-to-answer")

    def _farewell(self) -> None:
        if self.seats.save_to is not None:
            self.seats.save()
            self.stage.say("saved", file=str(self.seats.save_to))
        elif not self.seats.session.fight.over:
            self.stage.say("left")

    # Commands.

    def _help(self, rest: str) -> None:
        question = self.seats.asked()
        if question is not None and not isinstance(question, DiceQuestion):
            said = self.stage.catalogue.say("command-choices", {"example": example(question)})
            indented(self.stage.console, Text(said))
        for name in self.commands:
            indented(self.stage.console, Text(self.stage.catalogue.say(f"command-{name}")))

    def _undo(self, rest: str) -> None:
        self._moved(self.seats.undo(), "undone", "nothing-to-undo")

    def _redo(self, rest: str) -> None:
        self._moved(self.seats.redo(), "redone", "nothing-to-redo")

    def _moved(self, entries: int, done: str, nothing: str) -> None:
        if entries == 0:
            self.stage.say(nothing)
            return
        story = self.seats.session.story
        if len(story) > self.told:
            self._tell()
        self.told = len(story)
        self.stage.turn_to(self.seats.session.fight)
        self.stage.begin_again(story)
        self.stage.say(done, count=entries)
        raise Answered

    def _why(self, rest: str) -> None:
        if rest and self.options is not None and rest.isdecimal():
            number = int(rest)
            if 1 <= number <= len(self.options.options):
                worth = arranged(self.options)[number - 1].worth
                if worth is not None:
                    self.stage.number(worth)
                    return
            self.stage.say("no-number")
            return
        if rest:
            rule = self.stage.rules.get(rest.upper())
            if rule is None:
                self.stage.say("rule-unknown", rule=rest)
            else:
                stage = self.stage
                page = rule_data(stage.book, stage.catalogue.language, rule.id)
                show_page(stage.console, stage.catalogue, page)
            return
        tally = last_number(self.seats.session.story)
        if tally is None:
            self.stage.say("no-number")
        else:
            self.stage.number(tally)

    def _edict(self, rest: str) -> None:
        if not rest:
            self._edict_help()
            return
        session = self.seats.session
        session.edict(understood(self.stage.names, rest), "referee")
        if session.real_dice and "*" not in session.real_dice:
            session.real_dice |= self.seats.mine  # Whoever has joined throws as the others do.
        raise Answered

    def _edict_help(self) -> None:
        stage = self.stage
        settings = sorted(stage.book.settings().items())
        numbers = [name for name, setting in settings if setting.kind == "number"]
        stage.say(
            "edict-help",
            fighter=self.seats.session.fight.roster[-1].slug,
            field=numbers[0],
            state=stage.book.states()[0],
        )
        for name, setting in settings:
            allowed = ", ".join(setting.words)
            if setting.low is not None or setting.high is not None:
                low = "" if setting.low is None else setting.low
                high = "" if setting.high is None else setting.high
                allowed = f"{low} … {high}"
            stage.console.print(Text(f"    {name}  {setting.kind}  {allowed}".rstrip(), "dim"))
        stage.say("edict-states", states=", ".join(stage.book.states()))

    def _volunteer(self, rest: str) -> None:
        name, _, choice = rest.partition(" ")
        if name not in self.seats.mine or not choice:
            self.stage.say("volunteer-how", fighters=", ".join(sorted(self.seats.mine)))
            return
        self.seats.session.volunteer(name, choice.strip(), "person")
        raise Answered

    def _save(self, rest: str) -> None:
        target = Path(rest) if rest else self.seats.save_to
        if target is None:
            self.stage.say("save-where")
            return
        try:
            self.seats.save(target)
        except OSError as error:
            self.stage.say("save-failed", file=str(target), reason=error.strerror or str(error))
            return
        self.seats.save_to = target
        self.stage.say("saved", file=str(target))

    def _dice(self, rest: str) -> None:
        real = self.seats.session.real_dice
        if rest == "all":
            real.clear()
            real.add("*")
            self.stage.say("dice-all")
        elif real and rest != "on":
            real.clear()
            self.stage.say("dice-off")
            if isinstance(self.seats.asked(), DiceQuestion):
                self.seats.session.table_rolls()
                raise Answered
        else:
            real.update(self.seats.mine)
            self.stage.say("dice-on")

    def _log(self, rest: str) -> None:
        story = self.seats.session.story
        if rest == FULL:
            self.stage.full_story(story)
            return
        self.stage.begin_again()
        self.stage.story(story)

    def _map(self, rest: str) -> None:
        asked = self.seats.asked()
        who = asked.who if asked is not None else None
        self.stage.map(self.seats.session.fight, who.at if who is not None else NOWHERE)

    def _engine(self, rest: str) -> None:
        question = self.seats.asked()
        if question is None:
            self.stage.say("nothing-to-answer")
            return
        self.seats.delegate(question)
        raise Answered

    def _plans(self, rest: str) -> None:
        question = self.seats.asked()
        if question is None or not self.plans:
            self.stage.say("plan-none")
            return
        plans.show_figures(self.stage, self.seats.session, question, self.plans)

    def _stand(self, rest: str) -> None:
        """`stand parry chance=60`, `stand` for what stands, `stand off` to lift all of it."""
        seats = self.seats
        if rest in ("off", "ask"):
            seats.orders = []
            seats.sparing = rest != "ask"
        elif rest:
            question = seats.asked()
            if question is None or isinstance(question, DiceQuestion):
                self.stage.say("nothing-to-answer")
                return
            order = plans.order_of(question, rest)
            check(seats.book, order.text)
            seats.orders = replaced(seats.orders, order)
        plans.show_orders(self.stage, seats.orders)
        if rest:
            raise Answered

    def _odds(self, rest: str) -> None:
        question = self.seats.asked()
        if question is None:
            self.stage.say("nothing-to-answer")
            return
        if isinstance(question, DiceQuestion) or question.who is None:
            self.stage.say("odds-none")
            return
        if not rest:
            self.stage.say("odds-how", example=example(question))
            return
        counsel.odds(self.stage, self.seats.session, question.who.slug, rest)

    def _advise(self, rest: str) -> None:
        counsel.advice(self.stage, self.seats.session, rest)

    def _quit(self, rest: str) -> None:
        raise Leaving


def last_number(story: list[Event]) -> Tally | None:
    """The last number that was explained."""
    for event in reversed(story):
        if event.tally is not None:
            return event.tally
    return None
