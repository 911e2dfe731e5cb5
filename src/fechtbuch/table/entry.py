"""Letting people in: which viewer a token makes."""

from fechtbuch.table.access import PLAYER, REPLAY, SPECTATOR, Viewer, hash_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.store import Store

MOST_TOKEN = 200


def viewer_of(store: Store, table: str, token: str) -> tuple[Viewer, str]:
    """Who comes with this token to this table, and the token's hash; `Refused` if nobody may."""
    if not token or len(token) > MOST_TOKEN:
        raise Refused("no-token", 401)
    token_hash = hash_of(token)
    place = store.place_of(token_hash, table)
    if place is None or place.table != table:
        # The same for a wrong table, a wrong token and a revoked one.
        raise Refused("no-access", 403)
    role = SPECTATOR if place.role == REPLAY else place.role
    return Viewer(role, place.seat if role == PLAYER else None), token_hash
