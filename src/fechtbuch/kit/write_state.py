"""Writes `state/written.py` of a book: everything that follows from how its state is declared.

For every class of the `state` room that extends `Fight`, `Fighter`, `Piece` or `Value`:

* `copy_x(one, twin)` for fights and fighters, `twin_x(one)` for pieces;
* `write_x(one, data)` and `read_x(one, data)` for fights, fighters and pieces that the fight owns,
  `x_data(one)` and `x_from(entry)` for pieces and values that come and go;
* `key_x(one)`, a tuple that is equal for equal states;
* `end_turn_x(one)` where fields are marked `Ends("turn")`;
* for the fighters of the fight `shown_x(one)`, the states that people see, and `SETTABLE`, what
  sheets and edicts may set.

For every `Choice` with fields marked `Says`, `words_of_x(one)` and
`fill_x(one, question, partial)`.

A book has its say by methods: `restore_things(states)` of a fight, instead of giving each of
`things` its state in turn; `key()` of a fighter or piece, instead of `key_x`.
"""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

from fechtbuch.kit.checking import check
from fechtbuch.kit.comparing import write_ends, write_key
from fechtbuch.kit.copying import write_copying
from fechtbuch.kit.declared import WRITTEN
from fechtbuch.kit.module import Module
from fechtbuch.kit.saving import write_saving
from fechtbuch.kit.saying import write_choice
from fechtbuch.kit.showing import write_settable
from fechtbuch.kit.sources import Sources


def write_state(package: str, folder: Path) -> str:
    """The text of a book's `state/written.py`."""
    module = Module(Sources(package, folder))
    check(module)
    for declared in module.classes.values():
        if declared.kind == "choice":
            write_choice(module, declared)
        else:
            write_copying(module, declared)
            write_saving(module, declared)
            write_key(module, declared)
            write_ends(module, declared)
    write_settable(module)
    return _formatted(module.text())


def written_path(folder: Path) -> Path:
    """Where that text belongs."""
    return folder / "state" / f"{WRITTEN}.py"


def is_fresh(package: str, folder: Path) -> bool:
    """Whether what was written still follows from the declarations, however it is laid out."""
    path = written_path(folder)
    if not path.exists():
        return False
    kept = ast.parse(path.read_text(encoding="utf-8"))
    return ast.dump(kept) == ast.dump(ast.parse(write_state(package, folder)))


def _formatted(text: str) -> str:
    """The text as `ruff format` lays it out, where there is ruff."""
    if importlib.util.find_spec("ruff") is None:
        return text
    command = [sys.executable, "-m", "ruff", "format", "--line-length", "100", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"ruff could not lay out what was written:\n{done.stderr}")
    return done.stdout
