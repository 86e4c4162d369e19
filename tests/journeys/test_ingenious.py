"""Ingenious in the browser: a tile over the board, what it brings, and what arises now and then."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.journeys.moments import moment, sit_down
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]
GAME = "ingenious"
TILE, CELL = "[data-tile]:enabled", "[data-cell][aria-disabled=false]"
GHOST = "all => all.map((half) => half.getAttribute('points'))"


def lying(person: Person) -> list[str]:
    """Where the tile in hand lies over the board."""
    found: list[str] = person.page.eval_on_selector_all(".ghost .aura", GHOST)
    return found


def numbers(person: Person, selector: str) -> list[int]:
    """The numbers that stand there; those in brackets are lost."""
    texts = person.page.locator(selector).all_text_contents()
    return [int(re.sub(r"[^0-9(].*", "", text.lstrip("+"))) for text in texts]


def hold_where_it_scores(person: Person) -> None:
    """A tile over the first place at which it brings points."""
    person.point(TILE)
    for cell in person.page.locator(CELL).all():
        cell.hover()
        person.see(".gain")
        if person.is_shown(".gain .points"):
            return
    raise AssertionError("this tile scores nowhere")


def scored_last(log: list[str]) -> list[int]:
    """The points that the first player's last tile has brought, as the log tells them."""
    told = "\n".join(log).rpartition("Player 1 lays ")[2].partition(" lays ")[0]
    return [int(points) for points in re.findall(r"scores (\d+)", told)]


def test_the_wheel_turns_the_tile_in_hand(person: Come) -> None:
    guest = person()
    sit_down(guest, moment(GAME, "shared-win", "place"))
    guest.point(TILE)
    guest.page.locator(CELL).first.hover()
    guest.see(".ghost")
    before = lying(guest)
    guest.page.mouse.wheel(0, 100)
    guest.until(
        "before => document.querySelectorAll('.ghost .aura')[1].getAttribute('points') !== before", before[1]
    )
    assert lying(guest)[0] == before[0]


def test_the_tile_in_hand_shows_its_points_and_the_rays_that_bring_them(person: Come) -> None:
    guest = person()
    sit_down(guest, moment(GAME, "swaps", "place-bonus"))
    hold_where_it_scores(guest)
    points = sum(numbers(guest, ".gain .points"))
    assert points == sum(numbers(guest, ".rays text")) > 0
    entry = guest.entry
    guest.page.mouse.down()
    guest.page.mouse.up()
    guest.further(entry)
    assert sum(scored_last(guest.log())) == points
    assert guest.faults == []


def test_a_swap_is_explained_when_it_arises(person: Come) -> None:
    guest = person(viewport=PHONE, has_touch=True)
    sit_down(guest, moment(GAME, "swaps", "swap"))
    told = guest.page.locator(".card:has([data-answer]) p").first.inner_text()
    assert "your weakest colour" in told
    assert "draw six new ones" in told
    assert guest.page.locator("[data-answer]").count() == 2
    assert guest.page.locator("[data-side='0'] .mark").all_text_contents() == ["0", "6", "12", "18"]
    assert (guest.hurdles(), guest.is_too_wide()) == ([], False)


def test_partners_have_long_tracks_and_a_bonus_turn_is_explained(person: Come) -> None:
    guest = person(viewport=PHONE, has_touch=True, color_scheme="dark")
    sit_down(guest, moment(GAME, "team-all-at-top", "place-bonus"))
    assert "one more tile is laid at once" in guest.page.inner_text("[data-bonus]")
    for side in ("0", "1"):
        marks = guest.page.locator(f"[data-side='{side}'] .mark").all_text_contents()
        assert marks == ["0", "6", "12", "18", "24", "30", "36"]
    assert (guest.hurdles(), guest.is_too_wide()) == ([], False)


def test_alone_tracks_are_long_and_the_only_tile_is_in_the_hand(person: Come) -> None:
    guest = person()
    sit_down(guest, moment(GAME, "solitaire-board-full", "place"))
    assert guest.page.locator("[data-side='0'] .mark").all_text_contents()[-1] == "36"
    assert guest.page.locator("[data-tile][aria-pressed=true]").count() == 1


@pytest.mark.parametrize("golden", ["shared-win", "team-board-full"])
def test_points_at_the_rim_are_seen_whole_on_a_phone(person: Come, golden: str) -> None:
    guest = person(viewport=PHONE, has_touch=True)
    sit_down(guest, moment(GAME, golden, "place"))
    guest.point(TILE)
    cells = guest.page.locator(CELL)
    left: list[float] = cells.evaluate_all("all => all.map((cell) => cell.getBoundingClientRect().left)")
    for place in (left.index(min(left)), left.index(max(left))):
        cells.nth(place).tap()
        guest.see(".gain")
        bubble = guest.page.locator(".gain").bounding_box()
        assert bubble
        assert bubble["x"] >= 0
        assert bubble["x"] + bubble["width"] <= PHONE["width"]
    assert guest.faults == []
