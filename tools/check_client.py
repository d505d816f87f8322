"""Checks the web client: `python -m tools.check_client lint` or `... test`."""

import sys

from tools.build_client import install, run

# What has not changed is not linted again: 70 seconds of work without the cache, 5 with it.
ESLINT = ["--max-warnings", "0", "--cache", "--cache-location", "node_modules/.cache/eslint/"]

install(with_tools=True)
if sys.argv[1:] == ["lint"]:
    run("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    run("eslint/bin/eslint.js", *ESLINT, ".")
    run("../lint/colours.ts")
    run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
elif sys.argv[1:] == ["test"]:
    run("vitest/vitest.mjs", "run")
else:
    sys.exit("check_client: say lint or test")
