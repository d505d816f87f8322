"""Messages: ids with arguments."""

from iteru.kernel.message import message


def test_a_message_has_a_text_and_arguments() -> None:
    tile = message("tiles-owl")
    assert tile == {"text": "tiles-owl", "args": {}}
    assert message("draft", {"tile": tile})["args"] == {"tile": tile}


def test_messages_do_not_share_their_arguments() -> None:
    first, second = message("one"), message("two")
    assert first["args"] is not second["args"]
