"""Comparing advice with the truth: repeatable, complete, and a plot that stands for itself."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from goldenhorn import Options
from goldenhorn.cli import main
from goldenhorn.lab.calibration import BINS, QUANTITIES, Bin, CalibrationPlan, Curve, calibrate
from goldenhorn.lab.reliability import reliability

PLAN = CalibrationPlan("captain", (Options(2), Options(3, expansion=True)), games=6, iterations=40, seed=3)


def test_the_same_plan_gives_the_same_numbers() -> None:
    first, second = calibrate(PLAN), calibrate(PLAN)
    assert first == second
    assert {(curve.quantity, curve.players) for curve in first} == {
        (name, number) for name in QUANTITIES for number in (2, 3)
    }
    for curve in first:
        cases = sum(one.number for one in curve.bins)
        assert cases > 0, curve
        for index, one in enumerate(curve.bins):
            assert 0 <= one.happened <= one.number
            assert one.number == 0 or index / BINS <= one.mean <= (index + 1) / BINS


def test_what_is_right_is_on_the_diagonal() -> None:
    curve = Curve("risk", 2, [Bin() for _ in range(BINS)])
    for number in range(1000):
        curve.put(0.25, number % 4 == 0)
    assert curve.off == pytest.approx(0)
    assert curve.bins[2].rate == curve.bins[2].mean == 0.25
    curve.put(1.0, happened=0.0)
    assert curve.bins[9].number == 1
    assert curve.off > 0


def test_the_plot_has_a_point_for_every_bin() -> None:
    curves = calibrate(PLAN)
    drawn = ElementTree.fromstring(reliability(curves, "a title"))
    titles = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert len(titles) == 1 + sum(one.number > 0 for curve in curves for one in curve.bins)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    assert main(["lab", "calibrate", "sailor", "--games", "1", "--iterations", "0", "--json", "--plot", str(plot)]) == 0
    curves = json.loads(capsys.readouterr().out)
    assert len(curves) == 4 * 3
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert main(["lab", "calibrate", "sailor", "--games", "1", "--iterations", "0"]) == 0
    assert "risk" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--games", "0"], ["nobody"]])
def test_bad_plans_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "calibrate", *arguments]) == 2
    assert capsys.readouterr().err
