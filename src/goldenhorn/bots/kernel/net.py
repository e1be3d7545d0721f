"""A small net: inputs, two hidden layers of rectified sums, one chance of winning. Kernel: compiled with the rules.

`first` holds the weights of the inputs by row and the biases of the first layer in its last row. `second` holds those of
the first layer by row, then a row of biases, a row of weights of the result, and a row that begins with its bias. Rows are
what is added up, because that is what processors do quickly, and inputs that are 0, which are many, cost nothing.
"""

import math

import numpy as np

from goldenhorn.bots.kernel.desk import Desk, Floats, Ints, Net
from goldenhorn.rules.material import MAX_PLAYERS

WIDTH_FIRST = 64
WIDTH_SECOND = 32
ZERO = np.float32(0.0)

# Rows of `Desk.layers`.
HIDDEN, TOP, BACK_TOP, BACK_HIDDEN, BASE = range(5)  # and behind the last one as many as there are seats
LAYERS = BASE + MAX_PLAYERS


def infer(inputs: Floats, net: Net, desk: Desk) -> float:
    """The chance of winning; the layers' sums, rectified, stand in `desk.layers` afterwards."""
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
    add_rows(net.first, picks, changes, used, hidden)


def infer_beside(inputs: Floats, seat: int, net: Net, desk: Desk) -> float:
    """The same as `infer`, from what `lay_base` laid down for a seat: only inputs that differ cost anything."""
    count = len(net.first) - 1
    picks, changes, base = desk.picks, desk.changes, desk.bases[seat]
    used = 0
    for number in range(count):
        picks[used] = number
        changes[used] = inputs[number] - base[number]
        used += inputs[number] != base[number]
    hidden, sums = desk.layers[HIDDEN], desk.layers[BASE + seat]
    for index in range(WIDTH_FIRST):
        hidden[index] = sums[index]
    add_rows(net.first, picks, changes, used, hidden)
    return finish(net, desk)


def lay_base(inputs: Floats, seat: int, net: Net, desk: Desk) -> None:
    """Keep a seat's inputs and the sums they make, for many positions that differ little from it."""
    add_inputs(inputs, net, desk)
    for number in range(len(net.first) - 1):
        desk.bases[seat, number] = inputs[number]
    for index in range(WIDTH_FIRST):
        desk.layers[BASE + seat, index] = desk.layers[HIDDEN, index]


def add_rows(weights: Floats, picks: Ints, changes: Floats, used: int, sums: Floats) -> None:
    """Add the picked rows of weights, times their changes, to `sums`: four at a time, to touch the sums less often."""
    four = used // 4 * 4
    for pick in range(0, four, 4):
        change_a, change_b, change_c, change_d = changes[pick], changes[pick + 1], changes[pick + 2], changes[pick + 3]
        row_a, row_b = weights[picks[pick]], weights[picks[pick + 1]]
        row_c, row_d = weights[picks[pick + 2]], weights[picks[pick + 3]]
        for index in range(WIDTH_FIRST):
            sums[index] += (change_a * row_a[index] + change_b * row_b[index]) + (
                change_c * row_c[index] + change_d * row_d[index]
            )
    for pick in range(four, used):
        change, row = changes[pick], weights[picks[pick]]
        for index in range(WIDTH_FIRST):
            sums[index] += change * row[index]


def finish(net: Net, desk: Desk) -> float:
    """From the sums of the first layer to the result."""
    hidden, top, bias, last = desk.layers[HIDDEN], desk.layers[TOP], net.second[WIDTH_FIRST], net.second[WIDTH_FIRST + 1]
    for index in range(WIDTH_SECOND):
        top[index] = bias[index]
    picks = desk.picks
    used = 0
    for number in range(WIDTH_FIRST):
        picks[used] = number
        used += hidden[number] > ZERO
        hidden[number] = max(hidden[number], ZERO)
    for pick in range(used):
        value, row = hidden[picks[pick]], net.second[picks[pick]]
        for index in range(WIDTH_SECOND):
            top[index] += value * row[index]
    total = net.second[WIDTH_FIRST + 2, 0]
    for index in range(WIDTH_SECOND):
        value = max(top[index], ZERO)
        top[index] = value
        total += value * last[index]
    return 1.0 / (1.0 + math.exp(-total))


def add_gradient(inputs: Floats, error: float, net: Net, slope: Net, layers: Floats) -> None:
    """Add the gradient of the cross entropy for one sample, after `infer`; `error` is the result less the target."""
    part = np.float32(error)
    slope.second[WIDTH_FIRST + 2, 0] += part
    for index in range(WIDTH_SECOND):
        value = layers[TOP, index]
        slope.second[WIDTH_FIRST + 1, index] += part * value
        back = part * net.second[WIDTH_FIRST + 1, index] if value > ZERO else ZERO
        layers[BACK_TOP, index] = back
        slope.second[WIDTH_FIRST, index] += back
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
