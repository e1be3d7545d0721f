"""The mean chances of all seats over many continuations of a position, compiled on top of the bots' kernel."""

from typing import Any

import numpy as np

from goldenhorn.bots.compiled import BOTS
from goldenhorn.bots.kernel.desk import Doubles, Ints, Net
from goldenhorn.rules.compiled import Kernel, Records

ANALYSIS = Kernel((), __name__, BOTS)
compiled = ANALYSIS.compiled

_deal_hidden_hands: Any = BOTS.names["deal_hidden_hands"]
_settle_chance: Any = BOTS.names["settle_chance"]
_apply_code: Any = BOTS.names["apply_code"]
_as_good_as_over: Any = BOTS.names["as_good_as_over"]
_result_of: Any = BOTS.names["result_of"]
_describe: Any = BOTS.names["describe"]
_inputs_of: Any = BOTS.names["inputs_of"]
_infer: Any = BOTS.names["infer"]
_seed_stream: Any = BOTS.names["seed_stream"]

NO_ACTION = -1


@compiled
def mean_chances(
    seen: Records, sizes: Ints, code: int, seed: int, item: int, number: int, net: Net, desk: Records, means: Doubles
) -> None:
    """Write the mean chance of each seat into `means`: over `number` worlds in which hidden hands of these sizes are dealt,
    the action `code` is done (unless it is NO_ACTION), and chance supplies what it then owes. `seen[0]` is the position;
    there is room for one more. `seed` and `item` choose the stream of random numbers.
    """
    _seed_stream(desk[0].scratch, seed, item)
    players = seen[0].players
    chances = np.zeros(4)
    means[:] = 0.0
    for _ in range(number):
        seen[1] = seen[0]
        _deal_hidden_hands(seen[1], sizes, desk[0].scratch)
        if code >= 0:
            _apply_code(seen[1], code)
        _settle_chance(seen[1], desk[0].scratch)
        over = _as_good_as_over(seen[1])
        if not over:
            _describe(seen[1], desk[0])
        total = 0.0
        for seat in range(players):
            if over:
                _result_of(seen[1], seat, desk[0].results)
            else:
                _inputs_of(seen[1], seat, desk[0].blocks, desk[0].inputs)
                _infer(desk[0].inputs, net, desk[0])
            chances[seat] = desk[0].results[0]
            total += chances[seat]
        for seat in range(players):
            means[seat] += chances[seat] / total / number
