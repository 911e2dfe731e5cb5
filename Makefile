# `make help` lists what there is. Second runs reuse the environment, and only what changed
# is compiled again. The first compilation takes a minute or more for each rulebook.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
CHECKED := src hatch_build.py run_table.py $(wildcard tests bench examples)

# Browsers and servers make a third of the tests wait: two workers more than there are cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')

TOOLS := $(VENV)/.tools
INSTALLED := $(VENV)/.installed$(if $(filter-out 0,$(FECHTBUCH_PURE)),-pure)
BEGAN := $(shell date +%s)
CHANGED := $(shell $(BIN)/python -m fechtbuch.build_info src 2>/dev/null || echo everything)

# Tests start hundreds of programs: what Python compiled once is kept, whatever the machine says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup run test browser pictures contact bench ladder load conformance adversary fuzz-table crash mutants docs clean coverage told fuzz sheets notebooks pages recomputed words learn stepping release-check scenes FORCE
.DELETE_ON_ERROR:

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 8

setup: $(INSTALLED) ## make .venv with Fechtbuch in it, compiled if there is a C compiler

run: $(VENV)/.runtime ## serve the web table at once, compiled as soon as that is done; OPTIONS="--port 0" are passed on
	@FECHTBUCH_STARTED=$(BEGAN) $(BIN)/python run_table.py $(OPTIONS)

test: $(VENV)/.with-test browser ## run lint, types and all tests; prints its time and what was slowest
	@mkdir -p build && date +%s > build/.began
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@echo "Types are checked while the kit runs interpreted ..."
	@$(BIN)/mypy $(CHECKED) & types=$$!; \
		PYTHONPATH=src CONFORMANCE=brief $(BIN)/pytest -n auto --dist worksteal fechtbuch.testing.conformance tests/test_build.py; \
		kit=$$?; wait $$types && exit $$kit
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 30
	@echo "make test took $$(( $$(date +%s) - $$(cat build/.began) )) s, set-up apart; its budget is 900 s on two idle cores"

# Debian's Chromium, for the tests that look at the page. A fresh machine has no list of packages yet.
APT = $$(test "$$(id -u)" = 0 || echo sudo) apt-get
# Its headless shell takes a third less time; older Debians have the whole browser only.
CHROMIUM_PACKAGE = { $(APT) install -y -qq --no-install-recommends chromium-headless-shell || \
	$(APT) install -y -qq --no-install-recommends chromium; }
browser:
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell >/dev/null || \
		command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
		echo "Installing Chromium ..."; \
		$(CHROMIUM_PACKAGE) 2>/dev/null || { $(APT) update -qq && $(CHROMIUM_PACKAGE); }; }

pictures: $(VENV)/.with-test browser ## take the documentation's pictures of the page again
	$(BIN)/python -m tests.e2e.pictures docs/pictures

contact: $(VENV)/.with-test browser ## every page in four languages on three screens, to be looked at in build/contact; OPTIONS="--pages lobby --languages pl"
	@$(BIN)/python -m tests.e2e.contact $(OPTIONS)

bench: setup ## measure; JSON=FILE also writes the figures to a file
	@$(BIN)/python -m bench $(if $(JSON),--json $(JSON))

load: $(VENV)/.with-test ## 200 live tables: how long until every screen shows a command
	@$(BIN)/python -m tests.table.load $(OPTIONS)

pages: $(VENV)/.with-test browser ## all browser tests: every book by keys alone, both lights on every screen, large maps, every language
	@FECHTBUCH_LONG=1 $(BIN)/python -m pytest -q -n auto tests/e2e --dist worksteal $(OPTIONS)

words: $(VENV)/.with-test ## every command, error and chart in every language: nothing of English is left over
	@FECHTBUCH_ALL_WORDS=1 $(BIN)/python -m pytest -q tests/text $(OPTIONS)

conformance: $(VENV)/.with-test ## the conformance kit at length: exact odds against simulation in 600 exchanges a book
	CONFORMANCE=whole $(BIN)/pytest -q -n auto --dist worksteal fechtbuch.testing.conformance $(OPTIONS)

adversary: $(VENV)/.with-test ## worlds that differ in what is hidden look the same: more scenarios, dice and answers
	@FECHTBUCH_ADVERSARY_ANSWERS=25 FECHTBUCH_ADVERSARY_SEEDS=4 \
	FECHTBUCH_ADVERSARY_SCENARIOS=tavern-wrestling,three-brigands,fire-fight-in-the-yard,night-watch,three-on-one \
	$(BIN)/python -m pytest -q -n auto tests/table/adversary $(OPTIONS)

fuzz-table: $(VENV)/.with-test ## 3,000 mutated files and 100,000 mutated messages: no fault, none over five seconds
	@$(BIN)/python -m tests.table.mutated $(OPTIONS)

crash: $(VENV)/.with-test ## kill the server 50 times on each database; nothing acknowledged may be lost
	@$(BIN)/python -m tests.table.crash $(OPTIONS)

ladder: setup ## levels of play against each other and against search; goes on where it was broken off
	@$(BIN)/python -m bench.ladder --write docs/strength.md $(OPTIONS)

scenes: setup ## measure how even and how long every scenario is, for the lobby
	@$(BIN)/python -m bench.scenes src/fechtbuch/scenario/measured.toml $(OPTIONS)

mutants: $(VENV)/.with-test ## change the rules a little, 600 times a book, and count what no test notices
	@$(BIN)/python -m bench.mutants $(OPTIONS)

told: $(VENV)/.with-test ## play all books at length: nothing changes untold, every number is the sum of its parts
	@$(BIN)/python -m fechtbuch.testing.fuzz --only told $(OPTIONS)

fuzz: $(VENV)/.with-test ## play all books as nobody would, for MINUTES, and keep what does not hold
	@$(BIN)/python -m fechtbuch.testing.fuzz --minutes $(or $(MINUTES),60) --against src $(OPTIONS)

recomputed: $(VENV)/.with-test ## reckon fights of all books again from their log, by the specification alone
	@$(BIN)/python -m tests.recomputing $(OPTIONS)

coverage: $(VENV)/.with-test ## do the intervals of smoothed sweeps hold what they promise? OPTIONS="--runs 200" asks longer
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.simulate.coverage $(OPTIONS)

sheets: $(VENV)/.with-test ## import all sheets of ../shared/gcs, compare their numbers, fight 200 fights with each
	@$(BIN)/python -m tests.gurps.sheets.imported $(SHEETS)

learn: $(VENV)/.with-test ## learn a duel for ten minutes and fight with what was learned; OPTIONS="--book gurps --minutes 3"
	@mkdir -p build/policies
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -m examples.learn_a_duel --out build/policies/learned.npz --curve build/policies/learned.jsonl $(OPTIONS)

stepping: $(VENV)/.with-test ## steps per second of the learning environments, beside bulk play
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -m bench.stepping $(OPTIONS)

release-check: $(VENV)/.with-test ## build a release, install it into an empty environment, fight there; OPTIONS=--pure does not compile
	@$(BIN)/python -m tests.release $(OPTIONS)

notebooks: $(VENV)/.with-test ## run the notebooks of examples/notebooks and store what they show
	@$(BIN)/python -m tests.examples.notebooks examples/notebooks

docs: $(VENV)/.with-docs ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment.
$(TOOLS): pyproject.toml hatch_build.py
	@test -n "$(PYTHON)" || { echo "Fechtbuch needs Python 3.11 or newer."; exit 1; }
	@echo "Preparing $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) 'hatchling>=1.27'
	@touch $@

# What Fechtbuch needs to run, without Fechtbuch.
$(VENV)/.runtime: $(TOOLS)
	@echo "Installing what Fechtbuch needs ..."
	@$(BIN)/python -c "import tomllib; \
		print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > $(VENV)/.needed
	@$(PIP) --no-compile -r $(VENV)/.needed
	@touch $@

# Fechtbuch itself, again whenever the installed build differs from the sources.
$(INSTALLED): $(TOOLS) $(if $(CHANGED),FORCE)
	@rm -rf build/dist $(VENV)/.installed*
	@$(PIP) pip $$($(BIN)/python -c 'from hatchling.build import *; print(*get_requires_for_build_wheel())')
	@$(BIN)/python -m hatchling build -t wheel -d build/dist
	@$(PIP) --force-reinstall --no-deps build/dist/*.whl
	@$(PIP) fechtbuch
	@touch $@

$(VENV)/.with-%: pyproject.toml | $(INSTALLED)
	@echo "Installing what '$*' needs ..."
	@$(PIP) 'fechtbuch[$*]'
	@touch $@

FORCE:
