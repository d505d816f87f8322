"""A visitor who sends everything there is, right, nearly right and wrong, as chance has it.

What may be sent is read from the server's own description (OpenAPI, and the socket's messages);
what a field may plausibly hold is learnt from its answers. So it reaches what lies behind the
checks too. It plays at tables of its own: the game of two others must not change.
"""

import json
import random
from collections import Counter
from typing import Any
from urllib.parse import quote

from pydantic import TypeAdapter

import iteru
from iteru.analysis.puzzle import shipped
from iteru.server.messages.live import FromClient
from tests.server.clients import ME, OPEN, Data, Line, Player
from tests.server.processes import ServerProcess
from tests.server.test_bad_input import nonsense, scrambled

REMEMBERED = 30  # values of a field
IN_BATCH = 50  # messages, after which their answers are read
GENEROUS: dict[str, object] = {  # settings of the server
    "bot_seconds": 0.01,
    "login_rate": 1e6,
    "push_hosts": "127.0.0.1",
    "mail_url": "smtp://127.0.0.1:9",  # nobody takes it
    "mail_from": "Iteru <iteru@nile.example>",
}
DEAR = ("/api/account", "/api/login", "/api/password", "/api/me/erase")  # Argon2: less often
# Any point of the curve is a browser's key to the server.
P256_GENERATOR = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)
EASY: Data = {"kind": "bot", "level": "easy"}
LOCAL: Data = {"kind": "local", "name": "Ola"}


class Fault(AssertionError):
    """The server has failed, or changed what it should not have."""


class Fuzz:
    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.chance = random.Random(seed)
        self.player = Player(server)
        self.owners = [Player(server), Player(server)]
        self.victim = self.owners[0].new_table(ME, OPEN, listed=False)
        self.owners[1].post(f"/tables/{self.victim}/join", {})
        self.before = self.untouched()
        self.granted: Counter[str] = Counter()  # by route or kind of message
        self.refused: Counter[str] = Counter()
        record = json.loads(iteru.Record.begin("fertility", seats=2, seed=seed).to_json())
        self.plausible: dict[str, list[Any]] = {
            "table": [self.victim],
            "session": [],
            "mute": [],
            "block": [],
            "branch": [],
            "puzzle": [puzzle.id for game in iteru.games() for puzzle in shipped(game)[:2]],
            "line": [],
            "link": [],
            "room": [],
            "game": list(iteru.games()),
            "language": ["en", "pl", "fr"],
            "seats": [[ME, OPEN], [ME, LOCAL], [ME, EASY], [ME, LOCAL, OPEN]],
            "record": [record],
            "to": [0],
            "at": [0],
            "first": [0],
            "count": [1, 50],
            "account": ["Nefer the second", "Hori the scribe"],
            "password": ["papyrus and ink", "reed and water"],
            "old": ["papyrus and ink", "reed and water"],
            "new": ["papyrus and ink", "reed and water"],
            "options": [{}],
            "name": ["Zoë", "Łukasz", "Hori", "me", "Nefer the second"],
            "code": [],
            "number": [0, 1, 2],
            "seat": [0, 1],
            "one": [0, 1],
            "other": [1, 2],
            "regard": ["favourite", "blocked", None],
            "text": ["Hello"],
            "endpoint": ["http://127.0.0.1:9/nobody"],
            "p256dh": [P256_GENERATOR],
            "auth": ["A" * 22],
            "channels": [{}, {"turn": ["push"]}],
            "address": ["ola@nile.example"],
            "pace": [{"kind": "live", "minutes": 1, "seconds": 5}, {"kind": "days", "hours": 24}],
            "wish": ["bot", "stop", None],
        }

    def close(self) -> None:
        for player in (self.player, *self.owners):
            player.close()

    def untouched(self) -> Data:
        """All of the others' table that must stay as it is."""
        found: Data = self.owners[0].get(f"/tables/{self.victim}/state")
        for seat in found["table"]["seats"]:
            del seat["here"], seat["away"]
        del found["table"]["watching"]
        return found

    def check(self) -> None:
        if self.untouched() != self.before:
            raise Fault("the table of two others has changed")

    # ------------------------------------------------------------------ requests

    def request(self, number: int) -> None:
        """Sends about so many requests, each route in its turn."""
        self._remember("line", self._said_by_another())
        schema = self.player.http.get("/openapi.json").json()
        parts = schema["components"]["schemas"]
        routes = [
            (method.upper(), path, route)
            for path, methods in schema["paths"].items()
            for method, route in methods.items()
        ]
        sent = 0
        while sent < number:
            for method, path, route in routes:
                if path not in DEAR or self.chance.random() < 0.2:
                    self._ask(method, path, route, parts)
                    sent += 1
        self.check()

    def _said_by_another(self) -> int:
        """A line of the chat at a table of its own."""
        table = self.player.new_table(ME, OPEN)
        line = self.owners[0].line(table)
        spoken = line.answer(type="chat", text="Hello")["line"]["id"]
        line.close()
        self.plausible["table"].append(table)
        return int(spoken)

    def _ask(self, method: str, path: str, route: Data, parts: Data) -> None:
        query: Data = {}
        address = path.removeprefix("/api")
        for parameter in route.get("parameters", []):
            name = parameter["name"]
            if parameter["in"] == "path":
                value = self._value(kind_of_id(path, name), parameter["schema"], parts)
                address = address.replace(f"{{{name}}}", quote(as_text(value), safe="") or "-")
            elif self.chance.random() < (0.97 if parameter.get("required") else 0.5):
                query[name] = self._value(name, parameter["schema"], parts)
        body: str | bytes | None = None
        if "requestBody" in route:
            form = route["requestBody"]["content"]["application/json"]["schema"]
            sent = self._object(form, parts)
            is_broken = self.chance.random() < 0.1
            body = scrambled(self.chance, sent) if is_broken else json.dumps(sent)
        answer = self.player.http.request(
            method,
            address,
            params={name: as_text(value) for name, value in query.items()},
            content=body,
            headers={"Content-Type": "application/json"},
        )
        name = f"{method} {path}"
        if answer.status_code >= 500:
            raise Fault(f"{name}: {answer.status_code} {answer.text}, asked with {body!r}")
        if answer.is_success:
            self.granted[name] += 1
            self._learn(path, answer.text)
        else:
            self.refused[name] += 1
            assert answer.json()["sentence"], answer.text

    # ------------------------------------------------------------------ messages

    def send(self, number: int) -> None:
        """Sends so many messages to a table of its own, and to the one of the others."""
        own = self.player.new_table(ME, LOCAL)
        lines = [self.player.line(own), self.player.line(self.victim)]
        schema = TypeAdapter(FromClient).json_schema()
        forms = [form for form in schema["$defs"].values() if "type" in form["properties"]]
        for begun in range(0, number, IN_BATCH):
            line = lines[0] if self.chance.random() < 0.7 else lines[1]
            for index in range(begun, min(begun + IN_BATCH, number)):
                self._say(line, forms[index % len(forms)], schema["$defs"])
            self._hear(line)
            if lines[0].now()["over"]:
                lines[0].close()
                lines[0] = self.player.line(self.player.new_table(ME, LOCAL))
        self.check()

    def _say(self, line: Line, form: Data, parts: Data) -> None:
        state = line.now()
        self.plausible["number"] = [state["number"]]
        self.plausible["seat"] = [max(0, state["to_move"])]
        codes = [choice["code"] for choice in state["choices"]] or [0]
        self.plausible["code"] = codes
        self.plausible["codes"] = [[self.chance.choice(codes)]]
        message: Any = self._object(form, parts)
        if self.chance.random() < 0.8:
            message["type"] = form["properties"]["type"]["const"]
        if message.get("type") == "move":  # one of the three ways to name what is played
            for name in self.chance.sample(["code", "codes", "notation"], 2):
                message.pop(name, None)
        if self.chance.random() < 0.1:
            message = nonsense(self.chance)
        is_broken = self.chance.random() < 0.1
        line.socket.send(scrambled(self.chance, message) if is_broken else json.dumps(message))

    def _hear(self, line: Line) -> None:
        """Reads the answers: what is said last comes back after all others but a hint."""
        begin = len(line.messages)
        line.send(type="undo", number=10**6, seat=0)
        line.hear("error", lambda one: one["number"] == 10**6)
        for message in line.messages[begin:-1]:
            if message["type"] != "error":
                self.granted[message["type"]] += 1
                continue
            self.refused[message["code"]] += 1
            if message["code"] in ("failed", "unavailable"):
                raise Fault(f"a message failed: {message}")

    # ------------------------------------------------------------------ values

    def _object(self, form: Data, parts: Data) -> Data:
        form = resolved(form, parts)
        required = form.get("required", [])
        found: Data = {}
        for name, schema in form.get("properties", {}).items():
            if self.chance.random() < (0.97 if name in required else 0.5):
                found[name] = self._value(name, schema, parts)
        if self.chance.random() < 0.03:
            found["unknown"] = nonsense(self.chance)
        return found

    def _value(self, name: str, schema: Data, parts: Data) -> Any:
        dice = self.chance.random()
        if dice < 0.85 and self.plausible.get(name):
            return self.chance.choice(self.plausible[name])
        return nonsense(self.chance) if dice > 0.96 else self._by_form(schema, parts)

    def _by_form(self, schema: Data, parts: Data) -> Any:
        schema = resolved(schema, parts)
        forms = schema.get("anyOf", schema.get("oneOf"))
        if forms:
            return self._by_form(self.chance.choice(forms), parts)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        if kind in ("integer", "number"):
            least = int(schema.get("minimum", -2))
            return self.chance.choice([least - 1, least, least + 1, 2**31, 2**63])
        if kind == "boolean":
            return self.chance.random() < 0.5
        if kind == "array":
            return [self._by_form(schema["items"], parts) for _ in range(self.chance.randrange(4))]
        if kind == "object":
            return self._object(schema, parts)
        return None if kind == "null" else "x" * self.chance.choice([0, 1, 8, 41, 600])

    def _learn(self, path: str, text: str) -> None:
        """What an answer names can be asked for later."""
        try:
            answer = json.loads(text)
        except ValueError:
            return  # rules and texts
        found = answer if isinstance(answer, list) else [answer]
        kinds = {"/api/sessions": "session", "/api/mutes": "mute", "/api/tables": "table"}
        kinds |= {"/api/blocks": "block", "/api/branches": "branch"}
        kind = kinds.get(path)
        for one in found:
            if isinstance(one, dict) and kind and "id" in one and not one.get("here"):
                self._remember(kind, one["id"])
            if isinstance(one, dict) and path == "/api/tables":
                self._remember("link", one.get("code"))
                if one.get("status") == "open":
                    self._remember("room", one["id"])
            if isinstance(one, dict) and path in ("/api/recovery", "/api/recover"):
                self._remember("code", one["code"])
            if isinstance(one, dict) and path.endswith("/state") and one["state"]:
                state = one["state"]
                for choice in state["choices"]:
                    self._remember("code", choice["code"])
                self.plausible["number"] = [state["number"]]
                self.plausible["seat"] = [max(0, state["to_move"])]

    def _remember(self, name: str, value: Any) -> None:
        self.plausible[name] = [*self.plausible[name], value][-REMEMBERED:]


def kind_of_id(path: str, name: str) -> str:
    """Whose id a path asks for."""
    if name not in ("id", "code"):
        return name
    if path.endswith(("/begin", "/swap", "/seats/{seat}", "/readiness")):
        return "room"
    kinds = {
        "sessions": "session",
        "mutes": "mute",
        "blocks": "block",
        "branches": "branch",
        "puzzles": "puzzle",
        "tables": "table",
        "games": "game",
        "links": "link",
    }
    return kinds.get(path.split("/")[2], name)


def resolved(schema: Data, parts: Data) -> Data:
    found: Data = parts[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    return found


def as_text(value: Any) -> str:
    """A value as a part of an address, in which dots alone would lead elsewhere."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text[:100] if text.strip(".") else "-"
