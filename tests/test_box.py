"""The box: what may be replaced, and what it says where it contradicts itself."""

from typing import Any

import pytest

from goldenhorn import GoldenHornError, Malformed, Options
from goldenhorn.errors import BoxError
from goldenhorn.rules.box import box_from_dict, parse_box, standard_box
from players import play


def changed(path: str, value: object) -> dict[str, Any]:
    """The standard box with one entry changed."""
    content = standard_box().to_dict()
    *parents, last = path.split(".")
    table = content
    for parent in parents:
        table = table[parent]
    table[last] = value
    return content


def test_a_box_survives_its_own_content() -> None:
    assert box_from_dict(standard_box().to_dict()) == standard_box()


def test_missing_entries_are_the_standard_ones() -> None:
    assert parse_box("") == standard_box()
    assert parse_box(
        '[sea_way]\n2 = ["GPO", "YRB"]\n3 = ["RBY", "OPG", "RBY", "OPG"]\n4 = ["RBY", "OPG", "RBY", "OPG"]'
    ).tiles(2) == ("GPO", "YRB")


@pytest.mark.rule("1.6", "1.8", "8.2")
def test_another_box_is_played_with() -> None:
    content = changed("fleets.Contarini", {"mono": "BBB", "duo": "PPO", "trio": "GYR"})
    content["sea_way"]["2"] = ["GPO", "YRB"]
    content["territories"]["Zara"] = {"cost": 1, "worth": 7}
    game = play(Options(2, expansion=True, box=box_from_dict(content)), 3, 10)
    view = game.view()
    assert view.ships[0].sails == "BBB"
    assert view.colours == ("", "G", "P", "O", "", "Y", "R", "B", "")
    assert (view.territories[0].cost, view.territories[0].worth) == (1, 7)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("fleets.Contarini.mono", "PPB", "box-sails"),
        ("fleets.Contarini.mono", "PP", "box-sails"),
        ("fleets.Contarini.mono", "XXX", "box-sails"),
        ("fleets.Contarini.duo", "BBB", "box-sails"),
        ("fleets.Contarini.trio", "GYY", "box-sails"),
        ("fleets.Contarini.mono", "BBB", "box-fleet-colours"),
        ("fleets.Contarini", {"mono": "PPP"}, "box-keys"),
        ("fleets.Contarini", "PPP", "box-not-a-table"),
        ("fleets", {"Contarini": {}}, "box-keys"),
        ("fleets", 3, "box-not-a-table"),
        ("sea_way.2", ["OPG", "OPG"], "box-neighbours"),
        ("sea_way.2", ["OPG"], "box-tile-count"),
        ("sea_way.3", ["OPG", "RBY", "OPG", "RBO"], "box-tile"),
        ("sea_way.4", ["OPG", "RBY", "OPG", "RBBY"], "box-tile"),
        ("sea_way.2", "OPG", "box-not-tiles"),
        ("sea_way", {"2": ["OPG", "RBY"]}, "box-keys"),
        ("territories.Zara.cost", 0, "box-number"),
        ("territories.Zara.cost", 25, "box-number"),
        ("territories.Zara.worth", "3", "box-number"),
        ("territories.Zara", {"cost": 1}, "box-keys"),
        ("territories.Rhodes", {"cost": 1, "worth": 1}, "box-keys"),
        ("cubes_per_colour", 3, "box-few-cubes"),
        ("cards_per_colour", 3, "box-few-cards"),
        ("hand", 14, "box-few-cards"),
        ("port", True, "box-number"),
        ("port_expansion", 21, "box-number"),
        ("hand", 21, "box-number"),
        ("black", 9, "box-number"),
        ("white", -1, "box-number"),
        ("conquerors", 1000, "box-number"),
        ("hulls", 3, "box-unknown-entry"),
    ],
)
def test_a_box_that_contradicts_itself(path: str, value: object, message: str) -> None:
    with pytest.raises(BoxError) as error:
        box_from_dict(changed(path, value))
    assert error.value.message == message
    assert str(error.value)


def test_a_box_file_that_is_no_toml() -> None:
    with pytest.raises(Malformed) as error:
        parse_box("fleets = ")
    assert error.value.message == "box-not-toml"


def test_box_errors_name_the_rule_where_there_is_one() -> None:
    with pytest.raises(GoldenHornError) as error:
        box_from_dict(changed("sea_way.2", ["OPG", "PGO"]))
    assert error.value.rule == "2.2"
