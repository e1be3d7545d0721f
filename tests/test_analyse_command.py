"""`golden-horn analyse`, run as a person runs it: what it tells, and every input that it cannot take."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from goldenhorn import Game, Options
from goldenhorn.analysis.analysing import analyse
from goldenhorn.cli import main
from goldenhorn.record.codec import record_of, write_json
from goldenhorn.record.files import read_record
from goldenhorn.record.verify import replay
from goldenhorn.words import LANGUAGES, say
from players import SCARCE_BOX, play

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Analyses are kept for one test only; compiled code stays where it is."""
    monkeypatch.setattr("goldenhorn.analysis.shelf.user_cache_path", lambda _: tmp_path / "cache")
    return tmp_path / "cache"


def short_game(tmp_path: Path) -> Path:
    """The record of a game that is over soon, as the box is nearly empty."""
    file = tmp_path / "game.json"
    file.write_bytes(write_json(record_of(play(Options(2, box=SCARCE_BOX), 3))))
    return file


def test_it_tells_writes_and_keeps(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = short_game(tmp_path)
    assert main(["analyse", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    game = replay(read_record(file.read_text()))
    assert len(told["steps"]) == len(game.events)
    assert told["foreign_box"]
    (kept,) = cache.rglob("*.json")
    monkeypatch.setattr("goldenhorn.analysis.analysing._Course._step", None)  # nothing has to be done again
    for language in LANGUAGES:
        assert main(["--lang", language, "analyse", str(file), "--seat", "1"]) == 0
        text = capsys.readouterr().out
        assert say("analysis-foreign-box", language) in text
        assert say("analysis-moments", language) in text
        page = tmp_path / f"{language}.html"
        assert main(["--lang", language, "analyse", str(file), "--html", str(page)]) == 0
        assert capsys.readouterr().out == ""
        html = page.read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in html
        assert "<svg" in html
        assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    assert kept.exists()


def test_what_is_kept_but_spoilt_is_made_anew(tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = short_game(tmp_path)
    assert main(["analyse", str(file)]) == 0
    first = capsys.readouterr().out
    (kept,) = cache.rglob("*.json")
    kept.write_bytes(kept.read_bytes()[:100])
    assert main(["analyse", str(file)]) == 0
    assert capsys.readouterr().out == first


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["--lang", "en", "analyse", *arguments]) == 2
    done = capsys.readouterr()
    assert done.out == ""
    return done.err


def test_every_input_that_cannot_be_taken_gets_a_clear_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    assert "cannot be read" in refusal(capsys, str(tmp_path / "nothing.json"))
    for content, words in (
        ("", "The file is empty"),
        ("Dear diary", "not a complete JSON record"),
        ("[1, 2]", "not a Golden Horn record"),
        ('{"format": "golden-horn-record", "version": 99}', "has version 99; this program reads version 1"),
    ):
        file.write_text(content)
        assert words in refusal(capsys, str(file))
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert "not a text file" in refusal(capsys, str(file))
    record = json.loads(write_json(record_of(play(Options(2), 1))))
    whole = json.dumps(record)
    for change, words in (
        ({"rules_version": 7}, "follows rules version 7"),
        ({"box": {**record["box"], "cubes_per_colour": 0}}, "“cubes_per_colour” is 0"),
        ({"events": record["events"][:1], "result": None}, "is not finished"),
        ({"events": record["events"][:-1], "result": None}, "is not finished"),
        ({"events": record["events"][:-1]}, "does not follow the rules"),
        ({"events": record["events"][1:]}, "does not follow the rules"),
    ):
        file.write_text(json.dumps({**record, **change}))
        assert words in refusal(capsys, str(file)), change.keys()
    file.write_text(f"{whole}\n{whole}\n")
    assert "holds 2 records" in refusal(capsys, str(file))
    file.write_text(whole)
    assert "There is no seat 2" in refusal(capsys, str(file), "--seat", "2")
    assert "There is no seat -1" in refusal(capsys, str(file), "--seat", "-1")


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    """Ctrl-C, and a kill that nothing can catch: what was done is kept, and the next run goes on to the same result."""
    file = tmp_path / "game.json"
    game = play(Options(2), 1)
    file.write_bytes(write_json(record_of(game)))
    shelf = tmp_path / "shelf"
    program = (
        "import sys, pathlib; from goldenhorn.analysis import shelf; from goldenhorn.cli import main; "
        f"shelf.user_cache_path = lambda _: pathlib.Path({str(shelf)!r}); sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", program, "--lang", "en", "analyse", str(file), "--json"]
    done: list[int] = []
    for kind, code, words in ((signal.SIGINT, 130, "the same command goes on"), (signal.SIGKILL, -signal.SIGKILL, "")):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ})
        before = done[-1] if done else 0
        while process.poll() is None and steps_kept(shelf) <= before:
            time.sleep(0.02)
        process.send_signal(kind)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == code
        assert words in errors
        done.append(steps_kept(shelf))
    assert 0 < done[0] < done[1] < len(game.events)
    finished = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert json.loads(finished.stdout)["steps"] == json.loads(json.dumps(steps_of(game)))


def steps_kept(shelf: Path) -> int:
    files = list(shelf.rglob("*.json"))
    return len(json.loads(files[0].read_text())["steps"]) if files else 0


def steps_of(game: Game) -> object:

    return msgspec.to_builtins(analyse(game).steps)
