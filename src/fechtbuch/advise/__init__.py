"""Win probability and advice from any moment of a fight.

    from fechtbuch.advise import advise

    advice = advise(session, seconds=1.0)
    advice.sides["kurt"].share, advice.options[0].choice

The fight is played on from the moment, many times, by the book's own policy and with dice that have
nothing to do with the table's. The options of the pending question are ranked by how often the side
that is asked wins with each.
"""

from fechtbuch.advise.adviser import Adviser, Withheld, advise, advising
from fechtbuch.advise.player import Duel, mirrored
from fechtbuch.advise.result import Advice, Chance, Ranked
from fechtbuch.calling import answers_calls
from fechtbuch.engine.advised import Advised

__all__ = [
    "Advice",
    "Advised",
    "Adviser",
    "Chance",
    "Duel",
    "Ranked",
    "Withheld",
    "advise",
    "advising",
    "mirrored",
]

answers_calls(__name__, "fechtbuch.advise.adviser", "advise")
