# Links to the rulebook, in German.

page-rules = Spielregeln
page-rules-tile = Zum Nachschlagen und Drucken
