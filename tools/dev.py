"""Iteru for those who work on it: `python -m tools.dev [--host HOST] [--port PORT]`.

Vite serves the client at the port and passes on what is asked of the server, which runs beside it
from src/. Both load anew what changes. One Ctrl-C stops both. The games that are played meanwhile
are kept in build/dev, apart from your own.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType

from iteru.server.addresses import PORTS_TO_TRY, free_port, url_of
from tools import build_client

ROOT = Path(__file__).resolve().parents[1]
RELOADED = ("*.py", "*.ftl", "*.toml", "*.md")
PATIENCE = 10.0  # seconds for a process to end


def server(port: int) -> "subprocess.Popen[bytes]":
    folder = ROOT / "build/dev"
    folder.mkdir(parents=True, exist_ok=True)
    arguments = ["--factory", "iteru.server.app:create_app", "--port", str(port)]
    arguments += ["--reload", "--reload-dir", str(ROOT / "src"), "--no-access-log"]
    for pattern in RELOADED:
        arguments += ["--reload-include", pattern]
    environment = {
        "ITERU_DATABASE_URL": f"sqlite:///{folder / 'iteru.db'}",
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
    }
    return subprocess.Popen([sys.executable, "-m", "uvicorn", *arguments], env=environment)


def client(host: str, port: int, server_port: int) -> "subprocess.Popen[bytes]":
    build_client.install()
    node = build_client.BINARIES / "node"
    vite = build_client.CLIENT / "node_modules/vite/bin/vite.js"
    arguments = ["--host", host, "--port", str(port), "--strictPort", "--clearScreen", "false"]
    environment = build_client.environment() | {"ITERU_SERVER": url_of("127.0.0.1", server_port)}
    return subprocess.Popen(
        [str(node), str(vite), *arguments], cwd=build_client.CLIENT, env=environment
    )


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8123)
    wanted = parser.parse_args()
    port = free_port(wanted.host, wanted.port, PORTS_TO_TRY)
    server_port = free_port("127.0.0.1", port + 1, PORTS_TO_TRY)
    signal.signal(signal.SIGTERM, interrupt)
    processes: list[subprocess.Popen[bytes]] = []
    try:
        processes.append(server(server_port))
        processes.append(client(wanted.host, port, server_port))
        while all(process.poll() is None for process in processes):
            time.sleep(0.2)
    except KeyboardInterrupt:
        pass
    for process in processes:
        stop(process)


if __name__ == "__main__":
    main()
