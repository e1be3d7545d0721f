"""People who play on the page: they look at what is offered, and take something of it, by mouse, keyboard or touch."""

import random
import re
import time
from abc import ABC, abstractmethod

from playwright.sync_api import Error, Locator, Page

# Whatever can be done at the table now. What is only shown, what goes back, and the speed are left alone.
OFFERS = (
    "main [role=button], [data-step] button:enabled:not([aria-disabled=true]):not([role=radio]), [data-step] [role=radio]"
)
IDLE = re.compile(r"^(Back|Undo|Skip to the end|½×|1×|2×)$")
PATIENCE = 120.0  # seconds for a game to go on
BLOCKED = 1_500  # milliseconds that something may be hidden behind something else


class Player(ABC):
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.lot = random.Random(seed)
        self.done: list[str] = []

    @abstractmethod
    def take(self, offer: Locator) -> None:
        """Choose what is offered."""

    @property
    def step(self) -> str | None:
        step = self.page.locator("[data-step]")
        return step.first.get_attribute("data-step", timeout=5_000) if step.count() else None

    @property
    def over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def decide(self) -> bool:
        """Take one of the offers; whether there were any."""
        offers = [offer for offer in self.page.locator(OFFERS).all() if not IDLE.match(self.name(offer))]
        self.lot.shuffle(offers)
        for offer in offers:
            try:
                name = self.name(offer)
                self.take(offer)
            except Error:  # it is gone by now, or behind something: take another one
                continue
            self.done.append(name)
            return True
        return False

    def name(self, offer: Locator) -> str:
        try:
            return (offer.get_attribute("aria-label", timeout=BLOCKED) or offer.inner_text(timeout=BLOCKED)).strip()
        except Error:
            return "Back"

    def play(self, most: int = 10_000) -> None:
        """Until the game is over, or so many things were chosen."""
        last = time.monotonic()
        while not self.over and len(self.done) < most:
            if self.step not in (None, "wait", "shown") and self.decide():
                last = time.monotonic()
            else:
                assert time.monotonic() < last + PATIENCE, f"the game does not go on: {self.step}, {self.done[-5:]}"
                self.page.wait_for_timeout(20)


class Mouse(Player):
    def take(self, offer: Locator) -> None:
        offer.click(timeout=BLOCKED)


class Touch(Player):
    def take(self, offer: Locator) -> None:
        offer.tap(timeout=BLOCKED)


class Keyboard(Player):
    """Goes there with Tab alone, and presses Enter."""

    def take(self, offer: Locator) -> None:
        handle = offer.element_handle(timeout=BLOCKED)
        for _ in range(200):
            if self.page.evaluate("element => document.activeElement === element", handle):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard cannot reach {self.name(offer)}")


def hurry(page: Page) -> None:
    """Nothing moves, so that games take no longer than they must."""
    page.evaluate("localStorage.setItem('golden-horn', JSON.stringify({speed: 0}))")
