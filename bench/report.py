"""Results of the benchmark: a line each, with the target where there is one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """A measured figure; `at_least` or `at_most` is its target."""

    name: str
    value: float
    unit: str = ""
    at_least: float | None = None
    at_most: float | None = None

    @property
    def met(self) -> bool | None:
        if self.at_least is not None:
            return self.value >= self.at_least
        if self.at_most is not None:
            return self.value <= self.at_most
        return None

    def line(self) -> str:
        goal = ""
        if self.at_least is not None:
            goal = f"goal: at least {self.at_least:g}"
        elif self.at_most is not None:
            goal = f"goal: at most {self.at_most:g}"
        verdict = {True: "met", False: "MISSED", None: ""}[self.met]
        return f"{self.name:<58} {self.value:>14,.4g} {self.unit:<18} {goal:<24} {verdict}".rstrip()
