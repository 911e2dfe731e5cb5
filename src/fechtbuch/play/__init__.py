"""What the terminal and the web table share: drafting a choice, plans, the engine's fighters."""

from fechtbuch.play.draft import Draft, arranged, typed_value, whole_choice
from fechtbuch.play.engine import EnginePlayer
from fechtbuch.play.following import Stopped, follow
from fechtbuch.play.plans import Offer, Planner, plan_words, plans_of

__all__ = [
    "Draft",
    "EnginePlayer",
    "Offer",
    "Planner",
    "Stopped",
    "arranged",
    "follow",
    "plan_words",
    "plans_of",
    "typed_value",
    "whole_choice",
]
