"""What every request passes: limits for an address, headers that keep pages safe, no word about faults inside."""

import asyncio
import logging
import time
from collections import Counter

from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.server import page
from goldenhorn.server.http import problem
from goldenhorn.server.limits import Buckets, Limits
from goldenhorn.server.refusals import Broken, Busy, Forbidden, Unknown
from goldenhorn.server.settings import Settings
from goldenhorn.words import DEFAULT_LANGUAGE, LANGUAGES

log = logging.getLogger("goldenhorn.requests")

# Everything a page needs comes from here; nobody can put it into a frame.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")
PRIVATE = (b"cache-control", b"no-store")
CARRY = "/api/carry/"
PAUSE = 0.05  # seconds


SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
# Why a socket was not opened, by the code it was closed with; the client is answered like any other request.
DENIALS: dict[int, GoldenHornError] = {
    1008: Forbidden("origin-other"),
    1013: Busy("too-many"),
    4404: Unknown("table-unknown"),
    4429: Busy("too-many"),
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.headers = [*HEADERS, STRICT] if settings.secure else HEADERS
        self.requests = Buckets(limits.requests_burst, limits.requests_rate)
        self.files = Buckets(limits.files_burst, limits.files_rate)
        self.messages = Buckets(limits.address_messages_burst, limits.address_messages_rate)
        self.sockets: Counter[str] = Counter()
        if isinstance(app, ExceptionMiddleware):
            app.add_exception_handler(HTTPException, unrouted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # Requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        begun = False
        headers = [*self.headers, PRIVATE] if scope["path"].startswith("/api/") else self.headers

        async def guarded(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        language = language_of_request(HTTPConnection(scope))
        try:
            refusal = self._refusal(scope)
            answer = self.app if refusal is None else problem(refusal, language)
            await answer(scope, receive, guarded)
        except Exception:
            log.exception("a request failed", extra={"path": shown_path(scope["path"])})
            if not begun:
                await problem(Broken("server-failed"), language)(scope, receive, guarded)
        finally:
            took = round(1000 * (time.perf_counter() - began), 1)
            facts = {"method": scope["method"], "path": shown_path(scope["path"]), "status": status, "ms": took}
            log.debug("request", extra=facts)

    def _refusal(self, scope: Scope) -> GoldenHornError | None:
        asked = self.files if scope["path"].startswith(page.FILES) else self.requests
        if not asked.take(address_of(scope)):
            return Busy("too-many")
        if scope["method"] not in SAFE and not origin_allowed(HTTPConnection(scope), self.settings):
            return Forbidden("origin-other")
        return None

    # Sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        accepted = False

        async def guarded(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:
                await self._deny(message["code"], scope, receive, send)
            else:
                await send(message)

        async def patient() -> Message:
            """Messages of an address that sends very many are read more slowly; none is lost."""
            message = await receive()
            while not self.messages.take(address):
                await asyncio.sleep(PAUSE)
            return message

        if self.sockets[address] >= self.limits.sockets:
            await self._deny(1013, scope, receive, send)
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, patient, guarded)
        except Exception:
            log.exception("a socket failed")
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def _deny(self, code: int, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer instead of opening a socket."""
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": code})
            return
        answer = problem(DENIALS.get(code, Unknown("path-unknown")), language_of_request(HTTPConnection(scope)))
        answer.raw_headers += [*self.headers, PRIVATE]
        await answer(scope, receive, send)


async def unrouted(request: HTTPConnection, error: Exception) -> Response:
    """There is no such path, or it does not take this method."""
    assert isinstance(error, HTTPException), "registered for these"
    language = language_of_request(request)
    if error.status_code != 405:
        return page.wrong_address(request) or problem(Unknown("path-unknown"), language)
    allowed = ", ".join(sorted(methods_of(request)))
    answer = problem(Impossible("method-unknown", known=allowed), language)
    answer.status_code = 405
    answer.headers["Allow"] = allowed
    return answer


def methods_of(request: HTTPConnection) -> set[str]:
    """What a path takes: each method has a route of its own."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    return {method for route in routes if route.matches(request.scope)[0] != Match.NONE for method in route.methods or ()}


def shown_path(path: str) -> str:
    """A path as logs may show it: a link that carries a seat is as good as the seat."""
    return CARRY + "..." if path.startswith(CARRY) else path


def address_of(scope: Scope) -> str:
    """Behind a proxy uvicorn has put the address of the client here, if it trusts the proxy."""
    client = scope.get("client")
    return client[0] if client else ""


def language_of_request(connection: HTTPConnection) -> str:
    """The language that is asked for by `?lang=`, else the first known one of the browser."""
    wishes = [connection.query_params.get("lang", ""), *connection.headers.get("accept-language", "").split(",")]
    for wish in wishes:
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Pages of other sites cannot open a socket with somebody's cookie. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url:
        return origin == settings.origin
    return origin.partition("://")[2] == connection.headers.get("host")
