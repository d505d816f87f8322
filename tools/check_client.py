"""Checks the web client: `python -m tools.check_client lint` (format and types) or `... test`."""

import sys

from tools.build_client import install, run

install()
if sys.argv[1:] == ["lint"]:
    run("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
elif sys.argv[1:] == ["test"]:
    run("vitest/vitest.mjs", "run")
else:
    sys.exit("check_client: say lint or test")
