"""The switches of the book, and what the scenario says of place and circumstances."""

from mypy_extensions import i64


class Options:
    """The switches of the book at their defaults."""

    def __init__(self) -> None:
        self.wrong_distance = False
        self.armour_damage = False


class Scene:
    """What the scenario says of place and circumstances."""

    def __init__(self) -> None:
        self.distance: i64 = 10
        """Metres between the sides where the scenario gives no positions."""
        self.placed = True
        self.referee = False
        """Whether somebody judges arbitrary acts (PSX-TRN-14)."""
        self.rounds: i64 = 200
