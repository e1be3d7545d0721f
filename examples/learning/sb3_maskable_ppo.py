"""MaskablePPO of sb3-contrib learns against the random bot: `python sb3_maskable_ppo.py 100000` for more than 30,000 steps.

The environment tells which actions are legal by `action_masks()`, where the library looks for it.
"""

import sys

from sb3_contrib import MaskablePPO

from goldenhorn.env import GoldenHornEnv, Rewards

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 30_000
GAMES = 200


def win_rate(model: MaskablePPO) -> float:
    """The share of the victories in games of other seeds."""
    env = GoldenHornEnv(players=2, bots="random")
    total = 0.0
    for seed in range(GAMES):
        row, _ = env.reset(seed=10_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(row, action_masks=env.action_masks(), deterministic=True)
            row, reward, over, _, _ = env.step(action)
        total += reward
    return total / GAMES


env = GoldenHornEnv(players=2, bots="random", rewards=Rewards(win=0.0, margin=0.1, along=True))
model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, learning_rate=1e-3, seed=1, device="cpu")
print(f"before: wins {win_rate(model):.1%} of {GAMES} games against the random bot", flush=True)
model.learn(STEPS)
print(f"after {STEPS:,} steps: wins {win_rate(model):.1%}")
