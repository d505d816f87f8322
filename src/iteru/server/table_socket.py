"""A table's WebSocket: reads a client's messages one by one, and answers each."""

import asyncio
import logging

from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.responses import JSONResponse

from iteru.server.addresses import address
from iteru.server.connection import NO_TABLE, SIGNED_OUT, Connection
from iteru.server.identity import Known
from iteru.server.limits import Cost
from iteru.server.messages.live import (
    AcceptedMessage,
    ChatMessage,
    FromClient,
    HintMessage,
    MoveMessage,
    PingMessage,
    PongMessage,
    PreviewMessage,
    UndoMessage,
)
from iteru.server.refusals import Refusal, failure, malformed
from iteru.server.services import Services
from iteru.server.store.models import PersonRow
from iteru.server.tables import LiveTable

LARGEST = 8 * 1024  # bytes of one message; the line is closed before more is read
COSTS = {HintMessage: Cost.HINT, PreviewMessage: Cost.PREVIEW, ChatMessage: Cost.CHAT}
PAUSE = 0.002  # seconds after each message that came too fast
log = logging.getLogger(__name__)
READER: TypeAdapter[FromClient] = TypeAdapter(FromClient)


async def serve(websocket: WebSocket, services: Services, id: str) -> None:
    """Everything between opening and closing of one socket."""
    who = address(websocket)
    known = await services.identity.known(websocket)
    id_of_person = None if known is None else known.person.id
    try:
        services.requests.check(id_of_person, who, Cost.SOCKET)
        with services.sockets.one_more(id_of_person, who):
            await _serve(websocket, services, id, known)
    except Refusal as refusal:  # before it was opened
        answer = JSONResponse(refusal.message().model_dump(), refusal.status)
        await websocket.send_denial_response(answer)


async def _serve(websocket: WebSocket, services: Services, id: str, known: Known | None) -> None:
    await websocket.accept()
    connection = Connection(
        person=None if known is None else known.person.id,
        session=None if known is None or known.session is None else known.session.id,
    )
    table = services.tables.table(id)
    try:
        await services.hub.connect(table, connection)
    except Refusal as refusal:
        await websocket.send_text(refusal.message().model_dump_json())
        await websocket.close(NO_TABLE)
        return
    if known is not None and await services.identity.known(websocket) is None:
        connection.end(SIGNED_OUT)  # the session ended while its socket was being opened
    person = None if known is None else known.person
    client = Client(services, table, person, connection, address(websocket))
    sending = asyncio.create_task(_send(websocket, connection))
    reading = asyncio.create_task(_read(websocket, client))
    ended = asyncio.create_task(connection.is_ended.wait())
    try:
        await asyncio.wait((sending, reading, ended), return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.hub.disconnect(table, connection)
        for task in (sending, reading, ended):
            task.cancel()
        client.stop()
        await asyncio.gather(sending, reading, ended, return_exceptions=True)
    if connection.is_ended.is_set():
        await websocket.close(connection.end_code)


async def _send(websocket: WebSocket, connection: Connection) -> None:
    while True:
        await websocket.send_text(await connection.next_text())


async def _read(websocket: WebSocket, client: "Client") -> None:
    while True:
        event = await websocket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await client.read(event.get("text") or event.get("bytes") or "")


class Client:
    """One client at one table."""

    def __init__(
        self,
        services: Services,
        table: LiveTable,
        person: PersonRow | None,
        connection: Connection,
        address: str,
    ) -> None:
        self._address = address
        self._services = services
        self._table = table
        self._person = person
        self._connection = connection
        self._is_warned = False
        self._hinting: asyncio.Task[None] | None = None

    async def read(self, text: str | bytes) -> None:
        """Answers one message; whatever it is, the connection survives and nothing breaks."""
        if not self._services.messages.take(self._connection.person, self._address):
            await self._slow_down()
            return
        self._is_warned = False
        number: int | None = None
        try:
            try:
                message = READER.validate_json(text)
            except ValidationError as error:
                raise malformed(error.errors(include_context=False)) from error
            if isinstance(message, MoveMessage | UndoMessage):
                number = message.number
            self._charge(message)
            await self._obey(message)
        except Refusal as refusal:
            self._connection.send(refusal.message(number))
        except Exception as error:
            log.exception("a message failed", extra={"table": self._table.id})
            self._connection.send(failure(error).message(number))

    def _charge(self, message: FromClient) -> None:
        """What costs more than a plain message."""
        cost = COSTS.get(type(message), Cost.PLAIN)
        if cost > Cost.PLAIN:
            person = self._connection.person
            self._services.messages.check(person, self._address, cost - Cost.PLAIN)

    async def _slow_down(self) -> None:
        """Told once; what comes too fast is not read."""
        if not self._is_warned:
            self._is_warned = True
            rate = self._services.settings.message_rate
            sentence = f"That is too fast; allowed: {rate:g} messages a second."
            self._connection.send(Refusal("too_fast", sentence).message())
        await asyncio.sleep(PAUSE)

    async def _obey(self, message: FromClient) -> None:
        person = self._connection.person
        services = self._services
        if isinstance(message, PingMessage):
            self._connection.send(PongMessage())
            return
        services.hub.acted(person)
        if isinstance(message, MoveMessage):
            await services.moves.move(self._table, person, message)
            self._connection.send(AcceptedMessage(number=message.number))
        elif isinstance(message, UndoMessage):
            await services.moves.undo(self._table, person, message)
            self._connection.send(AcceptedMessage(number=message.number))
        elif isinstance(message, PreviewMessage):
            self._connection.send(
                await services.advice.preview(self._table, person, message.number, message.codes)
            )
        elif isinstance(message, HintMessage):
            self._start_hint(message.number)
        else:
            await services.chat.say(self._table, self._person, message.text)

    def _start_hint(self, number: int) -> None:
        """In the background: a bot thinks for a while, and other messages must not wait.

        What was asked about another position is not thought about any more.
        """
        if self._hinting is not None and not self._hinting.done():
            if self._hinting.get_name() == str(number):
                raise Refusal("too_fast", "The bot is still thinking about your last question.")
            self._hinting.cancel()
        self._hinting = asyncio.create_task(self._hint(number), name=str(number))

    async def _hint(self, number: int) -> None:
        try:
            answer = await self._services.advice.hint(self._table, self._connection.person, number)
        except Refusal as refusal:
            self._connection.send(refusal.message())
        except Exception as error:
            log.exception("a hint failed", extra={"table": self._table.id})
            self._connection.send(failure(error).message())
        else:
            self._connection.send(answer)

    def stop(self) -> None:
        if self._hinting is not None:
            self._hinting.cancel()
