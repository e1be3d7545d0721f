"""Assignments of sails to fleets: all that rule 1.8 allows and no other, and how even they are."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from goldenhorn import Malformed
from goldenhorn.lab.fleet_balance import FleetBalance, run_fleets
from goldenhorn.lab.fleets import (
    EXAMPLES,
    assignment_of,
    assignments,
    box_of,
    box_text,
    fleet_texts,
    parse_ships,
)
from goldenhorn.lab.pool import Alone
from goldenhorn.rules.box import CIRCLE, TRIANGLE, parse_box, standard_box
from goldenhorn.rules.material import COLOUR_LETTERS
from lab_bots import LOT
from lab_checks import check_page, files_of
from players import SCARCE_BOX


@pytest.mark.rule("1.8")
def test_every_assignment_has_the_properties_of_the_rule() -> None:
    for assignment in assignments(()):
        fleets = sorted(assignment, key=str)
        assert len(fleets) == 4
        trios = [trio for _, _, trio in fleets]
        assert all(len(one & other) == 1 for one, other in combinations(trios, 2))
        assert all(sum(colour in trio for trio in trios) == 2 for colour in COLOUR_LETTERS)
        assert len({mono for mono, _, _ in fleets}) == 4
        for mono, duo, trio in fleets:
            assert (len(mono), len(duo), len(trio)) == (1, 2, 3)
            assert mono | duo | trio == set(COLOUR_LETTERS)
            assert len(duo & CIRCLE) == len(duo & TRIANGLE) == 1


@pytest.mark.rule("1.8")
def test_no_assignment_is_missing() -> None:
    """All fleets of three ships, four of which are put together in every way: slower, and without a thought."""
    colours = set(COLOUR_LETTERS)
    fleets = [
        (frozenset(mono), frozenset(duo), frozenset(colours - {mono} - set(duo)))
        for mono in sorted(colours)
        for duo in combinations(sorted(colours - {mono}), 2)
        if len(CIRCLE & set(duo)) == 1
    ]
    found = set()

    def complete(chosen: list[tuple[frozenset[str], frozenset[str], frozenset[str]]], begin: int) -> None:
        if len(chosen) == 4:
            if all(sum(colour in trio for _, _, trio in chosen) == 2 for colour in colours):
                found.add(frozenset(chosen))
            return
        for index in range(begin, len(fleets)):
            mono, _, trio = fleets[index]
            if all(mono != other[0] and len(trio & other[2]) == 1 for other in chosen):
                complete([*chosen, fleets[index]], index + 1)

    complete([], 0)
    assert found == set(assignments(()))
    assert len(found) == 162


@pytest.mark.rule("1.8")
def test_the_ships_of_the_rulebooks_examples_occur() -> None:
    found = assignments()
    assert len(found) == 24
    for assignment in found:
        assert {ship for fleet in assignment for ship in fleet} >= set(EXAMPLES)
    assert assignment_of(standard_box()) in found
    assert set(found) < set(assignments([frozenset("GYR")])) < set(assignments(()))


def test_assignments_make_boxes() -> None:
    for assignment in assignments():
        box = box_of(assignment)
        assert assignment_of(box) == assignment
        assert parse_box(box_text(box)) == box
    assert parse_box(box_text(SCARCE_BOX)) == SCARCE_BOX
    texts = [fleet_texts(assignment) for assignment in assignments()]
    assert texts == sorted(texts)
    assert len(set(texts)) == 24


def test_ships_as_people_write_them() -> None:
    assert parse_ships(["GYR", "PPP", "BBO"]) == (frozenset("GYR"), frozenset("P"), frozenset("BO"))
    for text in ("", "XYZ", "GYRB", "gyr"):
        with pytest.raises(Malformed):
            parse_ships([text])


def test_the_own_box_comes_first_and_no_box_twice() -> None:
    for number in (1, 2, 7, 24):
        boxes = FleetBalance("random", number, 24, 0, standard_box()).boxes
        assert len({assignment_of(box) for box in boxes}) == number
        assert boxes[0] == standard_box()
    other = FleetBalance("random", 3, 24, 0, standard_box(), parse_ships(["YBP"])).boxes
    assert standard_box() not in other
    assert all(frozenset("YBP") in {trio for _, _, trio in assignment_of(box)} for box in other)


def test_fleets_are_compared_by_the_spread_of_their_houses(tmp_path: Path) -> None:
    fleets = FleetBalance(LOT, 2, 4, 1, SCARCE_BOX)
    run_fleets(fleets, ["2"], tmp_path / "pieces", Alone(), lambda _: None, "typed")
    summary = run_fleets(fleets, ["2", "3"], tmp_path / "pieces", Alone(), lambda _: None, "typed")
    run_fleets(fleets, ["2", "3"], tmp_path / "whole", Alone(), lambda _: None, "typed")
    assert files_of(tmp_path / "pieces") == files_of(tmp_path / "whole")
    found = summary["assignments"]
    assert {each["number"] for each in found} == {1, 2}
    assert found == sorted(found, key=lambda each: (each["deviation"], each["number"]))
    for each in found:
        box = parse_box((tmp_path / "whole" / f"box-{each['number']:03}.toml").read_text(encoding="utf-8"))
        assert box.to_dict()["fleets"] == each["fleets"]
        for measured in each["settings"].values():
            assert measured["games"] == 4
            assert len(measured["houses"]) == 4
    rows = (tmp_path / "whole" / "001-2" / "games.jsonl").read_bytes().splitlines()
    houses: dict[str, float] = {}
    for line in map(json.loads, rows):
        for house, share in zip(line["houses"], line["shares"], strict=True):
            houses[house] = houses.get(house, 0) + share / 2
    (standard,) = [each for each in found if each["number"] == 1]
    shares = {house: share["mean"] for house, share in standard["settings"]["2"]["houses"].items()}
    assert shares == pytest.approx(houses, abs=1e-5)
    check_page((tmp_path / "whole" / "report.html").read_text(encoding="utf-8"))
