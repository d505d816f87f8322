"""`python -m benchmarks.seeds`: eight seeds for the same question, hard beside master.

The positions are choices of a noble in games of Pharaon with the seed 11000, in which eight seeds
of hard gave several answers. In the one named 2-hard-83 both choices are worth the same (within
0.005 of a chance); in the others the rarer answer is worse by 0.02 to 0.1.
"""

from collections import Counter
from pathlib import Path

from benchmarks.report import write_part
from iteru import Record
from iteru.bots.levels import bot_named

HERE = Path(__file__).parent
SEEDS = range(1, 9)
NOBLE = HERE.parents[1] / "tests/bots/noble.iteru.json"  # 2-medium-75


def told(level: str, record: Record) -> str:
    """The answers of a level, the most frequent first."""
    state = record.replay()
    known = state.known(state.to_move)
    answers = Counter(
        state.game.notation(bot_named(level).choose(known, seed).code) for seed in SEEDS
    )
    return ", ".join(f"{count} {notation}" for notation, count in answers.most_common())


def main() -> None:
    files = [NOBLE, *sorted(HERE.glob("*.iteru.json"))]
    lines = [
        f"Made by `python -m benchmarks.seeds`: the answers of {len(SEEDS)} seeds to one question.",
        "",
        "| position | hard | master |",
        "| --- | --- | --- |",
    ]
    for file in files:
        record = Record.load(file)
        name = file.name.removesuffix(".iteru.json")
        lines.append(f"| {name} | {told('hard', record)} | {told('master', record)} |")
    write_part("The luck of a seed", "\n".join(lines))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
