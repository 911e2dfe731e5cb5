"""One measurement in a process of its own, so that it is clear which build was measured.

    python -m bench.measure compiled fights FILE SECONDS
    python -m bench.measure interpreted table FILE DECISIONS
    python -m bench.measure compiled odds FILE EXCHANGES
    python -m bench.measure compiled rollouts FILE SECONDS
    python -m bench.measure compiled plans FILE QUESTIONS

Prints one JSON object. Fails if the package that was imported is not the one asked for.
"""

import json
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import fechtbuch
from fechtbuch.books.base import Sensible
from fechtbuch.engine import fight as engine_module
from fechtbuch.engine.bulk import Tallies
from fechtbuch.engine.choices import Question
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.position import position_of
from fechtbuch.engine.search import Bench as Trial
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.odds import TooMany, exchange
from fechtbuch.play.plans import plans_of
from fechtbuch.scenario import Scenario, load, new_record, open_session, seed_from
from fechtbuch.simulate.run import Bench
from fechtbuch.testing import exchanges as played

SOURCES = Path(__file__).resolve().parents[1] / "src"
WINDOWS = 3
"""Each measurement is the best of so many windows: what else runs here only slows it down."""


def assert_build(build: str) -> None:
    """Fail unless this process runs the build that is to be measured."""
    package = Path(fechtbuch.__file__).resolve()
    from_sources = SOURCES in package.parents
    compiled = not str(engine_module.__file__).endswith(".py")
    if build == "interpreted" and (compiled or not from_sources):
        raise SystemExit(f"{package} is not the interpreted package in {SOURCES}")
    if build == "compiled" and (not compiled or from_sources):
        raise SystemExit(f"{package} is not compiled")


def fights(scenario: Scenario, seconds: float) -> dict[str, float]:
    """Fights and decisions per second of one core's time, without explanations."""
    bench = Bench(scenario, seed=7)
    start = bench.start
    chunk = 1
    number = 0
    while True:
        began = time.process_time()
        bench.run(number, chunk, Tallies(len(start.sides), len(start.roster)))
        number += chunk
        if time.process_time() - began > 0.05 * seconds:
            break
        chunk *= 2
    best: dict[str, float] = {}
    for _ in range(WINDOWS):
        tallies = Tallies(len(start.sides), len(start.roster))
        began = time.process_time()
        while time.process_time() - began < seconds / WINDOWS:
            bench.run(number, chunk, tallies)
            number += chunk
        taken = time.process_time() - began
        rate = tallies.fights / taken
        if not best or rate > best["fights_per_second"]:
            best = {
                "fights_per_second": rate,
                "decisions_per_second": tallies.decisions / taken,
                "microseconds_per_decision": 1e6 * taken / max(1, tallies.decisions),
                "decisions_per_fight": tallies.decisions / tallies.fights,
            }
    return best


def table(scenario: Scenario, decisions: int) -> dict[str, float]:
    """How long an answer takes at the table, in milliseconds, over so many decisions."""
    taken: list[float] = []
    longest = 0
    for session, question, text, number in _played(scenario):
        began = time.perf_counter()
        session.answer(text, question.id)
        taken.append(1000 * (time.perf_counter() - began))
        longest = max(longest, number)
        if len(taken) == decisions:
            break
    return {"decisions": len(taken), "longest_fight": longest, **_spread(taken)}


def plans(scenario: Scenario, questions: int) -> dict[str, float]:
    """How long the plans of a question take, without chances, in milliseconds."""
    taken: list[float] = []
    for session, question, text, _ in _played(scenario):
        if question.side >= 0:
            began = time.process_time()
            plans_of(session, question.id)
            taken.append(1000 * (time.process_time() - began))
        if len(taken) == questions:
            break
        session.answer(text, question.id)
    return {"questions": len(taken), **_spread(taken)}


def _played(scenario: Scenario) -> Iterator[tuple[Session, Question, str, int]]:
    """Fights without end, question by question, with what is answered; somebody else answers it."""
    whim = Stream(7, 7)
    for seed in count(0):
        secret = seed_from(seed)
        session = Session(new_record(scenario, secret), scenario.build(), secret)
        players = scenario.players(whim)
        for number in count(1):
            if not session.pending:
                break
            question = session.pending[0]
            answer = (
                decided(players[question.side], question)
                if question.side >= 0
                else question.default()
            )
            yield session, question, answer.text(), number


def _spread(taken: list[float]) -> dict[str, float]:
    taken.sort()
    return {
        "p50_milliseconds": taken[len(taken) // 2],
        "p95_milliseconds": taken[int(0.95 * len(taken))],
        "most_milliseconds": taken[-1],
    }


def odds(scenario: Scenario, exchanges: int) -> dict[str, float]:
    """How long exact odds of an exchange take, in milliseconds; so many that come up in play."""
    taken: list[float] = []
    runs: list[int] = []
    too_many = 0
    for turn in islice(played(scenario, 100, 7), exchanges):
        best = float("inf")
        try:
            for _ in range(WINDOWS):
                began = time.perf_counter()
                found = exchange(
                    turn.fight, turn.actor, turn.choice, turn.answers, book=scenario.rulebook
                )
                best = min(best, 1000 * (time.perf_counter() - began))
        except TooMany:
            too_many += 1
            continue
        taken.append(best)
        runs.append(found.runs)
    taken.sort()
    runs.sort()
    return {
        "exchanges": len(taken) + too_many,
        "too_many": too_many,
        "p50_milliseconds": taken[len(taken) // 2],
        "p90_milliseconds": taken[int(0.9 * len(taken))],
        "p50_courses": runs[len(runs) // 2],
    }


def rollouts(scenario: Scenario, seconds: float) -> dict[str, float]:
    """Rollouts per second on one core, from the first question of a fight."""
    session = open_session(scenario, seed_from(7))
    question = session.pending[0]
    crew = Sensible(scenario.rulebook)
    bench = Trial(position_of(session, question), crew, question, 7)
    number = 0
    best = 0.0
    for _ in range(WINDOWS):
        began = time.perf_counter()
        first = number
        while time.perf_counter() - began < seconds / WINDOWS:
            bench.run(None, number, 200)
            number += 200
        best = max(best, (number - first) / (time.perf_counter() - began))
    return {"rollouts_per_second": best}


def main(arguments: list[str]) -> None:
    build, what, file, amount = arguments
    assert_build(build)
    scenario = load(Path(file))
    if what == "fights":
        result = fights(scenario, float(amount))
    elif what == "odds":
        result = odds(scenario, int(amount))
    elif what == "rollouts":
        result = rollouts(scenario, float(amount))
    elif what == "plans":
        result = plans(scenario, int(amount))
    else:
        result = table(scenario, int(amount))
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1:])
