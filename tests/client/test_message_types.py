"""The client's types of messages are those of the server's models, made by a tool."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_clients_message_types_are_fresh(tmp_path: Path, built_client: Path) -> None:
    """If this fails: `python -m tools.client_types`, and commit what it writes."""
    fresh = tmp_path / "messages.ts"

    subprocess.run([sys.executable, "-m", "tools.client_types", fresh], cwd=ROOT, check=True)

    stored = ROOT / "client/src/lib/api/messages.ts"
    assert fresh.read_text(encoding="utf-8") == stored.read_text(encoding="utf-8")
