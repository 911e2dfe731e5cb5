"""Numbers as each language writes them."""

import pytest

from fechtbuch.text.figures import Figures


@pytest.mark.parametrize(
    ("language", "count", "number", "share", "signed"),
    [
        ("en", "22,301", "1,234.50", "66.5%", "−4.08"),
        ("de", "22.301", "1.234,50", "66,5\u00a0%", "−4,08"),
        ("fr", "22\u202f301", "1\u202f234,50", "66,5\u202f%", "−4,08"),
        ("pl", "22\u00a0301", "1\u00a0234,50", "66,5%", "−4,08"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    language: str, count: str, number: str, share: str, signed: str
) -> None:
    figures = Figures(language)
    assert figures.count(22_301) == count
    assert figures.number(1234.5, 2) == number
    assert figures.percent(0.665) == share
    assert figures.signed(-4.08, 2) == signed
    assert figures.signed(4.08, 2) == signed.replace("−", "+")


def test_nothing_has_no_minus() -> None:
    assert Figures().number(-0.04) == "0.0"
    assert Figures().signed(-0.001, 2) == "+0.00"
    assert Figures().count(-1500) == "−1,500"


def test_very_small_numbers_are_told_by_their_power() -> None:
    assert Figures().tiny(2.3e-5) == "2.3·10⁻⁵"
    assert Figures("de").tiny(4e-12) == "4,0·10⁻¹²"
