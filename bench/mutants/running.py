"""Runs the tests of a book against many mutants without starting pytest more than once.

Pytest collects the tests of the book, interpreted, and calls the plug-in `Mutation` instead of its
own loop. For each mutant that forks a child, which has everything loaded already; the child puts
the changed code into the function that is there (`__code__`, so whoever has imported it runs the
change), runs the tests that name the rule and, if all of them pass, the rest of those that ever
reach the line, the quickest first. The first failure ends it.

Which tests reach which line is recorded once (`reaching.py`), in children, too, and kept until the
book's code changes; of new or changed test files only those are recorded, and a survivor meets only
them again.
No tool that we know selects tests by the rule they are marked with, and starting
pytest for every mutant would take a day for what this does in half an hour.
"""

import ast
import hashlib
import importlib
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from bench.mutants.children import answer, answers
from bench.mutants.making import Mutant, mutated
from bench.mutants.reaching import Marks, Reach, code_at, function_at, module_name

SLACK = 4.0
"""Seconds of computing that a test may take on top of ten times what it took unchanged."""

PART = 50
"""So many tests are recorded by one child."""

KILLED = "killed"
TIMED_OUT = "killed by time"
SURVIVED = "survived"
UNREACHED = "never run"
"""A survivor, too: no test of the book comes to the line."""
UNFIT = "unfit"
"""The change cannot be put into the loaded function; does not count."""


@dataclass
class Verdict:
    """What became of a mutant."""

    key: str
    verdict: str
    by: str = ""
    """The test that noticed."""
    tests: int = 0
    seconds: float = 0.0
    code: str = ""
    """Digest of the book, for survivors."""
    files: dict[str, str] = field(default_factory=dict)
    """Digests of the test files that a survivor has met: another test may kill it."""

    @property
    def lives(self) -> bool:
        return self.verdict in (SURVIVED, UNREACHED)


class Mutation:
    """The plug-in: takes the place of pytest's loop over the collected tests."""

    def __init__(
        self,
        folder: Path,
        package: str,
        mutants: list[Mutant],
        kept: Path,
        jobs: int,
        told: Callable[[Mutant, Verdict], None],
        brief: bool = False,
        near: str = "",
    ) -> None:
        self.folder = folder
        self.package = package
        self.mutants = mutants
        self.kept = kept
        self.jobs = jobs
        self.told = told
        self.brief = brief
        self.near = near
        """Besides the tests that name the rule only those of this file; empty for all."""
        self.items: dict[str, pytest.Item] = {}
        self.naming: dict[str, list[str]] = {}
        self.reach = Reach()
        self.took: dict[str, float] = {}
        self.known: dict[str, Verdict] = {}
        """What was judged before; survivors count until the book or a test changes."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._collect(session)
        if not self.brief:
            self.reach = self._reach()
            self.took = self.reach.took()
        self._judge()
        return True

    def _collect(self, session: pytest.Session) -> None:
        for item in session.items:
            self.items[item.nodeid] = item
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.naming.setdefault(str(rule), []).append(item.nodeid)

    # Which test reaches what.

    def _reach(self) -> Reach:
        kept = self.kept / f"{self.package}-reached.json"
        code, files = self.code(), self.files()
        found = Reach()
        if kept.is_file():
            earlier = Reach(**json.loads(kept.read_text(encoding="utf-8")))
            if earlier.code == code:
                found = earlier
        changed = {
            name
            for name in self.items
            if found.files.get(self.file(name)) != files.get(self.file(name), "")
        }
        gone = {name for name in found.names if name not in self.items}
        if self.near:
            changed = {name for name in changed if self.file(name) in files}
        found = found.without(changed | gone)
        found.code, found.files = code, {**found.files, **files}
        known = set(found.names)
        names = [name for name in self.items if name not in known and self.file(name) in files]
        size = max(1, min(PART, -(-len(names) // self.jobs)))
        shards = [names[start : start + size] for start in range(0, len(names), size)]
        kept.parent.mkdir(parents=True, exist_ok=True)
        marks = Marks()
        with marks.put_into(self.folder, self.package):
            for part in answers(self.jobs, [partial(self._record, marks, one) for one in shards]):
                found.add(Reach(**part))
                # A run that is broken off goes on with the parts that are not recorded yet.
                new = kept.with_suffix(".new")
                new.write_text(json.dumps(vars(found)), encoding="utf-8")
                new.replace(kept)
        return found

    def code(self) -> str:
        """A digest of the book's code and data."""
        whole = hashlib.sha256()
        for path in sorted({*self.folder.rglob("*.py"), *self.folder.rglob("*.toml")}):
            whole.update(path.read_bytes())
        return whole.hexdigest()[:16]

    def file(self, name: str) -> str:
        """The file that a test is in, from the folder of the whole on."""
        return os.path.relpath(self.items[name].path)

    def files(self) -> dict[str, str]:
        """Digests of the files that the tests are in, and of which tests there are."""
        found: dict[str, Any] = {}
        for name in sorted(self.items):
            path = self.file(name)
            if not self.near or path == self.near:
                if path not in found:
                    found[path] = hashlib.sha256(Path(path).read_bytes())
                found[path].update(name.encode())
        return {path: digest.hexdigest()[:8] for path, digest in found.items()}

    def _record(self, marks: Marks, names: list[str]) -> dict[str, Any]:
        found = Reach(names=names)
        for place in range(len(names)):
            marks.clear()
            began = time.process_time()
            passed = self._passes(names, place)
            found.seconds.append(round(time.process_time() - began, 4) if passed else -1.0)
            if passed:
                for line in marks.reached():
                    found.lines.setdefault(line, []).append(place)
        return vars(found)

    def _passes(self, names: list[str], place: int) -> bool:
        following = self.items[names[place + 1]] if place + 1 < len(names) else None
        reports = runtestprotocol(self.items[names[place]], log=False, nextitem=following)
        return not any(report.failed for report in reports)

    # One mutant after the other.

    def _judge(self) -> None:
        importers = Importers(self.package)
        code, files = self.code(), self.files()
        by_key = {mutant.key: mutant for mutant in self.mutants}
        tasks = []
        for mutant in self.mutants:
            before = self.known.get(mutant.key)
            met = before.files if before is not None and before.code == code else {}
            if before is None or (before.lives and (self.near or met != files)):
                news = {path for path in files if met.get(path) != files[path]}
                tasks.append(partial(self._try, mutant, importers, news))
        for data in answers(self.jobs, tasks):
            verdict = Verdict(**data)
            if verdict.lives:
                verdict.code, verdict.files = code, files
            self.told(by_key[verdict.key], verdict)

    def _try(self, mutant: Mutant, importers: "Importers", news: set[str]) -> dict[str, Any]:
        return vars(self._verdict(mutant, importers, news))

    def _verdict(self, mutant: Mutant, importers: "Importers", news: set[str]) -> Verdict:
        """Try it with the tests of some files, those that it has not met yet."""
        began = time.process_time()
        first, rest = self._selected(mutant)
        if not first and not rest:
            return Verdict(mutant.key, UNREACHED)
        if self.near:
            names = first + [name for name in rest if self.file(name) in news]
        else:
            names = [name for name in first + rest if self.file(name) in news]
        if not self._change(mutant, importers):
            return Verdict(mutant.key, UNFIT)
        return self._tested(mutant, names, began)

    def _change(self, mutant: Mutant, importers: "Importers") -> bool:
        """In a child: put the change into the loaded book; whether that could be done."""
        path = self.folder / mutant.path
        module = importlib.import_module(module_name(self.package, mutant.path))
        tree = mutated(path.read_text(encoding="utf-8"), mutant)
        try:
            if mutant.constant:
                importers.set_constant(module, mutant.place, _value(tree, mutant.place))
            else:
                _put(module, mutant.place, compile(tree, str(path), "exec"))
        except (LookupError, ValueError):
            return False
        return True

    def _tested(self, mutant: Mutant, names: list[str], began: float) -> Verdict:
        """Run tests against the change until one fails."""
        for place, name in enumerate(names):
            late = Verdict(mutant.key, TIMED_OUT, name, place + 1)
            with limited(10 * self.took.get(name, 0.2) + SLACK, late):
                passed = self._passes(names, place)
            if not passed:
                spent = time.process_time() - began
                return Verdict(mutant.key, KILLED, name, place + 1, round(spent, 2))
        return Verdict(mutant.key, SURVIVED, "", len(names), round(time.process_time() - began, 2))

    def _selected(self, mutant: Mutant) -> tuple[list[str], list[str]]:
        """The tests that name one of its rules, then all others that reach it; quickest first."""
        naming = {name for rule in mutant.rules for name in self.naming.get(rule, [])}
        if self.brief:
            return [name for name in self.items if name in naming], []
        reaching = set(self.took)
        if not mutant.constant:
            lines = range(mutant.line, mutant.until + 1)
            found = [self.reach.lines.get(f"{mutant.path}:{line}", []) for line in lines]
            reaching = {self.reach.names[place] for places in found for place in places}
        if self.near:
            reaching = {name for name in reaching if self.file(name) == self.near}
        quick = sorted(reaching, key=lambda name: (self.took[name], name))
        if self.near:
            return [name for name in self.items if name in naming], quick
        first = [name for name in quick if name in naming]
        return first, [name for name in quick if name not in naming]


class Importers:
    """Which module has taken a constant over from which."""

    def __init__(self, package: str) -> None:
        self.taken: dict[tuple[str, str], list[tuple[ModuleType, str]]] = {}
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None) or ""
            if name.split(".")[0] not in ("fechtbuch", "tests") or not file.endswith(".py"):
                continue
            tree = ast.parse(Path(file).read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                    for alias in node.names:
                        taken = self.taken.setdefault((str(node.module), alias.name), [])
                        taken.append((module, alias.asname or alias.name))

    def set_constant(self, module: ModuleType, name: str, value: object) -> None:
        """Give a constant another value wherever it is known."""
        setattr(module, name, value)
        for other, known_as in self.taken.get((module.__name__, name), []):
            setattr(other, known_as, value)


def _value(tree: ast.Module, name: str) -> object:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and target.id == name and node.value is not None:
                return ast.literal_eval(node.value)
    raise LookupError(name)


def _put(module: ModuleType, place: str, code: CodeType) -> None:
    """Put the changed code of a function into the function that everybody has."""
    function = function_at(module, place)
    if function is None:
        raise LookupError(place)
    function.__code__ = code_at(code, place)


@contextmanager
def limited(seconds: float, late: Verdict) -> Iterator[None]:
    """In a child: what takes more computing than this ends it, with another verdict."""
    signal.signal(signal.SIGVTALRM, partial(_too_late, late))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _too_late(late: Verdict, *_: object) -> None:
    answer(vars(late))
