"""Messages that no table takes: what cannot be read, and what comes at the wrong time, from the wrong seat, or too late.

None of them changes anything. Those that are damaged further have two faults at least, so that no damage can mend them.
"""

import json
import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from goldenhorn.game.actions import ACTIONS

WRONG: tuple[Any, ...] = (
    *(None, True, False, -1, 4, 99, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30), 1.0, 0.5, -0.0, 1e308),
    *("", "0", "null", " ", "\x00", "\u202e", "é" * 50, "x" * 2000, "\U0001f3f4" * 100),
    *([], {}, [[]], {"seat": 0}, [0, 1], {"": None}),
)


@dataclass(frozen=True)
class Situation:
    """A table as a client sees it: its own seats, the `turn`, and what it could do now."""

    phase: str
    own: tuple[int, ...]
    turn: int
    legal: Collection[str] = ()

    @property
    def foreign(self) -> list[int]:
        return [seat for seat in range(4) if seat not in self.own]


class Rubbish:
    def __init__(self, rng: random.Random, situation: Situation) -> None:
        self.rng = rng
        self.situation = situation
        self._kinds: tuple[Callable[[], str | bytes], ...] = (
            *[self._misplaced] * 5,
            *[self._damaged] * 2,
            self._wrong_value,
            self._wrong_keys,
            self._twice,
            self._deep,
            self._long,
            self._bytes,
            self._other_json,
        )

    def message(self) -> str | bytes:
        return self.rng.choice(self._kinds)()

    # Well-formed

    def _misplaced(self) -> str:
        """Well-formed, but not now, not from here, or too late."""
        wish = self.rng.choice((self._foreign, self._late, self._illegal, self._out_of_time, self._unclear))()
        return json.dumps(wish)

    def _wish(self, kind: str, **facts: Any) -> dict[str, Any]:
        return {"type": kind, "id": self.rng.randrange(2**53), **facts}

    def _foreign(self) -> dict[str, Any]:
        """For a seat of somebody else."""
        seat, turn = self.rng.choice(self.situation.foreign), self.situation.turn
        kind = self.rng.choice(("act", "undo", "leave", "return", "stand", "house", "ready", "look", "advise"))
        facts: dict[str, dict[str, Any]] = {
            "act": {"action": str(self.rng.choice(ACTIONS)), "answers": turn},
            "undo": {"answers": turn},
            "advise": {"about": self.rng.choice(("cards", "moves"))},
            "house": {"house": "Loredan"},
            "ready": {"ready": self.rng.random() < 0.5, "salt": "salt"},
        }
        return self._wish(kind, seat=seat, **facts.get(kind, {}))

    def _seat(self) -> int:
        seats: list[int] = [*self.situation.own * 4, *range(4)]
        return self.rng.choice(seats)

    def _late(self) -> dict[str, Any]:
        """Answers what is over, or has not happened yet; and is not legal either, so that it cannot be a repetition."""
        number = self.rng.choice((*range(max(1, self.situation.turn)), 10**6, 2**31 - 1))
        kind = self.rng.choice(("act", "undo"))
        action = {"action": self._illegal_action()} if kind == "act" else {}
        return self._wish(kind, seat=self._seat(), answers=number, **action)

    def _illegal_action(self) -> str:
        while (action := str(self.rng.choice(ACTIONS))) in self.situation.legal:
            pass
        return action

    def _illegal(self) -> dict[str, Any]:
        return self._wish("act", seat=self._seat(), action=self._illegal_action(), answers=self.situation.turn)

    def _out_of_time(self) -> dict[str, Any]:
        """What belongs before the game, or after it."""
        before = ("sit", "stand", "plan", "house", "ready", "start", "close")
        after = ("rematch",)
        wrong = {"waiting": after, "playing": before + after, "closed": before + after, "over": before}
        kind = self.rng.choice(wrong[self.situation.phase])
        facts: dict[str, dict[str, Any]] = {
            "plan": {"seat": self._seat(), "plan": "sailor"},
            "house": {"seat": self._seat(), "house": None},
            "start": {},
            "close": {},
            "rematch": {},
        }
        return self._wish(kind, **facts.get(kind, {"seat": self._seat()}))

    def _unclear(self) -> dict[str, Any]:
        return self._wish("say", **self.rng.choice(({}, {"phrase": "ouch", "text": "and more"})))

    # Not well-formed

    def _twofold(self) -> dict[str, Any]:
        """With two faults, of which no accident mends both."""
        return {**self._late(), "seat": self.rng.choice(self.situation.foreign)}

    def _damaged(self) -> str:
        """With characters cut out, put in, or exchanged."""
        text = json.dumps(self._twofold())
        for _ in range(self.rng.randint(1, 3)):
            at = self.rng.randrange(len(text) + 1)
            cut = self.rng.choice((0, 1, 1, 2, 5, len(text)))
            put = self.rng.choice(
                ("", '"', "{", "}", "[", "]", ",", ":", "0", "-", "e", "\\", "\\ud800", "\n", "\x00", "é", "null")
            )
            text = text[:at] + put + text[at + cut :]
        return text

    def _wrong_value(self) -> str:
        wish = self._twofold()
        wish[self.rng.choice(list(wish))] = self.rng.choice(WRONG)
        return json.dumps(wish)

    def _wrong_keys(self) -> str:
        wish = self._twofold()
        if self.rng.random() < 0.5:
            del wish[self.rng.choice(list(wish))]
        else:
            wish[self.rng.choice(("", "Seat", "player", "__class__", "x" * 300, "entry", "view"))] = self.rng.choice(WRONG)
        if self.rng.random() < 0.3:
            wish["type"] = self.rng.choice(
                ("", "ACT", "news", "table", "opened", "acted", "ping ", "constructor", "act", "undo")
            )
        return json.dumps(wish)

    def _twice(self) -> str:
        """An object with one key twice, in different ways."""
        wish = self._twofold()
        key = self.rng.choice(list(wish))
        return json.dumps(wish)[:-1] + f", {json.dumps(key)}: {json.dumps(self.rng.choice((wish[key], *WRONG)))}}}"

    def _deep(self) -> str:
        depth = self.rng.choice((10, 100, 500, 1300, 1900))
        opened, closed = self.rng.choice((("[", "]"), ('{"a":', "}"), ('{"type":', "}")))
        nest = opened * min(depth, 4000 // len(opened + closed)) + "0" + closed * self.rng.choice((0, 1, depth))
        return self.rng.choice((nest, '{"type":"act","id":1,"seat":' + nest + "}", '{"id":' + nest))[:4000]

    def _long(self) -> str:
        wish = self._twofold()
        wish[self.rng.choice(("text", "action", "type", "salt"))] = self.rng.choice(
            "a \u00e9\U0001f3f4"
        ) * self.rng.randrange(301, 900)
        return json.dumps(wish, ensure_ascii=False)

    def _bytes(self) -> bytes:
        text = json.dumps(self._twofold())
        return self.rng.choice(
            (
                lambda: b"",
                lambda: self.rng.randbytes(self.rng.randrange(1, 200)),
                lambda: text.encode("utf-16"),
                lambda: b"\xef\xbb\xbf" + text.encode(),
                lambda: text.encode().replace(b"a", b"\xff"),
                lambda: text.encode().replace(b'"type"', b'"type\xed\xa0\x80"'),
                lambda: text.encode() + b"\x00",
                lambda: text.encode(),
            )
        )()

    def _other_json(self) -> str:
        return self.rng.choice(
            ("", " ", "null", "true", "0", "-", '"act"', "[]", "{}", "[{}]", "NaN", "{}{}", "//", "'", "<a>")
        )
