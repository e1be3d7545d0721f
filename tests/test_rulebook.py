"""The rulebook of the page: every rule of docs/rules.md is retold in every language, with its marks and its picture."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from goldenhorn.words import LANGUAGES

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
BOOK = ROOT / "web" / "src" / "rules"
PARTS = {"decided": "**[D]**", "assumed": "**[A]**"}
NUMBER = re.compile(r"(?<![\d.])\d\.\d{1,2}(?![\d%])")


def rules() -> dict[str, str]:
    """The text of each rule, by its number."""
    found = re.split(r"^(?:- (\d+\.\d+) |## .*$)", RULES, flags=re.MULTILINE)
    return {number: text for number, text in zip(found[1::2], found[2::2], strict=True) if number}


def retold(language: str) -> dict[str, str]:
    file = ROOT / "src" / "goldenhorn" / "words" / "page" / "rules" / f"{language}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_retold_and_no_other(language: str) -> None:
    messages = retold(language)
    titles = {name.removeprefix("rule-").replace("-", ".") for name in messages if re.fullmatch(r"rule-\d+-\d+", name)}
    assert titles == rules().keys()
    parts = {name.rpartition("-")[0] for name in messages if re.fullmatch(r"rule-\d+-\d+-[a-z]+", name)}
    assert parts == {f"rule-{number.replace('.', '-')}" for number in rules()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_and_assumptions_are_marked_as_in_the_rules(language: str) -> None:
    messages = retold(language)
    for number, text in rules().items():
        told = {part for part in PARTS if f"rule-{number.replace('.', '-')}-{part}" in messages}
        assert told == {part for part, mark in PARTS.items() if mark in text}, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title(language: str) -> None:
    chapters = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)
    titles = [name for name in retold(language) if re.fullmatch(r"rules-chapter-\d+", name)]
    assert titles == [f"rules-chapter-{chapter}" for chapter in chapters]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_to_rules_that_exist_and_to_the_same_ones(language: str) -> None:
    english = retold("en")
    for name, text in retold(language).items():
        cited = NUMBER.findall(text)
        assert set(cited) <= rules().keys(), name
        assert cited == NUMBER.findall(english[name]), name


def test_the_page_knows_every_number_in_its_order_with_a_picture() -> None:
    contents = (BOOK / "contents.ts").read_text(encoding="utf-8")
    pictured = dict(re.findall(r"^  '(\d+\.\d+)': '([a-z-]+)',$", contents, re.MULTILINE))
    assert list(pictured) == list(rules())
    scenes = re.findall(r"^  '?([a-z-]+)'?: (?:\w+)\.\w+,$", contents, re.MULTILINE)
    assert set(pictured.values()) == set(scenes)
    for language in LANGUAGES:
        told = [name.removeprefix("scene-") for name in retold(language) if name.startswith("scene-")]
        assert sorted(told) == sorted(scenes)


def test_every_question_leads_to_a_rule() -> None:
    asked = (ROOT / "web" / "src" / "play" / "asked.ts").read_text(encoding="utf-8")
    cited = re.findall(r"'(\d+\.\d+)'", asked)
    assert len(cited) > 10
    assert set(cited) <= rules().keys()
