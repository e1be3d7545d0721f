# The table on the page, in German.

page-ship = { $house }: { $sails }
page-board = Der Seeweg
page-land-on = { $price ->
    [0] Auf { $place } landen, Feld { $number }, kostenlos
    [one] Auf { $place } landen, Feld { $number }, für { $price } Karte
   *[other] Auf { $place } landen, Feld { $number }, für { $price } Karten
}
page-land-in = { $price ->
    [0] In { $place } landen, kostenlos
    [one] In { $place } landen, für { $price } Karte
   *[other] In { $place } landen, für { $price } Karten
}
page-raid = Überfallen: { $ship }
page-free = frei
page-bot = Bot, { $level }
page-you = Du
page-first = Startspieler
page-thinking = überlegt
page-your-turn = du bist dran
page-to-move = ist am Zug
page-warehouse = { $number ->
    [one] Lager mit { $number } Ware
   *[other] Lager mit { $number } Waren
}
page-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
page-score-parts = { $goods } + { $sets } Sätze
page-hand = Deine Karten
page-pile = Stapel
page-discards = Ablage
page-bag = Im Beutel
page-supply = Vorrat und Reserve
page-choose-landing = Wo landet das Schiff { $ship }?
page-choose-cargo = Was lädt das Schiff { $ship }?
page-step-choose = Wähle ein Schiff, oder schick erst Piraten los
page-step-pair = Wähle zwei Karten für die Piraten
page-step-turn = Das geleerte Schiff wenden?
page-step-place = Wo beginnen deine Schiffe?
page-step-after = Noch etwas, bevor dein Zug endet?
page-over = Die Partie ist zu Ende
page-waiting-for = { $house } ist am Zug
page-back = Zurück
page-language = Sprache
page-aids = Farbhilfen
page-sound = Ton
page-round = Runde
page-table-kind = { $players } Spieler
page-offline = Der Server ist nicht erreichbar.

### The log

log-raid = überfällt das Schiff { $ship } von { $house } mit { $cards }
log-load = belädt das Schiff { $ship }: { $cargo }
log-sail = { $ship } segelt nach { $place }
log-land = { $ship } segelt nach { $place }
log-conquer = erobert { $territory }
log-train = { $number ->
    [one] bildet einen Bauern aus
   *[other] bildet { $number } Bauern aus
}
log-place = { $venice ->
    [0] beginnt mit allen Schiffen in Konstantinopel
    [1] beginnt mit einem Schiff in Venedig und zweien in Konstantinopel
    [2] beginnt mit zwei Schiffen in Venedig und einem in Konstantinopel
   *[other] beginnt mit allen Schiffen in Venedig
}
log-turn = wendet das geleerte Schiff
log-keep = hält den Kurs
log-announce = gibt das Spielende bekannt
log-done = beendet den Zug
log-draw = zieht { $cards }
log-hidden-draw = { $number ->
    [one] zieht { $number } Karte
   *[other] zieht { $number } Karten
}
log-fill = { $port }: { $cubes }
log-first = beginnt
log-undone = nimmt eine Entscheidung zurück
log-left = ist gegangen; ein Bot spielt weiter
log-clock = hat keine Zeit mehr; ein Bot spielt weiter
log-returned = ist zurück
page-log = Verlauf
page-chat = Gespräch
page-say = Etwas sagen
page-send = Senden

### Levels and letters

level-deckhand = Deckhand
level-sailor = Sailor
level-captain = Captain
level-admiral = Admiral
level-doge = Doge
letter-Y = Ge
letter-P = P
letter-G = Gr
letter-R = R
letter-O = O
letter-B = B
