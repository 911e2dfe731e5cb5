"""Place and circumstances as people write them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo

from fechtbuch.books.complaints import no_side
from fechtbuch.books.sheets import Strict


def _sides(value: list[str], info: ValidationInfo) -> list[str]:
    known = None if info.context is None else info.context.get("sides")
    for slug in value:
        if known is not None and slug not in known:
            raise no_side(slug, known)
    return value


SideList = Annotated[list[str], AfterValidator(_sides), Field(max_length=8)]


class SceneSheet(Strict):
    """Place and circumstances (LSK-SEQ-06 and others)."""

    dark: bool = Field(default=False, description="Whoever cannot see in the dark is blind.")
    open_ground: bool = Field(default=False, description="A chase goes to the faster.")
    weather: Literal["dry", "damp", "wet"] = "dry"
    distance: int | None = Field(
        default=None,
        ge=5,
        le=1000,
        multiple_of=5,
        description="Feet between the nearest opponents where nobody is placed; else diced.",
    )
    sight: int | None = Field(default=None, ge=5, le=5000, multiple_of=5)
    surprise: SideList = Field(default=[], description="Sides that may be surprised.")
    ambush: SideList = Field(default=[], description="Sides that lie in ambush.")
    alert: SideList = Field(default=[], description="Sides that are on their guard.")
    contact_morale: bool = Field(
        default=True, description="Whether groups check morale when they meet."
    )
    referee: bool = Field(default=False, description="Whether somebody judges free actions.")
