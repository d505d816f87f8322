"""setup.py: a second build compiles what has changed and ships nothing old; it ships the client."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.can_compile import can_compile

ROOT = Path(__file__).parents[2]
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "tools/can_compile.py")
MODULES = {
    "kernel/sums.py": "def total(number: int) -> int:\n    return number + 1\n",
    "bots/guess.py": "from iteru.kernel.sums import total\n\nGUESS = total(1)\n",
    "games/one/rules.py": "from iteru.kernel.sums import total\n\nPOINTS = total(3)\n",
    "games/two/rules.py": "from iteru.kernel.sums import total\n\nPOINTS = total(4)\n",
    "games/two/extra.py": "EXTRA = 5\n",
}


class Project:
    """The smallest possible package, with the real setup.py: a kernel and two games."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in FILES:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        for name, text in MODULES.items():
            module = self.module(name)
            module.parent.mkdir(parents=True, exist_ok=True)
            module.write_text(text)
        code = root / "src/iteru"
        for folder in [code, *(path for path in code.rglob("*") if path.is_dir())]:
            (folder / "__init__.py").touch()

    def module(self, name: str) -> Path:
        return self.root / "src/iteru" / name

    def try_to_build(self, **environment: str) -> "subprocess.CompletedProcess[str]":
        program = "from setuptools import build_meta; print(build_meta.build_wheel('wheel'))"
        return subprocess.run(
            [sys.executable, "-c", program],
            cwd=self.root,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=200,
            check=False,
        )

    def build(self, **environment: str) -> set[str]:
        """The files in the wheel."""
        done = self.try_to_build(**environment)
        assert done.returncode == 0, done.stdout + done.stderr
        with ZipFile(self.root / "wheel" / done.stdout.split()[-1]) as wheel:
            return set(wheel.namelist())

    def units(self) -> dict[str, int]:
        """When each group was compiled."""
        units = self.root.glob("build/lib*/*__mypyc.*.so")
        return {unit.name.split("__")[0]: unit.stat().st_mtime_ns for unit in units}


@pytest.mark.slow
def test_only_what_has_changed_is_compiled_again_and_nothing_old_is_shipped(tmp_path: Path) -> None:
    """One test, as each build takes seconds."""
    project = Project(tmp_path)
    assert modules(project.build(ITERU_NO_CLIENT="1")) == set(MODULES)
    first = project.units()
    assert set(first) == ({"iteru_kernel", "iteru_one", "iteru_two"} if can_compile() else set())

    project.module("games/one/rules.py").write_text(MODULES["games/one/rules.py"] + "MORE = 6\n")
    assert modules(project.build(ITERU_NO_CLIENT="1")) == set(MODULES)
    second = project.units()
    changed = {unit for unit in second if second[unit] != first[unit]}
    assert changed == ({"iteru_one"} if can_compile() else set())

    shutil.rmtree(project.module("games/one"))
    project.module("games/two/extra.py").unlink()
    kept = {"kernel/sums.py", "bots/guess.py", "games/two/rules.py"}
    assert modules(project.build(ITERU_NO_CLIENT="1")) == kept


@pytest.mark.slow
def test_the_client_is_shipped_or_its_fault_is_told(tmp_path: Path) -> None:
    project = Project(tmp_path)
    (tmp_path / "client").mkdir()
    builder = tmp_path / "tools/build_client.py"

    builder.write_text("import sys; sys.exit('npm has no network')")
    failed = project.try_to_build(ITERU_INTERPRETED="1")
    assert failed.returncode != 0
    assert "npm has no network" in failed.stderr
    assert "The web client cannot be built: see above." in failed.stderr

    builder.write_text(
        "import sys; from pathlib import Path; folder = Path(sys.argv[1]); "
        "folder.mkdir(parents=True); (folder / 'index.html').touch()"
    )
    assert "iteru/server/static/index.html" in project.build(ITERU_INTERPRETED="1")


def modules(shipped: set[str]) -> set[str]:
    """The modules in the wheel; those that are compiled stand there twice."""
    sources = {file for file in shipped if file.endswith(".py") and "__init__" not in file}
    names = {file.removesuffix(".py").removeprefix("iteru/") for file in sources}
    compiled = {file.split(".")[0].removeprefix("iteru/") for file in shipped if ".so" in file}
    assert {name for name in compiled if "__mypyc" not in name} == (
        names if can_compile() else set()
    )
    return {f"{name}.py" for name in names}
