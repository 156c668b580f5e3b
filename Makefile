# `make play` and `make test` do all their set-up themselves; the rest are chores.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
BENCH_VENV := .bench-venv
BENCH_READY := $(BENCH_VENV)/.ready

.PHONY: play test lint types unit bench format clean

play: $(READY)  ## start a game in the terminal against bots
	@$(BIN)/archfoe play

test: lint types unit  ## everything that must be green

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

unit: $(READY)
	$(BIN)/pytest -n $(CORES)

format: $(READY)  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BENCH_READY)  ## speed of the engine, beside its peers, in one run
	$(BENCH_VENV)/bin/python -m bench

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "archfoe needs Python 3.11 or newer: set PYTHON=/path/to/python3.11 and run make again."; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BENCH_READY): pyproject.toml bench/requirements.txt
	@echo "Setting up the benchmark and its peers in $(BENCH_VENV) (once) ..."
	@$(PYTHON) -m venv $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable . -r bench/requirements.txt
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH_VENV) dist build .mypy_cache .ruff_cache .pytest_cache
