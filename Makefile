# Every target sets itself up: a fresh clone needs only make and Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
  --python-version 3.11 pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help play serve test lint format bench load crash soak soak-server strength levels variants policy mutants lock clean

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
	@$(1)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(2)
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

bench/load/node_modules/.ready: bench/load/package-lock.json bench/load/package.json
	@command -v npm >/dev/null || { echo 'The load benchmark needs Node 20 or newer, with npm.' >&2; exit 1; }
	@echo 'Setting up bench/load/node_modules (once) ...'
	@cd bench/load && npm ci --silent
	@touch $@

play: $(VENV)/.playable ## play a match in the terminal
	@$(BIN)/dnup play --plain

serve: $(VENV)/.playable ## serve tables at http://127.0.0.1:8000; stop with Ctrl-C
	@$(BIN)/dnup serve

test: lint ## everything that CI runs: format, lint, types, imports, all tests, coverage
	$(BIN)/python -m dnup.kernel
	$(BIN)/python -m pytest -n 2 --cov --cov-report=
	$(BIN)/python -m coverage report --include='src/dnup/rules/*,src/dnup/notation/*' --fail-under=98
	$(BIN)/python -m coverage report --include='src/*' --fail-under=95

lint: $(VENV)/.ready ## format check, lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.ready ## rewrite the code in the house's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(PEERS)/.ready ## speed of the rules and the kernel beside OpenSpiel, RLCard and python-chess (about three minutes)
	$(PEERS)/bin/python bench/rules.py
	$(PEERS)/bin/python bench/kernel.py

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

variants: $(VENV)/.ready ## what else sharp could be, beside what it is (about 20 minutes)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/variants.py

policy: $(VENV)/.ready ## learn the kernel's policy anew from self-play (about half an hour)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/learn.py

mutants: $(VENV)/.ready ## break the rules one at a time and see that a test notices (about five minutes)
	$(BIN)/python tests/mutants.py

lock: $(VENV)/.ready ## resolve the dependencies again into requirements/*.txt
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --upgrade --extra terminal --extra bots --extra lab --extra server --group dev -o requirements/dev.txt
	$(COMPILE) --extra terminal --extra bots --extra lab --extra server --group build -c requirements/dev.txt -o requirements/play.txt
	$(COMPILE) --upgrade --extra bots --group bench --group build -o requirements/bench.txt

clean: ## remove environments and caches
	rm -rf $(VENV) $(PEERS) bench/load/node_modules dist build .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
