# Every target sets itself up: a fresh clone needs only make and Python 3.11 or newer (tools/setup.py).
# Another Python than python3 is named with: make PYTHON=python3.12 ...
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
TRAINING := .venv-train
AUDIT := .venv-audit
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.11
SETUP = PYTHON='$(PYTHON)' sh tools/setup.sh
# Where the machine has no Node, or an old one, it is in the environment.
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"

# Python keeps what it has compiled: tests start hundreds of programs, and each would compile dnup anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web serve test test-python test-web coverage kernel lint lint-python lint-python-types lint-web lint-web-types format screens browsers lighthouse frames bench replay-bench review-bench move-bench tables-bench load record-matches crash siege soak soak-server strength levels ladder-anchors policy train test-train puzzles puzzles-check calibration grades analyse-bench bot-bench mutants lock wheel audit clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# `setup-dev-site` sets up the parts dev and site.
setup-%:
	@$(SETUP) $(subst -, ,$*)

play: setup-play-site ## play in the browser: starts a server on this machine and opens the game
	@$(BIN)/dnup serve --open

terminal: setup-play ## play a match in the terminal
	@$(BIN)/dnup play --plain

web: setup-site ## build the browser game into the package

serve: setup-play-site ## serve tables at http://127.0.0.1:8000; stop with Ctrl-C
	@$(BIN)/dnup serve

test: setup-dev-modules-site-chromium ## everything that CI runs: format, lint, types, imports, all tests
	@$(MAKE) $(BESIDE) SETUP=: kernel test-python lint-python-types test-web lint-web-types lint-web lint-python

coverage: setup-dev-modules-site-chromium kernel ## the Python tests, and whether they reach enough: 98 % of the rules and the notation, 95 % of all
	$(PYTEST) --cov --cov-report=
	$(BIN)/python -m coverage report --include='src/dnup/rules/*,src/dnup/notation/*' --fail-under=98
	$(BIN)/python -m coverage report --include='src/*' --fail-under=95

lint: setup-dev-modules ## format check, lint, types, import rules
	@$(MAKE) $(BESIDE) SETUP=: lint-python-types lint-web-types lint-web lint-python

# How make is called for what can be done side by side, the longest first: what each says stays together,
# and when something fails the rest is still done, so that all faults are told at once.
BESIDE := --no-print-directory --jobs=2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# A third process works while the others wait for a browser. Make knows nothing of the programs that tests start.
PYTEST := env -u MAKEFLAGS -u MAKELEVEL $(BIN)/python -m pytest -n 3 --dist worksteal
# With a + its output is seen at once, not when all is done; but then even `make -n` would run it.
LIVE = $(if $(findstring n,$(firstword -$(MAKEFLAGS))),,+)

lint-python lint-python-types kernel: setup-dev
lint-web lint-web-types test-web: setup-modules

lint-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

lint-python-types:
	$(BIN)/mypy

lint-web:
	cd web && $(NODE) npx prettier --check --log-level warn . && $(NODE) npx oxlint --deny-warnings

lint-web-types:
	cd web && $(NODE) npx svelte-check --fail-on-warnings && $(NODE) npx tsc -p worker

test-python: kernel
	$(LIVE)$(PYTEST)

test-web:
	cd web && $(NODE) npx vitest run

kernel:
	$(BIN)/python -m dnup.kernel

format: setup-dev-modules ## rewrite the code in the house's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NODE) npx prettier --write --log-level warn .

screens: setup-dev-site-chromium ## a picture of every screen, size and theme, into screens/
	PYTHONPATH=tests:tools $(BIN)/python -m screens screens

browsers: setup-dev-site-browsers ## whole matches in Firefox and WebKit, with real clicks (about six minutes)
	PYTHONPATH=tests:tools $(BIN)/python -m browsers.whole_matches

lighthouse: setup-dev-site-lighthouse-chromium ## Lighthouse's scores of the main pages, weights, time to the first card (about ten minutes)
	$(NODE) PYTHONPATH=tests $(BIN)/python bench/lighthouse.py

frames: setup-dev-site-chromium ## how smoothly cards move in a browser at a quarter of its speed (about two minutes)
	PYTHONPATH=tests $(BIN)/python bench/frames.py

bench: setup-bench ## speed of the rules and the kernel beside OpenSpiel, RLCard and python-chess (about three minutes)
	$(PEERS)/bin/python bench/rules.py
	$(PEERS)/bin/python bench/kernel.py

replay-bench: setup-dev ## how long a replay of a hundred rounds lets one wait, and those who play meanwhile (about a minute)
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests $(BIN)/python bench/replay.py

review-bench: setup-dev ## how long a review lets one wait, and those who play meanwhile (about three minutes)
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests:bench $(BIN)/python bench/reviews.py

move-bench: setup-dev ## what a move costs the server's own logic, beside the rules alone (a few seconds)
	$(BIN)/python bench/moves.py

tables-bench: setup-dev ## how many tables with master bots one server process carries (about four minutes)
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests:bench $(BIN)/python bench/tables.py

load: setup-dev-load ## many tables at the server, boardgame.io's and Colyseus (about six minutes)
	$(NODE) $(BIN)/python bench/load.py

record-matches: setup-dev ## record the bytes of 200 seeded matches: make record-matches TO=after.txt AGAINST=before.txt (about ten minutes)
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests $(BIN)/python tools/record_matches.py $(TO) $(if $(AGAINST),--against $(AGAINST))

soak: setup-dev ## millions of plies: rules, referee and kernel; 30,000 rounds between bots (about 40 minutes)
	DNUP_PLIES=1000000 $(BIN)/python -m pytest -n 2 tests/rules/test_referee.py
	DNUP_KERNEL_PLIES=5000000 $(BIN)/python -m pytest -n 2 --timeout=1800 tests/kernel/test_moves.py
	DNUP_ROUNDS=1000 DNUP_MIXED=10000 $(BIN)/python -m pytest -n 2 --timeout=3600 tests/bots/test_bots.py -k round_between
	DNUP_PUZZLES=100 $(BIN)/python -m pytest -n 2 tests/puzzles/test_check.py

crash: setup-dev ## 50 times SIGKILL under 30 tables: nothing acknowledged is lost or doubled (about six minutes)
	DNUP_KILLS=50 DNUP_KILL_TABLES=30 $(BIN)/python -m pytest -s --timeout=3600 tests/server/test_crash.py

siege: setup-dev ## attack a server on loopback while others play: moves under 100 ms, new players get in (about two minutes)
	PYTHONPATH=tests $(BIN)/python bench/siege.py

soak-server: setup-dev ## 30 minutes of a busy server: no growth of memory, no stuck table, every record proves its deals
	$(BIN)/python -m dnup.kernel
	PYTHONPATH=tests $(BIN)/python bench/soak.py

strength: setup-dev ## how strong master and sharp are, against the targets (about 25 minutes on two cores)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/strength.py

levels: setup-dev ## all levels against each other, into levels.md (about ten minutes)
	$(BIN)/dnup arena --round-robin --bots random,beginner,casual,careful,sharp,master@300 --rounds 120 --seed 1 --markdown levels.md

ladder-anchors: setup-dev ## where the levels are on the scale of the ladder, into src/dnup/analysis/anchors.json (about 25 minutes on two cores)
	$(BIN)/python -m dnup.kernel
	nice $(BIN)/python bench/anchors.py

policy: setup-dev ## fit the quick policy, which weighs beliefs, to what the nets do (about five minutes)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/policy.py

train: setup-train ## train the bots' nets for two to five players into runs/, one after the other (several hours; continues after a stop)
	@for players in 2 3 4 5; do \
	  if [ -e runs/$$players/checkpoint.npz ]; \
	  then nice $(TRAINING)/bin/dnup train --folder runs/$$players --resume || exit; \
	  else nice $(TRAINING)/bin/dnup train --folder runs/$$players --players $$players || exit; \
	  fi; \
	done

test-train: setup-train ## the tests of the training, in an environment with PyTorch and Ray (about five minutes)
	$(TRAINING)/bin/python -m pytest tests/training

puzzles: setup-dev ## play matches between bots, find puzzles in them and choose those that are shipped (about an hour; goes on after a stop)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python -m dnup.lab.mining
	$(BIN)/python -m dnup.protocol

puzzles-check: setup-play ## prove every puzzle again, by the rules alone; then search deeply where that is said (about a minute)
	$(BIN)/dnup puzzle check

calibration: setup-dev ## whether the chances that are told are true, over 2,000 rounds of bots (about ten minutes on two cores)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/calibration.py

grades: setup-dev ## whether grades are the same twice, and with ten times the simulations (about five minutes)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/grades.py

analyse-bench: setup-dev ## how long the review of the longest match takes, and of ten rounds (about a minute)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/analyse.py

bot-bench: setup-dev ## what the bots cost: moves per second, memory, time to the first move (about five minutes)
	$(BIN)/python -m dnup.kernel
	$(BIN)/python bench/players.py

mutants: setup-dev ## break the rules one at a time and see that a test notices (about five minutes)
	$(BIN)/python tools/mutants.py

lock: setup-dev ## resolve the dependencies again into requirements/*.txt
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) pyproject.toml --upgrade --extra all --group dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra all --group build -c requirements/dev.txt -o requirements/play.txt
	$(COMPILE) pyproject.toml --upgrade --extra bots --group bench --group build -o requirements/bench.txt
	$(COMPILE) pyproject.toml --upgrade --extra terminal --extra lab --group train -c requirements/dev.txt -o requirements/train.txt
	$(COMPILE) --upgrade --group node -o requirements/node.txt
	$(COMPILE) --upgrade --group audit -o requirements/audit.txt

wheel: setup-dev-site ## build the wheel and the list of pinned packages to install with it, into dist/
	$(BIN)/python -m hatchling build -t wheel -d dist
	cp requirements/play.txt dist/requirements.txt

audit: setup-dev ## look all pinned packages up among known vulnerabilities (asks public databases)
	$(BIN)/python -m venv $(AUDIT)
	$(AUDIT)/bin/python -m pip install --quiet --require-hashes -r requirements/audit.txt
	$(AUDIT)/bin/pip-audit --disable-pip --require-hashes -r requirements/play.txt
	$(AUDIT)/bin/pip-audit --disable-pip --require-hashes -r requirements/dev.txt
	cd web && $(NODE) npm audit

clean: ## remove environments and caches
	rm -rf $(VENV) $(PEERS) $(TRAINING) $(AUDIT) web/node_modules src/dnup/server/web bench/load/node_modules bench/lighthouse/node_modules screens dist build .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
