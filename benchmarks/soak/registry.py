"""All long proofs."""

from benchmarks.soak import environments, fuzz, honesty, kills, random_games
from benchmarks.soak.proof import Proof

PROOFS: tuple[Proof, ...] = (
    *random_games.PROOFS,
    *environments.PROOFS,
    *honesty.PROOFS,
    *kills.PROOFS,
    *fuzz.PROOFS,
)
