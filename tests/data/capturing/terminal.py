"""What the terminal writes: records of played fights, and states of unfinished simulations."""

import json
import tempfile
from pathlib import Path

from typer.testing import CliRunner

from fechtbuch.cli import app
from fechtbuch.scenario import load, names
from tests.captured.describing import Data

EVENING = [
    *("engine", "engine", "engine", "undo", "undo", "redo", "undo", "engine"),
    'edict say text="Somebody laughs."',
    *("dice all", "engine", "engine", "engine", "engine", "engine", "dice"),
    *("engine", "engine", "undo", "quit"),
]
"""What somebody types at a fight and then goes home; `engine` lets a policy answer or throw."""

EVENINGS = ["skirmish", "archers-on-a-wall", "riot-at-the-gate", "three-on-one"]
"""Fights that are not over by then, one of each book."""

LITTLE = 6
"""Rounds of the fights in which everybody does anything at all."""

SIMULATIONS: dict[str, list[str]] = {
    "landsknecht": ["kurt-and-hans", "--seed", "3"],
    "gurps": ["judo-match", "--seed", "3"],
    "phase-six": ["marek-and-grom", "--seed", "3"],
    "tales-and-legends": ["duel-of-honour", "--seed", "3"],
    "landsknecht-sweep": ["kurt-and-hans", "--sweep", "kurt.ws=2..4", "--seed", "4"],
    "landsknecht-grid": [
        *("kurt-and-hans", "--sweep", "kurt.ws=2,4", "--sweep", "options.morale=true,false"),
    ],
    "landsknecht-versus": ["kurt-and-hans", "--versus", "options.injury_table=none"],
    "landsknecht-mirror": ["kurt-and-hans", "--mirror", "--policy", "hans=random"],
    "gurps-versus": ["fire-fight", "--versus", "options.aim_rule=house"],
    "phase-six-versus": ["knight-and-rogue", "--versus", "options.armour_damage=true"],
    "tales-and-legends-versus": ["hammer-and-plate", "--versus", "options.strict_heavy=true"],
    "landsknecht-chain": ["landsknecht-road.toml"],
    "gurps-chain": ["gurps-road.json"],
    "phase-six-chain": ["phase-six-night.toml"],
    "tales-and-legends-chain": ["tales-and-legends-week.toml"],
}
DONE, GOAL = 250, 400
"""Fights that are done in the state, and how many it is gone on to."""

VOLATILE = ("seconds", "processes", "compiled", "fights_per_second", "decisions_per_second")
"""What two runs of the same simulation do not have in common."""


def run(*arguments: str, typed: str | None = None) -> str:
    """Call a command as people do."""
    result = CliRunner().invoke(app, list(arguments), input=typed)
    assert result.exit_code == 0, (arguments, result.output, result.stderr)
    return result.stdout


def play_all(folder: Path) -> None:
    """Fights of the terminal: the engine's own, aimless ones, evenings and their ends."""
    for kind in ("whole", "aimless", "left", "continued"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    for info in names():
        name = f"{info.book}-{info.name}.jsonl"
        whole = str(folder / "whole" / name)
        run("play", f"{info.book}/{info.name}", "--auto", "--json", "--seed", "1", "--save", whole)
        aimless = str(folder / "aimless" / name)
        with tempfile.TemporaryDirectory() as place:
            file = Path(place) / f"{info.name}.json"
            file.write_text(json.dumps(_aimless(f"{info.book}/{info.name}")), encoding="utf-8")
            run("play", str(file), "--auto", "--json", "--seed", "2", "--save", aimless)
    for number, fight in enumerate(EVENINGS):
        book = load(fight).book
        left = str(folder / "left" / f"{book}-{fight}.jsonl")
        seed = "3" if number % 2 else "0123456789abcdef" * 4
        run("play", fight, "--seed", seed, "--save", left, typed="\n".join(EVENING) + "\n")
        after = str(folder / "continued" / f"{book}-{fight}.jsonl")
        run("play", "--record", left, "--auto", "--json", "--save", after)


def _aimless(name: str) -> Data:
    data = load(name).to_data()
    data["rounds"] = LITTLE
    for side in data["sides"]:
        side["policy"] = "random"
    return data


def simulate_all(folder: Path, own: Path) -> Data:
    """States of simulations, with what came of going on."""
    folder.mkdir(parents=True, exist_ok=True)
    expected: Data = {}
    for name, written in SIMULATIONS.items():
        state = folder / f"{name}.json"
        arguments = simulation(written, own)
        fresh = json.loads(run(*arguments, "-n", str(GOAL)))
        run(*arguments, "-n", str(DONE), "--state", str(state))
        expected[name] = {"arguments": written, "goal": GOAL, "result": lasting(fresh)}
    return expected


def simulation(written: list[str], own: Path) -> list[str]:
    """The words of a call; a file's name stands for one in the folder of people's own."""
    source = own / written[0]
    named = str(source) if source.is_file() else written[0]
    return ["simulate", named, *written[1:], "--json", "--processes", "1"]


def lasting(result: object) -> object:
    """A result without what depends on the machine."""
    if isinstance(result, dict):
        return {name: lasting(part) for name, part in result.items() if name not in VOLATILE}
    if isinstance(result, list):
        return [lasting(part) for part in result]
    return result
