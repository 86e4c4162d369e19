"""The first visit is light: what the start page takes over the line."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from tests.journeys.people import Person

Come = Callable[..., Person]
MOST = 120_000
PICTURES = ("/assets/pictures-", "/stolek.svg")


def test_the_start_page_weighs_no_more_than_120_kilobytes(person: Come) -> None:
    guest = person("cs")
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    paths: dict[str, str] = {}
    weights: dict[str, float] = {}
    line.on(
        "Network.requestWillBeSent",
        lambda told: paths.update({told["requestId"]: urlsplit(told["request"]["url"]).path}),
    )
    line.on(
        "Network.loadingFinished",
        lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}),
    )
    guest.visit("/", "[data-game] svg")
    guest.page.wait_for_load_state("networkidle")
    carried = {paths[request]: weight for request, weight in weights.items()}
    assert "/api/games" in carried
    assert sum(weight for path, weight in carried.items() if not path.startswith(PICTURES)) <= MOST
