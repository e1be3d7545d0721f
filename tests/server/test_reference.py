"""The reference at /docs: whole, and without anything that the strict policy of the pages would refuse."""

import re

import pytest

from serving import People

pytestmark = pytest.mark.anyio


async def test_the_reference_describes_every_message_and_every_link_leads_somewhere(people: People) -> None:
    person = await people()
    page = (await person.http.get("/docs")).raise_for_status().text
    described = set(re.findall(r'<h3 id="(\w+)">', page))
    assert set(re.findall(r'href="#(\w+)"', page)) <= described
    protocol = (await person.http.get("/protocol.schema.json")).json()
    assert {name for name in protocol["$defs"] if name[0].isupper()} <= described
    openapi = (await person.http.get("/openapi.json")).json()
    for path, operations in openapi["paths"].items():
        for method in operations:
            assert f"<code>{method.upper()} {path}</code>" in page


async def test_the_reference_has_no_script_and_a_style_of_its_own(people: People) -> None:
    person = await people()
    page = (await person.http.get("/docs")).raise_for_status().text
    assert "<script" not in page
    assert "style=" not in page
    for link in re.findall(r'(?:href|src)="(/[^"]*)"', page):
        assert (await person.http.get(link)).status_code == 200
