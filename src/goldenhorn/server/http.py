"""HTTP with types: an endpoint says what it takes and gives, and OpenAPI follows from that.

Bodies, query parameters and answers are msgspec types, the same library that reads records and sockets' messages; see
docs/decisions/0015-starlette-and-msgspec.md for why there is no framework on top.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from goldenhorn.errors import GoldenHornError, Illegal, Impossible, Malformed
from goldenhorn.record.whole import Reader
from goldenhorn.server.forms import not_understood
from goldenhorn.server.refusals import Broken, Busy, Forbidden, TooLate, TooLong, Unknown, kind_of

B = TypeVar("B")
Q = TypeVar("Q")


class Nothing(msgspec.Struct, frozen=True):
    """An empty object."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done; nothing has changed. `message` is a sentence in the language of the request."""

    kind: str
    code: str
    message: str
    rule: str | None = None


STATUS: tuple[tuple[type[GoldenHornError], int], ...] = (
    (Broken, 500),
    (Unknown, 404),
    (Busy, 429),
    (Forbidden, 403),
    (TooLate, 409),
    (TooLong, 413),
    (Malformed, 422),
    (Illegal, 409),
    (Impossible, 409),
)


@dataclass(frozen=True)
class Call(Generic[B, Q]):
    """A request that was understood."""

    request: Request
    body: B
    query: Q

    @property
    def path(self) -> dict[str, str]:
        return self.request.path_params


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    about: str
    run: Callable[[Any], Awaitable[Any]]
    gives: Any
    body: Any = None
    shown: Any = None  # the form of the body for OpenAPI, where it is read more loosely
    query: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    media: str = "application/json"

    def route(self, most: int) -> Route:
        reader: Reader[Any] = Reader(self.body)

        async def answer(request: Request) -> Response:
            if any("\0" in value for value in request.path_params.values()):  # PostgreSQL has no such texts
                raise Unknown("path-unknown")
            call = Call(request, await self._body(request, reader, most), self._query(request))
            given = await self.run(call)
            if isinstance(given, Response):
                return given
            return json_response(given, self.status)

        return Route(self.path, answer, methods=[self.method], name=self.run.__name__)

    async def _body(self, request: Request, reader: Reader[Any], most: int) -> Any:
        if self.body is None:
            return None
        content = b""
        async for part in request.stream():
            content += part
            if len(content) > most:
                raise TooLong("body-too-long", most=most)
        try:
            return reader.read(content)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise not_understood(error, self.body) from None

    def _query(self, request: Request) -> Any:
        if self.query is None:
            return None
        try:
            return msgspec.convert(dict(request.query_params), self.query, strict=False)
        except msgspec.ValidationError as error:
            raise not_understood(error, self.query) from None


def json_response(given: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, media_type="application/json")


def problem_of(error: GoldenHornError, language: str) -> Problem:
    return Problem(kind_of(error), error.message, error.say(language), error.rule)


def problem(error: GoldenHornError, language: str) -> Response:
    status = next(number for kind, number in STATUS if isinstance(error, kind))
    return json_response(problem_of(error, language), status)


def openapi(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    """The description of the endpoints, as OpenAPI 3.1."""
    taken = [kind for point in endpoints for kind in (point.gives, point.shown or point.body, point.query)]
    types = [Problem, *(kind for kind in taken if kind is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for point in endpoints:
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in _names(point.path)
        ]
        if point.query is not None:
            parameters += _query_parameters(components[point.query.__name__])
        operation: dict[str, Any] = {
            "operationId": point.run.__name__,
            "summary": point.about,
            "parameters": parameters,
            "responses": {
                str(point.status): _content("done", known[str(point.gives)], point.media),
                **{str(status): _content("refused", known[str(Problem)]) for status in _refusals(point)},
            },
        }
        if point.body is not None:
            operation["requestBody"] = {"required": True, **_content("", known[str(point.shown or point.body)])}
        paths.setdefault(point.path, {})[point.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Golden Horn", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _refusals(point: Endpoint) -> list[int]:
    """What is refused with which status: by the endpoint itself, and by what every request passes."""
    foreign = () if point.method == "GET" else (403,)
    understood = () if point.body is None else (413, 422)
    asked = () if point.query is None else (422,)
    return sorted({*point.refusals, *foreign, *understood, *asked, 429})


def _names(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]


def _query_parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind}
        for name, kind in schema["properties"].items()
    ]


def _content(about: str, schema: Any, media: str = "application/json") -> dict[str, Any]:
    described = {"description": about} if about else {}
    return {**described, "content": {media: {"schema": schema}}}
