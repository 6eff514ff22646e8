# Every target sets itself up: a fresh clone needs only make, Python 3.11 or newer and Node 20.19 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
MODULES := web/node_modules
SITE := src/dnup/server/web
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
  --python-version 3.11 pyproject.toml

# Python keeps what it has compiled: tests start hundreds of programs, and each would compile dnup anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web serve test test-web kernel lint lint-python lint-python-types lint-web lint-web-types format screens lighthouse bench replay-bench review-bench load crash soak soak-server strength levels ladder-anchors variants policy puzzles puzzles-check calibration grades analyse-bench mutants lock clean chromium

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# Make an environment if there is none, and install a lock and the project into it: $(1) where, $(2) what.
define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'dnup needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo 'This Python lacks the venv module; on Debian: apt-get install python3-venv' >&2; exit 1; }
	@echo 'Setting up $(1) from $(2) (once) ...'
	@test -x $(1)/bin/python || $(PYTHON) -m venv $(1)
	@$(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $(2)
	@$(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
endef

# One stamp a lock: an environment changes only when what it is made from has changed.
$(VENV)/.playable: requirements/play.txt pyproject.toml
	$(call install,$(VENV),requirements/play.txt)

$(VENV)/.ready: requirements/dev.txt pyproject.toml | $(VENV)/.playable
	$(call install,$(VENV),requirements/dev.txt)

$(PEERS)/.ready: requirements/bench.txt pyproject.toml
	$(call install,$(PEERS),requirements/bench.txt)

# Install the locked packages of a folder with a package.json: $(1) where.
define npm-install
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && command -v npm >/dev/null || \
	  { echo 'The browser game is built with Node 20.19 or newer and its npm, which are missing here. In the terminal, play with: make terminal' >&2; exit 1; }
	@echo 'Setting up $(1)/node_modules (once) ...'
	@cd $(1) && npm ci --silent
	@touch $@
endef

$(MODULES)/.ready: web/package-lock.json
	$(call npm-install,web)

bench/load/node_modules/.ready: bench/load/package-lock.json
	$(call npm-install,bench/load)

bench/lighthouse/node_modules/.ready: bench/lighthouse/package-lock.json
	$(call npm-install,bench/lighthouse)

# The browser game, built into the package; made anew when a source of it has changed.
SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/dnup/locales/*/*.*)
$(SITE)/index.html: $(MODULES)/.ready $(SOURCES)
	@echo 'Building the browser game ...'
	@cd web && npx vite build --logLevel warn
	@touch $@

chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  { echo 'Installing chromium (once) ...'; apt-get update -qq >/dev/null 2>&1; apt-get install -y -qq chromium >/dev/null 2>&1; }; } || \
	  echo 'There is no chromium here, and it cannot be installed by this user: the tests in a real browser are skipped.' >&2

play: $(VENV)/.playable $(SITE)/index.html ## play in the browser: starts a server on this machine and opens the game
	@$(BIN)/dnup serve --open

terminal: $(VENV)/.playable ## play a match in the terminal
	@$(BIN)/dnup play --plain

web: $(SITE)/index.html ## build the browser game into the package

serve: $(VENV)/.playable $(SITE)/index.html ## serve tables at http://127.0.0.1:8000; stop with Ctrl-C
	@$(BIN)/dnup serve

test: $(VENV)/.ready $(MODULES)/.ready chromium ## everything that CI runs: format, lint, types, imports, all tests, coverage
	@$(MAKE) $(BESIDE) lint-python-types kernel test-web lint-web-types lint-web lint-python $(SITE)/index.html
	$(BIN)/python -m pytest -n 3 --dist worksteal --cov --cov-report=
	$(BIN)/python -m coverage report --include='src/dnup/rules/*,src/dnup/notation/*' --fail-under=98
	$(BIN)/python -m coverage report --include='src/*' --fail-under=95

lint: $(VENV)/.ready $(MODULES)/.ready ## format check, lint, types, import rules
	@$(MAKE) $(BESIDE) lint-python-types lint-web-types lint-web lint-python

# How make is called for what can be done side by side, the longest first: what each says stays together,
# and when something fails the rest is still done, so that all faults are told at once.
BESIDE := --no-print-directory --jobs=2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync)

lint-python lint-python-types kernel: $(VENV)/.ready
lint-web lint-web-types test-web: $(MODULES)/.ready

lint-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

lint-python-types:
	$(BIN)/mypy

lint-web:
	cd web && npx prettier --check --log-level warn . && npx oxlint --deny-warnings

lint-web-types:
	cd web && npx svelte-check --fail-on-warnings && npx tsc -p worker

test-web:
	cd web && npx vitest run

kernel:
	$(BIN)/python -m dnup.kernel

format: $(VENV)/.ready $(MODULES)/.ready ## rewrite the code in the house's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npx prettier --write --log-level warn .

screens: $(VENV)/.ready $(SITE)/index.html chromium ## a picture of every screen, size and theme, into screens/
	PYTHONPATH=tests $(BIN)/python tests/e2e/screens.py screens

lighthouse: $(VENV)/.ready $(SITE)/index.html bench/lighthouse/node_modules/.ready chromium ## Lighthouse's scores of the home and the table, weights, time to the first card (about three minutes)
	PYTHONPATH=tests $(BIN)/python bench/lighthouse.py

bench: $(PEERS)/.ready ## speed of the rules and the kernel beside OpenSpiel, RLCard and python-chess (about three minutes)
	$(PEERS)/bin/python bench/rules.py
	$(PEERS)/bin/python bench/kernel.py

replay-bench: $(VENV)/.ready ## how long a replay of a hundred rounds lets one wait, and those who play meanwhile (about a minute)
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests $(BIN)/python bench/replay.py

review-bench: $(VENV)/.ready ## how long a review lets one wait, and those who play meanwhile (about three minutes)
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests:bench $(BIN)/python bench/reviews.py

load: $(VENV)/.ready bench/load/node_modules/.ready ## many tables at the server, boardgame.io's and Colyseus (about six minutes)
	$(BIN)/python bench/load.py

soak: $(VENV)/.ready ## millions of plies: rules, referee and kernel; 30,000 rounds between bots (about 40 minutes)
	DNUP_PLIES=1000000 $(BIN)/python -m pytest -n 2 tests/rules/test_referee.py
	DNUP_KERNEL_PLIES=5000000 $(BIN)/python -m pytest -n 2 --timeout=1800 tests/kernel/test_moves.py
	DNUP_ROUNDS=1000 DNUP_MIXED=10000 $(BIN)/python -m pytest -n 2 --timeout=3600 tests/bots/test_bots.py -k round_between

crash: $(VENV)/.ready ## 50 times SIGKILL under 30 tables: nothing acknowledged is lost or doubled (about six minutes)
	DNUP_KILLS=50 DNUP_KILL_TABLES=30 $(BIN)/python -m pytest -s --timeout=3600 tests/server/test_crash.py

soak-server: $(VENV)/.ready ## 30 minutes of a busy server: no growth of memory, no stuck table, every record proves its deals
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests $(BIN)/python bench/soak.py

strength: $(VENV)/.ready ## how strong sharp is, against the targets (about 25 minutes on two cores)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/strength.py

levels: $(VENV)/.ready ## all levels against each other, the tables of docs/bots.md (about 15 minutes)
	$(BIN)/dnup arena --round-robin --bots random,greedy,casual,flat@30,sharp@500 --rounds 60 --seed 1 --markdown levels.md

ladder-anchors: $(VENV)/.ready ## where the levels are on the scale of the ladder, into src/dnup/bots/anchors.json (about 15 minutes)
	$(BIN)/python -m dnup.kernel
	nice $(BIN)/python bench/anchors.py

variants: $(VENV)/.ready ## what else sharp could be, beside what it is (about 20 minutes)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/variants.py

policy: $(VENV)/.ready ## learn the kernel's policy anew from self-play (about half an hour)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/learn.py

puzzles: $(VENV)/.ready ## play matches between bots, find puzzles in them and choose those that are shipped (about an hour; goes on after a stop)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python -m dnup.lab.mining
	$(BIN)/python -m dnup.protocol

puzzles-check: $(VENV)/.playable ## prove every puzzle anew, by the rules alone; then search deeply where that is said (about a minute)
	$(BIN)/dnup puzzle check

calibration: $(VENV)/.ready ## whether the chances that are told are true, over 2,000 rounds of bots (about ten minutes on two cores)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/calibration.py

grades: $(VENV)/.ready ## whether grades are the same twice, and with ten times the simulations (about five minutes)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/grades.py

analyse-bench: $(VENV)/.ready ## how long the review of the longest match takes, and of ten rounds (about a minute)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/analyse.py

mutants: $(VENV)/.ready ## break the rules one at a time and see that a test notices (about five minutes)
	$(BIN)/python tests/mutants.py

lock: $(VENV)/.ready ## resolve the dependencies again into requirements/*.txt
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --upgrade --extra terminal --extra bots --extra lab --extra server --group dev -o requirements/dev.txt
	$(COMPILE) --extra terminal --extra bots --extra lab --extra server --group build -c requirements/dev.txt -o requirements/play.txt
	$(COMPILE) --upgrade --extra bots --group bench --group build -o requirements/bench.txt

clean: ## remove environments and caches
	rm -rf $(VENV) $(PEERS) $(MODULES) $(SITE) bench/load/node_modules bench/lighthouse/node_modules screens dist build .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
