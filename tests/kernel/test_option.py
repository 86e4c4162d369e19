"""Options: values that are listed, and values that are typed freely."""

from __future__ import annotations

import pytest

from stolek import Refusal
from stolek.kernel.option import Option, settle

BOARDS = Option("boards", ("dealt",), "dealt", examples=("AB",))
OPEN = Option("open", (False, True), False)


@pytest.mark.parametrize(
    ("option", "value", "fits"),
    [
        (OPEN, True, True),
        (OPEN, 1, False),
        (OPEN, "true", False),
        (BOARDS, "dealt", True),
        (BOARDS, "anything written", True),
        (BOARDS, 3, False),
        (BOARDS, None, False),
    ],
)
def test_what_an_option_accepts(option: Option, value: object, fits: bool) -> None:
    assert option.accepts(value) is fits


def test_what_is_not_given_has_its_default() -> None:
    assert settle((BOARDS, OPEN), {"open": True}) == {"boards": "dealt", "open": True}


def test_a_refusal_names_values_and_examples() -> None:
    with pytest.raises(Refusal) as caught:
        settle((BOARDS, OPEN), {"boards": 3})
    assert caught.value.code == "bad-option"
    assert caught.value.facts["known"] == ["dealt", "AB"]
