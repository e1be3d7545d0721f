"""Golden Horn for Gymnasium: one learner among bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from goldenhorn.env.compiled import Small
from goldenhorn.env.opponents import Opponents
from goldenhorn.env.rendering import RENDER_MODES, check_mode, rendered
from goldenhorn.env.settings import Rewards, bots_of, check_seat, leads_of, no_options, rewards_of, table_of
from goldenhorn.env.spaces import LegalSpace, observation_space
from goldenhorn.env.table import Table
from goldenhorn.errors import Illegal
from goldenhorn.game.game import Game
from goldenhorn.rules.codes import ACTIONS


class GoldenHornEnv(gymnasium.Env[Small, np.int64]):
    """All options of a table by their names (`goldenhorn.Options`), and:

    `bots`, one for all other seats or one for each of them in playing direction from the learner's (docs/bots.md);
    `seat`, the learner's, None to draw it for every game; `rewards`; `render_mode`.

    The mask of the legal actions stands in the info as `action_mask`, and `action_masks()` returns it too, where libraries
    look for it.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's form

    def __init__(
        self,
        *,
        bots: str | Sequence[str] = "sailor",
        seat: int | None = None,
        rewards: str | Rewards = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.options = table_of(options, ("bots", "seat", "rewards", "render_mode"))
        check_seat(seat, self.options.players)
        check_mode(render_mode)
        self.pay = rewards_of(rewards)
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat
        self._fixed_seat = seat
        self._opponents = Opponents(self.options, bots_of(bots, self.options.players))
        self._table = Table(self.options)
        self._mask = np.zeros(ACTIONS, np.bool_)
        self._paid = 0
        self.observation_space = observation_space(self.options)
        self._legal_space = LegalSpace()
        self.action_space = self._legal_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Small, dict[str, Any]]:
        """Begin a new game; the same seed gives the same games. The bots play until the learner decides."""
        no_options(options)
        super().reset(seed=seed)
        self._opponents.close()
        table = self._table
        table.begin(int(self.np_random.integers(2**63)))
        self.seat = table.lot % self.options.players if self._fixed_seat is None else self._fixed_seat
        self._paid = 0
        self._let_bots()
        return self._told()

    def step(self, action: Any) -> tuple[Small, float, bool, bool, dict[str, Any]]:
        """Do an action and let the bots play until the learner decides again. An action that is not legal is refused with
        the rule that forbids it, and changes nothing.
        """
        table = self._table
        table.act(action)
        self._let_bots()
        reward = self._reward() if table.over or self.pay.along else 0.0
        row, info = self._told()
        if table.over:
            info["game"] = table.told()
        return row, reward, table.over, False, info

    def action_masks(self) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """The mask as sb3-contrib asks for it."""
        return self._mask

    def render(self) -> str | None:
        """The position as the learner sees it."""
        if not self._table.begun:
            raise Illegal("env-not-begun")
        return rendered(self._table.view(self.seat), self.render_mode)

    def close(self) -> None:
        self._opponents.close()

    def game(self) -> Game:
        """The game so far with all its events, as a copy: to save as a record, or to look at."""
        return self._table.game()

    def _let_bots(self) -> None:
        table = self._table
        while not table.over and table.decider != self.seat:
            self._opponents.act(table, self.seat)

    def _told(self) -> tuple[Small, dict[str, Any]]:
        row, mask = self._table.see(self.seat)
        if self._table.over:
            mask[:] = 0
        self._mask = mask.astype(np.bool_)
        self._legal_space.update(mask)
        if self.render_mode == "human":
            self.render()
        return row, {"action_mask": mask, "seat": self.seat}

    def _reward(self) -> float:
        """What the learner gets for what happened since its last action."""
        scores = self._table.scores()
        paid, self._paid = self._paid, leads_of(scores)[self.seat]
        gained = self.pay.at_end(scores)[self.seat] if self._table.over else self.pay.margin * self._paid
        return gained - self.pay.margin * paid
