"""A scenario as people write it, before its book has looked at it."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field, WithJsonSchema

from fechtbuch.books.complaints import Phrase, refusal
from fechtbuch.scenario.maps import MapForm, Spot, Strict

MOST_FIGHTERS = 64
MOST_SIDES = 8
MOST_ROUNDS = 10_000

SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"

Slug = Annotated[str, Field(pattern=SLUG, max_length=60)]
Title = Annotated[str, Field(min_length=1, max_length=100)]


def _spots(value: Any) -> Any:
    """One field or a list of fields, always as a list of fields."""
    if isinstance(value, list) and value and not isinstance(value[0], list):
        if len(value) != 2 or any(type(number) is not int for number in value):
            raise refusal(Phrase("problem-no-field"), Phrase("remedy-no-field"))
        return [value]
    return value


Spots = Annotated[
    list[Spot],
    BeforeValidator(_spots),
    Field(max_length=MOST_FIGHTERS),
    WithJsonSchema(
        {
            "description": "A field [x, y], or one for each of several fighters.",
            "anyOf": [
                {
                    "type": "array",
                    "items": {"type": "integer"},
                    "minItems": 2,
                    "maxItems": 2,
                },
                {
                    "type": "array",
                    "items": {
                        "type": "array",
                        "items": {"type": "integer"},
                        "minItems": 2,
                        "maxItems": 2,
                    },
                    "maxItems": MOST_FIGHTERS,
                },
            ],
        }
    ),
]


class EntryForm(Strict):
    """A place in the roster. All other fields of an entry belong to the fighter's sheet."""

    use: str | None = Field(
        default=None,
        min_length=1,
        max_length=200,
        description="A fighter of the book by key, or the path of a fighter file.",
    )
    count: int = Field(default=1, ge=1, le=MOST_FIGHTERS, description="How many of them.")
    at: Spots | None = Field(default=None, description="Where they stand.")
    slug: Slug | None = Field(default=None, description="The short name used in choices.")
    block: Slug | None = Field(
        default=None, description="Fighters with the same block count as of one kind."
    )
    hidden: list[Slug] = Field(
        default=[], max_length=MOST_SIDES, description="Sides that do not know of them."
    )
    policy: Slug | None = Field(
        default=None, description="Who plays them where no person does; else the side's policy."
    )


class SideForm(Strict):
    """One party of the fight."""

    name: Title
    slug: Slug | None = None
    heroes: bool = Field(default=False, description="Whether its members are player characters.")
    friends: list[Slug] = Field(
        default=[], max_length=MOST_SIDES, description="Other sides that it does not fight."
    )
    # The default is the book's, as it is in the version that the scenario was written for.
    policy: Slug = Field(default="", description="Who plays it where no person does.")
    fighters: list[dict[str, Any]] = Field(min_length=1, max_length=MOST_FIGHTERS)


class ScenarioForm(Strict):
    """A whole scenario file."""

    book: Slug
    title: Title
    text: str = Field(default="", max_length=4000, description="The scene, in a few words.")
    seed: int | None = Field(default=None, ge=0, le=2**63 - 1)
    rounds: int = Field(
        default=200, ge=1, le=MOST_ROUNDS, description="A fight that lasts longer is a draw."
    )
    options: dict[str, Any] = Field(default={}, description="The book's switches.")
    map: MapForm | None = None
    scene: dict[str, Any] = Field(default={}, description="Place and circumstances.")
    sides: list[SideForm] = Field(min_length=2, max_length=MOST_SIDES)
