"""Checks the web client: `python -m tools.check_client lint`, or `quick`, or `test`.

lint and quick look for the same faults. quick leans on what was found the last time where the tool
might err: it does not tell a component that cannot be parsed, which prettier does.
"""

import sys
from subprocess import CalledProcessError

from tools.build_client import install, run

CACHE = "node_modules/.cache"
PRETTIER = ["--check", "--log-level", "warn", "--cache", "--cache-location", f"{CACHE}/prettier"]
# What has not changed is not linted again: 70 seconds of work without the cache, 5 with it.
ESLINT = ["--max-warnings", "0", "--cache", "--cache-location", f"{CACHE}/eslint/"]
SVELTE_CHECK = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings"]


def lint(*how_to_check: str) -> None:
    run("prettier/bin/prettier.cjs", *PRETTIER, ".")
    run("eslint/bin/eslint.js", *ESLINT, ".")
    run("../lint/colours.ts")
    run("../lint/sizes.ts")
    run("svelte-check/bin/svelte-check", *SVELTE_CHECK, *how_to_check)


def main(arguments: list[str]) -> None:
    install(with_tools=True)
    if arguments == ["lint"]:
        lint()
    elif arguments == ["quick"]:
        lint("--incremental")  # 6 seconds of work instead of 16
    elif arguments == ["test"]:
        run("vitest/vitest.mjs", "run")
    else:
        sys.exit("check_client: say lint, quick or test")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CalledProcessError as failure:  # which has said why
        sys.exit(failure.returncode)
