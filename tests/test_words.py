"""The catalogues: complete, with the same facts, and every message used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import goldenhorn
from goldenhorn import Illegal
from goldenhorn.lessons.coach import MESSAGES as REMARKS
from goldenhorn.words import LANGUAGES, Term, language_of, say

SOURCES = Path(goldenhorn.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"
# Messages whose ids are put together in code.
COMPOSED = re.compile(
    r"((colour|ship)-[A-Z]|place-\w+|end-\w+|kind-\w+|(filling|draw)-(number|lacks)|conquerors|peasants|figures)"
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the visitor's way
        self.names.add(node.id.name)


def catalogue(language: str, *, page: bool = False) -> dict[str, set[str]]:
    """The messages of a language with their variables; those that only the page has are in files of their own."""
    patterns = [f"page/*/{language}.ftl"] if page else [f"{language}.ftl", f"terminal/{language}.ftl"]
    messages: dict[str, set[str]] = {}
    files = (file for pattern in patterns for file in (SOURCES / "words").glob(pattern))
    for entry in (entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body):
        assert type(entry).__name__ != "Junk", entry
        if isinstance(entry, Message):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in messages
            messages[entry.id.name] = visitor.names
    return messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_facts(language: str) -> None:
    assert catalogue(language) == catalogue("en")
    assert catalogue(language, page=True) == catalogue("en", page=True)


def test_the_page_has_no_message_twice() -> None:
    assert not catalogue("en").keys() & catalogue("en", page=True).keys()


def test_every_message_of_the_page_is_used_and_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts"))
    known = catalogue("en") | catalogue("en", page=True)
    asked = set(re.findall(r"say\(\s*'([\w-]+)'", code))
    assert asked <= known.keys()
    quoted = set(re.findall(r"'([a-z]+(?:-[a-z]+)+)'", code))
    starts = tuple(re.findall(r"`([a-z]+-(?:[a-z]+-)?)\$\{", code))
    used = quoted | REMARKS.keys()  # what the server only names
    unused = [name for name in catalogue("en", page=True) if name not in used and not name.startswith(starts)]
    assert unused == []


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    quoted = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code))
    unused = [name for name in catalogue("en") if name not in quoted and not COMPOSED.fullmatch(name)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_told_with_any_number(language: str) -> None:
    for name, facts in catalogue(language).items():
        for number in (0, 1, 2, 5, 22):
            assert say(name, language, **dict.fromkeys(facts, number))


def test_polish_has_its_plurals() -> None:
    forms = {say("event-hidden-draw", "pl", house="Dandolo", number=number).split(" ", 2)[-1] for number in (1, 2, 5)}
    assert len(forms) == 3


def test_an_unknown_message_is_a_mistake_of_the_program() -> None:
    with pytest.raises(LookupError):
        say("no-such-message")


def test_terms_are_told_in_the_language() -> None:
    error = Illegal("load-sails", "5.2", ship="trio", colour=Term("colour-B"))
    assert "Blau" in error.say("de")
    assert "Regel 5.2" in error.say("de")
    assert "Blue" in str(error)


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("de", {}, "de"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"GOLDENHORN_LANG": "it", "LANG": "pl_PL.UTF-8"}, "it"),
        (None, {"LC_ALL": "C", "LANG": "de_AT.UTF-8"}, "de"),
        (None, {}, "en"),
    ],
)
def test_the_language_of_a_person(
    wish: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GOLDENHORN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(wish) == language
