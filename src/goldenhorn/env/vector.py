"""Golden Horn for Gymnasium in bulk: thousands of compiled games that go on by themselves."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from goldenhorn.env.compiled import (
    Plan,
    Small,
    act_in_games,
    first_refused,
    let_bots,
    new_ended,
    new_games,
    pay_games,
    sample_actions,
    show_games,
    start_games,
    step_games,
)
from goldenhorn.env.fields import size_of
from goldenhorn.env.opponents import new_among
from goldenhorn.env.rendering import RENDER_MODES, check_mode, rendered
from goldenhorn.env.settings import Rewards, bots_of, check_seat, code_of, no_options, rewards_of, table_of
from goldenhorn.env.spaces import observation_space
from goldenhorn.env.stats import END_NAMES
from goldenhorn.env.table import base_of, draws_of
from goldenhorn.errors import Illegal, Impossible, Malformed
from goldenhorn.game.refusal import refusal
from goldenhorn.game.view import view_of
from goldenhorn.rules.codes import ACTIONS
from goldenhorn.rules.compiled import SCRATCH, unpack

Actions = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Step = tuple[Small, Floats, Flags, Flags, dict[str, Any]]


class GoldenHornVectorEnv(VectorEnv[Small, Actions, Any]):
    """`num_envs` games at once. All options of a table by their names (`goldenhorn.Options`), and:

    `bots`: without them, every seat of every game acts through `step`, whoever's turn it is; with them, bots of a level
    that chooses at once sit in all seats but one of each game, the learner's `seat`, which is drawn unless it is given.
    `rewards`, `render_mode`. With `copy=False`, `reset` and `step` return the arrays they work on, which the next step
    overwrites.

    A game that is over is followed by the next one within the same step (`AutoresetMode.SAME_STEP`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium's form
        "render_modes": [mode for mode in RENDER_MODES if mode != "human"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        bots: str | Sequence[str] | None = None,
        seat: int | None = None,
        rewards: str | Rewards = "win",
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise Impossible("env-games-number", number=num_envs)
        self.options = table_of(options, ("bots", "seat", "rewards", "render_mode", "copy"))
        players = self.options.players
        check_seat(seat, players)
        check_mode(render_mode, tuple(self.metadata["render_modes"]))
        if seat is not None and bots is None:
            raise Impossible("env-seat-alone")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        self.pay = rewards_of(rewards)
        self._among = None if bots is None else new_among(self.options, bots_of(bots, players), seat)
        self._base = base_of(self.options)
        size = size_of(players)
        self._games = new_games(num_envs, players, size)
        self._ended = new_ended(num_envs, players, size)
        self._plan: Plan | None = None
        self._samples = np.zeros(1, SCRATCH)
        self.single_observation_space = observation_space(self.options)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Small, dict[str, Any]]:
        """Begin all games anew; the same seed gives the same games. Games of the same seed are numbered: the first ones are
        0 to `num_envs` - 1, and game n is followed by game n + `num_envs`.
        """
        no_options(options)
        super().reset(seed=seed)
        pay = self.pay
        self._plan = Plan(
            self._base, int(self.np_random.integers(2**63)), draws_of(self.options), pay.win, pay.margin, pay.along
        )
        self._renew()
        self._samples[0]["stream"] = self.np_random.integers(2**32, size=4)
        start_games(self._games, self._plan)
        if self._among is not None:
            let_bots(self._games, self._among)
            show_games(self._games)
        return self._games.rows, self._info()

    def step(self, actions: Any) -> Step:
        """Do an action in every game. If one of them is not legal, it is refused with the rule that forbids it, and no game
        changes.
        """
        plan = self._begun()
        codes = self._codes(actions)
        self._renew()
        ended = self._ended
        if self._among is None:
            step_games(self._games, codes, ended, plan)
        else:
            act_in_games(self._games, codes)
            let_bots(self._games, self._among)
            if pay_games(self._games, ended, plan):
                let_bots(self._games, self._among)
            show_games(self._games)
        over = ended.over.astype(np.bool_)
        info = self._info()
        info["rewards"] = self._given(ended.rewards)
        if over.any():
            self._tell_ended(info, over)
        return self._games.rows, self._given(ended.gained), over, np.zeros(self.num_envs, np.bool_), info

    def sample_actions(self) -> Actions:
        """A legal action for every game, each equally likely; drawn from random numbers that follow from the seed."""
        self._begun()
        actions = np.zeros(self.num_envs, np.int64)
        sample_actions(self._games, self._samples, actions)
        return actions

    def render(self) -> tuple[Any, ...] | None:
        """The positions as the seats that act see them."""
        self._begun()
        if self.render_mode is None:
            return None
        states = self._games.states
        views = (view_of(self.options, unpack(states, at), int(seat)) for at, seat in enumerate(self._games.seats))
        return tuple(rendered(view, self.render_mode) for view in views)

    @property
    def seed(self) -> int:
        """The seed of the games, for `goldenhorn.env.table.replayed`."""
        return self._begun().seed

    @property
    def bytes_per_game(self) -> int:
        """The memory that a game takes with all that is told of it."""
        return sum(array.nbytes for array in (*self._games, *self._ended)) // self.num_envs

    def _begun(self) -> Plan:
        if self._plan is None:
            raise Illegal("env-not-begun")
        return self._plan

    def _renew(self) -> None:
        """New arrays for the next observations and masks, unless they may be overwritten."""
        if self.copy:
            games = self._games
            self._games = games._replace(rows=np.empty_like(games.rows), masks=np.empty_like(games.masks))

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        """Who acts now in each game, and what is legal."""
        games = self._games
        return {
            "action_mask": games.masks,
            "seat": self._given(games.seats),
            "number": self._given(games.numbers),
        }

    def _codes(self, actions: Any) -> Actions:
        """The actions as an array of their numbers; raises unless all are legal."""
        codes = np.asarray(actions)
        if codes.shape != (self.num_envs,) or codes.dtype.kind not in "iu":
            found = f"{codes.dtype} {codes.shape}"
            raise Malformed("env-actions-shape", expected=self.num_envs, found=found)
        codes = np.ascontiguousarray(codes, np.int64)
        at = first_refused(self._games, codes)
        if at >= 0:
            error = refusal(unpack(self._games.states, at), code_of(codes[at]))
            error.add_note(f"game {at}")
            raise error
        return codes

    def _tell_ended(self, info: dict[str, Any], over: Flags) -> None:
        """How games ended, in Gymnasium's form: arrays for all, and flags for which of them they count."""
        ended = self._ended
        last = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(over):
            last[at] = ended.rows[at].copy()
        length, rounds, end = self._given(ended.tallies).T
        info["final_obs"], info["_final_obs"] = last, over
        info["game"] = {
            "scores": self._given(ended.scores),
            "shares": self._given(ended.shares),
            "length": length,
            "rounds": rounds,
            "end": END_NAMES[end],
        }
        info["_game"] = over
