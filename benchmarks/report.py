"""results.md: a part for each benchmark, each written anew by its own command."""

import re
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def write_part(title: str, text: str) -> None:
    """Replaces the part with this title, or adds it at the end."""
    parts = (
        re.split(r"(?m)^(?=# )", RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    )
    kept = [part.strip() for part in parts if part.strip()]
    part = f"# {title}\n\n{text.strip()}"
    titles = [line.splitlines()[0] for line in kept]
    if f"# {title}" in titles:
        kept[titles.index(f"# {title}")] = part
    else:
        kept.append(part)
    RESULTS.write_text("\n\n".join(kept) + "\n", encoding="utf-8")
