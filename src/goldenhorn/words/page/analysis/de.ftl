# Die Analyse einer Partie auf der Seite, auf Deutsch.

study-title = Analyse
study-about = Sieh die Siegchance aller nach jedem Zug, die besseren Züge, und wie viel Können und wie viel Glück war.
study-ask = { $depth ->
    [deep] Gründliche Analyse (einige Minuten)
   *[quick] Schnelle Analyse (Sekunden)
}
study-continue = { $depth ->
    [deep] Gründliche Analyse fortsetzen
   *[quick] Schnelle Analyse fortsetzen
}
study-goes-on = { $depth ->
    [deep] Die gründliche Analyse läuft. Sie geht weiter, wenn du diese Seite verlässt.
   *[quick] Die schnelle Analyse läuft.
}
study-waits = { $ahead ->
    [one] { $ahead } Analyse kommt vor dieser.
   *[other] { $ahead } Analysen kommen vor dieser.
}
study-progress = Fortschritt der Analyse
study-stop = Anhalten
study-failed = Die Analyse kam nicht zu Ende. Versuche, sie fortzusetzen.
study-curve = Siegchance, Zug für Zug
study-curve-about = zu einem Zug ziehen; Rauten sind entscheidende Augenblicke
study-chance = { $house } { $chance } %
study-percent = { $chance } ± { $error }
study-candidates = Züge, die { $house } wählen konnte
study-candidates-about = Siegchance in Prozent mit ihrer Unsicherheit, nach dem, was man am Zug wissen konnte. Die Nummern stehen auf dem Plan.
study-no-choice = Hier gab es nichts zu wählen.
study-to-move = { $house } ist am Zug
study-marks = Zeichen
study-marks-about = Zeichen: zweifelhaft · Fehler · grobe Fehler.
study-try = Anderen Zug probieren
study-try-this = Diesen Zug probieren
study-trying = Was wäre, wenn?
study-trying-about = Wähle einen Zug: Der Plan zeigt, wohin er führt, und die Tabelle, was er ändert.
study-trying-note = Siegchance in Prozent. Was ein Zug zieht, zählt mit allem, was kommen könnte; der Plan zeigt einen Fall von vielen.
study-trying-moves = Züge von { $house }
study-trying-told = { $house }: vorher { $before } %, jetzt { $after } %
study-trying-before = Vorher
study-trying-played = Gespielt
study-trying-now = Jetzt
study-trying-change = Änderung
study-trying-over = Hier endet die Partie.
study-trying-back = Zurücknehmen
study-trying-deal = Neu ziehen
study-trying-close = Zurück zur Partie
study-play-on = Von hier weiterspielen
study-play-on-about = Ein neuer Tisch mit den Karten und Waren dieser Stellung. Was von hier an gezogen wird, wird neu gemischt.
study-play-as = Du spielst
study-play-against = Die anderen sind
study-play-begin = Beginnen
