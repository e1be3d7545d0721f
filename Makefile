# Two commands do everything on a machine with Python 3.11 or newer, git and make: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --constraint constraints.txt

.PHONY: help install page play types test test-page test-bounds test-quick soak survival check format bench examples-learning screenshots dist clean

help:
	@echo "make play     play Golden Horn"
	@echo "make test     run all tests but those of the page in a browser"
	@echo "make test-page  whole games and every screen in a real browser, which is installed if there is none"
	@echo "make test-bounds  the compiled rules and bots again, with every index looked at"
	@echo "make survival  kill servers and databases 200 times while people play"
	@echo "make check    formatting, lint, types, layers, rule numbers, the page"
	@echo "make bench    measure speed against the references"
	@echo "make examples-learning  train with PyTorch and with sb3-contrib"
	@echo "make dist     build the wheel and the source archive, and try them"
	@echo "make screenshots  pictures of every screen, in screenshots/ and docs/pictures/"
	@echo "make format   format the sources"
	@echo "make clean    remove what the other targets made"

install: .venv/dev

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ...")'
	@echo "making .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/made pyproject.toml constraints.txt
	@echo "installing the game, which takes a minute or two the first time"
	@$(PIP) --editable '.[fast,page]'
	@$(BIN)/golden-horn prepare
	@touch $@

.venv/dev: .venv/made pyproject.toml constraints.txt
	@echo "installing what tests and checks need"
	@$(PIP) --quiet --editable '.[dev]'
	@touch $@ .venv/play

.venv/bench: .venv/made pyproject.toml constraints.txt
	@echo "installing the references of the benchmark"
	@$(PIP) --quiet --editable '.[bench]'
	@touch $@

.venv/learning: .venv/made pyproject.toml constraints.txt
	@echo "installing libraries for learning"
	@$(PIP) --editable '.[learning]'
	@touch $@

page: .venv/play
	@$(BIN)/python scripts/page.py build

play: .venv/play page
	@$(BIN)/golden-horn play $(ARGS)

test: .venv/dev page
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/page

# Whole games and every screen in a real browser, which is installed if there is none.
test-page: .venv/dev page
	@$(BIN)/python scripts/browser.py
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/page $(ARGS)

# Compiled code that looks at every index, which takes its time.
test-bounds: .venv/dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q tests/test_compiled.py tests/test_judgement.py tests/test_soak.py

test-quick: .venv/dev
	$(BIN)/python -m pytest -q -x tests/rules tests/test_game.py

soak: .venv/dev
	GOLDENHORN_SOAK=100000 $(BIN)/python -m pytest -n 2 --dist worksteal --timeout 3000 tests/test_soak.py

survival: .venv/dev
	GOLDENHORN_KILLS=200 $(BIN)/python -m pytest -q --timeout 3600 --log-cli-level=INFO tests/server/test_survival.py

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/check_rule_numbers.py
	$(BIN)/python scripts/page.py check

types: .venv/dev
	$(BIN)/python scripts/page.py types

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/bench
	PYTHONPATH=tests $(BIN)/python bench/run.py

examples-learning: .venv/learning
	$(BIN)/python examples/learning/torch_self_play.py
	$(BIN)/python examples/learning/sb3_maskable_ppo.py

screenshots: .venv/dev page
	PYTHONPATH=tests $(BIN)/python scripts/screenshots.py

# The wheel and the source archive, and the wheel tried in a clean environment.
dist: .venv/dev page
	$(BIN)/python scripts/dist.py

clean:
	rm -rf .venv dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
