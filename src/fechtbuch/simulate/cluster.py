"""Work on many machines: a Dask cluster as an executor.

Dask gives the pieces of a worker that is lost to another one. Each piece has one future, whose
result is taken once: nothing is lost, nothing is counted twice.
"""

import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from fechtbuch.simulate.extras import needed

CONNECT_SECONDS = 10
RETRIES = 10
"""How often a piece is given to another worker before the run gives up."""


def _host(address: str) -> str:
    return address.rpartition("//")[2].strip(":/") or "127.0.0.1"


@contextmanager
def on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor on the cluster of this scheduler, and how many cores it has."""
    if not re.search(r":\d+$", address):
        # Dask would go on asking a machine that has nothing to say.
        raise ValueError(
            f"cluster {address}: name the scheduler's port, too, such as tcp://{_host(address)}:8786"
        )
    distributed = needed("distributed", "cluster", "A cluster")
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ValueError(f"cluster {address}: no scheduler answers there ({error})") from None
    with client:
        cores = sum(client.nthreads().values())
        if cores == 0:
            raise ValueError(f"cluster {address}: has no workers; start some with `dask worker`")
        executor = client.get_executor(pure=False, retries=RETRIES)
        try:
            yield executor, cores
        finally:
            executor.shutdown(wait=False)
