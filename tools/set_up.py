"""Sets Iteru up in .venv and says what it does: `python -m tools.set_up play|check|test`.

play: what Iteru runs on, what builds it, and Iteru itself.
check: what Iteru runs on and every tool; Iteru is not built, it runs from src/.
test: all of that.

It needs a Python and nothing else; tools/find_python.sh finds one. What is done is noted inside
.venv, and only what is missing or has changed is done again.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STEP = "* "  # begins a line of the build that is meant for people


@dataclass(frozen=True)
class Lock:
    """A lock file in requirements/: what it holds, and what fetching it usually costs."""

    holds: str
    megabytes: int
    seconds: int


LOCKS = {
    "runtime": Lock("what Iteru runs on", 25, 20),
    "build": Lock("what builds it", 60, 10),
    "compile": Lock("its compiler", 20, 5),
    "dev": Lock("what checks and tests it", 100, 30),
    "ray": Lock("Ray for the tests of a cluster", 90, 20),
}
BUILT_FROM = ("src", "client", "setup.py", "pyproject.toml", "README.md", "tools/build_client.py")
NOT_BUILT_FROM = {"__pycache__", "iteru.egg-info", "node_modules", "dev", "tests"}  # folders


class StepFailed(Exception):
    """A step failed; the sentence says which."""


@dataclass
class Done:
    """What was done to a virtual environment: kept inside it, as JSON."""

    place: str  # where it was made, as its scripts work there only
    python: str  # what it was made with
    locks: dict[str, str] = field(default_factory=dict)  # what is installed: lock to its digest
    built: str = ""  # digest of what the installed Iteru was built from


class SetUp:
    """The steps; each first checks whether it was done already."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / "bin/python"
        self.done = Done(str(self.venv.resolve()), f"{sys.version.split()[0]} {sys.base_prefix}")

    def make_venv(self, only_this_python: bool = False) -> None:
        """Keeps a .venv that can be used, whatever its Python; else makes one with this Python."""
        noted = self.noted()
        fault = self.fault_of_venv(noted, only_this_python)
        if noted and not fault:
            self.done = noted
            return
        why = f" anew, as it {fault}" if self.venv.exists() else ""
        say(f"Making .venv{why} (Python {self.done.python.split()[0]}, about 5 s) ...")
        run(sys.executable, "-m", "venv", "--clear", str(self.venv))
        self.note()

    def fault_of_venv(self, noted: Done | None, only_this_python: bool = False) -> str:
        """Why .venv cannot be used; "" if it can."""
        if noted is None:
            return "was not made by this set-up"
        if noted.place != self.done.place:
            return "was moved"
        if only_this_python and noted.python != self.done.python:
            return "has another Python"
        if not asked(str(self.python), "-c", "import pip").succeeded:
            return "has lost its Python"
        if any(self.digest_of_lock(name) != digest for name, digest in noted.locks.items()):
            return "holds other versions than requirements/ says"
        return ""

    def compiler(self) -> "Answer":
        """Whether there is one; else it says what is missing."""
        return asked(str(self.python), str(self.root / "tools/can_compile.py"))

    def install(self, *wanted: str) -> None:
        """What these lock files name, as far as it is missing, all at once."""
        names = [name for name in wanted if name not in self.done.locks]
        if not names:
            return
        locks = [LOCKS[name] for name in names]
        megabytes = sum(lock.megabytes for lock in locks)
        seconds = sum(lock.seconds for lock in locks)
        *others, last = [lock.holds for lock in locks]
        what = f"{', '.join(others)} and {last}" if others else last
        say(f"Installing {what} ({megabytes} MB, about {seconds} s) ...")
        files = [argument for name in names for argument in ("-r", str(self.lock(name)))]
        self.pip_install(*files)
        self.done.locks.update({name: self.digest_of_lock(name) for name in names})
        self.note()

    def build(self) -> None:
        """Builds Iteru as a wheel, on what was built before, and installs it."""
        digest = self.digest_of_sources()
        if digest == self.done.built:
            return
        wheels = self.root / "build/wheel"
        for old in wheels.glob("*.whl"):
            old.unlink()
        self.build_wheel(wheels)
        self.pip_install("--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl")))
        self.done.built = digest
        self.note()

    def build_wheel(self, folder: Path) -> None:
        """As pip does; but of all that is said while it is built, the steps are shown."""
        program = "import sys; from setuptools import build_meta; "
        program += "build_meta.build_wheel(sys.argv[1], {'--global-option': ['--quiet']})"
        said: list[str] = []
        with subprocess.Popen(
            [str(self.python), "-c", program, str(folder)],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as building:
            assert building.stdout is not None
            for line in building.stdout:
                said.append(line)
                if line.startswith(STEP):
                    say(line.removeprefix(STEP).rstrip())
        if building.returncode:
            raise StepFailed(f"{''.join(said)}\nIteru cannot be built: see above.")

    def pip_install(self, *arguments: str) -> None:
        """Without byte code, most of which would never be used: Python makes it when it imports."""
        run(str(self.python), "-m", "pip", "install", "--quiet", "--no-compile", *arguments)

    # ------------------------------------------------------------------ what was done

    def noted(self) -> Done | None:
        """None if .venv is missing, or made by somebody else."""
        try:
            return Done(**json.loads((self.venv / "iteru.json").read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def note(self) -> None:
        text = json.dumps(asdict(self.done), indent=1)
        (self.venv / "iteru.json").write_text(text, encoding="utf-8")

    def lock(self, name: str) -> Path:
        return self.root / f"requirements/{name}.txt"

    def digest_of_lock(self, name: str) -> str:
        lock = self.lock(name)
        return hashlib.sha256(lock.read_bytes()).hexdigest() if lock.exists() else ""

    def digest_of_sources(self) -> str:
        """Of all that the build reads, and of whether it compiles."""
        digest = hashlib.sha256(b"compiled" if self.compiler().succeeded else b"interpreted")
        for file in self.sources():
            digest.update(f"\n{file.relative_to(self.root)} ".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def sources(self) -> Iterator[Path]:
        for name in BUILT_FROM:
            path = self.root / name
            if path.is_file():
                yield path
            for folder, folders, files in os.walk(path):
                folders[:] = sorted(set(folders) - NOT_BUILT_FROM)
                yield from (Path(folder) / file for file in sorted(files))


def run(*command: str) -> None:
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise StepFailed(f"This failed: {error}") from error


@dataclass(frozen=True)
class Answer:
    succeeded: bool
    said: str


def asked(*command: str) -> Answer:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return Answer(False, str(error))
    return Answer(done.returncode == 0, done.stdout.strip())


def say(sentence: str) -> None:
    print(sentence, flush=True)


def set_up(purpose: str, only_this_python: bool) -> None:
    steps = SetUp(ROOT)
    steps.make_venv(only_this_python)
    compiler = steps.compiler()
    locks = ["runtime", "build"]
    if compiler.succeeded or purpose != "play":
        locks.append("compile")
    if purpose != "play":
        locks.append("dev")
    if purpose == "test":
        locks.append("ray")
    steps.install(*locks)
    if purpose == "check":
        return
    steps.build()
    if compiler.succeeded:
        say("Iteru is set up in .venv, compiled.")
    else:
        say(f"Iteru is set up in .venv, interpreted: bots are slow. To cure it, {compiler.said}.")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("purpose", choices=["play", "check", "test"])
    parser.add_argument("--only-this-python", action="store_true")
    wanted = parser.parse_args()
    try:
        set_up(wanted.purpose, wanted.only_this_python)
    except StepFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
