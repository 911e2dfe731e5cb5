"""Where requests come from: nobody says so himself; a proxy as the page on security sets it up."""

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect

from fechtbuch.table.guard import LARGEST_FILE, same_origin
from fechtbuch.table.serve import Serving
from tests.awaited import awaited
from tests.table.adversary.test_promises import PAGE
from tests.table.running import served

FORGED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "ftp"}

NGINX = shutil.which("nginx")
OPENSSL = shutil.which("openssl")


async def tells(scope: Any, receive: Any, send: Any) -> None:
    """Tells whoever asks where he comes from, and a socket besides whether its page is ours."""
    seen = {"from": scope["client"][0], "by": scope["scheme"]}
    seen["ours"] = same_origin(Headers(scope=scope))
    text = json.dumps(seen)
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": text})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": text.encode()})


async def told(serving: Serving, headers: dict[str, str], ca: Path | None = None) -> dict[str, Any]:
    """What a server sees of a request with these headers."""
    async with served(serving, tells) as port:
        trusted = True if ca is None else ssl.create_default_context(cafile=ca)
        async with httpx.AsyncClient(verify=trusted) as client:
            address = f"{serving.scheme}://127.0.0.1:{port}/"
            found: dict[str, Any] = (await client.get(address, headers=headers)).json()
            return found


def test_a_header_moves_nobody_to_another_address(tmp_path: Path) -> None:
    plain = Serving(f"sqlite:///{tmp_path / 'x.sqlite'}")
    seen = awaited(told(plain, FORGED))
    assert (seen["from"], seen["by"]) == ("127.0.0.1", "http")
    elsewhere = awaited(told(replace(plain, proxy="192.0.2.7"), FORGED))
    assert elsewhere["from"] == "127.0.0.1"
    # Behind a proxy that adds to what was written there only what it added itself is believed.
    behind = replace(plain, proxy="127.0.0.1")
    added = {"X-Forwarded-For": "203.0.113.9, 198.51.100.4"}
    assert awaited(told(behind, added))["from"] == "198.51.100.4"


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    assert OPENSSL is not None
    cert, key = folder / "cert.pem", folder / "key.pem"
    made = [
        OPENSSL,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=x",
    ]
    made += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(made, check=True, capture_output=True)
    return cert, key


@pytest.mark.skipif(OPENSSL is None, reason="there is no openssl to make a certificate with")
def test_with_a_certificate_pages_come_by_https(tmp_path: Path) -> None:
    cert, key = certified(tmp_path)
    serving = Serving(f"sqlite:///{tmp_path / 'x.sqlite'}", tls_cert=str(cert), tls_key=str(key))
    assert awaited(told(serving, {}, cert))["by"] == "https"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def configuration(folder: Path, port: int, behind: int) -> Path:
    """The page's example, for this machine and these ports."""
    found = re.search(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    cert, key = certified(folder)
    block = found.group(1)
    for here, there in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/table.pem", str(cert)),
        ("/etc/ssl/table.key", str(key)),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{behind}"),
    ):
        assert block.count(here) == 1, here
        block = block.replace(here, there)
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log {folder / 'errors'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{block}}}\n"
    )
    return file


@pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="there is no nginx here")
def test_the_example_of_the_page_lets_people_in_and_believes_no_header(tmp_path: Path) -> None:
    assert NGINX is not None
    port = free_port()

    async def play() -> None:
        async with served(Serving("sqlite:///x", proxy="127.0.0.1"), tells) as behind:
            file = configuration(tmp_path, port, behind)
            proxy = subprocess.Popen([str(NGINX), "-p", str(tmp_path), "-c", str(file)])
            try:
                await through(port, tmp_path / "cert.pem")
            finally:
                proxy.terminate()
                await asyncio.to_thread(proxy.wait)

    awaited(play())


async def through(port: int, cert: Path) -> None:
    """Everything that goes through the proxy."""
    trusted = ssl.create_default_context(cafile=cert)
    url = f"https://127.0.0.1:{port}/"
    async with httpx.AsyncClient(verify=trusted) as client:
        for _ in range(100):
            try:
                seen = (await client.get(url, headers=FORGED)).json()
                break
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
        assert (seen["from"], seen["by"]) == ("127.0.0.1", "https")
        assert (await client.post(url, content=bytes(LARGEST_FILE - 1))).status_code == 200
        assert (await client.post(url, content=bytes(LARGEST_FILE + 2_000_000))).status_code == 413
    page = f"https://127.0.0.1:{port}"
    for origin, ours in ((page, True), ("https://elsewhere.example", False)):
        socket_url = f"wss://127.0.0.1:{port}/"
        async with connect(socket_url, ssl=trusted, origin=origin) as conversation:  # type: ignore[arg-type]
            seen = json.loads(await conversation.recv())
            assert (seen["from"], seen["by"], seen["ours"]) == ("127.0.0.1", "wss", ours)
