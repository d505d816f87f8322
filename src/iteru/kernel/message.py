"""Messages: texts of a game's catalogue by id, with arguments that may be messages themselves.

`{"text": "choice-draft", "args": {"tile": {"text": "tiles-grape-papyrus", "args": {}}}}`

The engine never writes a sentence; terminal and client look the ids up in the Fluent files.
"""

Message = dict[str, object]


def message(text: str, args: dict[str, object] | None = None) -> Message:
    """Arguments are numbers, plain strings (places such as e5), messages, or lists of messages."""
    return {"text": text, "args": {} if args is None else args}


def copied(args: Message) -> Message:
    """The arguments of a message as data of their own, down to the last one."""
    return {name: _copied(value) for name, value in args.items()}


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return copied(value)
    if isinstance(value, list):
        return [_copied(entry) for entry in value]
    return value
