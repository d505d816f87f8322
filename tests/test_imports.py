"""Who may import whom: the contracts of pyproject.toml hold, and the kernel stands alone."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
COMPILERS = ("mypy_extensions", "librt.vecs")  # machine integers, and rows of them
KERNEL = sorted((SOURCE / "iteru" / "kernel").rglob("*.py"))
TESTING = sorted((SOURCE / "iteru" / "testing").rglob("*.py"))


def test_the_contracts_hold() -> None:
    program = "import sys; from importlinter.cli import lint_imports; "
    program += "sys.exit(lint_imports(no_logo=True, no_cache=True))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 broken" in done.stdout


def imported(file: Path) -> list[str]:
    """Every module that the file imports, also inside functions."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide the layer"
            found.append(str(node.module))
    return found


def is_standard(module: str) -> bool:
    """_typeshed: types of the standard library, for mypy only."""
    return module.split(".")[0] in {*sys.stdlib_module_names, "_typeshed"}


@pytest.mark.parametrize("file", KERNEL, ids=[file.stem for file in KERNEL])
def test_the_kernel_needs_the_standard_library_and_its_compilers(file: Path) -> None:
    for module in imported(file):
        is_own = module.startswith("iteru.kernel.")
        assert is_own or is_standard(module) or module in COMPILERS, module


@pytest.mark.parametrize("file", TESTING, ids=[file.stem for file in TESTING])
def test_the_suite_needs_the_kernel_alone(file: Path) -> None:
    for module in imported(file):
        is_own = module.startswith(("iteru.kernel.", "iteru.testing."))
        assert is_own or is_standard(module), module
