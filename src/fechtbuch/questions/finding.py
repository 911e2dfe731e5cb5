"""What a question found: one form for all of them, for files, notebooks, terminal and page."""

from dataclasses import asdict, dataclass, field
from typing import Any

from fechtbuch.questions.cells import Work
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.frames import Framed
from fechtbuch.text.catalogue import FALLBACK


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What was asked, and how much was fought to answer it."""

    question: str
    """The name of the question: `balance`, `sensitivity` and so on."""
    book: str
    scenario: str
    title: str
    fights: int
    """Fights of each cell; the fewest where they differ."""
    cells: int
    """Variants that were fought."""
    uneven: bool = False
    """Whether some have more fights than others, because it was stopped."""
    seed: int
    stopped: str = ""
    """Why there are fewer fights than were asked for: `time`, `cancelled` or `precision`."""
    seconds: float = field(default=0.0, compare=False)
    processes: int = field(default=1, compare=False)

    @classmethod
    def of(cls, question: str, scenario: Scenario, work: Work, seed: int) -> "Asked":
        """What was asked about one scenario."""
        return cls.about(question, scenario.book, scenario.name, scenario.title, work, seed)

    @classmethod
    def about(
        cls, question: str, book: str, name: str, title: str, work: Work, seed: int
    ) -> "Asked":
        """What was asked about anything."""
        return cls(
            question=question,
            book=book,
            scenario=name,
            title=title,
            fights=min(cells.fights for cells in work.cells),
            uneven=len({cells.fights for cells in work.cells}) > 1,
            cells=sum(len(cells.plan.scenarios) for cells in work.cells),
            seed=seed,
            stopped=work.stopped,
            seconds=work.seconds,
            processes=work.processes,
        )


@dataclass(frozen=True, repr=False)
class Finding(Framed):
    """An answer."""

    asked: Asked

    def rows(self) -> list[dict[str, Any]]:
        """A flat table in long form."""
        raise NotImplementedError

    def found(self) -> dict[str, Any]:
        """The answer itself as JSON-ready data."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Everything as JSON-ready data."""
        return {"asked": asdict(self.asked), **self.found(), "rows": self.rows()}

    def to_chart(self, language: str = FALLBACK) -> Any:
        """The finding as an Altair chart."""
        from fechtbuch.questions.charts import chart

        return chart(self, language)

    def __repr__(self) -> str:
        from fechtbuch.questions.display import in_one_line

        return in_one_line(self)

    def _repr_html_(self) -> str:
        """The finding in a notebook."""
        from fechtbuch.questions.display import finding_html

        return finding_html(self)
