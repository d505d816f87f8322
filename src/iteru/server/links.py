"""Short links: /t/7kq-2m leads to a table, and can be read aloud."""

import secrets

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # without what is read as another: 0 O 1 l
LENGTH = 5


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def as_shown(code: str) -> str:
    """In two parts: 7kq-2m."""
    return f"{code[:3]}-{code[3:]}"


def as_kept(text: str) -> str:
    """The code that somebody has typed, with or without the dash."""
    return text.replace("-", "").lower()
