"""Pages of the rulebook in the terminal: a rule at length, and tables."""

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fechtbuch.cli.show import indented
from fechtbuch.rulebook.reading import NUMBER, RULE, STRONG, TERM
from fechtbuch.text.catalogue import Catalogue

STYLES = {STRONG: "bold", RULE: "cyan", TERM: "underline", NUMBER: "bold"}


def show_page(console: Console, catalogue: Catalogue, rule: dict[str, Any]) -> None:
    """Print a rule at length: what page and docs show of it."""
    heading = Text(rule["id"], style="bold cyan")
    heading.append(f"  {rule['title']}", style="bold")
    console.print(heading)
    facts = [rule["chapter"]["title"], rule["source"], rule["status"]]
    indented(console, Text("; ".join(filter(None, [*facts, rule["reason"]])), style="dim"))
    indented(console, Text(rule["summary"], style="italic" if rule["text"] else ""))
    for paragraph in rule["text"]:
        said = Text(f"{catalogue.say('rulebook-example')} " if paragraph["example"] else "")
        for piece in paragraph["pieces"]:
            said.append(piece["text"], style=STYLES.get(piece["kind"], ""))
        indented(console, said, 4 if paragraph["example"] else 2)
    for term in rule["terms"].values():
        line = Text(f"{term['term']}: ", style="underline dim")
        indented(console, line.append(term["means"], style="not underline dim"), 4)
    if rule["option"]:
        option = rule["option"]
        words = {"meaning": option["meaning"], "value": option["default"]}
        values = {"values": ", ".join(option["values"])}
        indented(console, Text(catalogue.say("rulebook-option", {**words, **values})))
    if rule["versions"]:
        versions = {"versions": ", ".join(rule["versions"])}
        indented(console, Text(catalogue.say("rulebook-changed", versions), style="dim"))
    for key, word in (
        ("neighbours", "rulebook-neighbours"),
        ("rulings", "rulebook-rulings"),
        ("used_in", "rulebook-used-in"),
    ):
        if rule[key]:
            named = ", ".join(f"{one['id']} {one['title']}" for one in rule[key])
            indented(console, Text(catalogue.labelled(catalogue.say(word), named), style="dim"))


NAMES_WIDE = 14
"""What the first column of a table has at least, if its words need as much."""


def show_table(console: Console, data: dict[str, Any]) -> None:
    """Print a table."""
    ruled = any(row["rules"] for row in data["rows"])
    table = Table(title=data["title"], box=box.SIMPLE, title_justify="left", padding=(0, 1, 0, 0))
    words = (len(word) for row in data["rows"] for word in row["cells"][0].split())
    least = min(max(words, default=0), NAMES_WIDE)
    rest = len(data["columns"]) - 1 + ruled
    # Where there is little room nothing is cut, and the names have the most of it.
    most = max((console.width - least - 2 * (rest + 1)) // max(rest, 1), 3)
    table.add_column(data["columns"][0], min_width=least, overflow="fold")
    crowded = sum(map(len, data["columns"])) > console.width - least - 2 * rest
    for column in data["columns"][1:]:
        table.add_column(column, max_width=most if crowded else None, overflow="fold")
    if ruled:
        table.add_column("")
    for row in data["rows"]:
        cells = [Text(cell) for cell in row["cells"]]
        table.add_row(*cells, *([Text(" ".join(row["rules"]), "cyan")] if ruled else []))
    console.print(table)
