"""Change the rules a little, over and over, and count which changes no test notices.

python -m bench.mutants [BOOK ...] [--sample 600 | --all] [--rule ID] [--seed 1] [--jobs 2]

Runs interpreted, from `src`. What was judged is kept in `build/mutants` and not judged again
before the place, or for survivors the book or a test, has changed; so a run that was broken off
goes on. Survivors that cannot be told from the rule itself are listed in `equivalent.toml` with the
reason, and do not count; they meet all tests in vain, so they are run with `--listed` only.
`--seek N` looks among N fights for such as kill what lives, and keeps them (`seeking.py`).
Ends with 1 if fewer than `--least` percent of a book's sample were killed.
"""

import argparse
import json
import os
import random
import sys
import time
import tomllib
from dataclasses import asdict
from pathlib import Path

import pytest

from bench.mutants.making import Mutant, mutants_of
from bench.mutants.running import UNFIT, Mutation, Verdict
from bench.mutants.seeking import Seeking

ROOT = Path(__file__).resolve().parents[2]
BOOKS = ROOT / "src" / "fechtbuch" / "books"
KEPT = ROOT / "build" / "mutants"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
LEAST = 97.0
WANDERINGS = "tests/conformance/test_wanderings.py"
QUIETLY = ["-q", "-q", "-s", "-p", "no:cacheprovider", "-p", "no:benchmark", "-p", "no:xdist"]


def main() -> int:
    """Judge the books one after the other, each in a process of its own."""
    asked = arguments()
    if "PYTHONPATH" not in os.environ:
        # The package must be the one in `src`, in this process and in all that follow.
        os.environ["PYTHONPATH"] = str(ROOT / "src")
        os.execv(sys.executable, [sys.executable, "-m", "bench.mutants", *sys.argv[1:]])
    if len(asked.book) == 1:
        return judge(asked.book[0], asked)
    worst = 0
    for book in asked.book:
        child = os.spawnv(
            os.P_WAIT,
            sys.executable,
            [sys.executable, "-m", "bench.mutants", book, *options(sys.argv[1:], asked.book)],
        )
        worst = max(worst, child)
    return worst


def options(given: list[str], books: list[str]) -> list[str]:
    """What was asked for besides the books."""
    return [each for each in given if each not in books]


def arguments() -> argparse.Namespace:
    """What was asked for."""
    every = sorted(path.parent.name for path in BOOKS.glob("*/rules.toml"))
    parser = argparse.ArgumentParser(prog="bench.mutants", description=__doc__)
    parser.add_argument("book", nargs="*", choices=[*every, []], default=every)
    parser.add_argument("--sample", type=int, default=600)
    parser.add_argument("--all", action="store_true")
    parser.add_argument(
        "--rule", action="append", default=[], help="only code that carries one of these"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=LEAST)
    parser.add_argument(
        "--brief", action="store_true", help="only by the tests that name the rule, nothing kept"
    )
    parser.add_argument(
        "--near",
        action="store_true",
        help="only by the tests that name the rule and by the wanderings: quick, kills fewer",
    )
    parser.add_argument(
        "--own",
        action="store_true",
        help="only by the book's own tests, which say what is right; no recorded fights",
    )
    parser.add_argument(
        "--listed", action="store_true", help="run those that are listed as equivalent, too"
    )
    parser.add_argument(
        "--seek",
        type=int,
        default=0,
        metavar="FIGHTS",
        help="look among so many wanderings for such as kill what lives, and keep them",
    )
    parser.add_argument("--first", type=int, default=0, help="number of the first of these fights")
    return parser.parse_args()


def sample(book: str, asked: argparse.Namespace) -> list[Mutant]:
    """The mutants to judge: a seeded choice of those that were asked for.

    Each has a lot of its own, so that a change elsewhere in the book chooses no others.
    """
    found = mutants_of(BOOKS / book)
    if asked.rule:
        found = [mutant for mutant in found if set(asked.rule) & set(mutant.rules)]
    if not asked.all and len(found) > asked.sample:
        lots = [random.Random(f"{asked.seed} {mutant.key}").random() for mutant in found]
        kept = sorted(range(len(found)), key=lambda place: lots[place])[: asked.sample]
        found = [found[place] for place in sorted(kept)]
    return found


def judge(book: str, asked: argparse.Namespace) -> int:
    """Judge one book's mutants, print what became of them."""
    began = time.monotonic()
    drawn = sample(book, asked)
    excused = {} if asked.listed else equivalent()
    chosen = [mutant for mutant in drawn if mutant.name not in excused]
    folder = KEPT / "own" if asked.own else KEPT / "sought" if asked.seek else KEPT
    kept = folder / f"{book}-verdicts.jsonl"
    verdicts = {} if asked.brief else earlier(kept)
    found: dict[str, Verdict] = {}

    def told(mutant: Mutant, verdict: Verdict) -> None:
        found[mutant.key] = verdict
        if verdict.lives:
            print(f"  lives: {BOOKS.name}/{book}/{where(mutant)}", flush=True)
        if not asked.brief:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(verdict)) + "\n")

    make = Seeking if asked.seek else Mutation
    plugin = make(
        BOOKS / book,
        f"fechtbuch.books.{book}",
        chosen,
        folder,
        asked.jobs,
        told,
        asked.brief,
        WANDERINGS if asked.near else "",
    )
    if isinstance(plugin, Seeking):
        plugin.size, plugin.first = asked.seek, asked.first
    plugin.known = verdicts
    ended = pytest.main([*QUIETLY, *tests_of(book, asked.own)], plugins=[plugin])
    if ended != pytest.ExitCode.OK:
        return int(ended)
    found |= {mutant.key: verdicts[mutant.key] for mutant in chosen if mutant.key not in found}
    listed = len(drawn) - len(chosen)
    return report(book, chosen, found, asked.least, time.monotonic() - began, listed)


def tests_of(book: str, own: bool) -> list[str]:
    """The tests of a book: its own, how its scenarios are told, and where fights wander."""
    if own:
        return [str(ROOT / "tests" / book)]
    kit = "fechtbuch.testing.conformance.test_playthroughs"
    return [str(ROOT / "tests" / book), kit, WANDERINGS, "--book", book.replace("_", "-")]


def earlier(kept: Path) -> dict[str, Verdict]:
    """What was judged before."""
    if not kept.is_file():
        return {}
    lines = kept.read_text(encoding="utf-8").splitlines()
    return {verdict.key: verdict for verdict in (Verdict(**json.loads(line)) for line in lines)}


def report(
    book: str,
    chosen: list[Mutant],
    found: dict[str, Verdict],
    least: float,
    seconds: float,
    listed: int = 0,
) -> int:
    """Print the figures of a book and every survivor; whether too many live."""
    excused = equivalent()
    counted = [mutant for mutant in chosen if found[mutant.key].verdict != UNFIT]
    living = [mutant for mutant in counted if found[mutant.key].lives]
    alike = [mutant for mutant in living if mutant.name in excused]
    open_ones = [mutant for mutant in living if mutant.name not in excused]
    killed = len(counted) - len(living)
    told_apart = len(counted) - len(alike)  # nobody can kill the others
    share = 100 * killed / told_apart if told_apart else 100.0
    print(
        f"{book}: {killed} of {len(counted) + listed} killed ({share:.1f} %), "
        f"{len(alike) + listed} equivalent, "
        f"{len(open_ones)} live; {seconds:.0f} s"
    )
    for mutant in open_ones:
        print(f"  {found[mutant.key].verdict}: {where(mutant)} [{', '.join(mutant.rules)}]")
    return int(share < least)


def where(mutant: Mutant) -> str:
    """A mutant in a line."""
    return f"{mutant.path}:{mutant.line} {mutant.place}: {mutant.change}"


def equivalent() -> dict[str, str]:
    """By name of a mutant, why nobody can tell it from the rule."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {f"{entry['place']}: {entry['change']}": entry["reason"] for entry in entries}


if __name__ == "__main__":
    sys.exit(main())
