"""Under which address other machines reach this one, for links that a phone is to open."""

import ipaddress
import socket

from starlette.datastructures import URL

ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737): nothing is sent to ask for the way to it."""


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own, which no other can use."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def reachable(bound: str, asked: URL) -> str:
    """The address for others of a server that listens at `bound`; empty if they cannot reach it."""
    if is_loopback(bound) or not bound:
        return ""
    host = bound
    try:
        if ipaddress.ip_address(bound).is_unspecified:
            host = own_address()
    except ValueError:
        pass  # a name, which others may know
    if not host or is_loopback(host):
        return ""
    shown = f"[{host}]" if ":" in host else host
    port = f":{asked.port}" if asked.port else ""
    return f"{asked.scheme}://{shown}{port}"


def own_address() -> str:
    """The address of this machine in the network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            # For UDP this only chooses the way out.
            way.connect(ELSEWHERE)
            return str(way.getsockname()[0])
        except OSError:
            return ""
