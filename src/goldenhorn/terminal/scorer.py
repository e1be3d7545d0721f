"""Nothing but the score, in plain text: a line for every house."""

from typing import TextIO

from goldenhorn.companion.scorer import Stock, result_of
from goldenhorn.errors import GoldenHornError, Malformed
from goldenhorn.game.options import Options
from goldenhorn.rules.material import TERRITORIES
from goldenhorn.telling.teller import Teller


def score_table(options: Options, language: str, source: TextIO, target: TextIO) -> None:
    """Ask what everybody has, again where it cannot be, and say the points."""
    teller = Teller(language, tuple(options.houses))
    while True:
        try:
            stocks = [_stock(house, options, teller, source, target) for house in options.houses]
            result = result_of(options.box, stocks, expansion=options.expansion)
        except EOFError:
            return
        except GoldenHornError as error:
            target.write(error.say(language) + "\n")
            continue
        for house, score in zip(options.houses, result.scores, strict=True):
            line = teller.say(
                "score-line",
                house=house,
                total=score.total,
                goods=score.goods,
                sets=score.set_points,
                territories=score.territory_points,
                figures=score.figures,
            )
            target.write(line + "\n")
        winners = ", ".join(options.houses[seat] for seat in result.winners)
        target.write(teller.say("winner" if len(result.winners) == 1 else "draw", houses=winners) + "\n")
        return


def _stock(house: str, options: Options, teller: Teller, source: TextIO, target: TextIO) -> Stock:
    example = "4 2 1 2 3 1" + (" 5 Zara Candia" if options.expansion else "")
    while True:
        target.write(teller.say("scorer-ask", house=house, example=example) + " ")
        target.flush()
        line = source.readline()
        if not line:
            raise EOFError
        try:
            return _parse(line, example)
        except Malformed as error:
            target.write(error.say(teller.language) + "\n")


def _parse(line: str, example: str) -> Stock:
    """Six numbers in the order YPGROB, then figures, then territories."""
    words = line.split()
    numbers = [int(word) for word in words if word.isdecimal()]
    lands = [word.capitalize() for word in words if not word.isdecimal()]
    if len(numbers) not in (6, 7) or any(land not in TERRITORIES for land in lands):
        raise Malformed("scorer-line", text=" ".join(words)[:80], expected=example)
    return Stock(tuple(numbers[:6]), sum(numbers[6:]), tuple(lands))
