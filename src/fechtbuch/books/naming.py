"""How somebody's own fighter is spoken of: gender and bent forms, as the sheet gives them.

The words of a book know how its own fighters bend. Of everybody else only the sheet can say it:

    name = "Anna"
    gender = "female"

    [forms.pl]
    genitive = "Anny"
    dative = "Annie"
    accusative = "Annę"
    instrumental = "Anną"
    locative = "Annie"

No rule reads it. It goes along with the name into the fight, for whoever tells it; a sheet without
it is told of in words that are right for anybody.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from fechtbuch.books.sheets import Strict

MALE = "male"
"""Of whom the story says he."""
FEMALE = "female"
"""Of whom the story says she."""

_LETTERS = {MALE: "m", FEMALE: "f", "neuter": "n"}
"""Genders as messages select them."""

_Form = Annotated[str, Field(min_length=1, max_length=80)]
_LATER = {"x-later": True}


class GivenName(str):
    """A name of somebody's own, with what its sheet says of it; a text like any other."""

    gender: str
    forms: Mapping[str, Mapping[str, str]]
    """By language and case, as messages ask for it."""

    def __new__(
        cls, text: str, gender: str = "", forms: Mapping[str, Mapping[str, str]] | None = None
    ) -> "GivenName":
        """The name as it stands alone."""
        name = super().__new__(cls, text)
        name.gender = gender
        name.forms = forms or {}
        return name


class GermanForms(Strict):
    """A German name with its article: `der Schwarze Ritter`."""

    nominative: _Form
    genitive: _Form
    dative: _Form
    accusative: _Form

    def by_case(self) -> dict[str, str]:
        """By the cases that messages ask for."""
        return {
            "a": self.nominative,
            "gen": self.genitive,
            "dat": self.dative,
            "acc": self.accusative,
        }


class FrenchForms(Strict):
    """A French name with its article: `le Chevalier noir`, `du Chevalier noir`."""

    with_article: _Form
    after_de: _Form
    after_a: _Form

    def by_case(self) -> dict[str, str]:
        """By the cases that messages ask for."""
        return {"acc": self.with_article, "de": self.after_de, "a": self.after_a}


class PolishForms(Strict):
    """A Polish name in its cases."""

    genitive: _Form
    dative: _Form
    accusative: _Form
    instrumental: _Form
    locative: _Form

    def by_case(self) -> dict[str, str]:
        """By the cases that messages ask for."""
        return {
            "gen": self.genitive,
            "dat": self.dative,
            "acc": self.accusative,
            "ins": self.instrumental,
            "loc": self.locative,
        }


class Forms(Strict):
    """The forms of a name, by language; English needs none."""

    de: GermanForms | None = None
    fr: FrenchForms | None = None
    pl: PolishForms | None = None

    def by_language(self) -> dict[str, dict[str, str]]:
        """Those that were given."""
        given = {"de": self.de, "fr": self.fr, "pl": self.pl}
        return {language: one.by_case() for language, one in given.items() if one is not None}


class Called(BaseModel):
    """What sheets of all books may say of a name."""

    name: str
    gender: Literal["male", "female", "neuter"] | None = Field(
        default=None, description="He, she or it; else the story says neither."
    )
    forms: Forms = Field(
        default=Forms(),
        json_schema_extra=dict(_LATER),
        description="How the name bends, by language; else it stays as it is.",
    )

    def given_name(self) -> str:
        """The name as it goes into a fight."""
        gender, forms = self.natural_gender(), self.forms.by_language()
        return GivenName(self.name, gender, forms) if gender or forms else self.name

    def natural_gender(self) -> str:
        """The gender in one letter, or nothing where the sheet does not say it."""
        return _LETTERS.get(self.gender or "", "")


def renamed(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A sheet that is about to be changed: under another name it is another person's."""
    if changes.get("name", base.get("name")) == base.get("name"):
        return dict(base)
    return {name: value for name, value in base.items() if name not in ("gender", "forms")}
