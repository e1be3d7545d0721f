"""Pictures of screens, as text: what changes is seen in the files beside. GOLDENHORN_PICTURES=1 draws them anew."""

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from goldenhorn.terminal.screens.curtain import Curtain
from goldenhorn.terminal.screens.game import GameScreen
from pilots import local, offers, on_screen, text_of, until

PICTURES = Path(__file__).parent / "pictures"
HOUSES = {0: "Anna", 1: "Boris", 2: "Chiara", 3: "Darek"}


def compare(name: str, shown: str) -> None:
    path = PICTURES / f"{name}.txt"
    if os.environ.get("GOLDENHORN_PICTURES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(shown + "\n", encoding="utf-8")
    assert shown + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "players", "expansion", "size", "only_ascii"),
    [
        ("en", 4, True, (100, 30), False),
        ("de", 4, False, (100, 30), False),
        ("it", 3, True, (100, 30), False),
        ("pl", 2, False, (100, 30), False),
        ("en", 4, True, (160, 48), False),
        ("pl", 3, True, (100, 30), True),
    ],
)
def test_a_table(language: str, players: int, expansion: bool, size: tuple[int, int], only_ascii: bool) -> None:
    people = {seat: HOUSES[seat] for seat in range(players)}
    table = local(people, players=players, expansion=expansion, language=language)
    while table.game.number < 60:
        legal = table.game.legal()
        table.act(table.game.decider or 0, legal[table.game.number % len(legal)])

    async def doing(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.pause()
        name = f"{language}-{players}-{size[0]}{'-ascii' if only_ascii else ''}"
        compare(f"curtain-{name}", text_of(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and offers(pilot))
        await pilot.pause()
        compare(f"table-{name}", text_of(pilot))

    on_screen(lambda: GameScreen(table), doing, size=size, language=language, only_ascii=only_ascii)
