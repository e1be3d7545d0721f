"""The page of the lab: its options exist and are all there, its ladder is one, its program runs."""

import re
from pathlib import Path

import pytest

from goldenhorn.cli import main
from goldenhorn.lab.ladder import parse_ladder
from goldenhorn.lab.row import GameRow
from lab_bots import LOT

PAGE = (Path(__file__).parents[1] / "docs" / "lab.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert isinstance(found, str)
    return found


def test_every_option_is_described_and_exists(capsys: pytest.CaptureFixture[str]) -> None:
    options = set()
    for verb in ("match", "ladder", "balance", "train"):
        with pytest.raises(SystemExit):
            main(["lab", verb, "--help"])
        text = capsys.readouterr().out
        assert "example" in text
        options |= set(re.findall(r"--[a-z-]+[a-z]", text.partition("options:")[2]))
    described = set(re.findall(r"--[a-z-]+[a-z]", PAGE)) - {"--nthreads"}
    assert options - {"--help", "--one-against"} == described


def test_every_field_of_a_row_is_described() -> None:
    for field in GameRow.__dataclass_fields__:
        assert re.search(rf"^\|.*`{field}`", PAGE, re.MULTILINE), field


def test_the_ladder_is_one() -> None:
    ladder = parse_ladder(block("toml"), "lab.md")
    assert {name: cell.plan.deals for name, cell in ladder.cells().items()} == {
        ("sailor-random", "2"): 480,
        ("sailor-random", "4x"): 480,
        ("admiral@4000-captain", "2"): 504,
        ("admiral@4000-captain", "4x"): 216,
    }


def test_the_program_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program = re.sub(r'"(sailor|random)"', repr(LOT), block("py")).replace("deals=240", "deals=1")
    names: dict[str, object] = {}
    exec(program, names)
    rows = names["rows"]
    assert isinstance(rows, list)
    assert len(rows) == 4
    assert (tmp_path / "results" / "mine" / "report.html").exists()
