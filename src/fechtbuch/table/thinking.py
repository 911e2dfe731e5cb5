"""What the counsel's own processes do: odds, advice and win probability from a record's lines.

They are told the record without the table's seed, so nothing they find out peeks at coming dice.
"""

import os
from collections import OrderedDict
from typing import Any

from fechtbuch.advise import Withheld, advise
from fechtbuch.advise.figures import Trial
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import Session
from fechtbuch.odds import OddsError, TooMany, exchange, sampled
from fechtbuch.offspring import leave_with_parent, stand_back
from fechtbuch.scenario import Scenario, open_record
from fechtbuch.scenario.records import scenario_of
from fechtbuch.simulate import simulate

MOST_RUNS = 4000
SAMPLES = 1000
REMEMBERED = 8

MOST_FIGURES = 2000
"""Fights that each plan is played on in."""

_sessions: "OrderedDict[int, Session]" = OrderedDict()
_trials: "OrderedDict[tuple[int, str, str], Trial]" = OrderedDict()
"""So that whoever asks again goes on where he was."""


SOON_NICE = 7
"""How far what somebody looks for now stands back behind those who play."""


def prepare(behind: bool = True) -> None:
    """Leave the cores to those who play, and go when the server goes.

    What takes long stands back `behind` what somebody looks for now, too.
    """
    if behind:
        stand_back()
    else:
        os.nice(SOON_NICE)
    leave_with_parent()


def _session(lines: list[str]) -> Session:
    key = hash(tuple(lines[-2:])) ^ len(lines)
    session = _sessions.get(key)
    if session is None:
        session = open_record(record_from_lines(lines)).session
        _sessions[key] = session
        if len(_sessions) > REMEMBERED:
            _sessions.popitem(last=False)
    return session


def find_odds(lines: list[str], actor: str, text: str, seat: int) -> dict[str, Any]:
    """What follows from a choice, for all that a seat knows; under `refused` why not."""
    session = _session(lines)
    try:
        try:
            found = exchange(session, actor, text, most_runs=MOST_RUNS, seat=seat)
        except TooMany:
            found = sampled(session, actor, text, samples=SAMPLES, seat=seat)
    except OddsError as error:
        return {"refused": str(error)}
    return {
        **found.to_data(),
        "mean_damage": float(found.mean_damage()),
        "damages": [[amount, float(chance)] for amount, chance in found.damage.items()],
        "hurt": [
            [slug, float(1 - chances.get(0, 0)), float(found.mean_damage(slug))]
            for slug, chances in found.victims.items()
        ],
    }


def find_advice(
    lines: list[str], seat: int, question: str, seconds: float, seed: int
) -> dict[str, Any]:
    """Who will win and what to do; under `refused` why it cannot be told."""
    try:
        advice = advise(_session(lines), seconds=seconds, seat=seat, question=question, seed=seed)
    except Withheld:
        return {"refused": "withheld"}
    except ValueError as error:
        return {"refused": str(error)}
    return advice.to_data()


def find_chance(lines: list[str], seat: int, seconds: float, seed: int) -> dict[str, Any]:
    """Who will win, for all that a seat knows; under `refused` why it cannot be told."""
    try:
        return advise(_session(lines), seconds=seconds, seat=seat, most=1, seed=seed).to_data()
    except Withheld:
        return {"refused": "withheld"}


def find_outlook(data: dict[str, Any], fights: int, seconds: float) -> dict[str, Any]:
    """Who would win a scene, as the engine plays it; as many fights as there is time for."""
    result = simulate(Scenario.from_data(data), fights, 1, 1, seconds=seconds, closely=0)
    return {
        "fights": result.fights,
        "sides": [
            [slug, side.name, side.share, *side.interval] for slug, side in result.sides.items()
        ],
    }


def find_figures(
    lines: list[str],
    question: str,
    paths: list[list[str]],
    seconds: float,
    runs: int = MOST_FIGURES,
) -> dict[str, Any]:
    """What the plans of a question come to, for all that its side knows; `refused` if nothing."""
    session = _session(lines)
    key = (hash(tuple(lines[-2:])) ^ len(lines), question, str(paths))
    trial = _trials.get(key)
    try:
        if trial is None:
            asked = next(one for one in session.pending if one.id == question)
            book = scenario_of(session.record).rulebook
            trial = Trial(session, book, asked, paths, seed=1)
            _trials[key] = trial
            if len(_trials) > REMEMBERED:
                _trials.popitem(last=False)
        trial.work(seconds, runs)
    except (Withheld, ValueError) as error:
        return {"refused": str(error)}
    return trial.to_data()
