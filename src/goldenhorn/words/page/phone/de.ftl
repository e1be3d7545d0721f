# Phones, tablets and the territories on the board, in German.

territory-free = { $territory }: kostet { $cost } Eroberer, { $worth } Punkte wert
territory-conquer = { $territory } für { $cost } Eroberer erobern, { $worth } Punkte wert
territory-taken = { $territory }, { $worth } Punkte wert, gehört { $house }

phone-menu = Menü
phone-players = Spieler
phone-close = Schließen
phone-chat-new = { $number ->
    [one] Chat, { $number } neue Nachricht
   *[other] Chat, { $number } neue Nachrichten
}
phone-seat = { $house }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

phone-options-cargo = Ladung
phone-options-pair = Kartenpaare
phone-options-train = Bauern
phone-options-conquer = Womit bezahlt wird
phone-not-yet = Erst auswählen
phone-land-on = Auf { $place } landen
phone-land-in = In { $place } landen
phone-load = { $number } laden
phone-load-figures = Laden: { $figures }
phone-raid = Piraten losschicken
phone-conquer = Womit bezahlst du { $territory }?
phone-train = Bauern ausbilden
phone-announce = Spielende bekannt geben? Diese Runde wird noch gespielt.

phone-square = { $colour }, Feld { $number }

phone-start = Zur Startseite
phone-leave = Einen Bot für mich spielen lassen
phone-leave-sure = Wirklich? Ein Bot übernimmt sofort
