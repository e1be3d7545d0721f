"""Beside a real table: type what the players do and what they draw; the program checks it and keeps the score."""

import sys

from goldenhorn import Game, GoldenHornError
from goldenhorn.game.dealers import AskDraw, AskFilling, Request, TypedDealer
from goldenhorn.record.codec import record_of
from goldenhorn.record.notation import write_text

HOUSES = ("Contarini", "Dandolo")


def read(question: str) -> str:
    """A line that somebody types; `EOFError` at the end of the input."""
    print(question, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return " ".join(line.split())


def ask(request: Request, complaint: GoldenHornError | None) -> str:
    """What chance did at the table, as letters."""
    if complaint is not None:
        print(complaint)
    match request:
        case AskFilling(port, number):
            return read(f"{number} cubes for {port} (letters of YPGROB):")
        case AskDraw(seat, number):
            return read(f"{number} cards for {HOUSES[seat]} (letters of YPGROB):")
    raise AssertionError("this table has the standard layout, and its first player is known")


def main() -> None:
    game = Game(players=2, houses=HOUSES, dealer=TypedDealer(ask))
    print("Type actions such as: place VCV, load trio B, sail trio 3. End the input to stop.")
    try:
        while game.decider is not None:
            try:
                game.apply(read(f"{HOUSES[game.decider]}:"))
            except GoldenHornError as error:
                print(error)
    except EOFError:
        print()
    for seat, house in enumerate(HOUSES):
        print(f"{house} has {game.score(seat).total} points.")
    print(write_text(record_of(game)), end="")


if __name__ == "__main__":
    main()
