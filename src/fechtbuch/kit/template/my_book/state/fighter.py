"""Those who fight."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import Edict, Label
from fechtbuch.kit.template.my_book.kinds.block import Block
from fechtbuch.kit.template.my_book.state.written import (
    copy_combatant,
    key_combatant,
    read_combatant,
    write_combatant,
)


class Combatant(Fighter):
    """Somebody in the fight."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block: Annotated[Block, Label("key")] = block
        self.health: Annotated[i64, Edict(0, 99)] = block.health

    def alive(self) -> bool:
        """Whether it lives."""
        return self.health > 0

    def out(self) -> bool:
        """Whether it takes no more part."""
        return self.gone or self.health <= 0

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return not self.out()

    def copy(self) -> "Combatant":
        """A twin."""
        twin = Combatant(self.slug, self.name, self.side, self.block)
        copy_combatant(self, twin)
        return twin

    def key(self) -> tuple[object, ...]:
        """What can still matter."""
        return key_combatant(self)

    def to_data(self) -> dict[str, object]:
        """The fighter as JSON-ready data."""
        return write_combatant(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over such data."""
        read_combatant(self, data)
