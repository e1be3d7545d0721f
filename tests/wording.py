"""The words of the page, for tests that look for them."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WORDS = Path(__file__).parents[1] / "src" / "goldenhorn" / "words"


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for catalogue in WORDS.rglob(f"{language}.ftl"):
        found.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return found


def say(message: str, language: str, **facts: str | int) -> str:
    pattern = bundle(language).get_message(message).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, facts)
    assert errors == []
    return str(text)
