# Everything around a game, in Italian.

### The start page

page-motto = Porta le merci di due imperi tra Venezia e Costantinopoli
page-play-now = Gioca subito contro i bot
page-play-now-about = { $players } giocatori, { $level }
page-guest = Ospite
page-ways = Dove andare
page-continue = Continua
page-join = Partecipa
page-watch = Guarda
page-tables-unfinished = { $number ->
    [one] { $number } tavolo da finire
   *[other] { $number } tavoli da finire
}
page-games = Le tue partite
page-games-tile = Risultati e repliche
page-record = Le tue statistiche
page-record-tile = Valutazione e risultati
page-about = Informazioni
page-about-tile = Chi ha fatto cosa
page-tables = Tavoli
page-tables-mine = Da continuare
page-tables-open = In attesa di giocatori
page-tables-running = Partite in corso
page-no-tables = Al momento nessuno aspetta giocatori.
page-seats-free = { $number ->
    [0] tutti i posti occupati
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
page-bots-number = { $number ->
    [one] { $number } bot
   *[other] { $number } bot
}
page-turn-yours = Tocca a te
page-turn-of = Tocca a { $name }

### A new table

page-new-table = Nuovo tavolo
page-players = Giocatori
page-who = Chi gioca
page-who-alone = Da solo
page-who-here = Insieme qui
page-who-online = Online, con un link
page-names = Nomi
page-name-of = Persona { $seat }
page-name-of-seat = Nome della persona { $seat }
page-level = Livello dei bot
page-expansion = Espansione
page-expansion-about = Domínio da Mar: territori e conquistatori
page-more-options = Altre opzioni
page-create = Apri il tavolo
page-seats = Posti
page-seat = Posto { $seat }
page-plan-here = Una persona qui
page-plan-open = Una persona online
page-house-any = Casata qualsiasi
page-house-of-seat = Casata del posto { $seat }
page-layout = Rotta
page-layout-standard = Standard
page-layout-shuffled = Mescolata
page-house-rule = Regola della casa
page-modone-about = Modone sulla rotta anche in tre
page-first-drawn = A sorte
page-clock = Tempo
page-clock-none = Senza limite
page-clock-move = Per decisione
page-clock-game = Per partita
page-clock-bonus = e dopo ogni turno
page-clock-each-move = { $time } per ogni decisione
page-clock-whole-game = { $time } a testa
page-clock-whole-bonus = { $time } a testa, e altri { $bonus } dopo ogni turno
page-live = Al tavolo
page-correspondence = Per corrispondenza
page-seconds = { $number ->
    [one] { $number } secondo
   *[other] { $number } secondi
}
page-unit-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minuti
}
page-unit-hours = { $number ->
    [one] { $number } ora
   *[other] { $number } ore
}
page-unit-days = { $number ->
    [one] { $number } giorno
   *[other] { $number } giorni
}
page-admission = Chi può venire
page-by-link = Chi ha il link
page-public = Tutti
page-chat-free = Libera
page-chat-phrases = Solo frasi pronte
page-chat-off = Nessuna
page-stand-in = Sostituto
page-hints = Consigli
page-hints-about = Al tavolo si può chiedere consiglio
page-box = Materiale proprio
page-box-about = Un file JSON per chi nella propria scatola ha trovato vele o caselle diverse.
page-box-own = Da un file
page-choose-file = Scegli un file
page-file-not-json = Questo file non si può leggere; serve JSON.

### Who one is

page-person = Nome e account
page-name = Nome
page-name-about = Gli altri lo vedono al tavolo. Dove hai già un posto resta quello vecchio.
page-keep = Salva
page-name-kept = Il nome è salvato.
page-account = Account
page-account-about = Non serve per giocare. Con un account hai partite e posti su più dispositivi.
page-account-make = Crea un account
page-account-made = L’account è pronto.
page-log-in = Accedi
page-log-out = Esci
page-logged-in = Accesso effettuato.
page-logged-in-as = Accesso come { $login }
page-logged-out = Disconnessione effettuata.
page-login = Nome dell’account
page-password = Password
page-password-about = Almeno otto caratteri.

### Settings

page-menu = Menu
page-close = Chiudi
page-settings = Impostazioni
page-aids-about = Lettere sulle carte, numeri accanto alle navi
page-sound-about = Attivo
page-volume = Volume
page-speed = Movimento
page-speed-half = Lento
page-speed-normal = Normale
page-speed-double = Veloce
page-speed-off = Subito
page-motion-about = Se il sistema chiede meno movimento, sul tabellone non si sposta nulla.
page-confirm = Conferma
page-confirm-about = Chiedi prima di inviare una decisione
page-notify = Avviso
page-notify-about = Avvisami quando tocca a me
page-notify-refused = Il browser non lo permette. Si può cambiare nelle sue impostazioni per questa pagina.
page-your-turn-note = È il tuo turno.

### The waiting room

page-table = Tavolo
page-waiting = In attesa di giocatori
page-seats-taken = Posti occupati: { $number } su { $seats }.
page-spectators = { $number ->
    [one] { $number } persona guarda.
   *[other] { $number } persone guardano.
}
page-seat-empty = Posto libero
page-sit = Siediti
page-sit-another = Un’altra persona qui
page-stand = Alzati
page-rename = Altro nome
page-rename-title = Come ti chiami?
page-another-title = Chi si siede qui?
page-newcomer-title = Come ti chiami?
page-go-on = Avanti
page-fill-bot = Metti un bot
page-fill-bots = Riempi con i bot
page-open-seat = Libera il posto
page-house = Casata
page-house-taken = { $house } è già presa
page-present = è qui
page-absent = al momento non c’è
page-ready = Sono pronto
page-is-ready = Pronto
page-not-ready = Non ancora pronto
page-begin = Inizia la partita
page-beginning = Si prepara il tavolo
page-all-ready = Tutti sono pronti.
page-others-ready = Tutti gli altri sono pronti.
page-awaited = Non ancora pronti: { $names }
page-full = Tutti i posti sono occupati; puoi guardare.
page-invite = Invita
page-invite-about = Chi apre il link può prendere un posto libero. Non serve un account.
page-invite-link = Invito
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-qr = Il link come codice per la fotocamera
page-agreed = Il tavolo
page-without = Senza
page-allowed = Permessi
page-give-up = Sciogli il tavolo
page-give-up-title = Sciogliere il tavolo?
page-give-up-about = Nessuno potrà più sedersi qui.
page-reconnecting = La connessione si è interrotta; tornerà tra un momento.

### Carrying a seat

page-carry = Continua su un altro dispositivo
page-carry-about = Apri lì questo link entro un’ora. Vale una volta sola; poi i tuoi posti a questo tavolo saranno su quel dispositivo e non più su questo.
page-carrying = I tuoi posti arrivano
page-carry-failed = I posti sono rimasti dov’erano

### Own finished games

page-games-search = Nomi o casate
page-all = Tutte
page-base-game = Gioco base
page-games-none = Ancora nessuna partita così.
page-games-more = Partite precedenti
page-games-won = Vinta
page-games-winner = vince
page-games-replay = Replica
page-games-replay-of = Replica della partita del { $date }
page-games-record = Registrazione
page-games-record-of = Registrazione della partita del { $date }, come file
page-games-delete = Elimina
page-games-delete-of = Elimina la partita del { $date }
page-games-delete-title = Eliminare questa partita?
page-games-delete-about = La partita del { $date } sparisce dal tuo elenco e non si può recuperare.
page-games-end-port = un porto è vuoto
page-games-end-announced = la fine è stata annunciata
page-games-end-quiet = non succedeva più nulla
page-games-end-territories = tutti i territori sono presi
page-games-import = Aggiungi una registrazione
page-games-import-about = Una partita finita come file JSON. Il server verifica ogni decisione prima di accettarla.
page-games-imported = La partita è nel tuo elenco.
page-games-record-refused = La registrazione non è stata accettata. { $why }

### About

page-about-game = Golden Horn è un gioco di Leo Colovini, pubblicato da Piatnik nel 2013; Domínio da Mar è seguito nel 2015.
page-about-edition = Questa è un’edizione non ufficiale, con disegni e parole propri; non è opera loro né da loro approvata. Compra la scatola: è bellissima.
page-about-assumptions = Ciò che mostra solo il materiale stampato qui è supposto: le vele delle navi, i colori delle caselle, il valore dei territori. Chi ha la scatola può usare quello vero con un file.
page-about-privacy = Il server conserva il tuo nome, i tuoi tavoli con ciò che vi è stato detto, le tue partite e, di un account, il nome e un hash della password. Un solo cookie ti riconosce; nient’altro ti segue.
page-version = Versione
page-licence = Licenza
page-licence-mit = Il programma è software libero con licenza MIT.
page-for-programs = Per programmi
page-reference = Il riferimento del server

### Links that lead nowhere

page-lost = Qui non c’è nulla
page-to-start = Alla pagina iniziale
page-table-gone = Qui non c’è nessun tavolo
page-table-closed = Questo tavolo è chiuso
page-table-closed-about = Chi l’aveva aperto l’ha sciolto. Altrove forse qualcuno aspetta.
page-connecting = Verso il tavolo
page-connecting-long = Il server non risponde ancora; si riprova.
page-moment = Un momento.
