"""What sheets are made of: things, missiles, abilities, armour."""

from typing import Annotated, Any, Literal

from pydantic import Field, model_serializer, model_validator

from fechtbuch.books.complaints import Named
from fechtbuch.books.landsknecht.kinds.armoury import CARRIED
from fechtbuch.books.sheets import Item, Short, Strict


class Kit(Item):
    """One thing, with what is special about it."""

    item: Annotated[str, Named("thing", CARRIED)]
    count: int = Field(default=1, ge=1, le=100_000)
    loaded: bool = True
    lit: bool = Field(default=True, description="Whether a matchlock's match burns.")
    ready: bool = Field(default=False, description="A pavise that stands, a bayonet that is fixed.")

    @classmethod
    def names(cls) -> list[str]:
        """Everything that can be carried."""
        return CARRIED


class Bundle(Short):
    """Missiles of one kind."""

    count: int = Field(ge=1, le=200)
    poison: Literal["", "sleep", "paralysis", "deadly"] = ""

    @classmethod
    def plain_schema(cls) -> dict[str, Any]:
        """How many they are."""
        return {"type": "integer", "minimum": 1, "maximum": 200}

    @model_validator(mode="before")
    @classmethod
    def _from_number(cls, value: Any) -> Any:
        return {"count": value} if type(value) is int else value

    @model_serializer
    def _shortened(self) -> Any:
        return {"count": self.count, "poison": self.poison} if self.poison else self.count


class Bonuses(Strict):
    """Ability bonuses, −3 to +3; what is not named is 0."""

    str_: int = Field(default=0, alias="str", ge=-3, le=3)
    agi: int = Field(default=0, ge=-3, le=3)
    tou: int = Field(default=0, ge=-3, le=3)
    int_: int = Field(default=0, alias="int", ge=-3, le=3)
    wil: int = Field(default=0, ge=-3, le=3)
    lea: int = Field(default=0, ge=-3, le=3)

    def in_order(self) -> list[int]:
        """The six of them as the book lists them."""
        return [self.str_, self.agi, self.tou, self.int_, self.wil, self.lea]


class Scores(Strict):
    """Ability scores, 3 to 18, in place of bonuses."""

    str_: int | None = Field(default=None, alias="str", ge=3, le=18)
    agi: int | None = Field(default=None, ge=3, le=18)
    tou: int | None = Field(default=None, ge=3, le=18)
    int_: int | None = Field(default=None, alias="int", ge=3, le=18)
    wil: int | None = Field(default=None, ge=3, le=18)
    lea: int | None = Field(default=None, ge=3, le=18)

    def in_order(self) -> list[int | None]:
        """The six of them as the book lists them."""
        return [self.str_, self.agi, self.tou, self.int_, self.wil, self.lea]


class Armour(Strict):
    """Two numbers of a creature's own Armor Class."""

    melee: int = Field(ge=-10, le=20)
    ranged: int = Field(ge=-10, le=20)
