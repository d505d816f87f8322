"""All long proofs."""

from benchmarks.soak import kills, random_games
from benchmarks.soak.proof import Proof

PROOFS: tuple[Proof, ...] = (*random_games.PROOFS, *kills.PROOFS)
