"""What the pages say is true: their programs run and print what stands there, their links lead somewhere."""

import contextlib
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from goldenhorn import Game, Options, SeededDealer
from goldenhorn.bots.kernel.choosing import MISJUDGED, OVERLOOKED
from goldenhorn.bots.kernel.desk import OWN, SEAT, SHIP, TABLE, WIDTH_FIRST, WIDTH_SECOND
from goldenhorn.bots.kernel.features import feature_count
from goldenhorn.bots.kernel.greedy import CARD
from goldenhorn.bots.kernel.search import MARGIN, OWN_MARGIN, PATIENCE
from goldenhorn.bots.levels import ADMIRAL, DOGE, LEVELS
from goldenhorn.lab.simulate import records
from goldenhorn.lab.training import BATCH, CANDIDATES, GENERATION, SAVED, TRIAL_DEALS, Plan
from goldenhorn.record.codec import record_of, schema, write_json
from goldenhorn.record.notation import read_text, write_text
from goldenhorn.rules.box import parse_box, standard_box
from players import SCARCE_BOX, play

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
# What examples are told here, so that they come to an end soon.
ARGUMENTS = {"learn_numpy": ["3"]}
PIECES = {"fill": "cubes", "draw": "cards"}
NAMED = {"play", "terminal", "companion", "serve", "simulate", "analyse", "completion", "help"}  # in the list of commands
VERBS = {
    "record": ("verify", "show", "convert", "schema"),
    "lab": ("match", "ladder", "balance", "calibrate", "advised", "train"),
}
OPTION = r"--[a-z-]+[a-z]"
TABLES = [
    Options(2),
    Options(4),
    Options(3, expansion=True, layout="shuffled", modone=True, houses=("Loredan", "Dandolo", "Morosini"), first=None),
    Options(4, expansion=True, box=SCARCE_BOX),
]


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and content."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def python_of(page: Path) -> str:
    """The only Python block of a page."""
    (program,) = [content for language, content in blocks(page) if language == "python"]
    return program


def printed(program: str, names: dict[str, Any]) -> str:
    """Run a program in a namespace; what it prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(program, "a block", "exec"), names)
    return output.getvalue()


def test_the_program_of_the_readme_plays_a_game() -> None:
    lines = printed(python_of(ROOT / "README.md"), {"__name__": "readme"}).splitlines()
    assert [line.split()[0] for line in lines] == ["Contarini", "Dandolo", "Loredan"]
    assert any(line.endswith("wins") for line in lines)


def test_the_tutorial_prints_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks(DOCS / "tutorial.md")
    assert [language for language, _ in found] == ["python", "text"] * (len(found) // 2)
    names: dict[str, Any] = {"__name__": "tutorial"}
    for (_, program), (_, shown) in zip(found[::2], found[1::2], strict=True):
        assert printed(program, names) == shown


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(example: Path, tmp_path: Path) -> None:
    done = run(example, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert example.read_text(encoding="utf-8").startswith('"""')


def test_the_programs_of_research_md_run() -> None:
    programs = [content for language, content in blocks(DOCS / "research.md") if language == "python"]
    ends, seats, shapes = (printed(program, {"__name__": "research"}) for program in programs)
    assert ends.split()[0] in ("port", "announced", "quiet", "territories")
    assert seats[0] in "01"
    assert shapes == "(1024, 651) (1024, 369)\n"


def test_the_game_of_the_example_is_a_record() -> None:
    text, _, scores = run(ROOT / "examples" / "a_whole_game.py").stdout.rpartition("\n\n")
    record = read_text(text)
    assert record.result is not None
    assert f"{record.result.scores[0].total} points" in scores


def test_the_real_table_follows_what_is_typed() -> None:
    typed = [
        "place VVV",
        "place CCC",
        "YYY",
        "yyyppp ggg",
        "RRROOOBBB",
        "YPGRO",
        "YPGRO",
        "load mono P",
        "load trio P",
        "GGG",
    ]
    done = run(ROOT / "examples" / "real_table.py", typed="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert "9 cubes are to be drawn, not 3." in done.stdout
    assert "(rule 5.2)" in done.stdout
    assert "Contarini: load trio P; Venice +GGG\n\nresult: unfinished\n" in done.stdout


def run(example: Path, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(example), *ARGUMENTS.get(example.stem, [])],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        cwd=cwd,
        timeout=300,
        check=False,
    )


def first_wrong_event(record: dict[str, Any]) -> int | None:
    """As the program of docs/record.md finds it."""
    names: dict[str, Any] = {}
    program = python_of(DOCS / "record.md")
    assert "goldenhorn" not in program
    exec(compile(program, "record.md", "exec"), names)
    number: int | None = names["first_wrong_event"](record)
    return number


def dealt_records(table: Options) -> Iterator[dict[str, Any]]:
    for seed in range(4):
        game = Game.of(table, SeededDealer(f"secret {seed}", "salt" * (seed % 2)), compiled=False)
        rng = random.Random(seed)
        while not game.over:
            game.apply(rng.choice(game.legal()))
        yield json.loads(write_json(record_of(game)))


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.rule("5.12", "2.2", "2.4")
def test_a_shuffle_can_be_checked_without_the_package(table: Options) -> None:
    for record in dealt_records(table):
        assert first_wrong_event(record) is None
        changed = random.Random(1).choice([n for n, event in enumerate(record["events"]) if event["type"] in PIECES])
        event = record["events"][changed]
        field = PIECES[event["type"]]
        event[field] = ("B" if "Y" in event[field] else "Y") * len(event[field])
        assert first_wrong_event(record) == changed


def test_another_secret_is_noticed_without_the_package() -> None:
    record = next(dealt_records(Options(2)))
    record["shuffle"]["secret"] += "?"
    with pytest.raises(AssertionError, match="another secret"):
        first_wrong_event(record)


def test_the_game_in_record_md_is_a_golden_one() -> None:
    texts = [content for language, content in blocks(DOCS / "record.md") if content.startswith("golden-horn record 1\n")]
    assert texts == [(ROOT / "tests" / "golden" / "announced.ghr").read_text(encoding="utf-8")]
    assert write_text(read_text(texts[0])) == texts[0]


def test_the_published_schema_is_the_one_of_the_program() -> None:
    published = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
    assert published == schema()
    jsonschema.Draft202012Validator.check_schema(published)
    judge = jsonschema.Draft202012Validator(published)
    for table in TABLES:
        for record in records(table, seed=3, games=2, legal=True):
            judge.validate(json.loads(write_json(record)))
        judge.validate(json.loads(write_json(record_of(play(table, 1, 30)))))


def test_every_field_of_a_record_is_described() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    for name, definition in schema()["$defs"].items():
        for field in definition["properties"]:
            assert f"`{field}`" in text, f"{name}.{field}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        assert path.exists(), target
        if anchor:
            assert anchor in anchors(path), target


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_command_and_option_is_described_and_exists() -> None:
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`golden-horn ([a-z ]+?)`\]", text))
    verbs = {f"{command} {verb}" for command, verbs in VERBS.items() for verb in verbs}
    assert named == NAMED | verbs
    options = set()
    for command in sorted(named):
        done = subprocess.run(
            [sys.executable, "-m", "goldenhorn", *command.split(), "--help"], capture_output=True, text=True, check=True
        )
        assert "example" in done.stdout
        for line in re.findall(r"^ +(--.*)$", done.stdout, re.MULTILINE):
            options |= set(re.findall(OPTION, line))
    assert options | {"--help", "--lang", "--version"} == set(re.findall(OPTION, text))


def test_the_numbers_of_bots_md_are_those_of_the_program() -> None:
    text = " ".join((DOCS / "bots.md").read_text(encoding="utf-8").split())
    assert re.findall(r"\| (Deckhand|Sailor|Captain|Admiral|Doge) \|", text) == [level.title() for level in LEVELS]
    assert (ADMIRAL.seconds, DOGE.seconds) == (0.5, 4)
    assert "half a second, four seconds" in text
    two, three, four = (feature_count(players) for players in (2, 3, 4))
    plan = Plan(2, expansion=False, games=1)
    parts = [f"{100 * part:g}" for part in CANDIDATES]
    for told in (
        f"{OVERLOOKED} per cent and misjudges the others by up to one and a half points",
        f"**A card** is worth {CARD} points",
        f"by {two} numbers with two players, {three} with three, {four} with four",
        f"| own | {OWN} |",
        f"| table | {TABLE} |",
        f"| each seat | {SEAT} |",
        f"{SHIP} numbers for each ship",
        f"two layers of {WIDTH_FIRST} and {WIDTH_SECOND} rectified sums",
        f"The trace is {plan.trace} for as many decisions as there are players",
        f"In {100 * plan.explore:g} per cent of its decisions at first, in {100 * plan.last_explore:g} per cent at the end",
        f"{GENERATION} games are a generation",
        f"in batches of {BATCH}",
        f"from {plan.rate} to {plan.last_rate:.5f}",
        f"after {', '.join(parts[:-1])} and {parts[-1]} per cent of the run",
        f"in every seat of {TRIAL_DEALS} deals",
        f"is saved every {SAVED} generations",
    ):
        assert told in text, told
    assert MISJUDGED == 1.5
    assert f"within {MARGIN} of the best one, {OWN_MARGIN} for the seat that searches" in text
    assert PATIENCE[2:] == (8, 8, 32)
    assert "The first eight times a position is met" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_commands_in_consoles_exist(page: Path) -> None:
    for language, content in blocks(page):
        if language == "console":
            for line in re.findall(r"^\$ golden-horn (.*)$", content, re.MULTILINE):
                words = line.removeprefix("--lang de ").split()
                assert words[0] in {*NAMED, "prepare", *VERBS}, line
                assert words[0] not in VERBS or words[1] in VERBS[words[0]], line


def test_the_box_of_commands_md_is_one() -> None:
    (text,) = [content for language, content in blocks(DOCS / "commands.md") if language == "toml"]
    box = parse_box(text)
    assert box.hand == 6
    assert box.territories != standard_box().territories
    assert box.fleets == standard_box().fleets
