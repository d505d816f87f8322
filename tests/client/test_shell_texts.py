"""The shell's texts: every id that the client's code names is there, and every one is named."""

import re
from pathlib import Path

from iteru.texts import Catalogue

ROOT = Path(__file__).parents[2]
SOURCES = [*ROOT.glob("client/src/**/*.svelte"), *ROOT.glob("client/src/**/*.ts")]
IDS = [id for id in Catalogue("en").ids() if id.startswith("shell-")]
NAMED = re.compile(r"""["'`]((?:shell|table)-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""")


def named_in_code() -> list[str]:
    r"""What the code asks for, as patterns: `shell-theme-${value}` is shell\-theme\-[a-z0-9-]+."""
    found: set[str] = set()
    for source in SOURCES:
        for name in NAMED.findall(source.read_text(encoding="utf-8")):
            parts = re.split(r"\$\{[^}]*\}", name)
            found.add("[a-z0-9-]+".join(re.escape(part) for part in parts))
    return sorted(found)


def test_every_text_that_the_client_asks_for_is_there() -> None:
    ids = Catalogue("en").ids()

    missing = [
        pattern for pattern in named_in_code() if not any(re.fullmatch(pattern, id) for id in ids)
    ]

    assert missing == []


def test_every_text_of_the_shell_is_used() -> None:
    patterns = named_in_code()

    unused = [id for id in IDS if not any(re.fullmatch(pattern, id) for pattern in patterns)]

    assert unused == []
