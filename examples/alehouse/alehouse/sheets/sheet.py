"""A fighter and a scene as people write them."""

from typing import Annotated

from pydantic import Field

from alehouse.state.written import SETTABLE
from fechtbuch.books.complaints import Named
from fechtbuch.books.sheets import Strict


class FighterSheet(Strict):
    """A fighter."""

    name: str
    might: int = Field(default=0, ge=-3, le=6)
    grit: int = Field(default=7, ge=4, le=12)
    wind: int = Field(default=10, ge=1, le=99)
    states: list[Annotated[str, Named("state", SETTABLE.states())]] = Field(default=[])


class SceneSheet(Strict):
    """Nothing more need be said of a scene."""
