"""Exact odds: what follows from one choice, and who wins a small duel, as fractions.

    from fechtbuch.odds import exchange

    odds = exchange("kurt-and-hans", "kurt", "attack hans", ["hans: none"])
    odds.outcomes["full-hit"]   # Fraction(11, 20)

The rules are run on every outcome class of every roll. Where there are too many courses, `TooMany`
says so, and `sampled` gives the same by chance, with intervals.
"""

from fechtbuch.calling import answers_calls
from fechtbuch.engine.enumeration import TooMany
from fechtbuch.odds.asking import odds_of
from fechtbuch.odds.duel import SideOdds, WinOdds, win_odds
from fechtbuch.odds.exchange import MOST_RUNS, SAMPLES, OddsError, exchange, sampled
from fechtbuch.odds.response import Response, best_response
from fechtbuch.odds.result import OUT, Odds

__all__ = [
    "MOST_RUNS",
    "OUT",
    "SAMPLES",
    "Odds",
    "OddsError",
    "Response",
    "SideOdds",
    "TooMany",
    "WinOdds",
    "best_response",
    "exchange",
    "odds_of",
    "sampled",
    "win_odds",
]

answers_calls(__name__, "fechtbuch.odds.asking", "odds_of")
