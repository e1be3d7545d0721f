"""Actions, events and results in plain words."""

from goldenhorn.game.actions import (
    Action,
    Announce,
    Conquer,
    Done,
    KeepCourse,
    Load,
    Place,
    Raid,
    Sail,
    Train,
    TurnRound,
)
from goldenhorn.game.events import Decision, Draw, Filling, FirstDrawn, HiddenDraw, LayoutDrawn, SeenEvent
from goldenhorn.game.view import View
from goldenhorn.words import Fact, say


class Teller:
    """Tells in one language what happens at a table of these houses."""

    def __init__(self, language: str, houses: tuple[str, ...]) -> None:
        self.language = language
        self.houses = houses

    def say(self, message: str, **facts: Fact) -> str:
        return say(message, self.language, **facts)

    def colours(self, letters: str) -> str:
        """`YYG` as words: 2 × Yellow, 1 × Green."""
        kinds = sorted(set(letters), key=letters.index)
        return ", ".join(f"{letters.count(kind)} × {self.say(f'colour-{kind}')}" for kind in kinds) or "-"

    def sails(self, letters: str) -> str:
        """The colours of three sails, a single one once."""
        named = letters if len(set(letters)) > 1 else letters[:1]
        return "-".join([*(self.say(f"colour-{letter}") for letter in named[:-1]), self.say(f"ship-{named[-1]}")])

    def place(self, name: str) -> str:
        return name if name.isdecimal() else self.say(f"place-{name}")

    def action(self, action: Action) -> str:
        match action:
            case Place(ports):
                names = [self.place("Venice" if port == "V" else "Constantinople") for port in ports]
                return self.say("do-place", mono=names[0], duo=names[1], trio=names[2])
            case Raid(house, ship, cards):
                return self.say("do-raid", house=house, ship=ship, cards=self.colours(cards))
            case Load(ship, cargo):
                return self.say("do-load", ship=ship, cargo=self.say(f"colour-{cargo}" if len(cargo) == 1 else cargo))
            case Sail(ship, landing):
                return self.say("do-sail", ship=ship, landing=self.place(landing))
            case Conquer(territory, peasants):
                return self.say("do-conquer", territory=territory, peasants=peasants)
            case Train(peasants):
                return self.say("do-train", peasants=peasants)
            case TurnRound():
                return self.say("do-turn")
            case KeepCourse():
                return self.say("do-keep")
            case Announce():
                return self.say("do-announce")
            case Done():
                return self.say("do-done")
        raise AssertionError(action)

    def event(self, event: SeenEvent) -> str:
        match event:
            case Decision(seat, action):
                return f"{self.houses[seat]}: {self.action(action)}"
            case Filling(port, cubes):
                return self.say("event-filling", port=self.place(port), cubes=self.colours(cubes))
            case Draw(seat, cards):
                return self.say("event-draw", house=self.houses[seat], cards=self.colours(cards))
            case HiddenDraw(seat, number):
                return self.say("event-hidden-draw", house=self.houses[seat], number=number)
            case LayoutDrawn(tiles):
                return self.say("event-layout", tiles=" ".join(tiles))
            case FirstDrawn(seat):
                return self.say("event-first", house=self.houses[seat])

    def result(self, view: View) -> list[str]:
        """How a game ended, from its last view."""
        announcer = "" if view.announcer is None else self.houses[view.announcer]
        lines = [self.say(f"end-{view.end}", house=announcer, rounds=view.round)]
        for seat in view.seats:
            lines.append(
                self.say(
                    "score-line",
                    house=seat.house,
                    total=seat.score.total,
                    goods=seat.score.goods,
                    sets=seat.score.set_points,
                    territories=seat.score.territory_points,
                    figures=seat.score.figures,
                )
            )
        best = max(seat.score.total for seat in view.seats)
        winners = [seat.house for seat in view.seats if seat.score.total == best]
        lines.append(self.say("winner" if len(winners) == 1 else "draw", houses=", ".join(winners)))
        return lines
