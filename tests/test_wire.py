"""Views and messages on the wire."""

import json

import pytest
from hypothesis import given

from foreign import first_view
from goldenhorn import Game, Malformed, parse
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.wire import (
    Choose,
    Ready,
    decode_view,
    encode_view,
    read_message,
    write_message,
    write_public,
    write_view,
)
from goldenhorn.game.view import public_view, view_of
from players import positions


@given(positions())
def test_views_cross_the_wire_without_loss(game: Game) -> None:
    if game.pending is not None:
        return
    for seat in (None, *range(game.options.players)):
        view = game.view(seat)
        data = json.loads(json.dumps(encode_view(view)))
        assert decode_view(data) == view
        assert [entry["score"]["total"] for entry in data["seats"]] == [entry.score.total for entry in view.seats]
        legal = [str(action) for action in view.legal]
        message = read_message(write_message(Choose(7, encode_view(view), legal, Budget(0.5, 4000))))
        assert isinstance(message, Choose)
        assert (message.number, message.budget) == (7, Budget(0.5, 4000))
        assert decode_view(message.view) == view
        assert tuple(parse(text) for text in message.legal) == view.legal


@given(positions())
def test_what_everybody_sees_is_written_once(game: Game) -> None:
    if game.pending is not None:
        return
    public = write_public(game.view())
    for seat in (None, *range(game.options.players)):
        view = game.view(seat)
        assert write_public(view) == public
        assert json.loads(write_view(public, game.own(seat))) == json.loads(json.dumps(encode_view(view)))


@given(positions(), positions())
def test_a_view_is_of_the_present(game: Game, other: Game) -> None:
    """What a game or the process keeps for the next view is never out of date."""
    for one in (game, other):
        if one.pending is None:
            for seat in (None, *range(one.options.players)):
                assert one.view(seat) == view_of(one.options, one.state, seat)
        while one.decider is not None and one.number < 60:
            one.view(one.decider)
            one.apply(one.legal()[-1])
            assert one.pending is not None or one.view() == public_view(one.options, one.state)


def test_a_message_is_one_line() -> None:
    line = write_message(Ready("a\nb"))
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", "0"),
        ("way", None),
        ("ports", []),
        ("ships", [{"seat": 0}]),
        ("legal", ["swim home"]),
        ("landings", [{"action": "done", "price": "", "cards": 0}]),
    ],
)
def test_a_view_of_another_form_is_refused(field: str, value: object) -> None:
    with pytest.raises(Malformed):
        decode_view(encode_view(first_view()) | {field: value})


def test_a_view_with_a_missing_field_is_refused() -> None:
    data = encode_view(first_view())
    del data["bag"]
    with pytest.raises(Malformed, match="bag"):
        decode_view(data)


@pytest.mark.parametrize("line", ["", "Ahoy!", "{}", '{"type": "sing"}', '{"type": "ready"}', "[" * 100_000, b"\xff"])
def test_a_line_that_is_no_message_is_refused(line: str | bytes) -> None:
    with pytest.raises(Malformed):
        read_message(line)


def test_fields_that_are_not_known_are_ignored() -> None:
    assert read_message('{"type": "ready", "name": "x", "mood": "good"}') == Ready("x")
    assert decode_view(encode_view(first_view()) | {"weather": "fine"}) == first_view()
