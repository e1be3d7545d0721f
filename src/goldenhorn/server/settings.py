"""How a server is run: every setting by option, or by environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from goldenhorn.errors import Malformed

PREFIX = "GOLDENHORN_"


@dataclass(frozen=True)
class Settings:
    """`public_url` is how people reach the server, where that is not by `host` and `port`: behind a reverse proxy."""

    host: str = "127.0.0.1"
    port: int = 8713
    database_url: str = ""
    processes: int = 1
    log_level: str = "info"
    public_url: str = ""
    thinkers: int = 0  # worker processes for bots of each process; 0: in all as many as there are cores, two at least
    lease: int = 10  # seconds after which a process that says nothing counts as dead, and others take over its tables

    @property
    def origin(self) -> str:
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS, so that cookies never travel otherwise."""
        return self.origin.startswith("https://")


def settings_from(environment: Mapping[str, str], **given: str | int | None) -> Settings:
    """The settings: what is given, else the environment's, else the default."""
    values: dict[str, str | int] = {}
    for name, kind in (
        ("host", str),
        ("port", int),
        ("database_url", str),
        ("processes", int),
        ("log_level", str),
        ("public_url", str),
        ("thinkers", int),
        ("lease", int),
    ):
        value = given.get(name)
        if value is None:
            value = environment.get(PREFIX + name.upper()) or None
        if value is None:
            continue
        if kind is int and not str(value).isdecimal():
            raise Malformed("setting-number", name=name.replace("_", "-"), text=str(value))
        values[name] = kind(value)
    settings = Settings(**values)  # type: ignore[arg-type]
    if not settings.database_url:
        return Settings(**{**values, "database_url": f"sqlite:///{data_directory() / 'golden-horn.sqlite'}"})  # type: ignore[arg-type]
    return settings


def data_directory() -> Path:
    """Where the embedded database lives; made if it is missing, for this user only."""
    import platformdirs

    directory = Path(os.environ.get(PREFIX + "DATA") or platformdirs.user_data_dir("goldenhorn"))
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    return directory
