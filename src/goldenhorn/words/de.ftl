# Golden Horn in German. Names of houses and territories, ship kinds (mono, duo, trio) and the texts of actions stay as
# they are. Colour letters (Y P G R O B, K black, W white) are those of the notation.

### Pieces and places

colour-Y = Gelb
colour-P = Pink
colour-G = Grün
colour-R = Rot
colour-O = Orange
colour-B = Blau
colour-K = Schwarz
colour-W = Weiß
# The last colour of the name of a ship.
ship-Y = Gelb
ship-P = Pink
ship-G = Grün
ship-R = Rot
ship-O = Orange
ship-B = Blau
conquerors = Eroberer
peasants = Bauern
figures = alle Figuren
place-Venice = Venedig
place-Modone = Modone
place-Constantinople = Konstantinopel
rule-number = Regel { $number }
kind-layout = der Seeweg
kind-first = der Startspieler
kind-fill = Waren für einen Hafen
kind-draw = Karten
kind-action = eine Aktion

### Actions, as offers and in the log

do-place = Schiffe verteilen: mono { $mono }, duo { $duo }, trio { $trio }
do-raid = Piraten losschicken gegen das { $ship } von { $house }: { $cards }
do-turn = Das Schiff wenden
do-keep = Kurs halten
do-load = Das { $ship } beladen: { $cargo }
do-sail = Mit dem { $ship } bis { $landing } segeln
do-announce = Das Spielende bekannt geben
do-conquer = { $peasants ->
    [0] { $territory } erobern
    [one] { $territory } mit einem Bauern erobern
   *[other] { $territory } mit { $peasants } Bauern erobern
}
do-train = { $peasants ->
    [one] Einen Bauern ausbilden
   *[other] { $peasants } Bauern ausbilden
}
do-done = Den Zug beenden
price = Wind: { $cards }
pays = { $number ->
    [one] { $number } Karte nachziehen
   *[other] { $number } Karten nachziehen
}

### Events

event-filling = { $port } wird aufgefüllt: { $cubes }
event-draw = { $house } zieht { $cards }
event-hidden-draw = { $number ->
    [one] { $house } zieht { $number } Karte
   *[other] { $house } zieht { $number } Karten
}
event-layout = Der Seeweg: { $tiles }
event-first = { $house } beginnt

### The end

end-port = Ende nach Runde { $rounds }: Die Vorräte eines Ausgangshafens sind erschöpft.
end-announced = Ende nach Runde { $rounds }: { $house } hat das Spielende bekannt gegeben.
end-quiet = Ende nach Runde { $rounds }: 20 Runden lang wurde nichts geladen, entladen oder gestohlen.
end-territories = Ende nach Runde { $rounds }: Alle Herrschaftsgebiete sind erobert.
score-line = { $house }: { $total } (Waren { $goods }, Sätze { $sets }, Herrschaftsgebiete { $territories }, Figuren { $figures })
winner = { $houses } gewinnt.
draw = Unentschieden: { $houses }.

### The plain game

play-welcome = Golden Horn von Leo Colovini (Piatnik). Eine inoffizielle Ausgabe. Am Tisch: { $houses }. Mit ? bekommst du Hilfe, mit quit hörst du auf.
play-turn = Runde { $round }. { $house }, du bist am Zug.
play-prompt = Deine Wahl:
play-help = Gib die Nummer einer Aktion ein oder ihren Text, zum Beispiel: load trio B, sail duo 7, raid Dandolo trio GB. Mit board hörst du die Stellung noch einmal, mit hint bekommst du einen Tipp, mit undo nimmst du zurück, mit save DATEI speicherst du das Spiel bis hierher, mit quit hörst du auf. Buchstaben: Y Gelb, P Pink, G Grün, R Rot, O Orange, B Blau.
play-left = Das Spiel wurde abgebrochen.
command-unknown = Einen Befehl „{ $text }“ gibt es nicht. Hier bekannt: { $known }.
play-bots-number = { $number } Bots sind zu viele für einen Tisch zu { $players } mit dir; erwartet werden weniger als { $players }.
play-open = Golden Horn ist unter { $url } offen. Strg-C beendet es; Partien bleiben erhalten.
play-open-already = Golden Horn ist schon unter { $url } offen.
page-not-built = Die Seite ist noch nicht gebaut. Starte mit „make play“ in den Quellen oder installiere das Wheel.
play-saved = Gespeichert als { $file }.
board-player = { $house }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Waren { $goods }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-figures = Eroberer: { $conquerors }, Bauern: { $peasants }
board-territory = { $territory }: kostet { $cost }, bringt { $worth }, Besitzer { $owner }
board-beside = Stapel { $pile }. Ablagestapel { $discards }. Beutel { $bag }.
board-hand = Deine Hand: { $cards }

### Why an action is refused

action-unknown = „{ $text }“ ist keine Aktion. Erwartet wird etwas wie: { $expected }.
game-over = Das Spiel ist zu Ende; es lässt sich nichts mehr tun.
chance-first = Zuerst ist der Zufall an der Reihe: { $expected }.
no-chance-due = Jetzt gibt es nichts zu ziehen; jemand am Tisch muss entscheiden.
not-your-turn = { $house } kann jetzt nicht entscheiden: Die Entscheidung liegt bei { $expected }.
seat-unknown = Platz { $seat } gibt es nicht: Dieser Tisch hat { $players } Plätze, gezählt ab 0.
seat-not-a-number = „{ $text }“ ist kein Platz. Erwartet wird eine Zahl ab 0 oder das Wort „drawn“.
place-done = Die Schiffe sind schon verteilt.
place-first = Zuerst müssen die Schiffe verteilt werden, zum Beispiel: place VCV.
turn-nothing = Kein Schiff darf wenden: Das darf nur eines, das Piraten gerade leer geräumt haben.
turn-first = Zuerst entscheidet der Besitzer des leer geräumten Schiffes: turn oder keep.
land-first = Das { $ship } ist beladen und muss jetzt auslaufen.
move-compulsory = Der Zug ist noch nicht zu Ende: Ein Schiff muss bewegt werden.
moved-already = In diesem Zug wurde schon ein Schiff bewegt.
no-expansion = Das gehört zur Erweiterung Domínio da Mar, und hier wird ohne sie gespielt.
house-absent = { $house } sitzt nicht an diesem Tisch.
no-modone = Modone liegt nicht auf diesem Seeweg.
no-square = Dieser Seeweg hat kein Feld { $square }.
raid-own = Das { $ship } von { $house } gehört dir selbst.
raid-twice = Piraten kannst du nur einmal pro Zug losschicken.
raid-port = Das { $ship } von { $house } liegt in einem Hafen, dort ist es vor Piraten sicher.
raid-empty = Das { $ship } von { $house } hat nichts an Bord.
raid-conquerors = Das { $ship } von { $house } hat Eroberer an Bord und darf nicht überfallen werden.
raid-sails = Das { $ship } von { $house } hat die Segelfarben { $sails }: Piraten brauchen zwei Karten in diesen Farben, nicht { $cards }.
raid-cards = Die Karten { $cards } hast du nicht auf der Hand. Es fehlt: { $missing }.
load-at-sea = Das { $ship } liegt nicht in einem Ausgangshafen und kann deshalb nichts laden.
load-no-conquerors = In { $port } gibt es keine Eroberer.
load-no-peasants = In { $port } gibt es keine Bauern.
load-sails = Das { $ship } hat die Segelfarbe { $colour } und darf deshalb keine Waren in dieser Farbe laden.
load-none = In { $port } gibt es keine Waren der Farbe { $colour }.
load-compulsory = Das { $ship } muss laden, bevor es den Hafen verlässt.
sail-not-ahead = { $landing } liegt nicht in Fahrtrichtung des { $ship }.
sail-modone-ends = Das { $ship } kann { $landing } nicht erreichen: In Modone ist ein Liegeplatz frei, dort endet die Bewegung.
sail-no-wind = Das { $ship } kann { $landing } nicht erreichen: Um Feld { $square } zu verlassen, fehlt eine Windkarte der Farbe { $colour }.
sail-modone-full = Das { $ship } kann nicht in Modone anlegen: Alle Liegeplätze sind besetzt.
sail-occupied = Das { $ship } kann nicht auf Feld { $landing } anhalten: Dort liegt schon ein Schiff.
announce-due = Das Spielende steht schon fest.
announce-missing = Um das Spielende bekannt zu geben, brauchst du von jeder Farbe mindestens eine Ware. Es fehlt: { $missing }.
conquer-taken = { $territory } ist schon erobert.
conquer-exactly = { $territory } kostet { $cost }: { $peasants } Bauern sind mehr wert.
conquer-figures = { $territory } würde { $conquerors } Eroberer und { $peasants } Bauern kosten; du hast { $own_conquerors } und { $own_peasants }.
train-peasants = Du hast { $own } Bauern, nicht { $number }.
train-supply = Der Vorrat enthält { $supply } Eroberer, nicht { $number }.

### What chance cannot be

letters-unknown = „{ $text }“ ist nicht zu verstehen. Erwartet werden Buchstaben aus { $expected }.
letters-order = „{ $text }“ ist nicht zu verstehen. Erwartet werden Buchstaben aus { $expected }, in dieser Reihenfolge.
filling-port = Aufzufüllen ist { $expected }, nicht { $found }.
filling-number = { $expected ->
    [one] Zu ziehen ist { $expected } Würfel
   *[other] Zu ziehen sind { $expected } Würfel
}, nicht { $found }.
filling-lacks = Der Beutel enthält { $expected } × { $letter }; { $found } davon zu ziehen ist nicht möglich.
draw-seat = Karten zieht Platz { $expected }, nicht Platz { $found }.
draw-number = { $expected ->
    [one] Zu ziehen ist { $expected } Karte
   *[other] Zu ziehen sind { $expected } Karten
}, nicht { $found }.
draw-lacks = Der Stapel enthält { $expected } × { $letter }; { $found } davon zu ziehen ist nicht möglich.
companion-tiles = Seefelder werden angegeben, wenn sie anders liegen als in der Schachtel vorgesehen, und nur dann.
companion-filling = „{ $text }“ ist nicht zu verstehen. Erwartet werden Würfel für einen Hafen, etwa { $expected }.
companion-draw = „{ $text }“ ist nicht zu verstehen. Erwartet werden Karten, etwa { $expected }.
companion-hand-size = { $house } hat { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}, ausgespielt worden wären aber { $needed }.
companion-hand-told = Nach den angegebenen Karten kann { $house } { $cards } nicht ausspielen.
companion-card-elsewhere = { $house } kann nicht so viele Karten der Farbe { $colour } haben: Die anderen wurden anderswo gesehen.
companion-no-deal = Es wurde keine Kartenverteilung gefunden, die zu allen Angaben passt.
companion-no-advice = Rat für { $house } gibt es nur, wenn alle Karten dieser Hand angegeben sind.
companion-nothing-to-advise = Jetzt hat niemand etwas zu entscheiden.
scorer-goods = { $found } × { $colour } wurden gezählt, die Schachtel enthält aber nur { $most }.
scorer-figures = { $found } Figuren wurden gezählt, die Schachtel enthält aber nur { $most }.
scorer-territory = { $territory } kann nur einem Haus gehören.
companion-no-entry = Es gibt keinen Eintrag { $number }; erwartet wird 1 bis { $last }.
companion-which-entry = „{ $text }“ sagt nicht, welcher Eintrag gemeint ist. Erwartet wird: { $expected }.
companion-welcome = Neben der echten Schachtel. Am Tisch: { $houses }. Gib ein, was geschieht; ? erklärt, quit beendet.
companion-turn = Runde { $round }. { $house } entscheidet:
companion-ask-fill = { $number ->
    [one] Für { $port } wurde ein Würfel gezogen; welcher? Im Beutel: { $bag }
   *[other] Für { $port } wurden { $number } Würfel gezogen; welche? Im Beutel: { $bag }
}
companion-ask-draw = { $number ->
    [one] { $house } hat eine Karte gezogen; welche? ?, wenn sie nicht angegeben wird.
   *[other] { $house } hat { $number } Karten gezogen; welche? ? für jede, die nicht angegeben wird.
}
companion-misfit = Eintrag { $number } ({ $entry }) passt nicht mehr. Wartende Einträge: { $waiting }.
companion-left = Der Tisch wurde verlassen. Einträge: { $number }.
companion-help = Gib die Nummer einer Aktion oder ihren Text ein (load trio B, sail duo 7, raid Dandolo trio GB), Würfel (RRG) oder Karten (GB, G?). board zeigt den Tisch, list das Erzählte. undo, change 12 load trio B, insert 12 announce und remove 12 berichtigen es, drop entfernt, was wartet. advice fragt einen Bot, save DATEI schreibt den Spielbericht, quit beendet. Buchstaben: Y Gelb, P Pink, G Grün, R Rot, O Orange, B Blau, K Schwarz, W Weiß.
scorer-ask = { $house }: Anzahlen von Y P G R O B, etwa { $example }:
scorer-line = „{ $text }“ ist nicht zu verstehen. Erwartet wird: { $expected }.
chance-other = Erwartet wird „{ $expected }“, nicht „{ $found }“.
chance-not-recorded = Die Aufzeichnung enthält als Ereignis { $number } kein Ergebnis des Zufalls.

### What a table cannot be

players-number = Golden Horn ist für 2 bis 4 Personen, nicht für { $players }.
houses-number = Für { $players } Personen braucht es { $players } Häuser, nicht { $number }.
names-number = { $players } Plätze brauchen { $players } Namen oder keine, nicht { $number }.
houses-equal = Alle am Tisch brauchen ein eigenes Haus.
house-unknown = Ein Haus „{ $house }“ gibt es nicht. Bekannt: { $known }.
first-unknown = Platz { $seat } kann nicht beginnen: Dieser Tisch hat { $players } Plätze, gezählt ab 0.
layout-unknown = Eine Anordnung „{ $layout }“ gibt es nicht. Bekannt: { $known }.
modone-three = Modone als Hausregel ist für das Spiel zu dritt; bei { $players } Personen liegt es ohnehin auf dem Seeweg.

### Was Umgebungen für lernende Agenten ablehnen

env-option-unknown = Eine Option „{ $option }“ gibt es nicht. Bekannt: { $known }.
env-choice-unknown = Für { $option } gibt es kein „{ $text }“. Bekannt: { $known }.
env-code = „{ $text }“ ist nicht die Nummer einer Aktion. Erwartet wird eine ganze Zahl von 0 bis { $last }.
env-not-begun = Die Partie hat nicht begonnen. Erwartet wird zuerst reset().
env-games-number = { $number } Partien lassen sich nicht zugleich spielen; erwartet wird mindestens 1.
env-actions-shape = Erwartet werden { $expected } ganze Zahlen, eine Aktion für jede Partie, nicht { $found }.
env-bot-slow = Der Bot „{ $bot }“ kann nicht viele Partien zugleich spielen. Erwartet wird einer von diesen: { $known }.
env-seat-alone = Einen Platz für den Lernenden wählt man unter Bots. Erwartet werden auch Bots.

### What a box cannot be

box-not-toml = Die Schachteldatei ist kein gültiges TOML: { $detail }
box-unknown-entry = Die Schachtel hat einen unbekannten Eintrag „{ $entry }“. Bekannt: { $known }.
box-not-a-table = In der Schachtel muss „{ $entry }“ eine Tabelle sein.
box-keys = In der Schachtel braucht „{ $entry }“ genau die Einträge { $expected }; gefunden: { $found }.
box-not-tiles = In der Schachtel muss „{ $entry }“ eine Liste von Seewegteilen wie "RBY" sein.
box-tile-count = Der Seeweg für { $players } Personen braucht { $expected } Seewegteile, nicht { $number }.
box-tile = „{ $tile }“ ist kein Seewegteil: Es braucht R, Y und B oder O, P und G, jede Farbe einmal.
box-neighbours = Die Seewegteile { $tile } und { $neighbour } liegen nebeneinander und sind von derselben Art; Nachbarn müssen sich unterscheiden.
box-sails = Das { $ship } von { $house } hat die Segel „{ $sails }“; erwartet werden drei Segel in { $number ->
    [one] einer Farbe
    [2] zwei Farben
   *[other] drei Farben
}.
box-fleet-colours = Die Flotte von { $house } zeigt nicht alle sechs Farben. Es fehlt: { $missing }.
box-number = In der Schachtel hat „{ $entry }“ den Wert { $value }; erwartet wird eine ganze Zahl von { $low } bis { $high }.
box-few-cubes = { $number } Würfel sind zu wenig, um beide Häfen zu füllen.
box-few-cards = { $number } Karten sind zu wenig, um viermal { $hand } auszuteilen.

### What a record cannot be

record-empty = Die Datei ist leer; erwartet wird eine Aufzeichnung.
record-not-json = Das ist keine vollständige Aufzeichnung in JSON: { $detail }
record-not-one = Das ist keine Aufzeichnung von Golden Horn.
record-no-version = Die Aufzeichnung nennt ihre Version nicht.
record-version = Die Aufzeichnung hat Version { $version }; dieses Programm liest Version { $expected }.
record-rules-version = Die Aufzeichnung folgt der Regelversion { $version }; dieses Programm kennt Version { $expected }.
record-form = Die Aufzeichnung hat nicht die richtige Form: { $detail }
record-legal = Die Liste der erlaubten Aktionen stimmt nicht. Es fehlt: { $missing }. Zu viel: { $surplus }.
notation-line = Zeile { $number }, „{ $line }“, ist nicht zu verstehen. Erwartet wird etwas wie: { $expected }
notation-cut = Der Text ist abgeschnitten: Das Ergebnis fehlt.
shuffle-commitment = Das Geheimnis passt nicht zum vorab genannten Hashwert (commitment).
shuffle-other = Das Geheimnis ergibt hier { $expected }, nicht { $found }.
result-early = Die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht zu Ende.
result-missing = Das Spiel ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
result-wrong = Im Ergebnis sollte „{ $entry }“ { $expected } sein, nicht { $found }.
verify-event = Ereignis { $number }

### The command line

file-not-read = { $file } kann nicht gelesen werden: { $detail }
file-not-text = { $file } ist keine Textdatei.
file-not-written = { $file } kann nicht geschrieben werden: { $detail }
games-number = { $number } Spiele lassen sich nicht spielen; erwartet wird mindestens 1.
seed-range = Der Startwert (seed) { $seed } ist nicht im erlaubten Bereich; erwartet wird 0 bis 9223372036854775807.
legal-needs-records = --legal listet Aktionen in Aufzeichnungen auf: Gib auch --records DATEI an.

### Bots

bot-unknown = „{ $text }“ bezeichnet keinen Bot. Erwartet wird etwas wie: { $expected }.
bot-class-missing = { $source } hat keine Klasse { $name }.
bot-incomplete = { $bot } ist kein Bot: Ein Bot hat einen Namen (name) und eine Methode choose(view, legal, budget).
bot-not-made = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $detail }
bot-needs-extra = Der Bot „{ $bot }“ braucht das Extra „{ $extra }“: pip install "goldenhorn[{ $extra }]".
bots-preparing = Kapitän, Admiral und Doge werden übersetzt. Das geschieht nur einmal und dauert etwa eine Minute.
bots-ready = Alle Bots sind bereit.
bot-fault = Der Bot „{ $bot }“ hat einen Fehler gemacht: { $kind ->
    [crash] Er ist abgestürzt
    [hang] Er hat nicht rechtzeitig geantwortet
    [illegal] Er hat etwas Unerlaubtes gewählt
   *[rubbish] Seine Antwort war keine Aktion
} ({ $detail }). Er wurde angehalten; für ihn entscheidet das Los.
wire-form = Die Nachricht hat nicht die richtige Form: { $detail }

### The lab

lab-bots-number = { $number } Bots lassen sich nicht auf einen Tisch mit { $players } Plätzen verteilen; erwartet wird einer, zwei oder einer für jeden Platz.
lab-deals-number = { $number } Austeilungen lassen sich nicht spielen; erwartet wird mindestens 1.
lab-games-number = { $number } Partien können nicht gespielt werden; erwartet wird mindestens 1.
lab-stop-range = { $percent } Prozent ist kein Anteil, der sich prüfen lässt; erwartet wird mehr als 0 und weniger als 100.
lab-workers-number = { $number } Prozesse können nicht spielen; erwartet wird mindestens 1.
lab-worker-died = Ein Prozess ist an denselben Austeilungen immer wieder gestorben. Was fertig ist, bleibt erhalten; derselbe Befehl setzt dort fort.
lab-stopped = Angehalten. Was fertig ist, bleibt in { $directory } erhalten; derselbe Befehl setzt dort fort.
lab-bot-fault = Fehler von „{ $bot }“ in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}: { $kind ->
    [crash] Er ist abgestürzt
    [hang] Er hat nicht rechtzeitig geantwortet
    [illegal] Er hat etwas Unerlaubtes gewählt
   *[rubbish] Seine Antwort war keine Aktion
} ({ $detail }). Von da an entschied für ihn das Los.
lab-extra-missing = Dafür wird das Extra „{ $extra }“ gebraucht: pip install 'goldenhorn[{ $extra }]'.
lab-directory-other = { $directory } gehört zu einem anderen Lauf. Das ist verschieden (dort, jetzt): { $differences }. Wähle mit --out ein anderes Verzeichnis.
lab-directory-unknown = In { $directory } liegt etwas anderes als die Ergebnisse eines Laufs. Wähle mit --out ein anderes Verzeichnis.
lab-directory-busy = Ein anderer Prozess schreibt gerade in { $directory }.
lab-cluster-unreachable = Der Cluster { $address } ist nicht erreichbar: { $detail }
lab-cluster-failed = Der Cluster { $address } ist ausgefallen: { $detail }
lab-cluster-program = Auf einem Rechner des Clusters läuft eine andere Version dieses Programms.
lab-settings-unknown = „{ $text }“ ist keine Art von Tisch. Erwartet wird etwas aus: { $known }.
lab-cells-unknown = Keine Zelle der Rangliste heißt „{ $text }“. Bekannt: { $known }.
lab-ladder-form = Die Rangliste { $file } hat nicht die richtige Form: { $detail }
lab-fleets-number = { $number } Zuordnungen lassen sich nicht vergleichen; es gibt { $known }.
lab-ship-unknown = „{ $text }“ ist kein Schiff. Erwartet wird etwas wie: GYR für ein Trio, BBO für ein Duo, PPP für ein Mono.

### Reasons for a move, as an adviser gives them

reason-announces-ahead = { $points ->
    [one] beendet das Spiel mit { $points } Punkt Vorsprung
   *[other] beendet das Spiel mit { $points } Punkten Vorsprung
}
reason-announces = beendet das Spiel, bevor die anderen aufholen
reason-ends-ahead = { $points ->
    [one] führt das Spielende mit { $points } Punkt Vorsprung herbei
   *[other] führt das Spielende mit { $points } Punkten Vorsprung herbei
}
reason-conquers = { $points ->
    [one] gewinnt { $territory }: { $points } Punkt
   *[other] gewinnt { $territory }: { $points } Punkte
}
reason-conquers-before = nimmt { $territory }, bevor { $house } es kann
reason-trains-for = { $number ->
    [one] macht { $number } Bauern zum Eroberer: genug für { $territory }
   *[other] macht { $number } Bauern zu Eroberern: genug für { $territory }
}
reason-trains = { $number ->
    [one] macht { $number } Bauern zum Eroberer
   *[other] macht { $number } Bauern zu Eroberern
}
reason-done = hebt alles für später auf
reason-new-colour = { $number ->
    [6] bringt die sechste Farbe: { $colour }
    [5] bringt die fünfte Farbe: { $colour }
    [4] bringt die vierte Farbe: { $colour }
   *[other] bringt eine neue Farbe heim: { $colour }
}
reason-sets = { $points ->
    [one] vollendet einen Satz: { $points } Punkt mehr
   *[other] vollendet Sätze: { $points } Punkte mehr
}
reason-home = { $points ->
    [one] bringt { $points } Punkt heim
   *[other] bringt { $points } Punkte heim
}
reason-robs-needed = nimmt { $house } weg, was dort fehlt: { $colour }
reason-robs-leader = beraubt { $house }, das in Führung liegt
reason-robs = raubt { $house } eine Ware
reason-loads-lacking = lädt, was dir fehlt: { $colour } × { $number }
reason-denies-colour = schnappt weg, was { $house } fehlt: { $colour }
reason-loads-many = lädt viel auf einmal: { $colour } × { $number }
reason-loads-figures = { $number ->
    [one] nimmt { $number } Figur mit
   *[other] nimmt { $number } Figuren mit
}
reason-denies-berth = nimmt { $house } den letzten Liegeplatz
reason-denies-port = verhindert, dass { $house } ohne Karte bis { $port } kommt
reason-safe = lässt Piraten nichts zu rauben (vorher: { $before } %)
reason-safer = macht einen Raub unwahrscheinlicher: { $after } % statt { $before } %
reason-modone = ist in Modone vor Piraten sicher
reason-hardly-robbed = { $percent ->
    [0] kann vor deinem nächsten Zug von niemandem beraubt werden
   *[other] kann kaum beraubt werden: { $percent } %
}
reason-draws = { $number ->
    [one] zieht { $number } Karte nach
   *[other] zieht { $number } Karten nach
}
reason-no-cards = { $number ->
    [one] kommt ohne Windkarte { $number } Halt weit
   *[other] kommt ohne Windkarte { $number } Halte weit
}
reason-passes = { $number ->
    [one] überspringt { $number } Schiff
   *[other] überspringt { $number } Schiffe
}
reason-near = ist einen Halt vor { $port }
reason-nearer = { $number ->
    [one] bringt die Ladung näher an { $port }: noch { $number } Halt
   *[other] bringt die Ladung näher an { $port }: noch { $number } Halte
}
reason-fetches = ist unterwegs nach { $port }, wo eine Farbe liegt, die dir fehlt: { $colour }
reason-course = { $number ->
    [one] hat noch { $number } Halt bis { $port }
   *[other] hat noch { $number } Halte bis { $port }
}
reason-placing = beginnt mit { $venice } in Venedig und { $constantinople } in Konstantinopel
reason-only = etwas anderes ist nicht möglich
reason-looks-best = sieht auf mehrere Züge hinaus gut aus

### At a table of the server

seat-taken = Platz { $seat } ist schon vergeben.
seat-here = Nur wer einen Tisch eröffnet, kann sich dabei selbst hinsetzen; hier setzt man sich auf einen freien Platz.
seat-open = Platz { $seat } ist noch frei.
seat-not-yours = Das ist nicht dein Platz.
seat-away = Gerade spielt ein Bot für dich; kehre erst zurück.
seat-away-already = Für diesen Platz spielt schon ein Bot.
seat-not-away = Für diesen Platz spielt kein Bot; es gibt nichts zurückzunehmen.
house-taken = Das Haus { $house } ist schon gewählt.
not-ready = { $name } ist noch nicht bereit.
host-only = Das kann nur, wer den Tisch eröffnet hat.
table-unknown = Diesen Tisch gibt es nicht. Ist der Link vollständig?
table-started = Das Spiel hat schon begonnen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-closed = Dieser Tisch ist geschlossen.
tables-too-many = Mehr als { $most } offene Tische auf einmal gehen nicht; beende oder schließe erst einen.
too-late = Inzwischen ist etwas anderes geschehen; so steht es jetzt.
undo-nothing = Es gibt keinen eigenen Zug, der sich zurücknehmen ließe.
undo-revealed = Seitdem wurde etwas aufgedeckt oder gezogen; das lässt sich nicht zurücknehmen.
game-not-over = Das Spiel ist noch nicht zu Ende.
game-unknown = Diese Partie gibt es nicht, oder sie gehört dir nicht.
rematch-already = Eine Revanche ist schon eröffnet.
clock-bonus = Eine Zugabe gibt es nur bei einer Uhr für die ganze Partie.
clock-over = Deine Zeit für diese Partie ist abgelaufen; der Bot spielt weiter.
chat-off = An diesem Tisch wird nicht geplaudert.
chat-phrases = An diesem Tisch gibt es nur fertige Sätze.
chat-either = Erwartet wird ein fertiger Satz oder ein Text, genau eines von beiden.
name-first = Gib dir erst einen Namen.
account-already = Du hast schon ein Konto.
login-taken = Der Name { $login } ist schon vergeben.
login-wrong = Name oder Passwort stimmen nicht.
carry-unknown = Dieser Link gilt nicht mehr: er wirkt einmal und eine Stunde lang.
message-form = Das wurde nicht verstanden: { $detail }
body-too-long = Das ist zu lang; erlaubt sind { $most } Bytes.
advice-off = An diesem Tisch gibt es keinen Rat: Wer ihn eröffnet hat, hat keinen zugelassen.
advice-no-seat = Rat bekommt nur, wer am Tisch sitzt.
advice-loading = Der Ratgeber ist noch nicht bereit; frag gleich noch einmal.
advice-missing = Der Ratgeber braucht, was goldenhorn[{ $extra }] mitbringt.
advice-failed = Der Ratgeber ist daran gescheitert; es wurde festgehalten.
advice-waiting = Der Ratgeber denkt noch über deine letzte Frage nach.
too-many = Das war zu viel auf einmal; versuche es gleich noch einmal.
server-failed = Dem Server ist etwas misslungen; es wurde notiert.

### What a message cannot be

form-json = Erwartet wird JSON in UTF-8; das hier lässt sich nicht lesen.
form-deep = Das ist zu tief verschachtelt.
form-missing = „{ $where }“ fehlt.
form-unknown = „{ $where }“ ist hier nicht bekannt.
form-type = „{ $where }“ passt nicht. Erwartet: { $expected }.
form-least = „{ $where }“ ist zu klein; erwartet wird mindestens { $number }.
form-most = „{ $where }“ ist zu groß; erwartet wird höchstens { $number }.
form-range = „{ $where }“ ist keine Zahl, die hier möglich ist.
form-text-least = „{ $where }“ ist zu kurz; Zeichen mindestens: { $number }.
form-text-most = „{ $where }“ ist zu lang; Zeichen höchstens: { $number }.
form-list-least = „{ $where }“ hat zu wenige Einträge; erwartet werden mindestens { $number }.
form-list-most = „{ $where }“ hat zu viele Einträge; erwartet werden höchstens { $number }.
form-choice = „{ $where }“ kann nicht „{ $value }“ sein. Erwartet wird eines von: { $known }.
form-name = „{ $where }“ ist kein Name. Erwartet wird eine sichtbare Zeile ohne Steuerzeichen und ohne Leerzeichen am Anfang und am Ende.
form-text = „{ $where }“ ist kein Text, der sich sagen ließe. Erwartet wird eine Zeile ohne Steuerzeichen, und keine leere.
form-salt = „{ $where }“ passt nicht. Erwartet werden höchstens 64 Buchstaben, Ziffern, „-“ und „_“.
form-action = „{ $where }“ ist keine Aktion. Erwartet wird etwas wie: load trio B.
form-sails = „{ $where }“ passt nicht. Erwartet werden drei Buchstaben aus YPGROB.
json-int = eine ganze Zahl
json-float = eine Kommazahl
json-str = ein Text
json-bool = true oder false
json-array = eine Liste
json-object = ein Objekt
json-null = null
path-unknown = Unter dieser Adresse gibt es nichts.
method-unknown = Das geht unter dieser Adresse nicht; es geht: { $known }.
origin-other = Das kam von der Seite einer anderen Website und wurde deshalb nicht ausgeführt.

### Running a server

database-url = „{ $url }“ ist keine Datenbank. Erwartet: sqlite:///DATEI oder postgresql://NAME@HOST/DATENBANK.
database-driver = Für { $url } fehlt der Treiber; er kommt mit goldenhorn[{ $extra }].
database-newer = Die Datenbank gehört zu einer neueren Version: { $detail }
setting-number = { $name } ist keine Zahl: „{ $text }“.
setting-log-level = „{ $text }“ ist keine Stufe des Protokolls. Erwartet: { $known }.
setting-processes = { $number } Prozesse gehen nicht; erwartet wird mindestens einer.
processes-need-postgres = { $number } Prozesse brauchen PostgreSQL (--database-url postgresql://...); die eingebettete Datenbank hat einen.

### Lektionen

lesson-unknown = Es gibt keine Lektion „{ $name }“. Bekannt: { $known }.
lesson-scene = Diese Lektion hat keine Szene { $number }, gezählt ab 0.
lesson-scene-over = Diese Szene ist vorbei; weiter geht es mit der nächsten.
lesson-way = So verläuft die Szene nicht: „{ $action }“ gehört nicht dazu. Fang sie neu an.
coach-bots-only = Der Lehrmeister spricht nur mit einer Person, die allein gegen Bots spielt.

### Die Analyse einer Partie

analysis-unfinished = Die Partie dieser Aufzeichnung ist nicht zu Ende; nur beendete Partien können analysiert werden.
analysis-several = { $file } enthält { $number } Aufzeichnungen; erwartet wurde eine einzige Partie.
analysis-fault = Die Aufzeichnung folgt nicht den Regeln, darum kann die Partie nicht analysiert werden: { $detail }
analysis-stopped = Angehalten. Was fertig ist, bleibt erhalten; derselbe Befehl macht dort weiter.
analysis-foreign-box = Diese Partie wurde mit einer anderen Schachtel gespielt. Die Chancen wurden mit der üblichen gelernt und sind hier weniger sicher.
analysis-title = Analyse einer Partie: { $houses }
analysis-judged = { $judged ->
    [one] { $judged } Entscheidung mit einer Wahl wurde
   *[other] { $judged } Entscheidungen mit einer Wahl wurden
} { $depth ->
    [deep] gründlich
   *[quick] schnell
} beurteilt, jede nur nach dem, was ihr Spieler wissen konnte.
analysis-sums = Können und Glück
analysis-sums-note = In Prozent eines Siegs: Beginn + Können + Glück = Ergebnis.
analysis-house = Haus
analysis-start = Beginn
analysis-skill = Können
analysis-luck = Glück
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
analysis-doubtful = Zweifelhaft
analysis-mistakes = Fehler
analysis-blunders = Grobe Fehler
analysis-curve = Siegchance, Ereignis für Ereignis
analysis-moments = Entscheidende Augenblicke
analysis-no-moments = Kein einzelnes Ereignis hat diese Partie entschieden.
analysis-marked = Entscheidungen mit Zeichen
analysis-no-marks = Keine Entscheidung trägt ein Zeichen.
analysis-decisions = Alle Entscheidungen von { $house }
analysis-when = Runde { $round }
analysis-other = { $action }: { $chance } % ± { $error }
analysis-played = gespielt
analysis-mark = { $mark ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[doubtful] Zweifelhaft
}
moment-mark = { $mark ->
    [blunder] Ein grober Fehler
   *[mistake] Ein Fehler
} kostet { $house } { $points } Punkte: { $played }. Besser: { $better }.
moment-turn = { $change ->
    [up] Die Chance von { $house } steigt um { $points } auf { $chance } %. { $event }
   *[down] Die Chance von { $house } fällt um { $points } auf { $chance } %. { $event }
}
moment-stroke = { $change ->
    [up] Glück für { $house }: { $points } Punkte. { $event }
   *[down] Pech für { $house }: { $points } Punkte. { $event }
}
moment-end = { $house } gibt das Spielende bekannt, mit einer Chance von { $chance } %.
analysis-one = Du wartest schon auf eine andere Analyse; immer nur eine auf einmal.
analysis-not-yours = Nur wer diese Analyse verlangt hat, kann sie anhalten.
explore-seats = Diese Partie hat { $players } Plätze, nicht { $number }.
explore-plans = Um von hier weiterzuspielen, nimm mindestens einen Platz ein; die anderen übernehmen Bots.
explore-step = Diese Partie hat keine Stellung { $step }; die letzte ist { $last }.
