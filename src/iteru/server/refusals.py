"""What the server does not do: a code for programs, a sentence for people, and nothing changed."""

from collections.abc import Mapping, Sequence

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from iteru.server.messages.base import ErrorCode, ErrorMessage
from iteru.server.store.faults import reason

STATUS: dict[ErrorCode, int] = {
    "malformed": 422,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "not_found": 404,
    "not_allowed": 403,
    "foreign_seat": 403,
    "stale": 409,
    "illegal": 409,
    "nothing_to_undo": 409,
    "not_running": 409,
    "full": 409,
    "bad_options": 422,
    "bad_record": 422,
    "from_record": 409,
    "name_taken": 409,
    "table_name_taken": 409,
    "wrong_password": 403,
    "weak_password": 422,
    "wrong_code": 403,
    "banned": 403,
    "unavailable": 503,
    "failed": 500,
}


class Refusal(Exception):
    """Raised wherever a request cannot be granted; sockets and routes answer with its message."""

    def __init__(self, code: ErrorCode, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type["Refusal"], tuple[ErrorCode, str]]:
        return (Refusal, (self.code, self.sentence))  # it may come from another process

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def message(self, number: int | None = None) -> ErrorMessage:
        return ErrorMessage(code=self.code, sentence=self.sentence, number=number)


def no_table(id: str) -> Refusal:
    return Refusal("not_found", f"There is no table {id!r}.")


def malformed(errors: Sequence[Mapping[str, object]]) -> Refusal:
    """The first fault that pydantic has found, as a sentence."""
    where = errors[0].get("loc", ())
    place = ".".join(str(part) for part in where) if isinstance(where, tuple) else ""
    return Refusal("malformed", f"{place or 'The message'}: {errors[0].get('msg', 'wrong')}.")


def failure(error: BaseException | None = None) -> Refusal:
    """A fault of the server; its log has it in full. A database that fails says why."""
    if isinstance(error, DBAPIError | PoolTimeout):
        return Refusal("unavailable", f"{reason(error)} Nothing has changed; try again later.")
    sentence = "Something went wrong on the server; what was acknowledged is safe."
    return Refusal("failed", sentence)
