"""`make dev`: page and server at one port; one Ctrl-C stops all of it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.processes import PATIENCE, free_port

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_page_and_server_answer_at_one_port_until_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": "src"}
    environment["ITERU_DATABASE_URL"] = f"sqlite:///{tmp_path}/iteru.db"
    with (tmp_path / "said.txt").open("w") as said:
        dev = subprocess.Popen(
            [sys.executable, "-m", "tools.dev", "--port", str(port)],
            cwd=ROOT,
            env=environment,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    try:
        health = json.loads(answer(f"http://127.0.0.1:{port}/api/health"))
        assert health["build"] == "interpreted"
        assert "/src/main.ts" in answer(f"http://127.0.0.1:{port}/")
    finally:
        os.killpg(dev.pid, signal.SIGINT)
        dev.wait(PATIENCE)
    assert '"message": "stopped"' in (tmp_path / "said.txt").read_text()
    with pytest.raises(OSError, match="refused"):
        urlopen(f"http://127.0.0.1:{port}/", timeout=10)


def answer(url: str) -> str:
    """As soon as somebody answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(url, timeout=10) as page:
                text: bytes = page.read()
            return text.decode()
        except OSError:
            assert time.monotonic() < end, f"{url} does not answer"
            time.sleep(0.2)
