"""What an optimiser hands back."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Epoch:
    """Mean losses (cross-entropy) over the games learned from, and over those set aside."""

    learned: float
    aside: float


@dataclass(frozen=True)
class Learned:
    weights: list[float]  # in the order of `Network`, after the best epoch
    before: float  # the loss over the games set aside if nothing is learned
    epochs: list[Epoch]
    best: int  # epoch
