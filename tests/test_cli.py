"""The command `golden-horn`, run as a person or a program runs it."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from foreign import badbot
from goldenhorn.words import LANGUAGES
from oracle import check_record

GOLDEN = Path(__file__).parent / "golden"
VERBS = {"record": ("verify", "show", "convert", "schema"), "lab": ("match", "ladder", "balance", "train")}
COMMANDS = [
    [],
    *([command] for command in ("play", "terminal", "companion", "serve", "simulate", "analyse", "prepare", *VERBS)),
    *([command, verb] for command, verbs in VERBS.items() for verb in verbs),
]


def run(*arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "goldenhorn", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **environment},
        timeout=120,
        check=False,
    )


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "example" in done.stdout


def test_simulated_records_can_be_judged_by_a_third_party(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = run("simulate", "--players", "3", "--expansion", "--modone", "--layout", "shuffled", "--first", "drawn",
               "--games", "6", "--seed", "5", "--records", file, "--legal")  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    found = lines_of(file)
    assert len(found) == 6
    schema = json.loads(run("record", "schema").stdout)
    for record in found:
        check_record(record)
        jsonschema.validate(record, schema)
        assert all(event["legal"] for event in record["events"] if event["type"] == "action")
    verified = run("record", "verify", file)
    assert (verified.returncode, verified.stdout.split()) == (0, [w for n in range(1, 7) for w in (f"{file}:{n}:", "ok")])


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    games = [run("simulate", "--players", "2", "--games", "2", "--seed", seed, "--records", "-").stdout for seed in "112"]
    assert games[0] == games[1] != games[2]


def test_statistics_as_a_table_and_as_json() -> None:
    table = run("simulate", "--players", "2", "--games", "30", "--seed", "1")
    assert table.returncode == 0
    assert "decisions" in table.stdout
    assert "Dandolo: wins" in table.stdout
    found = json.loads(run("simulate", "--players", "2", "--games", "30", "--seed", "1", "--json").stdout)
    assert found["games"] == 30
    assert sum(found["wins_by_seat"]) == pytest.approx(1)
    assert sum(found["ends"].values()) == pytest.approx(1)


def test_a_box_file_is_used_and_checked(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("cubes_per_colour = 5\n", encoding="utf-8")
    file = tmp_path / "games.jsonl"
    assert run("simulate", "--players", "2", "--games", "1", "--box", box, "--records", file).returncode == 0
    assert lines_of(file)[0]["box"]["cubes_per_colour"] == 5
    box.write_text('[sea_way]\n2 = ["OPG", "OPG"]\n3 = []\n4 = []\n', encoding="utf-8")
    done = run("simulate", "--players", "2", "--games", "1", "--box", box)
    assert done.returncode == 2
    assert "neighbour" in done.stderr
    assert "2.2" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("simulate", "--players", "5"), "2 to 4"),
        (("simulate", "--houses", "Medici,Dandolo", "--players", "2"), "Medici"),
        (("simulate", "--houses", "Dandolo,Dandolo", "--players", "2"), "house of their own"),
        (("simulate", "--games", "0"), "at least 1"),
        (("simulate", "--seed", "-1"), "9223372036854775807"),
        (("simulate", "--legal"), "--records"),
        (("simulate", "--first", "x"), "drawn"),
        (("simulate", "--first", "7"), "Seat 7"),
        (("simulate", "--modone", "--players", "2"), "three players"),
        (("simulate", "--box", "no-such-file.toml"), "no-such-file.toml"),
        (("simulate", "--records", "/no/such/folder/x.jsonl"), "cannot be written"),
        (("record", "verify", "no-such-file.json"), "cannot be read"),
        (("record", "show", "no-such-file.json"), "cannot be read"),
        (("terminal", "--plain", "--seat", "4"), "seat 4"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_bad_input_is_told_without_a_traceback(arguments: tuple[str, ...], word: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_unknown_options_are_usage_errors() -> None:
    for arguments in (["dance"], ["simulate", "--players", "two"], ["record"], []):
        done = run(*arguments)
        assert done.returncode == 2
        assert "usage" in done.stderr


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Personen"), ("it", "giocatori"), ("pl", "graczy"), ("en", "players")]
)
def test_errors_speak_the_language_of_the_person(language: str, word: str) -> None:
    assert word in run("--lang", language, "simulate", "--players", "7").stderr
    assert word in run("simulate", "--players", "7", GOLDENHORN_LANG=language).stderr


def test_verify_names_the_first_wrong_event_and_its_rule(tmp_path: Path) -> None:
    file = tmp_path / "game.ghr"
    text = (GOLDEN / "port.ghr").read_text(encoding="utf-8")
    body = "\n".join(line for line in text.splitlines() if not line.startswith("shuffle"))
    broken = re.sub(r"place [VC]+", "announce", body, count=1)
    file.write_text(broken, encoding="utf-8")
    done = run("record", "verify", file, GOLDEN / "quiet.ghr")
    assert done.returncode == 1
    wrong, right = done.stdout.splitlines()
    assert "event 0" in wrong
    assert "rule 2.5" in wrong
    assert right.endswith("quiet.ghr: ok")
    found = [json.loads(line) for line in run("record", "verify", "--json", file, GOLDEN / "quiet.ghr").stdout.splitlines()]
    assert found[0]["ok"] is False
    assert (found[0]["event"], found[0]["rule"], found[0]["error"]) == (0, "2.5", "place-first")
    assert found[1] == {"record": str(GOLDEN / "quiet.ghr"), "ok": True}


@pytest.mark.parametrize("content", ["", "{", "[1, 2]", "hello", '{"format": "golden-horn-record", "version": 7}', "\x00"])
def test_verify_of_what_is_no_record(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    done = run("record", "verify", file)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{file}: ")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_without_a_traceback() -> None:
    done = run("simulate", "--players", "2", "--games", "60", "--records", "/dev/full")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("golden-horn: ")


def test_verify_of_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    done = run("record", "verify", file)
    assert done.returncode == 2
    assert "not a text file" in done.stderr


def test_convert_goes_both_ways_without_loss(tmp_path: Path) -> None:
    for golden in sorted(GOLDEN.glob("*.ghr")):
        data, text = tmp_path / "game.json", tmp_path / "game.ghr"
        assert run("record", "convert", golden, data).returncode == 0
        assert run("record", "convert", data, text).returncode == 0
        assert text.read_text(encoding="utf-8") == golden.read_text(encoding="utf-8")
        assert run("record", "show", data).stdout == golden.read_text(encoding="utf-8")
        assert run("record", "convert", golden, "--to", "text").stdout == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_plain_text(language: str) -> None:
    done = run("--lang", language, "terminal", "--plain", "--players", "3", "--expansion", "--seed", "4", typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Contarini" in done.stdout.splitlines()[-1] or "Dandolo" in done.stdout or "Loredan" in done.stdout


def test_plain_play_explains_saves_and_can_be_left(tmp_path: Path) -> None:
    saved = tmp_path / "mine.ghr"
    typed = f"?\nload trio B\nfly\n99\n\nsave {saved}\nsave /no/such/folder/x\n3\nquit\n"
    done = run("terminal", "--plain", "--seed", "1", typed=typed)
    assert done.returncode == 0
    assert done.stdout.endswith("The game was left.\n")
    assert "rule 2.5" in done.stdout
    assert "is no action" in done.stdout
    assert "cannot be written" in done.stdout
    assert run("record", "verify", saved).returncode == 0
    assert run("terminal", "--plain", typed="").returncode == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "it crashed"), ("de", "Er ist abgestürzt"), ("pl", "zakończył się awarią"), ("it", "si è interrotto")],
)
def test_a_bot_that_crashes_at_the_table_is_named_and_the_game_goes_on(language: str, said: str) -> None:
    bot = "exec:" + shlex.join(badbot("crashes_at_third"))
    done = run("--lang", language, "terminal", "--plain", "--seed", "4", "--bots", bot, typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.count(said) == 1
    assert re.search("Contarini|Dandolo", done.stdout.splitlines()[-1])


def test_more_bots_than_seats_are_refused() -> None:
    done = run("terminal", "--plain", "--players", "3", "--bots", "sailor", "random", "deckhand")
    assert done.returncode == 2
    assert "3 bots are too many for a table of 3" in done.stderr


@pytest.mark.parametrize(("language", "said"), [("en", "it chose what is not legal"), ("de", "etwas Unerlaubtes")])
def test_a_match_says_which_bot_was_at_fault(tmp_path: Path, language: str, said: str) -> None:
    bot = "exec:" + shlex.join(badbot("illegal"))
    match = ["lab", "match", bot, "random", "--deals", "1", "--workers", "1", "--out", str(tmp_path / "out")]
    done = run("--lang", language, *match)
    assert done.returncode == 0, done.stderr
    assert said in " ".join(done.stdout.split())


def test_other_players_cards_are_not_shown() -> None:
    done = run("terminal", "--plain", "--seed", "1", "--players", "2", typed="1\n")
    assert "Dandolo draws 5 cards" in done.stdout
    assert "Contarini draws 1 ×" in done.stdout or "Contarini draws 2 ×" in done.stdout
