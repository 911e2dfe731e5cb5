"""`fechtbuch odds`: exactly what follows from a choice, or who wins a small duel."""

from fractions import Fraction

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fechtbuch.cli.common import catalogue_for, console, errors, print_json
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.results import Report
from fechtbuch.odds import (
    MOST_RUNS,
    OUT,
    SAMPLES,
    Odds,
    OddsError,
    TooMany,
    best_response,
    duel,
    exchange,
    sampled,
    win_odds,
)
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate import simulate
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.choosing import label_of
from fechtbuch.text.figures import Figures
from fechtbuch.text.names import Names, called, item_names
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.story import Storyteller

FIGHTS = 10_000
"""Fights that are simulated where a whole fight is too large to be solved."""

COURSES_OF_A_STATE = 10
"""Who allows more courses of the dice allows a state for each so many."""

MOST_DIGITS = 9
"""A fraction with more digits is shown as a decimal only."""


def run(
    name: str,
    actor: str | None,
    choice: str | None,
    answers: list[str],
    steps: int,
    most_runs: int | None,
    seed: int,
    as_json: bool,
    language: str | None,
    best: bool = False,
) -> None:
    """Print the odds; by chance, and saying so, where there are too many courses for all."""
    scenario = load(name)
    catalogue = catalogue_for(scenario.rulebook, language)
    if best:
        if actor is not None or choice is not None or answers:
            raise BadInput("odds-best-alone")
        responses(scenario, catalogue, most_runs, as_json)
        return
    if actor is None and choice is None and not answers:
        whole(scenario, catalogue, most_runs, seed, as_json)
        return
    if actor is None or choice is None:
        raise BadInput("odds-both")
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
        show(console(), names_in(scenario, catalogue), odds)


def whole(
    scenario: Scenario, catalogue: Catalogue, most_runs: int | None, seed: int, as_json: bool
) -> None:
    """Print who wins the whole fight; simulated, and saying so, where it is too large."""
    try:
        runs = most_runs or duel.MOST_RUNS
        states = max(duel.MOST_STATES, runs // COURSES_OF_A_STATE)
        odds = win_odds(scenario, most_states=states, most_runs=runs)
    except TooMany as too_many:
        said: dict[str, str | int] = {
            "most": too_many.most,
            "what": too_many.what,
            "fights": FIGHTS,
        }
        errors().print(Text(catalogue.say("odds-simulated", said), "yellow"))
        result = simulate(scenario, FIGHTS, seed, closely=0)
        if as_json:
            print_json({**result.to_data(), "exact": False})
        else:
            Report(console(), catalogue, scenario.rulebook).show(result)
        return
    if as_json:
        print_json(odds.to_data())
        return
    screen = console()
    screen.print(Text(words_of(scenario, catalogue.language).title, "bold"))
    screen.print(
        Text(catalogue.say("odds-solved", {"states": odds.states, "runs": odds.runs}), "dim")
    )
    table = Table(box=None, pad_edge=False)
    table.add_column(catalogue.say("column-side"))
    table.add_column(catalogue.say("column-chance"), justify="right")
    table.add_column("", justify="right")
    figures = Figures(catalogue.language)
    named = {party.slug: called(catalogue, "side", party.name) for party in scenario.sides}
    for slug, one in [*odds.sides.items(), (catalogue.say("draws"), odds.draw)]:
        exact = "" if one.p is None or len(str(one.p)) > MOST_DIGITS else str(one.p)
        share = figures.percent((one.low + one.high) / 2, 6)
        table.add_row(Text(named.get(slug, slug)), share, Text(exact, "dim"))
    screen.print(table)
    error = max(one.high - one.low for one in [*odds.sides.values(), odds.draw])
    if error > 0:
        screen.print(Text(catalogue.say("odds-error", {"error": figures.tiny(error)}), "dim"))


def responses(
    scenario: Scenario, catalogue: Catalogue, most_runs: int | None, as_json: bool
) -> None:
    """Print what each side wins by its policy and at best, and the regret between them."""
    if scenario.rulebook.thinking is None:
        raise BadInput("no-plans", value=scenario.rulebook.title)
    try:
        found = [
            best_response(scenario, party.slug, most_runs=most_runs or duel.MOST_RUNS)
            for party in scenario.sides
        ]
    except TooMany as too_many:
        raise BadInput("odds-best-large", most=too_many.most, what=too_many.what) from None
    if as_json:
        print_json({"responses": [one.to_data() for one in found]})
        return
    screen = console()
    screen.print(Text(words_of(scenario, catalogue.language).title, "bold"))
    table = Table(box=None, pad_edge=False)
    table.add_column(catalogue.say("column-side"))
    for key in ("level", "odds-played", "odds-best", "odds-regret"):
        table.add_column(catalogue.say(key), justify="right")
    figures = Figures(catalogue.language)
    named = {party.slug: called(catalogue, "side", party.name) for party in scenario.sides}
    for one in found:
        shares = (one.played, one.best, one.regret)
        table.add_row(
            Text(named[one.side]),
            Text(one.policy),
            *(figures.percent(share, 3) for share in shares),
        )
    screen.print(table)
    decisions = sum(one.decisions for one in found)
    said = catalogue.say("odds-tried", {"decisions": decisions, "runs": sum(o.runs for o in found)})
    screen.print(Text(said, "dim"))


def names_in(scenario: Scenario, catalogue: Catalogue) -> Names:
    """What fighters and things of a scenario are called."""
    return Names(catalogue, scenario.build(), item_names(scenario.rulebook))


def complaint(error: OddsError, scenario: Scenario, catalogue: Catalogue) -> BadInput:
    """What is wrong, the refusal in words."""
    if error.refusal is None:
        return BadInput("odds", reason=error)
    names = names_in(scenario, catalogue)
    return BadInput(f"odds-{error.key}", reason=Storyteller(names).refusal(error.refusal))


def show(screen: Console, names: Names, odds: Odds) -> None:
    """Print odds as tables."""
    say, labelled = names.catalogue.say, names.catalogue.labelled
    figures = Figures(names.catalogue.language)
    screen.print(Text(f"{names.by_slug(odds.actor)} – {label_of(names, odds.said)}", "bold"))
    key = "odds-exact" if odds.exact else "odds-by-chance"
    screen.print(Text(say(key, {"runs": odds.runs}), "dim"))
    if odds.typical:
        screen.print(Text(say("odds-typical"), "dim"))
    if odds.cut:
        screen.print(Text(say("odds-cut", {"cut": figures.tiny(float(odds.cut))}), "dim"))
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-outcome"))
    table.add_column(say("column-chance"), justify="right")
    table.add_column("", justify="right")
    for outcome, chance in odds.outcomes.items():
        told = names.ending(odds.actor, outcome)
        table.add_row(Text(told), figures.percent(float(chance)), _beside(odds, chance, figures))
    for slug, states in odds.states.items():
        for state, chance in states.items():
            word = say("odds-out") if state == OUT else names.state(state)
            told = labelled(names.by_slug(slug), word)
            table.add_row(
                Text(told), figures.percent(float(chance)), _beside(odds, chance, figures)
            )
    screen.print(table)
    for slug, damage in odds.victims.items():
        mean = odds.mean_damage(slug)
        values: dict[str, str | int] = {
            "fighter": names.by_slug(slug),
            "mean": figures.number(float(mean), 2),
            "most": max(damage),
            "none": figures.percent(float(damage.get(0, Fraction(0)))),
        }
        screen.print(Text(say("odds-damage", values)))


def _beside(odds: Odds, chance: Fraction, figures: Figures) -> Text:
    """The fraction where it is short, the interval where the odds are by chance."""
    if not odds.exact:
        low, high = odds.interval(chance)
        return Text(figures.span(low, high), "dim")
    text = str(chance)
    return Text(text if len(text) <= MOST_DIGITS else "", "dim")
