# Links to the rulebook, in Italian.

page-rules = Regole
page-rules-tile = Da consultare e da stampare
