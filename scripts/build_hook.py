"""Builds the page into the wheel. An editable install leaves that to `make page`, which notices changes."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root) / "scripts" / "page.py", "build"], check=True)
