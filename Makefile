# Every target sets itself up: a fresh clone needs only make and Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench soak mutants lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# One stamp a lock: the environment is made anew only when what it is made from has changed.
$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'dnup needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo 'This Python lacks the venv module; on Debian: apt-get install python3-venv' >&2; exit 1; }
	@echo 'Setting up $(VENV) (once) ...'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(PEERS)/.ready: requirements/bench.txt pyproject.toml
	@echo 'Setting up $(PEERS) with the peers of the benchmark (once) ...'
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(VENV)/.ready ## play a match in the terminal
	@$(BIN)/dnup play --plain

test: lint ## everything that CI runs: format, lint, types, imports, all tests, coverage
	$(BIN)/python -m pytest -n 2 --cov --cov-report=
	$(BIN)/python -m coverage report --include='*/dnup/rules/*,*/dnup/notation/*' --fail-under=98
	$(BIN)/python -m coverage report --fail-under=90

lint: $(VENV)/.ready ## format check, lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.ready ## rewrite the code in the house's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(PEERS)/.ready ## speed of the rules beside OpenSpiel, RLCard and python-chess (about a minute)
	$(PEERS)/bin/python bench/rules.py

soak: $(VENV)/.ready ## a million plies beside the naive referee (about ten minutes)
	DNUP_PLIES=1000000 $(BIN)/python -m pytest -n 2 tests/rules/test_referee.py

mutants: $(VENV)/.ready ## break the rules one at a time and see that a test notices (a few minutes)
	$(BIN)/python tests/mutants.py

lock: $(VENV)/.ready ## resolve the dependencies again into requirements/*.txt
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --upgrade \
	  --python-version 3.11 --extra terminal --group dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --upgrade \
	  --python-version 3.11 --group bench --group build pyproject.toml -o requirements/bench.txt

clean: ## remove environments and caches
	rm -rf $(VENV) $(PEERS) dist build .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
