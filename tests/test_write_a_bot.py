"""The page about writing a bot shows what is."""

import dataclasses
import json
import re
from collections.abc import Iterator

from foreign import JAVASCRIPT_EXAMPLE, NODE, PAGE, PYTHON_EXAMPLE
from goldenhorn import Game, View
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.process import LINE_LIMIT, ProcessBot
from goldenhorn.bots.supervised import Supervised
from goldenhorn.bots.wire import (
    GAME,
    PROTOCOL,
    Choose,
    Chosen,
    Hello,
    Quit,
    Ready,
    decode_view,
    encode_view,
    read_message,
    write_message,
)
from goldenhorn.game.view import Landing, PortView, SeatView, ShipView, TerritoryView
from goldenhorn.testing import Report, check_bot


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_shows_the_examples() -> None:
    assert blocks("python") == [PYTHON_EXAMPLE.read_text(encoding="utf-8")]
    assert blocks("javascript") == [JAVASCRIPT_EXAMPLE.read_text(encoding="utf-8")]


def test_the_page_shows_a_whole_exchange() -> None:
    messages = [read_message(block) for block in blocks("json")]
    hello, ready, choose, chosen, leave = messages
    game = Game(players=2, seed=2013)
    game.apply("place VCV")
    game.apply("place CVC")
    view = game.view(0)
    assert hello == Hello(PROTOCOL, GAME, 7)
    assert isinstance(choose, Choose)
    assert decode_view(choose.view) == view
    legal = [str(action) for action in view.legal]
    sent = write_message(Choose(1, encode_view(view), legal, Budget(iterations=4000)))
    assert json.loads(blocks("json")[2]) == json.loads(sent)
    with ProcessBot([NODE, str(JAVASCRIPT_EXAMPLE)], 7) as bot:
        answer = bot.choose(view, view.legal, choose.budget)
        assert ready == Ready(bot.name)
        assert chosen == Chosen(1, str(answer))
    assert leave == Quit()


def test_the_page_shows_a_report() -> None:
    (shown,) = blocks("text")
    report = check_bot(f"python:{PYTHON_EXAMPLE}:Homeward")
    assert shown.splitlines()[:2] == str(report).splitlines()[:2]
    assert [re.sub(r"[\d.]+ ms", "", line) for line in shown.splitlines()] == [
        re.sub(r"[\d.]+ ms", "", line) for line in str(report).splitlines()
    ]


def tables() -> Iterator[set[str]]:
    """The names in the first columns of the tables behind the heading of the view."""
    text = PAGE.read_text(encoding="utf-8").partition("\n## The view\n")[2]
    for table in re.findall(r"\|---\|---\|\n((?:\|.*\n)+)", text):
        yield {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])}


def test_the_page_names_every_field_of_a_view() -> None:
    described = (View, PortView, ShipView, SeatView, TerritoryView, Landing)
    assert list(tables()) == [{field.name for field in dataclasses.fields(kind)} for kind in described]


def test_the_page_tells_the_limits() -> None:
    text = PAGE.read_text(encoding="utf-8")
    bot = ProcessBot(["x"], 1)
    assert f"{LINE_LIMIT:,} bytes" in text
    assert f"by default {bot.start_limit:g} seconds for `ready`, and {bot.choice_limit:g} for a choice" in text
    assert Supervised(bot).time_limit == bot.choice_limit
    for name in ("findings", "notes", "seconds"):
        assert name in {field.name for field in dataclasses.fields(Report)}
        assert f"`{name}`" in text
