"""Runs notebooks as Jupyter would, cell by cell, and keeps what each cell shows.

    python -m tests.examples.notebooks examples/notebooks

runs all notebooks of a folder and stores their outputs in them. Needs neither Jupyter nor a kernel:
a cell's last expression is shown by its `repr` and its table, what is printed as it is.
"""

import ast
import io
import json
import os
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

Data = dict[str, Any]

INDENT = 1
"""How Jupyter itself writes notebooks."""


def read(path: Path) -> Data:
    """A notebook from its file."""
    found: Data = json.loads(path.read_text(encoding="utf-8"))
    return found


def run(notebook: Data) -> Data:
    """The same notebook with the outputs of today; its files are written to nowhere that stays."""
    names: Data = {"__name__": "__main__"}
    count = 0
    cells: list[Data] = []
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                count += 1
                shown = _shown("".join(cell["source"]), names, count)
                cell = {**cell, "execution_count": count, "outputs": shown}
            cells.append(cell)
    return {**notebook, "cells": cells}


def _shown(source: str, names: Data, count: int) -> list[Data]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    with redirect_stdout(said):
        exec(compile(tree, f"<cell {count}>", "exec"), names)
        found = None
        if isinstance(last, ast.Expr):
            code = compile(ast.Expression(last.value), f"<cell {count}>", "eval")
            found = eval(code, names)
    outputs: list[Data] = []
    if said.getvalue():
        text = said.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if found is not None:
        data = {"text/plain": _lines(repr(found))}
        html = getattr(found, "_repr_html_", None)
        if html is not None:
            data["text/html"] = _lines(html())
        outputs.append(
            {
                "data": data,
                "execution_count": count,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def write(path: Path) -> None:
    """Run a notebook and store what it shows."""
    text = json.dumps(run(read(path)), ensure_ascii=False, indent=INDENT)
    path.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    for one in sorted(Path(sys.argv[1]).glob("*.ipynb")):
        write(one)
        print(one)
