"""Scenarios: reading, checking, writing and building them, whatever their book.

scenario = load("kurt-and-hans")
fight = scenario.build()
"""

from fechtbuch.scenario.library import ScenarioInfo, check, check_data, load, loads, names
from fechtbuch.scenario.model import Party, Recruit, Scenario
from fechtbuch.scenario.problems import Problem, ScenarioError
from fechtbuch.scenario.records import (
    Opened,
    new_record,
    open_record,
    open_session,
    read_record,
    seed_from,
    write_record,
)

__all__ = [
    "Opened",
    "Party",
    "Problem",
    "Recruit",
    "Scenario",
    "ScenarioError",
    "ScenarioInfo",
    "check",
    "check_data",
    "load",
    "loads",
    "names",
    "new_record",
    "open_record",
    "open_session",
    "read_record",
    "seed_from",
    "write_record",
]
