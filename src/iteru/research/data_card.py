"""The README.md of a data set: what it holds, how it was made, what every column means."""

from collections import Counter

from iteru.research.datasets import GAMES, Column, DataSet, decision_columns


def write_readme(data_set: DataSet) -> None:
    (data_set.folder / "README.md").write_text(readme(data_set), encoding="utf-8")


def readme(data_set: DataSet) -> str:
    card = data_set.card
    options = ", ".join(f"{name}: {value}" for name, value in card.options.items()) or "none"
    moves = 0
    wins: Counter[str] = Counter()
    for game in data_set.games():
        names, results, played = game["bots"], game["results"], game["moves"]
        assert isinstance(names, list)
        assert isinstance(results, list)
        assert isinstance(played, list)
        moves += len(played)
        for name, result in zip(names, results, strict=True):
            wins[name] += result
    victories = ", ".join(f"{name} {wins[name]:.1f}" for name in dict.fromkeys(card.bots))
    return f"""# {card.games:,} games of {card.game.capitalize()}

Bots of Iteru {card.version} play each other: {", ".join(card.bots)}. Each deal is played once for
every rotation of the seats. Nobody's data is in it: no person took part.

| | |
| --- | --- |
| game | {card.game}, rules version {card.rules_version}, components {card.fingerprint} |
| seats | {len(card.bots)} |
| options | {options} |
| games | {card.games:,}, with {moves:,} decisions |
| victories | {victories} (a shared one counts in part) |
| seed | {card.seed}: the same arguments of `iteru records make` give the same data |
| licence | as Iteru: MIT |

`iteru records check FOLDER` replays all games and compares what is written here. A decision with
a single answer is played by the engine and is no row. Observations hold what the deciding seat
knows and nothing else.

## games/

{table(GAMES)}

## decisions/

{table(decision_columns(len(card.features)))}

`visits` and `values` are what the bot thought: of a search the visits and mean results, of a bot
that looks one decision ahead its weights and judgements; a random bot weighs all alike and has no
values. Codes are below {card.actions:,}; `iteru.load("{card.game}").notation(code)` says what one
means. `card.json` names the {len(card.features)} features.
"""


def table(columns: tuple[Column, ...]) -> str:
    rows = [f"| {column.name} | `{column.type}` | {column.meaning} |" for column in columns]
    return "\n".join(["| column | type | meaning |", "| --- | --- | --- |", *rows])
