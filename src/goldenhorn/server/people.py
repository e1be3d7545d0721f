"""Who somebody is: a guest by a cookie, an account by name and password."""

import asyncio
import secrets
import unicodedata
from functools import cache, partial
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec import Meta, Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from goldenhorn.errors import Impossible, Malformed
from goldenhorn.server.hall import Hall, now
from goldenhorn.server.refusals import Forbidden, TooLate
from goldenhorn.server.setup import Name
from goldenhorn.server.storage import store
from goldenhorn.server.storage.store import Person
from goldenhorn.server.table import Table

COOKIE = "goldenhorn"
YEAR = 365 * 24 * 60 * 60
LOGIN = 80  # characters of a login that can be kept
TABLES = 1000  # of a guest that are taken along

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    """Whoever asks: nobody yet (null), a guest with a name, or an account with a login."""

    name: str | None
    login: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Name
    password: Password


# Argon2id as the library recommends it (RFC 9106, low memory).
_hasher = PasswordHasher()


@cache
def _nobody() -> str:
    """The hash of a password that nobody has."""
    return _hasher.hash(secrets.token_hex(16))


class People:
    def __init__(self, hall: Hall, *, secure: bool) -> None:
        self.hall = hall
        self.secure = secure

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Whose cookie it is; None for somebody who has none, or an old one."""
        token = connection.cookies.get(COOKIE)
        return None if not token else await self.hall.read(lambda database: store.player_of(database, token))

    async def named(self, connection: HTTPConnection) -> Person:
        """Somebody with a name; raises if they have none yet."""
        person = await self.who(connection)
        if person is None or person.name is None:
            raise Forbidden("name-first")
        return person

    async def rename(self, connection: HTTPConnection, name: str, response: Response) -> Person:
        """Give oneself a name; a newcomer gets a cookie."""
        person = await self.who(connection) or await self.add_guest(response)
        await self.hall.write(lambda database: store.rename(database, person.key, name))
        return Person(person.key, name, person.login)

    async def add_guest(self, response: Response) -> Person:
        key, token, at = secrets.token_hex(16), secrets.token_urlsafe(32), now()
        await self.hall.write(lambda database: store.add_player(database, key, token, at))
        self._give(response, token)
        return Person(key, None, None)

    async def register(self, connection: HTTPConnection, credentials: Credentials, response: Response) -> Person:
        """Make an account of a guest, or of a newcomer."""
        login = fold(credentials.login)
        person = await self.who(connection)
        if person is not None and person.login is not None:
            raise TooLate("account-already")
        if await self.hall.read(lambda database: store.password_of(database, login)) is not None:
            raise Impossible("login-taken", login=credentials.login)
        password = await asyncio.to_thread(_hasher.hash, credentials.password)
        person = person or await self.add_guest(response)
        if not await self.hall.write(lambda database: store.add_account(database, person.key, login, password)):
            raise Impossible("login-taken", login=credentials.login)
        name = person.name or credentials.login
        await self.hall.write(lambda database: store.rename(database, person.key, name))
        return Person(person.key, name, login)

    async def log_in(self, connection: HTTPConnection, credentials: Credentials, response: Response) -> Person:
        """Be an account on this device; games and seats of the guest who was here before are taken along."""
        login = fold(credentials.login)
        known = await self.hall.read(lambda database: store.password_of(database, login))
        # Somebody unknown takes as long as a wrong password; tables go on meanwhile.
        key, hashed = known or ("", await asyncio.to_thread(_nobody))
        if not await asyncio.to_thread(_fits, hashed, credentials.password) or known is None:
            raise Forbidden("login-wrong")
        guest = await self.who(connection)
        token, at = secrets.token_urlsafe(32), now()
        await self.hall.write(lambda database: store.add_session(database, key, token, at))
        self._give(response, token)
        person = await self.hall.read(lambda database: store.player_of(database, token))
        assert person is not None, "the session is new"
        if guest is not None and guest.login is None:
            await self._take_along(guest.key, person)
        return person

    async def _take_along(self, guest: str, person: Person) -> None:
        await self.hall.write(lambda database: store.adopt(database, guest, person.key))
        for row in await self.hall.read(lambda database: store.tables_of(database, guest, TABLES)):
            await self.carry(row.key, guest, person)

    async def carry(self, table: str, before: str, person: Person) -> None:
        """All seats that one player had at a table are another one's from now on, under that one's name if there is one."""
        live = await self.hall.find(table)
        seats = live.table.seats_of(before)
        for seat in seats:
            # Several seats are several people, who keep their names.
            name = live.table.chairs[seat].name or "" if len(seats) > 1 or person.name is None else person.name
            await self.hall.change(live, partial(Table.carry, seat=seat, player=person.key, name=name, at=now()))

    async def log_out(self, connection: HTTPConnection, response: Response) -> None:
        token = connection.cookies.get(COOKIE)
        if token:
            await self.hall.write(lambda database: store.drop_session(database, token))
        response.delete_cookie(COOKIE, path="/", secure=self.secure, httponly=True, samesite="lax")

    def _give(self, response: Response, token: str) -> None:
        response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=self.secure, httponly=True, samesite="lax")


def fold(login: str) -> str:
    """Logins that look alike are alike. Letters that stand for several can make one too long to be kept."""
    folded = " ".join(unicodedata.normalize("NFKC", login).casefold().split())
    if len(folded) > LOGIN:
        raise Malformed("form-text-most", where="login", number=LOGIN)
    return folded


def _fits(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
