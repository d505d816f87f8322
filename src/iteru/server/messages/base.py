"""What all messages share: their base, texts that can be shown, and errors."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from iteru.server.names import proper_name

UNSEEN = "\n\u200c\u200d"  # line breaks, and what joins or parts letters and emoji


def written(text: str) -> str:
    """Text that every database and screen can hold; line breaks are allowed, emptiness is not."""
    if not any(character.isprintable() and not character.isspace() for character in text):
        raise ValueError("the text is empty")
    if not all(character.isprintable() or character in UNSEEN for character in text):
        raise ValueError("the text holds characters that cannot be shown")
    return text


Language = Literal["en", "pl", "fr"]
Level = Literal["easy", "medium", "hard", "master"]
PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    AfterValidator(proper_name),
]
AccountText = Annotated[  # what somebody types as the name of an account
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    AfterValidator(written),
]
SeatNumber = Annotated[int, Field(ge=0, lt=5)]
ChatLineId = Annotated[int, Field(ge=1, lt=2**53)]
Json = dict[str, object]  # a part of a view, a choice or an event, as the engine gives it


class Message(BaseModel):
    """Unknown fields are refused: a misspelt one must not be taken for a default."""

    model_config = ConfigDict(extra="forbid")


ErrorCode = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "too_many",
    "not_found",
    "not_allowed",
    "foreign_seat",
    "stale",
    "illegal",
    "nothing_to_undo",
    "not_running",
    "full",
    "bad_options",
    "bad_record",
    "from_record",
    "name_taken",
    "table_name_taken",
    "wrong_password",
    "weak_password",
    "wrong_code",
    "banned",
    "unavailable",
    "failed",
]


class ErrorMessage(Message):
    """What was wrong and what is allowed; nothing has changed."""

    type: Literal["error"] = "error"
    code: ErrorCode
    sentence: str
    number: int | None = None  # of the move it answers, where there is one
