"""`make play` on a fresh copy: a user without rights, a path with spaces, no compiler.

Where root runs the tests, the set-up runs as `nobody`, with a home of its own: root may write
anywhere, which would hide a step that needs root. Such a user cannot reach a Python in root's
home, and is meant to find another, as users do: tools/system.sh sees to it that there is one.
"""

import json
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.processes import free_port

ROOT = Path(__file__).parents[2]
NOT_COPIED = (".git", ".venv", "build", "node_modules", ".*_cache", "__pycache__", "tests", "docs")
FOREIGN = ("PYTHON", "ITERU_", "MAKE", "MFLAGS", "VIRTUAL_ENV", "XDG_", "DISPLAY", "WAYLAND")
PATIENCE = 400.0  # seconds for all steps, downloads included
STEPS = [
    "Making .venv ",
    "Installing what Iteru runs on and what builds it ",
    "Fetching what builds the web client ",
    "Building the web client ",
]


class User:
    """Somebody with a copy of the project in a folder whose path has spaces."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home of a user"
        self.project = self.home / "my games"
        shutil.copytree(ROOT, self.project, ignore=shutil.ignore_patterns(*NOT_COPIED))
        inherited = {
            name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)
        }
        self.environment = {**inherited, "HOME": str(self.home), "CC": "/bin/false"}
        self.user: int | None = None  # None: whoever runs the tests, who is not root
        self.group: int | None = None
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self.user, self.group = nobody.pw_uid, nobody.pw_gid
            for path in [folder, *folder.rglob("*")]:
                os.chown(path, nobody.pw_uid, nobody.pw_gid, follow_symlinks=False)

    def make(self, *targets: str) -> "subprocess.Popen[str]":
        with (self.home / "said.txt").open("w") as said:
            return subprocess.Popen(
                ["make", *targets],
                cwd=self.project,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                text=True,
                start_new_session=True,
                user=self.user,
                group=self.group,
                extra_groups=None if self.user is None else [],
            )

    def said(self) -> str:
        return (self.home / "said.txt").read_text()


@pytest.fixture
def user() -> Iterator[User]:
    # Not pytest's own folder: that one is closed to others.
    with tempfile.TemporaryDirectory(prefix="iteru ") as folder:
        yield User(Path(folder))


@pytest.mark.slow
@pytest.mark.timeout(PATIENCE + 100)
def test_a_user_plays_without_root_in_a_path_with_spaces_without_a_compiler(user: User) -> None:
    port = free_port()
    playing = user.make("play", f"PORT={port}")
    try:
        page = first_answer(playing, f"http://127.0.0.1:{port}/", user)
        [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert "import" in read(f"http://127.0.0.1:{port}{script}")
        assert json.loads(read(f"http://127.0.0.1:{port}/api/health"))["build"] == "interpreted"
    finally:
        os.killpg(playing.pid, signal.SIGINT)
        playing.wait(60)

    lines = user.said().splitlines()
    for step in STEPS:
        [said] = [line for line in lines if line.startswith(step)]
        assert re.search(r"\(.*about \d+ s\) \.\.\.$", said), said
    assert any("interpreted" in line and "To cure it, install" in line for line in lines)
    assert installed(user) & locked("compile", "dev") == set()
    assert installed(user) >= locked("runtime", "build")

    assert user.make("setup").wait(60) == 0
    assert user.said().startswith("Iteru is set up")  # nothing had to be done again


def first_answer(playing: "subprocess.Popen[str]", url: str, user: User) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        assert playing.poll() is None, user.said()
        assert time.monotonic() < end, user.said()
        try:
            return read(url)
        except OSError:
            time.sleep(0.5)


def read(url: str) -> str:
    with urlopen(url, timeout=10) as answer:
        text: bytes = answer.read()
    return text.decode()


def installed(user: User) -> set[str]:
    """The packages in the user's .venv, by their names in lower case."""
    folders = user.project.glob(".venv/lib/python3.*/site-packages/*.dist-info")
    return {plain(folder.name.split("-")[0]) for folder in folders}


def locked(*locks: str) -> set[str]:
    texts = [(ROOT / f"requirements/{lock}.txt").read_text() for lock in locks]
    return {plain(line.split("==")[0]) for text in texts for line in text.split()}


def plain(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()
