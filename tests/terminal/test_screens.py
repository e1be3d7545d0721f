"""The screens of the terminal: every flow, by keys and mouse."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from goldenhorn.record.files import read_records
from goldenhorn.record.verify import replay
from goldenhorn.terminal.look import Look
from goldenhorn.terminal.screens.asking import Ask, Pick, Tell
from goldenhorn.terminal.screens.curtain import Curtain
from goldenhorn.terminal.screens.game import GameScreen
from goldenhorn.terminal.screens.help import Help
from goldenhorn.terminal.screens.opening import Opening
from goldenhorn.terminal.screens.over import Over
from goldenhorn.terminal.screens.replay import ReplayScreen
from goldenhorn.terminal.screens.small import TooSmall
from goldenhorn.terminal.screens.start import StartScreen
from goldenhorn.terminal.sea import Sea
from goldenhorn.words import LANGUAGES, say
from pilots import local, offers, on_screen, play, text_of, until

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_whole_game_against_bots() -> None:
    table = local(bots="sailor")

    async def doing(pilot: Pilot[None]) -> None:
        await play(pilot, table)
        assert table.game.over
        outcome = table.game.outcome()
        assert outcome is not None
        for score in outcome.scores:
            assert str(score.total) in text_of(pilot)

    on_screen(lambda: GameScreen(table), doing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_at_the_table(language: str) -> None:
    table = local(players=4, bots="sailor", language=language, expansion=True)

    async def doing(pilot: Pilot[None]) -> None:
        await play(pilot, table, 4)
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        shown = text_of(pilot)
        for message in ("page-hand", "page-log", "screen-choices", "place-Constantinople", "page-end-territories"):
            assert say(message, language) in shown
        assert shown.splitlines()[-1].strip().startswith(f"? {say('screen-key-help', language)}")

    on_screen(lambda: GameScreen(table), doing, language=language)


def test_from_the_first_screen_to_the_first_decision() -> None:
    async def doing(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, StartScreen)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Opening)
        await pilot.press("down", "right", "up", "enter")  # three players
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        assert "Loredan" in text_of(pilot)
        assert len(offers(pilot)) == 8  # 2.5
        await pilot.press("8")
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        await until(pilot, lambda: screen.shown is not None and screen.shown.view is not None and screen.shown.view.hand)

    on_screen(None, doing)


def test_the_language_is_changed_at_once() -> None:
    async def doing(pilot: Pilot[None]) -> None:
        await pilot.press("up", "right")
        assert "Schnell" in text_of(pilot) or say("screen-here", "it") in text_of(pilot)
        await pilot.press("left", "left")
        assert say("screen-here", "de") in text_of(pilot)

    on_screen(None, doing)


def test_several_people_at_one_screen_do_not_see_each_others_cards() -> None:
    table = local({0: "Anna", 1: "Boris"})

    async def doing(pilot: Pilot[None]) -> None:
        seen: list[int | None] = []
        for _ in range(12):
            await until(pilot, lambda: isinstance(pilot.app.screen, Curtain) or offers(pilot))
            if isinstance(pilot.app.screen, Curtain):
                assert table.standing.seat is None, "behind the curtain nobody's cards are shown"
                await pilot.press("escape")
                assert isinstance(pilot.app.screen, Curtain), "it cannot be put away"
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
                seen.append(table.standing.seat)
            assert table.standing.seat == table.standing.up_to_us
            await pilot.press("1")
            await pilot.pause()
        assert {0, 1} <= set(seen)
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))

    on_screen(lambda: GameScreen(table), doing)


def test_the_cards_can_be_covered_again() -> None:
    table = local({0: "Anna", 1: "Boris"})

    async def doing(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, lambda: offers(pilot))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))

    on_screen(lambda: GameScreen(table), doing)


def test_choosing_by_mouse_on_the_board_and_in_the_list() -> None:
    table = local({0: "Anna", 1: "Boris"}, seed=5)

    async def doing(pilot: Pilot[None]) -> None:
        for _ in range(2):  # both place their ships
            await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
            await pilot.click("Static")
            await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
            await pilot.click(OptionList, offset=(5, 0))
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        view = table.standing.view
        assert view is not None
        sea = Sea(view, Look(), "en", 100)
        where = next((x, y) for y in range(9) for x in range(100) if sea.canvas.at(x, y) == (0, "mono"))
        await pilot.click("#sea", offset=where)
        await until(pilot, lambda: offers(pilot)[-1].endswith("Back"))
        await pilot.press("escape")
        assert not offers(pilot)[-1].endswith("Back")

    on_screen(lambda: GameScreen(table), doing)


def test_undo_takes_back_what_revealed_nothing() -> None:
    table = local({0: "Anna"}, players=2)

    async def doing(pilot: Pilot[None]) -> None:
        await play(pilot, table, 1)
        await until(pilot, lambda: table.standing.up_to_us == 0 and offers(pilot))
        while table.standing.undo is None and not table.game.over:
            await play(pilot, table, 1)
            if table.standing.undo is not None:
                break
        before = table.game.number
        await pilot.press("u")
        await until(pilot, lambda: table.game.number == before - 1)

    on_screen(lambda: GameScreen(table), doing)


def test_what_cannot_be_typed_is_explained_and_what_can_happens() -> None:
    table = local()

    async def doing(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: offers(pilot))
        for typed, said in (("fly", "is no action"), ("sail duo 2", "rule 2.5")):
            await pilot.press("n")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            pilot.app.screen.query_one(Input).value = typed
            await pilot.press("enter")
            await until(pilot, lambda said=said: said in " ".join(text_of(pilot).split()))  # type: ignore[misc]
            assert table.game.number == 0
        await pilot.press("n")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        pilot.app.screen.query_one(Input).value = "place  VCV"
        await pilot.press("enter")
        await until(pilot, lambda: table.game.number > 0)
        assert str(table.game.events[0]).count("VCV") == 1

    on_screen(lambda: GameScreen(table), doing)


def test_a_hint_is_one_of_the_choices() -> None:
    table = local()

    async def doing(pilot: Pilot[None]) -> None:
        await play(pilot, table, 1)
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(pilot.app.screen, Tell))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, GameScreen)

    on_screen(lambda: GameScreen(table), doing)


def test_the_record_is_saved_and_can_be_watched(tmp_path: Path) -> None:
    table = local()
    saved = tmp_path / "mine.ghr"

    async def doing(pilot: Pilot[None]) -> None:
        await play(pilot, table)
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        pilot.app.screen.query_one(Input).value = "/no/such/folder/x.ghr"
        await pilot.press("enter")
        await until(pilot, lambda: "cannot be written" in " ".join(text_of(pilot).split()))
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        pilot.app.screen.query_one(Input).value = str(saved)
        await pilot.press("enter")
        await until(pilot, saved.exists)

    on_screen(lambda: GameScreen(table), doing)
    (record,) = read_records(saved.read_text(encoding="utf-8"))
    assert replay(record).outcome() == table.game.outcome()
    assert record.about["seat-0"] == "Anna"


def test_a_replay_shows_any_hand_and_any_step() -> None:
    golden = min(GOLDEN.glob("*.ghr"))
    (record,) = read_records(golden.read_text(encoding="utf-8"))

    async def doing(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("right", "right", "right", "left")
        assert screen.replaying.at == 2
        await pilot.press("end")
        assert screen.replaying.at == screen.replaying.last
        assert screen.shown is not None
        assert screen.shown.phase == "over"
        await pilot.press("2")
        assert screen.shown.view is not None
        assert screen.shown.view.seat == 1
        await pilot.press("0", "home")
        assert screen.shown.view.hand is None
        assert screen.replaying.at == 0
        await pilot.press("space")
        await until(pilot, lambda: screen.replaying.at >= 1)
        await pilot.press("space", "q")
        assert not isinstance(pilot.app.screen, ReplayScreen)

    on_screen(lambda: ReplayScreen(record), doing)


def test_the_first_screen_finds_records_and_says_what_is_wrong_with_others(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ghr"
    broken.write_text("nothing", encoding="utf-8")
    golden = min(GOLDEN.glob("*.ghr"))

    async def doing(pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "down", "enter")
        for text, said in (
            (str(tmp_path / "none"), "cannot be read"),
            (str(broken), "JSON"),
            ("https://x/y/z", "is no link"),
        ):
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            pilot.app.screen.query_one(Input).value = text
            await pilot.press("enter")
            await until(pilot, lambda said=said: said in " ".join(text_of(pilot).split()))  # type: ignore[misc]
        pilot.app.screen.query_one(Input).value = str(golden)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))

    on_screen(None, doing)


@pytest.mark.parametrize(
    ("size", "language"), [((80, 24), "en"), ((80, 24), "de"), ((99, 30), "it"), ((100, 29), "pl"), ((40, 12), "en")]
)
def test_too_small_a_terminal_is_told_so_and_comes_back_to_life(size: tuple[int, int], language: str) -> None:
    table = local(language=language)

    async def doing(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, TooSmall)
        said = " ".join(text_of(pilot).split())
        assert "100" in said
        assert "30" in said
        assert "--plain" in said
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        await pilot.press("1")
        await until(pilot, lambda: table.game.number > 0)
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: isinstance(pilot.app.screen, TooSmall))
        await pilot.resize_terminal(100, 30)
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))

    on_screen(lambda: GameScreen(table), doing, size=size, language=language)


def test_leaving_asks_first_and_playing_again_begins_anew() -> None:
    table = local()

    async def doing(pilot: Pilot[None]) -> None:
        await play(pilot, table, 3)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, Pick))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, GameScreen)
        await play(pilot, table)
        await until(pilot, lambda: isinstance(pilot.app.screen, Over))
        await pilot.press("end", "up", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        assert screen.table is not table
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, Help)

    on_screen(lambda: GameScreen(table), doing)


def test_a_thinking_bot_does_not_hold_up_the_screen() -> None:
    table = local(bots="admiral@8s", players=2)

    async def doing(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: offers(pilot))
        await pilot.press("1")
        await until(pilot, lambda: table.standing.up_to_us is None)
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, Help), "it answers while the bot thinks"
        assert table.standing.up_to_us is None
        await pilot.press("escape")

    on_screen(lambda: GameScreen(table), doing)


def test_nothing_but_ascii_is_drawn_where_nothing_else_can_be_shown() -> None:
    for language in LANGUAGES:
        table = local(players=4, expansion=True, language=language)

        async def doing(pilot: Pilot[None], table: object = table) -> None:
            await asyncio.sleep(0)
            await play(pilot, table, 6)  # type: ignore[arg-type]
            await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
            assert text_of(pilot).isascii()
            await pilot.press("question_mark")
            assert text_of(pilot).isascii()

        on_screen(lambda table=table: GameScreen(table), doing, language=language, only_ascii=True)  # type: ignore[misc]
