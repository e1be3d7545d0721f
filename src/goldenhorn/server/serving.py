"""Running the server: one process, or several that share PostgreSQL."""

import os
from typing import Any

from starlette.applications import Starlette

from goldenhorn.errors import Impossible
from goldenhorn.server.logs import LEVELS, set_up_logs
from goldenhorn.server.protocol import MAX_MESSAGE
from goldenhorn.server.settings import PREFIX, Settings, settings_from

GRACE = 10  # seconds for what is under way when the server ends


def serve(settings: Settings) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    check(settings)
    set_up_logs(settings.log_level)
    if settings.processes == 1:
        uvicorn.run(app_of(settings), **options_of(settings))
        return
    # Each process makes its own application out of the environment.
    for name, value in vars(settings).items():
        os.environ[PREFIX + name.upper()] = str(value)
    uvicorn.run(
        "goldenhorn.server.serving:from_environment", factory=True, workers=settings.processes, **options_of(settings)
    )


def check(settings: Settings) -> None:
    if settings.log_level not in LEVELS:
        raise Impossible("setting-log-level", text=settings.log_level, known=", ".join(LEVELS))
    if settings.processes < 1:
        raise Impossible("setting-processes", number=settings.processes)
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise Impossible("processes-need-postgres", number=settings.processes)


def from_environment() -> Starlette:
    settings = settings_from(os.environ)
    set_up_logs(settings.log_level)
    return app_of(settings)


def app_of(settings: Settings) -> Starlette:
    from goldenhorn.server.app import House

    return House(settings).app()


def options_of(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": MAX_MESSAGE,
        "timeout_graceful_shutdown": GRACE,
    }
