"""Tables for notebooks: plain HTML, readable in light and dark."""

from collections.abc import Sequence
from html import escape

from fechtbuch.text.figures import Figures

Row = Sequence[str]


def table(heads: Row, rows: Sequence[Row]) -> str:
    """A table of cells that are HTML already."""
    top = "".join(f"<th>{head}</th>" for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def titled_table(title: str, note: str, heads: Row, rows: Sequence[Row]) -> str:
    """A table of plain words under its title."""
    return f"<p><b>{escape(title)}</b><br><small>{escape(note)}</small></p>" + table(
        [escape(head) for head in heads], [[escape(cell) for cell in row] for row in rows]
    )


def percent(share: float) -> str:
    """A share as people read it."""
    return Figures().percent(share)
