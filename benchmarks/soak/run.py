"""Proofs on all cores: slices are tried in other processes, and noted in their order."""

import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass

from benchmarks.soak.ledger import Ledger
from benchmarks.soak.proof import Figures, Proof
from iteru.work import WorkerLost, Workforce, once


@dataclass(frozen=True)
class Slice:
    proof: Proof
    first: int
    number: int

    def tried(self) -> "Tried":
        begun = time.monotonic()
        figures = self.proof.try_slice(self.first, self.number)
        return Tried(self, time.monotonic() - begun, figures)


@dataclass(frozen=True)
class Tried:
    """A slice that holds."""

    piece: Slice
    seconds: float
    figures: Figures


class Soak:
    """Keeps the processes busy, with the proofs of which the least is shown."""

    def __init__(self, ledger: Ledger, workforce: Workforce, processes: int) -> None:
        self.ledger = ledger
        self.workforce = workforce
        self.processes = processes
        self.out: dict[Future[Tried], Slice] = {}
        self.given_out: Counter[str] = Counter()  # cases that are out or wait, by proof
        self.waiting: dict[tuple[str, int], Tried] = {}  # until what comes before holds too

    def go_on(self, end: float) -> None:
        """Until this time; what is out then is waited for."""
        while True:
            while len(self.out) < self.processes and time.monotonic() < end:
                piece = self.next_slice()
                if piece is None:
                    break
                self.given_out[piece.proof.name] += piece.number
                self.out[self.workforce.submit(once(piece.tried), owner=piece.proof.name)] = piece
            if not self.out:
                return
            done, _ = wait(self.out, return_when=FIRST_COMPLETED)
            for future in done:
                self.hear(self.out.pop(future), future)

    def next_slice(self) -> Slice | None:
        def shown(proof: Proof) -> float:
            return self.first_case(proof) / proof.target

        for proof in sorted(self.ledger.open(), key=shown):
            first = self.first_case(proof)
            if first < proof.target:
                return Slice(proof, first, min(proof.in_slice, proof.target - first))
        return None

    def first_case(self, proof: Proof) -> int:
        return self.ledger.accounts[proof.name].done + self.given_out[proof.name]

    def hear(self, piece: Slice, future: "Future[Tried]") -> None:
        proof = piece.proof
        if (error := future.exception()) is not None:
            if isinstance(error, WorkerLost):  # the machine's fault, not the statement's
                raise error
            self.ledger.disprove(proof, f"{type(error).__name__}: {error}")
            say(proof, f"DISPROVED: {error}")
            return
        self.waiting[proof.name, piece.first] = future.result()
        account = self.ledger.accounts[proof.name]
        while (tried := self.waiting.pop((proof.name, account.done), None)) is not None:
            self.given_out[proof.name] -= tried.piece.number
            self.ledger.add(proof, tried.piece.number, tried.seconds, tried.figures)
            say(proof, f"{account.done:,} of {proof.target:,} {proof.unit}")
            if account.fault:
                say(proof, f"DISPROVED: {account.fault}")


def say(proof: Proof, words: str) -> None:
    print(f"{proof.name}: {words}", flush=True)
