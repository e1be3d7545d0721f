"""The five levels: honest, legal, reproducible, and able to see what is in front of them."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from goldenhorn import Game, Options, SeededDealer
from goldenhorn.bots import learned
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.compiled import (
    BOTS,
    CAPTAIN,
    DECKHAND,
    NODE,
    RANDOM,
    SAILOR,
    SEARCH,
    choose_by_search,
    choose_simply,
    new_desk,
)
from goldenhorn.bots.kernel.desk import Ints
from goldenhorn.bots.learned import Search, seen_by
from goldenhorn.bots.levels import LEVELS, new_level
from goldenhorn.bots.spec import parse_spec
from goldenhorn.bots.weights import load_net
from goldenhorn.cli import main
from goldenhorn.game.actions import ACTIONS, Action
from goldenhorn.game.view import View, view_of
from goldenhorn.lab.deal import DealTask, Match
from goldenhorn.lab.fast import play_rows
from goldenhorn.lab.play import play_slowly
from goldenhorn.rules.compiled import SCRATCH, STATE, Records, pack
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State
from players import SCARCE_BOX
from positions import Position

TABLES = [Options(players, expansion) for players in (2, 3, 4) for expansion in (False, True)]
ODD_TABLES = [
    Options(3, expansion=True, layout="shuffled", modone=True, first=None),
    Options(4, layout="shuffled", box=SCARCE_BOX),
    Options(2, expansion=True, box=SCARCE_BOX, houses=("Morosini", "Loredan")),
]


def decisions(tables: list[Options], number: int, seed: int) -> Iterator[State]:
    """Positions of random games in which something is to be decided, as many from every table."""
    for table in tables:
        found = 0
        rng = Random(seed)
        while found < number:
            game = Game.of(table, SeededDealer(rng.getrandbits(40)))
            while not game.over and found < number:
                if len(game.legal()) > 1 and rng.random() < 0.3:
                    found += 1
                    yield game.state.copy()
                game.apply(rng.choice(game.legal()))


def hidden(states: Records, seat: int, redeal: int | None = None) -> tuple[Records, Ints]:
    """What a seat sees of a state, after everything it cannot see was dealt anew."""
    seen = np.zeros(4, STATE)
    seen[0] = states[0]
    sizes = np.zeros(4, np.int64)
    if redeal is not None:
        scratch = np.zeros(1, SCRATCH)
        BOTS.names["seed_stream"](scratch[0], redeal, 1)
        BOTS.names["forget"](seen[0], seat, sizes)
        BOTS.names["deal_hidden_hands"](seen[0], sizes, scratch[0])
    BOTS.names["forget"](seen[0], seat, sizes)
    return seen, sizes


def choices(states: Records, seat: int, redeal: int | None, nodes: Records) -> list[object]:
    """What every level chooses, and what the search has visited."""
    players, expansion = int(states[0]["players"]), bool(states[0]["expansion"])
    net, desk = load_net(players, expansion=expansion), new_desk()
    found: list[object] = []
    for level in (RANDOM, DECKHAND, SAILOR, CAPTAIN):
        found.append(choose_simply(level, *hidden(states, seat, redeal), 7, net, desk))
    nodes[:] = 0
    found.append(choose_by_search(*hidden(states, seat, redeal), 7, net, desk, 12, learned.EXPLORE, nodes))
    found.append(nodes["visits"].tobytes())
    return found


def test_no_level_looks_at_hidden_cards_or_leaves_the_legal_list() -> None:
    """In 10,000 positions everything hidden is dealt anew: choices and visits stay the same."""
    number = 10_000 // len(TABLES + ODD_TABLES) + 1
    nodes = np.zeros(2_000, NODE)
    scratch = Scratch()
    differing = 0
    for at, state in enumerate(decisions(TABLES + ODD_TABLES, number, seed=1)):
        states = pack(state)
        seat = decider(state)
        chosen = choices(states, seat, None, nodes)
        assert chosen == choices(states, seat, at, nodes)
        legal = scratch.codes[: legal_codes(state, scratch)]
        assert set(chosen[:5]) <= set(legal)
        differing += hidden(states, seat)[0][0] != states[0]
    assert differing > 5_000, "in most positions there was something to hide"


@pytest.mark.parametrize("table", TABLES + ODD_TABLES, ids=lambda table: f"{table.players}{'x' if table.expansion else ''}")
def test_a_bot_with_a_view_chooses_what_the_compiled_game_chooses(table: Options) -> None:
    bots = {name: new_level(name, 11, Budget(iterations=30)) for name in LEVELS}
    bots["random"] = parse_spec("random").create(11)
    codes = {
        "random": RANDOM,
        "deckhand": DECKHAND,
        "sailor": SAILOR,
        "captain": CAPTAIN,
        "admiral": SEARCH,
        "doge": SEARCH,
    }
    net, nodes = load_net(table.players, expansion=table.expansion), np.zeros(5_000, NODE)
    for state in decisions([table], 25, seed=2):
        seat = decider(state)
        view = view_of(table, state, seat)
        for name, bot in bots.items():
            seen, sizes = hidden(pack(state), seat)
            desk = new_desk()
            if codes[name] == SEARCH:
                code = choose_by_search(seen, sizes, 11, net, desk, 30, learned.EXPLORE, nodes)
            else:
                code = choose_simply(codes[name], seen, sizes, 11, net, desk)
            assert bot.choose(view, view.legal) == ACTIONS[code], name


@pytest.mark.parametrize(
    "table", TABLES + ODD_TABLES[:1], ids=lambda table: f"{table.players}{'x' if table.expansion else ''}"
)
def test_compiled_matches_give_the_same_rows_as_the_friendly_game(table: Options) -> None:
    bots = ("admiral@6", "captain", "sailor", "deckhand")[: table.players]
    match = Match(table, bots, seed=5)
    task = DealTask(match, deal=3)
    assert play_rows(task) == play_slowly(task)
    mixed = DealTask(Match(table, ("sailor", "random"), seed=5), deal=4)
    assert play_rows(mixed) == play_slowly(mixed)


def test_the_clock_and_foreign_bots_are_not_compiled() -> None:
    for text in ("admiral@0.1s", "admiral"):
        assert play_rows(DealTask(Match(Options(2), (text, "sailor"), seed=1), 0)) is None


def test_a_choice_can_be_repeated() -> None:
    game = Game(players=3, seed="repeat")
    for _ in range(40):
        view = game.view(game.decider)
        for name in LEVELS:
            one, other = (new_level(name, 3, Budget(iterations=50)) for _ in range(2))
            assert one.choose(view, view.legal) == other.choose(view, view.legal)
        game.apply(new_level("sailor", 3).choose(view, view.legal))


def test_a_search_can_be_continued() -> None:
    game = Game(players=2, seed="continued")
    game.apply("place VVC")
    game.apply("place VCC")
    view = game.view(game.decider)
    whole, parts = Search(view, 9), Search(view, 9)
    whole.run(Budget(iterations=400))
    for number in (1, 150, 249):
        parts.run(Budget(iterations=number))
    assert whole.judged() == parts.judged()
    assert sum(found.visits for found in whole.judged()) == 400
    assert {found.action for found in whole.judged()} == set(view.legal)


def test_a_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every look takes a tenth of a second: half a second is over after six strides."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.1
        return now[0]

    monkeypatch.setattr("time.perf_counter", tick)
    game = Game(players=2, seed=1)
    search = Search(game.view(game.decider), 1)
    search.run(Budget(seconds=0.55))
    assert search.iterations == 600  # the last stride began in time
    search = Search(game.view(game.decider), 1)
    search.run(Budget(seconds=0.55), begin=-3.0)
    assert search.iterations == 100
    search.run(Budget(seconds=10.0, iterations=120))
    assert search.iterations == 220


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Search(Game(players=2, seed=1).view(0), 1).run(Budget())


def searched(position: Position, seat: int, iterations: int = 3_000) -> Action:
    view = view_of(position.options, position.state, seat)
    return new_level("admiral", 1, Budget(iterations=iterations)).choose(view, view.legal)


FULL = "YYPPGGRROOBB"


def test_the_search_announces_when_that_wins() -> None:
    """The last player of a round is ahead and has all colours: announcing ends the game at once (6.2, 6.3)."""
    position = Position(2, turn=1).cards("YPGROB" * 5).bag("YPGROB" * 8).port("Venice", "YPG").port("Constantinople", "ROB")
    position.warehouse(1, FULL).warehouse(0, "YYPPGG").hand(0, "YPG").hand(1, "RO")
    position.ship(0, "mono", "6", cargo="Y", number=4).ship(0, "trio", "5", cargo="O", number=4)
    chosen = searched(position, 1)
    if str(chosen) != "announce":
        # The move may come first: then it is announced afterwards.
        position.do(str(chosen))
        assert "announce" in position.legal()
        chosen = searched(position, 1)
    assert str(chosen) == "announce"


def test_the_search_robs_the_sixth_colour_and_announces() -> None:
    """One colour is missing; a rival's ship carries it, and the cards are there (4.1)."""
    position = Position(2, turn=1).cards("YPGROB" * 4).bag("YPGROB" * 8).port("Venice", "YPG").port("Constantinople", "YPG")
    position.warehouse(1, "YYYPPPGGGRRROOO").warehouse(0, "YYPPGGRRBBB")
    position.ship(0, "mono", "5", cargo="B", number=1).hand(1, "PP").hand(0, "YG")
    assert str(searched(position, 1)).startswith("raid Contarini mono")


def test_the_search_leaves_the_berth_that_stops_a_rival() -> None:
    """The end is due. A rival's ship would win in Constantinople; it must stop in Modone if a berth is free, and passes if
    there is none (5.9).
    """
    position = Position(2, turn=0).cards("YPGROB" * 8).bag("YPGROB" * 8).port("Venice", "").port("Constantinople", "")
    position.warehouse(0, "YYPPGGRROOB").warehouse(1, "YYPPGGRROO").put(end=2, announcer=0)
    position.ship(1, "mono", "3", cargo="B", number=4).ship(1, "duo", "5").ship(1, "trio", "6")
    position.ship(0, "mono", "2").ship(0, "duo", "Modone").ship(0, "trio", "Constantinople")
    assert {"sail mono Modone", "sail trio Modone"} <= position.legal()
    position.do(str(searched(position, 0)))
    assert "sail mono Modone" in position.legal()
    assert "sail mono Constantinople" not in position.legal()


def test_the_search_does_not_throw_cards_away_when_it_loses() -> None:
    """The end is due, the last turn cannot change anything: no wind card is spent and no pirates are paid (5.7)."""
    position = Position(2, turn=1).cards("YPGROB" * 4).bag("YPGROB" * 4).port("Venice", "").port("Constantinople", "")
    position.warehouse(0, FULL * 2).warehouse(1, "Y").hand(1, "YPGROB").hand(0, "YP").put(end=2, announcer=0)
    position.ship(1, "mono", "Modone").ship(1, "duo", "1").ship(1, "trio", "2")
    view = view_of(position.options, position.state, 1)
    prices: dict[Action, str] = {landing.action: landing.price for landing in view.landings}
    assert any(prices.values()), "some landings cost cards"
    assert prices[searched(position, 1)] == ""


def test_views_serve_every_level_at_every_phase() -> None:
    """Whole games through views, all levels at one table."""
    for table in TABLES[-2:]:
        game = Game.of(table, SeededDealer(4))
        bots = [new_level(name, 5, Budget(iterations=10)) for name in ("deckhand", "sailor", "captain", "admiral")]
        while not game.over:
            view: View = game.view(game.decider)
            game.apply(bots[game.decider or 0].choose(view, view.legal))
        assert seen_by(game.view(0))[1].sum() > 0


def test_bots_are_compiled_before_the_first_game_and_then_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n" * 2))
    assert BOTS.directory is not None
    mark = Path(BOTS.directory, "prepared")
    mark.unlink(missing_ok=True)
    main(["--lang", "en", "terminal", "--plain", "--bots", "captain"])
    assert "are being compiled" in capsys.readouterr().out
    assert mark.exists()
    main(["--lang", "en", "terminal", "--plain", "--bots", "doge@10"])
    main(["--lang", "en", "prepare"])
    said = capsys.readouterr().out
    assert "are being compiled" not in said
    assert said.endswith("All bots are ready.\n")
