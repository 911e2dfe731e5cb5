"""Dice of a table: fair, checkable afterwards, and not to be fished for.

Faces come from HMAC-SHA256 under the table's secret seed, over the hash of everything that was
answered so far and a counter. The same answers always give the same dice, so undoing is no way
to a better roll; another answer gives dice that nobody has seen.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.dice import Dice

SEED_BYTES: Final = 32


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the fight, so that it cannot be changed afterwards."""
    return hashlib.sha256(b"fechtbuch-seed:" + seed).hexdigest()


def link(chain: bytes, word: str) -> bytes:
    """The chain after one more answer."""
    return hashlib.sha256(chain + word.encode()).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class TableDice(Dice):
    """Dice from a secret seed and the chain of answers."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.chain = b""
        self.count: i64 = 0

    def place(self, chain: bytes, count: i64) -> None:
        """Stand after `count` dice of this link of the chain."""
        self.chain = chain
        self.count = count

    def face(self, roller: i64, sides: i64) -> i64:
        """A fair face: a 32-bit word mapped by rejection, never by modulo alone."""
        limit = 0x100000000 - 0x100000000 % sides
        attempt = 0
        while True:
            message = self.chain + int(self.count).to_bytes(8, "big") + attempt.to_bytes(4, "big")
            digest = hmac.digest(self.seed, message, "sha256")
            word = int.from_bytes(digest[:4], "big")
            if word < limit:
                self.count += 1
                return word % sides + 1
            attempt += 1
