from __future__ import annotations

from collections import Counter

import pytest

from stolek import Refusal
from stolek.kernel.chance import commitment, secret_seed, seed_bytes, seed_from_text, ticket

SEED = bytes(range(32))


def test_known_tickets_never_change() -> None:
    assert [ticket(SEED, entry, 6) for entry in range(12)] == [0, 1, 4, 4, 3, 5, 0, 2, 3, 5, 4, 3]
    assert ticket(SEED, 0, 120) == 108
    assert ticket(SEED, 10**6, 6**6) == 13715


def test_known_seal() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_every_ticket_is_as_likely_as_any_other() -> None:
    for tickets in (2, 6, 7):
        counted = Counter(ticket(SEED, entry, tickets) for entry in range(700 * tickets))
        distance = sum((counted[number] - 700) ** 2 / 700 for number in range(tickets))
        assert set(counted) == set(range(tickets))
        assert distance < 40


def test_numbers_beyond_a_whole_multiple_are_drawn_again() -> None:
    # Just above half of all numbers are fair here: without drawing again, small tickets come twice as often.
    tickets = (1 << 63) + 1
    counted = Counter(ticket(SEED, entry, tickets) < tickets // 2 for entry in range(2000))
    assert abs(counted[True] - 1000) < 200


def test_tickets_depend_on_seed_and_entry() -> None:
    assert len({ticket(SEED, entry, 1 << 60) for entry in range(100)}) == 100
    assert ticket(SEED, 0, 1 << 60) != ticket(bytes(32), 0, 1 << 60)


def test_seeds_are_numbers_bytes_or_secret() -> None:
    assert seed_bytes(7) == bytes(31) + b"\x07"
    assert seed_bytes(SEED) == SEED == seed_from_text(SEED.hex())
    assert len(secret_seed()) == 32
    assert seed_bytes(None) != seed_bytes(None)


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short", True, "7", 1.5])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(Refusal, match="bad-seed"):
        seed_bytes(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "xyz", "00", "0" * 63])
def test_unreadable_seeds_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="bad-seed"):
        seed_from_text(text)
