# The chores of Stolek; `make` alone lists them.

SYSTEM_PYTHON ?= python3
PYTHON := .venv/bin/python
PYTEST := $(PYTHON) -m pytest -n 2
# Servers, databases and browsers often wait: one more at work than there are cores, and who is done helps the others.
PYTEST_WAITING := $(PYTHON) -m pytest -n 3 --dist worksteal
PIP := $(PYTHON) -m pip install -qq --disable-pip-version-check --no-compile

# Whatever this machine is used to: else every process would compile all sources anew.
export PYTHONDONTWRITEBYTECODE :=

SHEETS := $(shell find src/stolek -name '*.pxd' | sort)
PAIRS := $(SHEETS) $(wildcard $(SHEETS:.pxd=.py))

# The C compiler that Python would call; empty when it or Python.h is missing.
CHOSEN = $(if $(filter default undefined,$(origin CC)),,$(CC))
COMPILER = $(shell CC='$(CHOSEN)' $(PYTHON) -c 'import os, shlex, shutil, sysconfig; \
	headers = os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")); \
	words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"); \
	print(shutil.which(words[0]) or "" if headers else "")')

# What is compared with the sources needs the usual binaries; all other laws run on the trap build, which is compiled, too.
TWINS = tests/laws/test_laws.py::test_compiled_equals_interpreted

# The tests that run every search and every adviser.
BOTS = tests/bots/test_search.py tests/bots/test_rehearsal.py tests/bots/test_levels.py tests/kit tests/games/*/test_bot.py

# Tests of what stands above the rules: slow interpreted and none the wiser, so they run once, compiled where that is possible.
# The slowest first: what is short fills the gaps at the end.
ABOVE = tests/web tests/store tests/cli tests/lab tests/tables tests/calls tests/words
ONCE = $(ABOVE) $(wildcard tests/bots/test_guest*.py) tests/bots/test_levels.py tests/bots/test_minds.py $(wildcard tests/games/*/test_bot.py)

heading = @printf '\n=== %s ===\n' '$(1)'

# Writes what the commands print into the target, but touches it only when that is something new.
# Contents decide, not dates: a file put back from a backup is seen, and so is a deleted one.
remember = @mkdir -p build; { $(1); } > $@.new; cmp -s $@.new $@ || cp $@.new $@; rm $@.new

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: chores setup play test test-compiled test-trap test-journeys checked test-pages postgres chromium check check-python format soak bench ladder load schema screenshots clean FORCE

chores:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: build/compiled build/site ## prepare .venv, compile the rules and build the pages
	@$(PYTHON) -c 'import stolek; print("Ready: the rules run", "compiled." if stolek.compiled else "interpreted.")'

play: build/compiled build/site ## open the table in a browser; with GAME=border, say, in this terminal
	@.venv/bin/stolek $(if $(GAME),play $(GAME))

test: checked ## every check, tests interpreted and compiled, laws and bots on the trap build
	$(call heading,tests: interpreted)
	@STOLEK_INTERPRETED=1 $(PYTEST) --ignore=tests/journeys $(if $(COMPILER),$(addprefix --ignore=,$(ONCE)))
ifeq ($(CI),true)
	@$(if $(COMPILER),,echo "No C compiler or no Python.h: in CI the compiled passes may not be left out."; exit 1)
endif
	@$(if $(COMPILER),$(MAKE) --no-print-directory test-compiled test-trap,\
		echo "Compiled passes left out: there is no C compiler, or no Python.h.")
	@$(MAKE) --no-print-directory test-journeys

test-compiled: export STOLEK_COMPILE = must
test-compiled: build/compiled
	$(call heading,tests: compiled)
	@STOLEK_INTERPRETED= $(PYTHON) -c 'import stolek; assert stolek.compiled, "the rules are not compiled"'
	@STOLEK_INTERPRETED= $(PYTEST_WAITING) $(ABOVE) $(TWINS) tests/bots tests/games tests/kernel tests/kit

test-trap: export PYTHONPATH = $(CURDIR)/build/trap
test-trap: build/trap/compiled
	$(call heading,laws and bots: trap build)
	@STOLEK_INTERPRETED= $(PYTHON) -c 'import stolek; assert stolek.compiled and "/build/trap/" in stolek.__file__'
	@STOLEK_INTERPRETED= $(PYTEST) tests/laws $(BOTS) -k 'not equals_interpreted'

# In a run of their own, which is to end within six minutes.
test-journeys: build/compiled build/site
	$(call heading,journeys: all games in a browser)
	@$(PYTEST_WAITING) tests/journeys

# What needs no Python, while Python's part waits for the net.
checked:
	$(call heading,checks and tests of the pages)
	@mkdir -p build; $(MAKE) --no-print-directory test-pages postgres chromium > build/pages.txt 2>&1 & pages=$$!; \
		$(MAKE) --no-print-directory check-python; ours=$$?; wait $$pages; theirs=$$?; cat build/pages.txt; [ $$ours$$theirs = 00 ]

test-pages: build/site
	@npm run -s check
	@npm run -s test

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			echo "Installing PostgreSQL for the tests."; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install postgresql > /dev/null; \
		else echo "Some tests need PostgreSQL; on Debian: apt install postgresql"; fi

chromium:
	@command -v chromium-headless-shell > /dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			echo "Installing Chromium for the tests."; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install chromium-headless-shell > /dev/null || \
			command -v chromium > /dev/null; \
		else command -v chromium > /dev/null || \
			echo "The journeys through the pages need Chromium; on Debian: apt install chromium"; fi

check: .venv/installed build/site ## style, types and the direction of imports
	@npm run -s check & pages=$$!; $(MAKE) --no-print-directory check-python; ours=$$?; wait $$pages && exit $$ours

check-python: .venv/installed
	@$(PYTHON) -m ruff check
	@$(PYTHON) -m ruff format --check
	@$(PYTHON) -m mypy
	@.venv/bin/lint-imports --no-logo

format: .venv/installed node_modules/installed ## bring the code into the shape that check wants
	@$(PYTHON) -m ruff check --fix
	@$(PYTHON) -m ruff format
	@npm run -s format

soak: build/compiled build/site postgres chromium ## laws, faults of the server and journeys, with large numbers
	@for part in laws lab cli web journeys; do STOLEK_SOAK=1 $(PYTEST) -m soak tests/$$part || failed=1; done; [ -z "$$failed" ]

bench: .venv/bench build/compiled ## speed as ratios, in one run a game (YARDSTICK=file.c: against C too)
	@missed=0; for game in border dicekings ingenious wispwood; do \
		$(PYTHON) -m bench --game $$game $(if $(YARDSTICK),--yardstick $(YARDSTICK)) || missed=$$?; done; exit $$missed

load: build/compiled postgres ## how much a server bears: 500 tables, 1,000 sockets; what tables cost that sleep or are over; the last moves of long matches
	@missed=0; for part in load memory endings; do $(PYTHON) -m bench.$$part || missed=$$?; done; exit $$missed

ladder: build/compiled ## every level against the one below it: writes docs/ladder.md (up to two hours; goes on when stopped)
	@$(PYTHON) -m bench.ladder

schema: .venv/installed ## write down the messages of the socket: web/messages.schema.json
	@$(PYTHON) -m stolek.web.schema

screenshots: build/compiled build/site chromium ## pictures of all boards: docs/screenshots
	@$(PYTHON) -m tests.journeys.screenshots

clean: ## remove all that set-up, tests and checks have made
	@rm -rf .venv build dist src/*.egg-info .hypothesis .*_cache node_modules src/stolek/web/site
	@find src -name '*.so' -delete
	@find . -name __pycache__ -prune -exec rm -rf {} +

.venv/installed: pyproject.toml
	@command -v $(SYSTEM_PYTHON) > /dev/null || \
		{ echo "Stolek needs Python 3.11 or newer, and $(SYSTEM_PYTHON) is not there."; exit 1; }
	@$(SYSTEM_PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stolek needs Python 3.11 or newer; name one: make SYSTEM_PYTHON=python3.12"; exit 1; }
	@$(SYSTEM_PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "This Python cannot make virtual environments; on Debian: apt install python3-venv"; exit 1; }
	@echo "Preparing .venv; the first time this takes a minute."
	@$(SYSTEM_PYTHON) -m venv .venv
	@STOLEK_COMPILE=0 $(PIP) -e '.[dev]'
	@touch $@

.venv/bench: .venv/installed
	@echo "Fetching what Stolek is measured against."
	@$(PIP) -e '.[bench]'
	@touch $@

node_modules/installed: package.json package-lock.json
	@command -v npm > /dev/null || \
		{ echo "The pages are built with Node.js 20.19 or newer and npm, and they are not there."; exit 1; }
	@echo "Fetching what the pages are built with."
	@npm ci --loglevel error --no-fund --no-audit
	@touch $@

build/pages: FORCE
	$(call remember,find web src/stolek/games/*/face package-lock.json *.config.* tsconfig.json -type f ! -name '*.py' \
		! -name '*.pyc' ! -name messages.d.ts -exec cksum {} + | sort)

build/site: node_modules/installed build/pages
	@npm run -s build -- --logLevel error
	@touch $@

build/inputs: .venv/installed FORCE
	$(call remember,cksum setup.py src/stolek/binaries.py $(PAIRS); echo '$(COMPILER)' $(filter 0,$(STOLEK_COMPILE)))

# A compiler that is there but failed is tried again next time.
build/compiled: build/inputs .venv/installed
	@[ -z '$(COMPILER)' ] || echo "Compiling the rules; this takes a minute or two."
	@$(PYTHON) setup.py -q build_ext --inplace
	@if ls src/stolek/_seal.* > /dev/null 2>&1 || [ -z '$(COMPILER)' ]; then touch $@; fi

build/copied: FORCE
	$(call remember,find src/stolek -type f ! -name '*.so' ! -path '*/__pycache__/*' -exec cksum {} + | sort)

build/trap/compiled: build/inputs build/copied
	@rm -rf build/trap
	@STOLEK_COMPILE=must STOLEK_TRAP=1 $(PYTHON) setup.py -q build --build-lib build/trap --build-temp build/trap/objects
	@touch $@
