# Der Begleiter neben der echten Schachtel, auf Deutsch.

real-title = Mit echter Schachtel
real-tile-about = Punkte und Regeln am Tisch
real-about = Ihr spielt mit der Schachtel. Erzählt mit wenigen Fingertipps, was geschieht: Der Begleiter zählt die Punkte, prüft die Regeln, zählt, was übrig ist, und schreibt den Spielbericht. Karten, die niemand angibt, bleiben unbekannt. Alles bleibt in diesem Browser.
real-continue = Mit der Partie weitermachen
real-new = Eine neue Partie
real-new-about = Jeden Zug angeben, wie er geschieht
real-score = Nur die Wertung
real-score-about = Am Ende die Lagerhäuser zählen
real-forget = Die hier erzählte Partie vergessen
real-leave = Den Tisch verlassen; alles bleibt erhalten
real-again = Noch einmal versuchen

real-houses = Häuser
real-houses-about = Tippt die Häuser in Spielreihenfolge an.
real-first = Wer beginnt?
real-my-cards = Karten angeben von
real-nobody = Niemand
real-expansion = Erweiterung
real-modone = Modone liegt auf dem Seeweg
real-tiles = Seefelder
real-tiles-differ = Sie liegen anders als in der Anleitung
real-tiles-about = Tippt eine Tafel an, bis ihre Farben wie auf eurem Tisch liegen.
real-tiles-swap = Mit dem anderen Symbol beginnen
real-tile = Tafel { $number }: { $colours }
real-begin = Beginnen
real-begins = Wo beginnt das Schiff { $ship }?
real-placed = So stehen sie

real-ask-fill = { $number ->
    [one] Welcher Würfel wurde für { $port } gezogen?
   *[other] Welche { $number } Würfel wurden für { $port } gezogen?
}
real-ask-draw = { $number ->
    [one] Welche Karte hat { $house } gezogen?
   *[other] Welche { $number } Karten hat { $house } gezogen?
}
real-ask-place = Wo beginnen die Schiffe von { $house }?
real-ask-choose = { $house }: Tippt das Schiff an, das fährt, oder eines, das überfallen wird
real-ask-pair = Welche zwei Karten hat { $house } abgelegt?
real-ask-turn = Wendet { $house } das geleerte Schiff?
real-ask-after = Tut { $house } noch etwas?
real-ask-conquer = Wie bezahlt { $house } { $territory }?
real-ask-train = Wie viele Bauern bildet { $house } aus?
real-add-cube = { $piece }; noch im Beutel: { $left }
real-add-card = { $piece }
real-take-back = { $piece } zurücknehmen
real-unknown = Unbekannt
real-unknown-cards = { $number ->
    [one] und eine unbekannte
   *[other] und { $number } unbekannte
}
real-all-unknown = Unbekannt lassen
real-that-is-all = Das sind alle
real-elsewhere = Anderswohin? Fragt, warum nicht
real-advise = Was würdest du tun?
real-advice = Rat: { $advice }.

real-log = { $number ->
    [one] Ein Eintrag
   *[other] { $number } Einträge
}
real-told = Was erzählt wurde
real-told-about = Tippt einen Eintrag an, um ihn zu ändern, zu entfernen oder davor etwas einzufügen. Was danach kommt, bleibt erhalten und wird neu geprüft.
real-change = Ändern
real-insert = Davor einfügen
real-remove = Entfernen
real-mending = Ihr ändert Eintrag { $number }.
real-inserting = Ihr fügt etwas vor Eintrag { $number } ein.
real-mend-stop = So lassen
real-misfit = { $waiting ->
    [one] Eintrag { $number } ({ $entry }) passt nicht mehr.
   *[other] Eintrag { $number } ({ $entry }) passt nicht mehr; mit ihm warten { $waiting } Einträge.
}
real-skip = Diesen Eintrag entfernen
real-drop-rest = { $number ->
    [one] Den wartenden Eintrag entfernen
   *[other] Alle { $number } wartenden Einträge entfernen
}

real-player = Spieler { $seat }
real-keep = Bei meinen Partien aufbewahren
real-save = Spielbericht speichern

real-figures = Figuren
real-cell = { $house }, { $what }: { $number }
real-pad = { $house }: { $what }
real-score-again = Eine andere Partie werten
