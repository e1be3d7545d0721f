"""Advice at a table: where it is allowed, for whom, in which words, and without holding anything else up."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import convert

from goldenhorn import Game, GoldenHornError
from goldenhorn.advice.counsel import Counsel
from goldenhorn.server.protocol import Advice
from goldenhorn.server.refusals import Broken, Busy
from goldenhorn.server.setup import Setup
from goldenhorn.server.thinking import Thinkers
from serving import People, Person, Place
from tabletop import Seated, Tabletop

pytestmark = pytest.mark.anyio


def table(*seats: str, **setup: Any) -> Tabletop:
    return Tabletop("the secret", "anna", convert({"seats": seats, "first": 0, **setup}, Setup))


def advised(seated: Seated, seat: int = 0, about: str = "cards") -> dict[str, Any]:
    """The last answer to a question."""
    seated.say(msgspec.json.encode({"type": "advise", "id": 7, "seat": seat, "about": about}))
    answer: dict[str, Any] = msgspec.json.decode(seated.sent[-1])
    assert answer["id"] == 7
    return answer


def decide(top: Tabletop, number: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(number):
        top.decide(rng)


# Where and for whom


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        (["open", "sailor"], False, True),
        (["open", "sailor", "doge", "captain"], False, True),
        (["open", "open"], False, False),
        (["open", "open", "sailor"], False, False),
        (["open", "open"], True, True),
    ],
)
def test_advice_is_for_who_is_alone_among_bots_or_where_it_was_agreed_on(
    seats: list[str], hints: bool, allowed: bool
) -> None:
    top = table(*seats, hints=hints)
    top.start(**dict(zip(("anna", "boris"), range(seats.count("open")), strict=False)))
    anna = Seated(top, "anna", "Anna")
    assert msgspec.json.decode(anna.sent[0])["table"]["advice"] == allowed
    answer = advised(anna)
    assert answer["type"] == ("advice" if allowed else "refused")
    assert allowed or (answer["kind"], answer["code"]) == ("forbidden", "advice-off")


def test_people_at_one_device_are_not_advised_by_themselves() -> None:
    """Two people who share a screen are two people."""
    top = table("open", "open")
    top.change(lambda table: table.sit(1, "anna", "Boris", 1))
    top.start(anna=0)
    anna = Seated(top, "anna", "Anna")
    assert advised(anna)["code"] == advised(anna, 1)["code"] == "advice-off"


def test_nobody_is_advised_about_a_seat_of_others() -> None:
    top = table("open", "open", "sailor", hints=True)
    top.start(anna=0, boris=1)
    anna, watching = Seated(top, "anna", "Anna"), Seated(top, None, None)
    for about in ("cards", "moves"):
        for seat in (1, 2):
            assert advised(anna, seat, about)["code"] == "seat-not-yours"
        for seat in (0, 1, 2):
            assert advised(watching, seat, about)["code"] == "seat-not-yours"
        assert advised(anna, 3, about)["code"] == "seat-unknown"
    assert advised(anna)["type"] == "advice"


def test_there_is_nothing_to_advise_before_and_after_the_game() -> None:
    top = table("open", "sailor")
    top.change(lambda table: table.sit(0, "anna", "Anna", 1))
    anna = Seated(top, "anna", "Anna")
    assert advised(anna)["code"] == "table-not-started"
    top.change(lambda table: table.start("anna", 2))
    assert advised(anna)["type"] == "advice"
    while top.table.phase != "over":
        decide(top, 1)
    assert advised(anna)["code"] == advised(anna, about="moves")["code"] == "game-over"


def test_moves_are_for_the_one_who_decides() -> None:
    top = table("open", "sailor")
    top.start(anna=0)
    anna = Seated(top, "anna", "Anna")
    while top.table.decider == 0:
        decide(top, 1)
    refused = advised(anna, about="moves")
    assert (refused["kind"], refused["code"], refused["rule"]) == ("illegal", "not-your-turn", "2.4")
    assert advised(anna)["type"] == "advice", "cards can be asked about at any time"


@pytest.mark.parametrize("about", ["hands", "", None, 1, ["cards"]])
def test_other_questions_are_not_understood(about: object) -> None:
    top = table("open", "sailor")
    top.start(anna=0)
    anna = Seated(top, "anna", "Anna")
    number = top.table.number
    anna.say(msgspec.json.encode({"type": "advise", "id": 7, "seat": 0, "about": about}))
    refused = msgspec.json.decode(anna.sent[-1])
    assert (refused["type"], refused["kind"]) == ("refused", "malformed")
    assert top.table.number == number


def test_cards_are_told_at_once_and_change_nothing() -> None:
    top = table("open", "sailor", "deckhand")
    top.start(anna=0)
    decide(top, 40)
    anna = Seated(top, "anna", "Anna")
    number = top.table.number
    answer = advised(anna)
    advice = convert(answer, Advice)
    view = top.table.view(0)
    assert view is not None
    assert advice.belief is not None
    assert advice.risk is not None
    assert [hand.cards for hand in advice.belief.hands] == [seat.cards for seat in view.seats[1:]]
    assert [ship.ship for ship in advice.risk.ships] == ["mono", "duo", "trio"]
    assert advice.turn == top.table.turn
    assert advice.moves is None
    assert top.table.number == number


# Through a network, thought about by the server's own workers


async def question(place: Place, seat: int, about: str) -> dict[str, Any]:
    number = await place.send("advise", seat=seat, about=about)
    while True:
        answer = await place.read()
        if answer.get("id") == number:
            return answer


async def ready_adviser(place: Place) -> dict[str, Any]:
    """Advice about moves, once the workers have loaded what they think with."""
    while (answer := await question(place, 0, "moves")).get("code") == "advice-loading":
        await asyncio.sleep(0.2)
    return answer


async def own_turn(place: Place) -> None:
    await place.until(lambda place: place.to_decide == 0)


async def opened(person: Person) -> str:
    return await person.open("here", "sailor", first=0)


@pytest.mark.parametrize(("language", "words"), [("en", "begins with"), ("de", "beginnt mit"), ("pl", "zaczyna")])
async def test_hints_come_with_reasons_in_the_language_of_the_connection(people: People, language: str, words: str) -> None:
    anna = await people("Anna", language)
    async with anna.at(await opened(anna)) as place:
        await place.do("start")
        await own_turn(place)
        answer = convert(await ready_adviser(place), Advice)
        assert answer.moves
        assert answer.moves[0].reasons[0].code == "reason-placing"
        assert answer.moves[0].reasons[0].text.startswith(words)
        for move in answer.moves:
            assert place.view is not None
            assert move.actions[0] in place.view["legal"]


async def test_nothing_waits_for_an_adviser(people: People) -> None:
    anna = await people("Anna")
    async with anna.at(await opened(anna)) as place:
        await place.do("start")
        await own_turn(place)
        await ready_adviser(place)
        first = await place.send("advise", seat=0, about="moves")
        second = await place.send("advise", seat=0, about="moves")
        await place.do("act", seat=0, action="place VCV", answers=place.turn)
        answers = {message["id"]: message for message in place.heard if message.get("id") in (first, second)}
        assert answers[second]["code"] == "advice-waiting"
        assert first not in answers, "the move was made meanwhile"
        await place.until(lambda place: place.heard[-1].get("id") == first)
        assert place.heard[-1]["type"] == "advice"


async def test_who_leaves_lets_the_adviser_rest(people: People) -> None:
    anna = await people("Anna")
    key = await opened(anna)
    async with anna.at(key) as place:
        await place.do("start")
        await own_turn(place)
        await ready_adviser(place)
        await place.send("advise", seat=0, about="moves")
    async with anna.at(key) as place:
        assert (await question(place, 0, "moves"))["type"] == "advice"


# Workers


VIEW = Game(players=2, seed=1).view(0)
HERE = Path(__file__)


def prepare_nothing() -> None:
    raise ModuleNotFoundError(name="numba")


def prepare_in_vain() -> None:
    raise RuntimeError("it cannot be compiled")


async def warm(thinkers: Thinkers) -> None:
    while not thinkers.warm:
        await asyncio.sleep(0.05)


async def test_bots_come_before_advice() -> None:
    """One worker, which is busy: of what waits meanwhile the bots' choices are thought about first."""
    async with Thinkers(1) as thinkers:
        await warm(thinkers)
        order: list[str] = []

        async def advise() -> Counsel:
            counsel = await thinkers.advise(VIEW, {}, 1)
            order.append("advice")
            return counsel

        async def choose(level: str) -> None:
            await thinkers.choose(VIEW, level, 1)
            order.append(level)

        first = asyncio.ensure_future(choose("admiral"))
        await asyncio.sleep(0)
        counsel, *_ = await asyncio.gather(advise(), choose("admiral"), choose("sailor"), first)
        assert order[0] == "admiral"
        assert order[-1] == "advice"
        assert counsel.moves


@pytest.mark.parametrize(
    ("prepare", "code"),
    [(prepare_nothing, "advice-missing"), (prepare_in_vain, "advice-failed")],
    ids=["missing", "failed"],
)
async def test_without_the_compiled_bots_there_is_no_adviser(
    prepare: Callable[[], None], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(HERE.parent)  # where the workers find this file
    async with Thinkers(1, prepare=f"{HERE.stem}:{prepare.__name__}") as thinkers:
        refused = await refusal(thinkers)
        while isinstance(refused, Busy):
            await asyncio.sleep(0.05)
            refused = await refusal(thinkers)
        assert refused.message == code


async def refusal(thinkers: Thinkers) -> GoldenHornError:
    with pytest.raises(GoldenHornError) as refused:
        await thinkers.advise(VIEW, {}, 1)
    return refused.value


async def test_an_adviser_that_dies_says_so_and_games_go_on() -> None:
    async with Thinkers(1) as thinkers:
        await warm(thinkers)
        asking = asyncio.ensure_future(thinkers.advise(VIEW, {}, 1))
        await asyncio.sleep(0)
        for worker in thinkers._workers:
            worker.kill()
        with pytest.raises(Broken):
            await asking
        assert (await thinkers.choose(VIEW, "sailor", 1)).level == "sailor"
