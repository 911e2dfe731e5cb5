"""An action under way, from its declaration to the movement left over."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.grappling.contest import Contest
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant


class Deed:
    """An action under way."""

    def __init__(self, actor: Combatant, action: Action) -> None:
        self.actor = actor
        self.action = action
        self.start = actor.at
        """Where the actor stood when the action was declared."""
        self.failed = False
        """Brought Down on the way, or no longer able to reach the target: the act is lost."""
        self.finished = False
        """No movement is left over (LSK-CTR-04, LSK-MOV-10)."""
        self.discharged = False
        """A firearm went off: enemies may take fright (LSK-MOR-04)."""
        self.contest: Contest | None = None
        self.mount = actor.mount
        """Whose legs began it: a fall ends all movement (LSK-MNT-06)."""

    def way(self) -> list[i64]:
        """The squares of the declared movement, the first included."""
        return [self.start, *self.action.path]


def lose(fight: Battle, deed: Deed) -> None:
    """LSK-RUL-52: a declaration that has become impossible is spent without effect."""
    deed.failed = True
    fight.note("action-lost", "LSK-RUL-52", deed.actor, deed.action.target)
