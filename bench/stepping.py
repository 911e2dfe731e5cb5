"""Steps per second of the learning environments, beside bulk play in the same run.

    python -m bench.stepping [--seconds 3] [--count 64] [--only landsknecht] [--profile]

A step is a complete decision of a side that learns, with observation and mask, in a duel where both
sides do. Options are drawn at random: among the whole choices that are listed, and with `spelled`
among everything, so that many a choice is put together slot by slot; a number taken is then one
slot filled or one page turned.
"""

import argparse
import cProfile
import pstats
import time
from pathlib import Path

import numpy as np

from bench.measure import fights
from fechtbuch.engine import fight as engine_module
from fechtbuch.rl import Fights
from fechtbuch.scenario import Scenario, load

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
BOOKS = ("landsknecht", "phase-six", "gurps", "tales-and-legends")
WINDOWS = 3
"""The best of so many counts: what else runs here only slows it down."""


def steps(scenario: Scenario, count: int, seconds: float, spelling: bool) -> tuple[float, float]:
    """Complete decisions and numbers taken per second of one core's time."""
    env = Fights(scenario, count, seed=7, spelling=spelling)
    seen, _ = env.reset()
    draws = np.random.default_rng(7).random((1024, count))
    best = (0.0, 0.0)
    turn = 0
    for _ in range(WINDOWS):
        before = env.steps
        first = turn
        began = time.process_time()
        while time.process_time() - began < seconds / WINDOWS:
            legal = seen["action_mask"].sum(axis=1)
            actions = (draws[turn % 1024] * legal).astype(np.int64)
            seen, _, _, _, _ = env.step(actions)
            turn += 1
        taken = time.process_time() - began
        best = max(best, ((env.steps - before) / taken, (turn - first) * count / taken))
    return best


def main() -> None:
    """Print a table."""
    reader = argparse.ArgumentParser(description="Steps per second of the learning environments.")
    reader.add_argument("--seconds", type=float, default=3.0)
    reader.add_argument("--count", type=int, default=64, help="fights side by side")
    reader.add_argument("--only", choices=BOOKS, action="append")
    reader.add_argument("--profile", action="store_true", help="say where the time goes")
    wanted = reader.parse_args()
    compiled = not str(engine_module.__file__).endswith(".py")
    print(f"{'compiled' if compiled else 'interpreted'}, {wanted.count} fights side by side")
    print(
        "| rulebook | steps per second | spelled out | numbers taken then | "
        "bulk decisions per second | bulk / steps |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for name in wanted.only or BOOKS:
        scenario = load(SCENARIOS / f"{name}-1v1.toml")
        if wanted.profile:
            with cProfile.Profile() as profile:
                steps(scenario, wanted.count, wanted.seconds, False)
            pstats.Stats(profile).sort_stats("tottime").print_stats(12)
            continue
        whole, _ = steps(scenario, wanted.count, wanted.seconds, False)
        spelled, numbers = steps(scenario, wanted.count, wanted.seconds, True)
        bulk = fights(scenario, wanted.seconds)["decisions_per_second"]
        print(
            f"| {scenario.rulebook.title} | {whole:,.0f} | {spelled:,.0f} | {numbers:,.0f} | "
            f"{bulk:,.0f} | {bulk / whole:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
