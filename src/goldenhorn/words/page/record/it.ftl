# Le statistiche personali sulla pagina, in italiano.

own-csv = Salva come CSV
own-csv-about = Tutte le partite che contano, una per riga, per i fogli di calcolo
own-figure-games = { $games ->
    [one] partita
   *[other] partite
}
own-figure-won = vinte
own-figure-points = punti a partita
own-figure-raids = assalti fatti e subiti

own-rating = Valutazione
own-rating-about = In 95 casi su 100 la forza vera sta nella fascia e nel margine dopo il segno ±.
own-against-bots = Contro i bot
own-against-people = Contro le persone
own-rating-after = { $games ->
    [one] dopo una partita
   *[other] dopo { $games } partite
}
own-none-bots = Ancora nessuna partita finita contro soli bot.
own-none-people = Ancora nessuna partita finita contro altre persone.
own-note-bots = Le linee sono i livelli dei bot.
own-note-people = 1500 sta per le persone che incontri, in media.
own-rating-people = gli altri
own-rating-told = Valutazione partita per partita: { $first } dopo la prima, ora { $rating }, al massimo { $best } dopo la partita { $game }. In 95 casi su 100 tra { $low } e { $high }.
own-rating-axis = partita

own-settings = Numero di giocatori
own-opponents = Avversari
own-opponents-mixed = Bot di più livelli
own-opponents-people = Persone
own-games = Partite
own-win-share = Vinte, %
own-result = { $won } vinte, { $shared } condivise, { $lost } perse; tra pari sarebbero { $fair } vittorie
own-result-short = { $won } vinte, { $shared } condivise, { $lost } perse
own-key-won = vinte
own-key-shared = condivise
own-key-lost = perse
own-key-fair = tra pari

own-points = Punti a partita
own-you = Tu
own-others = Altri
own-parts = { $goods } per le merci, { $sets } per le serie, { $territories } per i territori, { $figures } per i personaggi
own-key-others = media degli altri

own-raids = Assalti a partita
own-raids-made = Fatti
own-raids-suffered = Subiti

own-endings = Come sono finite le tue partite
own-ending = Fine
own-ending-announced-by-me = Hai annunciato tu la fine
own-ending-announced-by-others = Qualcun altro ha annunciato la fine
own-ending-port = Un porto si è svuotato
own-ending-territories = Tutti i territori erano conquistati
own-ending-quiet = Non succedeva più nulla

own-counting = Che cosa conta
own-counting-about = Le partite finite che hai giocato qui dall’inizio. Tra più persone a uno stesso schermo sei chi porta il tuo nome. Ciò che un bot ha finito al tuo posto conta così com’è andato. Una partita che elimini sparisce anche da qui.
own-uncounted = Non contano:
own-uncounted-imported = { $number ->
    [one] una registrazione aggiunta: non dice quale posto era il tuo
   *[other] { $number } registrazioni aggiunte: non dicono quale posto era il tuo
}
own-uncounted-explored = { $number ->
    [one] una partita continuata da una posizione di un’altra
   *[other] { $number } partite continuate da una posizione di un’altra
}
own-uncounted-shared = { $number ->
    [one] una partita a uno stesso schermo in cui nessuno, o più d’uno, aveva il tuo nome
   *[other] { $number } partite a uno stesso schermo in cui nessuno, o più d’uno, aveva il tuo nome
}

own-empty = La tua prima partita deve ancora venire
own-empty-about = Appena ne avrai finita una, qui vedrai com’è andata: contro chi e in quanti, con quanti punti, chi ha derubato chi, com’è finita, e quanto sei forte secondo tutto questo.
