"""PyTorch learns from itself in all seats of many games: `python torch_self_play.py 60` for 60 seconds instead of 30.

Every decision is paid with what its own seat gained until the end of the game (REINFORCE with a baseline). How good that
is, Sailor and the random bot tell.
"""

import sys
import time

import numpy as np
import torch
from torch import nn

from goldenhorn.env import GoldenHornVectorEnv
from goldenhorn.env.fields import highs_of

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
GAMES = 256

torch.manual_seed(1)
env = GoldenHornVectorEnv(GAMES, players=2, rewards="margin")
scale = torch.from_numpy(highs_of(env.options)).float()
net = nn.Sequential(nn.Linear(len(scale), 128), nn.ReLU(), nn.Linear(128, 369 + 1))
learning = torch.optim.Adam(net.parameters(), lr=1e-3)


def judge(rows: np.ndarray, masks: np.ndarray) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """The chances of the actions, and the margin that is expected, in tens of points."""
    out = net(torch.from_numpy(rows).float() / scale)
    wishes = out[:, :-1].masked_fill(torch.from_numpy(masks) == 0, -1e9)
    return torch.distributions.Categorical(logits=wishes), out[:, -1]


def win_rate(bot: str, games: int = 512) -> float:
    env = GoldenHornVectorEnv(GAMES, players=2, bots=bot)
    rows, info = env.reset(seed=2)
    shares: list[float] = []
    while len(shares) < games:
        with torch.no_grad():
            actions = judge(rows, info["action_mask"])[0].probs.argmax(dim=1).numpy()
        rows, rewards, over, _, info = env.step(actions)
        shares.extend(rewards[over & (info["number"] - GAMES < games)])
    return float(np.mean(shares))


def learn(decisions: list[tuple[np.ndarray, np.ndarray, int, float]]) -> None:
    rows, masks, actions, margins = (np.array(column) for column in zip(*decisions, strict=True))
    chances, expected = judge(rows, masks)
    surprise = torch.from_numpy(margins).float() / 10 - expected
    advantage = (surprise - surprise.mean()).detach() / (surprise.std().detach() + 1e-6)
    loss = -(advantage * chances.log_prob(torch.from_numpy(actions))).mean()
    loss = loss + 0.5 * (surprise**2).mean() - 0.01 * chances.entropy().mean()
    learning.zero_grad()
    loss.backward()
    learning.step()


rows, info = env.reset(seed=1)
open_games: list[list[tuple[np.ndarray, np.ndarray, int, int]]] = [[] for _ in range(GAMES)]
ready: list[tuple[np.ndarray, np.ndarray, int, float]] = []
begin, decisions = time.perf_counter(), 0
while time.perf_counter() - begin < SECONDS:
    with torch.no_grad():
        actions = judge(rows, info["action_mask"])[0].sample().numpy()
    for game in range(GAMES):
        open_games[game].append((rows[game], info["action_mask"][game], int(actions[game]), int(info["seat"][game])))
    rows, _, over, _, info = env.step(actions)
    decisions += GAMES
    for game in np.flatnonzero(over):
        margins = info["rewards"][game]
        ready += [(row, mask, action, margins[seat]) for row, mask, action, seat in open_games[game]]
        open_games[game] = []
    if len(ready) >= 4096:
        learn(ready)
        ready = []
print(
    f"after {decisions:,} decisions: wins {win_rate('random'):.1%} against random, {win_rate('sailor'):.1%} against Sailor"
)
