"""The tables of the database. Alembic brings an older database to this form (`migrations/`); a test compares the two.

Times are milliseconds since 1970. Tokens are kept as their SHA-256 only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A person. A guest has a name only, perhaps not even that; an account adds a login, folded for comparison, and a password.
players = Table(
    "players",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("name", String(40)),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("player", ForeignKey("players.key", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# A process of the server that is alive until some time, unless it says so again before.
keepers = Table(
    "keepers",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# A table with what lists and searches need; everything else is in its log. Where it is `attended`, bots have to be moved or
# a clock to be watched, by the process that is the `keeper`.
tables = Table(
    "tables",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("secret", String(128), nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("expansion", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("attended", Boolean, nullable=False),
    Column("keeper", String(64)),
    Index("ix_tables_phase_changed", "phase", "changed"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_attended_keeper", "attended", "keeper"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_key", "number"),
)

# Who sits at which table: so that people find their tables again.
sitters = Table(
    "sitters",
    metadata,
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), nullable=False),
    Column("player", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("table_key", "player"),
)

# A finished game on somebody's shelf. It goes when the last one has taken it off. `names` and `title` serve the search.
games = Table(
    "games",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), unique=True),
    Column("finished", BigInteger, nullable=False, index=True),
    Column("seats", Integer, nullable=False),
    Column("expansion", Boolean, nullable=False),
    Column("reason", String(12), nullable=False),
    Column("names", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("record", Text, nullable=False),
)

shelves = Table(
    "shelves",
    metadata,
    Column("player", String(32), nullable=False),
    Column("game", ForeignKey("games.key", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    PrimaryKeyConstraint("player", "game"),
)

# How the seats of a finished game came out that was played here from its beginning: so that a person's record need not read
# their games again. A bot has a level.
results = Table(
    "results",
    metadata,
    Column("game", ForeignKey("games.key", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", String(8)),
    Column("name", String(40), nullable=False),
    Column("house", String(12), nullable=False),
    Column("winner", Boolean, nullable=False),
    Column("announcer", Boolean, nullable=False),
    Column("goods", Integer, nullable=False),
    Column("sets", Integer, nullable=False),
    Column("territories", Integer, nullable=False),
    Column("figures", Integer, nullable=False),
    Column("raids", Integer, nullable=False),
    Column("raided", Integer, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

# What was found out about a finished game, or is to be: `state` is asked, stopped, failed or done. The `keeper` is the
# process that makes it.
analyses = Table(
    "analyses",
    metadata,
    Column("game", ForeignKey("games.key", ondelete="CASCADE"), nullable=False),
    Column("depth", String(8), nullable=False),
    Column("player", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("keeper", String(64)),
    Column("body", Text),
    PrimaryKeyConstraint("game", "depth"),
    Index("ix_analyses_state_asked", "state", "asked"),
)

# Links that carry a seat to another device, once.
carries = Table(
    "carries",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), nullable=False),
    Column("player", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
