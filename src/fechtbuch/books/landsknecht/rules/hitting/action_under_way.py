"""An action under way, from its declaration to the movement left over."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.verbs import BLOWS, FLYING
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
        self.held = actor.immobilised()
        """Declared from within a grip."""
        self.carried_off = False
        """Nothing that he does: his horse bolts with him, whatever is done to him (LSK-RUL-80)."""
        self.mount = actor.mount
        """Whose legs began it: a fall ends all movement (LSK-MNT-06)."""

    def way(self) -> list[i64]:
        """The squares of the declared movement, the first included."""
        return [self.start, *self.action.path]


def can_go_on(fight: Battle, deed: Deed) -> bool:
    """Whether the actor can still do what he declared, after others could come between.

    He must be able and his own master, and have in hand what he does it with; the reach of a blow
    and the place of a target are read when it falls (LSK-RUL-52).
    """
    actor = deed.actor
    if deed.carried_off:
        return actor.mount == deed.mount and not fight.fighters[deed.mount].helpless()
    if deed.failed or actor.down or actor.gone or actor.surrendered or actor.helpless():
        return False
    if actor.immobilised() and not deed.held:
        return False  # LSK-WRS-06: seized since
    verb = deed.action.verb
    if actor.off_map and verb != "flee":
        return False  # LSK-RUL-84
    thing = deed.action.thing
    if thing is not None and (verb in BLOWS or verb in FLYING):
        return thing.holder == actor.index
    return True


def lose(fight: Battle, deed: Deed) -> None:
    """LSK-RUL-52: a declaration that has become impossible is spent without effect."""
    deed.failed = True
    fight.note("action-lost", "LSK-RUL-52", deed.actor, deed.action.target)
