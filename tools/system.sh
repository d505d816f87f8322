#!/bin/sh
# tools/system.sh PYTHON [test]: ends with 0 if the machine can set up Iteru.
# For tests a C compiler and Chromium are needed too, and root on Debian gets what is missing from apt.
set -eu
python=$1
purpose=${2:-setup}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Iteru needs Python 3.11 or newer, and '$python' is not: name one, e.g. make PYTHON=python3.12" >&2
    exit 1
fi
version=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')

# Prints the Debian packages that are missing.
missing() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null || echo "$version-venv"
    [ "$purpose" = test ] || return 0
    [ -x /usr/bin/chromium ] || echo chromium
    [ "${ITERU_INTERPRETED:-}" != 1 ] || return 0
    "$python" tools/can_compile.py && return 0
    include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    [ -e "$include/Python.h" ] || echo "$version-dev"
    echo gcc libc6-dev
}

packages=$(echo $(missing))
if [ -n "$packages" ] && [ "$purpose" = test ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # one word for each package
    apt-get install -y -qq --no-install-recommends $packages
    packages=$(echo $(missing))
fi
if [ -n "$packages" ]; then
    echo "Please install what is missing, on Debian called: $packages" >&2
    case $packages in *gcc*) echo "(or test without a compiler: make test ITERU_INTERPRETED=1)" >&2 ;; esac
    exit 1
fi
