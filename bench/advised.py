"""How clearly playing by advice beats each book's own policy.

    python -m bench.advised [--book KEY] [--pairs 100] [--rollouts 4000] [SCENARIO ...]

Each fight is fought twice on the same dice, once with either side advised. Without scenarios it
takes the packaged fights with few and equally many fighters on two sides.
"""

import argparse
import time

from fechtbuch.advise import mirrored
from fechtbuch.books.base import books
from fechtbuch.engine.advised import ROLLOUTS
from fechtbuch.scenario import load, names

MOST_FIGHTERS = 2
"""So many on either side at most."""


def fights(book: str) -> list[str]:
    """All packaged scenarios of one against one or two against two."""
    found = []
    for info in names():
        name = f"{info.book}/{info.name}"
        if book in ("", info.book):
            sizes = [len(party.recruits) for party in load(name).sides]
            if len(sizes) == 2 and sizes[0] == sizes[1] <= MOST_FIGHTERS:
                found.append(name)
    return found


def main() -> None:
    """Measure and print one line for each scenario."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--book", choices=sorted(books()), default="")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    for name in chosen.scenarios or fights(chosen.book):
        began = time.perf_counter()
        result = mirrored(load(name), chosen.pairs, chosen.rollouts, chosen.seed)
        low, high = result.interval
        seconds = time.perf_counter() - began
        print(
            f"{name}: advised {result.share:.1%} of {result.fights} "
            f"({low:.1%} to {high:.1%} of the decided ones), {result.draws} draws, {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
