# The end of a game and its replay, in German.

### The end

page-end-won = { $points ->
    [one] { $houses } gewinnt mit { $points } Punkt
   *[other] { $houses } gewinnt mit { $points } Punkten
}
page-end-draw = { $points ->
    [one] Unentschieden: { $houses } mit je { $points } Punkt
   *[other] Unentschieden: { $houses } mit je { $points } Punkten
}
page-end-tie = Die meisten Punkte gewinnen; haben mehrere gleich viele, ist es unentschieden.
page-end-ahead = { $points ->
    [one] Ein Punkt Vorsprung vor { $houses }.
   *[other] { $points } Punkte Vorsprung vor { $houses }.
}
page-end-scores = Wertung
page-end-winner = Sieger
page-end-goods = Waren
page-end-sets = Sätze
page-end-set = { $colours } Farben: +{ $bonus }
page-end-territories = Gebiete
page-end-figures = Figuren
page-end-conquerors = { $number ->
    [one] { $number } Eroberer
   *[other] { $number } Eroberer
}
page-end-peasants = { $number ->
    [one] { $number } Bauer
   *[other] { $number } Bauern
}
page-end-total = Gesamt
page-end-next = Wie geht es weiter?
page-end-again = Noch einmal spielen
page-end-join = Zur Revanche
page-end-rematch = Es gibt eine Revanche. Alle rücken einen Platz weiter.
page-end-replay = Partie ansehen
page-end-board = Spielplan ansehen
page-end-show = Ergebnis zeigen
page-proof = Wurde ehrlich gemischt?
page-proof-about = Der Fingerabdruck war vor der Partie zu sehen und legte das Geheimnis fest; zusammen mit dem, was die Spieler beigesteuert haben, ergibt das Geheimnis alle Karten und Waren in ihrer Reihenfolge, also kann jeder die Aufzeichnung prüfen.
page-proof-secret = Geheimnis
page-proof-commitment = Fingerabdruck (SHA-256)

### The replay

page-replay = Rückschau
page-replay-at = Schritt { $number } von { $last }
page-replay-begins = Gleich beginnt die Partie
page-replay-whose = Wessen Karten sind zu sehen?
page-replay-nobody = Verdeckt
page-replay-seen = Karten offen
page-replay-hand = Karten von { $house } in diesem Moment
page-replay-no-cards = keine Karten
page-replay-closed = Alle Karten sind verdeckt. Wähle oben ein Haus, um seine Karten zu sehen.
page-replay-seats = Spieler
page-replay-steer = Rückschau steuern
page-replay-line = Verlauf der Partie
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-forward = Einen Schritt vor
page-replay-last = Zum Ende
page-replay-speed = Tempo
page-replay-share = Link zu diesem Moment
page-replay-copied = Link kopiert
page-replay-link = Link zum Kopieren
page-replay-save = Aufzeichnung sichern
page-replay-no-move = Der Link führt zu einem Schritt, den diese Partie nicht hat; das hier ist ihr letzter.
page-replay-no-seat = Der Link nennt einen Platz, den diese Partie nicht hat; alle Karten sind verdeckt.
page-replay-unknown = Diese Partie ist nicht zu finden
page-replay-away = Die Partie konnte nicht geladen werden
page-replay-running = Diese Partie läuft noch
page-replay-table = Zum Tisch
page-replay-retry = Noch einmal versuchen

### Watching

page-watching = Du schaust zu
page-watchers = { $number ->
    [one] { $number } Zuschauer
   *[other] { $number } Zuschauer
}
