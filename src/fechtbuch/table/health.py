"""Whether a server is well: it answers, and its database does.

    python -m fechtbuch.table.health [http://127.0.0.1:8000]

ends with 0 if so, else with 1 and the reason. Containers ask this every few seconds.
"""

import json
import sys
import urllib.error
import urllib.request

ADDRESS = "http://127.0.0.1:8000"
SECONDS = 4.0


def ailment(address: str) -> str:
    """What is wrong with the server at an address; empty if nothing is."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=SECONDS) as answer:
            well = json.load(answer)["well"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        return f"{address}: {error}"
    return "" if well is True else f"{address}: the server says that it is not well"


if __name__ == "__main__":
    found = ailment(sys.argv[1] if len(sys.argv) > 1 else ADDRESS)
    print(found or "well")
    sys.exit(1 if found else 0)
