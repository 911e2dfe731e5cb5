"""Whatever is wrong with a question is told in the reader's language, before any fight."""

import json
import os
import subprocess
import sys
from functools import cache

import pytest

from tests.questions.bad_lines import LINES
from tests.text.english import english_in


@cache
def told(language: str) -> dict[str, tuple[int, str]]:
    """How each wrong line ended, and what was said, in a language."""
    command = [sys.executable, "-m", "tests.questions.bad_lines", "--language", language]
    wide = {**os.environ, "COLUMNS": "300", "NO_COLOR": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=wide, check=True)
    return {line: (code, said) for line, (code, said) in json.loads(done.stdout).items()}


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_bad_input_is_told_in_the_readers_language(language: str) -> None:
    english = told("en")
    assert set(told(language)) == set(LINES)
    for line, (code, said) in told(language).items():
        assert code == 2, (line, said)
        assert said not in ("", english[line][1]), line
        assert english_in(said, language) == [], (line, said)


def test_what_is_wrong_is_named_by_the_option_that_was_used() -> None:
    assert told("en")["balance kurt-and-hans --vary kurt.ws"][1].startswith("--vary kurt.ws: ")
    assert told("en")["simulate kurt-and-hans --sweep kurt.ws"][1].startswith("sweep kurt.ws: ")
