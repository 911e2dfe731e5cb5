"""A brawler's numbers."""

from mypy_extensions import i64


class Block:
    """What somebody was born with. Shared by all copies of a fight."""

    def __init__(self, key: str, might: i64, grit: i64, wind: i64) -> None:
        self.key = key
        self.might = might
        self.grit = grit
        self.wind = wind
