"""What Kemet's tiles and cards must say in the browser, put together from their printed effects."""

from collections.abc import Mapping
from typing import Any

from iteru.texts import Catalogue
from tests.client import kemet_positions as positions
from tests.texts.browser import browser_catalogue

POWERS = ("movement", "strength", "damage", "protection")
FIGURES = ("strength", "damage", "protection")


class Words:
    """The texts of one language."""

    def __init__(self, language: str, components: Mapping[str, object]) -> None:
        self._texts: Catalogue = browser_catalogue(language, "kemet")
        self._tables = {
            table: positions.rows(components, table)
            for table in ("power_tiles", "creatures", "di_cards", "battle_cards")
        }

    def text(self, id: str, **args: Any) -> str:
        return self._texts.text(id, **args)

    def card(self, card: str) -> str:
        """What a DI card does."""
        effects = self._tables["di_cards"][card]["effects"]
        return " ".join(
            self.text(f"card_effects-{effect['kind']}", amount=effect["amount"])
            for effect in effects
        )

    def figures(self, card: str) -> str:
        """What stands on a battle card."""
        return self.text("battle_figures", **self._figures(card))

    def tile(self, tile: str) -> str:
        """What a power tile does."""
        effects = self._tables["power_tiles"][tile]["effects"]
        return " ".join(self._tile_effect(**effect) for effect in effects)

    def _figures(self, card: str) -> dict[str, int]:
        return {figure: self._tables["battle_cards"][card][figure] for figure in FIGURES}

    def _tile_effect(self, kind: str, amount: int, ref: str) -> str:
        if kind == "creature":
            return self._creature(self._tables["creatures"][ref])
        if kind == "swap_battle_card":
            return self.text("tile_effects-swap_battle_card", **self._figures(ref))
        if kind == "action_token":
            return self.text(f"tile_effects-{ref}_token")
        return self.text(f"tile_effects-{kind}", amount=amount)

    def _creature(self, creature: Mapping[str, Any]) -> str:
        powers = [
            {"text": f"creature_powers-{power}", "args": {"amount": creature[power]}}
            for power in POWERS
            if creature[power] > 0
        ]
        first = {"text": "tile_effects-bare_creature", "args": {}}
        if powers:
            first = {"text": "tile_effects-creature", "args": {"powers": powers}}
        more = [self.text(f"creature_effects-{effect['kind']}") for effect in creature["effects"]]
        return " ".join([self._texts.message(first), *more])
