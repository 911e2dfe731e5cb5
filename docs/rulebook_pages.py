"""The rulebooks as pages of this documentation, made when it is built (a hook of MkDocs)."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from fechtbuch.rulebook.site import indexes, pages
from fechtbuch.web import STATIC

SEARCH = Path(__file__).with_name("rulebook_search.js")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every page of every book in every language, what they look like, and their search."""
    for name in ("look.css", "reader.css"):
        text = (STATIC / "css" / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"rules/{name}", content=text))
    script = SEARCH.read_text(encoding="utf-8")
    files.append(File.generated(config, "rules/search.js", content=script))
    for path, text in (*pages(), *indexes()):
        files.append(File.generated(config, f"rules/{path}", content=text))
    return files
