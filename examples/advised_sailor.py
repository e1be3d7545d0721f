"""A Sailor that asks the adviser whether to announce the end; everything else it decides itself. Does that pay?

It plays a game against plain Sailors, and then a few more from wherever it and a Sailor would differ, both ways. With
thousands of games: golden-horn lab advised
"""

from goldenhorn import Game, Options
from goldenhorn.bots.levels import new_level
from goldenhorn.lab.advised import AdvisedSailor, Plan, verdicts_on


def main() -> None:
    game = Game(players=3, seed=7)
    bots = [AdvisedSailor(1), new_level("sailor", 2), new_level("sailor", 3)]
    while not game.over:
        view = game.view(game.decider)
        game.apply(bots[view.seat or 0].choose(view, view.legal))
    outcome = game.outcome()
    assert outcome is not None
    print(f"{outcome.reason} after round {outcome.rounds}: {', '.join(str(score.total) for score in outcome.scores)}")

    verdict = verdicts_on([Options(2)], Plan(deals=20, iterations=200))[0]
    low, high = 100 * verdict.gain.low, 100 * verdict.gain.high
    print(
        f"In {verdict.games} games they differed {verdict.differed} times; gain {low:.1f} to {high:.1f} per cent of a win"
    )


if __name__ == "__main__":
    main()
