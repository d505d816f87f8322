#!/bin/sh
# tools/find_python.sh [PYTHON]: prints the newest Python on the path that can set up Iteru.
# A name or path that is given is the only one that is tried.
set -u
if [ -n "${1:-}" ]; then
    set -- "$1"
else
    set -- python3.14 python3.13 python3.12 python3.11 python3 python
fi

without_venv=
for name in "$@"; do
    # It is tried, not only looked for: a shim on the path may have nothing behind it.
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        if "$name" -c 'import ensurepip, venv' 2>/dev/null; then
            command -v "$name"
            exit 0
        fi
        without_venv=${without_venv:-$name}
    fi
done

if [ -n "$without_venv" ]; then
    version=$("$without_venv" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
    echo "$without_venv has no module venv: please install it (on Debian: $version-venv)." >&2
elif [ $# = 1 ]; then
    echo "Iteru needs Python 3.11 or newer, and '$1' is not: name another, e.g. make PYTHON=python3.12" >&2
else
    echo "Iteru needs Python 3.11 or newer, and there is none on the path (on Debian: python3 and python3-venv)." >&2
fi
exit 1
