"""`fechtbuch odds`: exactly what follows from a choice, or who wins a small duel."""

from fractions import Fraction

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fechtbuch.cli.common import catalogue_for, console, errors, percent, print_json
from fechtbuch.cli.complaints import BadInput
from fechtbuch.odds import MOST_RUNS, SAMPLES, Odds, OddsError, TooMany, exchange, sampled
from fechtbuch.scenario import Scenario, load
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.story import Storyteller

MOST_DIGITS = 9
"""A fraction with more digits is shown as a decimal only."""


def run(
    name: str,
    actor: str,
    choice: str,
    answers: list[str],
    steps: int,
    most_runs: int | None,
    seed: int,
    as_json: bool,
    language: str | None,
) -> None:
    """Print the odds; by chance, and saying so, where there are too many courses for all."""
    scenario = load(name)
    catalogue = catalogue_for(scenario.rulebook, language)
    try:
        odds = exchange(
            scenario, actor, choice, answers, steps=steps, most_runs=most_runs or MOST_RUNS
        )
    except TooMany as too_many:
        said = catalogue.say("odds-sampled", {"most": too_many.most, "samples": SAMPLES})
        errors().print(Text(said, "yellow"))
        odds = sampled(scenario, actor, choice, answers, steps=steps, seed=seed)
    except OddsError as error:
        raise complaint(error, scenario, catalogue) from None
    if as_json:
        print_json(odds.to_data())
    else:
        show(console(), catalogue, odds)


def complaint(error: OddsError, scenario: Scenario, catalogue: Catalogue) -> BadInput:
    """What is wrong, the refusal in words."""
    if error.refusal is None:
        return BadInput("odds", reason=error)
    names = Names(catalogue, scenario.build(), item_names(scenario.rulebook))
    return BadInput(f"odds-{error.key}", reason=Storyteller(names).refusal(error.refusal))


def show(screen: Console, catalogue: Catalogue, odds: Odds) -> None:
    """Print odds as tables."""
    say = catalogue.say
    screen.print(Text(f"{odds.actor}: {odds.choice}", "bold"))
    key = "odds-exact" if odds.exact else "odds-by-chance"
    screen.print(Text(say(key, {"runs": odds.runs}), "dim"))
    if odds.cut:
        screen.print(Text(say("odds-cut", {"cut": f"{float(odds.cut):.2g}"}), "dim"))
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-outcome"))
    table.add_column(say("column-chance"), justify="right")
    table.add_column("", justify="right")
    for outcome, chance in odds.outcomes.items():
        table.add_row(Text(outcome), percent(float(chance)), _beside(odds, chance))
    for slug, states in odds.states.items():
        for state, chance in states.items():
            table.add_row(Text(f"{slug}: {state}"), percent(float(chance)), _beside(odds, chance))
    screen.print(table)
    for slug, damage in odds.victims.items():
        mean = odds.mean_damage(slug)
        values: dict[str, str | int] = {
            "fighter": slug,
            "mean": f"{float(mean):.2f}",
            "most": max(damage),
            "none": percent(float(damage.get(0, Fraction(0)))),
        }
        screen.print(Text(say("odds-damage", values)))


def _beside(odds: Odds, chance: Fraction) -> Text:
    """The fraction where it is short, the interval where the odds are by chance."""
    if not odds.exact:
        low, high = odds.interval(chance)
        return Text(f"{percent(low)} – {percent(high)}", "dim")
    text = str(chance)
    return Text(text if len(text) <= MOST_DIGITS else "", "dim")
