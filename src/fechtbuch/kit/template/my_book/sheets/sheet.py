"""A fighter and a scene as people write them."""

from pydantic import Field

from fechtbuch.books.naming import Called
from fechtbuch.books.sheets import Strict


class FighterSheet(Called, Strict):
    """A fighter."""

    name: str
    skill: int = Field(default=10, ge=1, le=20)
    health: int = Field(default=10, ge=1, le=99)


class SceneSheet(Strict):
    """Nothing more need be said of a scene."""
