"""Those who brawl."""

from typing import Annotated

from mypy_extensions import i64

from alehouse.kinds.block import Block
from alehouse.state.written import (
    copy_brawler,
    key_brawler,
    read_brawler,
    write_brawler,
)
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import Edict, Ends, Flag, Label


class Brawler(Fighter):
    """Somebody in the brawl."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block: Annotated[Block, Label("key")] = block
        self.wind: Annotated[i64, Edict(0, 99)] = block.wind
        self.reeling: Annotated[bool, Flag] = False
        self.ducked: Annotated[bool, Ends("round")] = False

    def alive(self) -> bool:
        """Nobody dies of a brawl."""
        return True

    def out(self) -> bool:
        """Whether it takes no more part."""
        return self.gone or self.wind <= 0

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return not self.out()

    def copy(self) -> "Brawler":
        """A twin."""
        twin = Brawler(self.slug, self.name, self.side, self.block)
        copy_brawler(self, twin)
        return twin

    def key(self) -> tuple[object, ...]:
        """What can still matter."""
        return key_brawler(self)

    def to_data(self) -> dict[str, object]:
        """The brawler as JSON-ready data."""
        return write_brawler(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over such data."""
        read_brawler(self, data)
