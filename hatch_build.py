"""Build hook: compiles the engine and the books with mypyc into the wheel.

Each extension group that ``fechtbuch.build_info.groups`` names becomes one shared library, as
``fechtbuch.kit.compiling`` does it. C files, objects and libraries stay in
``build/mypyc``; only a group whose C text changed is compiled again. Nothing is written beside the
sources.

``FECHTBUCH_PURE=1`` builds without compiling. So does a machine without a C compiler.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "fechtbuch"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the digest of their sources to a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for mypy only where it is going to be used."""
        return [] if why_pure() else list(ours("kit/compiling").COMPILER_REQUIREMENTS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless there is a reason not to, and record what was built."""
        if self.target_name != "wheel" or version == "editable":
            return
        reason = why_pure()
        sources = ours("build_info").digests(PACKAGE)
        work = ROOT / "build" / "mypyc" / ("pure" if reason else build_key())
        work.mkdir(parents=True, exist_ok=True)
        included = build_data["force_include"]
        engine = ""
        if reason:
            print(f"Fechtbuch will run interpreted: {reason}.", flush=True)
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            built = compile_groups(work)
            engine = built["engine"]
            for library in built["libraries"]:
                included[library] = Path(library).relative_to(work / "lib").as_posix()
        record = ours("build_info").record(sources, engine)
        (work / "_build.json").write_text(record, encoding="utf-8")
        included[str(work / "_build.json")] = "fechtbuch/_build.json"


def why_pure() -> str:
    """Return the reason for building without compiling, or an empty text."""
    if os.environ.get("FECHTBUCH_PURE", "0") not in ("", "0"):
        return "FECHTBUCH_PURE is set"
    if platform.python_implementation() != "CPython":
        return "mypyc compiles for CPython only"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"no C compiler ({command[0]}) was found; everything works, only slower"
    with tempfile.TemporaryDirectory() as directory:
        probe = Path(directory, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        includes = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        attempt = [*command, *includes, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        if subprocess.run(attempt, capture_output=True, check=False).returncode:
            return "the C compiler finds no Python headers; everything works, only slower"
    return ""


def build_key() -> str:
    """Name a directory that no other interpreter or compiler version shares."""
    from mypy.version import __version__ as mypy_version

    return f"{sys.implementation.cache_tag}-{platform.machine()}-mypy-{mypy_version}"


def compile_groups(work: Path) -> Any:
    """Compile what changed, and return what was built."""
    groups = ours("build_info").groups(PACKAGE)
    built = ours("kit/compiling").compile_groups(groups, list(groups), work, ROOT, "src")
    if built is None:
        raise SystemExit("Compiling failed, see above. FECHTBUCH_PURE=1 builds without it.")
    return built


def ours(name: str) -> ModuleType:
    """Load a module from the sources, such as ``build_info``, without importing the package."""
    spec = importlib.util.spec_from_file_location(Path(name).name, PACKAGE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
