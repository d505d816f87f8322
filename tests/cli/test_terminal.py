"""Terminals of every kind: colours or none, old encodings, pages."""

import os
import pty
import select
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.command import arguments_of, environment, iteru

PLAY = ("play", "fertility", "--seats", "Ala,Ola", "--seed", "7")
SECONDS = 60


def in_terminal(*arguments: str, folder: Path, until: str, typed: str, **changes: str) -> str:
    """What a terminal of 80 columns shows; `typed` is sent once `until` has been shown."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        arguments_of(arguments),
        cwd=folder,
        env=environment({"COLUMNS": "80", "LINES": "24"} | changes),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    limit = time.monotonic() + SECONDS
    while time.monotonic() < limit:
        if select.select([ours], [], [], 0.1)[0]:
            try:
                shown += os.read(ours, 65536)
            except OSError:  # the other side has closed
                break
        if typed and until in shown.decode(errors="replace"):
            os.write(ours, typed.encode())
            typed = ""
    os.close(ours)
    assert process.wait(timeout=SECONDS) == 0
    return shown.decode()


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    shown = in_terminal(*PLAY, folder=tmp_path, until="Your choice >", typed="q\n")

    assert "\x1b[1;32mP" in shown
    assert "Ola: " in shown


@pytest.mark.parametrize(
    ("changes", "forbidden"),
    [({"NO_COLOR": "1"}, "\x1b[1;3"), ({"TERM": "dumb"}, "\x1b[")],
    ids=["no colour", "dumb terminal"],
)
def test_no_colours_where_none_are_wanted(
    tmp_path: Path, changes: dict[str, str], forbidden: str
) -> None:
    shown = in_terminal(*PLAY, folder=tmp_path, until="Your choice >", typed="q\n", **changes)

    assert forbidden not in shown
    assert "Ola: " in shown


def test_a_terminal_gets_the_rules_page_by_page(tmp_path: Path) -> None:
    """The pager is the one that PAGER names."""
    shown = in_terminal(
        "rules", "fertility", "4.3.8", folder=tmp_path, until="", typed="", PAGER="cat -n"
    )

    assert "     1\t" in shown
    assert "4.3.8" in shown


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_an_old_encoding_gets_the_nearest_characters(tmp_path: Path, language: str) -> None:
    run = iteru(*PLAY, "--language", language, folder=tmp_path, PYTHONIOENCODING="ascii")

    assert run.code == 0
    assert run.output.isascii()
    assert " A-" in run.output or " B-" in run.output  # the starting tile
    assert "ag>4" in run.output or "ab>4" in run.output or "bp>4" in run.output
