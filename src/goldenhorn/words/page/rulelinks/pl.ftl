# Links to the rulebook, in Polish.

page-rules = Zasady gry
page-rules-tile = Do czytania i druku
