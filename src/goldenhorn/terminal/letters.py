"""What a terminal can show: everything, or ASCII only."""

import os
import sys
import unicodedata
from functools import lru_cache

_ALIKE = dict(
    zip(
        "│┃─━▔▁·×–—…“”„«»’‘ßłŁ→←↑↓▶◀▼▲●½",
        '||--~_.x--."""""\'\'slL><^v><v^o2',
        strict=True,
    )
)


def shows_only_ascii() -> bool:
    """Whether the locale is not one of UTF-8, so that other letters would come out as rubbish."""
    if os.name == "nt":
        return "utf" not in (sys.stdout.encoding or "utf-8").lower()
    locale = next((found for name in ("LC_ALL", "LC_CTYPE", "LANG") if (found := os.environ.get(name))), "")
    return bool(locale) and "utf" not in locale.lower()


def to_ascii(text: str) -> str:
    """Each character by one of ASCII that looks like it, so that nothing moves."""
    return text if text.isascii() else "".join(map(_ascii, text))


@lru_cache(4096)
def _ascii(character: str) -> str:
    if character.isascii():
        return character
    if character in _ALIKE:
        return _ALIKE[character]
    if "─" <= character <= "╿":  # corners and crossings of boxes
        return "+"
    if "▀" <= character <= "▟":  # blocks of scroll bars and buttons
        return "#"
    plain = unicodedata.normalize("NFKD", character)[0]
    return plain if plain.isascii() else "?"
