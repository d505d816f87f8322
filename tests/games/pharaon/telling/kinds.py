"""The kinds of events, from the texts that tell them."""

from iteru.games.pharaon.game import GAME


def event_kinds() -> list[str]:
    """Every kind of event that the game may tell."""
    ids = [id for id in GAME.text_ids() if id.startswith("event-")]
    return [id.removeprefix("event-") for id in ids]
