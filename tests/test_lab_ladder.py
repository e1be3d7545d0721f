"""The ladder and the balance: many matches in one directory, in pieces or at once."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path

import pytest

from goldenhorn import GoldenHornError, Malformed
from goldenhorn.cli import main
from goldenhorn.game.outcome import EndReason
from goldenhorn.lab.announcing import Announcing, lead_name
from goldenhorn.lab.balance import VARIANTS, Balance, run_balance
from goldenhorn.lab.balance import select as select_balance
from goldenhorn.lab.cells import SETTINGS, deals_of, slug
from goldenhorn.lab.ladder import BUILT_IN, built_in, parse_ladder, run_ladder, select
from goldenhorn.lab.play import plays_by_the_clock
from goldenhorn.lab.pool import Alone, Promise, Work
from goldenhorn.lab.row import GameRow
from goldenhorn.rules.box import standard_box
from lab_bots import LOT, First, text_of
from lab_checks import check_page, files_of
from players import SCARCE_BOX

FIRST = text_of(First)
LADDER = f"""
seed = 3
settings = ["2", "3x"]
[[rows]]
bots = ["{LOT}", "{LOT}"]
deals = 3
[[rows]]
bots = ["{FIRST}", "{LOT}"]
deals = 2
settings = ["2"]
"""
TYPED = "golden-horn lab ladder --ladder q.toml"


class Interrupted:
    """Plays some chunks, then somebody presses Ctrl-C."""

    width = 1

    def __init__(self, chunks: int) -> None:
        self.left = chunks

    def submit(self, work: Work) -> Promise:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return Alone().submit(work)

    def close(self) -> None:
        return


def settings_of(summary: dict[str, list[dict[str, str]]]) -> list[str]:
    return [cell["setting"] for cell in summary["cells"]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("ladder")
    ladder = parse_ladder(LADDER, "q.toml")
    run_ladder(ladder, select(ladder, None, None), directory, Alone(), lambda _: None, TYPED)
    return directory


def test_a_ladder_is_a_directory_of_matches_and_a_table(whole: Path) -> None:
    lots, first = (row.name for row in parse_ladder(LADDER, "q.toml").rows)
    cells = {f"{lots}-2", f"{lots}-3x", f"{first}-2"}
    assert {path.name for path in whole.iterdir()} == {*cells, "run.json", "summary.json", "strength.md", "report.html"}
    summary = json.loads((whole / "summary.json").read_bytes())
    assert [(cell["row"], cell["setting"], cell["games"]) for cell in summary["cells"]] == [
        (lots, "2", 6),
        (lots, "3x", 9),
        (first, "2", 4),
    ]
    for cell in summary["cells"]:
        match = json.loads((whole / f"{cell['row']}-{cell['setting']}" / "summary.json").read_bytes())
        assert cell["share"] == match["bots"][0]["share"]
    text = (whole / "strength.md").read_text(encoding="utf-8")
    share = summary["cells"][0]["share"]
    entry = f"{100 * share['mean']:.1f} ({100 * share['low']:.1f} to {100 * share['high']:.1f}), 6"
    assert f"| {LOT} against {LOT} | {entry} |" in text
    assert "| | 2 players | 3 players + expansion |" in text
    assert f"$ {TYPED}" in text
    assert {rating["bot"] for rating in summary["ratings"]} == {LOT, FIRST}
    check_page((whole / "report.html").read_text(encoding="utf-8"))


def test_a_cell_can_be_played_alone_by_its_command(whole: Path, tmp_path: Path) -> None:
    cell = whole / f"{parse_ladder(LADDER, 'q.toml').rows[0].name}-3x"
    command = shlex.split(json.loads((cell / "run.json").read_bytes())["command"])
    assert main([*command[1:], "--out", str(tmp_path / "cell"), "--workers", "1", "--json"]) == 0
    assert files_of(tmp_path / "cell") == files_of(cell)


def test_a_ladder_in_pieces_ends_like_one_at_once(whole: Path, tmp_path: Path) -> None:
    ladder = parse_ladder(LADDER, "q.toml")

    def run(rows: Sequence[str] | None, settings: Sequence[str] | None) -> list[str]:
        summary = run_ladder(ladder, select(ladder, rows, settings), tmp_path, Alone(), lambda _: None, TYPED)
        return settings_of(summary)

    assert run(None, ["3x"]) == ["3x"]
    assert run([ladder.rows[1].name], None) == ["3x", "2"]
    assert run(None, None) == ["2", "3x", "2"]
    assert files_of(tmp_path) == files_of(whole)


def test_a_ladder_that_is_stopped_ends_like_one_that_is_not(whole: Path, tmp_path: Path) -> None:
    ladder = parse_ladder(LADDER, "q.toml")
    for chunks in (1, 1):
        with pytest.raises(KeyboardInterrupt):
            run_ladder(ladder, select(ladder, None, None), tmp_path, Interrupted(chunks), lambda _: None, TYPED)
        assert not (tmp_path / "strength.md").exists()
    other = run_ladder(ladder, select(ladder, None, ["3x"]), tmp_path, Alone(), lambda _: None, TYPED)
    assert settings_of(other) == ["3x"]  # the cell that was stopped is not finished
    run_ladder(ladder, select(ladder, None, None), tmp_path, Alone(), lambda _: None, TYPED)
    assert files_of(tmp_path) == files_of(whole)


def test_the_built_in_ladder_has_every_level_at_every_table() -> None:
    from goldenhorn.bots.spec import LEVELS

    ladder = parse_ladder(built_in(), BUILT_IN)
    assert {bot.partition("@")[0] for row in ladder.rows for bot in row.bots} == {*LEVELS, "seeing-admiral"}
    assert not any(plays_by_the_clock(bot) for row in ladder.rows for bot in row.bots)
    for cell in ladder.cells().values():
        assert cell.plan.deals % 24 == 0
    assert {setting for _, setting in ladder.cells()} == set(SETTINGS)
    assert {cell.plan.deals for cell in parse_ladder(built_in(), BUILT_IN, 48).cells().values()} == {48}


@pytest.mark.parametrize(
    "text",
    [
        "rows = 3",
        "no toml",
        "[[rows]]\nbots = ['random']\ndeals = 3",
        "[[rows]]\nbots = ['random', 'random']",
        "[[rows]]\nbots = ['random', 'random']\ndeals = 'many'",
        "[[rows]]\nbots = ['random', 'random']\ndeals = {2 = 24, 4 = 24}",
        "[[rows]]\nbots = ['random', 'random']\ndeals = {2 = 24, 3 = 24}",
        "[[rows]]\nbots = ['random', 'random']\ndeals = 3\nsettings = ['5']",
        "[[rows]]\nbots = ['random', 'random']\ndeals = 3\ncolour = 'red'",
        "[[rows]]\nbots = ['random', 'random']\ndeals = 3\n[[rows]]\nbots = ['random', 'random']\ndeals = 4",
        "[[rows]]\nbots = ['random', 'pirate']\ndeals = 3",
    ],
)
def test_a_ladder_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        parse_ladder(text, "mine.toml")


def test_names_of_directories() -> None:
    assert slug("admiral@400-exec:node my/bot.mjs") == "admiral@400-exec-node-my-bot.mjs"
    long = slug("x/" * 300)
    assert len(long) < 120
    assert long != slug("x/" * 301)


# Balance


@pytest.fixture(scope="module")
def balanced(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("balance")
    balance = Balance(LOT, 6, 1, SCARCE_BOX, "scarce.toml")
    run_balance(balance, select_balance(balance, ["3", "4x"], None), directory, Alone(), lambda _: None, "typed")
    return directory


def test_balance_tells_about_seats_houses_ships_variants_and_announcing(balanced: Path) -> None:
    summary = json.loads((balanced / "summary.json").read_bytes())
    names = [(cell["setting"], cell["variant"]) for cell in summary["cells"]]
    assert names == [("3", "standard"), ("3", "shuffled"), ("3", "modone"), ("4x", "standard"), ("4x", "shuffled")]
    for cell in summary["cells"]:
        assert cell["games"] == 6
        assert sum(seat["mean"] for seat in cell["seats"]) == pytest.approx(1, abs=1e-5)
        assert len(cell["houses"]) == 4
        assert cell["brought"]["mono"]["mean"] > 0
        assert 0 <= cell["house_spread"]["chance"] <= 1
        assert sum(cell["lengths"].values()) == 6
    assert [(found["setting"], found["variant"]) for found in summary["comparisons"]] == [
        ("3", "shuffled"),
        ("3", "modone"),
        ("4x", "shuffled"),
    ]
    text = (balanced / "balance.md").read_text(encoding="utf-8")
    for heading in ("## Seats", "## Houses", "by ship", "## Announcing", "by lead", "by round", "## Length", "variant"):
        assert heading in text
    check_page((balanced / "report.html").read_text(encoding="utf-8"))
    lines = (balanced / "table.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "setting,variant,measure,mean,low,high"
    assert any(line.startswith("3,modone,share of Contarini,") for line in lines)


def test_a_comparison_is_that_of_the_means_of_the_same_deals(balanced: Path) -> None:
    balance = Balance(LOT, 6, 1, SCARCE_BOX)
    cells = balance.cells()
    modone, standard = (list(deals_of(cells["3", variant], balanced)) for variant in ("modone", "standard"))
    differences = [one[0].rounds - other[0].rounds for one, other in zip(modone, standard, strict=True)]
    summary = json.loads((balanced / "summary.json").read_bytes())
    found = next(found for found in summary["comparisons"] if found["variant"] == "modone")
    assert found["rounds"]["mean"] == pytest.approx(sum(differences) / 6, abs=1e-6)
    assert found["rounds"]["low"] < found["rounds"]["mean"] < found["rounds"]["high"]


def test_balance_in_pieces_ends_like_balance_at_once(balanced: Path, tmp_path: Path) -> None:
    balance = Balance(LOT, 6, 1, SCARCE_BOX, "scarce.toml")
    for settings, variants in ((["4x"], ["shuffled"]), (["3"], None), (["4x", "3"], VARIANTS)):
        chosen = select_balance(balance, settings, variants)
        run_balance(balance, chosen, tmp_path, Alone(), lambda _: None, "typed")
    assert files_of(tmp_path) == files_of(balanced)


def row(deal: int, announcer: int | None, winner: int, lead: int, rounds: int) -> GameRow:
    scores = tuple(20 + 5 * (seat == winner) for seat in range(3))
    shares = tuple(float(seat == winner) for seat in range(3))
    houses = ("Contarini", "Dandolo", "Loredan")
    end: EndReason = "port" if announcer is None else "announced"
    zeros = (0, 0, 0)
    known = None if announcer is None else lead
    return GameRow(deal, 0, zeros, houses, scores, shares, end, announcer, known, rounds, 9, zeros, zeros, (zeros,) * 3)


def test_announcers_by_lead_and_round() -> None:
    announcing = Announcing()
    for rows in (
        [row(0, 0, 0, 3, 12), row(0, 1, 2, -2, 14)],
        [row(1, 2, 2, 4, 11), row(1, None, 0, 0, 40)],
        [row(2, 0, 1, -4, 21)],
    ):
        announcing.add(rows)
    found = announcing.summary()
    assert found["games"]["mean"] == 0.8
    assert found["share"]["mean"] == 0.5
    assert [(group["name"], group["games"], group["mean"]) for group in found["by_lead"]] == [
        ("1 to 4 behind", 2, 0.0),
        ("1 to 4 ahead", 2, 1.0),
    ]
    assert [(group["name"], group["games"]) for group in found["by_round"]] == [
        ("rounds 10 to 14", 3),
        ("rounds 20 to 24", 1),
    ]
    assert [lead_name(lead) for lead in (-30, -5, -4, -1, 0, 1, 4, 5, 9, 10, 40)] == [
        "5 or more behind",
        "5 or more behind",
        "1 to 4 behind",
        "1 to 4 behind",
        "level",
        "1 to 4 ahead",
        "1 to 4 ahead",
        "5 to 9 ahead",
        "5 to 9 ahead",
        "10 or more ahead",
        "10 or more ahead",
    ]


# The commands


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ladder", "--cells", "random-pirate"], "No cell of the ladder is called “random-pirate”"),
        (["ladder", "--settings", "5"], "“5” is no kind of table"),
        (["ladder", "--deals", "0"], "0 deals cannot be played"),
        (["ladder", "--ladder", "no-such-file.toml"], "no-such-file.toml cannot be read"),
        (["balance", "pirate"], "“pirate” names no bot"),
        (["balance", "random", "--variants", "round"], "“round” is no kind of table"),
        (["balance", "random", "--deals", "0"], "0 deals cannot be played"),
        (["balance", "random", "--fleets", "25"], "25 assignments cannot be compared; there are 24"),
        (["balance", "random", "--fleets", "0"], "0 assignments cannot be compared"),
        (["balance", "random", "--fleets", "3", "--ships", "XYZ"], "“XYZ” is no ship"),
    ],
)
def test_what_cannot_be_done_is_told(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "lab", *arguments, "--out", str(tmp_path / "run")]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_the_commands_of_ladder_and_balance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "q.toml").write_text(LADDER, encoding="utf-8")
    out = tmp_path / "ladder"
    common = ["--workers", "1", "--out"]
    ladder = ["lab", "ladder", "--ladder", str(tmp_path / "q.toml"), "--deals", "1", "--settings", "2"]
    assert main([*ladder, *common, str(out)]) == 0
    assert capsys.readouterr().out == (out / "strength.md").read_text(encoding="utf-8")
    assert main([*ladder, "--json", *common, str(out)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((out / "summary.json").read_bytes())
    out = tmp_path / "balance"
    assert main(["lab", "balance", LOT, "--deals", "2", "--settings", "2", *common, str(out)]) == 0
    assert capsys.readouterr().out == (out / "balance.md").read_text(encoding="utf-8")
    balance = Balance(LOT, 3, 0, standard_box())
    with pytest.raises(GoldenHornError, match="belongs to another run"):
        run_balance(balance, [], out, Alone(), lambda _: None, "")
