"""Many fights: what a scenario comes to, with honest intervals.

result = simulate("kurt-and-hans", fights=10_000)
grid = sweep("kurt-and-hans", ["kurt.ws=2..6", "hans.ws=2..6"])
worth = compare("kurt-and-hans", "options.morale=false")
day = simulate_chain("road.toml")
"""

from fechtbuch.calling import answers_calls
from fechtbuch.scenario.paths import set_by_text
from fechtbuch.simulate.chain import Chain, Day, Stage, chain_of, load_chain, simulate_chain
from fechtbuch.simulate.closely import Chosen, Closely, Damage, RuleCount
from fechtbuch.simulate.compare import Comparison, Difference, compare, mirrored
from fechtbuch.simulate.export import save
from fechtbuch.simulate.levels import Levels, at_levels
from fechtbuch.simulate.result import FighterResult, Result, Rounds, SideResult
from fechtbuch.simulate.run import simulate, with_policies
from fechtbuch.simulate.statistics import Interval, paired, quantile, wilson
from fechtbuch.simulate.sweep import Axis, Cell, Sweep, sweep

__all__ = [
    "Axis",
    "Cell",
    "Chain",
    "Chosen",
    "Closely",
    "Comparison",
    "Damage",
    "Day",
    "Difference",
    "FighterResult",
    "Interval",
    "Levels",
    "Result",
    "Rounds",
    "RuleCount",
    "SideResult",
    "Stage",
    "Sweep",
    "at_levels",
    "chain_of",
    "compare",
    "load_chain",
    "mirrored",
    "paired",
    "quantile",
    "save",
    "set_by_text",
    "simulate",
    "simulate_chain",
    "sweep",
    "wilson",
    "with_policies",
]

answers_calls(__name__, "fechtbuch.simulate.run", "simulate")
