"""`fechtbuch import`: fighters out of sheets that people already have."""

from pathlib import Path

import typer
from rich.text import Text

from fechtbuch.books.base import books
from fechtbuch.cli.common import BAD_INPUT, catalogue_for, console, errors, language_of, print_json
from fechtbuch.scenario import ScenarioError
from fechtbuch.scenario.importing import import_file, save_all, share, tallied
from fechtbuch.text.figures import Figures
from fechtbuch.text.phrases import told


def import_all(
    given: list[Path], folder: Path, book: str | None, as_json: bool, language: str | None
) -> None:
    """Read every file, write a fighter file for each fighter, and tell what was lost."""
    spoken = language_of(language)
    say = catalogue_for(None, language).say
    failed = False
    figures = []
    report: list[dict[str, object]] = []
    for path in given:
        try:
            fighters = import_file(path.read_bytes(), path.name, book)
        except ScenarioError as error:
            failed = True
            report.append(
                {"file": str(path), "problems": [one.to_data(spoken) for one in error.problems]}
            )
            if not as_json:
                errors().print(Text(error.text(spoken)))
            continue
        for fighter, written in zip(fighters, save_all(fighters, folder)):
            figures.extend(fighter.figures)
            package = books()[fighter.sheet["book"]].package
            remarks = [told(remark, spoken, package) for remark in fighter.remarks]
            differ = [one for one in fighter.figures if not one.agrees]
            report.append(
                {
                    "file": str(path),
                    "fighter": str(written),
                    "remarks": remarks,
                    "agreement": {k: list(v) for k, v in tallied(fighter.figures).items()},
                    "differ": [[one.kind, one.of, one.theirs, one.ours] for one in differ],
                }
            )
            if as_json:
                continue
            console().print(Text(say("imported", {"name": fighter.name, "file": str(written)})))
            for remark in remarks:
                console().print(Text(f"  {remark}"))
            for one in differ:
                values = {"what": one.of, "theirs": one.theirs, "ours": one.ours}
                console().print(Text(f"  {say('import-differs', values)}"))
    if as_json:
        print_json(report)
    else:
        for kind, (agree, all_) in tallied(figures).items():
            numbers: dict[str, str | int] = {
                "what": say(f"figure-{kind}"),
                "agree": agree,
                "all": all_,
                "share": Figures(spoken).number(100 * share(agree, all_), 2),
            }
            console().print(Text(say("import-agreement", numbers)))
    if failed:
        raise typer.Exit(BAD_INPUT)
