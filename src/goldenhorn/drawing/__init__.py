"""Pictures of positions: one self-contained SVG out of a view."""

from goldenhorn.drawing.position import position_svg
from goldenhorn.drawing.words import WORDS

__all__ = ["WORDS", "position_svg"]
