"""`regress`: what a change of rules did to every scenario of a book, and a check for it."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.questions.cells import ROUNDS, Cells, Plan, check_fights, fight_out, won
from fechtbuch.questions.contenders import book_of
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.scenario import Scenario, ScenarioError, load, names
from fechtbuch.scenario.paths import FieldPath, changed, parse_value
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.run import Means
from fechtbuch.simulate.statistics import LEVEL, Interval, holm, paired, sign_test
from fechtbuch.text.bad_input import BadInput

FORMAT = 1
FIGHTS = 500
"""Fights of each scenario, where nothing else is said."""
EVERYBODY = "everybody"
"""Stands in a path for all fighters of a scenario."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Who won a fight as one letter: a bit for each side. So there is room for five sides."""


@dataclass(frozen=True)
class Shift:
    """What became of one scenario."""

    scenario: str
    title: str
    side: str
    name: str
    """The first side, whose wins are told."""
    fights: int
    before: float
    after: float
    difference: float
    interval: Interval
    chance: float
    """How likely as uneven a split is by chance, after Holm's correction."""

    @property
    def sure(self) -> bool:
        """Whether it survives the correction."""
        return self.chance < LEVEL


@dataclass(frozen=True, repr=False)
class Regress(Finding):
    """What a change did to everything."""

    changes: tuple[str, ...]
    shifts: tuple[Shift, ...]
    untouched: tuple[str, ...]
    """Scenarios that the change cannot be made in."""
    baseline: str
    """The file that stands for before; empty where before was fought as well."""
    written: bool
    """Whether that file was written now, so that there is nothing to compare with yet."""

    @property
    def passed(self) -> bool:
        """Whether nothing has surely changed."""
        return not any(shift.sure for shift in self.shifts)

    def rows(self) -> list[dict[str, Any]]:
        """One row for each scenario."""
        return [
            {
                "scenario": shift.scenario,
                "side": shift.side,
                "fights": shift.fights,
                "before": shift.before,
                "after": shift.after,
                "difference": shift.difference,
                "low": shift.interval[0],
                "high": shift.interval[1],
                "p_holm": shift.chance,
                "sure": shift.sure,
            }
            for shift in self.shifts
        ]

    def found(self) -> dict[str, Any]:
        """Whether it passed, and what was left out."""
        return {
            "changes": list(self.changes),
            "passed": self.passed,
            "baseline": self.baseline,
            "written": self.written,
            "untouched": list(self.untouched),
        }


@takes_numbers
def regress(
    book: Book | str,
    changes: Sequence[str] = (),
    fights: int | None = None,
    seed: int | None = None,
    means: Means | None = None,
    *,
    scenarios: Sequence[str] = (),
    baseline: Path | None = None,
    expect: Callable[[int], None] | None = None,
) -> Regress:
    """Fight every scenario of a book before and after, on the same dice.

    `changes` are written as `options.morale=false`, `everybody.wounds=9` or any path of a scenario;
    where a scenario has no such field, it is left out. `baseline` is a file with the outcome of
    every fight: if it is there, it stands for before (with its seed and number of fights), and
    whatever changed since then shows, be it code, data or house rules; if it is not, it is written.
    """
    if fights is not None:
        check_fights(fights)
    book = book_of(book)
    stored = None if baseline is None or not baseline.exists() else _read(baseline, book)
    if stored is None and baseline is None and not changes:
        raise BadInput("nothing-changed")
    count = fights or (FIGHTS if stored is None else int(stored["fights"]))
    dice = seed if seed is not None else (0 if stored is None else int(stored["seed"]))
    if stored is not None and dice != stored["seed"]:
        raise BadInput("baseline-seed", value=dice, seed=stored["seed"])
    known = [info.name for info in names() if info.book == book.key]
    wanted = list(scenarios) or known
    before = [load(name) for name in wanted]
    for scenario in before:
        if scenario.book != book.key:
            raise BadInput(
                "other-book", value=scenario.name, book=book.title, known=", ".join(known)
            )
    after: list[tuple[Scenario, Scenario]] = []
    untouched: list[str] = []
    refused: list[Exception] = []
    for scenario in before:
        try:
            after.append((scenario, _made(scenario, changes)))
        except (ScenarioError, ValueError) as error:
            refused.append(error)
            untouched.append(scenario.name)
    if not after:
        if refused:
            # Who knows a name that is nearly the same says least; others list all they have.
            raise min(refused, key=lambda error: len(str(error)))
        raise BadInput("no-scenarios", value=book.title)
    fought_before = baseline is None
    plans = [
        Plan((one, other) if fought_before else (other,), (won(0), ROUNDS), not fought_before)
        for one, other in after
    ]
    if expect is not None:
        expect(count * len(plans))
    work = fight_out(plans, count, dice, means or Means())
    asked = Asked.about("regress", book.key, book.key, book.title, work, dice)
    scenes = [other for _, other in after]
    if baseline is not None and stored is None:
        _write(baseline, book, dice, asked.fights, scenes, work.cells)
    if fought_before:
        raw = [_fought(*pair) for pair in zip(scenes, work.cells, strict=True)]
    elif stored is not None:
        raw = [_held(scene, cells, stored) for scene, cells in zip(scenes, work.cells, strict=True)]
    else:
        raw = []
    chances = holm([chance for _, chance in raw])
    shifts = [Shift(**row, chance=chance) for (row, _), chance in zip(raw, chances, strict=True)]
    return Regress(
        asked,
        tuple(changes),
        tuple(shifts),
        tuple(untouched),
        "" if baseline is None else str(baseline),
        baseline is not None and stored is None,
    )


def _made(scenario: Scenario, changes: Sequence[str]) -> Scenario:
    """The scenario with all changes; `ValueError` where one has no place in it."""
    for text in changes:
        path, equals, value = text.partition("=")
        if not equals or not path.strip():
            raise BadInput("change", value=text)
        scenario = changed(
            scenario, [(found, parse_value(value.strip())) for found in _paths(scenario, path)]
        )
    return scenario


def _paths(scenario: Scenario, text: str) -> list[FieldPath]:
    head, _, rest = text.strip().partition(".")
    if head != EVERYBODY:
        return [FieldPath.find(scenario, text.strip())]
    found: list[FieldPath] = []
    refused: list[ValueError] = []
    for party in scenario.sides:
        for recruit in party.recruits:
            try:
                found.append(FieldPath.find(scenario, f"fighters.{recruit.slug}.{rest}"))
            except ValueError as error:
                refused.append(error)
    if not found and refused:
        raise min(refused, key=lambda error: len(str(error)))
    return found


def _row(scenario: Scenario, fights: int, before: int, after: int) -> dict[str, Any]:
    side = scenario.sides[0]
    return {
        "scenario": scenario.name,
        "title": scenario.title,
        "side": side.slug,
        "name": side.name,
        "fights": fights,
        "before": before / fights,
        "after": after / fights,
    }


def _fought(scenario: Scenario, cells: Cells) -> tuple[dict[str, Any], float]:
    difference, interval = cells.difference(1)
    pair = cells.pairs[1][0]
    row = _row(scenario, cells.fights, sum(cells.sums[0][0]), sum(cells.sums[1][0]))
    chance = sign_test(pair.more, pair.less)
    return {**row, "difference": difference, "interval": interval}, chance


def _held(
    scenario: Scenario, cells: Cells, stored: Mapping[str, Any]
) -> tuple[dict[str, Any], float]:
    """A scenario against what the baseline has of it."""
    known = stored["scenarios"].get(scenario.name)
    if known is None:
        raise BadInput("baseline-lacks", value=scenario.name)
    more = less = before = after = fights = 0
    for number, winners in cells.outcomes[0].items():
        if number >= len(known):
            continue
        was, now = _DIGITS.index(known[number]) & 1, winners & 1
        fights += 1
        before += was
        after += now
        more += now > was
        less += was > now
    if fights == 0:
        raise BadInput("baseline-lacks", value=scenario.name)
    difference, interval = paired(less, more, fights)
    row = _row(scenario, fights, before, after)
    return {**row, "difference": difference, "interval": interval}, sign_test(more, less)


def _read(path: Path, book: Book) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        form, key = data["format"], data["book"]
        int(data["fights"]), int(data["seed"]), dict(data["scenarios"])
    except (ValueError, KeyError, TypeError):
        raise BadInput("no-baseline", value=path) from None
    if form != FORMAT or key != book.key:
        raise BadInput("other-baseline", value=path, book=key)
    return data


def _write(
    path: Path,
    book: Book,
    seed: int,
    fights: int,
    scenarios: Sequence[Scenario],
    cells: Sequence[Cells],
) -> None:
    """Keep who won every fight; only fights that were fought without a gap count."""
    outcomes: dict[str, str] = {}
    for scenario, one in zip(scenarios, cells, strict=True):
        kept = one.outcomes[0]
        letters: list[str] = []
        while len(letters) in kept:
            letters.append(_DIGITS[kept[len(letters)]])
        outcomes[scenario.name] = "".join(letters)
    data = {
        "format": FORMAT,
        "book": book.key,
        "version": book.version,
        "seed": seed,
        "fights": fights,
        "scenarios": outcomes,
    }
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
