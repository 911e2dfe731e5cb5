"""What every language says of a fight is what was last read and found good."""

import pytest

from fechtbuch.text.catalogue import languages
from tests.text.golden import FOLDER, asked, told


@pytest.mark.parametrize("language", languages())
def test_every_message_is_told_as_it_was_last_read(language: str) -> None:
    kept = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert told(language) == kept, "write it with `python -m tests.text.golden` and read the diff"


@pytest.mark.parametrize("language", languages())
def test_every_question_and_refusal_is_put_as_it_was_last_read(language: str) -> None:
    kept = (FOLDER / f"{language}-asked.txt").read_text(encoding="utf-8")
    assert asked(language) == kept, "write it with `python -m tests.text.golden` and read the diff"


FAULTS = {
    "en": (" the the ", " a a "),
    "de": ("von dem ", " zu dem ", " zu der ", "Adas’"),
    "fr": (" de le ", " de les ", " à le ", " à les ", " de Ada", " que Ada"),
    "pl": (),
}
"""What is never said: articles that do not melt into prepositions, names that do not elide."""


@pytest.mark.parametrize("kind", ["", "-asked"])
@pytest.mark.parametrize("language", languages())
def test_nothing_is_told_that_no_language_says(language: str, kind: str) -> None:
    for line in (FOLDER / f"{language}{kind}.txt").read_text(encoding="utf-8").splitlines():
        text = line.partition(":")[2].strip()
        for fault in ("{", "}", "  ", " .", " ,", "..", *FAULTS[language]):
            assert fault not in text.replace("…", "").replace("2..6", ""), line
