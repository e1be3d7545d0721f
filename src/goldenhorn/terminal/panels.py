"""The players, the hand and what lies beside the board, as texts."""

from rich.text import Text

from goldenhorn.game.view import SeatView, View
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.terminal.look import DIM, GOLD, IVORY, MIST, PALE_GOLD, SIGNAL, Look, good_style, house_style
from goldenhorn.terminal.standing import Standing
from goldenhorn.words import Fact, say


class Panels:
    """Tells a standing with a view in one language."""

    def __init__(self, standing: Standing, look: Look, language: str) -> None:
        assert standing.view is not None, "panels show a game"
        self.standing = standing
        self.view: View = standing.view
        self.look = look
        self.language = language

    def players(self, width: int, lines: int) -> Text:
        """Two lines each; the parts of the score and the ships where there is room."""
        roomy = lines // self.view.players
        drawn = Text(no_wrap=True)
        for number, seat in enumerate(self.view.seats):
            if number:
                drawn.append("\n")
            drawn.append_text(self._head(seat, width))
            drawn.append("\n    ")
            drawn.append_text(self.look.counts(seat.goods, (seat.conquerors, seat.peasants)))
            drawn.append("  " + self._say("page-cards", number=seat.cards), MIST)
            if roomy >= 3:
                drawn.append("\n    ")
                drawn.append(self._score(seat), DIM)
            if roomy >= 6:
                drawn.append_text(self._fleet(seat.seat))
            if roomy >= 7 and number < self.view.players - 1:
                drawn.append("\n")
        return drawn

    def _head(self, seat: SeatView, width: int) -> Text:
        view, chair = self.view, self.standing.chairs[seat.seat]
        acting = seat.seat == (view.decider if view.decider is not None else view.turn) and view.phase != "over"
        head = Text().append((self.look.east if acting else " ") + " ", f"bold {SIGNAL}")
        head.append(seat.house[0], house_style(seat.house))
        head.append(f" {seat.house}", f"bold {SIGNAL}" if acting else IVORY)
        who = self._who(seat.seat, chair.name, chair.bot)
        if who:
            head.append(f"  {who}", MIST)
        points = str(seat.score.total)
        head.truncate(width - len(points) - 1, overflow="ellipsis" if not self.look.ascii else "crop")
        head.append(" " * max(1, width - len(head) - len(points)))
        head.append(points, f"bold {PALE_GOLD}")
        return head

    def _who(self, seat: int, name: str | None, bot: str | None) -> str:
        parts = []
        if name and name != self.view.seats[seat].house:
            parts.append(name)
        if bot is not None:
            parts.append(self._say("page-bot", level=self._say(f"level-{bot}")))
        elif seat == self.standing.seat and not name:
            parts.append(self._say("page-you"))
        return ", ".join(parts)

    def _fleet(self, seat: int) -> Text:
        """The ships of a player, a line each: sails, heading, cargo, place."""
        drawn = Text()
        for ship in self.view.ships:
            if ship.seat == seat and ship.place is not None:
                where = self._say(f"place-{ship.place}") if not ship.place.isdecimal() else ship.place
                drawn.append("\n    ")
                drawn.append_text(self.look.text(f"[sails {ship.sails}] {self.look.arrow(ship)} {where} ", MIST))
                drawn.append_text(self.look.cargo(ship))
        return drawn

    def _score(self, seat: SeatView) -> str:
        score = seat.score
        parts = [self._say("page-score-parts", goods=score.goods, sets=score.set_points)]
        if self.view.expansion:
            parts.append(f"{self._say('page-end-territories')} {score.territory_points}")
            parts.append(f"{self._say('page-end-figures')} {score.figures}")
        return " · ".join(parts) if not self.look.ascii else ", ".join(parts)

    def hand(self, width: int) -> Text:
        """The own cards, one chip each while there is room, else with their number."""
        view = self.view
        drawn = Text(no_wrap=True)
        if view.hand is None:
            drawn.append(self._say("screen-covered" if self.standing.mine else "page-watching"), DIM)
            return drawn
        if not any(view.hand):
            drawn.append(self._say("page-replay-no-cards"), DIM)
            return drawn
        each = 4 * sum(view.hand) <= width
        for letter, number in zip(COLOUR_LETTERS, view.hand, strict=True):
            glyph = self.look.glyph(letter)
            if each:
                for _ in range(number):
                    drawn.append(f" {glyph} ", good_style(letter))
                    drawn.append(" ")
            elif number:
                drawn.append(f" {glyph} ", good_style(letter))
                drawn.append(f"{number}  ", f"bold {IVORY}")
        return drawn

    def beside(self) -> Text:
        """Pile, discards, bag, and in the expansion the supply."""
        view = self.view
        drawn = Text(no_wrap=True)
        self._label(drawn, self._say("page-bag"))
        drawn.append_text(self.look.counts(view.bag[:6]))
        if view.expansion:
            drawn.append(" ")
            for letter, number in zip("KW", view.bag[6:], strict=True):
                self.look.count(drawn, letter, number)
        drawn.append("\n")
        self._label(drawn, self._say("page-discards"))
        drawn.append_text(self.look.counts(view.discards))
        drawn.append("\n")
        self._label(drawn, self._say("page-pile"))
        drawn.append(str(view.pile), f"bold {IVORY}")
        if view.expansion:
            drawn.append(f"   {self._say('page-supply')} ", GOLD)
            drawn.append(f"{self.look.conqueror}{view.supply} {self.look.peasant}{view.reserve}", IVORY)
        return drawn

    def territories(self, columns: int) -> Text:
        """What each costs, is worth, and whose it is."""
        drawn = Text(no_wrap=True)
        for number, land in enumerate(self.view.territories):
            if number:
                drawn.append("\n" if number % columns == 0 else "  ")
            drawn.append(f"{land.name:<10} ", IVORY if land.owner is None else DIM)
            drawn.append(f"{self.look.conqueror}{land.cost} +{land.worth:<2}", PALE_GOLD)
            drawn.append(" ")
            house = None if land.owner is None else self.view.seats[land.owner].house
            drawn.append(" " if house is None else house[0], "" if house is None else house_style(house))
        return drawn

    def _label(self, drawn: Text, label: str) -> None:
        width = max(len(self._say(name)) for name in ("page-bag", "page-discards", "page-pile"))
        drawn.append(f"{label:<{width}} ", GOLD)

    def _say(self, message: str, **facts: Fact) -> str:
        return say(message, self.language, **facts)
