"""The choices of a decision, narrowed step by step: first what they are about, then the rest.

Nothing here knows a game: a choice names its targets ("tile:grape-papyrus", "cell:e5"), and what
comes before the colon is what is asked for first.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from iteru import State
from iteru.texts import Catalogue

FEW: Final = 9  # so many choices are always shown at once


@dataclass(frozen=True)
class Choice:
    """One legal action, told in the player's language."""

    code: int
    notation: str
    label: str
    details: Mapping[str, str]  # the arguments of the label: {"district": "Bazaar", ...}
    targets: tuple[str, ...]
    rule: str
    final: bool  # cannot be undone


@dataclass(frozen=True)
class Entry:
    """One numbered line: a choice, or a group of choices that share a target."""

    label: str
    choices: tuple[Choice, ...]
    is_group: bool  # it leads to its choices, even if there is only one


def told_choices(state: State, texts: Catalogue, names: Sequence[str]) -> list[Choice]:
    """The choices of the seat to move."""
    found: list[Choice] = []
    for choice in state.choices():
        code, targets, args = choice["code"], choice["targets"], choice["args"]
        assert isinstance(code, int) and isinstance(targets, list) and isinstance(args, Mapping)
        details = {str(name): texts.argument(value, names) for name, value in args.items()}
        found.append(
            Choice(
                code,
                str(choice["notation"]),
                texts.message(choice, names),
                details,
                tuple(targets),
                str(choice["rule"]),
                choice["final"] is True,
            )
        )
    return found


def narrowed(choices: Sequence[Choice], words: Mapping[str, str], few: int = FEW) -> list[Entry]:
    """What to ask next: the choices themselves if they are few, else what they are about."""
    if len(choices) > few:
        for prefix in _prefixes(choices):
            entries = _grouped(choices, prefix, words)
            if all(len(entry.choices) < len(choices) for entry in entries):
                return entries
    return [Entry(choice.label, (choice,), False) for choice in choices]


def _prefixes(choices: Sequence[Choice]) -> list[str]:
    """What the targets are, such as "tile" and "cell", in the order of the choices' own."""
    found: list[str] = []
    for choice in choices:
        for target in choice.targets:
            prefix = target.partition(":")[0]
            if prefix not in found:
                found.append(prefix)
    return found


def _grouped(choices: Sequence[Choice], prefix: str, words: Mapping[str, str]) -> list[Entry]:
    """An entry for each target with this prefix; choices without one stay as they are."""
    groups: dict[str, list[Choice]] = {}
    others: list[Choice] = []
    for choice in choices:
        own = [target for target in choice.targets if target.partition(":")[0] == prefix]
        for target in own:
            groups.setdefault(target, []).append(choice)
        if not own:
            others.append(choice)
    entries = [
        Entry(_label(target, group, choices, words), tuple(group), True)
        for target, group in groups.items()
    ]
    if all(f"{prefix}:{entry.label}" in groups for entry in entries):
        entries.sort(key=lambda entry: (len(entry.label), entry.label))  # squares: a9 before a10
    return entries + [Entry(choice.label, (choice,), False) for choice in others]


def _label(
    target: str, group: Sequence[Choice], choices: Sequence[Choice], words: Mapping[str, str]
) -> str:
    """The target's name: one that the choices use, its own text, or what only they share."""
    prefix, _, value = target.partition(":")
    if value in group[0].details.values():
        return value
    for id, text in words.items():
        if id.startswith(prefix) and id.endswith(f"-{value}"):
            return text
    shared = [
        text
        for name, text in group[0].details.items()
        if all(choice.details.get(name) == text for choice in group)
        and any(choice.details.get(name) != text for choice in choices)
    ]
    return ", ".join(shared) or value


def matching(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that a typed text means: a notation in full, or words of it, or of the label."""
    words = typed.casefold().split()
    exact = [choice for choice in choices if choice.notation.casefold().split() == words]
    if exact:
        return exact
    found = list(choices)
    for word in words:
        fits = [choice for choice in found if word in _words_of(choice)]
        found = fits or [
            choice
            for choice in found
            if word in choice.notation.casefold() or word in choice.label.casefold()
        ]
    return found


def _words_of(choice: Choice) -> list[str]:
    values = [target.partition(":")[2].casefold() for target in choice.targets]
    return [*values, *choice.notation.casefold().split(), *re.split(r"[\W_]+", choice.notation)]
