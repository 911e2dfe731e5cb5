"""What `make run` does: the web table at once, compiled as soon as that is done.

A compiled build of these very sources is served as it is. Where there is none yet, the sources are
served interpreted, and compiled beside that with little priority. Then a new process takes over the
address: this one holds the listening socket all the time, so whoever connects meanwhile waits for a
moment, pages connect again by themselves, and every table is in the database.

Builds lie in folders of their own, `build/run/DIGEST`, and are never changed: nothing is installed
under a running server.

    python run_table.py [options of `fechtbuch serve`]
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import threading
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType, ModuleType
from typing import IO

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "fechtbuch"
BUILDS = ROOT / "build" / "run"

STARTED = "FECHTBUCH_STARTED"
"""When `make` began, in seconds since 1970."""

SOCKET = "FECHTBUCH_SOCKET"
COMPILING = "FECHTBUCH_COMPILING"
"""What `fechtbuch serve` is told by its environment; see `fechtbuch.table.serve`."""

_HELD: list[IO[str]] = []
"""What tells others which builds are in use."""

PATIENCE = 120.0
"""So many seconds a server may take until it answers."""


class Server:
    """Runs `fechtbuch serve` from one build after another at one address."""

    def __init__(self, listening: socket.socket, options: list[str]) -> None:
        self.listening = listening
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None
        self.ending = threading.Event()
        self.changing = threading.Lock()
        """Held while one process follows another."""

    @property
    def address(self) -> str:
        """Where it answers."""
        host, port = self.listening.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/"

    def serve(self, build: Path, *, compiling: bool = False) -> None:
        """Serve from a build instead of what is served now; return when it answers."""
        descriptor = self.listening.fileno()
        environment = {**os.environ, "PYTHONPATH": str(build), SOCKET: str(descriptor)}
        environment.pop(COMPILING, None)
        use(build)
        if compiling:
            environment[COMPILING] = "1"
        command = [sys.executable, "-P", "-m", "fechtbuch", "serve", *self.options]
        with self.changing:
            self.end()
            if self.ending.is_set():
                return
            process = subprocess.Popen(command, env=environment, pass_fds=[descriptor])
            self.process = process
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None and not self.answers():
            time.sleep(0.1)

    def answers(self) -> bool:
        """Whether somebody who asks is answered."""
        try:
            with urllib.request.urlopen(f"{self.address}api/build", timeout=5):
                return True
        except OSError:
            return False

    def end(self) -> None:
        """End what is served now; the address stays."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def stay(self) -> int:
        """Wait until the server ends or somebody ends it."""
        while not self.ending.wait(0.2):
            with self.changing:
                if self.process is not None and self.process.poll() is not None:
                    return self.process.returncode
        with self.changing:
            self.end()
        return 0


def main(arguments: list[str]) -> int:
    """Serve; see above."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    known, _ = parser.parse_known_args(arguments)
    listening = listen(known.host, known.port)
    server = Server(listening, arguments)

    def stop(_number: int, _frame: FrameType | None) -> None:
        server.ending.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    clear_away()
    compiled = compiled_build()
    if compiled is not None:
        server.serve(compiled)
        say("Answers after {} s.")
        return server.stay()
    reason = hatch().why_pure()
    server.serve(pure_build(), compiling=not reason)
    if reason:
        say(f"Answers after {{}} s, interpreted: {reason}.")
    else:
        say("Answers after {} s, interpreted. The rules are being compiled beside that ...")
        threading.Thread(target=compile_and_take_over, args=(server,), daemon=True).start()
    return server.stay()


def compile_and_take_over(server: Server) -> None:
    """Compile, and let the compiled build take over the address."""
    wheel = compiled_wheel(server)
    if server.ending.is_set():
        return
    if wheel is None:
        say("Compiling failed, see above. The table goes on interpreted.")
        return
    build = unpacked(wheel, "compiled")
    tried = [sys.executable, "-P", "-c", "from fechtbuch.table.app import create_app"]
    if subprocess.run(tried, env={**os.environ, "PYTHONPATH": str(build)}, check=False).returncode:
        shutil.rmtree(build)
        say("The compiled rules do not start. The table goes on interpreted.")
        return
    server.serve(build)
    say("Compiled after {} s; the tables are where they were, and go on compiled.")


def listen(host: str, port: int) -> socket.socket:
    """The socket that whoever serves accepts from."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise SystemExit(f"{host}:{port}: {error.strerror}") from None
    listening.listen(1024)
    return listening


def say(text: str) -> None:
    """Tell how long something took since `make` began."""
    began = float(os.environ.get(STARTED) or time.time())
    print(text.format(f"{time.time() - began:.0f}"), flush=True)


# Builds.


def compiled_build() -> Path | None:
    """A folder with a compiled build of these sources, if there is one."""
    folder = folder_of("compiled", sources())
    if folder.exists():
        return folder
    installed = Path(sysconfig.get_path("purelib"))
    if not (installed / "fechtbuch").exists():
        return None
    there = ours("build_info", installed / "fechtbuch")
    if not there.compiled() or there.stale(ROOT / "src"):
        return None
    # `make setup` may install another build there while this one is served.
    with beginning(folder) as begun:
        for each in [installed / "fechtbuch", *installed.glob("fechtbuch-*.dist-info")]:
            shutil.copytree(each, begun / each.name, copy_function=os.link)
    return folder


def sources() -> dict[str, str]:
    """What the sources are now."""
    digests: dict[str, str] = ours("build_info", PACKAGE).digests(PACKAGE)
    return digests


def folder_of(kind: str, digests: dict[str, str]) -> Path:
    """Where a build of some sources lies."""
    told = json.dumps(digests, sort_keys=True).encode()
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + told).hexdigest()
    return BUILDS / f"{kind}-{digest[:12]}-{sys.implementation.cache_tag}"


@contextmanager
def beginning(folder: Path) -> Iterator[Path]:
    """A folder to fill, which becomes that folder when it is full."""
    begun = folder.with_name(f"{folder.name}.{os.getpid()}")
    begun.mkdir(parents=True)
    try:
        yield begun
        if not folder.exists():
            begun.rename(folder)
    finally:
        shutil.rmtree(begun, ignore_errors=True)


def unpacked(wheel: Path, kind: str) -> Path:
    """A folder with what is in a wheel, which is not needed after that.

    It is named by what the wheel was made of: the sources may have changed since.
    """
    with zipfile.ZipFile(wheel) as archive:
        folder = folder_of(kind, json.loads(archive.read("fechtbuch/_build.json"))["sources"])
        if not folder.exists():
            with beginning(folder) as begun:
                archive.extractall(begun)
    shutil.rmtree(wheel.parent)
    return folder


def use(build: Path) -> None:
    """Say that a build is being served from, as long as this process lives."""
    held = (build / "in-use").open("w")
    fcntl.flock(held, fcntl.LOCK_SH)
    _HELD.append(held)


def clear_away() -> None:
    """Remove the builds of other sources that nobody serves from any more."""
    current = [folder_of(kind, sources()) for kind in ("compiled", "pure")]
    for build in BUILDS.glob("*-*-*"):
        with suppress(OSError), (build / "in-use").open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if build not in current:
                shutil.rmtree(build)


def pure_build() -> Path:
    """A folder with these sources as they are installed, which takes a moment."""
    folder = folder_of("pure", sources())
    if folder.exists():
        return folder
    place = BUILDS / f"pure.{os.getpid()}"
    environment = {**os.environ, "FECHTBUCH_PURE": "1"}
    done = subprocess.run(
        _building(place), cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return unpacked(next(place.glob("*.whl")), "pure")


def compiled_wheel(server: Server) -> Path | None:
    """The compiled wheel, which takes minutes; None if it failed or somebody ends it."""
    needed = ours("compiling", PACKAGE / "kit").COMPILER_REQUIREMENTS
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    if not _run([*pip, *needed], dict(os.environ), server):
        return None
    place = BUILDS / f"compiled.{os.getpid()}"
    if not _run(_building(place), dict(os.environ), server):
        return None
    return next(place.glob("*.whl"))


def _building(place: Path) -> list[str]:
    return [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]


def _run(command: list[str], environment: dict[str, str], server: Server) -> bool:
    """Run something beside the server, which goes first; False if it failed or was ended."""
    patient = ["nice", "-n", "19"] if shutil.which("nice") else []
    process = subprocess.Popen(
        [*patient, *command], cwd=ROOT, env=environment, start_new_session=True
    )
    while process.poll() is None:
        if server.ending.wait(0.2):
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
            return False
    return process.returncode == 0


def hatch() -> ModuleType:
    """The build hook, which knows what compiling needs."""
    return ours("hatch_build", ROOT)


def ours(name: str, folder: Path) -> ModuleType:
    """One of our modules from its file, without the package around it."""
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
