"""The web client: files that its build has made; every other address is a page of it."""

import os
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from iteru.server.refusals import Refusal

# ITERU_CLIENT names another build: for those who work on the client.
FOLDER = Path(os.environ.get("ITERU_CLIENT") or Path(__file__).parent.parent / "static")
FOREVER = "public, max-age=31536000, immutable"  # Vite puts a hash into these files' names
LONGEST_NAME, LONGEST_PATH = 255, 2000  # bytes: within what file systems allow
router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
def client(path: str) -> Response:
    if path.startswith("api/") or path == "api":
        raise Refusal("not_found", f"There is no /{path}.")
    if is_too_long(path):
        raise Refusal("not_found", "There is no page with so long a name.")
    file = found(path)
    if file is not None:
        age = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": age})
    page = FOLDER / "index.html"
    if not page.is_file():
        raise Refusal("not_found", "The web client is not built; the API is at /api/docs.")
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


def is_too_long(path: str) -> bool:
    """Whether the file system would not even look for it."""
    longest = max(len(name.encode()) for name in path.split("/"))
    return longest > LONGEST_NAME or len(path.encode()) > LONGEST_PATH


def found(path: str) -> Path | None:
    """The client's file of this name; None for anything outside its folder."""
    file = (FOLDER / path).resolve() if "\0" not in path else FOLDER
    return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
