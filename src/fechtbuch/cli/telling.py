"""`fechtbuch story`: a recorded fight as a text to keep."""

from pathlib import Path

import typer

from fechtbuch.cli.common import catalogue_for, writable
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.playing import open_file, read_telling
from fechtbuch.cli.show import FULL
from fechtbuch.engine.events import Event
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.narrator import Narrator
from fechtbuch.text.passages import Passage
from fechtbuch.text.roles import roles_of
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.story import Storyteller
from fechtbuch.text.titles import title_of
from fechtbuch.text.whole import FORMATS, HTML, Whole


def story(file: Path, form: str, to: Path | None, language: str | None, telling: str) -> None:
    """Write the story of a record, to a file or to the terminal."""
    if form not in FORMATS:
        raise BadInput("format", value=form, known=", ".join(FORMATS))
    full = read_telling(telling) == FULL
    writable(to)
    whole = whole_of(file, language)
    text = whole.html() if form == HTML else whole.markdown(full)
    if to is None:
        typer.echo(text, nl=False)
    else:
        to.write_text(text, encoding="utf-8")


def whole_of(file: Path, language: str | None) -> Whole:
    """The fight of a record as the referee may tell it."""
    opened = open_file(file)
    scenario, session = opened.scenario, opened.session
    book = scenario.rulebook
    catalogue = catalogue_for(book, language)
    names = Names(catalogue, session.fight, item_names(book))
    teller, narrator = Storyteller(names), Narrator(roles_of(book))
    for n, event in enumerate(session.story):
        narrator.hear(n, event, teller)
    narrator.close()
    words = words_of(scenario, catalogue.language)
    lines = Lines(Storyteller(names), session.story)
    return Whole(
        words.title,
        title_of(book, catalogue.language),
        words.text,
        narrator.told,
        lines.of,
        catalogue,
    )


class Lines:
    """The full lines of passages."""

    def __init__(self, teller: Storyteller, story: list[Event]) -> None:
        self.teller = teller
        self.story = story

    def of(self, passage: Passage) -> list[str]:
        """Each line with the ids of its rules."""
        return [
            f"{line.text}  {' '.join(line.rules)}".strip()
            for event in self.story[passage.first : passage.last + 1]
            for line in self.teller.tell(event)
        ]
