"""Files by hand, as people might upload them."""

import io
import struct
import zipfile
import zlib


def png(width: int = 3, height: int = 2, rows: bytes | None = None) -> bytes:
    """A picture, by hand."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        crc = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = rows if rows is not None else (b"\0" + b"\x80\x20\x10" * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"tEXt", b"Comment\0secret place")
        + chunk(b"IDAT", zlib.compress(body))
        + chunk(b"IEND", b"")
    )


def zipped(**files: bytes | str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "/").replace("_dot_", "."), content)
    return out.getvalue()
