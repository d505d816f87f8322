"""`python -m benchmarks.soak [--minutes 10] [--only WORDS] [--processes N]`"""

import argparse
import sys
import time

from benchmarks.soak.ledger import Ledger
from benchmarks.soak.registry import PROOFS
from benchmarks.soak.run import Soak
from iteru.work import Workforce, on_this_machine


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--only", default="", help="proofs whose name has these words")
    parser.add_argument("--processes", type=int, default=0, help="0: as many as there are cores")
    asked = parser.parse_args()
    ledger = Ledger(PROOFS, only=asked.only)
    engine = on_this_machine(asked.processes)
    try:
        with Workforce(engine) as workforce:
            Soak(ledger, workforce, engine.places).go_on(time.monotonic() + 60 * asked.minutes)
    except KeyboardInterrupt:
        print("Stopped: the next time goes on from the last line above.")
    sys.exit(any(account.fault for account in ledger.accounts.values()))


if __name__ == "__main__":
    main()
