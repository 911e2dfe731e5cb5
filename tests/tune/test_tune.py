"""Weights by self-play: contests, what is maximised, the file, the command."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fechtbuch.books.base import Book, books
from fechtbuch.books.minds import Thinking, level_files
from fechtbuch.cli.app import app
from fechtbuch.cli.tuning import opponents
from fechtbuch.engine.choices import Choice, Player, Question, fill
from fechtbuch.engine.memory import seat
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import Weights
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import load
from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.run import Means
from fechtbuch.tune import Contender, Tuning, bouts_of, tune
from fechtbuch.tune.contest import contest_job, share_of
from fechtbuch.tune.result import Tuned
from fechtbuch.tune.search import worth
from tests.toy_book import ToyBook, installed

BOOK = books()["phase-six"]
DUEL = load("knight-and-rogue")
ALONE = Means(processes=1)


def contest(one: Contender, other: Contender, fights: int, seed: int = 1) -> Course:
    course = Course(contest_job(DUEL, one, other, seed), fights)
    ALONE.work([course])
    return course


def test_equals_share_evenly_on_the_same_dice() -> None:
    counts = contest(Contender("book"), Contender("book"), 40).counts
    assert share_of(counts) == 0.5
    assert counts["fights"] == 40


def test_the_book_beats_chance_and_is_counted_from_its_side() -> None:
    ahead = share_of(contest(Contender("book"), Contender("random"), 40).counts)
    behind = share_of(contest(Contender("random"), Contender("book"), 40).counts)
    assert ahead > 0.8
    assert behind == pytest.approx(1 - ahead)


def test_weights_that_nobody_has_are_told_with_those_there_are() -> None:
    thinking = BOOK.thinking
    assert thinking is not None
    with pytest.raises(ValueError, match=r"no weight 'courage'; there are .*harm-done"):
        thinking.from_data({"courage": 1}, "my.toml")
    with pytest.raises(ValueError, match=r"my.toml: buy = 1.5: give a whole number"):
        thinking.from_data({"buy": 1.5}, "my.toml")


def test_weights_come_back_as_they_were_written() -> None:
    thinking = Thinking(Weights, lambda *_: BOOK.policies()["book"](None))  # type: ignore[arg-type]
    weights = thinking.from_data({"harm-done": 12, "whim": 3}, "here")
    data = thinking.to_data(weights)
    assert (data["harm-done"], data["whim"]) == (12, 3)
    assert thinking.to_data(thinking.from_data(data, "again")) == data


THINKING = [book for book in books().values() if book.thinking is not None]


@pytest.mark.parametrize("book", THINKING, ids=lambda book: book.key)
def test_levels_lie_in_the_book_the_weakest_first(book: Book) -> None:
    assert list(level_files(book.folder)) == ["novice", "trained", "strong"]
    assert list(book.policies()) == ["book", "novice", "trained", "strong", "random"]


@pytest.mark.parametrize("level", ["novice", "trained", "strong"])
@pytest.mark.parametrize("book", THINKING, ids=lambda book: book.key)
def test_every_plan_and_every_answer_of_a_level_is_legal(book: Book, level: str) -> None:
    bouts = bouts_of(book, 1)
    dice = BulkDice(5)
    planned = 0
    for scenario in (*bouts.tuned, *bouts.apart)[::2]:
        fight = scenario.build()
        dice.deal(1, fight.roster)
        players = [Checked(book.policies()[level](dice.whim)) for _ in fight.sides]
        seat(fight, list(players), dice)
        fight.run()
        planned += sum(one.planned for one in players)
    assert planned > 50


class Checked(Player):
    """Looks whether each plan may begin as it does, and each answer may be given."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.planned = 0

    def decide(self, question: Question) -> Choice:
        assert isinstance(self.player, Mind)
        choice = self.player.decide(question)
        fill(question, choice.words())
        for plan in self.player.plans.found():
            if plan.steps[0] is choice:
                for other in self.player.plans.found():
                    fill(question, other.steps[0].words())
                    self.planned += 1
                break
        return choice


def test_strong_beats_novice_and_book_in_the_duel() -> None:
    weights = {name: data["weights"] for name, data in level_files(BOOK.folder).items()}
    strong = Contender.by("strong", weights["strong"])
    novice = Contender.by("novice", weights["novice"])
    assert share_of(contest(strong, novice, 120).counts) > 0.6
    assert share_of(contest(strong, Contender("book"), 120).counts) > 0.65


def test_the_least_share_counts_most() -> None:
    assert worth({"a": 0.9, "b": 0.4}) < worth({"a": 0.5, "b": 0.5})
    assert worth({"a": 0.6, "b": 0.5}) > worth({"a": 0.5, "b": 0.5})


@pytest.mark.parametrize("book", THINKING, ids=lambda book: book.key)
def test_half_of_the_duels_across_open_ground_are_kept_apart(book: Book) -> None:
    bouts = bouts_of(book, 3)
    found = []
    for half in (bouts.tuned, bouts.apart):
        duels: list[Any] = [one.build() for one in half if one.name.startswith("duel ")]
        assert len(duels) == 3
        found += [
            fight.grid.distance(
                *(next(one.at for one in fight.fighters if one.side == side) for side in (0, 1))
            )
            for fight in duels
        ]
    assert len(set(found)) > 3
    assert min(found) < 12 < max(found)


def test_bouts_are_kept_apart_and_the_same_for_a_seed() -> None:
    bouts = bouts_of(BOOK, 3)
    names = [scenario.name for scenario in (*bouts.tuned, *bouts.apart)]
    assert len(names) == len(set(names)) >= 10
    assert abs(len(bouts.tuned) - len(bouts.apart)) <= 1
    again = bouts_of(BOOK, 3)
    assert [one.name for one in again.tuned] == [one.name for one in bouts.tuned]
    house = bouts_of(BOOK, 3, ["options.wrong_distance=true"])
    assert all(one.options["wrong_distance"] is True for one in house.tuned)


def test_a_sweep_finds_the_weight_that_matters() -> None:
    # Whoever never strikes cannot win; the sweep has to find that out.
    start = dict(level_files(BOOK.folder)["strong"]["weights"])
    start.update({"harm-done": -1000, "ends-it": -1000})
    tuning = Tuning([Contender("book")], [DUEL], 40, ALONE)
    worse = tuning.worths([start], 5)[0]
    start["ends-it"] = 0
    found = tuning.sweep(start, "ends-it")
    assert found["ends-it"] > 0
    assert tuning.worths([found], 5)[0] > worse


def test_tuning_ends_in_time_with_a_file_that_can_be_played_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fechtbuch.tune.result.FIGHTS", 2)
    monkeypatch.setattr("fechtbuch.tune.result.CHECKED", 2)
    monkeypatch.setattr("fechtbuch.tune.bouts.MOST_FIGHTERS", 3)
    monkeypatch.setattr("fechtbuch.tune.bouts.DRAWN", 1)
    told: list[str] = []
    tuned = tune(
        BOOK,
        1.0,
        pool=[Contender("book")],
        means=ALONE,
        tell=lambda name, *_: told.append(name),
    )
    assert isinstance(tuned, Tuned)
    assert told
    assert set(tuned.after) == set(tuned.before) == {"book"}
    file = tmp_path / "mine.toml"
    tuned.write(file)
    said = CliRunner().invoke(
        app, ["tune", "phase-six", "--time", "1s", "--pool", str(file), "--processes", "1"]
    )
    assert said.exit_code == 0, said.output
    assert "mine" in said.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["phase-six", "--from", "godlike"], "there are novice, trained, strong"),
        (["phase-six", "--time", "soon"], "such as 90s"),
        (["phase-six", "--set", "courage=3"], "courage"),
        (["tarot"], "there are"),
    ],
)
def test_bad_input_is_told_with_what_would_be_right(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["tune", *arguments])
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[weights]\ncourage = 3\n", "es gibt kein Gewicht 'courage'; es gibt"),
        ('[weights]\nharm-done = "much"\n', "gib eine ganze Zahl von höchstens"),
        ("weights = 3\n", "[weights]"),
        ("[weights\n", "TOML"),
    ],
)
def test_a_file_of_weights_is_named_with_what_is_wrong_in_it(
    tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    asked = ["tune", "phase-six", "--pool", str(file), "--language", "de"]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 2
    assert said in result.output.replace("„", "'").replace("“", "'")
    assert str(file) in result.output


def test_a_file_that_is_called_as_a_level_plays_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "strong.toml"
    file.write_text("[weights]\nharm-done = 1\n", encoding="utf-8")
    names = [one.name for one in opponents(BOOK, [file])]
    assert names == ["book", "random", "novice", "trained", "strong", str(file)]


def test_a_book_that_does_not_think_in_plans_cannot_be_tuned() -> None:
    with installed(ToyBook()):
        result = CliRunner().invoke(app, ["tune", "toy"])
    assert result.exit_code == 2
    assert "no plans" in result.output
