"""Records: both forms without loss, and every wrong record refused with the event, what was expected, and the rule."""

import copy
import json
from contextlib import suppress
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenhorn import Game, GoldenHornError, Malformed, Options, SeededDealer
from goldenhorn.game.actions import ACTIONS
from goldenhorn.lab.simulate import records
from goldenhorn.record import migrations
from goldenhorn.record.codec import options_of, read_json, record_from_data, record_of, schema, write_json
from goldenhorn.record.files import read_records
from goldenhorn.record.model import Record
from goldenhorn.record.notation import read_text, write_text
from goldenhorn.record.verify import RecordFault, replay, verify
from players import options, play, positions


def data_of(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(write_json(record))
    return data


def test_whole_numbers_are_those_of_json_schema(finished: dict[str, Any]) -> None:
    loose = finished | {"version": 1.0, "options": finished["options"] | {"first": 0.0}}
    jsonschema.validate(loose, schema())
    assert read_json(json.dumps(loose)) == record_from_data(finished)
    with pytest.raises(Malformed):
        read_json(json.dumps(finished | {"options": finished["options"] | {"first": 0.5}}))


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    return data_of(record_of(play(Options(2, expansion=True), 8)))


@given(positions(), st.dictionaries(st.from_regex(r"[a-z]{1,9}", fullmatch=True), st.text(max_size=20)))
@settings(max_examples=100)
def test_both_forms_lose_nothing(game: Game, about: dict[str, str]) -> None:
    about = {key: "".join(letter for letter in value if letter >= " " and letter != "\x7f") for key, value in about.items()}
    record = record_of(game, about)
    assert read_json(write_json(record)) == record
    text = write_text(record)
    assert read_text(text) == record
    assert write_text(read_text(text)) == text
    assert verify(record) is None
    assert replay(record).state == game.state
    assert options_of(record) == game.options


@given(options(), st.integers(0, 1000))
@settings(max_examples=20)
def test_records_with_legal_lists_lose_nothing(table: Options, seed: int) -> None:
    (record,) = records(table, seed, 1, legal=True)
    assert read_text(write_text(record)) == record
    assert verify(record) is None
    jsonschema.validate(data_of(record), schema())


def test_several_records_in_one_file_are_read_one_by_one() -> None:
    found = list(records(Options(2), 3, 3))
    lines = "".join(write_json(record).decode() + "\n" for record in found)
    texts = "\n".join(write_text(record) for record in found)
    assert list(read_records(lines)) == list(read_records(texts)) == found
    assert list(read_records(json.dumps(data_of(found[0]), indent=2))) == found[:1]


def change(event: dict[str, Any], rng: Any) -> None:
    """One event with other content of the right form."""
    match event["type"]:
        case "action":
            if rng.random() < 0.2:
                event["seat"] = rng.randrange(4)
            else:
                event["action"] = str(rng.choice(ACTIONS))
        case "fill":
            letters = "".join(rng.choice("YPGROBKW") for _ in event["cubes"] + rng.choice(["", "Y"]))
            event["cubes"] = "".join(sorted(letters, key="YPGROBKW".index))
        case "draw":
            letters = "".join(rng.choice("YPGROB") for _ in event["cards"] + rng.choice(["", "Y"]))
            event["cards"] = "".join(sorted(letters, key="YPGROB".index))
        case "layout":
            event["tiles"] = [rng.choice(["OPG", "GOP", "RBY", "YBR"]) for _ in event["tiles"]]
        case "first":
            event["seat"] = rng.randrange(4)


@given(
    options(), st.integers(0, 50), st.randoms(use_true_random=False), st.sampled_from(["change", "drop", "double", "swap"])
)
@settings(max_examples=250)
def test_a_record_with_one_changed_event_is_refused_or_equally_legal(table: Options, seed: int, rng: Any, how: str) -> None:
    (record,) = records(table, seed, 1)
    data = data_of(record)
    number = rng.randrange(len(data["events"]))
    match how:
        case "change":
            change(data["events"][number], rng)
        case "drop":
            del data["events"][number]
        case "double":
            data["events"].insert(number, copy.deepcopy(data["events"][number]))
        case "swap":
            other = rng.randrange(len(data["events"]))
            events = data["events"]
            events[number], events[other] = events[other], events[number]
    with suppress(RecordFault, Malformed):
        game = replay(record_from_data(data))
        assert verify(record_of(game)) is None


@given(st.integers(0, 5000))
@settings(max_examples=60)
def test_a_record_cut_anywhere_is_noticed(cut: int) -> None:
    (record,) = records(Options(2), 1, 1)
    content = write_json(record)
    with pytest.raises(Malformed):
        read_json(content[: min(cut, len(content) - 1)])
    text = write_text(record)
    with suppress(Malformed):
        assert verify(read_text(text[: min(cut, len(text) - 2)])) is not None


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("version",), 2, "record-version"),
        (("version",), 0, "record-version"),
        (("version",), "1", "record-no-version"),
        (("rules_version",), 9, "record-rules-version"),
        (("format",), "chess", "record-not-one"),
        (("options", "players"), 5, "record-form"),
        (("options", "houses"), ["Medici", "Dandolo"], "record-form"),
        (("options", "colour"), "red", "record-form"),
        (("events", 0, "type"), "wish", "record-form"),
        (("events", 0, "seat"), -1, "record-form"),
        (("events", 0, "action"), "place; raid", "record-form"),
        (("box", "hand"), "five", "record-form"),
        (("events",), None, "record-form"),
        (("events", 0, "action"), "place VVV\n", "record-form"),
        (("about",), {"date": "today\n"}, "record-form"),
        (("about",), {"date\n": "today"}, "record-form"),
    ],
)
def test_what_cannot_be_read(finished: dict[str, Any], path: tuple[Any, ...], value: object, message: str) -> None:
    data = copy.deepcopy(finished)
    at = data
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(Malformed) as error:
        record_from_data(data)
    assert error.value.message == message


@pytest.mark.parametrize("data", [None, [], 3, "text", {}, {"format": "golden-horn-record"}])
def test_what_is_no_record(data: object) -> None:
    with pytest.raises(Malformed):
        record_from_data(data)


def fault_of(data: dict[str, Any]) -> tuple[int | None, str, str | None]:
    fault = verify(record_from_data(data))
    assert fault is not None
    assert str(fault.error)
    return fault.event, fault.error.message, fault.rule


def without_shuffle(data: dict[str, Any]) -> dict[str, Any]:
    return {**copy.deepcopy(data), "shuffle": None}


def test_faults_name_the_event_what_was_expected_and_the_rule(finished: dict[str, Any]) -> None:
    data = without_shuffle(finished)
    fills = [number for number, event in enumerate(data["events"]) if event["type"] == "fill"]
    data["events"][fills[0]]["cubes"] = "K" * 10
    assert fault_of(data) == (fills[0], "filling-lacks", "2.6")
    data["events"][fills[0]]["cubes"] = "K"
    assert fault_of(data) == (fills[0], "filling-number", "2.6")
    data = without_shuffle(finished)
    data["events"][fills[2]]["cubes"] += "W" * 10
    assert fault_of(data) == (fills[2], "filling-number", "5.2")


def test_a_hand_that_has_not_the_card() -> None:
    game = Game(players=2, seed=3)
    game.apply("place VVV")
    game.apply("place VVV")
    data = data_of(record_of(game))
    number = len(data["events"])
    load = next(str(action) for action in game.legal() if str(action).startswith("load mono"))
    filling = game.apply(load)[1]
    data["events"] += [
        {"type": "action", "seat": 0, "action": load},
        {"type": "fill", "port": "Venice", "cubes": filling.cubes},  # type: ignore[union-attr]
        {"type": "action", "seat": 0, "action": "sail mono Modone"},
    ]
    data["shuffle"] = None
    hand = game.state.hand[0]
    if hand[4] and hand[2]:
        pytest.fail("choose a seed without orange and green cards")
    assert fault_of(data) == (number + 2, "sail-no-wind", "5.7")


def test_the_result_is_checked(finished: dict[str, Any]) -> None:
    data = without_shuffle(finished)
    data["result"]["scores"][0]["goods"] += 1
    assert fault_of(data) == (None, "result-wrong", "7.2")
    wrong = verify(record_from_data(data))
    assert wrong is not None
    assert "ScoreRecord" not in str(wrong.error)
    data["result"] = None
    assert fault_of(data) == (None, "result-missing", "6.3")
    data = without_shuffle(finished)
    data["events"].pop()
    event, message, _ = fault_of(data)
    assert (event, message) == (None, "result-early")
    data = without_shuffle(finished)
    data["events"].append({"type": "action", "seat": 0, "action": "done"})
    assert fault_of(data) == (len(data["events"]) - 1, "game-over", "6.3")


def test_scores_as_text_name_their_houses() -> None:
    (record,) = records(Options(2), 1, 1)
    text = write_text(record).replace("score Contarini", "score Dandolo")
    with pytest.raises(Malformed) as error:
        read_text(text)
    assert error.value.message == "notation-line"


def test_a_wrong_legal_list_is_a_fault() -> None:
    (record,) = records(Options(2), 1, 1, legal=True)
    data = data_of(record)
    data["events"][0]["legal"][0] = "done"
    assert fault_of(data)[:2] == (0, "record-legal")


def test_a_shuffle_is_checked_against_its_secret(finished: dict[str, Any]) -> None:
    assert verify(record_from_data(finished)) is None
    data = copy.deepcopy(finished)
    data["shuffle"]["secret"] = "another"
    assert fault_of(data) == (None, "shuffle-commitment", None)
    game = play(Options(2), 8)
    other = record_of(Game.replay(game.options, game.events, SeededDealer("another")))
    fault = verify(other)
    assert fault is not None
    assert fault.error.message == "shuffle-other"
    assert fault.event == 2


def test_a_running_game_keeps_its_secret() -> None:
    game = play(Options(2), 8, 20)
    record = record_of(game)
    assert record.shuffle is not None
    assert record.shuffle.secret is None
    assert record.shuffle.commitment == SeededDealer(8).commitment
    assert record.result is None
    assert verify(record) is None


def test_a_box_that_contradicts_itself_is_a_fault(finished: dict[str, Any]) -> None:
    data = without_shuffle(finished)
    data["box"]["fleets"]["Dandolo"]["mono"] = "RRB"
    assert fault_of(data) == (None, "box-sails", "1.7")


def test_older_versions_are_migrated(finished: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A step for a version that never was: what records called a house before."""

    def step(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "version": 1, "about": {"migrated": "yes"}}

    monkeypatch.setitem(migrations.STEPS, 0, step)
    record = record_from_data({**finished, "version": 0})
    assert record.version == 1
    assert record.about == {"migrated": "yes"}
    assert verify(record) is None


def test_the_schema_accepts_records_and_refuses_others(finished: dict[str, Any]) -> None:
    jsonschema.validate(finished, schema())
    for key in ("options", "events", "box"):
        broken = {name: value for name, value in finished.items() if name != key}
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(broken, schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**finished, "events": [{"type": "wish"}]}, schema())


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "houses",
        "expansion: perhaps",
        "box: other",
        "first: x",
        "Contarini: fly",
        "Contarini: Venice YY",
        "score X: 1",
    ],
)
def test_a_line_that_is_not_understood_is_named(line: str) -> None:
    (record,) = records(Options(2), 1, 1)
    lines = write_text(record).splitlines()
    with pytest.raises(GoldenHornError) as error:
        read_text("\n".join([*lines[:12], line, *lines[12:]]))
    assert error.value.message in ("notation-line", "record-form")
    if error.value.message == "notation-line":
        assert error.value.facts["number"] == 13


@given(st.text(max_size=200))
def test_no_text_crashes_the_reader(text: str) -> None:
    for content in (text, "golden-horn record 1\n" + text):
        with pytest.raises(Malformed):
            read_text(content)


@given(st.binary(max_size=60))
def test_no_bytes_crash_the_reader(content: bytes) -> None:
    with pytest.raises(Malformed):
        read_json(content)


def test_records_are_plain_data() -> None:
    (record,) = records(Options(2), 1, 1)
    assert msgspec.to_builtins(record) == data_of(record)
