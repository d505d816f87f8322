"""What a database says when it cannot do its work, in a sentence for people."""

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# Words of SQLite's and PostgreSQL's own messages, in lower case.
FULL = ("disk is full", "no space left", "could not extend file", "disk full")
LOCKED = ("database is locked", "database table is locked", "lock timeout", "deadlock detected")
READ_ONLY = ("readonly database", "read-only transaction")
FAULTS = (DBAPIError, PoolTimeout, OSError)


def reason(error: BaseException) -> str:
    """Why the database did not do it."""
    text = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    if any(words in text for words in FULL):
        return "The disk of the server is full."
    if any(words in text for words in LOCKED) or isinstance(error, PoolTimeout):
        return "The database is locked by another program, or too busy."
    if any(words in text for words in READ_ONLY):
        return "The database cannot be written."
    return "The database does not answer."
