"""A real server whose limits are set by a test: `python tests/loose.py` with the settings of `golden-horn serve` in the
environment, and limits as JSON in GOLDENHORN_TEST_LIMITS.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

import uvicorn

from goldenhorn.server.app import House
from goldenhorn.server.limits import Limits
from goldenhorn.server.logs import set_up_logs
from goldenhorn.server.serving import options_of
from goldenhorn.server.settings import settings_from
from serving import Server

# As if there were none.
NONE = 10**9
LOOSE = {
    "messages_burst": NONE,
    "messages_rate": NONE,
    "chats_burst": NONE,
    "chats_rate": NONE,
    "address_messages_burst": NONE,
    "address_messages_rate": NONE,
    "requests_burst": NONE,
    "requests_rate": NONE,
    "files_burst": NONE,
    "files_rate": NONE,
    "logins_burst": NONE,
    "tables": NONE,
}


class LooseServer(Server):
    def __init__(self, database_url: str, log: Path, settings: dict[str, str] | None = None, **limits: Any) -> None:
        super().__init__(database_url, log, **(settings or {}))
        self._command = [sys.executable, __file__]
        self._environment["GOLDENHORN_PORT"] = str(self.port)
        self._environment["GOLDENHORN_TEST_LIMITS"] = json.dumps({**LOOSE, **limits})


def main() -> None:
    settings = settings_from(os.environ)
    set_up_logs(settings.log_level)
    limits = Limits(**json.loads(os.environ["GOLDENHORN_TEST_LIMITS"]))
    uvicorn.run(House(settings, limits).app(), **options_of(settings))


if __name__ == "__main__":
    main()
