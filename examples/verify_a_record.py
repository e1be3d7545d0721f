"""Write a record, read it, verify it; then change one event and see what is found."""

import random
import tempfile
from pathlib import Path

from goldenhorn import Game
from goldenhorn.record.codec import read_json, record_of, write_json
from goldenhorn.record.model import ActionEvent, FillEvent, Record
from goldenhorn.record.verify import verify


def verdict(record: Record) -> str:
    fault = verify(record)
    return "ok" if fault is None else f"event {fault.event}: {fault.error}"


game = Game(players=3, seed="verify a record")
chance = random.Random(3)
while not game.over:
    game.apply(chance.choice(game.legal()))

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "game.json"
    path.write_bytes(write_json(record_of(game, about={"by": "examples/verify_a_record.py"})))
    content = path.read_bytes()
print("as it was played:", verdict(read_json(content)))

# Another catch from the bag: the revealed secret dealt something else.
record = read_json(content)
fill = next(event for event in record.events if isinstance(event, FillEvent))
fill.cubes = "YYYPPPGGG"
print("another filling:", verdict(record))

# A landing that the rules forbid.
record = read_json(content)
sail = next(event for event in record.events if isinstance(event, ActionEvent) and event.action.startswith("sail"))
sail.action = sail.action.rsplit(" ", 1)[0] + " 12"
print("another landing:", verdict(record))
