# PYTHON=python3.12 names the Python to use; else it is the newest on the path that will do.
PYTHON ?=
HOST ?= 127.0.0.1
PORT ?= 8123
MINUTES ?= 10
ONLY ?=
CORES ?= $(shell getconf _NPROCESSORS_ONLN)
RUN := .venv/bin
SET_UP = python=$$(tools/find_python.sh "$(PYTHON)") && \
	"$$python" -m tools.set_up $(if $(PYTHON),--only-this-python)
PYTEST := $(RUN)/python -m pytest -n $(CORES)
# src/ must not be importable but where a line below says so: compiled tests are to test the wheel.
unexport PYTHONPATH
# Without compiled files every process of the tests would compile its modules again.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
MAKEFLAGS += --no-print-directory

.PHONY: setup play test check dev lint bench bench-server bench-strength soak lock help clean

setup:  ## Set up Iteru in .venv (plain `make` does this)
	@$(SET_UP) play

play: setup  ## Set up, start Iteru and open it in the browser (PORT=8123; HOST=0.0.0.0 for others)
	@$(RUN)/iteru serve --open --host $(HOST) --port $(PORT)

test:  ## Set up, then check and test everything, compiled and interpreted
	@tools/system.sh "$(PYTHON)"
	@$(MAKE) lint
	@$(SET_UP) test
	$(RUN)/pip install -q $(addprefix -r requirements/,research.txt notices.txt train.txt)
	$(RUN)/python -m tools.check_client test
	$(PYTEST) --ignore tests/client
	$(PYTEST) tests/client
	PYTHONPATH=src ITERU_TEST_SHARE=0.1 $(PYTEST) $(addprefix tests/,kernel games bots research test_conformance.py)

check:  ## Check style and types, and run the quick part of all tests (about a minute)
	@$(SET_UP) check
	@$(RUN)/python -m tools.check

dev:  ## Serve Iteru from src/ and client/, both reloaded when they change (PORT=8123)
	@$(SET_UP) check
	@$(RUN)/python -m tools.dev --host $(HOST) --port $(PORT)

lint:  ## Check style, types and import directions
	@$(SET_UP) check
	@$(RUN)/python -m tools.check lint

bench: setup  ## Measure speed beside the first edition and Catanatron, and for learners
	$(RUN)/pip install -q -r requirements/bench.txt -r requirements/research.txt
	$(RUN)/python -m benchmarks
	$(RUN)/python -m benchmarks.research

bench-server: setup  ## Measure how quickly the server acknowledges moves
	$(RUN)/python -m benchmarks.server_load

bench-strength: setup  ## Measure how well the bots play (hours)
	$(RUN)/python -m benchmarks.strength

soak:  ## Go on with the long proofs (MINUTES=10, ONLY=kemet)
	@$(SET_UP) test
	$(RUN)/pip install -q -r requirements/research.txt
	$(RUN)/python -m benchmarks.soak --minutes $(MINUTES) --only "$(ONLY)"

lock:  ## Renew the locked versions in requirements/
	@$(SET_UP) check
	$(RUN)/python tools/lock.py

help:  ## List what make can do
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

clean:  ## Delete all that make has made
	rm -rf .venv build client/node_modules client/.svelte-check src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
