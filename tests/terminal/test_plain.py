"""Line by line: whole games from a pipe, without any control of the screen."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from goldenhorn import Game, Options
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.record.files import read_records
from goldenhorn.record.model import ActionEvent
from goldenhorn.record.verify import replay
from goldenhorn.words import LANGUAGES, say

GOLDEN = Path(__file__).parents[1] / "golden"


def run(*arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "goldenhorn", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=240,
        check=False,
    )


def test_a_scripted_game_of_several_people_goes_as_written(tmp_path: Path) -> None:
    """Every decision in the notation; the record is that of the same game by the library."""
    game = Game.of(Options(players=2), SeededDealer(7))
    script = []
    while not game.over:
        action = str(game.legal()[-1])
        script.append(action)
        game.apply(action)
    saved = tmp_path / "scripted.json"
    script.insert(-1, f"save {saved}")
    done = run("--lang", "en", "terminal", "--plain", "--people", "2", "--seed", "7", typed="\n".join(script) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    outcome = game.outcome()
    assert outcome is not None
    for score in outcome.scores:
        assert f": {score.total} (goods" in done.stdout
    assert "\x1b" not in done.stdout, "nothing steers the screen"
    (record,) = read_records(saved.read_text(encoding="utf-8"))
    decided = [event.action for event in record.events if isinstance(event, ActionEvent)]
    assert decided == script[:-2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_position_and_choices_are_said_in_words(language: str) -> None:
    done = run("--lang", language, "terminal", "--plain", "--seed", "4", "--expansion", typed="1\nboard\n?\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    for message in ("place-Venice", "place-Modone", "colour-O", "play-help", "play-left"):
        assert say(message, language) in done.stdout
    assert re.search(r"^ +1  \S", done.stdout, re.MULTILINE)


def test_what_is_typed_wrong_is_explained_and_nothing_happens(tmp_path: Path) -> None:
    typed = "fly\nsail trio 2\n99\n\nplace VCV\nsail mono 99\nundo\nquit\n"
    done = run("--lang", "en", "terminal", "--plain", "--seed", "1", typed=typed)
    assert "“fly” is no action" in done.stdout
    assert "rule 2.5" in done.stdout
    assert "“99” is no action" in done.stdout
    assert "no decision of yours to take back" in done.stdout
    assert done.stdout.count("Contarini: Place the ships") == 1
    assert done.stdout.endswith("The game was left.\n")


def test_without_a_terminal_the_way_out_is_named() -> None:
    for language in LANGUAGES:
        done = run("--lang", language, "terminal")
        assert done.returncode == 2
        assert "--plain" in done.stderr
        assert done.stdout == ""


def test_only_ascii_where_asked_for_or_where_nothing_else_is_shown() -> None:
    arguments = ("--lang", "pl", "terminal", "--plain", "--seed", "4")
    assert not run(*arguments, typed="1\n", LC_ALL="pl_PL.UTF-8").stdout.isascii()
    assert run(*arguments, "--ascii", typed="1\n", LC_ALL="pl_PL.UTF-8").stdout.isascii()
    assert run(*arguments, typed="1\n", LC_ALL="pl_PL.ISO-8859-2").stdout.isascii()


def test_a_record_is_told_from_the_first_step_to_the_result() -> None:
    golden = min(GOLDEN.glob("*.ghr"))
    (record,) = read_records(golden.read_text(encoding="utf-8"))
    done = run("--lang", "en", "terminal", "--plain", "--replay", golden)
    assert done.returncode == 0, done.stderr
    outcome = replay(record).outcome()
    assert outcome is not None
    assert f"After round {outcome.rounds}" in done.stdout
    assert all(f": {score.total} (goods" in done.stdout for score in outcome.scores)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--people", "3"), "3 people cannot sit"),
        (("--people", "0"), "0 people cannot sit"),
        (("--seat", "5"), "no seat 5"),
        (("--bots", "sailor", "sailor"), "2 bots are too many"),
        (("--bots", "nobody"), "names no bot"),
        (("--replay", "/no/such/file"), "cannot be read"),
        (("--join", "nowhere/x"), "is no link"),
        (("--join", "http://127.0.0.1:9/t/x"), "cannot be reached"),
        (("--first", "x"), "is no seat"),
    ],
)
def test_what_cannot_be_done_is_told(arguments: tuple[str, ...], said: str) -> None:
    done = run("--lang", "en", "terminal", "--plain", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
