"""A whole fight as a text to keep: Markdown, or a page of HTML to read, fold open and print."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.passages import BESIDES, Passage
from fechtbuch.text.story import HEADING

MARKDOWN = "md"
HTML = "html"
FORMATS = (MARKDOWN, HTML)

MOST_MOMENTS = 3
DECISIVE = 0.5
"""From this share of somebody's health on a blow is worth a place among the decisive moments."""

STYLE = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.55 Georgia, "Liberation Serif", serif; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; }
.book { margin-top: 0; opacity: 0.75; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid; font-style: italic; }
details { margin: 0.35rem 0; }
summary { cursor: pointer; list-style-position: outside; }
details ul { font: 0.85rem/1.4 system-ui, sans-serif; opacity: 0.85; margin: 0.3rem 0 0.8rem; }
.decisive > summary { font-weight: bold; }
@media print {
  body { max-width: none; margin: 0; font-size: 11pt; color: #000; background: #fff; }
  h2 { break-after: avoid; }
  details, li { break-inside: avoid; }
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
}
""".strip()


@dataclass(frozen=True)
class Whole:
    """A fight from its title to its end."""

    title: str
    book: str
    text: str
    passages: Sequence[Passage]
    lines: Callable[[Passage], list[str]]
    """The full lines of a passage: numbers, dice and rules."""
    catalogue: Catalogue

    def decisive(self) -> list[tuple[str, Passage]]:
        """The heaviest blows in the order in which they fell, each with its round."""
        heavy = [one for one in self.passages if one.weight >= DECISIVE]
        heavy = sorted(heavy, key=lambda one: -one.weight)[:MOST_MOMENTS]
        found: list[tuple[str, Passage]] = []
        heading = ""
        for passage in self.passages:
            if passage.kind == HEADING:
                heading = passage.text
            elif passage in heavy:
                found.append((heading, passage))
        return found

    def _moments(self) -> list[tuple[str, str]]:
        """The decisive moments in words that stand by themselves."""
        return [(when, one.alone or one.text) for when, one in self.decisive()]

    def _when(self, heading: str) -> str:
        return self.catalogue.say("story-when", {"when": heading})

    def markdown(self, full: bool = False) -> str:
        """The fight as Markdown; `full` with all lines under each passage."""
        parts = [f"# {_plain(self.title)}", f"*{_plain(self.book)}*"]
        if self.text.strip():
            parts.append("> " + " ".join(_plain(self.text).split()))
        for group in self._paragraphs():
            if group[0].kind == HEADING:
                parts.append(f"## {_plain(group[0].text)}")
            elif full:
                parts += [self._listed(one) for one in group]
            else:
                parts.append(" ".join(_plain(one.text) for one in group))
        if self.decisive():
            parts.append(f"## {self.catalogue.say('story-decisive')}")
            moments = [f"- *{_plain(self._when(at))}* {_plain(one)}" for at, one in self._moments()]
            parts.append("\n".join(moments))
        return "\n\n".join(parts) + "\n"

    def html(self) -> str:
        """The fight as a page; what is said in numbers unfolds under each passage."""
        decisive = [one for _, one in self.decisive()]
        body = [f"<h1>{escape(self.title)}</h1>", f'<p class="book">{escape(self.book)}</p>']
        if self.text.strip():
            body.append(f"<blockquote>{escape(self.text.strip())}</blockquote>")
        for passage in self.passages:
            if passage.kind == HEADING:
                body.append(f"<h2>{escape(passage.text)}</h2>")
                continue
            lines = self.lines(passage) if passage.turn != BESIDES else []
            if not lines:
                body.append(f"<p>{escape(passage.text)}</p>")
                continue
            items = "".join(f"<li>{escape(line)}</li>" for line in lines)
            kind = ' class="decisive"' if passage in decisive else ""
            summary = f"<summary>{escape(passage.text)}</summary>"
            body.append(f"<details{kind}>{summary}<ul>{items}</ul></details>")
        if decisive:
            body.append(f"<h2>{escape(self.catalogue.say('story-decisive'))}</h2><ul>")
            for at, text in self._moments():
                body.append(f"<li><em>{escape(self._when(at))}</em> {escape(text)}</li>")
            body.append("</ul>")
        head = (
            f'<!doctype html>\n<html lang="{self.catalogue.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
        )
        return head + "\n".join(body) + "\n</body>\n</html>\n"

    def _listed(self, passage: Passage) -> str:
        lines = [] if passage.turn == BESIDES else self.lines(passage)
        return "\n".join([_plain(passage.text), "", *(f"- {_plain(one)}" for one in lines)]).strip()

    def _paragraphs(self) -> list[list[Passage]]:
        """Passages of the same turn together."""
        found: list[list[Passage]] = []
        for passage in self.passages:
            last = found[-1][-1] if found else None
            if last is not None and HEADING not in (last.kind, passage.kind):
                if passage.turn == last.turn:
                    found[-1].append(passage)
                    continue
            found.append([passage])
        return found


def _plain(text: str) -> str:
    """Text that Markdown takes for text: names may have stars and brackets."""
    for sign in "\\`*_[]<>#":
        text = text.replace(sign, f"\\{sign}")
    return text
