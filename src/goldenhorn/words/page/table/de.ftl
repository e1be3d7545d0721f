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
page-score-realm = + { $points } Reich
page-hand = Deine Karten
page-pile = Stapel
page-discards = Ablage
page-bag = Im Beutel
page-supply = Vorrat und Reserve
page-choose-landing = Wo landet das Schiff { $ship }?
page-choose-cargo = Was lädt das Schiff { $ship }?
page-step-choose = Wähle ein Schiff, oder schick erst Piraten los
page-step-sail = Wähle ein Schiff zum Fahren
page-step-pair = Wähle zwei Karten für die Piraten
page-step-turn = Das geleerte Schiff wenden?
page-step-place = Wo beginnen deine Schiffe?
page-step-after = Noch etwas, bevor dein Zug endet?
page-part-raid = Überfall
page-part-ship = Schiff
page-part-landing = Ziel
page-or = oder
page-hint-raid = Gekreuzte Säbel zeigen, was deine Karten überfallen können. Die Fahrt eines Schiffes beendet den Zug.
page-hint-ship = Die Fahrt eines Schiffes beendet den Zug.
page-hint-still = { $ships ->
    [one] Vor der Fahrt kannst du noch ein Schiff überfallen.
   *[other] Vor der Fahrt kannst du noch eines von { $ships } Schiffen überfallen.
}
page-over = Die Partie ist zu Ende
page-waiting-for = { $house } ist am Zug
page-back = Zurück
page-language = Sprache
page-aids = Farbhilfen
page-sound = Ton
page-round = Runde
page-last-round = Letzte Runde
page-table-kind = { $players } Spieler
page-offline = Der Server ist nicht erreichbar.

page-conquerors = { $number ->
    [one] { $number } Eroberer
   *[other] { $number } Eroberer
}
page-peasants = { $number ->
    [one] { $number } Bauer
   *[other] { $number } Bauern
}
page-raid-brings = Jede Karte hat die Farbe eines Segels des Schiffs. Beute: { $loot }.
page-raid-with = Überfallen mit
page-undo = Zurücknehmen
page-confirm-landing = Bestätigen
page-announce-missing = Noch nicht in deinem Lager: { $colours }
page-place-about = Zieh jedes Schiff in einen Hafen oder benutze die Schalter unten. Im Hafen zeigt ein Schiff zum anderen Hafen.
page-place-random = Zufällig verteilen
page-not-placed = noch nicht verteilt
page-turn-waits = { $house } wartet auf dich
page-bound = mit Kurs auf { $port }
page-skip = Zum Ende springen
page-pace = Tempo
page-line-lost = Die Verbindung ist weg. Neuer Versuch …
page-curtain-turn = { $name }, du bist dran
page-curtain-away = Alle anderen schauen bitte weg
page-curtain-show = Ich bin { $name }: Karten zeigen
page-curtain-hide = Karten verdecken
page-curtain-key = Die Karten bleiben verdeckt, bis du drückst. H verdeckt sie jederzeit wieder.
page-since = Seit deinem letzten Zug
page-nothing-yet = Es ist noch nichts geschehen.
page-table-now = Der Tisch jetzt
page-your-ships = Deine Schiffe
page-in-port = in { $port }
page-at-sea = auf { $colour }, Kurs { $port }
page-leave = Gehen; ein Bot spielt weiter
page-return = Wieder selbst spielen
page-away = Ein Bot spielt für dich.

### The log

log-raid = überfällt das Schiff { $ship } von { $house } mit { $cards }, Beute: { $loot }
log-load = lädt auf das Schiff { $ship }: { $cargo }
log-sail = { $wind ->
    [0] segelt mit dem Schiff { $ship } nach { $place }
   *[other] spielt { $cards } und segelt mit dem Schiff { $ship } nach { $place }
}
log-land = { $wind ->
    [0] bringt das Schiff { $ship } nach { $place }
   *[other] spielt { $cards } und bringt das Schiff { $ship } nach { $place }
}
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
page-look-back = Im Verlauf zurückblicken
page-log-now = Jetzt
page-chat = Gespräch
page-say = Etwas sagen
page-send = Senden

log-unload = { $wind ->
    [0] bringt mit dem Schiff { $ship } nach { $place }: { $cargo }
   *[other] spielt { $cards } und bringt mit dem Schiff { $ship } nach { $place }: { $cargo }
}
log-round = Runde { $round }
log-setting-up = Aufbau

### Levels and letters

level-deckhand = Matrose
level-sailor = Maat
level-captain = Kapitän
level-admiral = Admiral
level-doge = Doge
letter-Y = Ge
letter-P = P
letter-G = Gr
letter-R = R
letter-O = O
letter-B = B

### Talking

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran!
phrase-thinking = Ich überlege …
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-pirates = Vorsicht, Piraten!
phrase-thanks = Danke!
phrase-rematch = Noch eine Partie?
phrase-goodbye = Auf Wiedersehen!
page-talk-off = An diesem Tisch wird nicht geredet.
