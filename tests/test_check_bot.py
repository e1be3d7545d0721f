"""What `check_bot` tells the author of a bot, and the examples that pass it."""

import sys
import threading
from collections.abc import Sequence

import pytest

from foreign import JAVASCRIPT_EXAMPLE, NODE, PYTHON_EXAMPLE, badbot, is_child
from goldenhorn import Action, Game, GoldenHornError, Options, SeededDealer, View, parse
from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.process import ProcessBot
from goldenhorn.bots.spec import BotSpec, parse_spec
from goldenhorn.bots.uniform import Uniform
from goldenhorn.testing import check_bot


@pytest.mark.parametrize("bot", ["random", parse_spec("random"), Uniform, Uniform(1)], ids=["text", "spec", "class", "bot"])
def test_a_good_bot_is_ok(bot: str | BotSpec | type | Bot) -> None:
    report = check_bot(bot, games=1)
    assert report.ok
    assert report.games == 6
    assert str(report).splitlines()[0].endswith("om: ok")
    assert len(report.seconds) > 100
    assert report.percentile(0) == report.seconds[0] <= report.percentile(0.5) <= report.percentile(1) == report.seconds[-1]
    assert len(report.notes) == isinstance(bot, Uniform)


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> tuple[int, int]:
        report = check_bot("random", games=1, seed=seed)
        return report.won, len(report.seconds)

    assert played(1) == played(1) != played(2)


class AtThird:
    """It does something wrong at its third choice."""

    name = "at third"

    def __init__(self) -> None:
        self.choices = 0

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        self.choices += 1
        return legal[0] if self.choices < 3 else self.deed(view)

    def deed(self, view: View) -> Action:
        raise ValueError(f"hand {view.hand}")


class Illegal(AtThird):
    def deed(self, view: View) -> Action:
        return parse(f"place {'VVV' if view.expansion else 'CCC'}")


def test_the_check_tells_a_crash_once_and_where() -> None:
    report = check_bot(AtThird)
    assert not report.ok
    (finding,) = report.findings
    assert (finding.games, finding.fault.kind, finding.fault.decision) == (12, "crash", 3)
    text = str(report)
    assert text.startswith("at third: not ok\n12 games")
    assert "crash in 12 of 12 games: ValueError: hand (" in text
    assert 'raise ValueError(f"hand {view.hand}")' in text
    assert "first at decision 3, in seat 0 of Game(players=2, expansion=False, seed=1)" in text


def test_the_check_tells_illegal_choices() -> None:
    (finding,) = check_bot(Illegal).findings
    assert (finding.games, finding.fault.kind) == (12, "illegal")
    assert finding.fault.detail == "chose “place CCC”"
    assert "legal: " in str(check_bot(Illegal, games=1))


def test_the_check_stops_at_a_choice_that_does_not_end() -> None:
    released = threading.Event()

    class Hangs(AtThird):
        def deed(self, view: View) -> Action:
            released.wait()
            return view.legal[0]

    report = check_bot(Hangs, time_limit=1)
    released.set()
    assert report.games == 1
    assert [finding.fault.kind for finding in report.findings] == ["hang"]


def test_the_check_stops_at_a_fault_of_the_only_bot() -> None:
    report = check_bot(AtThird())
    assert (report.games, len(report.findings)) == (1, 1)


def test_the_check_notes_what_cannot_be_repeated() -> None:
    calls: list[int] = []

    class Fickle:
        name = "fickle"

        def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
            calls.append(1)
            return legal[len(calls) % len(legal)]

    report = check_bot(Fickle, games=1)
    assert report.ok
    (note,) = report.notes
    assert "cannot be repeated" in note
    assert f"note: {note}" in str(report)


def test_a_fault_that_only_shows_the_second_time_is_told() -> None:
    made: list[int] = []

    class Second(AtThird):
        def __init__(self) -> None:
            made.append(1)
            self.choices = 0 if len(made) == 2 else -10_000

    assert [finding.fault.kind for finding in check_bot(Second, games=1).findings] == ["crash"]


class Unborn:
    def __init__(self) -> None:
        sys.exit("no wind")


@pytest.mark.parametrize("bot", [int, Unborn, "exec:/no/such/command", f"exec:{sys.executable} -S -c 1"])
def test_the_check_never_raises_for_a_bad_bot(bot: str | type) -> None:
    report = check_bot(bot, games=1)
    assert not report.ok
    assert report.seconds == ()
    assert "crash in 6 of 6 games" in str(report)


def test_a_check_of_no_games_is_refused() -> None:
    with pytest.raises(GoldenHornError, match="0 games"):
        check_bot("random", games=0)


def test_the_check_of_a_bot_leaves_its_process_running() -> None:
    with ProcessBot(badbot("plays_well"), 1) as bot:
        assert check_bot(bot, games=1).ok
        assert is_child(bot.name)


def example() -> Bot:
    return parse_spec(f"python:{PYTHON_EXAMPLE}:Homeward").create(1)


def test_the_example_in_python_beats_random_bots_clearly() -> None:
    report = check_bot(f"python:{PYTHON_EXAMPLE}:Homeward", games=4)
    assert report.ok
    assert report.won >= 0.8 * report.games


def test_the_example_in_javascript_chooses_as_the_one_in_python() -> None:
    with ProcessBot([NODE, str(JAVASCRIPT_EXAMPLE)], 1) as bot:
        for table in (Options(2), Options(4, expansion=True)):
            game = Game.of(table, SeededDealer(3))
            others = [Uniform(seed) for seed in range(table.players)]
            while game.decider is not None:
                view = game.view(game.decider)
                chosen = bot.choose(view, view.legal)
                assert chosen == example().choose(view, view.legal)
                game.apply(chosen if game.decider == 0 else others[game.decider].choose(view, view.legal))
    assert bot.name == "Homeward (JavaScript)"


def test_the_example_in_javascript_passes_the_check() -> None:
    report = check_bot(f"exec:{NODE} {JAVASCRIPT_EXAMPLE}", games=1)
    assert report.ok
    assert report.notes == ()
