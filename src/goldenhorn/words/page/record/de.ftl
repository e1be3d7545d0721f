# Die eigene Bilanz auf der Seite, auf Deutsch.

own-csv = Als CSV speichern
own-csv-about = Alle Partien, die zählen, je eine Zeile, für Tabellenprogramme
own-figure-games = { $games ->
    [one] Partie
   *[other] Partien
}
own-figure-won = gewonnen
own-figure-points = Punkte je Partie
own-figure-raids = Überfälle, eigene und erlittene

own-rating = Wertung
own-rating-about = Im Band und in der Zahl hinter ± liegt die wahre Stärke in 95 von 100 Fällen.
own-against-bots = Gegen Bots
own-against-people = Gegen Menschen
own-rating-after = { $games ->
    [one] nach einer Partie
   *[other] nach { $games } Partien
}
own-none-bots = Noch keine beendete Partie gegen Bots allein.
own-none-people = Noch keine beendete Partie gegen andere Menschen.
own-note-bots = Die Linien sind die Stufen der Bots.
own-note-people = 1500 steht für die Menschen, mit denen du spielst, im Durchschnitt.
own-rating-people = die anderen
own-rating-told = Wertung Partie für Partie: { $first } nach der ersten, jetzt { $rating }, höchstens { $best } nach Partie { $game }. In 95 von 100 Fällen zwischen { $low } und { $high }.
own-rating-axis = Partie

own-settings = Zahl der Spieler
own-opponents = Gegner
own-opponents-mixed = Bots mehrerer Stufen
own-opponents-people = Menschen
own-games = Partien
own-win-share = Siege, %
own-result = { $won } gewonnen, { $shared } geteilt, { $lost } verloren; unter Gleichen wären es { $fair } Siege
own-result-short = { $won } gewonnen, { $shared } geteilt, { $lost } verloren
own-key-won = gewonnen
own-key-shared = geteilt
own-key-lost = verloren
own-key-fair = unter Gleichen

own-points = Punkte je Partie
own-you = Du
own-others = Andere
own-parts = { $goods } für Waren, { $sets } für Sätze, { $territories } für Herrschaftsgebiete, { $figures } für Figuren
own-key-others = Mittel der anderen

own-raids = Überfälle je Partie
own-raids-made = Eigene
own-raids-suffered = Erlittene

own-endings = Wie deine Partien endeten
own-ending = Ende
own-ending-announced-by-me = Du hast das Ende angesagt
own-ending-announced-by-others = Jemand anders hat das Ende angesagt
own-ending-port = Ein Hafen wurde leer
own-ending-territories = Alle Herrschaftsgebiete waren erobert
own-ending-quiet = Es geschah nichts mehr

own-counting = Was zählt
own-counting-about = Beendete Partien, die du hier von Anfang an gespielt hast. Von mehreren an einem Bildschirm bist du, wer deinen Namen trägt. Was ein Bot an deiner Stelle zu Ende gespielt hat, zählt, wie es ausging. Eine Partie, die du löschst, verschwindet auch hier.
own-uncounted = Nicht gezählt:
own-uncounted-imported = { $number ->
    [one] eine hinzugefügte Aufzeichnung: Sie sagt nicht, welcher Platz deiner war
   *[other] { $number } hinzugefügte Aufzeichnungen: Sie sagen nicht, welcher Platz deiner war
}
own-uncounted-explored = { $number ->
    [one] eine Partie, die aus einer Stellung einer anderen weiterging
   *[other] { $number } Partien, die aus einer Stellung einer anderen weitergingen
}
own-uncounted-shared = { $number ->
    [one] eine Partie an einem Bildschirm, in der niemand oder mehr als einer deinen Namen trug
   *[other] { $number } Partien an einem Bildschirm, in denen niemand oder mehr als einer deinen Namen trug
}

own-empty = Deine erste Partie liegt noch vor dir
own-empty-about = Sobald du eine beendet hast, siehst du hier, wie es dir ergangen ist: gegen wen und zu wievielt, mit wie vielen Punkten, wer wen überfiel, wie es endete, und wie stark du nach alledem bist.
