"""The rulebook: what the engine does, to be read, searched and opened where it applies.

Texts lie with their book, one file for each chapter and language, `rulebook/en/chg.md`; the terms
they use in `locale/en/glossary.toml`; what examples are reckoned from in
`rulebook/examples/chg.toml`. How they are written is told in docs/writing-rules.md.
"""

from fechtbuch.rulebook.chapters import Chapter, chapter_of, chapters
from fechtbuch.rulebook.glossary import Glossary, Term, glossary_of
from fechtbuch.rulebook.reading import Page, Paragraph, Piece
from fechtbuch.rulebook.texts import page_of, text_of

__all__ = [
    "Chapter",
    "Glossary",
    "Page",
    "Paragraph",
    "Piece",
    "Term",
    "chapter_of",
    "chapters",
    "glossary_of",
    "page_of",
    "text_of",
]
