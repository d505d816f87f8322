"""A noble in words, put together as the browser does it (client/src/games/pharaon/words.ts)."""

from collections.abc import Mapping
from typing import Any

from iteru.kernel.message import Message, message
from iteru.texts import Catalogue

Noble = Mapping[str, Any]  # a row of the components


def ability(texts: Catalogue, noble: Noble) -> str:
    one, other = noble["resources"] or ("trade", "trade")
    steps = [
        message(f"steps-{step['kind']}", {"amount": step["amount"]}) for step in noble["steps"]
    ]
    args: dict[str, object] = {
        "section": noble["section"],
        "one": message(f"resources-{one}"),
        "other": message(f"resources-{other}"),
        "steps": _in_turn(steps) if steps else "",
    }
    return texts.message(message(f"effects-{noble['effect']}", args))


def _in_turn(steps: list[Message]) -> Message:
    first, *others = steps
    return message("steps-then", {"first": first, "next": _in_turn(others)}) if others else first


def worth(texts: Catalogue, noble: Noble) -> str:
    if noble["copy_best_other"]:
        return texts.text("worth-copied")
    more = [
        message(f"per-{per['count']}", {"points": per["prestige"], "section": per["section"]})
        for per in noble["per"]
    ]
    args: dict[str, object] = {"points": noble["prestige"], "more": more}
    return texts.message(message("worth-more" if more else "worth", args))
