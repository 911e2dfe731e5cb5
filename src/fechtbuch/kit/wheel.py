"""Writes a wheel out of the files of a package and what its distribution says about itself."""

import base64
import hashlib
import sys
import sysconfig
from importlib.metadata import Distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

OLDEST = (1980, 1, 1, 0, 0, 0)
"""The time of all files in a wheel: the same files make the same wheel."""


def tag() -> str:
    """For which interpreter and machine compiled modules are."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{version}-{version}-{platform}"


def write_wheel(distribution: Distribution, files: dict[str, bytes], folder: Path) -> Path:
    """A wheel with these files, by their paths, in a folder; an older one is overwritten."""
    name = distribution.name.replace("-", "_")
    about = f"{name}-{distribution.version}.dist-info"
    entries = {
        **files,
        f"{about}/METADATA": (distribution.read_text("METADATA") or "").encode(),
        f"{about}/entry_points.txt": (distribution.read_text("entry_points.txt") or "").encode(),
        f"{about}/WHEEL": (
            f"Wheel-Version: 1.0\nGenerator: fechtbuch\nRoot-Is-Purelib: false\nTag: {tag()}\n"
        ).encode(),
    }
    record = "".join(f"{path},{_hashed(data)}\n" for path, data in entries.items())
    entries[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"{name}-{distribution.version}-{tag()}.whl"
    with ZipFile(wheel, "w", ZIP_DEFLATED) as archive:
        for path, data in entries.items():
            archive.writestr(_entry(path), data)
    return wheel


def _entry(path: str) -> ZipInfo:
    entry = ZipInfo(path, OLDEST)
    entry.compress_type = ZIP_DEFLATED
    entry.external_attr = (0o755 if path.endswith(".so") else 0o644) << 16
    return entry


def _hashed(data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
    return f"sha256={digest},{len(data)}"
