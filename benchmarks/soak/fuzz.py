"""Whatever is sent, right or wrong, the server does not fail, and nobody else's game changes."""

import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Literal

from benchmarks.soak.proof import Disproved, Figures, Proof
from tests.server.databases import KINDS, Databases, Kind
from tests.server.fuzz import GENEROUS, Fuzz
from tests.server.nursery import ForkedServer, Nursery

What = Literal["requests", "messages"]
NUMBER = 200_000  # of each, on each kind of database
IN_SLICE = 2_000


def send_anything(kind: Kind, what: What, first: int, number: int) -> Figures:
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Databases(Path(folder))) as databases,
        closing(Nursery()) as nursery,
    ):
        server = ForkedServer(nursery, databases.new(kind), Path(folder), **GENEROUS).start()
        try:
            with closing(Fuzz(server, seed=first)) as fuzz:
                (fuzz.request if what == "requests" else fuzz.send)(number)
        finally:
            server.stop()
        for line in server.log.read_text().splitlines():
            if '"level": "error"' in line:
                raise Disproved(f"seed {first}: {line[-4000:]}")
    return {"granted": fuzz.granted.total(), "refused": fuzz.refused.total()}


PROOFS = tuple(
    Proof(
        f"{what} of every kind on {kind}",
        "No answer is a failure of the server, and a table of others stays as it is.",
        what,
        NUMBER,
        IN_SLICE,
        partial(send_anything, kind, what),
        ("server/**/*",),
    )
    for kind in KINDS
    for what in ("requests", "messages")
)
