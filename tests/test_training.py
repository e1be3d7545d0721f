"""Training a net: what is learned from a game, and a run that can be stopped."""

from pathlib import Path

import numpy as np
import pytest

from goldenhorn.bots.weights import net_bytes, read_net
from goldenhorn.errors import Impossible
from goldenhorn.lab import training
from goldenhorn.lab.training import Plan, Training, dealt, new_net, train, trial

SMALL = Plan(players=2, expansion=False, games=4 * training.GENERATION, seed=3)


class Stopped(Exception):
    """A run that is killed in the middle."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "SAVED", 1)
    monkeypatch.setattr(training, "TRIAL_DEALS", 6)
    monkeypatch.setattr(training, "CANDIDATES", (0.5, 1.0))


def files(directory: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(directory.iterdir()) if path.suffix in {".npy", ".json"}}


def test_a_stopped_run_ends_with_the_same_net(tmp_path: Path) -> None:
    train(SMALL, tmp_path / "whole", "command")
    done = 0

    def stop(number: int) -> None:
        nonlocal done
        done += number
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        train(SMALL, tmp_path / "parts", "command", stop)
    assert not (tmp_path / "parts" / "net.npy").exists()
    train(SMALL, tmp_path / "parts", "command")
    assert files(tmp_path / "whole") == files(tmp_path / "parts")


def test_another_plan_does_not_go_on_with_a_run(tmp_path: Path) -> None:
    train(SMALL, tmp_path, "command")
    with pytest.raises(Impossible, match="seed: 3, 4"):
        train(Plan(2, expansion=False, games=SMALL.games, seed=4), tmp_path, "command")


def test_training_learns() -> None:
    """A few hundred games are enough to be better than at the start, which judges all positions alike."""
    plan = Plan(players=2, expansion=False, games=8 * training.GENERATION, seed=5, rate=0.003)
    run = Training(plan)
    for _ in range(plan.generations):
        run.advance()
    before, after = trial(plan, new_net(plan), 40), trial(plan, run.net, 40)
    assert after > before + 0.05


def test_learning_and_exploring_fall_evenly_on_a_logarithmic_scale() -> None:
    rates, explored = zip(*map(Plan(players=4, expansion=False, games=64).pace, (0.0, 0.5, 1.0)), strict=True)
    assert rates == pytest.approx((0.002, 0.0002, 0.00002))
    assert explored == pytest.approx((0.11, 0.0332, 0.01), rel=0.01)


def test_the_games_of_a_run_are_of_all_kinds() -> None:
    bases, streams = dealt(Plan(3, expansion=True, games=1), 0, 200)
    assert len({stream.tobytes() for stream in streams}) == 200
    assert len({tuple(base["house"]) for base in bases}) > 10
    assert {int(base["first"]) for base in bases} == {0, 1, 2}
    modone = [int(base["room"][13]) for base in bases]
    assert set(modone) == {0, 3}
    assert len({base["colour"].tobytes() for base in bases}) > 10


def test_a_net_survives_its_file(tmp_path: Path) -> None:
    net = new_net(Plan(4, expansion=False, games=1))
    path = tmp_path / "net.npy"
    path.write_bytes(net_bytes(net))
    again = read_net(path, 4)
    assert np.allclose(net.first, again.first, atol=1e-3)
    assert np.allclose(net.second, again.second, atol=1e-3)
    with pytest.raises(ValueError, match="no net for 3 players"):
        read_net(path, 3)
