"""Sentences for people: the Fluent texts of a game and its table, and the rules for players."""

from iteru.texts.catalogue import LANGUAGES, Catalogue
from iteru.texts.rules import rules_text

__all__ = ["LANGUAGES", "Catalogue", "rules_text"]
