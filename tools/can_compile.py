"""Ends with 0 if C extensions of this Python can be built here, else with 1.

ITERU_INTERPRETED=1 makes it 1. Called by setup.py and make, before any package is installed.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def can_compile() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if os.environ.get("ITERU_INTERPRETED") == "1" or not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*shlex.split(compiler), f"-I{include}", "-c", str(probe), "-o", f"{probe}.o"]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return False
        # /bin/true as CC succeeds without compiling anything.
        return done.returncode == 0 and Path(f"{probe}.o").exists()


if __name__ == "__main__":
    sys.exit(not can_compile())
