"""Statements for analyses of finished games."""

from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update

from goldenhorn.server.storage.schema import analyses, games, keepers

State = Literal["asked", "stopped", "failed", "done"]


class AnalysisRow(NamedTuple):
    """`body` is what was found out so far; of an analysis that is done, all of it."""

    player: str
    state: State
    asked: int
    done: int
    total: int
    body: str | None


class Job(NamedTuple):
    game: str
    depth: str
    record: str
    body: str | None


def _one(game: str, depth: str) -> ColumnElement[bool]:
    return and_(analyses.c.game == game, analyses.c.depth == depth)


def read_analysis(connection: Connection, game: str, depth: str) -> AnalysisRow | None:
    columns = (analyses.c.player, analyses.c.state, analyses.c.asked, analyses.c.done, analyses.c.total, analyses.c.body)
    row = connection.execute(select(*columns).where(_one(game, depth))).first()
    return None if row is None else AnalysisRow(*row)


def waiting_before(connection: Connection, asked: int) -> int:
    """How many analyses were asked for before a time and are not done yet."""
    earlier = select(func.count()).where(analyses.c.state == "asked", analyses.c.asked < asked)
    return int(connection.execute(earlier).scalar_one())


def is_busy(connection: Connection, player: str, game: str, depth: str) -> bool:
    """Whether somebody waits for another analysis."""
    other = select(analyses.c.game).where(analyses.c.player == player, analyses.c.state == "asked", ~_one(game, depth))
    return connection.execute(other.limit(1)).first() is not None


def ask(connection: Connection, game: str, depth: str, player: str, now: int, *, anew: bool) -> None:
    """Let an analysis be made, or go on; `anew`: from the beginning."""
    values = {"player": player, "state": "asked", "asked": now, "keeper": None}
    if anew:
        values |= {"done": 0, "body": None}
    if connection.execute(update(analyses).where(_one(game, depth)).values(**values)).rowcount == 0:
        row = {"game": game, "depth": depth, "total": 0, "done": 0, "body": None, **values}
        connection.execute(insert(analyses), row)


def stop(connection: Connection, game: str, depth: str) -> None:
    """What is done stays."""
    waiting = and_(_one(game, depth), analyses.c.state == "asked")
    connection.execute(update(analyses).where(waiting).values(state="stopped", keeper=None))


def claim(connection: Connection, keeper: str, now: int) -> Job | None:
    """The analysis that has waited longest is this process's from now on, if nobody who is alive makes it."""
    alive = select(keepers.c.name).where(keepers.c.until >= now)
    free = or_(analyses.c.keeper.is_(None), analyses.c.keeper == keeper, analyses.c.keeper.not_in(alive))
    statement = (
        select(analyses.c.game, analyses.c.depth, games.c.record, analyses.c.body)
        .join(games, games.c.key == analyses.c.game)
        .where(analyses.c.state == "asked", free)
        .order_by(analyses.c.asked)
        .limit(1)
        .with_for_update(skip_locked=True, of=analyses)
    )
    row = connection.execute(statement).first()
    if row is None:
        return None
    connection.execute(update(analyses).where(_one(row.game, row.depth)).values(keeper=keeper))
    return Job(*row)


def note(connection: Connection, job: Job, keeper: str, done: int, total: int, body: str | None, state: State) -> bool:
    """Write down what was found out; False if nobody wants it from this process any more."""
    mine = and_(_one(job.game, job.depth), analyses.c.keeper == keeper, analyses.c.state == "asked")
    values: dict[str, object] = {"done": done, "total": total, "state": state}
    if body is not None:
        values["body"] = body
    return connection.execute(update(analyses).where(mine).values(**values)).rowcount == 1
