"""A guest's way back without the cookie: a code, written down, that is used once."""

import secrets

from iteru.server.accounts import check_not_banned
from iteru.server.identity import hash_of
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.people import person_by_recovery, set_recovery

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another
LIKE = str.maketrans("OIL", "011", " -")
LENGTH = 16  # letters of five bits each
GROUP = 4


class Recovery:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def new_code(self, person: PersonRow) -> str:
        """A code for a guest; the one before is worth nothing any more."""
        if person.account is not None:
            raise Refusal("not_allowed", "The way back to an account is its password.")
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        async with self._database.write() as session:
            await set_recovery(session, person.id, hash_of(code))
        return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))

    async def use(self, code: str) -> PersonRow:
        """The guest whose code this is; it is used up. Raises Refusal if it is nobody's."""
        async with self._database.write() as session:
            guest = await person_by_recovery(session, hash_of(plain(code)))
            if guest is None:
                raise Refusal("wrong_code", "Nobody has this code, or it was used already.")
            check_not_banned(guest)
            await set_recovery(session, guest.id, None)
        return guest


def plain(code: str) -> str:
    """As it was made, however it was typed."""
    return code.upper().translate(LIKE)
