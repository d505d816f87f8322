"""One version, wherever it is written."""

import re
import tomllib
from pathlib import Path

import iteru

ROOT = Path(__file__).parents[1]


def test_package_module_and_citation_have_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = re.findall(r"(?m)^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited == [project["version"]] == [iteru.__version__]
