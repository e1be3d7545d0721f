# The end of a game and its replay, in Italian.

### The end

page-end-won = { $points ->
    [one] Vince { $houses } con { $points } punto
   *[other] Vince { $houses } con { $points } punti
}
page-end-draw = { $points ->
    [one] Parità: { $houses }, { $points } punto a testa
   *[other] Parità: { $houses }, { $points } punti a testa
}
page-end-tie = Vince chi ha più punti; se più giocatori ne hanno altrettanti, è parità.
page-end-ahead = { $points ->
    [one] Un punto di vantaggio su { $houses }.
   *[other] { $points } punti di vantaggio su { $houses }.
}
page-end-scores = Punteggio finale
page-end-winner = Vincitore
page-end-goods = Merci
page-end-sets = Serie
page-end-set = { $colours } colori: +{ $bonus }
page-end-territories = Territori
page-end-figures = Personaggi
page-end-conquerors = { $number ->
    [one] { $number } conquistatore
   *[other] { $number } conquistatori
}
page-end-peasants = { $number ->
    [one] { $number } contadino
   *[other] { $number } contadini
}
page-end-total = Totale
page-end-next = E adesso?
page-end-again = Gioca ancora
page-end-join = Vai alla rivincita
page-end-rematch = È aperta una rivincita. Tutti avanzano di un posto.
page-end-replay = Rivedi la partita
page-end-board = Guarda il tabellone
page-end-show = Mostra il risultato
page-proof = Il mescolamento è stato onesto?
page-proof-about = L’impronta era visibile prima della partita e fissava il segreto; insieme a ciò che hanno aggiunto i giocatori, il segreto dà tutte le carte e tutte le merci nel loro ordine, quindi chiunque può controllare il resoconto.
page-proof-secret = Segreto
page-proof-commitment = Impronta (SHA-256)

### The replay

page-replay = Replay
page-replay-at = Mossa { $number } di { $last }
page-replay-begins = La partita sta per iniziare
page-replay-whose = Di chi si vedono le carte?
page-replay-nobody = Coperte
page-replay-seen = carte visibili
page-replay-hand = Le carte di { $house } in questo momento
page-replay-no-cards = nessuna carta
page-replay-closed = Tutte le carte sono coperte. Scegli una casata qui sopra per vedere le sue.
page-replay-seats = Giocatori
page-replay-steer = Comandi del replay
page-replay-line = Corso della partita
page-replay-first = All’inizio
page-replay-back = Una mossa indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-forward = Una mossa avanti
page-replay-last = Alla fine
page-replay-speed = Velocità
page-replay-share = Link a questa mossa
page-replay-copied = Link copiato
page-replay-link = Link da copiare
page-replay-save = Salva il resoconto
page-replay-no-move = Il link chiede una mossa che questa partita non ha; questa è l’ultima.
page-replay-no-seat = Il link chiede un posto che questa partita non ha, quindi tutte le carte sono coperte.
page-replay-unknown = Questa partita non si trova
page-replay-away = Non è stato possibile caricare la partita
page-replay-running = Questa partita è ancora in corso
page-replay-table = Al tavolo
page-replay-retry = Riprova

### Watching

page-watching = Stai guardando
page-watchers = { $number ->
    [one] { $number } spettatore
   *[other] { $number } spettatori
}
