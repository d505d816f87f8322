"""The rules for players, whole or by number."""

import re
from pathlib import Path
from typing import Final

from iteru.kernel.game import Game
from iteru.texts.catalogue import check_language

# A heading ("## 4. Step 1", "### 4.1 Placement") or a rule ("**4.1.1** Choose ...").
NUMBERED: Final = re.compile(r"(?:#{2,} |\*\*)(\d+(?:\.\d+)*)")
SECTION: Final = re.compile(r"## (\d+\. .+)")


def rules_text(game: Game, language: str, section: str | None = None) -> str:
    """The rules of the game in Markdown: all, or one section or rule with everything below it.

    A section is a number such as "4", "4.3" or "4.3.1", also with the game's letter: "F4.3".
    Raises ValueError, which says what is allowed, on an unknown language or section.
    """
    check_language(language)
    text = (Path(game.folder()) / f"texts/rules.{language}.md").read_text(encoding="utf-8")
    if section is None:
        return text
    number = section.strip().upper().removeprefix(game.id[0].upper()).rstrip(".")
    found = _lines_of(text, number)
    if not found:
        sections = ", ".join(re.findall(SECTION, text))
        raise ValueError(
            f"there is no section {section!r} in the rules of {game.id}; allowed: {sections}, "
            "or the number of a rule in one of them"
        )
    return "\n".join(found).strip() + "\n"


def _lines_of(text: str, number: str) -> list[str]:
    """The lines of a rule and of all rules below it."""
    found: list[str] = []
    current = ""  # what stands before the first section has no number
    for line in text.splitlines():
        numbered = NUMBERED.match(line)
        if numbered:
            current = numbered[1]
        if current and (current == number or current.startswith(number + ".")):
            found.append(line)
    return found
