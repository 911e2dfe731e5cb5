"""Data into words: events, questions and refusals, in the reader's language."""

from fechtbuch.text.catalogue import Catalogue, choose_language
from fechtbuch.text.names import Names
from fechtbuch.text.phrases import told
from fechtbuch.text.rules import options_in, rule_languages, rules_in
from fechtbuch.text.story import Line, Storyteller

__all__ = [
    "Catalogue",
    "Line",
    "Names",
    "Storyteller",
    "choose_language",
    "options_in",
    "rule_languages",
    "rules_in",
    "told",
]
