"""Interpreted and compiled, on any machine: the same record gives the same events to the byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fechtbuch.testing.conformance.kit import SCENARIOS

ROOT = Path(__file__).resolve().parents[2]


def fingerprints(environment: dict[str, str]) -> str:
    """What `python -m tests.conformance.fingerprint` prints in another interpreter."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    finished = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprint"],
        cwd=ROOT,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return finished.stdout


@pytest.mark.skipif(
    os.environ.get("PYTHONPATH", "") != "", reason="compares the installed package with src"
)
def test_the_interpreted_sources_and_the_installed_package_agree_to_the_byte() -> None:
    installed = fingerprints({})
    interpreted = fingerprints({"PYTHONPATH": "src", "PYTHONHASHSEED": "7"})
    assert installed.count("\n") == len(SCENARIOS)
    assert installed == interpreted
