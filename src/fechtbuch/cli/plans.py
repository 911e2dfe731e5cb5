"""Plans in the terminal: one key each, with what they come to on demand."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from fechtbuch.advise import Withheld
from fechtbuch.advise.figures import Trial
from fechtbuch.cli.show import Stage
from fechtbuch.engine.choices import Question, Refusal, parse_words
from fechtbuch.engine.session import Session
from fechtbuch.play import Offer, plan_words
from fechtbuch.play.standing import Order, order_label
from fechtbuch.text.figures import Figures

KEYS = "abcde"
"""One key for each plan, the best first."""

SECONDS = 0.5
RUNS = 2000
CONDITIONS = ("foe", "chance", "cost", "keep")


def show_plans(stage: Stage, offers: Sequence[Offer]) -> None:
    """A few whole intents with their keys."""
    for key, offer in zip(KEYS, offers):
        title, line = plan_words(offer, stage.names)
        text = Text(f"   {key}  ", "magenta")
        text.append(title, "bold" if key == KEYS[0] else "default")
        if line:
            text.append(f"  {line}", "dim")
        if offer.tied and key != KEYS[0]:
            text.append(f"  {stage.catalogue.say('plan-tied')}", "dim")
        if key == KEYS[0]:
            text.append(f"  {stage.catalogue.say('is-default')}", "dim")
        stage.console.print(text)


def picked(offers: Sequence[Offer], line: str) -> Offer | None:
    """The plan that a key or an empty line means."""
    place = 0 if not line else KEYS.find(line.lower()) if len(line) == 1 else -1
    return offers[place] if 0 <= place < len(offers) else None


def show_figures(
    stage: Stage, session: Session, question: Question, offers: Sequence[Offer]
) -> None:
    """What the plans come to, from fights that are played on with each."""
    paths = [offer.answers for offer in offers]
    trial = Trial(session, stage.book, question, paths, seed=1)
    try:
        trial.work(SECONDS, RUNS)
    except Withheld:
        stage.say("plan-figures-withheld")
        return
    say = stage.catalogue.say
    write = Figures(stage.catalogue.language)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("")
    for name in ("hit", "harm", "fall", "wins"):
        table.add_column(say(f"plan-{name}"), justify="right")
    ranks = trial.ties()
    for key, offer, figures, rank in zip(KEYS, offers, trial.figures, ranks):
        data = figures.to_data(trial.side, rank)
        tied = " =" if ranks.count(rank) > 1 else ""
        table.add_row(
            key,
            plan_words(offer, stage.names)[0],
            write.percent(_number(data["hit"])),
            write.number(_number(data["harm"])),
            write.percent(_number(data["fall"])),
            write.percent(_number(data["wins"])) + tied,
        )
    stage.console.print(table)
    stage.say("plan-figures-from", count=trial.number)


def _number(value: object) -> float:
    assert isinstance(value, float | int)
    return float(value)


def order_of(question: Question, text: str) -> Order:
    """`parry chance=60 keep=1` as a standing answer to questions such as this one."""
    words = text.split()
    answer = " ".join(one for one in words if one.partition("=")[0] not in CONDITIONS)
    said = parse_words(" ".join(["when", *(one for one in words if one not in answer.split())]))
    who = "" if question.who is None else question.who.slug
    try:
        return Order(
            question.kind,
            who,
            answer,
            said.get("foe", ""),
            int(said.get("chance", 0)),
            int(said["cost"]) if "cost" in said else None,
            int(said.get("keep", 0)),
        )
    except ValueError:
        raise Refusal("not-understood", "", text) from None


def show_orders(stage: Stage, orders: Sequence[Order]) -> None:
    """What is left standing."""
    if not orders:
        stage.say("standing-none")
    for number, one in enumerate(orders, 1):
        stage.console.print(Text(f"  {number:>2}  {order_label(one, stage.names)}"))
