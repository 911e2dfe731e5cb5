"""Golden playthroughs: one text per scenario, reviewed as a diff when rules change."""

from fechtbuch.engine.session import Session
from fechtbuch.testing.conformance.playing import answers, scenario, session
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.story import HEADING, Storyteller

SEED = 1
DECISIONS = 80


def told(name: str) -> str:
    """The story of one fight in English, every question and answer with it."""
    table, players = session(name, SEED)
    book = scenario(name).rulebook
    lines = [scenario(name).title, ""]
    names = Names(Catalogue("en", [book.package]), table.fight, item_names(book))
    teller = Storyteller(names)
    heard = _hear(table, teller, 0, lines)
    for question in answers(table, players, DECISIONS):
        lines.append(f"> {question.id}: {table.record.entries[-1].text}")
        names.fight = table.fight
        heard = _hear(table, teller, heard, lines)
    return "\n".join(lines) + "\n"


def _hear(table: Session, teller: Storyteller, heard: int, lines: list[str]) -> int:
    for event in table.story[heard:]:
        for line in teller.tell(event):
            indent = "" if line.kind == HEADING else "  "
            lines.append(f"{indent}{line.text}  {' '.join(line.rules)}".rstrip())
    return len(table.story)
