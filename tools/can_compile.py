"""Ends with 0 if C extensions of this Python can be built here; else prints a cure, ends with 1.

ITERU_INTERPRETED=1 makes it 1. Called by setup.py and make, before any package is installed.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

INCLUDE = sysconfig.get_path("include")


def can_compile() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if os.environ.get("ITERU_INTERPRETED") == "1" or not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*shlex.split(compiler), f"-I{INCLUDE}", "-c", str(probe), "-o", f"{probe}.o"]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return False
        # /bin/true as CC succeeds without compiling anything.
        return done.returncode == 0 and Path(f"{probe}.o").exists()


def cure() -> str:
    """What the compiled build needs, as words or as a command."""
    if os.environ.get("ITERU_INTERPRETED") == "1":
        return "unset ITERU_INTERPRETED"
    if sys.platform == "darwin":
        return "run xcode-select --install"
    headers = (
        []
        if (Path(INCLUDE) / "Python.h").exists()
        else ["python{}.{}-dev".format(*sys.version_info)]
    )
    return f"install a C compiler (on Debian: {' '.join(['gcc', 'libc6-dev', *headers])})"


if __name__ == "__main__":
    if not can_compile():
        print(cure())
        sys.exit(1)
