"""What is set at a table, beside its record."""

from dataclasses import dataclass, field, replace

ENGINE = "engine"
"""Who plays whoever was left to the engine, as others are somebody's by the name of a seat."""


@dataclass
class Settings:
    """What the referee has set, and what people have left standing."""

    reveal: str = "all"
    advice: bool = True
    deadline: int | None = None
    paused: bool = False
    engine: list[str] = field(default_factory=list)
    """Slugs of fighters without a seat that the engine plays."""
    typed_dice: bool = True
    """Whether players may roll real dice and type them in."""
    referee_dice: bool = False
    """Whether the referee rolls real dice, for the table too."""
    standing: list[list[str]] = field(default_factory=list)
    """Standing answers: kind of question, fighter, text, and their conditions if they have any."""
    sparing: bool = False
    """Whether nobody is asked where doing nothing is the one sensible answer."""
    ask_all: list[str] = field(default_factory=list)
    """Seats, or the referee, who want to be asked all the same."""
    due: str | None = None
    """When the defaults are taken."""
    language: str = "en"
    muted: list[str] = field(default_factory=list)
    """Seats that may say nothing to others."""
    undone: int = 0
    """How often something was taken back."""
    unseen: dict[str, int] = field(default_factory=dict)
    """For each seat how many commands it could see nothing of; under the empty name spectators'."""
    refereed: bool = False
    """Whether the game master has ever done anything here."""

    def copy(self) -> "Settings":
        """An independent twin; lists are replaced, never changed, but for those copied here."""
        return replace(
            self,
            engine=list(self.engine),
            standing=list(self.standing),
            ask_all=list(self.ask_all),
            muted=list(self.muted),
            unseen=dict(self.unseen),
        )

    def to_data(self) -> dict[str, object]:
        """The settings as they are kept."""
        return dict(vars(self))
