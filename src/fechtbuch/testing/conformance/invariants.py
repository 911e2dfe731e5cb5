"""Plays fights step by step, and looks after every step whether all that always holds does."""

from dataclasses import dataclass, field

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.invariants import Invariants
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.playing import bulk, scenario
from fechtbuch.testing.conformance.wandering import Curious, Meddler, Mixed, Taken

WAYS = ("book", "random", "curious", "mixed", "meddled")
"""How a fight is played: by the book's policy, by chance, by whoever takes what is rare, mixed of
both, and mixed with a referee who puts in edicts."""


class Asked(Player):
    """Looks at who is asked before letting somebody answer."""

    def __init__(self, player: Player, invariants: Invariants, found: list[str]) -> None:
        self.player = player
        self.invariants = invariants
        self.found = found

    def decide(self, question: Question) -> Choice:
        """What the player decides."""
        self.found += self.invariants.wrongly_asked(question)
        return self.player.decide(question)


@dataclass
class Played:
    """What came of looking at a fight."""

    steps: int = 0
    decisions: int = 0
    broken: list[str] = field(default_factory=list)
    """Each with the name of the fight and the step."""


def ready(name: str, number: int, way: str) -> tuple[Fight, Meddler]:
    """A fight with its players, and a referee, who holds his tongue but in one of the ways."""
    book = scenario(name).rulebook
    fight, dice = bulk(name, number, "random" if way == "random" else "")
    dice.deal(number, fight.roster)
    stream = Stream(number, 77)
    if way not in ("book", "random"):
        curious = Curious(stream, Taken())
        every = {"curious": 1, "mixed": 2, "meddled": 3}[way]
        fight.players = [Mixed(player, curious, stream, every) for player in fight.players]
    meddler = Meddler(book, stream, 4 if way == "meddled" else 0)
    return fight, meddler


def play(name: str, number: int, way: str, most: int) -> Played:
    """Play up to so many steps of a fight and look after each of them."""
    book = scenario(name).rulebook
    invariants = book.invariants()
    fight, meddler = ready(name, number, way)
    played = Played()
    asked: list[str] = []
    fight.players = [Asked(player, invariants, asked) for player in fight.players]
    seen: set[str] = set()
    while not fight.over and played.steps < most:
        meddler.meddle(fight)
        for offence in invariants.broken(fight):
            if offence not in seen:
                seen.add(offence)
                edict = meddler.decreed[-1] if meddler.decreed else {}
                place = f"{name} {number} {way} before step {played.steps}: {edict}"
                played.broken.append(f"{place}: {offence}")
        try:
            fight.step()
        except Exception as error:
            played.broken.append(f"{name} {number} {way} step {played.steps}: {error!r}")
            break
        played.steps += 1
        for offence in [*invariants.broken(fight), *asked]:
            if offence not in seen:
                seen.add(offence)
                played.broken.append(f"{name} {number} {way} step {played.steps}: {offence}")
        asked.clear()
    played.decisions = int(fight.decisions)
    return played
