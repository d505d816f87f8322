"""tools/find_python.sh: the newest Python that will do."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BROKEN = "exit 127"  # a shim with nothing behind it
WORKING = f'exec "{sys.executable}" "$@"'
OLD = "exit 1"  # it runs, and says that it is older than 3.11
WITHOUT_VENV = f'case $2 in *ensurepip*) exit 1;; esac; exec "{sys.executable}" "$@"'


def find(folder: Path, pythons: dict[str, str], asked: str = "") -> tuple[str, str]:
    """What is found, and what is complained about, if these and no others are on the path."""
    for name, script in pythons.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", ROOT / "tools/find_python.sh", asked],
        env={**os.environ, "PATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode == 0) == (done.stderr == "")
    return done.stdout.strip(), done.stderr.strip()


def test_the_newest_that_works_is_taken(tmp_path: Path) -> None:
    pythons = {"python3.13": BROKEN, "python3.12": WORKING, "python3.11": WORKING, "python3": OLD}
    assert find(tmp_path, pythons) == (f"{tmp_path}/python3.12", "")


def test_any_python3_will_do_if_it_is_new_enough(tmp_path: Path) -> None:
    assert find(tmp_path, {"python3": WORKING, "python": OLD}) == (f"{tmp_path}/python3", "")


def test_the_one_that_is_asked_for_is_the_only_one_that_is_tried(tmp_path: Path) -> None:
    pythons = {"python3.12": WORKING, "python3.11": WORKING, "python3.9": OLD}
    assert find(tmp_path, pythons, "python3.11") == (f"{tmp_path}/python3.11", "")
    found, complaint = find(tmp_path, pythons, "python3.9")
    assert found == ""
    assert "3.11 or newer, and 'python3.9' is not" in complaint


def test_one_with_venv_is_preferred_to_a_newer_one_without(tmp_path: Path) -> None:
    pythons = {"python3.13": WITHOUT_VENV, "python3.12": WORKING}
    assert find(tmp_path, pythons)[0] == f"{tmp_path}/python3.12"


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    assert "none on the path" in find(tmp_path, {})[1]
    version = "python{}.{}".format(*sys.version_info)
    assert f"(on Debian: {version}-venv)" in find(tmp_path, {"python3.12": WITHOUT_VENV})[1]
