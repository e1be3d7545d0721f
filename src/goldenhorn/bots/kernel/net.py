"""A small net: inputs, two hidden layers of rectified sums, one chance of winning. Kernel: compiled with the rules.

`first` holds the weights of the inputs by row and the biases of the first layer in its last row. `second` holds those of the
first layer by row, then a row of biases, a row of weights of the result, and a row that begins with its bias. Rows are what
is added up, because that is what processors do quickly, and inputs that are 0, which are many, cost nothing.
"""

import math
from collections.abc import MutableSequence

WIDTH_FIRST = 64
WIDTH_SECOND = 32


def infer(
    inputs: MutableSequence[float],
    count: int,
    first: MutableSequence[MutableSequence[float]],
    second: MutableSequence[MutableSequence[float]],
    layers: MutableSequence[MutableSequence[float]],
) -> float:
    """The chance of winning; the layers' sums, rectified, stand in `layers` afterwards."""
    hidden, top = layers[0], layers[1]
    bias = first[count]
    for index in range(WIDTH_FIRST):
        hidden[index] = bias[index]
    for number in range(count):
        value = inputs[number]
        if value != 0.0:
            row = first[number]
            for index in range(WIDTH_FIRST):
                hidden[index] += value * row[index]
    bias = second[WIDTH_FIRST]
    for index in range(WIDTH_SECOND):
        top[index] = bias[index]
    for number in range(WIDTH_FIRST):
        value = hidden[number]
        if value > 0.0:
            row = second[number]
            for index in range(WIDTH_SECOND):
                top[index] += value * row[index]
        else:
            hidden[number] = 0.0
    total = second[WIDTH_FIRST + 2][0]
    row = second[WIDTH_FIRST + 1]
    for index in range(WIDTH_SECOND):
        if top[index] > 0.0:
            total += top[index] * row[index]
        else:
            top[index] = 0.0
    return 1.0 / (1.0 + math.exp(-total))


def add_gradient(
    inputs: MutableSequence[float],
    count: int,
    error: float,
    first: MutableSequence[MutableSequence[float]],
    second: MutableSequence[MutableSequence[float]],
    layers: MutableSequence[MutableSequence[float]],
    slope_first: MutableSequence[MutableSequence[float]],
    slope_second: MutableSequence[MutableSequence[float]],
) -> None:
    """Add the gradient of the cross entropy for one sample, after `infer`; `error` is the result less the target."""
    hidden, top, back = layers[0], layers[1], layers[2]
    weights = second[WIDTH_FIRST + 1]
    slope_second[WIDTH_FIRST + 2][0] += error
    for index in range(WIDTH_SECOND):
        slope_second[WIDTH_FIRST + 1][index] += error * top[index]
        back[index] = error * weights[index] if top[index] > 0.0 else 0.0
        slope_second[WIDTH_FIRST][index] += back[index]
    below = layers[3]
    for number in range(WIDTH_FIRST):
        below[number] = 0.0
        value = hidden[number]
        if value > 0.0:
            row = second[number]
            slope = slope_second[number]
            total = 0.0
            for index in range(WIDTH_SECOND):
                total += back[index] * row[index]
                slope[index] += value * back[index]
            below[number] = total
    for index in range(WIDTH_FIRST):
        slope_first[count][index] += below[index]
    for number in range(count):
        value = inputs[number]
        if value != 0.0:
            slope = slope_first[number]
            for index in range(WIDTH_FIRST):
                slope[index] += value * below[index]


def step_weights(
    weights: MutableSequence[MutableSequence[float]],
    slope: MutableSequence[MutableSequence[float]],
    mean: MutableSequence[MutableSequence[float]],
    square: MutableSequence[MutableSequence[float]],
    rate: float,
    scale: float,
    step: int,
) -> None:
    """One step of Adam (Kingma and Ba 2015) with the summed gradient times `scale`, which is cleared."""
    bound = rate * math.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step)
    for row in range(len(weights)):
        for index in range(len(weights[row])):
            gradient = slope[row][index] * scale
            slope[row][index] = 0.0
            mean[row][index] = 0.9 * mean[row][index] + 0.1 * gradient
            square[row][index] = 0.999 * square[row][index] + 0.001 * gradient * gradient
            weights[row][index] -= bound * mean[row][index] / (math.sqrt(square[row][index]) + 1e-7)
