"""Actions: object, text and code are one table."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn import Malformed, parse
from goldenhorn.game.actions import ACTIONS, KINDS, Conquer, Load, Place, Raid, Sail, Train
from goldenhorn.rules import codes
from goldenhorn.rules.codes import pair_index


def test_object_text_and_code_are_one_table() -> None:
    assert len(ACTIONS) == codes.ACTIONS == 369
    assert len({str(action) for action in ACTIONS}) == len(ACTIONS)
    for code, action in enumerate(ACTIONS):
        assert parse(str(action)) == action
        assert parse(str(action)).code == action.code == code
        assert eval(repr(action), {kind.__name__: kind for kind in KINDS}) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place VCV", Place("VCV")),
        ("raid Dandolo trio GB", Raid("Dandolo", "trio", "GB")),
        ("load mono figures", Load("mono", "figures")),
        ("sail duo Modone", Sail("duo", "Modone")),
        ("conquer Zara", Conquer("Zara")),
        ("conquer Candia 4 peasants", Conquer("Candia", 4)),
        ("train 8", Train(8)),
    ],
)
def test_texts_are_what_people_write(text: str, action: object) -> None:
    assert parse(text) == action
    assert str(action) == text


def test_codes_of_the_kernel_mean_these_actions() -> None:
    assert ACTIONS[codes.PLACE + 0b101] == Place("CVC")
    assert ACTIONS[codes.RAID + (3 * 1 + 2) * 21 + pair_index(2, 5)] == Raid("Dandolo", "trio", "GB")
    assert ACTIONS[codes.LOAD + 2 * codes.CARGOES + 5] == Load("trio", "B")
    assert ACTIONS[codes.SAIL + 15 + 13] == Sail("duo", "Modone")
    assert ACTIONS[codes.CONQUER + 2 * codes.PAYMENTS + 2] == Conquer("Candia", 4)
    assert ACTIONS[codes.TRAIN + 2] == Train(3)


@pytest.mark.parametrize(
    "text", ["", " ", "load", "load trio X", "load trio B ", "Load trio B", "raid Dandolo trio BG", "fly"]
)
def test_other_texts_are_malformed_and_say_what_was_expected(text: str) -> None:
    with pytest.raises(Malformed) as error:
        parse(text)
    assert error.value.message == "action-unknown"
    assert "Expected" in str(error.value)


def test_the_error_shows_the_form_of_the_word() -> None:
    with pytest.raises(Malformed) as error:
        parse("load trio X")
    assert error.value.facts["expected"] == "load trio B"


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    with suppress(Malformed):
        assert str(parse(text)) == text


@pytest.mark.parametrize(
    "action", [Load("trio", "X"), Sail("duo", "13"), Conquer("Zara", 3), Train(0), Raid("Dandolo", "trio", "BG")]
)
def test_an_action_outside_the_table_has_no_code(action: Load) -> None:
    with pytest.raises(Malformed):
        _ = action.code


def test_actions_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Load("trio", "B").cargo = "G"  # type: ignore[misc]
