# The targets of Stolek; `make` alone lists them.

SYSTEM_PYTHON ?= python3
PYTHON := .venv/bin/python
CORES := $(shell nproc 2> /dev/null || getconf _NPROCESSORS_ONLN 2> /dev/null || echo 2)

# Whatever the environment says: otherwise every process would recompile all sources.
export PYTHONDONTWRITEBYTECODE :=
# As pip does: uv uses the certificates of the system.
export UV_SYSTEM_CERTS ?= 1

SHEETS := $(shell find src/stolek -name '*.pxd' | sort)
PAIRS := $(SHEETS) $(wildcard $(SHEETS:.pxd=.py))

# The C compiler that Python would use; empty when it or Python.h is missing.
CHOSEN = $(if $(filter default undefined,$(origin CC)),,$(CC))
COMPILER = $(shell CC='$(CHOSEN)' $(or $(wildcard $(PYTHON)),$(SYSTEM_PYTHON)) -c 'import os, shlex, shutil, sysconfig; \
	headers = os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")); \
	words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"); \
	print(shutil.which(words[0]) or "" if headers else "")')

# The tests that run every search and every adviser; also run on the trap build.
BOTS = tests/bots/test_search.py tests/bots/test_paired_rollouts.py tests/bots/test_levels.py tests/kit $(wildcard tests/games/*/test_bot.py)

# Tests of the layers above the rules: interpreted they are slower and find nothing more, so they run once, compiled if possible.
# The slowest first, so that short ones fill the gaps at the end.
ABOVE = tests/server tests/store tests/cli tests/lab tests/tables tests/notifications tests/words tests/terminal
# Faults from outside: a separate part, so that `make test` stays short.
SERVER_FAULTS = tests/server/faults tests/server/test_secrecy.py
PAGE_FAULTS = tests/journeys/faults

# Some of their tests are skipped when compiled: they run interpreted, and a sample keeps all of them.
BY_SOURCES = tests/bots/test_bots.py tests/terminal/test_seats.py tests/games/wispwood/test_bot.py
# Tests of the project itself: locked packages, README, make targets.
PROJECT = $(wildcard tests/test_*.py)
ONCE = $(filter-out tests/terminal $(BY_SOURCES),$(ABOVE) $(PROJECT) tests/bots/test_levels.py \
	$(wildcard tests/terminal/test_*.py tests/bots/test_external*.py tests/games/*/test_bot.py))

# The folders in which some tests have large numbers.
SOAKED = laws games lab cli server journeys

# pytest with a separate report; $(1) is the name of the part.
REPORTS = build/reports
pytest = $(PYTHON) -m pytest --junitxml=$(REPORTS)/$(1).xml -n $(CORES)
# Servers, databases and browsers often wait: one worker more than cores, with work stealing.
pytest_waiting = $(call pytest,$(1)) -n $$(($(CORES) + 1)) --dist worksteal

# What tests need. Set-up sometimes waits for the network, so `make test` runs checks at the same time.
SET_UP = build/compiled build/site .venv/test chromium build/collected

# A part of the tests: makes targets, records the time and the exit code, then does $(3).
part = @printf '\n=== %s ===\n' '$(1)'; begun=$$(date +%s); $(MAKE) --no-print-directory REPORTS=$(REPORTS) $(2); code=$$?; \
	echo "$(1):$$code:$$(($$(date +%s) - begun))" >> $(REPORTS)/parts.txt; $(3)
clear_reports = @mkdir -p $(REPORTS); rm -f $(REPORTS)/*.xml $(REPORTS)/parts.txt
report = @$(PYTHON) -m tests.report $(REPORTS)

# Installs packages: with uv, which is many times faster, or with pip where uv is unavailable or finds no packages.
install = uv=$$(command -v uv || command -v .venv/bin/uv); \
	{ [ -n "$$uv" ] && $$uv pip install -q --python $(PYTHON) $(1); } || \
	$(PYTHON) -m pip install -q --disable-pip-version-check --no-compile $(1)

# Writes the newest compatible versions to a file of requirements/: for all supported Pythons and systems, with hashes, without addresses.
lock = @.venv/bin/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make upgrade' -o requirements/$(1).txt $(2)

# Writes what the commands print into the target, but touches it only when the content has changed.
# Contents count, not dates: a file restored from a backup is noticed, and so is a deleted one.
remember = @mkdir -p build; new=$@.$$$$; { $(1); } > $$new; cmp -s $$new $@ || cp $$new $@; rm $$new

.DELETE_ON_ERROR:
.PHONY: chores setup ready play test test-more test-interpreted test-compiled test-trap test-journeys test-faults test-server-faults test-page-faults flakes flake-words check check-python check-pages check-types check-style check-units postgres chromium \
	format soak $(SOAKED:%=soak-%) soak-trap bench ladder load schema screenshots upgrade clean FORCE

chores:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ready ## prepare .venv, compile the rules and build the pages
	@$(PYTHON) -c 'import stolek; print("Ready: the rules run", "compiled." if stolek.compiled else "interpreted.")'

# Rules and pages in parallel.
ready:
	@$(MAKE) --no-print-directory -j2 build/compiled build/site

play: ready ## open the table in a browser; with GAME=border, say, in this terminal
	@.venv/bin/stolek $(if $(GAME),play $(GAME))

test: ## every check, and the tests of everything that people and programs use; then the time of each part, the slowest tests
	$(clear_reports)
	$(call part,set-up and checks,-k -j3 $(SET_UP) check-python check-pages,ls $(filter-out chromium,$(SET_UP)) > /dev/null 2>&1 || exit $$code)
	$(if $(MUST_COMPILE),$(call part,tests compiled,test-compiled),$(call part,tests interpreted,test-interpreted))
	$(call part,journeys in a browser,test-journeys)
	$(report)

test-more: ## the slower tests: rules interpreted and on the trap build, servers and pages under faults (CI runs it, too)
	$(clear_reports)
	$(call part,tests interpreted,test-interpreted)
	$(if $(MUST_COMPILE),$(call part,laws and bots on the trap build,test-trap))
	$(call part,servers under faults,test-server-faults)
	$(call part,pages under faults,test-page-faults)
	$(report)

# Separate folders: both may run at the same time.
test: REPORTS = build/reports/test
test-more: REPORTS = build/reports/more

# Plugins that come with other packages; schemathesis is for the invalid requests of test-faults.
build/collected test-interpreted test-compiled test-trap test-journeys: export PYTEST_ADDOPTS = -p no:faker -p no:schemathesis

# pytest rewrites every test once: here in one process, otherwise in every worker at the same time. Collection errors fail later.
build/collected: .venv/test
	@mkdir -p build; STOLEK_INTERPRETED=1 $(PYTHON) -m pytest --collect-only -q $(addprefix --ignore=,$(SERVER_FAULTS)) tests > $@ || true

# A sample, where the other passes run all of it compiled.
test-interpreted: .venv/test
	@STOLEK_INTERPRETED=1 $(if $(COMPILER),STOLEK_SAMPLE=1) $(call pytest,interpreted) $(addprefix --ignore=,tests/journeys $(SERVER_FAULTS) $(if $(COMPILER),$(ONCE)))

# Without a compiler, all of them run interpreted; CI requires one.
MUST_COMPILE = $(or $(COMPILER),$(filter true,$(CI)))
test-compiled test-trap: export STOLEK_COMPILE = must
test-compiled test-trap: export STOLEK_INTERPRETED =

# Law 18 is about indexes out of bounds, which only the trap build detects.
test-compiled: .venv/test build/compiled
	@$(call pytest_waiting,compiled) $(ABOVE) tests/laws tests/bots tests/games tests/kernel tests/kit $(PROJECT) $(addprefix --ignore=,$(SERVER_FAULTS)) -k 'not law_18'

test-trap: export PYTHONPATH = $(CURDIR)/build/trap
test-trap: .venv/test build/trap/compiled
	@$(PYTHON) -c 'import stolek; assert stolek.compiled and "/build/trap/" in stolek.__file__'
	@$(call pytest,trap) tests/laws $(BOTS) -k 'not equals_interpreted'

test-journeys: build/compiled build/site .venv/test
	@$(call pytest_waiting,journeys) tests/journeys --ignore=$(PAGE_FAULTS)

test-faults: test-server-faults test-page-faults ## servers and pages under kills, full disks, lost connections, invalid input; secrecy

# Separate: while a browser is open, an event loop runs where tests of the server need their own.
test-server-faults: build/compiled build/site .venv/test postgres
	@$(call pytest_waiting,server_faults) $(SERVER_FAULTS)

test-page-faults: build/compiled build/site .venv/test chromium
	@$(call pytest_waiting,page_faults) $(PAGE_FAULTS)

flakes: flake-words build/compiled build/site .venv/test chromium ## run PART=journeys TIMES=10 times in random order under load, and report flaky tests
	@$(PYTHON) -m tests.flakes

flake-words:
	@$(SYSTEM_PYTHON) -m tests.flake_words

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			echo "Installing PostgreSQL for the tests."; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install postgresql > /dev/null; \
		else echo "Some tests need PostgreSQL; on Debian: apt install postgresql"; fi

# After PostgreSQL: apt cannot run twice at the same time.
chromium: postgres
	@command -v chromium-headless-shell > /dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			echo "Installing Chromium for the tests."; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install chromium-headless-shell > /dev/null || \
			command -v chromium > /dev/null; \
		else command -v chromium > /dev/null || \
			echo "The journeys through the pages need Chromium; on Debian: apt install chromium"; fi

check: ## style, types and the direction of imports; style and tests of the pages
	@$(MAKE) --no-print-directory -j2 check-python check-pages

check-python: .venv/test
	@$(PYTHON) -m ruff check
	@$(PYTHON) -m ruff format --check
	@$(PYTHON) -m mypy
	@.venv/bin/lint-imports --no-logo

# Three programs, each of which uses one core.
check-pages: check-types check-style check-units
check-types check-style check-units: build/site
check-types: ; @npm run -s check
check-style: ; @npm run -s lint
check-units: ; @npm run -s test

format: .venv/test node_modules/installed ## format the code as check expects it
	@$(PYTHON) -m ruff check --fix
	@$(PYTHON) -m ruff format
	@npm run -s format

soak: build/compiled build/site .venv/test chromium ## laws, server faults and browser tests, with large numbers (two hours or more)
	$(clear_reports)
	$(call part,laws,soak-laws)
	$(if $(MUST_COMPILE),$(call part,law 18 on the trap build,soak-trap))
	$(call part,games,soak-games)
	$(call part,lab,soak-lab)
	$(call part,command line,soak-cli)
	$(call part,server,soak-server)
	$(call part,journeys in a browser,soak-journeys)
	$(report)

soak: REPORTS = build/reports/soak
$(SOAKED:%=soak-%) soak-trap: export STOLEK_SOAK = 1

$(SOAKED:%=soak-%): soak-%: build/compiled build/site .venv/test chromium
	@$(call pytest,soak_$*) -m soak tests/$* $(if $(filter laws,$*),-k 'not law_18')

soak-trap: build/trap/compiled .venv/test
	@PYTHONPATH=$(CURDIR)/build/trap $(call pytest,soak_trap) -m soak tests/laws -k law_18

bench: .venv/bench build/compiled ## speed as ratios, one run per game (YARDSTICK=file.c: against C too)
	@missed=0; for game in border dicekings ingenious wispwood; do \
		$(PYTHON) -m bench --game $$game $(if $(YARDSTICK),--yardstick $(YARDSTICK)) || missed=$$?; done; exit $$missed

load: build/compiled .venv/test postgres ## server load: 500 tables, 1,000 sockets; the cost of unloaded and finished tables; the last moves of long matches
	@missed=0; for part in load memory endings; do $(PYTHON) -m bench.$$part || missed=$$?; done; exit $$missed

ladder: build/compiled ## every level against the one below it: writes docs/ladder.md (up to two hours; resumes when stopped)
	@$(PYTHON) -m bench.ladder

schema: .venv/test ## write the JSON Schema of the socket's messages: web/messages.schema.json
	@$(PYTHON) -m stolek.server.schema

screenshots: build/compiled build/site .venv/test chromium ## pictures of all boards: docs/screenshots
	@$(PYTHON) -m tests.journeys.screenshots

upgrade: .venv/play ## update requirements/ and package-lock.json to the newest compatible versions; then `make test`
	@$(PYTHON) -m pip install -q --disable-pip-version-check --upgrade uv
	@echo "Looking for newer packages."
	@mkdir -p build; echo uv > build/uv.in
	$(call lock,uv,build/uv.in)
	$(call lock,play,--extra build pyproject.toml)
	$(call lock,test,--extra dev -c requirements/play.txt pyproject.toml)
	$(call lock,bench,--extra bench -c requirements/test.txt pyproject.toml)
	@npm update --loglevel error
	@git --no-pager diff --stat requirements package-lock.json

clean: ## remove everything that set-up, tests and checks have made
	@rm -rf .venv build dist src/*.egg-info .hypothesis .*_cache .svelte-check node_modules src/stolek/server/site
	@find src -name '*.so' -delete
	@find . -name __pycache__ -prune -exec rm -rf {} +

.venv/play: requirements/uv.txt requirements/play.txt pyproject.toml
	@command -v $(SYSTEM_PYTHON) > /dev/null || \
		{ echo "Stolek needs Python 3.11 or newer, and $(SYSTEM_PYTHON) is not there."; exit 1; }
	@$(SYSTEM_PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stolek needs Python 3.11 or newer; name one: make SYSTEM_PYTHON=python3.12"; exit 1; }
	@$(SYSTEM_PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "This Python cannot make virtual environments; on Debian: apt install python3-venv"; exit 1; }
	@echo "Preparing .venv: the packages of requirements/play.txt."
	@$(SYSTEM_PYTHON) -m venv .venv
	@command -v uv > /dev/null || $(PYTHON) -m pip install -q --disable-pip-version-check --no-compile --require-hashes -r requirements/uv.txt || \
		echo "uv cannot be had here; pip takes its place and is slower."
	@$(call install,--require-hashes -r requirements/play.txt)
	@export STOLEK_COMPILE=0; $(call install,--no-deps --no-build-isolation -e .)
	@touch $@

.venv/test .venv/bench: .venv/%: requirements/%.txt .venv/play
	@echo "Fetching the packages of $<."
	@$(call install,--require-hashes -r $<)
	@touch $@

node_modules/installed: package.json package-lock.json
	@command -v npm > /dev/null || \
		{ echo "The pages are built with Node.js 20.19 or newer and npm, and they are not there."; exit 1; }
	@echo "Fetching what the pages are built with."
	@npm ci --loglevel error
	@touch $@

build/pages: FORCE
	$(call remember,find web src/stolek/games/*/web package-lock.json *.config.* tsconfig.json -type f ! -name '*.py' \
		! -name '*.pyc' ! -name messages.d.ts -exec cksum {} + | sort)

build/site: node_modules/installed build/pages
	@echo "Building the pages."
	@npm run -s build -- --logLevel error
	@touch $@

build/inputs: .venv/play FORCE
	$(call remember,cksum setup.py src/stolek/binaries.py $(PAIRS); echo '$(COMPILER)' $(filter 0,$(STOLEK_COMPILE)))

# A compiler that failed is tried again next time.
build/compiled: build/inputs .venv/play
	@$(PYTHON) setup.py -q build_ext --inplace --parallel $(CORES)
	@if ls src/stolek/_seal.* > /dev/null 2>&1 || [ -z '$(COMPILER)' ]; then touch $@; fi

build/copied: FORCE
	$(call remember,find src/stolek -type f ! -name '*.so' ! -path '*/__pycache__/*' ! -path '*/server/site/*' -exec cksum {} + | sort)

build/trap/binaries: build/inputs | build/compiled
	@rm -rf build/trap
	@STOLEK_COMPILE=must STOLEK_TRAP=1 $(PYTHON) setup.py -q build_ext --build-lib build/trap --build-temp build/trap/objects --parallel $(CORES)
	@touch $@

# Sources that are not compiled change often: they are copied without recompiling the others.
build/trap/compiled: build/trap/binaries build/copied
	@find build/trap/stolek -type f ! -name '*.so' -delete
	@$(PYTHON) setup.py -q build_py --build-lib build/trap
	@touch $@
