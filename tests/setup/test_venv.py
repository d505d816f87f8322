"""tools/set_up.py: which .venv is kept, and which is made anew."""

import shutil
import sys
import venv
from pathlib import Path

import pytest

from tools.set_up import SetUp


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder that has been set up, with one lock installed."""
    root = tmp_path / "project"
    (root / "requirements").mkdir(parents=True)
    (root / "requirements/runtime.txt").write_text("rich==15.0.0\n")
    venv.create(root / ".venv", symlinks=True)
    [packages] = root.glob(".venv/lib/python3.*/site-packages")
    (packages / "pip.py").touch()  # instead of the real one, which takes seconds to install
    steps = SetUp(root)
    steps.done.locks["runtime"] = steps.digest_of_lock("runtime")
    steps.note()
    return root


def fault(root: Path, only_this_python: bool = False) -> str:
    steps = SetUp(root)
    return steps.fault_of_venv(steps.noted(), only_this_python)


def test_what_was_set_up_is_kept(project: Path) -> None:
    assert fault(project) == ""
    assert fault(project, only_this_python=True) == ""


def test_one_that_was_moved_is_made_anew(project: Path) -> None:
    assert fault(project.rename(project.parent / "elsewhere")) == "was moved"


def test_one_that_was_copied_is_made_anew(project: Path) -> None:
    copy = project.parent / "copy"
    shutil.copytree(project, copy, symlinks=True)
    assert fault(copy) == "was moved"
    assert fault(project) == ""


def test_one_whose_python_is_gone_is_made_anew(project: Path) -> None:
    for python in (project / ".venv/bin").glob("python*"):
        python.unlink()
        python.symlink_to(project / "uninstalled")
    assert fault(project) == "has lost its Python"


def test_one_whose_python_was_replaced_by_a_newer_one_is_made_anew(project: Path) -> None:
    """The new one looks for its packages in another folder."""
    [folder] = project.glob(".venv/lib/python3.*")
    folder.rename(folder.with_name("python3.1"))
    assert fault(project) == "has lost its Python"


def test_another_python_is_taken_if_it_is_asked_for(project: Path) -> None:
    steps = SetUp(project)
    steps.done.python = "3.11.0 /elsewhere"
    steps.done.locks["runtime"] = steps.digest_of_lock("runtime")
    steps.note()
    assert fault(project) == ""
    assert fault(project, only_this_python=True) == "has another Python"


def test_one_with_other_versions_is_made_anew(project: Path) -> None:
    (project / "requirements/runtime.txt").write_text("rich==16.0.0\n")
    assert fault(project) == "holds other versions than requirements/ says"


def test_one_that_something_else_has_made_is_made_anew(project: Path) -> None:
    (project / ".venv/iteru.json").unlink()
    assert fault(project) == "was not made by this set-up"


@pytest.mark.slow
def test_a_fault_leads_to_a_new_one(project: Path) -> None:
    moved = project.rename(project.parent / "elsewhere")
    SetUp(moved).make_venv()
    assert fault(moved) == ""
    assert Path(sys.base_prefix) in (moved / ".venv/bin/python").resolve().parents
