"""The lessons of the expansion Domínio da Mar."""

from goldenhorn.lessons.base import CONSTANTINOPLE, VENICE
from goldenhorn.lessons.lesson import Lesson, Scene, Step
from goldenhorn.lessons.position import Position, ShipAt

FULL = ("YPPGROOBBB", "YYPPGGRROB")

CONQUERORS = Lesson(
    "conquerors",
    (
        Scene(
            Position(
                expansion=True,
                ships={"0 duo": ShipAt(CONSTANTINOPLE), "1 trio": ShipAt("3", CONSTANTINOPLE, "YY")},
                ports=("YPPGROB", FULL[1]),
                conquerors=(3, 0),
                hands=("YRR", "YPOB"),
                warehouses=("YP", "RO"),
                reserve=2,
            ),
            (
                Step(
                    "load",
                    ("load trio conquerors",),
                    ("ship 0 trio", "port Venice"),
                    wrong={"load trio ?": "goods"},
                    chance=("YOB",),
                ),
                Step("safe", ("sail trio 1", "sail trio *"), ("ship 0 trio", "place 1")),
            ),
        ),
        Scene(
            Position(
                expansion=True,
                ships={
                    "0 duo": ShipAt("6", CONSTANTINOPLE, conquerors=3),
                    "0 trio": ShipAt(CONSTANTINOPLE),
                    "1 trio": ShipAt("3", VENICE, "YY"),
                },
                ports=FULL,
                hands=("YRR", "YPOB"),
                warehouses=("YP", "RO"),
                reserve=2,
            ),
            (
                Step(
                    "arrive",
                    ("sail duo Constantinople",),
                    ("ship 0 duo", "place 6", "port Constantinople", "seat 0"),
                    chance=("GR",),
                ),
            ),
        ),
    ),
)

_SEA = {"0 trio": ShipAt("4", VENICE, "BB"), "0 duo": ShipAt(CONSTANTINOPLE), "1 trio": ShipAt("3", CONSTANTINOPLE, "YY")}

TERRITORIES = Lesson(
    "territories",
    (
        Scene(
            Position(
                expansion=True,
                ships=_SEA,
                ports=FULL,
                hands=("YRR", "YPOB"),
                warehouses=("YPG", "RO"),
                own_conquerors=3,
                reserve=2,
            ),
            (
                Step(
                    "conquer",
                    ("conquer Durazzo",),
                    ("territory Durazzo", "territory Zara", "seat 0"),
                    wrong={"conquer Zara": "zara"},
                ),
            ),
        ),
        Scene(
            Position(
                expansion=True,
                ships=_SEA,
                ports=FULL,
                hands=("YRR", "YPOB"),
                warehouses=("YPG", "RO"),
                own_conquerors=2,
                own_peasants=2,
                reserve=3,
                lands={"Durazzo": 0},
                round=9,
            ),
            (
                Step("train", ("train 2",), ("seat 0",), wrong={"train 1": "one", "conquer *": "early"}),
                Step("candia", ("conquer Candia",), ("territory Candia", "seat 0"), wrong={"conquer Zara": "zara"}),
            ),
        ),
        Scene(
            Position(
                expansion=True,
                ships={**_SEA, "1 trio": ShipAt("3", CONSTANTINOPLE, conquerors=7)},
                ports=("YPRO", "YGRB"),
                conquerors=(6, 6),
                hands=("YRR", "YPOB"),
                warehouses=("YPG", "RO"),
                own_conquerors=1,
                own_peasants=2,
                reserve=4,
                lands={"Durazzo": 0, "Candia": 0},
                round=12,
            ),
            (Step("peasants", ("conquer Zara 2 peasants",), ("territory Zara", "seat 0")),),
        ),
    ),
)
