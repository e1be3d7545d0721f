"""Several machines, by Dask: the same rows as on one. Work whose worker dies is done again by another."""

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.lab.pool import ATTEMPTS, Chunk, Promise, Work, play_chunk


class Cluster:
    """The workers of a Dask scheduler. They need this package, in the same version."""

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError:
            raise Impossible("lab-extra-missing", extra="cluster") from None
        self.address = address
        dask: Any = distributed  # which tells only some of its types
        try:
            self.client = dask.Client(address)
        except (OSError, ValueError) as error:
            raise Impossible("lab-cluster-unreachable", address=address, detail=_line(error)) from None

    @property
    def width(self) -> int:
        """Workers come and go; there may be none yet."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def submit(self, work: Work) -> Promise:
        return _Remote(self, work)

    def close(self) -> None:
        self.client.close()


class _Remote:
    """A chunk that is played somewhere. Dask itself gives it to another worker when one dies, but not for ever."""

    def __init__(self, cluster: Cluster, work: Work) -> None:
        self._cluster = cluster
        self._work = work
        self._future = self._submit()

    def _submit(self) -> Any:
        return self._cluster.client.submit(play_remotely, self._work, fingerprint(), pure=False)

    def result(self) -> Chunk:
        from distributed import KilledWorker

        for _ in range(ATTEMPTS):
            try:
                found: Chunk = self._future.result()
            except KilledWorker:
                self._future = self._submit()
            except GoldenHornError:
                raise
            except Exception as error:  # whatever went wrong over there or on the way
                raise Impossible("lab-cluster-failed", address=self._cluster.address, detail=_line(error)) from error
            else:
                return found
        raise Impossible("lab-worker-died")

    def cancel(self) -> object:
        return self._future.cancel()


def play_remotely(work: Work, program: str) -> Chunk:
    """A chunk, unless this worker has another version of the package: then its games could be other ones."""
    if program != fingerprint():
        raise Impossible("lab-cluster-program")
    return play_chunk(work)


@cache
def fingerprint() -> str:
    """A hash of everything in the package that games can depend on."""
    digest = hashlib.sha256()
    for name, content in sorted(_sources(files("goldenhorn"), "")):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found += _sources(entry, name)
        elif not entry.name.endswith((".pyc", ".ftl")):
            found.append((name, entry.read_bytes()))
    return found


def _line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
