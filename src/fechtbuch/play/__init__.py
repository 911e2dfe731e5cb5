"""What all tables share: drafting a choice, plans, the engine's fighters.

Called, it begins a fight that a program plays, see `Playing`.
"""

from fechtbuch.calling import answers_calls
from fechtbuch.play.draft import Draft, arranged, typed_value, whole_choice
from fechtbuch.play.engine import EnginePlayer
from fechtbuch.play.following import Stopped, follow
from fechtbuch.play.plans import Offer, Planner, plan_words, plans_of
from fechtbuch.play.playing import NotNamed, Playing, fighters_named, play

__all__ = [
    "Draft",
    "EnginePlayer",
    "NotNamed",
    "Offer",
    "Planner",
    "Playing",
    "Stopped",
    "arranged",
    "fighters_named",
    "follow",
    "plan_words",
    "plans_of",
    "play",
    "typed_value",
    "whole_choice",
]

answers_calls(__name__, "fechtbuch.play.playing", "play")
