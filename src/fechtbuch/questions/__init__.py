"""A designer's questions, each one function: what is fair, what matters, who beats whom.

fair = balance("kurt-and-hans", ["kurt.ws=0..10"])
moves = sensitivity("kurt-and-hans")
"""

from fechtbuch.questions.balance import Balance, balance
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.sensitivity import Sensitivity, sensitivity

__all__ = [
    "Asked",
    "Balance",
    "Finding",
    "Sensitivity",
    "balance",
    "sensitivity",
]
