"""A bar that shows how far fights are, and that a stop was heard."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar
from rich.text import Text

from fechtbuch.cli.common import catalogue_for, errors
from fechtbuch.simulate.drive import interruptible


class Progress:
    """Moves a bar on, and says how long it is where that is found out on the way."""

    def __init__(self, bar: Bar, task: TaskID) -> None:
        self.bar = bar
        self.task = task

    def __call__(self, finished: int) -> None:
        self.bar.advance(self.task, finished)

    def expect(self, fights: int) -> None:
        """So many fights there will be."""
        self.bar.update(self.task, total=fights)


class Stopping(ProgressColumn):
    """How long it will take; after Ctrl-C that what is under way is finished first."""

    def __init__(self, cancel: Event, words: str) -> None:
        super().__init__()
        self.cancel = cancel
        self.words = words
        self.left = TimeRemainingColumn()

    def render(self, task: Task) -> Text:
        """The time left, or the words."""
        return Text(self.words, "dim") if self.cancel.is_set() else self.left.render(task)


@contextmanager
def progress_bar(
    title: str, total: int | None, cancel: Event, language: str | None
) -> Iterator[Progress]:
    """A progress bar on the terminal; none where there is no terminal. Ctrl-C sets `cancel`."""
    screen = errors()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Stopping(cancel, catalogue_for(None, language).say("stopping")),
    )
    shown = Bar(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    with interruptible(cancel), shown as bar:
        yield Progress(bar, bar.add_task(title, total=total))
