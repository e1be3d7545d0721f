"""Games of agents in compiled code, one or thousands at a time (extra `env`).

A single game is a `TABLE`; from Python it is handed over as bytes, which is quickest. Many games are `Games`: an array for
each kind of thing, so that what agents get lies ready as one block.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from goldenhorn.bots.compiled import BOTS, choose_simply
from goldenhorn.bots.kernel.desk import Ints, Net
from goldenhorn.env.kernel import beginning, observing
from goldenhorn.rules.codes import ACTIONS, MAX_LEGAL
from goldenhorn.rules.compiled import SCRATCH, STATE, Bytes, Function, Kernel, Records
from goldenhorn.rules.state import OVER

# Called with arrays in every step: inlined by force they spare the counting of references, a third of a step's time.
INLINED = {"observe", "observe_table", "observe_lands", "observe_cards", "observe_seat", "observe_ship", "mark_legal"} | {
    "_pay",
    "_show",
}


class InliningKernel(Kernel):
    def compiled(self, function: Function, *, inline: bool = False) -> Function:
        return super().compiled(function, inline=inline or function.__name__ in INLINED)


ENV = InliningKernel((observing, beginning), __name__, BOTS)
compiled = ENV.compiled

_observe: Any = ENV.names["observe"]
_mark_legal: Any = ENV.names["mark_legal"]
_draw_layout: Any = ENV.names["draw_layout"]
_draw_first: Any = ENV.names["draw_first"]
_seed_stream: Any = ENV.names["seed_stream"]
_below: Any = ENV.names["below"]
_settle_chance: Any = ENV.names["settle_chance"]
_apply_code: Any = ENV.names["apply_code"]
_legal_codes: Any = ENV.names["legal_codes"]
_decider: Any = ENV.names["decider"]
_forget: Any = ENV.names["forget"]
_score: Any = ENV.names["score"]

Small = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float64]

TABLE = np.dtype([("scratch", SCRATCH), ("count", "i8"), ("state", STATE)])

# What `act` answers instead of a look, if the action is not legal.
REFUSED = -1


@compiled
def _begin(states: Records, at: int, scratch: Any, base: Records, seed: int, number: int, draws: int) -> int:
    """Begin game `number` of a seed; of `draws`, 1 is the layout and 2 the first player. Return the lot of the game, from
    which follows whatever else is drawn for it without touching its chance.
    """
    states[at] = base[0]
    _seed_stream(scratch, seed, number)
    lot = scratch.stream[0]
    if draws & 1:
        _draw_layout(states[at], scratch)
    if draws & 2:
        _draw_first(states[at], scratch)
    _settle_chance(states[at], scratch)
    return int(lot)


# A single game.


@compiled
def _look(table: Any) -> int:
    """List what is legal; return whether the game is over (256), and who decides."""
    table.count = _legal_codes(table.state, table.scratch)
    return int((table.state.phase == OVER) << 8 | _decider(table.state))


@compiled
def begin_table(table: Bytes, base: Records, seed: int, number: int, draws: int) -> tuple[int, int]:
    states = np.zeros(1, STATE)
    lot = _begin(states, 0, table.view(TABLE)[0].scratch, base, seed, number, draws)
    table.view(TABLE)[0].state = states[0]
    return lot, _look(table.view(TABLE)[0])


@compiled
def act(table: Bytes, code: int) -> int:
    """Do an action and let chance follow; `REFUSED`, and nothing has changed, if it is not legal."""
    own = table.view(TABLE)[0]
    for index in range(own.count):
        if own.scratch.codes[index] == code:
            _apply_code(own.state, code)
            _settle_chance(own.state, own.scratch)
            return _look(own)
    return REFUSED


@compiled
def see(table: Bytes, seat: int, row: Small, mask: Small) -> None:
    """Write what a seat sees, and its legal actions."""
    own = table.view(TABLE)[0]
    _observe(own.state, seat, row, len(row))
    _mark_legal(own.scratch.codes, own.count if seat == _decider(own.state) else 0, mask, ACTIONS)


@compiled
def points(table: Bytes, scores: Ints) -> None:
    for seat in range(len(scores)):
        scores[seat] = _score(table.view(TABLE)[0].state, seat)


@compiled
def show_bot(table: Bytes, seen: Records, sizes: Ints) -> None:
    """What the seat that decides sees, as bots take it."""
    seen[0] = table.view(TABLE)[0].state
    _forget(seen[0], _decider(seen[0]), sizes)


# Many games.


class Games(NamedTuple):
    """A row for each game. `seats` act now, `rows` is what they see, `masks` what they may do."""

    states: Records
    streams: Ints
    numbers: Ints
    lots: Ints
    lengths: Ints  # actions so far that were asked for
    paid: Floats  # leads that were paid for, by seat
    seats: Ints
    rows: Small
    masks: Small
    codes: npt.NDArray[np.int16]  # what the masks say, as the first `counts` numbers
    counts: Ints


class Ended(NamedTuple):
    """What a step told, a row for each game; `scores`, `shares` and `tallies` are 0 where no game is over."""

    gained: Floats  # the reward of the seat that acted
    rewards: Floats  # by seat
    over: Bytes
    scores: Ints  # by seat
    shares: Floats  # of the victory, by seat
    tallies: Ints  # length, rounds, end
    rows: Small  # what the seat that acted saw last, if a game is over


class Plan(NamedTuple):
    """How games are dealt and paid."""

    base: Records
    seed: int
    draws: int
    win: float
    margin: float
    along: bool


class Among(NamedTuple):
    """The bots of the other seats, in playing direction from the learner's `seat`, which is -1 where games draw it."""

    seat: int
    levels: Ints
    net: Net
    seen: Records
    sizes: Ints
    desk: Records


def new_games(number: int, players: int, size: int) -> Games:
    return Games(
        states=np.zeros(number, STATE),
        streams=np.zeros((number, 4), np.int64),
        numbers=np.arange(number, dtype=np.int64),
        lots=np.zeros(number, np.int64),
        lengths=np.zeros(number, np.int64),
        paid=np.zeros((number, players)),
        seats=np.zeros(number, np.int64),
        rows=np.zeros((number, size), np.int8),
        masks=np.zeros((number, ACTIONS), np.int8),
        codes=np.zeros((number, MAX_LEGAL), np.int16),
        counts=np.zeros(number, np.int64),
    )


def new_ended(number: int, players: int, size: int) -> Ended:
    return Ended(
        gained=np.zeros(number),
        rewards=np.zeros((number, players)),
        over=np.zeros(number, np.uint8),
        scores=np.zeros((number, players), np.int64),
        shares=np.zeros((number, players)),
        tallies=np.zeros((number, 3), np.int64),
        rows=np.zeros((number, size), np.int8),
    )


@compiled
def _start(games: Games, at: int, scratch: Any, plan: Plan) -> None:
    games.lots[at] = _begin(games.states, at, scratch, plan.base, plan.seed, games.numbers[at], plan.draws)
    games.lengths[at] = 0
    games.paid[at, :] = 0.0


@compiled
def _show(games: Games, at: int, scratch: Any) -> None:
    seat = _decider(games.states[at])
    games.seats[at] = seat
    _observe(games.states[at], seat, games.rows[at], games.rows.shape[1])
    count = _legal_codes(games.states[at], scratch)
    games.counts[at] = count
    for index in range(count):
        games.codes[at, index] = scratch.codes[index]
    _mark_legal(scratch.codes, count, games.masks[at], ACTIONS)


@compiled
def _pay(games: Games, at: int, ended: Ended, plan: Plan) -> None:
    """What the seats get for what happened: at the end, or for every change of their leads."""
    if ended.over[at]:  # since the step before
        ended.scores[at] = 0
        ended.shares[at] = 0.0
        ended.tallies[at] = 0
    over = games.states[at].phase == OVER
    ended.over[at] = over
    ended.gained[at] = 0.0
    ended.rewards[at] = 0.0
    if over or plan.along:
        _pay_leads(games, at, ended, plan, over)
        ended.gained[at] = ended.rewards[at, games.seats[at]]


@compiled
def _pay_leads(games: Games, at: int, ended: Ended, plan: Plan, over: bool) -> None:
    players = ended.rewards.shape[1]
    best, second, winners = -1, -1, 0
    for seat in range(players):
        score = _score(games.states[at], seat)
        if score > best:
            best, second, winners = score, best, 1
        elif score == best:
            second, winners = best, winners + 1
        elif score > second:
            second = score
    for seat in range(players):
        score = _score(games.states[at], seat)
        lead = float(score - (second if score == best else best))
        ended.rewards[at, seat] = plan.margin * (lead - games.paid[at, seat])
        games.paid[at, seat] = lead
        if over:
            share = 1.0 / winners if score == best else 0.0
            ended.scores[at, seat] = score
            ended.shares[at, seat] = share
            ended.rewards[at, seat] += plan.win * share


@compiled
def _finish(games: Games, at: int, seat: int, ended: Ended) -> None:
    """Note how a game ended, before the next one takes its place."""
    ended.tallies[at, 0] = games.lengths[at]
    ended.tallies[at, 1] = games.states[at].rounds
    ended.tallies[at, 2] = games.states[at].end
    _observe(games.states[at], seat, ended.rows[at], ended.rows.shape[1])
    games.numbers[at] += len(games.numbers)


@compiled
def first_refused(games: Games, actions: Ints) -> int:
    """The first game whose action is not legal, -1 if there is none."""
    for at in range(len(actions)):
        index = 0
        while index < games.counts[at] and games.codes[at, index] != actions[at]:
            index += 1
        if index == games.counts[at]:
            return at
    return -1


@compiled
def start_games(games: Games, plan: Plan) -> None:
    scratches = np.zeros(1, SCRATCH)
    for at in range(len(games.numbers)):
        games.numbers[at] = at
        _start(games, at, scratches[0], plan)
        games.streams[at] = scratches[0].stream
        _show(games, at, scratches[0])


@compiled
def step_games(games: Games, actions: Ints, ended: Ended, plan: Plan) -> None:
    """Do a legal action in every game; a game that is over is followed by its next one."""
    scratches = np.zeros(1, SCRATCH)
    for at in range(len(actions)):
        seat = games.seats[at]
        scratches[0].stream[:] = games.streams[at]
        _apply_code(games.states[at], actions[at])
        _settle_chance(games.states[at], scratches[0])
        games.lengths[at] += 1
        _pay(games, at, ended, plan)
        if ended.over[at]:
            _finish(games, at, seat, ended)
            _start(games, at, scratches[0], plan)
        games.streams[at] = scratches[0].stream
        _show(games, at, scratches[0])


# The same among bots, in parts: code with a bot in it takes long to compile, so it is there only once.


@compiled
def let_bots(games: Games, among: Among) -> None:
    """Let the bots of all games act until the learner decides or the game is over."""
    scratches = np.zeros(1, SCRATCH)
    for at in range(len(games.numbers)):
        players = games.states[at].players
        learner = among.seat if among.seat >= 0 else games.lots[at] % players
        scratches[0].stream[:] = games.streams[at]
        while games.states[at].phase != OVER:
            seat = _decider(games.states[at])
            if seat == learner:
                break
            among.seen[0] = games.states[at]
            _forget(among.seen[0], seat, among.sizes)
            level = among.levels[(seat - learner - 1) % players]
            code = choose_simply(level, among.seen, among.sizes, games.lots[at] << 2 | seat, among.net, among.desk)
            _apply_code(games.states[at], code)
            _settle_chance(games.states[at], scratches[0])
        games.streams[at] = scratches[0].stream


@compiled
def act_in_games(games: Games, actions: Ints) -> None:
    """The actions of a step, and nothing of what follows from them."""
    scratches = np.zeros(1, SCRATCH)
    for at in range(len(actions)):
        scratches[0].stream[:] = games.streams[at]
        _apply_code(games.states[at], actions[at])
        _settle_chance(games.states[at], scratches[0])
        games.lengths[at] += 1
        games.streams[at] = scratches[0].stream


@compiled
def pay_games(games: Games, ended: Ended, plan: Plan) -> int:
    """Pay, and begin the next game where one is over; return how many began."""
    scratches = np.zeros(1, SCRATCH)
    over = 0
    for at in range(len(games.numbers)):
        _pay(games, at, ended, plan)
        if ended.over[at]:
            over += 1
            _finish(games, at, games.seats[at], ended)
            _start(games, at, scratches[0], plan)
            games.streams[at] = scratches[0].stream
    return over


@compiled
def show_games(games: Games) -> None:
    """What the seats that decide see, and may do."""
    scratches = np.zeros(1, SCRATCH)
    for at in range(len(games.numbers)):
        _show(games, at, scratches[0])


@compiled
def sample_actions(games: Games, stream: Records, actions: Ints) -> None:
    """A legal action for every game, each equally likely, by a stream of random numbers."""
    for at in range(len(actions)):
        actions[at] = games.codes[at, _below(stream[0], games.counts[at])]
