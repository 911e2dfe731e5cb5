"""Four tabletop rulebooks, one combat engine.

    import fechtbuch as fb

    duel = fb.load("kurt-and-hans")
    fb.simulate(duel)                                  # who wins how often
    fb.compare(duel, duel.with_({"kurt.ws": 5}))       # what a change is worth
    fb.odds(duel, "kurt", "attack hans").outcomes      # what a choice comes to, exactly
    fight = fb.play(duel, mine=["kurt"])               # questions, answers, events, undo, record
    fb.advise(fight).best                              # what to do now

All names of `__all__` are public and stay; nothing is imported before it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

COMPILING = False
"""Whether mypyc reads this: it needs none of what is named here, nor the packages behind it."""

_WHERE = {
    # Scenarios and books.
    "books": "books",
    "load": "scenario",
    "scenarios": "scenario.library",
    "Scenario": "scenario",
    "ScenarioError": "scenario",
    # The laboratory.
    "simulate": "simulate",
    "sweep": "simulate",
    "compare": "simulate",
    "mirrored": "simulate",
    "at_levels": "simulate",
    "simulate_chain": "simulate",
    "save": "simulate",
    "chart": "simulate.charts",
    "save_chart": "simulate.charts",
    "Result": "simulate",
    "Sweep": "simulate",
    "Comparison": "simulate",
    "Levels": "simulate",
    "Day": "simulate",
    # A designer's questions.
    "balance": "questions",
    "sensitivity": "questions",
    "matchups": "questions",
    "regress": "questions",
    "why": "questions",
    "value": "questions",
    # Exact odds.
    "odds": "odds",
    "win_odds": "odds",
    "best_response": "odds",
    "Odds": "odds",
    "WinOdds": "odds",
    "Response": "odds",
    "OddsError": "odds",
    "TooMany": "odds",
    # Playing.
    "play": "play",
    "advise": "advise",
    "read_record": "scenario",
    "Playing": "play",
    "Advice": "advise",
    "Withheld": "advise",
    "Refusal": "engine.choices",
    "RecordError": "engine.record",
}
"""The module, below this package, in which each public name lives."""

PACKAGES = ("advise", "books", "odds", "play", "simulate")
"""Names that are packages as well, which can be called."""

LEAVING: dict[str, str] = {}
"""Names that go with the next release, and the public name to use instead; using one warns."""

if TYPE_CHECKING and not COMPILING:
    from fechtbuch.advise import Advice as Advice
    from fechtbuch.advise import Withheld as Withheld
    from fechtbuch.advise import advise as advise
    from fechtbuch.books.base import books as books
    from fechtbuch.engine.choices import Refusal as Refusal
    from fechtbuch.engine.record import RecordError as RecordError
    from fechtbuch.odds import Odds as Odds
    from fechtbuch.odds import OddsError as OddsError
    from fechtbuch.odds import Response as Response
    from fechtbuch.odds import TooMany as TooMany
    from fechtbuch.odds import WinOdds as WinOdds
    from fechtbuch.odds import best_response as best_response
    from fechtbuch.odds import odds_of as odds
    from fechtbuch.odds import win_odds as win_odds
    from fechtbuch.play import Playing as Playing
    from fechtbuch.play import play as play
    from fechtbuch.questions import value as value
    from fechtbuch.questions.balance import balance as balance
    from fechtbuch.questions.matchups import matchups as matchups
    from fechtbuch.questions.regress import regress as regress
    from fechtbuch.questions.sensitivity import sensitivity as sensitivity
    from fechtbuch.questions.why import why as why
    from fechtbuch.scenario import Scenario as Scenario
    from fechtbuch.scenario import ScenarioError as ScenarioError
    from fechtbuch.scenario import load as load
    from fechtbuch.scenario import read_record as read_record
    from fechtbuch.scenario.library import scenarios as scenarios
    from fechtbuch.simulate import Comparison as Comparison
    from fechtbuch.simulate import Day as Day
    from fechtbuch.simulate import Levels as Levels
    from fechtbuch.simulate import Result as Result
    from fechtbuch.simulate import Sweep as Sweep
    from fechtbuch.simulate import at_levels as at_levels
    from fechtbuch.simulate import compare as compare
    from fechtbuch.simulate import mirrored as mirrored
    from fechtbuch.simulate import save as save
    from fechtbuch.simulate import simulate as simulate
    from fechtbuch.simulate import simulate_chain as simulate_chain
    from fechtbuch.simulate import sweep as sweep
    from fechtbuch.simulate.charts import chart as chart
    from fechtbuch.simulate.charts import save_chart as save_chart

__all__ = [
    "Advice",
    "Comparison",
    "Day",
    "Levels",
    "Odds",
    "OddsError",
    "Playing",
    "RecordError",
    "Refusal",
    "Response",
    "Result",
    "Scenario",
    "ScenarioError",
    "Sweep",
    "TooMany",
    "WinOdds",
    "Withheld",
    "__version__",
    "advise",
    "at_levels",
    "balance",
    "best_response",
    "books",
    "chart",
    "compare",
    "load",
    "matchups",
    "mirrored",
    "odds",
    "play",
    "read_record",
    "regress",
    "save",
    "save_chart",
    "scenarios",
    "sensitivity",
    "simulate",
    "simulate_chain",
    "sweep",
    "value",
    "why",
    "win_odds",
]

if not TYPE_CHECKING:  # a type checker names a misspelt name itself

    def __getattr__(name: str) -> Any:
        """A public name, imported when it is first used."""
        if name in LEAVING:
            return _leaving(name)
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = import_module(f"{__name__}.{_WHERE[name]}")
        found = module if name in PACKAGES else getattr(module, name)
        globals()[name] = found
        return found

    def _leaving(name: str) -> Any:
        """What is to be used instead of a name that goes, with a warning to whoever used it."""
        import warnings

        instead = LEAVING[name]
        warnings.warn(
            f"{__name__}.{name} goes with the next release: use {__name__}.{instead}",
            DeprecationWarning,
            stacklevel=3,
        )
        return getattr(import_module(__name__), instead)


def __dir__() -> list[str]:
    return sorted({*globals(), *_WHERE})
