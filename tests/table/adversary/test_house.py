"""A neighbour on the same machine, and one who lies about where he comes from."""

import stat
from pathlib import Path

from fechtbuch.table.serve import Serving, server_config
from fechtbuch.table.store import Store


def test_others_on_the_machine_cannot_read_the_tables(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"
    store = Store(f"sqlite:///{file}")
    try:
        for path in [file, *file.parent.glob("tables.sqlite*")]:
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    finally:
        store.close()


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o644)
    Store(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_nobody_says_himself_where_he_comes_from() -> None:
    """Limits go by address: a header may name it only where a proxy is said to stand in front."""
    config = server_config(Serving("sqlite:///x"), app=lambda: None)
    assert not config.proxy_headers
    behind = server_config(Serving("sqlite:///x", proxy="10.0.0.2"), app=lambda: None)
    assert behind.proxy_headers
    assert behind.forwarded_allow_ips == "10.0.0.2"
