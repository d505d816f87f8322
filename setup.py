"""Compiles kernel, bots and games with mypyc if a C compiler is at hand; builds the web client.

ITERU_INTERPRETED=1 leaves all interpreted, ITERU_NO_CLIENT=1 leaves the client out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

CODE = Path("src/iteru")


def modules(*folders: Path) -> list[str]:
    """What to compile; an __init__.py only hands on names, and stays interpreted."""
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return [str(file) for file in files if file.name != "__init__.py"]


def compiled() -> list[Extension]:
    """One group, that is one C unit, for kernel and bots and one for each game."""
    from mypyc.build import mypycify

    groups = [(modules(CODE / "kernel", CODE / "bots"), "iteru_kernel")]
    for game in sorted((CODE / "games").iterdir()):
        if files := modules(game):
            groups.append((files, f"iteru_{game.name}"))
    files = [file for names, _ in groups for file in names]
    # A cache of its own, deleted with build/: no build leans on an earlier one or on `make lint`.
    return mypycify([*files, "--cache-dir=build/mypy"], separate=groups)


class BuildWithClient(build_py):
    """The modules, and beside the server's the files of the client."""

    def run(self) -> None:
        super().run()
        if os.environ.get("ITERU_NO_CLIENT") == "1":
            print("The web client is left out: ITERU_NO_CLIENT is 1.")
        elif not Path("client").is_dir():
            print("The web client is left out: there is no folder client.")
        else:
            static = Path(self.build_lib) / "iteru/server/static"
            subprocess.check_call([sys.executable, "tools/build_client.py", str(static)])


# pip runs this file three times, and only once to build.
building = bool({"bdist_wheel", "build_ext"} & set(sys.argv))
if building:
    shutil.rmtree("build", ignore_errors=True)  # else removed modules would be shipped again
can_compile = building and not subprocess.call([sys.executable, "tools/can_compile.py"])

setup(
    cmdclass={"build_py": BuildWithClient},
    ext_modules=compiled() if can_compile else [],
    options={"build_ext": {"parallel": os.cpu_count()}},
)
