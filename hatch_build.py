"""Build hook: compiles the engine and the books with mypyc into the wheel.

Each extension group that ``fechtbuch.build_info.groups`` names becomes one shared library.
All groups go through one mypyc run, so that a book's classes extend the engine's natively.
C files, objects and libraries stay in ``build/mypyc``; only a group whose C text changed is
compiled again. Nothing is written beside the sources.

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
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from types import ModuleType

COMPILER_REQUIREMENTS = ["mypy>=2.4,<2.5", "setuptools>=77"]
"""What a compiled build needs, and a pure one does not. `run_mypyc` takes mypyc's steps one by
one, which another version may cut differently."""

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "fechtbuch"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the digest of their sources to a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for mypy only where it is going to be used."""
        return [] if why_pure() else COMPILER_REQUIREMENTS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless there is a reason not to, and record what was built."""
        if self.target_name != "wheel" or version == "editable":
            return
        reason = why_pure()
        record = build_info().record(PACKAGE, compiled=not reason)
        work = ROOT / "build" / "mypyc" / ("pure" if reason else build_key())
        work.mkdir(parents=True, exist_ok=True)
        included = build_data["force_include"]
        if reason:
            print(f"Fechtbuch will run interpreted: {reason}.", flush=True)
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in compile_groups(work):
                included[str(library)] = library.relative_to(work / "lib").as_posix()
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


def compile_groups(work: Path) -> list[Path]:
    """Compile what changed, in a process of its own, and return all libraries."""
    environment = {**os.environ, "MYPYPATH": "src", "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__)), str(work.relative_to(ROOT))]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise SystemExit("Compiling failed, see above. FECHTBUCH_PURE=1 builds without it.")
    return [Path(line) for line in (work / "libraries.txt").read_text().splitlines()]


def build_info() -> ModuleType:
    """Load ``fechtbuch.build_info`` from the sources, without importing the package."""
    spec = importlib.util.spec_from_file_location("build_info", PACKAGE / "build_info.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run_mypyc(work: Path) -> None:
    """Translate all groups to C and build the libraries below ``work/lib``."""
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class BuildGroups(build_ext):
        """Tells which groups it compiles."""

        def build_extension(self, ext: Extension) -> None:
            library = Path(self.get_ext_fullpath(ext.name))
            before = library.stat().st_mtime_ns if library.exists() else 0
            started = time.monotonic()
            super().build_extension(ext)
            if ext.name.endswith("__mypyc") and library.stat().st_mtime_ns != before:
                group = ext.name.removesuffix("__mypyc")
                print(f"  {group}: {time.monotonic() - started:.0f} s", flush=True)

    groups = build_info().groups(PACKAGE)
    print(f"Compiling what changed in {', '.join(groups)}:", flush=True)
    # mypyc's own cache of compiled classes forgets which native integers may be undefined,
    # so our modules are always translated again. That takes seconds; the C compiler, which
    # takes minutes, still skips every group whose text came out the same.
    cache = work / "cache"
    for ours in cache.glob("*/fechtbuch*"):
        shutil.rmtree(ours) if ours.is_dir() else ours.unlink()
    separate: list[tuple[list[str], str | None]] = [
        ([os.path.relpath(path) for path in modules], name) for name, modules in groups.items()
    ]
    sources = ["--config-file=", "--no-sqlite-cache", f"--cache-dir={cache}"]
    sources += [path for paths, _ in separate for path in paths]
    # Where there are groups, mypyc assumes that others may extend any class later, and then looks
    # up every method and checks every attribute when the program runs. Here all groups are
    # together. What a book extends of the engine allows interpreted subclasses too, and of such
    # a class nothing is assumed.
    target = str(work / "c")
    together = CompilerOptions(separate=True, target_dir=target)
    together.global_opts = True
    _, written, _ = mypyc_build(sources, together, separate=separate)
    extensions = mypycify(
        sources,
        separate=separate,
        skip_cgen_input=(
            [[(os.path.relpath(path, target), "") for path in paths] for paths, _ in written],
            [],
        ),
        target_dir=target,
        opt_level="3",
        debug_level="0",
    )
    for extension in extensions:  # another compiler's new warning is no reason to stop
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # Functions that no other library can see or replace are called directly, or inlined.
        extension.extra_compile_args = [*flags, "-fvisibility=hidden"]
    command = BuildGroups(Distribution({"name": "fechtbuch", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    libraries = [str(Path(command.get_ext_fullpath(each.name)).resolve()) for each in extensions]
    (work / "libraries.txt").write_text("\n".join(libraries) + "\n")


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]))
