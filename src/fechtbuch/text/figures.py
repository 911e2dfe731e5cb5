"""Counts, shares and measures as each language writes them."""

from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.numbers import MINUS

DECIMALS = {"de": ",", "fr": ",", "pl": ","}
"""What stands between whole numbers and their tenths, where it is no point."""

THOUSANDS = {"de": ".", "fr": "\u202f", "pl": "\u00a0"}
"""What stands between thousands, where it is no comma."""

PERCENT = {"de": "\u00a0%", "fr": "\u202f%", "pl": "%"}
"""What stands after a share, where it is not the sign alone."""

_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


class Figures:
    """Writes numbers in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._decimal = DECIMALS.get(language, ".")
        self._thousands = THOUSANDS.get(language, ",")
        self._percent = PERCENT.get(language, "%")

    def count(self, value: int) -> str:
        """A whole number, its thousands apart."""
        text = f"{abs(value):,}".replace(",", self._thousands)
        return f"{MINUS}{text}" if value < 0 else text

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals."""
        text = f"{abs(value):.{digits}f}"
        whole, _, rest = text.partition(".")
        sign = MINUS if value < 0 and text.strip("0.") else ""
        return sign + self.count(int(whole)) + (self._decimal + rest if rest else "")

    def signed(self, value: float, digits: int = 1) -> str:
        """A number that always shows its sign."""
        text = self.number(value, digits)
        return text if text.startswith(MINUS) else f"+{text}"

    def percent(self, share: float, digits: int = 1) -> str:
        """A share."""
        return self.number(100 * share, digits) + self._percent

    def tiny(self, value: float) -> str:
        """A number far below one, by its power of ten: `2,3·10⁻⁵`."""
        digits, _, power = f"{value:.1e}".partition("e")
        return f"{self.number(float(digits))}·10{str(int(power)).translate(_RAISED)}"

    def span(self, low: float, high: float) -> str:
        """An interval of shares."""
        return f"{self.percent(low)} – {self.percent(high)}"
