"""Builds of Iteru to compare: each in a process of its own, asked over a pipe."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parent / "one_build.py"


class Build:
    """A build that answers (see one_build.py). The process ends with this one."""

    def __init__(self, folder: Path) -> None:
        """folder: where `iteru` lies."""
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(SCRIPT)],
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **order: Any) -> dict[str, Any]:
        """Raises RuntimeError with what the build has to say if it cannot."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps(order) + "\n")
        stdin.flush()
        line = stdout.readline()
        if not line:
            raise RuntimeError(f"the build has ended with exit code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"the build cannot answer: {answer['error']}")
        return answer

    def close(self) -> None:
        self._process.communicate()
