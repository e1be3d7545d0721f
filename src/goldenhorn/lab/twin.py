"""The twin of an Admiral that sees all cards. It exists in the lab only, to show what hidden cards are worth: it is no
`Bot`, because a bot gets a view, and so nobody can meet it at a table.
"""

import re

_FORM = re.compile(r"seeing-admiral@([1-9]\d*)")


def twin_iterations(text: str) -> int:
    """The iterations of a twin that is named like `seeing-admiral@4000`, 0 for any other text."""
    found = _FORM.fullmatch(text)
    return int(found[1]) if found else 0
