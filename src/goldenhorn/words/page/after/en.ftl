# The end of a game and its replay, in English.
