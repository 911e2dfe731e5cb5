"""Compiles groups of modules with mypyc, each into one shared library.

All groups go through one mypyc run, so that a book's classes extend the engine's natively; only
the groups that are wanted are handed to the C compiler, and of those only what has changed. The
build of this project and `fechtbuch build-book` both do it so:

    python compiling.py WORK

with `WORK/groups.json`: the modules of each group as paths from the current folder, and which
groups are `wanted`. It needs mypy and setuptools, and is a program of its own because mypy reads
its environment once. `WORK/built.json` says what came of it.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TypedDict

try:
    import fcntl
except ImportError:  # Windows has other locks.
    fcntl = None  # type: ignore[assignment]

COMPILER_REQUIREMENTS = ["mypy>=2.4,<2.5", "setuptools>=77"]
"""What compiling needs. `run_mypyc` takes mypyc's steps one by one, which another version may cut
differently."""

ENGINE = "fechtbuch.engine"
"""The group that all books are compiled against."""


class Built(TypedDict):
    """What a run has made."""

    libraries: list[str]
    """The paths of the wanted libraries, below `WORK/lib`."""
    engine: str
    """A digest of how the engine's classes and functions lie in memory: what was compiled against
    one engine works with an engine of the same digest only."""


def compile_groups(
    groups: dict[str, list[Path]], wanted: list[str], work: Path, home: Path, path: str
) -> Built | None:
    """Compile in a process of its own, which runs in `home` with the sources below `path`.

    None if it failed; the reasons have been printed.
    """
    work.mkdir(parents=True, exist_ok=True)
    named = {
        name: [os.path.relpath(module, home) for module in modules]
        for name, modules in groups.items()
    }
    (work / "groups.json").write_text(json.dumps({"groups": named, "wanted": wanted}))
    environment = {**os.environ, "MYPYPATH": path, "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__).resolve()), os.path.relpath(work, home)]
    if subprocess.run(command, cwd=home, env=environment, check=False).returncode:
        return None
    built: Built = json.loads((work / "built.json").read_text())
    return built


def run_mypyc(work: Path, groups: dict[str, list[str]], wanted: list[str]) -> None:
    """Translate all groups to C and build the wanted libraries below `work/lib`.

    One run at a time: of two, the older text could come to be the newer library.
    """
    with (work / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        _run_mypyc(work, groups, wanted)


def _run_mypyc(work: Path, groups: dict[str, list[str]], wanted: list[str]) -> None:
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

    print(f"Compiling what changed in {', '.join(wanted)}:", flush=True)
    # mypyc's own cache of compiled classes forgets which native integers may be undefined,
    # so our modules are always translated again. That takes seconds; the C compiler, which
    # takes minutes, still skips every group whose text came out the same.
    cache = work / "cache"
    for package in {name.partition(".")[0] for name in groups}:
        for ours in cache.glob(f"*/{package}*"):
            shutil.rmtree(ours) if ours.is_dir() else ours.unlink()
    separate: list[tuple[list[str], str | None]] = [
        (modules, name) for name, modules in groups.items()
    ]
    sources = ["--config-file=", "--no-sqlite-cache", f"--cache-dir={cache}"]
    # The front door of the package names everything, which would all be read with it.
    sources += ["--always-true=COMPILING"]
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
    extensions = [each for each in extensions if _belongs(each.name, wanted)]
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
    built: Built = {
        "libraries": [
            str(Path(command.get_ext_fullpath(one.name)).resolve()) for one in extensions
        ],
        "engine": interface(work / "c"),
    }
    (work / "built.json").write_text(json.dumps(built, indent=2) + "\n")


def interface(translated: Path) -> str:
    """The digest of the engine's declarations in C, and of who has written them."""
    from mypy.version import __version__ as mypy_version

    folder, _, name = ENGINE.rpartition(".")
    sha = hashlib.sha256(f"{sys.implementation.cache_tag} {mypy_version}\n".encode())
    for header in (f"__native_{name}.h", f"__native_internal_{name}.h"):
        sha.update(translated.joinpath(*folder.split("."), header).read_bytes())
    return sha.hexdigest()


def _belongs(extension: str, groups: list[str]) -> bool:
    """Whether a library is a group's own, or that of a module in it."""
    return any(extension == f"{one}__mypyc" or extension.startswith(f"{one}.") for one in groups)


if __name__ == "__main__":
    _work = Path(sys.argv[1])
    _asked = json.loads((_work / "groups.json").read_text())
    run_mypyc(_work, _asked["groups"], _asked["wanted"])
