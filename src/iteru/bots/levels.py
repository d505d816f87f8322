"""draft"""

from iteru.bots.bot import Bot
from iteru.bots.greedy import GreedyBot
from iteru.bots.random import RandomBot
from iteru.bots.search import SearchBot, Settings


def bot_named(name: str) -> Bot:
    parts = name.split(":")
    if parts[0] == "random":
        return RandomBot(name)
    if parts[0] == "greedy":
        return GreedyBot(name, 2, float(parts[1]) if len(parts) > 1 else 0.0)
    values = [float(part) for part in parts[1:]]
    standard = [200.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0]
    values += standard[len(values):]
    return SearchBot(
        name,
        Settings(int(values[0]), values[1], int(values[2]), values[3], values[4], values[5], values[6]),
    )
