"""A designer's questions, each one function: what is fair, what matters, who beats whom.

fair = balance("kurt-and-hans", ["kurt.ws=0..10"])
moves = sensitivity("kurt-and-hans")
table = matchups(books()["landsknecht"], ["kurt", "hans", "ilse"])
effect = regress(books()["landsknecht"], ["options.morale=false"])
reasons = why("kurt-and-hans")
costs = value(books()["landsknecht"], ["kurt", "hans", "peasant"])
"""

from fechtbuch.questions.balance import Balance, balance
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.matchups import Matchups, matchups
from fechtbuch.questions.regress import Regress, regress
from fechtbuch.questions.sensitivity import Sensitivity, sensitivity
from fechtbuch.questions.values import Value, value
from fechtbuch.questions.why import Why, why

__all__ = [
    "Asked",
    "Balance",
    "Finding",
    "Matchups",
    "Regress",
    "Sensitivity",
    "Value",
    "Why",
    "balance",
    "matchups",
    "regress",
    "sensitivity",
    "value",
    "why",
]
