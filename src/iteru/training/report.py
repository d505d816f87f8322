"""A training for people: report.md, and the learning curves as curves.svg."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from iteru.training.outcome import Outcome, best_of, outcomes
from iteru.training.plan import Plan, whole

WIDTH: Final = 640
HEIGHT: Final = 240
EDGE: Final = 48


def write_report(folder: Path, plan: Plan) -> None:
    found = outcomes(folder)
    whole(folder / "curves.svg", curves(found))
    whole(folder / "report.md", report(plan, found, best_of(folder)))


def report(plan: Plan, found: list[Outcome], best: int | None) -> str:
    stands = "the judgement alone" if best is None else f"the network of generation {best}"
    lines = [
        f"# Training of {plan.game}",
        "",
        f"The best so far is {stands}. A loss is the cross-entropy of the chances to win, over",
        "games that were not learned from; the first column is that of the judgement alone.",
        "",
        "![Learning curves](curves.svg)",
        "",
        "| generation | loss before | loss after | best epoch | gates | passed |",
        "| ---: | ---: | ---: | ---: | --- | --- |",
    ]
    for one in found:
        gates = "; ".join(gate.sentence() for gate in one.gates)
        passed = "yes" if one.passed else "no"
        lines.append(
            f"| {one.generation} | {one.before:.4f} | {one.aside[one.best]:.4f} "
            f"| {one.best + 1} of {len(one.aside)} | {gates} | {passed} |"
        )
    lines += ["", "The plan:", "", "```json", json.dumps(asdict(plan), indent=1), "```"]
    return "\n".join(lines) + "\n"


def curves(found: list[Outcome]) -> str:
    """Losses over games set aside, epoch by epoch, a line for each generation."""
    series = [[one.before, *one.aside] for one in found]
    low = min(min(losses) for losses in series)
    high = max(max(losses) for losses in series)
    longest = max(len(losses) for losses in series)
    drawn = []
    for number, losses in enumerate(series):
        points = " ".join(
            f"{EDGE + (WIDTH - 2 * EDGE) * epoch / max(1, longest - 1):.1f},"
            f"{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (loss - low) / max(1e-9, high - low):.1f}"
            for epoch, loss in enumerate(losses)
        )
        shade = 0.35 + 0.65 * (number + 1) / len(series)  # the latest is the darkest
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="currentColor" '
            f'stroke-width="2" opacity="{shade:.2f}"><title>generation {number}</title></polyline>'
        )
    words = [
        f'<text x="{EDGE - 6}" y="{EDGE}" text-anchor="end">{high:.3f}</text>',
        f'<text x="{EDGE - 6}" y="{HEIGHT - EDGE}" text-anchor="end">{low:.3f}</text>',
        f'<text x="{WIDTH // 2}" y="{HEIGHT - 12}" text-anchor="middle">epochs; '
        "loss over games set aside, the latest generation darkest</text>",
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="11" fill="currentColor">'
    )
    return "\n".join([head, *drawn, *words, "</svg>"]) + "\n"
