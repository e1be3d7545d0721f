"""Everything that was told of a game, in order, and corrections of it. What comes after a correction is kept, and judged
again: entries that do not fit any more wait until they are changed, removed, or fit again.
"""

from collections.abc import Iterable

from goldenhorn.companion.companion import Companion, read
from goldenhorn.companion.table import RealTable
from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.dealers import AskFilling


class Story:
    """`companion` is the table after the entries that fit, `fault` says why the first of the `waiting` ones does not."""

    def __init__(self, table: RealTable, entries: Iterable[str] = ()) -> None:
        self.table = table
        self.entries: list[str] = []
        self.companion = Companion(table)
        self.fault: GoldenHornError | None = None
        self._take(list(entries))

    @property
    def waiting(self) -> list[str]:
        return self.entries[len(self.companion.entries) :]

    def tell(self, entry: str) -> None:
        """Where the story stands now. If entries wait there, one of the same kind takes the place of the first."""
        at = len(self.companion.entries)
        twin = self.companion.copy()
        kept = twin.tell(entry)
        if not self.waiting:
            self.entries.append(kept)
            self.companion = twin
            return
        rest = self.entries[at + 1 :] if self._takes_place(self.waiting[0]) else self.entries[at:]
        self._take([*self.entries[:at], kept, *rest])

    def _takes_place(self, waiting: str) -> bool:
        request = self.companion.pending
        if request is None:
            return True
        return " +" in waiting if isinstance(request, AskFilling) else waiting.startswith("draw ")

    def change(self, number: int, entry: str) -> None:
        """Put another entry in the place of one; refused if it does not fit there."""
        self._put(number, entry, number + 1)

    def insert(self, number: int, entry: str) -> None:
        """Put an entry before another one; refused if it does not fit there."""
        self._put(number, entry, number)

    def _put(self, number: int, entry: str, after: int) -> None:
        self._check(number)
        before = read(self.table, self.entries[:number])
        if before.fault is not None:
            raise before.fault
        kept = before.companion.tell(entry)
        self._take([*self.entries[:number], kept, *self.entries[after:]])

    def remove(self, number: int) -> None:
        self._check(number)
        self._take(self.entries[:number] + self.entries[number + 1 :])

    def drop(self) -> None:
        """Remove the entries that wait."""
        self._take(self.companion.entries[:])

    def _check(self, number: int) -> None:
        if not 0 <= number < len(self.entries):
            raise Impossible("companion-no-entry", number=number + 1, last=len(self.entries))

    def _take(self, entries: list[str]) -> None:
        reading = read(self.table, entries)
        self.companion, self.fault = reading.companion, reading.fault
        fits = len(self.companion.entries)
        self.entries = self.companion.entries + entries[fits:]
