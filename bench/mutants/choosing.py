"""Choose the wanderings that are kept of a book, by what they reach.

    python -m bench.mutants.choosing BOOK [--pool 600] [--first 0] [--steps 6000] [--add]

Of a pool of fights those are taken first that bring the most new marks for a step, until so many
steps are kept: a way through the book, a value given back, an event, an option or a refusal (see
`fights.py`). A mark counts again, for less each time, as long as few kept fights have it. Where the
compiled package is found first, which is quick, only what is shown counts.
"""

import argparse
import heapq
from collections import Counter
from pathlib import Path

from bench.mutants.fights import Played, pool
from tests.conformance.wanderings import Wandering, keep, kept

ROOT = Path(__file__).resolve().parents[2]
WORTH = (1.0, 0.5, 0.3, 0.2, 0.1)
"""Of a mark that no fight, one fight, two … have already."""


def chosen(fights: list[Played], most: int) -> dict[Wandering, list[str]]:
    """The fights that bring most for their length, with together so many steps at most."""
    had: Counter[str] = Counter()

    def gain(played: Played) -> float:
        times = (had[mark] for mark in played.marks if not mark.startswith("~"))
        return sum(WORTH[n] for n in times if n < len(WORTH)) / (len(played.digests) + 1)

    waiting = [(-gain(each), place) for place, each in enumerate(fights) if each.digests]
    heapq.heapify(waiting)
    taken: dict[Wandering, list[str]] = {}
    left = most
    while waiting:
        _, place = heapq.heappop(waiting)
        each = fights[place]
        if len(each.digests) > left:
            continue
        now = -gain(each)
        if now == 0:
            continue
        # Gains only fall: whoever is still ahead of the next one's old gain is the best.
        if waiting and now > waiting[0][0]:
            heapq.heappush(waiting, (now, place))
            continue
        taken[each.fight] = each.digests
        left -= len(each.digests)
        had.update(each.marks)
    return taken


def main() -> None:
    """Choose for one book, and write."""
    parser = argparse.ArgumentParser(prog="bench.mutants.choosing", description=__doc__)
    parser.add_argument("book")
    parser.add_argument("--pool", type=int, default=600, help="fights besides those kept now")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--steps", type=int, default=6000, help="that are kept at most")
    parser.add_argument(
        "--add", action="store_true", help="leave the kept ones as they are, and add to them"
    )
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    folder = ROOT / "src" / "fechtbuch" / "books" / asked.book
    stored = ROOT / "build" / "mutants"
    fights = pool(folder, stored, asked.pool, asked.first, asked.jobs, not asked.add)
    taken = chosen(fights, asked.steps)
    key = asked.book.replace("_", "-")
    before = {(n, w, i): found for n, w, i, found in kept(key)} if asked.add else {}
    keep(key, {**before, **taken})
    every = {mark for each in fights for mark in each.marks}
    shown = {mark for each in fights if each.fight in taken for mark in each.marks}
    steps = sum(map(len, taken.values()))
    print(f"{asked.book}: {len(taken)} of {len(fights)} fights kept, {steps} steps,", end=" ")
    print(f"{len(shown)} of {len(every)} marks")


if __name__ == "__main__":
    main()
