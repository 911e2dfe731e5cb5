"""Odds and advice in the middle of an evening, and how advice is shown."""

from rich.live import Live
from rich.table import Table
from rich.text import Text

from fechtbuch.advise import Advice, Withheld, advising
from fechtbuch.cli.common import errors
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.odds import show
from fechtbuch.cli.show import Stage
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.knowing import known
from fechtbuch.engine.session import Session
from fechtbuch.odds import OddsError, TooMany, exchange, sampled
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.choosing import choice_label
from fechtbuch.text.figures import Figures
from fechtbuch.text.names import Names

SHOWN = 8
"""Options that are shown."""

SAMPLES = 2000
"""Courses that are taken by chance at the table, where there are too many for all."""


def odds(stage: Stage, session: Session, actor: str, choice: str) -> None:
    """Exactly what would follow from a choice, for who sits at this table."""
    try:
        found = exchange(session, actor, choice, seat=stage.side)
    except TooMany:
        found = sampled(session, actor, choice, samples=SAMPLES, seat=stage.side)
    except OddsError as error:
        if error.refusal is not None:
            raise error.refusal from None
        raise Refusal("not-understood", "", str(error)) from None
    show(stage.console, stage.names, found)


def advice(stage: Stage, session: Session, seconds: str) -> None:
    """Who will win, and what to do, for who sits at this table."""
    try:
        limit = float(seconds) if seconds else 1.0
    except ValueError:
        raise Refusal("not-understood", "", seconds) from None
    try:
        found = consult(session, stage.catalogue, stage.side, min(max(limit, 0.05), 60.0), 0)
    except BadInput as withheld:
        stage.console.print(Text(withheld.text(stage.catalogue), "yellow"))
        return
    stage.console.print(picture(found, stage.names, session))


def consult(
    session: Session,
    catalogue: Catalogue,
    side: int,
    seconds: float,
    seed: int,
    processes: int = 1,
    quiet: bool = False,
    rollouts: int | None = None,
) -> Advice:
    """Advice, shown while it grows if somebody looks on; for a time, or for so many rollouts."""
    screen = errors()
    names = Names(catalogue, session.fight)
    steps = advising(
        session,
        seconds=seconds if rollouts is None else None,
        rollouts=rollouts,
        seat=side,
        seed=seed,
        processes=processes,
    )
    try:
        advice = next(steps)
        if quiet or not screen.is_terminal:
            for advice in steps:  # noqa: B007 - the last one is wanted
                pass
            return advice
        with Live(picture(advice, names, session), console=screen, transient=True) as live:
            for advice in steps:
                live.update(picture(advice, names, session))
        return advice
    except Withheld:
        raise BadInput("withheld") from None


def picture(advice: Advice, names: Names, session: Session) -> Table:
    """The chances of the sides and the best options of a session's question as one table."""
    say = names.catalogue.say
    figures = Figures(names.catalogue.language)
    sides = {side.slug: names.side(side.index) for side in names.fight.sides}
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-advice"))
    table.add_column(say("column-wins"), justify="right")
    table.add_column(say("column-interval"), justify="right")
    for slug, chance in advice.sides.items():
        low, high = chance.interval
        span = figures.span(low, high) if chance.played > 1 else ""
        table.add_row(Text(sides[slug], "bold"), figures.percent(chance.share), Text(span, "dim"))
    if advice.options:
        table.add_row(Text(say("advice-for", {"who": names.asked(advice.who)}), "dim"), "", "")
    asked = {question.id: known(question) for question in session.pending}
    for option in advice.options[:SHOWN]:
        low, high = option.win.interval
        words = [choice_label(names, asked[advice.question], option.choice)]
        words += [say("plan-tied")] if option.tied and option is not advice.best else []
        words += [say("advice-usual")] if option.usual else []
        table.add_row(
            Text(f"  {'  '.join(words)}"),
            figures.percent(option.win.share),
            Text(figures.span(low, high), "dim"),
        )
    table.add_row(
        Text(say("advice-rollouts", {"count": figures.count(advice.rollouts)}), "dim"), "", ""
    )
    return table
