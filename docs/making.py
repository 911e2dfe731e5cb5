"""A hook of MkDocs: puts into pages what is made from the sources when the site is built.

`<!-- contract -->` becomes the reference of the contract, `<!-- reference -->` that of the package
for programs, `<!-- learning -->` that of its environments for learners, `<!-- file: PATH -->` that
file as code.
"""

import re
from pathlib import Path
from typing import Any

from fechtbuch.kit.contract import contract
from fechtbuch.kit.reference import learning, reference

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "alehouse" / "alehouse"
LANGUAGES = {".py": "python", ".toml": "toml", ".ftl": "text", ".txt": "text"}


def on_page_markdown(markdown: str, **_: Any) -> str:
    """The page with everything in its place."""
    if "<!-- contract -->" in markdown:
        markdown = markdown.replace("<!-- contract -->", contract([EXAMPLE]))
    if "<!-- reference -->" in markdown:
        markdown = markdown.replace("<!-- reference -->", reference())
    if "<!-- learning -->" in markdown:
        markdown = markdown.replace("<!-- learning -->", learning())
    return re.sub(r"<!-- file: (\S+) -->", lambda found: _quoted(found.group(1)), markdown)


def _quoted(name: str) -> str:
    path = ROOT / name
    text = path.read_text(encoding="utf-8").rstrip()
    return f'```{LANGUAGES[path.suffix]} title="{name}"\n{text}\n```'
