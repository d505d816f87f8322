"""What has been shown so far: kept in benchmarks/soak.json, told in benchmarks/soak.md."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from benchmarks.soak.proof import Figures, Proof

SOURCE = Path(__file__).parents[2] / "src/iteru"
FOLDER = Path(__file__).parents[1]


@dataclass
class Account:
    """How far a proof has come."""

    code: str  # digest of what it is about
    done: int = 0  # cases, from the first on
    seconds: float = 0.0  # of one core
    figures: Figures = field(default_factory=dict)
    fault: str = ""  # what has disproved it
    before: int = 0  # cases that were shown of earlier code, when it last was shown as a whole


class Ledger:
    """The accounts of all proofs; one whose code has changed begins anew."""

    def __init__(self, proofs: Sequence[Proof], folder: Path = FOLDER, only: str = "") -> None:
        self.proofs = proofs
        self.folder = folder
        self.only = only
        kept = folder / "soak.json"
        noted = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        self.accounts: dict[str, Account] = {}
        for proof in proofs:
            account = Account(**noted[proof.name]) if proof.name in noted else Account("")
            code = digest(proof.about)
            if account.code != code:
                is_whole = account.done >= proof.target and not account.fault
                account = Account(code, before=account.done if is_whole else account.before)
            self.accounts[proof.name] = account

    def open(self) -> list[Proof]:
        """What is still to be shown, of what was asked for."""
        return [proof for proof in self.proofs if self.only in proof.name and self._is_open(proof)]

    def _is_open(self, proof: Proof) -> bool:
        account = self.accounts[proof.name]
        return account.done < proof.target and not account.fault

    def add(self, proof: Proof, number: int, seconds: float, figures: Figures) -> None:
        """The next cases of a proof hold."""
        account = self.accounts[proof.name]
        account.done += number
        account.seconds = round(account.seconds + seconds, 1)
        for name, figure in figures.items():
            account.figures[name] = account.figures.get(name, 0) + figure
        self.write()

    def disprove(self, proof: Proof, fault: str) -> None:
        self.accounts[proof.name].fault = fault
        self.write()

    def write(self) -> None:
        accounts = {name: asdict(account) for name, account in self.accounts.items()}
        text = json.dumps(accounts, indent=1, sort_keys=True) + "\n"
        self._replace("soak.json", text)
        self._replace("soak.md", self.report())

    def _replace(self, name: str, text: str) -> None:
        """At once: whoever stops this in the middle finds the file as it was."""
        new = self.folder / f"{name}.new"
        new.write_text(text, encoding="utf-8")
        new.replace(self.folder / name)

    def report(self) -> str:
        lines = ["# Long proofs", "", "By `make soak`, which goes on where it was stopped. "]
        lines[-1] += "A proof begins anew when the code that it is about has changed."
        lines += ["", "| proof | shown | of | on the way | hours of one core |"]
        lines += ["| --- | ---: | ---: | --- | ---: |"]
        for proof in self.proofs:
            account = self.accounts[proof.name]
            way = ", ".join(f"{figure:,} {name}" for name, figure in account.figures.items())
            shown = (
                f"**disproved** after {account.done:,}" if account.fault else f"{account.done:,}"
            )
            if account.before:
                shown += f" ({account.before:,} before the last change)"
            hours = f"{account.seconds / 3600:.2f}"
            lines.append(f"| {proof.name} | {shown} | {proof.target:,} | {way} | {hours} |")
        lines.append("")
        for statement in dict.fromkeys(proof.statement for proof in self.proofs):
            names = [proof.name for proof in self.proofs if proof.statement == statement]
            lines.append(f"- {', '.join(names)}: {statement}")
        for proof in self.proofs:
            if fault := self.accounts[proof.name].fault:
                lines.append(f"- Disproved, {proof.name}: {fault}")
        return "\n".join(lines) + "\n"


def digest(patterns: Sequence[str]) -> str:
    """Of the modules and data of src/iteru that these patterns name."""
    found = hashlib.sha256()
    for pattern in patterns:
        for file in sorted(SOURCE.glob(pattern)):
            if file.suffix in (".py", ".toml"):
                found.update(f"{file.relative_to(SOURCE).as_posix()}\n".encode())
                found.update(file.read_bytes())
    return found.hexdigest()[:16]
