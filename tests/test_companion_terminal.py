"""`golden-horn companion`, as a person types it or a script does."""

import subprocess
import sys
from pathlib import Path

import pytest

from goldenhorn.game.game import Game
from goldenhorn.record.files import read_records
from goldenhorn.record.verify import replay, verify
from goldenhorn.words import LANGUAGES
from tables import table_of, told
from test_cli import run

GOLDEN = Path(__file__).parent / "golden"


def game_of(name: str) -> Game:
    return replay(next(read_records((GOLDEN / f"{name}.ghr").read_text(encoding="utf-8"))))


def options_of(game: Game, *followed: int) -> list[str]:
    options, table = game.options, table_of(game.options, game.events, followed)
    words = ["--players", str(options.players), "--houses", ",".join(options.houses), "--first", str(table.options.first)]
    words += ["--tiles", " ".join(table.tiles)] if table.tiles else []
    words += ["--expansion"] * options.expansion + ["--modone"] * options.modone
    return [*words, "--cards", ",".join(options.houses[seat] for seat in followed)]


@pytest.mark.parametrize(("name", "followed"), [("announced", (0, 2)), ("territories", ())])
def test_a_whole_game_from_a_pipe(tmp_path: Path, name: str, followed: tuple[int, ...]) -> None:
    game = game_of(name)
    record, kept = tmp_path / "game.ghr", tmp_path / "entries.txt"
    entries = told(game.events, followed)
    typed = "\n".join([*entries, f"save {record}", "list", "quit"])
    done = run("companion", *options_of(game, *followed), "--entries", kept, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    outcome = game.outcome()
    assert outcome is not None
    for house, score in zip(game.options.houses, outcome.scores, strict=True):
        assert f"{house}: {score.total} (goods {score.goods}, sets {score.set_points}" in done.stdout
    assert kept.read_text(encoding="utf-8").splitlines() == entries
    written = next(read_records(record.read_text(encoding="utf-8")))
    assert verify(written) is None
    assert replay(written).outcome() == outcome

    # It goes on where it was left.
    again = run("companion", *options_of(game, *followed), "--entries", kept, typed="")
    assert f"{outcome.scores[0].total} (goods" in again.stdout


def test_mistakes_and_corrections(tmp_path: Path) -> None:
    game = game_of("port")
    entries = told(game.events)
    first = next(number for number, entry in enumerate(entries) if entry.startswith("load"))
    kind = entries[first].split()[1]
    wrong = [
        "sail mono 99",
        "hello there",
        "announce",
        "remove 999",
        "change load trio B",
        "advice",
        "save /nowhere/at/all.ghr",
        "undo",
        entries[first - 1],
        f"remove {first}",
        f"insert {first} {entries[first - 1]}",
        entries[first - 1],
        "?",
    ]
    typed = "\n".join([*entries[:first], *wrong, *entries[first:], "list"])
    done = run("companion", *options_of(game), typed=typed)
    assert done.returncode == 0
    for word in (
        "“hello there”",
        "rule 6.2",
        "There is no entry 999",
        "does not say which entry is meant",
        "can be advised only if all cards",
        "/nowhere/at/all.ghr",
        "drop removes what waits",
    ):
        assert word in done.stdout, word
    outcome = game.outcome()
    assert outcome is not None
    assert f"{game.options.houses[0]}: {outcome.scores[0].total} (goods" in done.stdout
    assert f"Load the {kind}" in done.stdout


def test_what_waits_after_a_correction(tmp_path: Path) -> None:
    game = game_of("port")
    entries = told(game.events)
    filling = next(number for number, entry in enumerate(entries) if entry.startswith("load")) + 1
    kept = tmp_path / "entries.txt"
    typed = "\n".join([*entries[:20], f"remove {filling + 1}", entries[filling], "list"])
    done = run("companion", *options_of(game), "--entries", kept, typed=typed)
    assert f"Entry {filling + 1} ({entries[filling + 1]}) does not fit any more." in done.stdout
    assert kept.read_text(encoding="utf-8").splitlines() == entries[:20]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_alone(language: str) -> None:
    typed = "4 2 1 2 3 1\n1 2\n0 0 0 0 0 0\n"
    done = run("--lang", language, "companion", "--score", typed=typed)
    assert done.returncode == 0
    assert "18" in done.stdout
    assert "Contarini" in done.stdout.splitlines()[-1]


def test_a_score_that_cannot_be_is_asked_for_again() -> None:
    typed = "9 0 0 0 0 0 3 Zara\n9 0 0 0 0 0 0\n9 0 0 0 0 0 3 Zara\n6 0 0 0 0 0 0 Galata\n"
    done = run("companion", "--score", "--expansion", typed=typed)
    assert "18 of Yellow were counted" in done.stdout
    assert "Dandolo: 18 (goods 6, sets 0, territories 12, figures 0)" in done.stdout


def test_an_impossible_table_is_refused() -> None:
    done = run("companion", "--cards", "Loredan")
    assert done.returncode == 2
    assert "Loredan" in done.stderr
    assert run("companion", "--tiles", "RRR BYO").returncode == 2


def test_the_program_of_the_page_runs() -> None:
    page = (Path(__file__).parents[1] / "docs" / "companion.md").read_text(encoding="utf-8")
    program = page.split("```python\n")[1].split("```")[0]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("AskFilling(port='Venice', number=2,")
