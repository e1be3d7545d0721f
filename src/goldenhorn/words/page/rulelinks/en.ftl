# Links to the rulebook, in English.

page-rules = Rules
page-rules-tile = To look up and to print
