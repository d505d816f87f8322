#!/bin/sh
# tools/system.sh [PYTHON]: ends with 0 if this machine can test Iteru. Beside a Python that needs
# Chromium, a C compiler, and, where root tests, a Python that others can run too: tests/setup plays
# a user without rights. Root on Debian gets what is missing from apt.
set -eu
cd "$(dirname "$0")/.."

# Prints the Debian packages that are missing.
missing() {
    python=$(tools/find_python.sh "${1:-}" 2>/dev/null) || python=
    if [ -z "$python" ] || { [ "$(id -u)" = 0 ] && ! users_python; }; then
        echo python3 python3-venv
    fi
    has chromium || has chromium-browser || has google-chrome || echo chromium
    [ "${ITERU_INTERPRETED:-}" != 1 ] || return 0
    if [ -z "$python" ]; then
        echo gcc libc6-dev python3-dev
    elif ! "$python" tools/can_compile.py >/dev/null; then
        include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
        [ -e "$include/Python.h" ] || "$python" -c 'import sys; print("python%d.%d-dev" % sys.version_info[:2])'
        echo gcc libc6-dev
    fi
}

has() {
    command -v "$1" >/dev/null
}

users_python() {
    /usr/bin/python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

packages=$(echo $(missing "${1:-}"))
if [ -n "$packages" ] && [ "$(id -u)" = 0 ] && has apt-get; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # one word for each package
    apt-get install -y -qq --no-install-recommends $packages
    packages=$(echo $(missing "${1:-}"))
fi
if [ -n "$packages" ]; then
    echo "Please install what is missing, on Debian called: $packages" >&2
    case $packages in *gcc*) echo "(or test without a compiler: make test ITERU_INTERPRETED=1)" >&2 ;; esac
    exit 1
fi
