"""Who chooses among options that are listed as numbers, and goes on with the plan he took."""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.offers import Offers


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser(Player):
    """Has its options listed at every question. Which is taken, a subclass says.

    What is left of a plan that was taken is offered to whose it is, as long as nobody else was
    asked in between.
    """

    def __init__(self, offers: Offers, mind: Mind | None, habit: Player) -> None:
        self.offers = offers
        self.mind = mind
        self.habit = habit
        self._fight: Fight | None = None
        self._who: Fighter | None = None
        self._decided: i64 = 0
        self._rest: list[Choice] = []

    def pick(self, question: Question) -> Choice:
        """One of the options that have just been listed."""
        raise NotImplementedError

    def decide(self, question: Question) -> Choice:
        """What was picked."""
        fight = question.fight
        mind = self.mind
        going: list[Choice] = []
        if len(self._rest) > 0 and fight is self._fight and mind is not None:
            if question.who is self._who and fight.decisions == self._decided + 1:
                if mind.fits(question, self._rest[0]):
                    going = self._rest
        offers = self.offers
        offers.ask(question, mind, self.habit, going)
        choice = self.pick(question)
        self._rest = []
        place = 0
        for listed in offers.choices:
            if listed is choice:
                self._rest = offers.rests[place]
                break
            place += 1
        self._fight = fight
        self._who = question.who
        self._decided = fight.decisions
        return choice
