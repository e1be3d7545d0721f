"""Bots as processes, and bots under supervision: whatever they do, the game goes on."""

import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from foreign import BADBOTS, badbot, first_view, is_child, play
from goldenhorn import Action, Game, Options, View, parse
from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.bots.process import LINE_LIMIT, Misbehaviour, ProcessBot
from goldenhorn.bots.supervised import Fault, Supervised, by_lot
from goldenhorn.bots.uniform import Uniform
from players import SETTINGS


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


def changes_view(view: Any, legal: Sequence[Action]) -> object:
    view.hand = (9, 9, 9, 9, 9, 9)
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
