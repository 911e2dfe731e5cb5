"""The rulebooks as pages of this documentation, made when it is built (a hook of MkDocs)."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from fechtbuch.rulebook.site import pages
from fechtbuch.web import STATIC


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every page of every book in every language, and what they look like."""
    for name in ("look.css", "reader.css"):
        text = (STATIC / "css" / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"rules/{name}", content=text))
    for path, text in pages():
        files.append(File.generated(config, f"rules/{path}", content=text))
    return files
