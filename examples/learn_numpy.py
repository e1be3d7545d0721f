"""Learns with NumPy alone to beat the random bot: `python examples/learn_numpy.py 60` for 60 seconds instead of 90.

An actor and a critic share one hidden layer. They play 256 games at once against the random bot, and are paid for every
point of the lead as it changes.
"""

import sys
import time

import numpy as np
import numpy.typing as npt

from goldenhorn.env import GoldenHornVectorEnv, Rewards
from goldenhorn.env.fields import highs_of

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 90.0
GAMES, STEPS, HIDDEN = 256, 16, 96
RATE, DISCOUNT, TRACE, ENTROPY = 0.002, 0.99, 0.9, 0.01
LOWEST = np.float32(-1e9)

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Codes = npt.NDArray[np.int64]

rng = np.random.default_rng(1)


class Learner:
    """Chances of the actions and the worth of positions, out of observations; learns by Adam."""

    def __init__(self, numbers: int, actions: int) -> None:
        shapes = {"hidden": (numbers + 1, HIDDEN), "actor": (HIDDEN + 1, actions), "critic": (HIDDEN + 1, 1)}
        scales = {"hidden": (2 / numbers) ** 0.5, "actor": 0.01, "critic": 0.01}
        self.weights = {name: rng.normal(0, scales[name], shape).astype(np.float32) for name, shape in shapes.items()}
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def judge(self, inputs: Floats, masks: Flags) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of all actions, and the worth of the positions."""
        hidden = with_one(np.maximum(inputs @ self.weights["hidden"], 0))
        wishes = np.where(masks, hidden @ self.weights["actor"], LOWEST)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ self.weights["critic"])[:, 0]

    def learn(self, inputs: Floats, masks: Flags, actions: Codes, advantages: Floats, targets: Floats) -> None:
        hidden, chances, worths = self.judge(inputs, masks)
        size = len(inputs)
        # The slope of what is to become small: -advantage * log chance, -entropy, and the squared error of the critic.
        slope = chances * advantages[:, None]
        slope[np.arange(size), actions] -= advantages
        logs = np.log(np.maximum(chances, 1e-8))
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        error = (worths - targets)[:, None]
        back = slope @ self.weights["actor"].T + error @ self.weights["critic"].T
        slopes = {
            "actor": hidden.T @ slope,
            "critic": hidden.T @ error,
            "hidden": inputs.T @ (back * (hidden > 0))[:, :-1],
        }
        self.updates += 1
        for name, weight in self.weights.items():
            gradient = slopes[name] / size
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            weight -= RATE * mean / (np.sqrt(square) + 1e-5)


def scale_of(env: GoldenHornVectorEnv) -> Floats:
    """The greatest values of an observation, by which it is divided."""
    return highs_of(env.options).astype(np.float32)


def inputs_of(rows: npt.NDArray[np.int8], scale: Floats) -> Floats:
    return with_one(np.divide(rows, scale, dtype=np.float32))


def with_one(rows: Floats) -> Floats:
    """The rows with a 1 behind, for the bias."""
    return np.concatenate([rows, np.ones((len(rows), 1), np.float32)], axis=1)


def draw(chances: Floats) -> Codes:
    """An action for each row."""
    sums = chances.cumsum(axis=1)
    actions: Codes = (sums < rng.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1)
    return actions


def win_rate(learner: Learner, scale: Floats, games: int) -> tuple[float, float]:
    """The share of the victories in new games, with half the width of its 95 per cent interval."""
    env = GoldenHornVectorEnv(GAMES, players=2, bots="random")
    rows, info = env.reset(seed=2)
    shares: list[float] = []
    while len(shares) < games:
        _, chances, _ = learner.judge(inputs_of(rows, scale), info["action_mask"] == 1)
        rows, rewards, over, _, info = env.step(chances.argmax(axis=1))
        # The number is that of the next game. To count whichever end first would favour short games.
        shares.extend(rewards[over & (info["number"] - GAMES < games)])
    return float(np.mean(shares)), float(1.96 * np.std(shares) / games**0.5)


def main() -> None:
    env = GoldenHornVectorEnv(GAMES, players=2, bots="random", rewards=Rewards(win=0.0, margin=0.1, along=True))
    scale = scale_of(env)
    rows, info = env.reset(seed=1)
    learner = Learner(len(scale), info["action_mask"].shape[1])
    rate, spread = win_rate(learner, scale, 1000)
    print(f"before: wins {rate:.1%} ± {spread:.1%} against the random bot", flush=True)
    begin, told = time.perf_counter(), 0.0
    while (passed := time.perf_counter() - begin) < SECONDS:
        inputs, masks, actions, rewards, overs, worths = [], [], [], [], [], []
        for _ in range(STEPS):
            inputs.append(inputs_of(rows, scale))
            masks.append(info["action_mask"] == 1)
            _, chances, worth = learner.judge(inputs[-1], masks[-1])
            actions.append(draw(chances))
            worths.append(worth)
            rows, reward, over, _, info = env.step(actions[-1])
            rewards.append(reward.astype(np.float32))
            overs.append(over)
        worths.append(learner.judge(inputs_of(rows, scale), info["action_mask"] == 1)[2])
        surprises, advantage = [], np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            left = DISCOUNT * ~overs[step]
            surprise = rewards[step] + left * worths[step + 1] - worths[step]
            advantage = surprise + left * TRACE * advantage
            surprises.append(advantage.astype(np.float32))
        advantages = np.concatenate(surprises[::-1])
        targets = advantages + np.concatenate(worths[:-1])
        even = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        learner.learn(np.concatenate(inputs), np.concatenate(masks), np.concatenate(actions), even, targets)
        if passed - told > SECONDS / 6:
            told = passed
            print(f"{passed:4.0f} s: {learner.updates * STEPS * GAMES:,} decisions", flush=True)
    rate, spread = win_rate(learner, scale, 2000)
    print(f"after {learner.updates * STEPS * GAMES:,} decisions: wins {rate:.1%} ± {spread:.1%}")


if __name__ == "__main__":
    main()
