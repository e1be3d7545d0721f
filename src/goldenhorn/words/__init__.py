"""The words of the game in German, English, Italian and Polish: one Fluent catalogue for each language.

`say` is the only door. The library behind it is imported on first use, so that importing the game stays quick.
"""

import os
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle


class Term(str):
    """A fact that is itself a message of the catalogue, such as `colour-B` or `place-Venice`."""

    __slots__ = ()


Fact = str | int | float | tuple[Term, ...]

LANGUAGES = ("de", "en", "it", "pl")
DEFAULT_LANGUAGE = "en"


def say(message: str, language: str = DEFAULT_LANGUAGE, **facts: Fact) -> str:
    """A message of the catalogue with its facts filled in. An unknown message is a mistake of the program: KeyError."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _every_part(language)
    entry = bundle.get_message(message)
    if entry.value is None:
        raise KeyError(message)
    told = {name: _tell(fact, language) for name, fact in facts.items()}
    text, errors = bundle.format_pattern(entry.value, told)
    if errors:
        raise errors[0]
    return str(text)


def _tell(fact: Fact, language: str) -> str | int | float:
    """Terms in the words of the language, several of them as a list."""
    if isinstance(fact, tuple):
        return ", ".join(say(term, language) for term in fact) or "-"
    return say(fact, language) if isinstance(fact, Term) else fact


def colour(letter: str) -> Term:
    return Term(f"colour-{letter}")


def place(name: str) -> str:
    """A port as a term; the number of a square as it is."""
    return name if name.isdecimal() else Term(f"place-{name}")


def language_of(wish: str | None = None) -> str:
    """The language for a person: a wish such as `de` or `pl_PL.UTF-8`, else the environment's, else English."""
    wishes = [wish] if wish else [os.environ.get(name, "") for name in ("GOLDENHORN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for locale in wishes:
        language = locale[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


@cache
def _bundle(language: str) -> "FluentBundle":
    from importlib.resources import files

    return _read(language, [files(__package__)])


@cache
def _every_part(language: str) -> "FluentBundle":
    """With the words of the screens, which most commands need not read."""
    from importlib.resources import files

    words = files(__package__)
    parts = [part for part in words.joinpath("page").iterdir() if part.is_dir()]
    return _read(language, [words, words.joinpath("terminal"), *parts])


def _read(language: str, folders: "Iterable[Traversable]") -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
