"""Writes requirements/*.txt: every package, in its newest version that fits pyproject.toml."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path


def resolve(requirements: list[str]) -> dict[str, str]:
    """The version of every package that pip would install, by name."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    done = subprocess.run([*pip, "--report=-", *requirements], stdout=subprocess.PIPE, check=True)
    packages = [item["metadata"] for item in json.loads(done.stdout)["install"]]
    return {package["name"]: package["version"] for package in packages}


pyproject = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = pyproject["project"]["optional-dependencies"]
builders = pyproject["build-system"]["requires"]
locks = {
    "runtime": pyproject["project"]["dependencies"],
    "build": [package for package in builders if not package.startswith("mypy")],
    "compile": [package for package in builders if package.startswith("mypy")],
    "dev": extras["dev"],
    "bench": extras["bench"],
    "research": extras["research"],
    "ray": extras["ray"],
    "notices": extras["notices"],
    "train": extras["train"],
}
pins: dict[str, str] = {}  # a later lock adds to the earlier ones, and changes nothing in them
for name, requirements in locks.items():
    found = resolve([*requirements, *(f"{package}=={pins[package]}" for package in pins)])
    new = sorted(found.keys() - pins.keys(), key=str.lower)
    lines = [f"{package}=={found[package]}\n" for package in new]
    Path(f"requirements/{name}.txt").write_text("".join(lines), encoding="utf-8")
    pins |= found
