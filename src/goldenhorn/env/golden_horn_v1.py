"""Golden Horn for PettingZoo: an AEC environment in which every seat is an agent.

from goldenhorn.env import golden_horn_v1

env = golden_horn_v1.env(players=3, expansion=True)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from goldenhorn.env.rendering import RENDER_MODES, check_mode, rendered
from goldenhorn.env.settings import Rewards, leads_of, one_of, rewards_of, table_of
from goldenhorn.env.spaces import ActionSpace, mask_space, observation_space
from goldenhorn.env.table import Table
from goldenhorn.errors import GameOver, Illegal
from goldenhorn.game.game import Game

MASKS = ("observation", "info")


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo publishes no types, and this name is its own
    """All options of a table by their names (`goldenhorn.Options`), and `rewards`, `mask`, `render_mode`.

    With `mask="observation"` an observation is a dictionary of `observation` and `action_mask`, as in PettingZoo's own
    board games; with `"info"` it is the array alone, and the mask of the agent that acts stands in its info.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # PettingZoo's form
        "name": "golden_horn_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        rewards: str | Rewards = "win",
        mask: str = "observation",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.options = table_of(options, ("rewards", "mask", "render_mode"))
        self.pay = rewards_of(rewards)
        self.render_mode = render_mode
        check_mode(render_mode)
        self._mask_in_info = one_of("mask", mask, MASKS) == "info"
        self._table = Table(self.options)
        self._random = seeding.np_random()[0]
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.options)
        self._observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: seen if self._mask_in_info else spaces.Dict({"observation": seen, "action_mask": mask_space()})
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: ActionSpace() for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> ActionSpace:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game, and without one the next game of the last seed. There are no
        options of a single game: what is handed in is not looked at.
        """
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self._table.begin(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid = [0] * self.options.players
        self._pass_on()

    def step(self, action: Any) -> None:
        table = self._table
        if table.over:
            self._leave(action)
            return
        if not table.begun:
            raise Illegal("env-not-begun")
        agent = self.agent_selection
        over = table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if self._mask_in_info:
            self.infos[agent] = {}
        if over or self.pay.along:
            self._reward()
        self._pass_on()

    def observe(self, agent: str) -> Any:
        row, mask = self._table.see(self._seats[agent])
        return row if self._mask_in_info else {"observation": row, "action_mask": mask}

    def render(self) -> str | None:
        """The position as the agent that acts sees it, and after the end as a spectator does."""
        if not self._table.begun:
            raise Illegal("env-not-begun")
        return rendered(self._table.view(None if self._table.over else self._table.decider), self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def game(self) -> Game:
        """The game so far with all its events, as a copy: to save as a record, or to look at."""
        return self._table.game()

    def _pass_on(self) -> None:
        """To the agent that acts next; at the end to the first one, to leave."""
        table = self._table
        agent = self.agent_selection = self.possible_agents[0 if table.over else table.decider]
        if self._mask_in_info and not table.over:
            self.infos[agent] = {"action_mask": table.see(table.decider)[1]}
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        scores = self._table.scores()
        over = self._table.over
        paid, self._paid = self._paid, leads_of(scores)
        gained = self.pay.at_end(scores) if over else [self.pay.margin * lead for lead in self._paid]
        for seat, agent in enumerate(self.agents):
            reward = gained[seat] - self.pay.margin * paid[seat]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"game": self._table.told()} for agent in self.agents}

    def _leave(self, action: Any) -> None:
        """PettingZoo's way out: after the end every agent makes one more step, which is None."""
        if action is not None or not self.agents:
            raise GameOver("game-over", "6.3")
        self._was_dead_step(action)


def env(**options: Any) -> raw_env:
    """The environment. It checks what it is given by itself, so it needs none of PettingZoo's wrappers."""
    return raw_env(**options)
