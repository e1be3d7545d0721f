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
        offers = self.page.locator(OFFERS)
        names = offers.evaluate_all("all => all.map((one) => (one.getAttribute('aria-label') ?? one.innerText).trim())")
        wanted = [index for index, name in enumerate(names) if not IDLE.match(name)]
        self.lot.shuffle(wanted)
        for index in wanted:
            try:
                self.take(offers.nth(index))
            except Error:  # it is gone by now, or behind something: take another one
                continue
            self.done.append(names[index])
            return True
        return False

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
            there, reached = self.page.evaluate("one => [one.isConnected, document.activeElement === one]", handle)
            if reached:
                self.page.keyboard.press("Enter")
                return
            if not there:
                raise Error("it is not offered any more")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard cannot reach {offer}")


def hurry(page: Page) -> None:
    """Nothing moves, so that games take no longer than they must."""
    page.evaluate("localStorage.setItem('golden-horn', JSON.stringify({speed: 0}))")
