"""A child as people write it."""

from pydantic import BaseModel, ConfigDict


class Sheet(BaseModel):
    """Somebody who throws."""

    model_config = ConfigDict(extra="forbid")

    name: str
    aim: int = 3


class Scene(BaseModel):
    """Nothing more to be said."""

    model_config = ConfigDict(extra="forbid")
