"""The lessons of the base game. The person is Contarini: mono Pink, duo Blue Blue Orange, trio Green Yellow Red (1.8).

With two players the squares are O P G, Modone, R B Y; with four R B Y O P G, Modone, R B Y O P G.
"""

from goldenhorn.lessons.lesson import Lesson, Scene, Step
from goldenhorn.lessons.position import Position, ShipAt

VENICE, CONSTANTINOPLE = "Venice", "Constantinople"
FULL = ("YPPGROOBB", "YYPGGRROB")

AIM = Lesson(
    "aim",
    (
        Scene(
            Position(
                ships={
                    "0 trio": ShipAt("6", CONSTANTINOPLE, "BB"),
                    "0 duo": ShipAt("1", VENICE, "R"),
                    "1 trio": ShipAt("3", CONSTANTINOPLE, "RR"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YRO", "YPRO"),
                warehouses=("YPG", "RO"),
            ),
            (
                Step(
                    "unload",
                    ("sail trio Constantinople",),
                    ("ship 0 trio", "place 6", "port Constantinople", "seat 0"),
                    chance=("G",),
                ),
            ),
        ),
        Scene(
            Position(
                ships={
                    "0 trio": ShipAt(CONSTANTINOPLE),
                    "0 duo": ShipAt("1", VENICE, "R"),
                    "1 trio": ShipAt("4", CONSTANTINOPLE, "RR"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YGRO", "YPO"),
                warehouses=("YPGBB", "RO"),
                discards="R",
                round=6,
            ),
            (Step("set", ("sail duo Venice",), ("ship 0 duo", "place 1", "port Venice", "seat 0"), chance=("YO",)),),
        ),
    ),
)

LOADING = Lesson(
    "loading",
    (
        Scene(
            Position(
                ships={"0 duo": ShipAt(CONSTANTINOPLE), "1 trio": ShipAt("3", CONSTANTINOPLE, "YY")},
                ports=("YPPPGGROB", "YGRROBBBB"),
                hands=("RR", "YPOB"),
                warehouses=("Y", "R"),
                round=2,
            ),
            (
                Step(
                    "load",
                    ("load trio P",),
                    ("ship 0 trio", "port Venice"),
                    wrong={"load trio ?": "fewer"},
                    chance=("YOB",),
                ),
                Step("sail", ("sail trio 1", "sail trio *"), ("ship 0 trio", "place 1", "port Venice")),
            ),
        ),
        Scene(
            Position(
                ships={
                    "0 duo": ShipAt(CONSTANTINOPLE),
                    "0 trio": ShipAt("1", CONSTANTINOPLE, "PPP"),
                    "1 trio": ShipAt("4", CONSTANTINOPLE, "YY"),
                },
                ports=("YYGGROOBB", "YGRROBBBB"),
                hands=("RR", "PPOB"),
                warehouses=("Y", "R"),
                round=3,
            ),
            (
                Step(
                    "own",
                    ("load duo R",),
                    ("ship 0 duo", "port Constantinople"),
                    wrong={"load duo ?": "fewer"},
                    chance=("PG",),
                ),
                Step("leave", ("sail duo 6", "sail duo *"), ("ship 0 duo", "place 6")),
            ),
        ),
    ),
)

PASSING = Lesson(
    "passing",
    (
        Scene(
            Position(
                players=4,
                ships={
                    "0 trio": ShipAt("2", CONSTANTINOPLE, "PPP"),
                    "0 duo": ShipAt(CONSTANTINOPLE),
                    "1 trio": ShipAt("3", VENICE, "RR"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                    "2 duo": ShipAt("10", VENICE, "YY"),
                    "3 trio": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YYR", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
                round=3,
            ),
            (
                Step(
                    "one",
                    ("sail trio 4", "sail trio *"),
                    ("ship 0 trio", "place 2", "place 3", "place 4"),
                    {"place 3": "passed", "place 4": "lands"},
                ),
            ),
        ),
        Scene(
            Position(
                players=4,
                ships={
                    "0 trio": ShipAt("4", CONSTANTINOPLE, "PPP"),
                    "0 duo": ShipAt("12", VENICE, "GG"),
                    "1 duo": ShipAt("10", CONSTANTINOPLE, "RR"),
                    "2 trio": ShipAt("11", VENICE, "PP"),
                    "3 mono": ShipAt("9", CONSTANTINOPLE, "O"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("GGP", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
                round=4,
            ),
            (
                Step(
                    "three",
                    ("sail duo 8", "sail duo *"),
                    ("ship 0 duo", "place 12", "place 11", "place 10", "place 9", "place 8"),
                    {"place 8": "lands"},
                ),
            ),
        ),
    ),
)

_SPREAD = {
    "0 mono": ShipAt(CONSTANTINOPLE),
    "1 trio": ShipAt("7", VENICE, "RR"),
    "1 mono": ShipAt(CONSTANTINOPLE),
    "2 duo": ShipAt("10", VENICE, "YY"),
    "3 trio": ShipAt(CONSTANTINOPLE),
}

WIND = Lesson(
    "wind",
    (
        Scene(
            Position(
                players=4,
                ships={**_SPREAD, "0 trio": ShipAt("2", CONSTANTINOPLE, "PPP")},
                ports=FULL,
                hands=("YY", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (
                Step(
                    "match",
                    ("sail trio 4",),
                    ("ship 0 trio", "place 2", "place 3", "place 4"),
                    {"place 3": "match"},
                    {"sail trio 3": "early"},
                ),
            ),
        ),
        Scene(
            Position(
                players=4,
                ships={**_SPREAD, "0 trio": ShipAt("3", CONSTANTINOPLE, "PPP")},
                ports=FULL,
                hands=("YYO", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (
                Step(
                    "card",
                    ("sail trio 5",),
                    ("ship 0 trio", "place 3", "place 4", "place 5", "hand"),
                    {"place 4": "price"},
                    {"sail trio 4": "short"},
                ),
            ),
        ),
        Scene(
            Position(
                players=4,
                ships={
                    "0 mono": ShipAt("12", VENICE, "BB"),
                    "1 trio": ShipAt("3", VENICE, "RR"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                    "2 duo": ShipAt("5", VENICE, "YY"),
                    "3 trio": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YGO", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (
                Step(
                    "chain",
                    ("sail mono 8",),
                    ("ship 0 mono", "place 12", "place 11", "place 10", "place 9", "place 8", "hand"),
                    wrong={"sail mono *": "short"},
                ),
            ),
        ),
    ),
)

MODONE = Lesson(
    "modone",
    (
        Scene(
            Position(
                players=4,
                ships={
                    "0 trio": ShipAt("5", CONSTANTINOPLE, "BB"),
                    "0 duo": ShipAt(CONSTANTINOPLE),
                    "1 trio": ShipAt("9", VENICE, "RR"),
                    "2 duo": ShipAt("Modone", VENICE, "YY"),
                    "3 trio": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YY", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (
                Step(
                    "enter",
                    ("sail trio Modone",),
                    ("ship 0 trio", "place 5", "place 6", "place Modone", "pile"),
                    wrong={"sail trio 6": "early"},
                    chance=("R",),
                ),
            ),
        ),
        Scene(
            Position(
                players=4,
                ships={
                    "0 duo": ShipAt("Modone", CONSTANTINOPLE, "GG"),
                    "1 trio": ShipAt("9", VENICE, "RR"),
                    "2 duo": ShipAt("Modone", VENICE, "YY"),
                    "3 trio": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YY", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (Step("leave", ("sail duo 7", "sail duo *"), ("ship 0 duo", "place Modone", "place 7")),),
        ),
        Scene(
            Position(
                players=4,
                ships={
                    "0 mono": ShipAt("6", CONSTANTINOPLE, "YY"),
                    "0 duo": ShipAt(CONSTANTINOPLE),
                    "1 mono": ShipAt("Modone", VENICE, "BB"),
                    "2 duo": ShipAt("Modone", VENICE, "YY"),
                    "3 trio": ShipAt("Modone", CONSTANTINOPLE, "GG"),
                },
                ports=FULL,
                hands=("YY", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (
                Step(
                    "full",
                    ("sail mono 7", "sail mono *"),
                    ("ship 0 mono", "place 6", "ship 1 mono", "ship 2 duo", "ship 3 trio", "place 7"),
                    {"place 7": "lands"},
                ),
            ),
        ),
    ),
)

CARDS = Lesson(
    "cards",
    (
        Scene(
            Position(
                players=4,
                ships={
                    "0 mono": ShipAt("12", CONSTANTINOPLE, "BB"),
                    "0 trio": ShipAt("11", CONSTANTINOPLE, "OO"),
                    "1 trio": ShipAt("9", VENICE, "RR"),
                    "2 duo": ShipAt("4", VENICE, "YY"),
                    "3 trio": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("Y", "PRO", "YGR", "BPO"),
                warehouses=("YG", "O", "R", "B"),
            ),
            (
                Step(
                    "mono",
                    ("sail mono Constantinople",),
                    ("ship 0 mono", "ship 0 trio", "place 11", "place 12", "port Constantinople", "pile", "hand"),
                    wrong={"sail trio Constantinople": "trio"},
                    chance=("GRB",),
                ),
            ),
        ),
        Scene(
            Position(
                players=4,
                ships={
                    "0 duo": ShipAt("8", VENICE, "YY"),
                    "0 mono": ShipAt(CONSTANTINOPLE),
                    "1 trio": ShipAt("10", VENICE, "RR"),
                    "2 duo": ShipAt("4", VENICE, "GG"),
                    "3 trio": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("YYRO", "PRO", "YGR", "BPO"),
                warehouses=("YGBB", "O", "R", "B"),
            ),
            (
                Step(
                    "duo",
                    ("sail duo Modone",),
                    ("ship 0 duo", "place 8", "place 7", "place Modone", "pile", "hand"),
                    wrong={"sail duo 7": "short"},
                    chance=("PO",),
                ),
            ),
        ),
    ),
)

PIRATES = Lesson(
    "pirates",
    (
        Scene(
            Position(
                ships={
                    "0 duo": ShipAt("2", CONSTANTINOPLE, "GG"),
                    "0 mono": ShipAt(CONSTANTINOPLE),
                    "1 trio": ShipAt("4", VENICE, "YYY"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("GRB", "YPO"),
                warehouses=("PGR", "ROB"),
            ),
            (
                Step(
                    "raid",
                    ("raid Dandolo trio GB",),
                    ("ship 1 trio", "place 4", "hand", "seat 0"),
                    wrong={"sail *": "first", "load *": "first"},
                ),
                Step("move", ("sail duo 3", "sail *"), ("ship 0 duo", "place 2", "place 3")),
            ),
        ),
        Scene(
            Position(
                turn=1,
                ships={
                    "0 mono": ShipAt("1", CONSTANTINOPLE, "G"),
                    "0 duo": ShipAt("3", CONSTANTINOPLE, "GG"),
                    "1 trio": ShipAt("4", VENICE, "YY"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                },
                ports=("YPPGGGROB", "YYPGGRROB"),
                hands=("GRB", "PPYO"),
                warehouses=("PGRY", "ROB"),
                discards="GB",
            ),
            (Step("turn", ("turn",), ("ship 0 mono", "place 1", "port Venice"), wrong={"keep": "keep"}),),
            prelude=("raid Contarini mono PP",),
        ),
    ),
)

END = Lesson(
    "end",
    (
        Scene(
            Position(
                round=14,
                ships={
                    "0 trio": ShipAt("6", CONSTANTINOPLE, "B"),
                    "0 duo": ShipAt("1", VENICE, "RR"),
                    "0 mono": ShipAt(CONSTANTINOPLE),
                    "1 duo": ShipAt("2", VENICE, "G"),
                    "1 mono": ShipAt(CONSTANTINOPLE),
                },
                ports=FULL,
                hands=("GRB", "YPO"),
                warehouses=("YYPGGRO", "PPRROB"),
                discards="YGO",
            ),
            (
                Step(
                    "sixth",
                    ("sail trio Constantinople",),
                    ("ship 0 trio", "place 6", "port Constantinople", "seat 0"),
                    wrong={"sail duo Venice": "two"},
                    chance=("G",),
                ),
                Step(
                    "announce",
                    ("announce",),
                    ("seat 0", "seat 1"),
                    wrong={"done": "done"},
                    chance=("RB",),
                    answers=("sail duo Venice",),
                ),
            ),
        ),
    ),
)
