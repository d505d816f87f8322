"""The examples in the docstrings of iteru, its kernel and its suite run, in both builds."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
FILES = [
    SOURCE / "iteru" / "__init__.py",
    *sorted((SOURCE / "iteru" / "kernel").glob("*.py")),
    *sorted((SOURCE / "iteru" / "testing").rglob("*.py")),
]


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def examples(file: Path) -> Iterator[doctest.DocTest]:
    """From the source, since compiled code may lack docstrings; run in the module in use."""
    module = importlib.import_module(module_name(file))
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            line = node.body[0].lineno if node.body else 0
            name = getattr(node, "name", module.__name__)
            found = doctest.DocTestParser().get_doctest(text, vars(module), name, str(file), line)
            if found.examples:
                yield found


WITH_EXAMPLES = [file for file in FILES if ">>> " in file.read_text(encoding="utf-8")]


@pytest.mark.slow
@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=[module_name(file) for file in WITH_EXAMPLES])
def test_examples_run(file: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    said: list[str] = []
    for example in examples(file):
        runner.run(example, out=said.append)
    assert runner.summarize(verbose=False).attempted > 0
    assert said == []
