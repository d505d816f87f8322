PYTHON ?= python3
PORT ?= 8123
CORES ?= $(shell getconf _NPROCESSORS_ONLN)
RUN := .venv/bin
PYTEST := $(RUN)/python -m pytest -n $(CORES)
MAKEFLAGS += --no-print-directory
# src/ must not be importable but where a line below says so: compiled tests are to test the wheel.
unexport PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: setup play test lint bench bench-server bench-strength lock help clean FORCE

setup: .venv/built  ## Set up Iteru in .venv (plain `make` does this)
	@echo "Iteru is set up in .venv, $$($(RUN)/python -c "import iteru; print(iteru.build())")."

play: setup  ## Set up, start Iteru and open it in the browser (PORT=8123)
	@$(RUN)/iteru serve --open --port $(PORT)

test:  ## Set up, then check and test everything, compiled and interpreted
	@tools/system.sh $(PYTHON) test
	@$(MAKE) lint
	@$(MAKE) setup
	$(RUN)/python tools/check_client.py test
	$(PYTEST) --ignore tests/client
	$(PYTEST) tests/client
	PYTHONPATH=src ITERU_TEST_SHARE=0.1 $(PYTEST) --ignore tests/client --ignore tests/server

lint: .venv/locked  ## Check style, types and import directions
	$(RUN)/ruff check
	$(RUN)/ruff format --check
	$(RUN)/mypy
	PYTHONPATH=src $(RUN)/lint-imports --no-logo --no-cache
	$(RUN)/python tools/check_client.py lint

bench: setup  ## Measure speed next to Catanatron
	$(RUN)/pip install -q -r requirements/bench.txt
	$(RUN)/python -m benchmarks

bench-server: setup  ## Measure how quickly the server acknowledges moves
	$(RUN)/python -m benchmarks.server_load

bench-strength: setup  ## Measure how well the bots play (hours)
	$(RUN)/python -m benchmarks.strength

lock: .venv/locked  ## Renew the locked versions in requirements/
	$(RUN)/python tools/lock.py

help:  ## List what make can do
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

clean:  ## Delete all that make has made
	rm -rf .venv build client/node_modules src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/locked: requirements/runtime.txt requirements/dev.txt
	@tools/system.sh $(PYTHON)
	$(PYTHON) -m venv --clear .venv
	$(RUN)/pip install -q -r requirements/runtime.txt -r requirements/dev.txt
	@touch $@

# What the build is made from, and whether it will be compiled: changes only if these do.
.venv/inputs: .venv/locked FORCE
	@{ $(RUN)/python tools/can_compile.py && echo compiled || echo interpreted; \
	  find src client setup.py pyproject.toml -type f ! -path '*/__pycache__/*' \
	    ! -path '*.egg-info/*' ! -path '*/node_modules/*' ! -path 'client/dev/*' \
	    -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.venv/built: .venv/inputs
	$(RUN)/pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@
