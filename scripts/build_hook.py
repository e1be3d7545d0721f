"""Builds the page and the manual page into the wheel. An editable install leaves the page to `make page`, which notices
changes.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONUTF8": "1"}
        manual = root / "build" / "golden-horn.1"
        manual.parent.mkdir(exist_ok=True)
        with manual.open("wb") as page:
            subprocess.run([sys.executable, "-m", "goldenhorn", "help", "--man"], env=environment, stdout=page, check=True)
        if version != "editable":
            subprocess.run([sys.executable, root / "scripts" / "page.py", "build"], check=True)
