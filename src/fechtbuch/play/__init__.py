"""What the terminal and the web table share: drafting a choice, and the engine's own fighters."""

from fechtbuch.play.draft import Draft, arranged, typed_value, whole_choice
from fechtbuch.play.engine import EnginePlayer

__all__ = ["Draft", "EnginePlayer", "arranged", "typed_value", "whole_choice"]
