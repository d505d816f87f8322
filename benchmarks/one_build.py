"""One build of Iteru behind a pipe: a line of JSON in, a line of JSON out.

A script, run with the build on PYTHONPATH. That may be the first edition, so it imports only what
both have: what is measured is measured by the same code, src/iteru/cli/measures.py of today.
"""

import importlib.util
import json
import signal
import sys
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

import iteru
from iteru import Record
from iteru.bots.levels import bot_named

MEASURES = Path(__file__).parents[1] / "src" / "iteru" / "cli" / "measures.py"

Json = dict[str, Any]


def answer(order: Json) -> Json:
    """What a level of this build chooses after these moves, and the CPU time that it took."""
    record = Record.begin(order["game"], order["seats"], order["seed"], order["options"])
    record.moves = order["moves"]
    state = record.replay()
    start = process_time()
    chosen = bot_named(order["level"]).choose(state.known(state.to_move), order["decision_seed"])
    return {"notation": state.game.notation(chosen.code), "seconds": process_time() - start}


def measure(order: Json) -> Json:
    """One figure of this build, per CPU second."""
    game = iteru.load(order["game"])
    # The first edition is told in another way how to search: it measures this itself.
    is_own = order["figure"] == "iterations_per_second" and not hasattr(game, "tuning")
    module = own_measures() if is_own else measures()
    figure = getattr(module, order["figure"])(game, order["seats"], order["seconds"])
    return {"figure": figure, "build": iteru.build()}


def measures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("measures", MEASURES)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def own_measures() -> ModuleType:
    from iteru.cli import measures

    return measures


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends when its stdin does
    orders = {"answer": answer, "measure": measure}
    for line in sys.stdin:
        order = json.loads(line)
        try:
            found = orders[order["do"]](order)
        except Exception as error:
            found = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
