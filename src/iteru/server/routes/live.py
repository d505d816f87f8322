"""The table's WebSocket."""

from fastapi import APIRouter, WebSocket

from iteru.server.routes.asking import TableId, services_of
from iteru.server.table_socket import serve

router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(websocket: WebSocket, id: TableId) -> None:
    """The table as it goes on: see FromClient and FromServer in messages/live.py."""
    await serve(websocket, services_of(websocket), id)
