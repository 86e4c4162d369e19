"""A courier between the house and a page: he changes its letters, or keeps them until they are asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.journeys.people import Person

Letter = dict[str, Any]


class Courier:
    """Carries what the house sends to a person who comes to a table from now on."""

    def __init__(self, person: Person, change: Callable[[Letter], Letter] = lambda letter: letter) -> None:
        self.change = change
        self.keeps: set[str] = set()
        self.kept: list[str] = []
        self.socket: WebSocketRoute | None = None
        self.person = person
        person.page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """A page has called."""
        self.socket = socket
        socket.connect_to_server().on_message(self.carry)

    def carry(self, text: str | bytes) -> None:
        """One letter."""
        letter = self.change(json.loads(text))
        if letter["type"] in self.keeps:
            self.kept.append(json.dumps(letter))
        elif self.socket:
            self.socket.send(json.dumps(letter))

    def keep(self, *kinds: str) -> None:
        """Keep letters of these kinds back."""
        self.keeps = set(kinds)

    def wait(self) -> None:
        """Wait until something was kept back."""
        self.person.eventually(lambda: self.kept)

    def hand_over(self) -> None:
        """Bring what was kept back, and keep nothing more."""
        kept, self.kept, self.keeps = self.kept, [], set()
        for text in kept:
            if self.socket:
                self.socket.send(text)


class Sent:
    """Notes what a page sends to the house, in order."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.noted: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framesent", self.note))

    def note(self, frame: str | bytes) -> None:
        """One message."""
        self.noted.append(json.loads(frame)["type"])

    def kinds(self) -> list[str]:
        """What was sent so far, without what only keeps a line alive, lets one in, or looks ahead."""
        self.page.evaluate("0")  # what was sent before it is told before its answer
        return [kind for kind in self.noted if kind not in ("hello", "ping", "preview")]


def blank_views(letter: Letter) -> Letter:
    """Views of which no board can make anything."""
    sights: Iterable[Letter] = letter.get("sights", [])
    for sight in sights:
        sight["view"] = {"to_act": sight["view"]["to_act"]}
    return letter
