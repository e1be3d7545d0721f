# The rulebook, in German. Numbers are those of docs/rules.md. “-text” retells the rulebooks, “-decided” what they leave
# open and is decided here, “-assumed” what only the printed pieces show.

rules-title = Spielregeln
rules-lead = Das ganze Spiel, Regel für Regel. Die Nummern sind dieselben, die der Tisch nennt, wenn er dich etwas fragt oder etwas nicht geht.
rules-source = In eigenen Worten nacherzählt nach den deutschen, polnischen, englischen und italienischen Spielregeln. Wo sie sich widersprechen, gilt das deutsche Original.
rules-contents = Inhalt
rules-search = Suchen
rules-search-hint = Ein Wort oder eine Nummer wie 5.9
rules-found = { $number ->
    [0] Keine Regel gefunden
    [one] { $number } Regel gefunden
   *[other] { $number } Regeln gefunden
}
rules-found-none = Dazu passt nichts. Versuch es mit weniger Buchstaben oder mit einer Nummer wie 5.9.
rules-which = Welche Regeln
rules-motion = Bewegte Bilder
rules-print = Drucken
rules-decided = Festlegung
rules-decided-about = Hier schweigen die Spielregeln, oder sie widersprechen sich. Diese Ausgabe hat sich festgelegt.
rules-assumed = Annahme
rules-assumed-about = Das zeigt nur das gedruckte Material, kein Text sagt es. Wer die Schachtel besitzt, kann mit dem spielen, was wirklich darin ist.
rules-own-box = An diesem Tisch wird mit eigenem Material gespielt: Zahlen und Farben hier sind die des Tisches.
rules-no-number = Eine Regel { $number } gibt es nicht.
rules-whole = Alle Spielregeln
rules-previous = Vorige Regel
rules-next = Nächste Regel
rules-house = Haus
rules-mono = Einfarbig
rules-duo = Zweifarbig
rules-trio = Dreifarbig
rules-territory = Herrschaftsgebiet
rules-cost = Kosten
rules-worth = Wert
rules-players = { $players } Spieler

### Chapters

rules-chapter-1 = Spielmaterial
rules-chapter-2 = Spielaufbau
rules-chapter-3 = Dein Zug
rules-chapter-4 = Piraten
rules-chapter-5 = Ein Schiff bewegen
rules-chapter-6 = Spielende
rules-chapter-7 = Wertung
rules-chapter-8 = Die Erweiterung Domínio da Mar
rules-chapter-8-text = Mit der Erweiterung gilt alles Bisherige weiter, außer wo dieses Kapitel etwas ändert.
rules-chapter-9 = Gut zu wissen
rules-chapter-9-text = Niemand bleibt je hängen: Einen erlaubten Zug gibt es immer, denn der Hafen am Ende der Fahrt ist stets erreichbar. Was eine Landung an Windkarten kostet, ergibt sich aus dem Zielfeld; zwischen zwei Preisen wählst du nie. Jeder Würfel, jede Karte und jede Figur ist zu jeder Zeit an genau einem Ort. Selbst wenn alle nur losen würden, wäre eine Partie nach etwa 25 bis 40 Runden vorbei.

### 1 Spielmaterial

rule-1-1 = Sechs Farben
rule-1-1-text = Gelb, Pink, Grün, Rot, Orange und Blau: Waren, Karten, Segel und die Felder des Meeres haben dieselben sechs Farben. Jede trägt ihr eigenes Zeichen, sodass niemand auf die Farbe allein angewiesen ist.
rule-1-2 = Waren und Karten
rule-1-2-text = Die Waren sind { $cubes } Holzwürfel, { $cubes_each } von jeder Farbe, in einem Stoffbeutel. Dazu kommen { $cards } Karten, { $cards_each } von jeder Farbe. Eine Karte dient als Wind für das eigene Schiff oder zu zweit als Piraten gegen ein fremdes.
rule-1-3 = Die Ausgangshäfen
rule-1-3-text = Venedig und Konstantinopel liegen an den beiden Enden des Seewegs. Dort warten die Waren, und es haben beliebig viele Schiffe Platz.
rule-1-4 = Modone
rule-1-4-text = Der Hafen auf halber Strecke hat auf einer Seite zwei Liegeplätze und auf der anderen drei. Welche Seite oben liegt, hängt von der Zahl der Spieler ab.
rule-1-5 = Die Seewegteile
rule-1-5-text = Das Meer besteht aus vier Teilen mit je drei Feldern. Zwei tragen ● und zeigen Rot, Gelb und Blau, die anderen zwei tragen ▲ und zeigen Orange, Pink und Grün.
rule-1-6 = Die Reihenfolge der Felder
rule-1-6-assumed = In welcher Reihenfolge die drei Farben auf einem Teil stehen, ist aus den Beispielen der Spielregel erschlossen. Gelesen wird von Venedig nach Konstantinopel.
rule-1-7 = Flotte und Lager
rule-1-7-text = Dir gehören drei Schiffe mit je drei Segeln: das Mono in einer Farbe, das Duo in zweien, das Trio in dreien. Zusammen zeigen sie alle sechs Farben. Was sie heimbringen, kommt in dein Warenhaus, hier kurz Lager genannt.
rule-1-8 = Die vier Flotten
rule-1-8-assumed = Welches Haus unter welchen Segeln fährt. Jede Farbe steht auf genau zwei Trios, je zwei Trios haben eine Farbe gemeinsam, und kein Mono gleicht dem anderen. Von allen Flotten dieser Art waren diese in vielen tausend Partien die ausgewogensten.

### 2 Spielaufbau

rule-2-1 = Den Seeweg auslegen
rule-2-1-text = Von Venedig nach Konstantinopel liegen: zu zweit ▲, Modone mit zwei Liegeplätzen, ●; zu dritt ● ▲ ● ▲ ohne Modone; zu viert ● ▲, Modone mit drei Liegeplätzen, ● ▲.
rule-2-2 = Varianten
rule-2-2-decided = Zweierlei lässt sich vorher vereinbaren. Beim gemischten Seeweg wechseln sich die Symbole weiterhin ab, auch über Modone hinweg; welches zuerst kommt und wie die Farben auf jedem Teil liegen, wird ausgelost. Und auch zu dritt kann Modone in der Mitte liegen, mit drei Liegeplätzen und mit Karten zum Nachziehen.
rule-2-3 = Ein Haus wählen
rule-2-3-text = Alle nehmen sich die Schiffe und das Lager eines Hauses.
rule-2-3-decided = Wer sich setzt, sucht sich ein freies Haus aus oder bekommt eines.
rule-2-4 = Wer beginnt
rule-2-4-text = Wer am ältesten ist, beginnt. Danach geht es im Uhrzeigersinn weiter.
rule-2-4-decided = Am Bildschirm bestimmt, wer den Tisch eröffnet, den Startspieler oder lässt das Los entscheiden. Die Plätze folgen einander im Uhrzeigersinn.
rule-2-5 = Schiffe verteilen
rule-2-5-text = Verteile deine drei Schiffe auf Venedig und Konstantinopel, wie du willst: alle in einen Hafen oder zwei hier und eines dort.
rule-2-5-decided = Das geschieht nacheinander in Spielreihenfolge, bevor Waren oder Karten zu sehen sind.
rule-2-6 = Die ersten Waren
rule-2-6-text = Dann werden { $port } Würfel blind aus dem Beutel für Venedig gezogen und { $port } für Konstantinopel. Mit der Erweiterung gelten 8.1 und 8.3.
rule-2-7 = Die ersten Karten
rule-2-7-text = Dann werden die Karten gemischt. Alle erhalten { $hand } auf die Hand, verdeckt vor den anderen; der Rest ist der verdeckte Stapel.

### 3 Dein Zug

rule-3-1 = Erst Piraten, dann ein Schiff
rule-3-1-text = Wenn du willst, schickst du einmal Piraten los (4.1). Danach musst du eines deiner Schiffe bewegen (5.1); damit ist dein Zug zu Ende.
rule-3-2 = Jederzeit in deinem Zug
rule-3-2-decided = Das Spielende bekannt geben (6.2), erobern (8.10) und ausbilden (8.12) darfst du, bevor dein Schiff fährt, vor oder nach einem Überfall, und noch einmal, wenn es angekommen ist, entladen hat und die Karten gezogen sind; nicht aber zwischen Laden und Landen. Gibt es nach der Fahrt nichts dergleichen zu tun, ist sofort der Nächste dran. Sonst sagst du selbst, wann du fertig bist.

### 4 Piraten

rule-4-1 = Zwei Karten in den Segelfarben
rule-4-1-text = Wirf zwei Karten ab, jede in einer Farbe, die auf den Segeln des Opfers vorkommt. Beide dürfen dieselbe Farbe haben. Gegen ein Trio gibt es also sechs Paare, gegen ein Duo drei, gegen ein Mono nur eines.
rule-4-2 = Wer überfallen werden darf
rule-4-2-text = Ein fremdes Schiff auf hoher See, das etwas an Bord hat. In Venedig, Konstantinopel und Modone sind Schiffe sicher.
rule-4-3 = Die Beute
rule-4-3-text = Eine Ware wandert von diesem Schiff direkt in dein Lager. Ein solches Schiff hat nur eine Sorte an Bord, zu wählen gibt es also nichts.
rule-4-4 = Einmal pro Zug
rule-4-4-text = In deinem Zug darfst du nur einmal überfallen, und nur bevor du ein Schiff bewegst.
rule-4-5 = Ein geplündertes Schiff wenden
rule-4-5-text = War es die letzte Ware an Bord, darf der Besitzer das Schiff auf seinem Feld wenden.
rule-4-5-decided = Das entscheidet er sofort, bevor der Angreifer weitermacht. Wird das Schiff jetzt nicht gewendet, behält es seinen Kurs.
rule-4-6 = Aus anderem Grund leer
rule-4-6-decided = Ein Schiff, das ohne Ladung ausgelaufen ist (5.4), darf auf See nicht wenden.

### 5 Ein Schiff bewegen

rule-5-1 = Immer voraus
rule-5-1-text = Der Bug zeigt zu einem der beiden Ausgangshäfen, und nur dorthin fährt das Schiff. In einem Ausgangshafen zeigt er zum anderen. Auf See und in Modone darf es nicht wenden, außer nach einem Überfall (4.5).
rule-5-2 = Laden
rule-5-2-text = Verlässt das Schiff Venedig oder Konstantinopel, lädt es alle Waren einer Farbe, die dort liegen. Diese Farbe darf nicht auf seinen Segeln vorkommen. Danach wird der Hafen blind aus dem Beutel wieder auf { $port } ergänzt, oder mit dem, was noch im Beutel ist.
rule-5-3 = Laden ist Pflicht
rule-5-3-decided = Kann das Schiff etwas laden, muss es das tun. Die nachgezogenen Waren siehst du, bevor du entscheidest, wie weit es fährt.
rule-5-4 = Nichts zu laden
rule-5-4-decided = Liegt im Hafen nichts, was dieses Schiff laden darf, fährt es leer aus, und der Hafen wird nicht ergänzt.
rule-5-5 = Besetzte Felder zählen nicht
rule-5-5-text = Das Schiff fährt auf das nächste Feld. Ist es besetzt, überspringt es dieses und landet auf dem ersten freien.
rule-5-6 = Segel in der Farbe des Feldes
rule-5-6-text = Passt eines seiner Segel zur Farbe des Feldes, darf das Schiff kostenlos weiterfahren.
rule-5-7 = Windkarten
rule-5-7-text = Auf jedem anderen Feld braucht es Wind: Wirf eine Karte in der Farbe des Feldes ab, und das Schiff fährt weiter. Das geht so oft, wie du Karten hast.
rule-5-7-decided = Wo die Segel schon passen, kann keine Windkarte gespielt werden.
rule-5-8 = Anhalten
rule-5-8-text = Auf jedem Feld, auf dem das Schiff landet, darfst du die Fahrt beenden. Einen Schritt muss es mindestens fahren.
rule-5-9 = Im Hafen ist Schluss
rule-5-9-text = In Venedig, Konstantinopel und Modone endet die Bewegung. Sind in Modone alle Liegeplätze besetzt, wird es übersprungen wie ein besetztes Feld. Ein Schiff, das Modone verlässt, behält seine Richtung und lädt dort nichts.
rule-5-10 = Entladen
rule-5-10-text = Kommt das Schiff in Venedig oder Konstantinopel an, wandert seine ganze Ladung in dein Lager.
rule-5-11 = Karten nachziehen
rule-5-11-text = Für die Ankunft in einem der drei Häfen ziehst du Karten: eine mit dem Trio, zwei mit dem Duo, drei mit dem Mono. Zu zweit gibt es in Modone keine Karten.
rule-5-12 = Wenn der Stapel leer ist
rule-5-12-text = Der Ablagestapel wird gemischt und ist der neue Stapel. Auf der Hand darfst du beliebig viele Karten haben.
rule-5-12-decided = Gemischt wird, wenn eine Karte zu ziehen ist und keine mehr da ist; die Windkarten desselben Zuges liegen dann schon auf der Ablage. Ist auch die Ablage leer, ziehst du nur, was noch da war.
rule-5-13 = Was alle sehen dürfen
rule-5-13-decided = Häfen, Schiffe, Ladung, Lager, Ablage und die Größe von Händen, Stapel und Beutel sind offen. Verborgen sind nur die Karten der anderen und die Reihenfolge des Stapels. Was sich daraus errechnen lässt, etwa der Inhalt des Beutels, darf angezeigt werden.

### 6 Spielende

rule-6-1 = Ein Hafen ist leer
rule-6-1-text = Das Ende steht fest, sobald in einem Ausgangshafen nach dem Auffüllen keine Ware liegt.
rule-6-1-decided = Ist der Beutel leer, gilt das schon, wenn dort die letzten Waren geladen sind.
rule-6-2 = Das Spielende bekannt geben
rule-6-2-text = Liegt in deinem Lager von jeder der sechs Farben mindestens eine Ware, ob verschifft oder gestohlen, darfst du in deinem Zug das Ende bekannt geben. Müssen musst du nie.
rule-6-2-decided = Steht das Ende schon fest, kann es niemand mehr bekannt geben; genannt wird der erste Grund.
rule-6-3 = Die letzte Runde
rule-6-3-text = Die Runde wird zu Ende gespielt. Als Letzter zieht, wer rechts vom Startspieler sitzt; so kommen alle gleich oft dran.
rule-6-4 = Wenn nichts mehr geschieht
rule-6-4-decided = Hat 20 Runden lang niemand geladen, entladen oder gestohlen, endet das Spiel mit der Runde. Erobern und Ausbilden zählen dabei nicht. Sonst könnten leere Schiffe ewig hin und her fahren.

### 7 Wertung

rule-7-1 = Waren
rule-7-1-text = Jede Ware in deinem Lager zählt 1 Punkt. Waren, die noch auf Schiffen sind, zählen nichts.
rule-7-2 = Sätze
rule-7-2-text = Verschiedene Waren bilden Sätze: Vier Farben bringen 1 Punkt extra, fünf bringen 2, sechs bringen 4. Jede Ware zählt nur für einen Satz. Gebildet werden die Sätze immer so, dass es dir am meisten bringt: erst die mit sechs, dann die mit fünf, dann die mit vier Farben.
rule-7-3 = Ein Beispiel
rule-7-3-text = 3 × Orange, 2 × Rot, 1 × Grün, 4 × Gelb, 1 × Blau und 2 × Pink sind 13 Waren, also 13 Punkte. Ein Satz mit sechs Farben bringt 4 dazu, einer mit vier noch 1: zusammen 18 Punkte.
rule-7-4 = Wer gewinnt
rule-7-4-text = Die meisten Punkte gewinnen. Bei Gleichstand endet die Partie für die Beteiligten unentschieden.

### 8 Die Erweiterung

rule-8-1 = Neues Material
rule-8-1-text = { $extra } weitere Würfel kommen in den Beutel, { $black } schwarze und { $white } weiße. Von der ersten Füllung an werden die Häfen auf { $port_expansion } statt auf { $port } ergänzt. { $conquerors } Eroberer bilden den Vorrat.
rule-8-2 = Herrschaftsgebiete
rule-8-2-text = Fünf Herrschaftsgebiete liegen neben dem Seeweg: Zara, Durazzo, Candia, Negroponte und Galata. Jedes kostet eine Anzahl Eroberer und bringt am Ende Punkte.
rule-8-2-assumed = Was sie kosten und was sie wert sind. Eine veröffentlichte Besprechung stützt die Werte, und alle zusammen kosten genau so viele Eroberer, wie in der Schachtel sind.
rule-8-3 = Eroberer kommen in den Hafen
rule-8-3-text = Nach jedem Auffüllen eines Hafens wird jeder schwarze oder weiße Würfel durch einen Eroberer aus dem Vorrat ersetzt. Schwarze kommen aus dem Spiel und bilden die Reserve (8.11), weiße zurück in den Beutel.
rule-8-3-decided = Zuerst wird vollständig gezogen, dann ersetzt; so kommt kein weißer Würfel zweimal in derselben Füllung. Venedig ist vor Konstantinopel an der Reihe. Für leer gebliebene Plätze wird nicht noch einmal gezogen.
rule-8-4 = Sie brauchen Platz
rule-8-4-decided = Eroberer und Bauern im Hafen zählen zu seinen { $port_expansion } dazu.
rule-8-5 = Eroberer statt Waren
rule-8-5-text = Verlässt ein Schiff einen Ausgangshafen, darf es statt Waren alle Eroberer mitnehmen, die dort stehen.
rule-8-5-decided = Laden bleibt Pflicht: Waren oder Figuren, was eben möglich ist.
rule-8-6 = Vor Piraten sicher
rule-8-6-text = Ein Schiff mit Eroberern fährt wie jedes andere, kann aber nicht überfallen werden.
rule-8-7 = An Land gehen
rule-8-7-text = In Venedig oder Konstantinopel kommen die Figuren in dein Lager, genau wie Waren.
rule-8-8 = Bauern
rule-8-8-text = Ist kein Eroberer mehr im Vorrat, tritt ein Bauer an die Stelle eines schwarzen oder weißen Würfels: ein schwarzer Würfel aus der Reserve.
rule-8-8-decided = In einer Füllung gehen zuerst alle gezogenen schwarzen Würfel in die Reserve und alle weißen in den Beutel. Dann füllen Eroberer die Plätze, solange der Vorrat reicht, danach Bauern, solange die Reserve reicht; der Rest bleibt leer.
rule-8-9 = Bauern an Bord
rule-8-9-text = Bauern werden allein oder zusammen mit Eroberern geladen. Ein Schiff mit Bauern, aber ohne Eroberer, darf überfallen werden; die Beute ist ein Bauer.
rule-8-9-decided = Wer Figuren lädt, nimmt also alle Eroberer oder alle Bauern oder alle beide.
rule-8-10 = Ein Gebiet erobern
rule-8-10-text = Jederzeit in deinem Zug (3.2) darfst du ein freies Herrschaftsgebiet nehmen. Du bezahlst genau seine Kosten aus deinem Lager: Ein Eroberer zählt 1, zwei Bauern zählen zusammen 1. Eroberer kommen zurück in den Vorrat, Bauern in die Reserve.
rule-8-10-decided = Erobern darfst du so oft, wie du bezahlen kannst. Mit wie vielen Bauernpaaren du zahlst, entscheidest du, von keinem bis zu allen.
rule-8-11 = Die Reserve
rule-8-11-text = Alle schwarzen Würfel, die aus dem Spiel sind, bilden die Reserve. Von dort kommen die Bauern, und dorthin gehen sie zurück.
rule-8-12 = Bauern ausbilden
rule-8-12-text = Jederzeit in deinem Zug darfst du Bauern in deinem Lager eins zu eins gegen Eroberer tauschen, solange der Vorrat reicht. Bauern auf Schiffen kannst du nicht ausbilden. Die Würfel kommen zurück in die Reserve.
rule-8-13 = Erobert ist erobert
rule-8-13-text = Ein Herrschaftsgebiet bleibt bei dem, der es erobert hat.
rule-8-14 = Das Ende mit der Erweiterung
rule-8-14-text = Das Ende steht auch fest, wenn alle fünf Herrschaftsgebiete erobert sind. Und ein Hafen gilt erst als leer (6.1), wenn dort weder Waren noch Eroberer sind.
rule-8-14-decided = Bauern allein halten einen Hafen nicht offen. Weil weiße Würfel in den Beutel zurückkehren, wird er nie ganz leer: Ein Hafen erschöpft sich erst, wenn der Vorrat an Eroberern aufgebraucht ist.
rule-8-15 = Die Wertung mit der Erweiterung
rule-8-15-text = Dazu kommen der Wert deiner Herrschaftsgebiete und 1 Punkt für jeden Eroberer und jeden Bauern in deinem Lager. Figuren gehören zu keinem Satz, und für das Bekanntgeben des Endes (6.2) sind sie keine Farbe.

### What the pictures show

scene-colours = Sechs Würfel nebeneinander: Gelb mit Sonne, Pink mit Blüte, Grün mit Blatt, Rot mit Raute, Orange mit Mondsichel, Blau mit Wellen.
scene-bag = Würfel kommen aus dem Stoffbeutel; daneben liegen der Kartenstapel und von jeder Farbe eine Karte.
scene-ports = Links Venedig, rechts Konstantinopel, in beiden liegen Schiffe.
scene-modone = Modone mit zwei Liegeplätzen und Modone mit drei Liegeplätzen.
scene-tiles = Ein Seewegteil mit Kreis in Rot, Blau und Gelb und eines mit Dreieck in Orange, Pink und Grün.
scene-way = Die Felder des Seewegs in einer Reihe, von Venedig nach Konstantinopel, mit Modone in der Mitte.
scene-fleet = Drei Schiffe eines Hauses: drei Segel in einer Farbe, in zwei Farben, in drei Farben. Darunter alle sechs Farben.
scene-fleets = Die zwölf Schiffe der vier Häuser mit ihren Segeln.
scene-ways = Der Seeweg für zwei, drei und vier Spieler untereinander.
scene-shuffled = Die Farben auf einem Seewegteil tauschen die Plätze.
scene-houses = Die vier Wappen; eines wird gewählt, dann erscheinen die Schiffe dieses Hauses.
scene-order = Vier Wappen um einen Tisch; der Zug geht vom Startspieler im Uhrzeigersinn weiter.
scene-placing = Drei Schiffe werden verteilt: zwei nach Venedig, eines nach Konstantinopel.
scene-filling = Würfel wandern aus dem Beutel in einen Hafen, bis er voll ist.
scene-dealing = Karten wandern verdeckt vom Stapel zu vier Spielern.
scene-turn = Zuerst werden zwei Karten abgeworfen und ein Würfel gestohlen, dann fährt ein eigenes Schiff.
scene-anytime = Ein Zug als Linie: Vor dem Überfall, danach und nach der Landung ist Platz für anderes, zwischen Laden und Landen nicht.
scene-pairs = Ein Schiff mit drei verschiedenen Segeln und die sechs Kartenpaare, mit denen es überfallen werden kann.
scene-targets = Drei Schiffe: Das beladene auf See kann überfallen werden, das leere und das im Hafen nicht.
scene-raid = Zwei Karten werden abgeworfen, ein Würfel fliegt vom Schiff ins Lager.
scene-turning = Piraten nehmen den letzten Würfel, und das leere Schiff wendet auf seinem Feld.
scene-adrift = Ein Schiff ohne Ladung bleibt auf Kurs; das Zeichen für Wenden ist durchgestrichen.
scene-heading = Ein Schiff fährt Feld für Feld mit dem Bug voran und zeigt im Hafen am Ende wieder zurück.
scene-loading = Das Schiff lädt beide blauen Würfel, denn Blau ist nicht auf seinen Segeln; aus dem Beutel kommen neue.
scene-unladen = Alle Würfel im Hafen haben die Farben der Segel; das Schiff fährt leer aus.
scene-passing = Ein Schiff überspringt zwei besetzte Felder und landet auf dem ersten freien.
scene-matching = Die Segel passen zu den ersten zwei Feldern; das Schiff fährt jedes Mal weiter und hält auf dem dritten.
scene-wind = Auf einem Feld ohne passendes Segel wird eine Karte in seiner Farbe abgeworfen, und das Schiff fährt weiter.
scene-stopping = Auf jedem von drei Feldern könnte das Schiff anhalten; es hält auf dem zweiten.
scene-haven = Ein Schiff beendet seine Fahrt auf einem freien Liegeplatz in Modone. Dann ist alles besetzt, und ein anderes überspringt Modone.
scene-unloading = Ein Schiff läuft in den Hafen ein, seine Würfel kommen ins Lager.
scene-drawing = Drei Schiffe im Hafen: Das dreifarbige bringt eine Karte, das zweifarbige zwei, das einfarbige drei.
scene-reshuffling = Der Stapel ist leer; die Ablage wird umgedreht und ist der neue Stapel.
scene-known = Offen liegen Würfel, Schiffe und Ablage; verdeckt sind die Karten der anderen und der Stapel.
scene-emptied = Die letzten Würfel verlassen den Hafen, und im Beutel ist nichts mehr zum Auffüllen.
scene-announcing = In ein Lager kommt die sechste Farbe, und die Glocke läutet.
scene-last-round = Der Zug geht weiter bis zum Spieler rechts vom Startspieler; dort endet das Spiel.
scene-quiet = Ein Zähler ruhiger Runden läuft bis 20.
scene-points = Drei Würfel im Lager bringen drei Punkte, die zwei auf dem Schiff keinen.
scene-sets = Ein Lager mit den Waren des Beispiels: Eine Reihe mit sechs Farben bringt 4, eine mit vier bringt 1.
scene-winner = Die Punkte von vier Spielern werden verglichen; wer die meisten hat, bekommt die Krone.
scene-dark-cubes = Schwarze und weiße Würfel kommen zu den anderen in den Beutel; daneben stehen die Eroberer.
scene-territories = Die fünf Herrschaftsgebiete mit ihren Kosten in Eroberern und ihrem Wert in Punkten.
scene-replacing = Ein Hafen wird gefüllt; der schwarze und der weiße Würfel werden gegen Eroberer getauscht. Der schwarze kommt zur Seite, der weiße zurück in den Beutel.
scene-boarding = Alle Eroberer des Hafens gehen an Bord eines Schiffes.
scene-escort = Ein Schiff mit Eroberern auf See; die Säbel der Piraten sind durchgestrichen.
scene-ashore = Das Schiff kommt an, und die Eroberer gehen ins Lager.
scene-peasants = Es ist kein Eroberer mehr da; schwarze Würfel aus der Reserve nehmen als Bauern die Plätze im Hafen ein.
scene-mixed = Ein Schiff mit Eroberern und Bauern ist sicher; einem mit Bauern allein wird einer geraubt.
scene-conquest = Eroberer und ein Bauernpaar verlassen das Lager; das Gebiet bekommt das Wappen des Hauses.
scene-training = Aus einem Bauern im Lager wird ein Eroberer.
scene-realm-end = Ein Gebiet nach dem anderen wird erobert; mit dem fünften steht das Ende fest.
scene-realm-score = Zu den Punkten für Waren kommen Gebiete und Figuren dazu.
