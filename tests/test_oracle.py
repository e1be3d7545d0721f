"""The game against an independent second implementation of the rules: every legal list and every result of whole games."""

import random
from typing import Any

import msgspec
import pytest

from goldenhorn.game.options import Options
from goldenhorn.lab.simulate import records
from goldenhorn.record.codec import record_from_data, write_json
from goldenhorn.record.verify import verify
from goldenhorn.rules.box import box_from_dict, standard_box
from oracle import OracleError, check_record, random_record

TABLES = [
    Options(2),
    Options(3),
    Options(4),
    Options(2, expansion=True),
    Options(3, expansion=True),
    Options(4, expansion=True),
    Options(3, modone=True, expansion=True, first=None),
    Options(2, layout="shuffled", houses=("Loredan", "Dandolo"), first=1),
    Options(4, layout="shuffled", expansion=True, houses=("Morosini", "Contarini", "Loredan", "Dandolo"), first=None),
]

# Few cubes, cards and conquerors: pile and bag run out, peasants appear, ports close.
SCARCE = {
    "cubes_per_colour": 4,
    "cards_per_colour": 4,
    "white": 20,
    "conquerors": 3,
    "sea_way": {"2": ["GOP", "YRB"], "3": ["RBY", "OPG", "BYR", "PGO"], "4": ["OPG", "RBY", "GPO", "YBR"]},
}


def as_data(record: object) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return data


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_oracle_finds_every_legal_list_right(options: Options) -> None:
    for record in records(options, seed=11, games=25, legal=True):
        assert check_record(as_data(record)) > 20


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansion", [False, True])
def test_the_oracle_agrees_on_scarce_boxes(players: int, expansion: bool) -> None:
    options = Options(players, expansion, box=box_from_dict(SCARCE))
    for record in records(options, seed=5, games=25, legal=True):
        check_record(as_data(record))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("box", [standard_box().to_dict(), box_from_dict(SCARCE).to_dict()], ids=["standard", "scarce"])
def test_the_oracles_own_games_verify(players: int, expansion: bool, box: dict[str, Any]) -> None:
    rng = random.Random(players)
    houses = rng.sample(["Contarini", "Dandolo", "Loredan", "Morosini"], players)
    for layout, first in (("standard", 0), ("shuffled", None)):
        options = {
            "players": players,
            "houses": houses,
            "expansion": expansion,
            "layout": layout,
            "modone": players == 3 and rng.random() < 0.5,
            "first": first,
        }
        for _ in range(4):
            data = random_record(options, box, rng)
            data |= {"format": "golden-horn-record", "version": 1, "rules_version": 1}
            record = record_from_data({**data, "result": None})
            fault = verify(record)
            assert fault is not None
            assert fault.error.message == "result-missing"
            assert fault.event is None


def test_the_oracle_refuses_a_wrong_legal_list() -> None:
    (record,) = records(Options(2), seed=1, games=1, legal=True)
    data = as_data(record)
    decision = next(event for event in data["events"] if event["type"] == "action" and len(event["legal"]) > 1)
    decision["legal"].pop()
    with pytest.raises(OracleError, match="listed"):
        check_record(data)


def test_json_of_records_is_one_line() -> None:
    (record,) = records(Options(2), seed=1, games=1)
    assert b"\n" not in write_json(record)
