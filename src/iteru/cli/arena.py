"""`iteru arena`"""


def arena(game: str) -> None:
    """Arena"""
