"""Findings in the reader's language."""

from fechtbuch.simulate.spoken import Spoken


class Speech(Spoken):
    """Words for questions about one book."""

    def percent(self, share: float, digits: int = 1) -> str:
        """A share."""
        return f"{self.number(100 * share, digits)} %"

    def points(self, share: float) -> str:
        """A difference of shares in points, with its sign."""
        sign = "−" if share < 0 else "+"
        return sign + self.number(abs(100 * share))
