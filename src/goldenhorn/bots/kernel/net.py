"""A small net: inputs, two hidden layers of rectified sums, two results. Kernel: compiled with the rules.

It foretells a seat's chance of winning, and its standing: how clearly it will win or lose. `first` holds the weights of the
inputs by row and the biases of the first layer in its last row. `second` holds those of the first layer by row, then a row
of biases, a row of weights for each result, and a row that begins with the biases of the results. Rows are what is added
up, because that is what processors do quickly, and inputs that are 0, which are many, cost nothing.
"""

import math

import numpy as np

from goldenhorn.bots.kernel.desk import (
    ALONE,
    BACK_HIDDEN,
    BACK_TOP,
    BASE,
    HIDDEN,
    SEAT,
    SHIP,
    TOP,
    WIDTH_FIRST,
    WIDTH_SECOND,
    Desk,
    Floats,
    Ints,
    Net,
)
from goldenhorn.bots.kernel.results import prospect_of

ZERO = np.float32(0.0)

# Rows of `Net.second` behind those of the first layer.
BIAS, CHANCE, STANDING, BIASES = WIDTH_FIRST, WIDTH_FIRST + 1, WIDTH_FIRST + 2, WIDTH_FIRST + 3
SECOND_ROWS = WIDTH_FIRST + 4


def infer(inputs: Floats, net: Net, desk: Desk) -> float:
    """The prospect; the results and the layers' sums, rectified, stand on the desk afterwards."""
    add_inputs(inputs, net, desk)
    return finish(net, desk)


def add_inputs(inputs: Floats, net: Net, desk: Desk) -> None:
    count = len(net.first) - 1
    picks, changes = desk.picks, desk.changes
    used = 0
    for number in range(count):
        picks[used] = number
        changes[used] = inputs[number]
        used += inputs[number] != ZERO
    hidden, bias = desk.layers[HIDDEN], net.first[count]
    for index in range(WIDTH_FIRST):
        hidden[index] = bias[index]
    add_rows(net.first, picks, changes, used, hidden, WIDTH_FIRST)


def infer_beside(seat: int, players: int, net: Net, desk: Desk) -> float:
    """The same as `infer`, beside the base that was laid for a seat: only inputs that differ cost anything.

    `desk.inputs` begins with what is not in blocks; `compare_blocks` has found out what differs in them.
    """
    picks, changes, inputs, bases, layers = desk.picks, desk.changes, desk.inputs, desk.bases, desk.layers
    block_picks, block_changes, differing = desk.block_picks, desk.block_changes, desk.differing
    used = 0
    for number in range(ALONE):
        picks[used] = number
        changes[used] = inputs[number] - bases[seat, number]
        used += inputs[number] != bases[seat, number]
    begin = ALONE
    other = seat
    for _ in range(players):
        for index in range(differing[other]):
            picks[used] = begin + block_picks[other, index]
            changes[used] = block_changes[other, index]
            used += 1
        begin += SEAT
        other = other + 1 if other + 1 < players else 0
    for index in range(WIDTH_FIRST):
        layers[HIDDEN, index] = layers[BASE + seat, index]
    add_rows(net.first, picks, changes, used, layers[HIDDEN], WIDTH_FIRST)
    return finish(net, desk)


def compare_blocks(players: int, desk: Desk) -> None:
    """Note where the blocks differ from those that were laid down, and by how much."""
    blocks, laid = desk.blocks, desk.laid
    for seat in range(players):
        used = note_changes(seat, 0, SEAT - 3 * SHIP, 0, desk)
        for begin in range(SEAT - 3 * SHIP, SEAT, SHIP):
            # Most ships stand where they stood: that is seen at once for all their numbers.
            unlike = 0
            for index in range(begin, begin + SHIP):
                unlike += blocks[seat, index] != laid[seat, index]
            if unlike:
                used = note_changes(seat, begin, begin + SHIP, used, desk)
        desk.differing[seat] = used


def note_changes(seat: int, begin: int, end: int, used: int, desk: Desk) -> int:
    for index in range(begin, end):
        before, now = desk.laid[seat, index], desk.blocks[seat, index]
        desk.block_picks[seat, used] = index
        desk.block_changes[seat, used] = now - before
        used += now != before
    return used


def lay_blocks(players: int, desk: Desk) -> None:
    for seat in range(players):
        for index in range(SEAT):
            desk.laid[seat, index] = desk.blocks[seat, index]


def lay_base(inputs: Floats, seat: int, net: Net, desk: Desk) -> None:
    """Keep a seat's inputs and the sums they make, for many positions that differ little from it; `lay_blocks` keeps those
    of its inputs that stand in blocks.
    """
    add_inputs(inputs, net, desk)
    for number in range(ALONE):
        desk.bases[seat, number] = inputs[number]
    for index in range(WIDTH_FIRST):
        desk.layers[BASE + seat, index] = desk.layers[HIDDEN, index]


def add_rows(weights: Floats, picks: Ints, changes: Floats, used: int, sums: Floats, width: int) -> None:
    """Add the picked rows of weights, times their changes, to `sums`: four at a time, to touch the sums less often."""
    four = used // 4 * 4
    for pick in range(0, four, 4):
        change_a, change_b, change_c, change_d = changes[pick], changes[pick + 1], changes[pick + 2], changes[pick + 3]
        row_a, row_b = weights[picks[pick]], weights[picks[pick + 1]]
        row_c, row_d = weights[picks[pick + 2]], weights[picks[pick + 3]]
        for index in range(width):
            sums[index] += (change_a * row_a[index] + change_b * row_b[index]) + (
                change_c * row_c[index] + change_d * row_d[index]
            )
    for pick in range(four, used):
        change, row = changes[pick], weights[picks[pick]]
        for index in range(width):
            sums[index] += change * row[index]


def finish(net: Net, desk: Desk) -> float:
    """From the sums of the first layer to the results, and the prospect they make."""
    hidden, top, second = desk.layers[HIDDEN], desk.layers[TOP], net.second
    for index in range(WIDTH_SECOND):
        top[index] = second[BIAS, index]
    picks, changes = desk.picks, desk.changes
    used = 0
    for number in range(WIDTH_FIRST):
        picks[used] = number
        changes[used] = hidden[number]
        used += hidden[number] > ZERO
        hidden[number] = max(hidden[number], ZERO)
    add_rows(second, picks, changes, used, top, WIDTH_SECOND)
    chance, standing = second[BIASES, 0], second[BIASES, 1]
    for index in range(WIDTH_SECOND):
        value = max(top[index], ZERO)
        top[index] = value
        chance += value * second[CHANCE, index]
        standing += value * second[STANDING, index]
    desk.results[0] = 1.0 / (1.0 + math.exp(-chance))
    desk.results[1] = 1.0 / (1.0 + math.exp(-standing))
    return prospect_of(desk.results[0], desk.results[1])


def add_gradient(inputs: Floats, targets: Floats, net: Net, slope: Net, desk: Desk) -> float:
    """Add the gradient of the cross entropies of the results for one sample, after `infer`; return the squared error of the
    prospect.
    """
    layers = desk.layers
    chance, standing = desk.results[0] - targets[0], desk.results[1] - targets[1]
    slope.second[BIASES, 0] += chance
    slope.second[BIASES, 1] += standing
    for index in range(WIDTH_SECOND):
        value = layers[TOP, index]
        slope.second[CHANCE, index] += chance * value
        slope.second[STANDING, index] += standing * value
        back = chance * net.second[CHANCE, index] + standing * net.second[STANDING, index] if value > ZERO else ZERO
        layers[BACK_TOP, index] = back
        slope.second[BIAS, index] += back
    for number in range(WIDTH_FIRST):
        value = layers[HIDDEN, number]
        total = ZERO
        if value > ZERO:
            for index in range(WIDTH_SECOND):
                total += layers[BACK_TOP, index] * net.second[number, index]
            for index in range(WIDTH_SECOND):
                slope.second[number, index] += value * layers[BACK_TOP, index]
        layers[BACK_HIDDEN, number] = total
    count = len(net.first) - 1
    for index in range(WIDTH_FIRST):
        slope.first[count, index] += layers[BACK_HIDDEN, index]
    for number in range(count):
        value = inputs[number]
        if value != ZERO:
            for index in range(WIDTH_FIRST):
                slope.first[number, index] += value * layers[BACK_HIDDEN, index]
    return prospect_of(chance, standing) ** 2


def step_weights(
    weights: Floats, slope: Floats, mean: Floats, square: Floats, rate: float, scale: float, step: int
) -> None:
    """One step of Adam (Kingma and Ba 2015) with the summed gradient times `scale`, which is cleared."""
    bound = np.float32(rate * math.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step))
    part = np.float32(scale)
    keep, take = np.float32(0.9), np.float32(0.1)
    keep_square, take_square = np.float32(0.999), np.float32(0.001)
    least = np.float32(1e-7)
    for row in range(len(weights)):
        weight, slopes, means, squares = weights[row], slope[row], mean[row], square[row]
        for index in range(len(weight)):
            gradient = slopes[index] * part
            slopes[index] = ZERO
            means[index] = keep * means[index] + take * gradient
            squares[index] = keep_square * squares[index] + take_square * gradient * gradient
            weight[index] -= bound * means[index] / (np.sqrt(squares[index]) + least)
