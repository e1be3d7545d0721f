# Die Lektionen und der Lehrmeister, auf Deutsch. [cube P], [card O] und [square B] werden als Zeichen gezeigt.

learn-intro = Jede Lektion zeigt eine Sache auf dem echten Spielplan, und du machst sie selbst. Schiefgehen kann nichts: Du darfst jederzeit gehen, überspringen und wiederholen.
learn-part-base = Das Grundspiel
learn-progress = { $done } von { $lessons } Lektionen geschafft
learn-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
learn-begin = Anfangen
learn-resume = Weitermachen
learn-again = Noch einmal
learn-done = geschafft
learn-number = Lektion { $number } von { $lessons }
learn-step = Schritt { $number } von { $steps }
learn-try = Probier es
learn-back = Zurück
learn-show = Zeig es mir
learn-skip = Überspringen
learn-close = Alle Lektionen
learn-go-on = Weiter
learn-well = Gut gemacht!
learn-not-yet = Das noch nicht
learn-next = Nächste Lektion: { $title }
learn-first-game = Deine erste Partie
learn-first-game-about = Gegen den Matrosen, mit einem Lehrmeister an deiner Seite

learn-wrong-first = Das ist erlaubt, aber hier kommt etwas anderes zuerst: Sieh nach, was du probieren sollst.
learn-wrong-ship = Auch mit diesem Schiff darfst du segeln. In dieser Lektion geht es um das andere.
learn-wrong-load = Diese Ladung ist erlaubt, aber es ist nicht die, um die es hier geht.
learn-wrong-sail = Dort darfst du anhalten, aber in dieser Lektion sollst du woanders landen.
learn-wrong-raid = Diese Karten würden passen, aber hier geht es um einen anderen Überfall.

learn-aim = Fülle dein Lager
learn-aim-about = Worum es geht und was zählt
learn-aim-unload = Waren zählen, sobald ein Schiff sie nach Venedig oder Konstantinopel gebracht hat: je 1 Punkt.
learn-aim-unload-try = Bring dein Schiff Grün-Gelb-Rot nach Konstantinopel.
learn-aim-set = Verschiedene Waren bilden einen Satz: Vier Farben bringen 1 Punkt dazu, fünf 2, alle sechs 4.
learn-aim-set-try = Dir fehlt [cube R]. Bring es mit dem Schiff Blau-Blau-Orange nach Venedig.
learn-aim-end = Waren daheim sind Punkte, verschiedene sind mehr wert. Wer am Ende die meisten Punkte hat, gewinnt.

learn-loading = Laden
learn-loading-about = Was ein Schiff an Bord nehmen darf
learn-loading-load = Ein Schiff, das Venedig oder Konstantinopel verlässt, lädt alle Würfel genau einer Farbe.
learn-loading-load-try = Wähle dein Schiff Grün-Gelb-Rot und lade [cube P].
learn-loading-load-fewer = Erlaubt, aber das ist nur ein Würfel. Von [cube P] liegen drei da, und das Schiff nimmt alle mit.
learn-loading-sail = Der Hafen wird sofort aufgefüllt. Du siehst, was kommt, bevor du entscheidest, wie weit du segelst.
learn-loading-sail-try = Segle auf das erste Feld, [square O].
learn-loading-own = Ein Schiff lädt nie eine Farbe, die seine Segel zeigen. Darum bleiben hier alle [cube B] liegen.
learn-loading-own-try = Lade in Konstantinopel so viel, wie das Schiff Blau-Blau-Orange nehmen darf.
learn-loading-own-fewer = Erlaubt, aber es gibt mehr zu holen: zwei Würfel [cube R].
learn-loading-leave = Wer einen Hafen verlässt, muss laden, wenn dort etwas liegt, was das Schiff nehmen darf.
learn-loading-leave-try = Segle weiter auf [square Y].
learn-loading-end = Eine Farbe, davon alles, und nie eine der eigenen Segel.

learn-passing = Besetzte Felder
learn-passing-about = Wie dich andere Schiffe weiterbringen
learn-passing-one = Besetzte Felder werden übersprungen und zählen nicht. Du landest auf dem ersten freien.
learn-passing-one-try = Segle mit deinem Schiff Grün-Gelb-Rot an dem Schiff vor dir vorbei.
learn-passing-one-passed = übersprungen: zählt nicht
learn-passing-one-lands = hier landest du
learn-passing-three = Wie viele Schiffe im Weg liegen und wem sie gehören, ist gleich.
learn-passing-three-try = Segle mit deinem Schiff Blau-Blau-Orange an allen dreien auf einmal vorbei.
learn-passing-three-lands = hier landest du zuerst
learn-passing-end = Wo es voll ist, geht es schnell: Halte Ausschau nach Schiffen in einer Reihe.

learn-wind = Segel und Wind
learn-wind-about = Wie weit ein Schiff segelt
learn-wind-match = Wo deine Segel die Farbe des Feldes zeigen, darfst du kostenlos weitersegeln.
learn-wind-match-try = Deine Segel zeigen [square Y]. Segle darüber hinaus bis [square O].
learn-wind-match-match = Segel passen: kostenlos
learn-wind-match-early = Auf [square Y] darfst du anhalten. Aber deine Segel zeigen diese Farbe, also kostet es nichts, weiterzusegeln.
learn-wind-card = Sonst trägt dich eine Windkarte in der Farbe des Feldes weiter.
learn-wind-card-try = Bezahle auf [square O] die Karte [card O] und segle bis [square P].
learn-wind-card-price = kostet eine Karte in Orange
learn-wind-card-short = Bis [square O] kommst du umsonst. Mit [card O] trägt dich der Wind ein Feld weiter.
learn-wind-chain = Du darfst beliebig viele Karten spielen und auf jedem Feld anhalten, auf dem du landest.
learn-wind-chain-try = Segle mit deinem Schiff Pink bis [square B]. Das kostet [card O] und [card Y].
learn-wind-chain-short = Dort darfst du anhalten. Aber deine Karten tragen dich weiter, bis [square B].
learn-wind-end = Passende Segel kosten nichts, den Rest bezahlen Karten. Heb dir welche für das letzte Stück auf.

learn-modone = Modone und die Häfen
learn-modone-about = Wo eine Fahrt endet
learn-modone-enter = In Häfen endet die Bewegung, auch in Modone auf halbem Weg. Vor Piraten ist man dort sicher.
learn-modone-enter-try = Segle mit deinem Schiff Grün-Gelb-Rot nach Modone.
learn-modone-enter-early = Auf [square G] darfst du anhalten, aber deine Segel passen: Segle weiter in den sicheren Hafen.
learn-modone-leave = Ein Schiff verlässt Modone in der Richtung, in der es kam, und lädt dort nichts.
learn-modone-leave-try = Verlass Modone mit deinem Schiff Blau-Blau-Orange.
learn-modone-full = Sind alle Liegeplätze besetzt, wird Modone übersprungen wie ein besetztes Feld.
learn-modone-full-try = Segle mit deinem Schiff Pink am vollen Modone vorbei.
learn-modone-full-lands = hier landest du
learn-modone-end = Zu viert hat Modone drei Liegeplätze, zu zweit zwei. Zu dritt spielt man meist ohne Modone.

learn-cards = Karten ziehen
learn-cards-about = Woher der Wind kommt
learn-cards-mono = Wer in einem Hafen ankommt, zieht Karten. Je weniger Farben die Segel haben, desto mehr: 1, 2 oder 3.
learn-cards-mono-try = Eines deiner Schiffe zieht drei Karten. Bring dieses nach Konstantinopel.
learn-cards-mono-trio = Das geht auch, aber drei Farben ziehen nur eine Karte. Das Schiff Pink hat eine Farbe und zieht drei.
learn-cards-duo = Auch in Modone wird gezogen, nur nicht zu zweit.
learn-cards-duo-try = Bezahle [card R] und segle mit dem Schiff Blau-Blau-Orange nach Modone: Es zieht zwei Karten.
learn-cards-duo-short = Du darfst die Karte sparen. Aber in Modone gibst du eine aus und ziehst zwei.
learn-cards-end = Schiffe mit einer Farbe sind langsam, ziehen aber am meisten. Deine Hand darf beliebig groß sein.

learn-pirates = Piraten
learn-pirates-about = Stehlen und das gewendete Schiff
learn-pirates-raid = Vor dem Segeln darfst du einmal Piraten losschicken: mit zwei Karten in Segelfarben eines beladenen Schiffs auf See.
learn-pirates-raid-try = Überfalle das Schiff Grün-Blau-Pink von Dandolo mit [card G] und [card B].
learn-pirates-raid-first = Niemand muss überfallen. Aber sobald ein Schiff gesegelt ist, ist es dafür zu spät: also zuerst die Piraten.
learn-pirates-move = Eine Ware kam sofort in dein Lager. Danach muss noch eines deiner Schiffe segeln.
learn-pirates-move-try = Segle mit deinem Schiff Blau-Blau-Orange weiter.
learn-pirates-turn = Dandolo hat dein Schiff leer geräumt. Wem das passiert, der darf das Schiff sofort wenden.
learn-pirates-turn-try = Wende dein Schiff Pink: Venedig mit seinen Waren liegt gleich hinter ihm.
learn-pirates-turn-keep = Du darfst Kurs halten. Aber dann hat das leere Schiff den ganzen Weg vor sich; Venedig liegt ein Feld zurück.
learn-pirates-end = Beladene Schiffe auf See sind Beute, in Häfen sind sie sicher. Gefährlich ist, wer zwei passende Karten hat.

learn-end = Sätze und das Ende
learn-end-about = Wann man aufhört
learn-end-sixth = Mit der sechsten Farbe ist der Satz 4 statt 2 Punkte wert, und du darfst das Spiel beenden.
learn-end-sixth-try = Bring heim, was am meisten wert ist.
learn-end-sixth-two = Zwei [cube R] sind zwei Punkte. Ein [cube B] ist deine sechste Farbe: 1 für die Ware und 2 mehr für den Satz.
learn-end-announce = Wer alle sechs Farben hat, darf das Spielende bekannt geben. Die Runde wird noch zu Ende gespielt.
learn-end-announce-try = Du führst. Gib das Spielende bekannt.
learn-end-announce-done = Du darfst weiterspielen. Aber du führst, und Dandolo würde aufholen: Gib jetzt das Spielende bekannt.
learn-end-end = Gewonnen! Das Spiel endet auch, wenn ein Ausgangshafen nach dem Auffüllen leer bleibt.

learn-conquerors = Eroberer
learn-conquerors-about = Die Erweiterung: Figuren an Bord
learn-conquerors-load = In Domínio da Mar stehen Eroberer in den Häfen. Statt Waren darf ein Schiff alle mitnehmen.
learn-conquerors-load-try = Lade in Venedig die Eroberer auf dein Schiff Grün-Gelb-Rot.
learn-conquerors-load-goods = Waren sind erlaubt wie immer. Nimm diesmal die drei Eroberer.
learn-conquerors-safe = Auf Segelfarben kommt es bei ihnen nicht an, und kein Pirat wagt sich an ein Schiff mit Eroberern.
learn-conquerors-safe-try = Segle unbesorgt auf [square O].
learn-conquerors-arrive = In Venedig und Konstantinopel kommen sie in dein Lager. Jeder zählt am Ende 1 Punkt, aber für keinen Satz.
learn-conquerors-arrive-try = Bring die Eroberer auf dem Schiff Blau-Blau-Orange nach Konstantinopel.
learn-conquerors-end = Eroberer segeln unbehelligt. Wozu sie gut sind, zeigt die letzte Lektion.

learn-territories = Gebiete und Bauern
learn-territories-about = Die Erweiterung: Land und was es wert ist
learn-territories-conquer = Wenn du am Zug bist, darfst du ein freies Herrschaftsgebiet erobern: Es kostet Eroberer und bringt Punkte.
learn-territories-conquer-try = Du hast drei Eroberer. Nimm das Gebiet, das dafür am meisten bringt.
learn-territories-conquer-zara = Zara ist erlaubt: 3 Punkte für zwei Eroberer. Für drei bekommst du Durazzo und 6 Punkte.
learn-territories-train = Wenn die Eroberer knapp werden, kommen Bauern. In deinem Lager kannst du sie ausbilden, einen für einen.
learn-territories-train-try = Bilde beide Bauern aus.
learn-territories-train-one = Einer ist ein Anfang. Bilde beide aus: Candia kostet vier Eroberer.
learn-territories-train-early = Das ist erlaubt. Aber zwei Bauern zahlen nur so viel wie ein Eroberer: Bilde sie erst aus, dann sind sie doppelt so viel wert.
learn-territories-candia = Jetzt sind es vier Eroberer: Größere Gebiete sind mehr wert.
learn-territories-candia-try = Erobere Candia.
learn-territories-candia-zara = Zara kostet zwei und bringt 3 Punkte. Deine vier reichen für Candia: 8 Punkte.
learn-territories-peasants = Ohne Eroberer im Vorrat kann niemand ausgebildet werden. Aber zwei Bauern zahlen so viel wie ein Eroberer.
learn-territories-peasants-try = Erobere Zara mit einem Eroberer und zwei Bauern.
learn-territories-end = Sind alle fünf Gebiete erobert, ist das Ende da. Jetzt kennst du das ganze Spiel.

coach-title = Der Lehrmeister
coach-off = Lehrmeister ausschalten
coach-placing = Verteile deine Schiffe, wie du magst. Im Hafen zeigt ein Schiff zum anderen Hafen; Schiffe in beiden Häfen lassen dir mehr Auswahl.
coach-turning = Wende, wenn der Hafen hinter dir näher ist, oder halte Kurs; Ziel: { $port }. Ein leeres Schiff bringt nichts, bis es wieder geladen hat.
coach-landing-port = { $number ->
    [0] { $port } erreichst du sofort und umsonst. Daheim sind Waren sicher.
    [one] { $port } erreichst du für eine Karte. Daheim sind Waren sicher.
   *[other] { $port } erreichst du für { $number } Karten. Daheim sind Waren sicher.
}
coach-landing-one = Du kannst nur auf einem Feld landen. Mit Karten in seiner Farbe wärst du weiter gekommen.
coach-landing = { $number ->
    [0] Diesmal kostet jede Landung Karten.
    [one] Eine Landung ist umsonst. Weitere kosten die Karten, die dabeistehen.
   *[other] { $number } Landungen sind umsonst. Weiter ist meist besser: näher am Ziel und weg von Piraten.
}
coach-announce = { $by ->
    [one] Du hast alle sechs Farben und führst mit { $by } Punkt. Gib das Spielende bekannt, bevor { $house } aufholt!
   *[other] Du hast alle sechs Farben und führst mit { $by } Punkten. Gib das Spielende bekannt, bevor { $house } aufholt!
}
coach-announce-not = { $by ->
    [0] Du könntest das Spielende bekannt geben, aber { $house } hat gleich viele Punkte. Sammle lieber noch etwas.
    [one] Du könntest das Spielende bekannt geben, aber { $house } führt mit { $by } Punkt. Spiel lieber weiter.
   *[other] Du könntest das Spielende bekannt geben, aber { $house } führt mit { $by } Punkten. Spiel lieber weiter.
}
coach-after = Dein Schiff ist angekommen. Bevor du den Zug beendest, darfst du noch etwas tun.
coach-last-round = Das ist die letzte Runde. Waren auf Schiffen zählen nichts: Bring heim, was du kannst.
coach-home = { $price ->
    [0] Dein Schiff { $ship } kann jetzt { $number } [cube { $colour }] umsonst heimbringen; Ziel: { $port }.
    [one] Dein Schiff { $ship } kann jetzt { $number } [cube { $colour }] für eine Karte heimbringen; Ziel: { $port }.
   *[other] Dein Schiff { $ship } kann jetzt { $number } [cube { $colour }] für { $price } Karten heimbringen; Ziel: { $port }.
}
coach-raid = Du hast zwei Karten für Piraten: { $house } würde ein [cube { $colour }] an dich verlieren. Segeln darfst du danach trotzdem.
coach-raid-new = Piraten könnten dir [cube { $colour }] von { $house } holen: eine Farbe, die dir noch fehlt.
coach-rival = { $house } hat alle sechs Farben und darf das Spielende bekannt geben. Lass nichts lange auf See.
coach-bag = { $number ->
    [0] Der Beutel ist leer. Sobald ein Hafen leer bleibt, läuft die letzte Runde.
    [one] Im Beutel ist noch { $number } Würfel. Bleibt ein Hafen leer, läuft die letzte Runde.
   *[other] Im Beutel sind noch { $number } Würfel. Bleibt ein Hafen leer, läuft die letzte Runde.
}
coach-risk = Dein Schiff { $ship } trägt { $number } [cube { $colour }] über das offene Meer. Zwei passende Karten genügen für einen Überfall: Bring es bald heim.
coach-no-cards = Du hast keine Karten. In einem Hafen ziehen Schiffe mit einer Farbe drei, mit zwei Farben zwei, mit dreien eine.
coach-load = Dein Schiff { $ship } könnte { $number } [cube { $colour }] laden. Hafen: { $port }.
coach-load-new = Dein Schiff { $ship } könnte { $number } [cube { $colour }] laden, eine Farbe, die dir noch fehlt. Hafen: { $port }.
coach-sail = Segle mit dem Schiff weiter, das dem Ziel am nächsten ist oder das andere Schiffe am weitesten bringen.
coach-robbed = { $house } hat dir ein [cube { $colour }] gestohlen. Piraten brauchen zwei Karten in deinen Segelfarben; in Häfen bist du sicher.
coach-set = { $points ->
    [one] Ein Satz aus { $number } Farben! Deine Sätze sind { $points } Punkt mehr wert.
   *[other] Ein Satz aus { $number } Farben! Deine Sätze sind { $points } Punkte mehr wert.
}
coach-raided = Gute Beute: Ein [cube { $colour }] von { $house } liegt in deinem Lager.
coach-brought = { $number ->
    [one] { $number } [cube { $colour }] ist sicher daheim. Gut gesegelt!
   *[other] { $number } [cube { $colour }] sind sicher daheim. Gut gesegelt!
}
coach-bot-loaded = { $house } hat { $number } [cube { $colour }] geladen. Auf offener See ist das Beute für zwei passende Karten.
coach-bot-brought = { $points ->
    [one] { $house } hat { $number } [cube { $colour }] heimgebracht und jetzt { $points } Punkt.
   *[other] { $house } hat { $number } [cube { $colour }] heimgebracht und jetzt { $points } Punkte.
}
coach-won = { $by ->
    [one] Gewonnen, mit { $by } Punkt Vorsprung! Mit { $points } Punkten liegst du vor { $house }. Versuch es als Nächstes gegen den Maat.
   *[other] Gewonnen, mit { $by } Punkten Vorsprung! Mit { $points } Punkten liegst du vor { $house }. Versuch es als Nächstes gegen den Maat.
}
coach-lost = { $by ->
    [one] { $house } liegt { $by } Punkt vorn; du hast { $points }. Meist entscheiden Sätze aus verschiedenen Farben: Achte darauf, was dir fehlt.
   *[other] { $house } liegt { $by } Punkte vorn; du hast { $points }. Meist entscheiden Sätze aus verschiedenen Farben: Achte darauf, was dir fehlt.
}
coach-draw = Unentschieden: Du und { $house } habt beide { $points } Punkte. Eine Farbe mehr hätte entschieden.
