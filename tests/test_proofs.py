"""The page of proofs names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_every_test_that_the_page_of_proofs_names_exists() -> None:
    page = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", page)
    assert len(named) > 40
    missing = [
        f"{path}::{name}"
        for path, name in named
        if not (ROOT / path).is_file()
        or f"\ndef {name}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert missing == []
