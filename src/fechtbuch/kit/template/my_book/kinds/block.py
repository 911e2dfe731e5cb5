"""A fighter's numbers."""

from mypy_extensions import i64


class Block:
    """What somebody was born with. Shared by all copies of a fight."""

    def __init__(self, key: str, skill: i64, health: i64) -> None:
        self.key = key
        self.skill = skill
        self.health = health
