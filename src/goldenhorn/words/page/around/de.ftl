# Everything around a game, in German.

### The start page

page-motto = Bring die Waren zweier Reiche von Venedig nach Konstantinopel und zurück
page-play-now = Jetzt gegen Bots spielen
page-play-now-about = { $players } Spieler, { $level }
page-guest = Gast
page-ways = Wohin
page-continue = Weiter
page-join = Mitspielen
page-watch = Zuschauen
page-tables-unfinished = { $number ->
    [one] { $number } offener Tisch
   *[other] { $number } offene Tische
}
page-games = Deine Partien
page-games-tile = Ergebnisse und Wiederholungen
page-record = Deine Bilanz
page-record-tile = Wertung und Ergebnisse
page-about = Über das Spiel
page-about-tile = Wer was gemacht hat
page-tables = Tische
page-tables-mine = Zum Weiterspielen
page-tables-open = Mitspieler gesucht
page-tables-running = Laufende Partien
page-no-tables = Gerade wartet niemand auf Mitspieler.
page-seats-free = { $number ->
    [0] alle Plätze sind besetzt
    [one] { $number } Platz ist frei
   *[other] { $number } Plätze sind frei
}
page-bots-number = { $number ->
    [one] { $number } Bot
   *[other] { $number } Bots
}
page-turn-yours = Du bist dran
page-turn-of = { $name } ist am Zug

### A new table

page-new-table = Neuer Tisch
page-players = Spieler
page-who = Wer spielt
page-who-alone = Allein
page-who-here = Zusammen hier
page-who-online = Online, per Link
page-names = Namen
page-name-of = Person { $seat }
page-name-of-seat = Name von Person { $seat }
page-level = Stärke der Bots
page-expansion = Erweiterung
page-expansion-about = Domínio da Mar: Herrschaftsgebiete und Eroberer
page-more-options = Weitere Einstellungen
page-create = Tisch eröffnen
page-seats = Plätze
page-seat = Platz { $seat }
page-plan-here = Jemand hier
page-plan-open = Jemand online
page-house-any = Beliebiges Haus
page-house-of-seat = Haus von Platz { $seat }
page-layout = Seeweg
page-layout-standard = Standard
page-layout-shuffled = Gemischt
page-house-rule = Hausregel
page-modone-about = Modone liegt auch zu dritt auf dem Weg
page-first-drawn = Ausgelost
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-move = Pro Entscheidung
page-clock-game = Pro Partie
page-clock-bonus = und nach jedem Zug
page-clock-each-move = { $time } für jede Entscheidung
page-clock-whole-game = { $time } für jeden
page-clock-whole-bonus = { $time } für jeden, und { $bonus } mehr nach jedem Zug
page-live = Am Tisch
page-correspondence = Fernpartie
page-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
page-unit-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
page-unit-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
page-unit-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
page-admission = Wer kommen darf
page-by-link = Wer den Link hat
page-public = Alle
page-chat-free = Frei
page-chat-phrases = Nur feste Sätze
page-chat-off = Keines
page-stand-in = Vertretung
page-hints = Ratschläge
page-hints-about = Am Tisch darf man um Rat fragen
page-box = Eigenes Material
page-box-about = Eine Datei in JSON für alle, die in ihrer Schachtel andere Segel oder Felder gefunden haben.
page-box-own = Aus einer Datei
page-choose-file = Datei auswählen
page-file-not-json = Diese Datei kann nicht gelesen werden; erwartet wird JSON.

### Who one is

page-person = Name und Konto
page-name = Name
page-name-about = So sehen dich andere am Tisch. Wo du schon sitzt, bleibt der alte.
page-keep = Merken
page-name-kept = Der Name ist gemerkt.
page-account = Konto
page-account-about = Niemand braucht eines. Mit einem Konto hast du deine Partien und Plätze auf mehreren Geräten.
page-account-make = Konto anlegen
page-account-made = Das Konto ist angelegt.
page-log-in = Anmelden
page-log-out = Abmelden
page-logged-in = Du bist angemeldet.
page-logged-in-as = Angemeldet als { $login }
page-logged-out = Du bist abgemeldet.
page-login = Name des Kontos
page-password = Passwort
page-password-about = Mindestens acht Zeichen.

### Settings

page-menu = Menü
page-close = Schließen
page-settings = Einstellungen
page-aids-about = Buchstaben auf Karten, Zahlen an Schiffen
page-sound-about = An
page-volume = Lautstärke
page-speed = Bewegung
page-speed-half = Langsam
page-speed-normal = Normal
page-speed-double = Schnell
page-speed-off = Sofort
page-motion-about = Wenn dein System weniger Bewegung wünscht, wandert nichts über das Brett.
page-confirm = Bestätigen
page-confirm-about = Fragen, bevor eine Entscheidung gesendet wird
page-notify = Nachricht
page-notify-about = Sag mir, wenn ich dran bin
page-notify-refused = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
page-your-turn-note = Du bist am Zug.

### The waiting room

page-table = Tisch
page-waiting = Warten auf Mitspieler
page-seats-taken = { $number } von { $seats } Plätzen besetzt.
page-spectators = { $number ->
    [one] { $number } Person schaut zu.
   *[other] { $number } Personen schauen zu.
}
page-seat-empty = Freier Platz
page-sit = Hinsetzen
page-sit-another = Noch jemand hier
page-stand = Aufstehen
page-rename = Anderer Name
page-rename-title = Wie heißt du?
page-another-title = Wer setzt sich hierher?
page-newcomer-title = Wie heißt du?
page-go-on = Weiter
page-fill-bot = Mit Bot besetzen
page-fill-bots = Mit Bots auffüllen
page-open-seat = Platz freigeben
page-house = Haus
page-house-taken = { $house } ist vergeben
page-present = ist da
page-absent = gerade nicht da
page-ready = Ich bin bereit
page-is-ready = Bereit
page-not-ready = Noch nicht bereit
page-begin = Partie beginnen
page-beginning = Der Tisch wird gedeckt
page-all-ready = Alle sind bereit.
page-others-ready = Alle anderen sind bereit.
page-awaited = Noch nicht bereit: { $names }
page-full = Alle Plätze sind besetzt; du kannst zuschauen.
page-invite = Einladen
page-invite-about = Wer den Link öffnet, kann einen freien Platz nehmen. Ein Konto braucht niemand.
page-invite-link = Einladung
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-qr = Der Link als Code für die Kamera
page-agreed = Der Tisch
page-without = Ohne
page-allowed = Erlaubt
page-give-up = Tisch auflösen
page-give-up-title = Den Tisch auflösen?
page-give-up-about = Niemand kann sich dann mehr hierher setzen.
page-reconnecting = Die Verbindung ist abgerissen; sie kommt gleich wieder.

### Carrying a seat

page-carry = Auf anderem Gerät weiterspielen
page-carry-about = Öffne diesen Link dort innerhalb einer Stunde. Er gilt einmal; dann sind deine Plätze an diesem Tisch auf dem anderen Gerät und nicht mehr hier.
page-carrying = Deine Plätze kommen mit
page-carry-failed = Die Plätze sind geblieben, wo sie waren

### Own finished games

page-games-search = Namen oder Häuser
page-all = Alle
page-base-game = Grundspiel
page-games-none = Noch keine solchen Partien.
page-games-more = Frühere Partien
page-games-won = Gewonnen
page-games-winner = gewinnt
page-games-replay = Wiederholung
page-games-replay-of = Wiederholung der Partie vom { $date }
page-games-record = Aufzeichnung
page-games-record-of = Aufzeichnung der Partie vom { $date }, als Datei
page-games-delete = Löschen
page-games-delete-of = Die Partie vom { $date } löschen
page-games-delete-title = Diese Partie löschen?
page-games-delete-about = Die Partie vom { $date } verschwindet aus deiner Liste und lässt sich nicht zurückholen.
page-games-end-port = ein Hafen ist leer
page-games-end-announced = das Ende wurde angesagt
page-games-end-quiet = es geschah nichts mehr
page-games-end-territories = alle Herrschaftsgebiete sind erobert
page-games-import = Aufzeichnung hinzufügen
page-games-import-about = Eine beendete Partie als JSON-Datei. Der Server prüft jede Entscheidung, bevor er sie nimmt.
page-games-imported = Die Partie steht in deiner Liste.
page-games-record-refused = Die Aufzeichnung wurde nicht genommen. { $why }

### About

page-about-game = Golden Horn ist ein Spiel von Leo Colovini, 2013 bei Piatnik erschienen; 2015 folgte Domínio da Mar.
page-about-edition = Dies ist eine inoffizielle Ausgabe mit eigenen Zeichnungen und eigenen Worten; sie stammt nicht von ihnen und ist nicht von ihnen gebilligt. Kauf die Schachtel, sie ist schön.
page-about-assumptions = Was nur das gedruckte Material zeigt, ist hier angenommen: die Segel der Schiffe, die Farben der Felder, der Wert der Herrschaftsgebiete. Wer die Schachtel hat, kann mit einer Datei das echte spielen.
page-about-privacy = Der Server bewahrt deinen Namen auf, deine Tische mit dem, was dort gesagt wurde, deine Partien, und von einem Konto dessen Namen und einen Hash des Passworts. Ein Cookie erkennt dich wieder; sonst folgt dir nichts.
page-version = Version
page-licence = Lizenz
page-licence-mit = Das Programm ist freie Software unter der MIT-Lizenz.
page-for-programs = Für Programme
page-reference = Die Referenz des Servers

### Links that lead nowhere

page-lost = Hier liegt nichts
page-to-start = Zur Startseite
page-table-gone = Hier steht kein Tisch
page-table-closed = Dieser Tisch ist aufgelöst
page-table-closed-about = Wer ihn eröffnet hat, hat ihn aufgelöst. Anderswo wartet vielleicht jemand.
page-connecting = Auf dem Weg zum Tisch
page-connecting-long = Der Server antwortet noch nicht; es wird weiter versucht.
page-moment = Einen Augenblick.
