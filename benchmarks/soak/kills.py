"""A server that is killed again and again loses nothing that it has acknowledged."""

import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path

from benchmarks.soak.proof import Figures, Proof
from tests.server.databases import KINDS, Databases, Kind
from tests.server.nursery import ForkedServer, Nursery
from tests.server.survivors import survive

KILLS = 5_000  # on each kind of database
IN_SLICE = 20


def kill_again_and_again(kind: Kind, first: int, number: int) -> Figures:
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Databases(Path(folder))) as databases,
        closing(Nursery()) as nursery,
    ):
        server = ForkedServer(nursery, databases.new(kind), Path(folder)).start()
        try:
            survivors = survive(server, number, seed=first)
        finally:
            server.stop()
    return {
        "moves acknowledged": sum(survivor.acknowledged for survivor in survivors),
        "games": sum(survivor.games for survivor in survivors),
    }


PROOFS = tuple(
    Proof(
        f"kills of a server on {kind}",
        "What was acknowledged is there after a kill at any moment, drafts whole or not at all.",
        "kills",
        KILLS,
        IN_SLICE,
        partial(kill_again_and_again, kind),
        ("server/**/*", "kernel/**/*"),
    )
    for kind in KINDS
)
