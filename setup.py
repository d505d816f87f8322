"""Compiles kernel, bots and games with mypyc if a C compiler is at hand; builds the web client.

The client is built beside the engine, by a process of its own. What build/ holds from the last
time is built on: only the units that have changed are compiled.
ITERU_INTERPRETED=1 leaves all interpreted, ITERU_NO_CLIENT=1 leaves the client out.
"""

import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CODE = Path("src/iteru")
ROWS = CODE / "kernel/rows.py"
BUILD = Path("build")
CACHE = BUILD / "mypy"  # of its own: no build leans on `make check`
STEP = "* "  # begins a line that tools/set_up.py shows


def modules(*folders: Path) -> list[str]:
    """What to compile: all but what only hands on names."""
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return [str(file) for file in files if file.name != "__init__.py" and file != ROWS]


def compiled() -> list[Extension]:
    """One group, that is one C unit, for kernel and bots and one for each game."""
    groups = [(modules(CODE / "kernel", CODE / "bots"), "iteru_kernel")]
    for game in sorted((CODE / "games").iterdir()):
        if files := modules(game):
            groups.append((files, f"iteru_{game.name}"))
    files = [file for names, _ in groups for file in names]
    print(f"{STEP}Translating the engine to C (at first about 20 s) ...", flush=True)
    try:
        extensions = translated(files, groups)
    except ValueError:  # mypyc can stumble over what its cache holds of older files
        shutil.rmtree(CACHE)
        extensions = translated(files, groups)
    # The largest unit first, else it would be compiled alone at the end.
    return sorted(extensions, key=size_of_sources, reverse=True)


def translated(files: list[str], groups: list[tuple[list[str], str]]) -> list[Extension]:
    from mypyc.build import mypycify

    extensions = mypycify([*files, f"--cache-dir={CACHE}"], separate=groups)
    if os.name == "posix":
        for extension in extensions:
            # A third of gcc's time goes into warnings about how mypyc indents its files.
            extension.extra_compile_args.append("-Wno-all")
    return extensions


def size_of_sources(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def forget_other_tools() -> None:
    """What another compiler has left in build/ is not built on."""
    tools = [sys.version, version("mypy"), *(os.environ.get(name, "") for name in ("CC", "CFLAGS"))]
    noted = BUILD / "made-with.txt"
    if not noted.exists() or noted.read_text(encoding="utf-8") != "\n".join(tools):
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        noted.write_text("\n".join(tools), encoding="utf-8")


def begin_client() -> "subprocess.Popen[bytes] | None":
    """Builds the client's files in build/client; what it says goes where this build's words go."""
    if os.environ.get("ITERU_NO_CLIENT") == "1":
        print("The web client is left out: ITERU_NO_CLIENT is 1.")
    elif not Path("client").is_dir():
        print("The web client is left out: there is no folder client.")
    else:
        return subprocess.Popen([sys.executable, "tools/build_client.py", str(BUILD / "client")])
    return None


def check_client() -> None:
    """Ends all of it as soon as the client is known to fail."""
    if client is not None and client.poll():
        sys.exit("The web client cannot be built: see above.")


class Build(build):
    """All of it, and beside the server's modules the files of the client."""

    def run(self) -> None:
        super().run()
        if client is not None:
            client.wait()
            check_client()
            static = Path(self.build_lib) / "iteru/server/static"
            shutil.copytree(BUILD / "client", static, dirs_exist_ok=True)


class BuildModules(build_py):
    def run(self) -> None:
        self.remove_the_last_build()
        super().run()

    def remove_the_last_build(self) -> None:
        """Else modules that are no more would be shipped. Extensions that still are may stay."""
        extensions = self.get_finalized_command("build_ext")
        assert isinstance(extensions, build_ext)
        folder = Path(self.build_lib)
        names = [extension.name for extension in self.distribution.ext_modules or []]
        kept = {folder / extensions.get_ext_filename(name) for name in names}
        for file in [file for file in folder.rglob("*") if file.is_file()]:
            if file not in kept:
                file.unlink()


class BuildExtensions(build_ext):
    def run(self) -> None:
        check_client()
        if self.extensions:
            print(f"{STEP}Compiling it (at first about 90 s) ...", flush=True)
        super().run()


# pip runs this file three times, and only once to build.
client: "subprocess.Popen[bytes] | None" = None
extensions: list[Extension] = []
if {"bdist_wheel", "build_ext"} & set(sys.argv):
    can_compile = not subprocess.call([sys.executable, "tools/can_compile.py"])
    if can_compile:
        forget_other_tools()
    client = begin_client()
    if can_compile:
        extensions = compiled()

setup(
    cmdclass={"build": Build, "build_py": BuildModules, "build_ext": BuildExtensions},
    ext_modules=extensions,
    options={"build_ext": {"parallel": os.cpu_count()}},
)
