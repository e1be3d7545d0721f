"""Whether advice about the end pays: pairs that differ in nothing else, repeatable, with an interval."""

import json

import pytest

from goldenhorn import Game, Options
from goldenhorn.bots.greedy import Greedy
from goldenhorn.cli import main
from goldenhorn.game.actions import Announce
from goldenhorn.lab import advised
from goldenhorn.lab.advised import AdvisedSailor, Plan, pairs_of, verdicts_on

PLAN = Plan(deals=12, redeals=2, iterations=60, seed=3)


def test_the_same_plan_gives_the_same_verdict() -> None:
    tables = [Options(2), Options(3)]
    verdicts = verdicts_on(tables, PLAN)
    assert verdicts == verdicts_on(tables, PLAN)
    first, second, every = verdicts
    assert (first.games, second.games, every.games) == (24, 36, 60)
    assert first.differed + second.differed == every.differed
    assert 0 <= first.announced <= first.differed <= first.games
    assert first.gain.low <= first.gain.mean <= first.gain.high
    assert first.differed * first.each.mean == pytest.approx(first.games * first.gain.mean)


def test_who_always_agrees_with_sailor_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Agreeing(AdvisedSailor):
        def __init__(self, seed: int, iterations: int) -> None:
            super().__init__(seed, iterations)
            monkeypatch.setattr(self, "choose", self._sailor.choose)

    monkeypatch.setattr(advised, "AdvisedSailor", Agreeing)
    verdict = verdicts_on([Options(3)], PLAN)[0]
    assert (verdict.differed, verdict.gain.mean) == (0, 0.0)


def test_bad_advice_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announcing whenever it is possible, and never otherwise, is no way to win: the pairs show it."""
    monkeypatch.setattr(advised, "says_announce", lambda end: end.lead < 0)
    pairs = [pair for deal in range(40) for pair in pairs_of(Options(2), deal, PLAN)]
    assert len(pairs) > 20
    assert sum(pair.gain for pair in pairs) / len(pairs) < -0.1


def test_the_best_of_some_is_what_sailor_chooses_of_all() -> None:
    game = Game(players=3, expansion=True, seed=4)
    sailor = Greedy("sailor", 9)
    while not game.over:
        view = game.view(game.decider)
        chosen = sailor.choose(view, view.legal)
        assert sailor.best(view, view.legal) == chosen
        others = [action for action in view.legal if action != chosen]
        assert not others or sailor.best(view, others) in others
        game.apply(chosen)


def test_all_but_the_end_is_decided_by_sailor() -> None:
    game = Game(players=2, seed=5)
    sailor, follower = Greedy("sailor", 1), AdvisedSailor(1, iterations=60)
    while not game.over:
        view = game.view(game.decider)
        chosen = sailor.choose(view, view.legal)
        if Announce() not in view.legal:
            assert follower.choose(view, view.legal) == chosen
        game.apply(chosen)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "advised", "--deals", "2", "--redeals", "1", "--iterations", "20"]
    assert main([*arguments, "--json"]) == 0
    verdicts = json.loads(capsys.readouterr().out)
    names = [f"{players}{more}" for more in ("", " + expansion") for players in (2, 3, 4)]
    assert [one["table"] for one in verdicts] == [*names, "all"]
    assert main(arguments) == 0
    assert "4 + expansion" in capsys.readouterr().out
    assert main(["lab", "advised", "--deals", "0"]) != 0
