"""What is wrong with a command line or its files, in the reader's language."""

from fechtbuch.scenario import ScenarioError
from fechtbuch.text.bad_input import BadInput
from fechtbuch.text.catalogue import Catalogue, choose_language
from fechtbuch.text.complaints import in_words

__all__ = ["BadInput", "complaint_of"]


def complaint_of(error: Exception, language: str | None) -> str:
    """An error in words."""
    if isinstance(error, BadInput):
        return error.text(Catalogue(choose_language(language)))
    if isinstance(error, ScenarioError):
        return error.text(choose_language(language))
    what = str(error)
    if isinstance(error, OSError) and error.strerror:
        what = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return in_words(what, choose_language(language))
