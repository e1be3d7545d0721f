"""Bots by the text that names them."""

import sys
import types
from pathlib import Path

import pytest

from goldenhorn import Impossible, Malformed
from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.spec import parse_spec
from goldenhorn.bots.uniform import Uniform
from goldenhorn.testing import check_bot


@pytest.mark.parametrize(
    ("text", "level", "budget"),
    [
        ("random", "random", FREE),
        ("doge", "doge", FREE),
        ("admiral@4000", "admiral", Budget(iterations=4000)),
        ("admiral@0.5s", "admiral", Budget(seconds=0.5)),
        ("captain@2s", "captain", Budget(seconds=2.0)),
    ],
)
def test_levels_have_budgets(text: str, level: str, budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = types.ModuleType("goldenhorn.bots.levels")
    made: list[tuple[str, int, Budget]] = []

    def new_level(name: str, seed: int, budget: Budget) -> Bot:
        made.append((name, seed, budget))
        return Uniform(seed)

    vars(levels)["new_level"] = new_level
    monkeypatch.setitem(sys.modules, "goldenhorn.bots.levels", levels)
    spec = parse_spec(text)
    assert str(spec) == text
    assert spec.create(7).name == "random"
    assert made == ([] if level == "random" else [(level, 7, budget)])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "deckhand"),
        ("pirate", "deckhand"),
        ("Admiral", "admiral"),
        ("perl:x", "exec:"),
        ("admiral@", "admiral@4000"),
        ("admiral@0", "admiral@4000"),
        ("admiral@0s", "admiral@0.5s"),
        ("admiral@-1", "admiral@4000"),
        ("admiral@infs", "admiral@0.5s"),
        ("admiral@4_000", "admiral@4000"),
        ("sailor@fast", "sailor@4000"),
        ("python:my_bot.py", "python:my_bot.py:MyBot"),
        ("python::MyBot", "python:my_bot.py:MyBot"),
        ("python:my_bot.py:my bot", "python:my_bot.py:MyBot"),
        ("exec:", "exec:node"),
        ("exec:node 'my bot.mjs", "exec:node"),
    ],
)
def test_texts_that_name_no_bot(text: str, expected: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse_spec(text)
    assert caught.value.facts["text"] == text
    assert expected in str(caught.value.facts["expected"])


def test_a_class_gets_a_seed_if_it_takes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "crew.py").write_text(
        "class Base:\n"
        "    name = 'crew'\n"
        "    seed = None\n"
        "    def choose(self, view, legal, budget=None): return legal[0]\n"
        "class Seeded(Base):\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "class Anything(Base):\n"
        "    def __init__(self, **settings): self.seed = settings['seed']\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    for source in (f"{tmp_path}/crew.py", "crew"):
        seeds = [
            vars(parse_spec(f"python:{source}:{name}").create(9)).get("seed") for name in ("Base", "Seeded", "Anything")
        ]
        assert seeds == [None, 9, 9]
    del sys.modules["crew"]


def test_files_of_the_same_name_are_different_bots(tmp_path: Path) -> None:
    names = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "bot.py"
        path.write_text(f"class Bot:\n    name = {folder!r}\n    choose = print\n", encoding="utf-8")
        names.append(parse_spec(f"python:{path}:Bot").create(1).name)
    assert names == ["one", "two"]


@pytest.mark.parametrize(
    ("program", "message", "told"),
    [
        (None, "bot-not-made", "No such file"),
        ("class Bot", "bot-not-made", "SyntaxError"),
        ("1 // 0", "bot-not-made", "ZeroDivisionError"),
        ("import sys; sys.exit(1)", "bot-not-made", "SystemExit"),
        ("class Bot:\n    def __init__(self): self.x = {}['wind']", "bot-not-made", "KeyError: 'wind'"),
        ("class Other: pass", "bot-class-missing", "bot.py has no class Bot"),
        ("Bot = 3", "bot-class-missing", "bot.py has no class Bot"),
        ("class Bot:\n    name = 'x'", "bot-incomplete", "Bot is no bot"),
        ("class Bot:\n    choose = print", "bot-incomplete", "Bot is no bot"),
    ],
)
def test_classes_that_cannot_be_made(program: str | None, message: str, told: str, tmp_path: Path) -> None:
    if program is not None:
        (tmp_path / "bot.py").write_text(program, encoding="utf-8")
    spec = parse_spec(f"python:{tmp_path}/bot.py:Bot")
    with pytest.raises(Impossible) as caught:
        spec.create(1)
    assert caught.value.message == message
    assert told in str(caught.value)
    assert not check_bot(spec, games=1).ok


def test_a_module_that_is_not_there() -> None:
    with pytest.raises(Impossible, match="no_such_module"):
        parse_spec("python:no_such_module:Bot").create(1)


def test_a_command_has_words_as_in_a_shell() -> None:
    bot = parse_spec("exec:node 'my bot.mjs' --fast").create(1)
    assert bot.name == "node 'my bot.mjs' --fast"


def test_a_level_that_needs_the_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "goldenhorn.bots.learned", None)
    with pytest.raises(Impossible, match="goldenhorn\\[fast\\]"):
        parse_spec("captain").create(1)
    assert parse_spec("sailor").create(1).name == "sailor"
