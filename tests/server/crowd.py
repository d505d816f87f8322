"""Many tables of many people in a database, as far as lists show them."""

import secrets
from datetime import timedelta

import iteru
from iteru.server.clock import now
from iteru.server.messages.tables import TableStatus
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, SeatRow, TableRow

STATUSES: tuple[TableStatus, ...] = ("open", "running", "finished")


async def add_crowd(database: str, tables: int) -> None:
    """Tables of every game and status in turn, each changed a minute before the last."""
    store = Database(database_url(database))
    async with store.write() as session:
        time = now()
        people = [
            PersonRow(id=secrets.token_hex(8), name=f"Hori the {number}th", created=time)
            for number in range(20)
        ]
        session.add_all(people)
        await session.flush()
        for number in range(tables):
            game = iteru.games()[number % 4]
            status = STATUSES[number % 3]
            table = TableRow(
                id=f"crowd{secrets.token_hex(6)}",
                game=game,
                options={},
                seed=number,
                rules_version=1,
                fingerprint="",
                status=status,
                listed=True,
                creator=people[number % 20].id,
                created=time,
                changed=time - timedelta(minutes=number),
                number=0 if status == "open" else 9,
                to_move=-1 if status == "open" else 0,
                scores=[7, 5] if status == "finished" else None,
                places=[1, 2] if status == "finished" else None,
                from_record=False,
            )
            session.add(table)
            await session.flush()
            others = people[(number + 1) % 20]
            for seat, person in enumerate((people[number % 20], others)):
                is_open = status == "open" and seat == 1
                session.add(
                    SeatRow(
                        table_id=table.id,
                        seat=seat,
                        kind="open" if is_open else "person",
                        person=None if is_open else person.id,
                        name=None if is_open else person.name,
                        local=False,
                        level=None,
                    )
                )
    await store.close()
