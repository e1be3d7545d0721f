# Golden Horn in Italian. Names of houses and territories, ship kinds (mono, duo, trio) and the texts of actions stay as
# they are. Colour letters (Y P G R O B, K black, W white) are those of the notation.

### Pieces and places

colour-Y = giallo
colour-P = rosa
colour-G = verde
colour-R = rosso
colour-O = arancione
colour-B = blu
colour-K = nero
colour-W = bianco
# The last colour of the name of a ship.
ship-Y = gialla
ship-P = rosa
ship-G = verde
ship-R = rossa
ship-O = arancione
ship-B = blu
conquerors = conquistatori
peasants = contadini
figures = tutti i personaggi
place-Venice = Venezia
place-Modone = Modone
place-Constantinople = Costantinopoli
rule-number = regola { $number }
kind-layout = la rotta
kind-first = il primo giocatore
kind-fill = merci per un porto
kind-draw = carte
kind-action = un’azione

### Actions, as offers and in the log

# Forms that are both imperative and third person: “Carica …”, “Dandolo: Carica …”.
do-place = Posiziona le navi: mono { $mono }, duo { $duo }, trio { $trio }
do-raid = Invia i pirati contro il { $ship } di { $house }: { $cards }
do-turn = Gira la nave
do-keep = Continua nella stessa direzione
do-load = Carica il { $ship }: { $cargo }
do-sail = Naviga con il { $ship } fino a { $landing }
do-announce = Dichiara la fine della partita
do-conquer = { $peasants ->
    [0] Conquista { $territory }
    [one] Conquista { $territory } con { $peasants } contadino
   *[other] Conquista { $territory } con { $peasants } contadini
}
do-train = { $peasants ->
    [one] Addestra { $peasants } contadino
   *[other] Addestra { $peasants } contadini
}
do-done = Termina il turno
price = vento: { $cards }
pays = { $number ->
    [one] pesca { $number } carta
   *[other] pesca { $number } carte
}

### Events

event-filling = { $port } si rifornisce: { $cubes }
event-draw = { $house } pesca: { $cards }
event-hidden-draw = { $number ->
    [one] { $house } pesca { $number } carta
   *[other] { $house } pesca { $number } carte
}
event-layout = La rotta: { $tiles }
event-first = Inizia { $house }

### The end

end-port = Fine dopo il round { $rounds }: un porto principale si è esaurito.
end-announced = Fine dopo il round { $rounds }: { $house } ha dichiarato la fine della partita.
end-quiet = Fine dopo il round { $rounds }: per 20 round nessuno ha caricato, scaricato o rubato nulla.
end-territories = Fine dopo il round { $rounds }: tutti i territori sono stati conquistati.
score-line = { $house }: { $total } (merci { $goods }, serie { $sets }, territori { $territories }, personaggi { $figures })
winner = Vince { $houses }.
draw = Parità: { $houses }.

### The plain game

play-welcome = Golden Horn di Leo Colovini (Piatnik). Un’edizione non ufficiale. Al tavolo: { $houses }. Scrivi ? per avere aiuto, quit per uscire.
play-turn = Round { $round }. { $house }, tocca a te.
play-prompt = La tua scelta:
play-help = Scrivi il numero di un’azione oppure il suo testo, per esempio: load trio B, sail duo 7, raid Dandolo trio GB. Con board risenti la posizione, con hint ricevi un consiglio, con undo ritiri, con save FILE salvi la partita fino a questo punto, con quit esci. Lettere: Y giallo, P rosa, G verde, R rosso, O arancione, B blu.
play-left = Partita interrotta.
command-unknown = Il comando «{ $text }» non esiste. Qui si conoscono: { $known }.
play-bots-number = { $number } bot sono troppi per un tavolo da { $players } insieme a te; ne servono meno di { $players }.
play-open = Golden Horn è aperto su { $url }. Ctrl-C lo chiude; le partite restano salvate.
play-open-already = Golden Horn è già aperto su { $url }.
page-not-built = La pagina non è ancora stata costruita. Avvia con «make play» nei sorgenti, oppure installa il pacchetto wheel.
play-saved = Salvataggio riuscito: { $file }.
board-player = { $house }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, merci { $goods }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
board-figures = conquistatori: { $conquerors }, contadini: { $peasants }
board-territory = { $territory }: costa { $cost }, vale { $worth }, proprietario { $owner }
board-beside = Mazzo { $pile }. Scarti { $discards }. Sacchetto { $bag }.
board-hand = La tua mano: { $cards }

### Why an action is refused

action-unknown = «{ $text }» non è un’azione. Ci si aspetta qualcosa come: { $expected }.
game-over = La partita è finita: non si può fare più nulla.
chance-first = Prima deve decidere il caso: { $expected }.
no-chance-due = Ora non c’è nulla da pescare: la decisione spetta a un giocatore.
not-your-turn = { $house } non può decidere ora: la decisione spetta a { $expected }.
seat-unknown = Il posto { $seat } non esiste: questo tavolo ha { $players } posti, contati da 0.
seat-not-a-number = «{ $text }» non è un posto. Ci si aspetta un numero a partire da 0, oppure la parola «drawn».
place-done = Le navi sono già posizionate.
place-first = Prima bisogna posizionare le navi, per esempio: place VCV.
turn-nothing = Nessuna nave può girarsi: può farlo solo una nave appena svuotata dai pirati.
turn-first = Prima decide il proprietario della nave svuotata: turn o keep.
land-first = Il { $ship } ha caricato e ora deve salpare.
move-compulsory = Il turno non è finito: bisogna muovere una nave.
moved-already = In questo turno si è già mossa una nave.
no-expansion = Per questo serve l’espansione Domínio da Mar, che qui non è in gioco.
house-absent = { $house } non siede a questo tavolo.
no-modone = Modone non si trova su questa rotta.
no-square = Su questa rotta non c’è la casella { $square }.
raid-own = Il { $ship } di { $house } appartiene a te.
raid-twice = Puoi inviare i pirati una sola volta per turno.
raid-port = Il { $ship } di { $house } è in un porto, al sicuro dai pirati.
raid-empty = Il { $ship } di { $house } non ha nulla a bordo.
raid-conquerors = Il { $ship } di { $house } trasporta conquistatori: i pirati non possono saccheggiarlo.
raid-sails = Il { $ship } di { $house } ha vele { $sails }: ai pirati servono due carte di questi colori, non { $cards }.
raid-cards = Non hai in mano le carte { $cards }. Manca: { $missing }.
load-at-sea = Il { $ship } non è in un porto principale, quindi non può caricare.
load-no-conquerors = A { $port } non ci sono conquistatori.
load-no-peasants = A { $port } non ci sono contadini.
load-sails = Il { $ship } ha il colore { $colour } sulle vele, quindi non può caricare merci di quel colore.
load-none = A { $port } non ci sono merci di colore { $colour }.
load-compulsory = Il { $ship } deve caricare prima di lasciare il porto.
sail-not-ahead = { $landing } non si trova davanti al { $ship }.
sail-modone-ends = Il { $ship } non può arrivare a { $landing }: a Modone c’è un ormeggio libero e lì il movimento finisce.
sail-no-wind = Il { $ship } non può arrivare a { $landing }: per lasciare la casella { $square } manca una carta Vento di colore { $colour }.
sail-modone-full = Il { $ship } non può fermarsi a Modone: tutti gli ormeggi sono occupati.
sail-occupied = Il { $ship } non può fermarsi sulla casella { $landing }: c’è già una nave.
announce-due = La fine della partita è già decisa.
announce-missing = Per dichiarare la fine della partita ti serve almeno una merce di ogni colore. Manca: { $missing }.
conquer-taken = { $territory }: questo territorio è già conquistato.
conquer-exactly = { $territory } costa { $cost }: { $peasants } contadini valgono di più.
conquer-figures = { $territory } richiederebbe { $conquerors ->
    [one] { $conquerors } conquistatore
   *[other] { $conquerors } conquistatori
} e { $peasants ->
    [one] { $peasants } contadino
   *[other] { $peasants } contadini
}; tu ne hai { $own_conquerors } e { $own_peasants }.
train-peasants = { $own ->
    [one] Hai { $own } contadino
   *[other] Hai { $own } contadini
}, non { $number }.
train-supply = { $supply ->
    [one] Nella riserva c’è { $supply } conquistatore
   *[other] Nella riserva ci sono { $supply } conquistatori
}, non { $number }.

### What chance cannot be

letters-unknown = «{ $text }» non è comprensibile. Ci si aspettano lettere tra { $expected }.
letters-order = «{ $text }» non è comprensibile. Ci si aspettano lettere tra { $expected }, in quest’ordine.
filling-port = Il porto da rifornire è { $expected }, non { $found }.
filling-number = { $expected ->
    [one] Va pescato { $expected } cubetto
   *[other] Vanno pescati { $expected } cubetti
}, non { $found }.
filling-lacks = Il sacchetto contiene { $expected } × { $letter }: non è possibile pescarne { $found }.
draw-seat = A pescare è il posto { $expected }, non il posto { $found }.
draw-number = { $expected ->
    [one] Va pescata { $expected } carta
   *[other] Vanno pescate { $expected } carte
}, non { $found }.
draw-lacks = Il mazzo contiene { $expected } × { $letter }: non è possibile pescarne { $found }.
companion-tiles = Le tessere si indicano dove non stanno come previsto dalla scatola, e solo allora.
companion-filling = «{ $text }» non è comprensibile. Servono i cubi per un porto, per esempio { $expected }.
companion-draw = «{ $text }» non è comprensibile. Servono delle carte, per esempio { $expected }.
companion-hand-size = { $house } ha { $number ->
    [one] una carta
   *[other] { $number } carte
}, ma ne sarebbero state giocate { $needed }.
companion-hand-told = Secondo le carte indicate, { $house } non può giocare { $cards }.
companion-card-elsewhere = { $house } non può avere tante carte di colore { $colour }: le altre sono state viste altrove.
companion-no-deal = Non è stata trovata una distribuzione delle carte compatibile con tutto ciò che è stato indicato.
companion-no-advice = Si può consigliare { $house } solo se sono state indicate tutte le carte di quella mano.
companion-nothing-to-advise = Ora nessuno deve decidere.
scorer-goods = Sono stati contati { $found } × { $colour }, ma la scatola ne contiene { $most }.
scorer-figures = Sono stati contati { $found } personaggi, ma la scatola ne contiene { $most }.
scorer-territory = { $territory } può appartenere a una sola casata.
companion-no-entry = Non c’è una voce { $number }; serve un numero da 1 a { $last }.
companion-which-entry = «{ $text }» non dice quale voce si intende. Serve: { $expected }.
companion-welcome = Accanto alla vera scatola. Al tavolo: { $houses }. Scrivi che cosa succede; ? spiega, quit chiude.
companion-turn = Round { $round }. Decide { $house }:
companion-ask-fill = { $number ->
    [one] Per { $port } è stato pescato un cubo: quale? Nel sacchetto: { $bag }
   *[other] Per { $port } sono stati pescati { $number } cubi: quali? Nel sacchetto: { $bag }
}
companion-ask-draw = { $number ->
    [one] { $house } ha pescato una carta: quale? ? se non viene indicata.
   *[other] { $house } ha pescato { $number } carte: quali? ? per ognuna non indicata.
}
companion-misfit = La voce { $number } ({ $entry }) non è più possibile. Voci in attesa: { $waiting }.
companion-left = Il tavolo è stato lasciato. Voci: { $number }.
companion-help = Scrivi il numero di un’azione o il suo testo (load trio B, sail duo 7, raid Dandolo trio GB), cubi (RRG) o carte (GB, G?). board mostra il tavolo, list ciò che è stato raccontato. undo, change 12 load trio B, insert 12 announce e remove 12 lo correggono, drop toglie ciò che aspetta. advice chiede a un bot, save FILE scrive il resoconto, quit chiude. Lettere: Y giallo, P rosa, G verde, R rosso, O arancione, B blu, K nero, W bianco.
scorer-ask = { $house }: quantità di Y P G R O B, per esempio { $example }:
scorer-line = «{ $text }» non è comprensibile. Serve: { $expected }.
chance-other = Ci si aspetta «{ $expected }», non «{ $found }».
chance-not-recorded = La registrazione non contiene un esito del caso come evento { $number }.

### What a table cannot be

players-number = Golden Horn è per 2–4 giocatori, non per { $players }.
houses-number = Per { $players } giocatori servono { $players } casate, non { $number }.
names-number = { $players } posti richiedono { $players } nomi, oppure nessuno; non { $number }.
houses-equal = Ogni giocatore deve avere una casata tutta sua.
house-unknown = La casata «{ $house }» non esiste. Casate note: { $known }.
first-unknown = Il posto { $seat } non può iniziare: questo tavolo ha { $players } posti, contati da 0.
layout-unknown = La disposizione «{ $layout }» non esiste. Disposizioni note: { $known }.
modone-three = Modone come regola della casa è per tre giocatori; con { $players } si trova comunque sulla rotta.

### Che cosa rifiutano gli ambienti per agenti che imparano

env-option-unknown = L’opzione «{ $option }» non esiste. Opzioni note: { $known }.
env-choice-unknown = Per { $option } non esiste «{ $text }». Valori noti: { $known }.
env-code = «{ $text }» non è il numero di un’azione. Ci si aspetta un numero intero da 0 a { $last }.
env-not-begun = La partita non è cominciata. Ci si aspetta prima reset().
env-games-number = { $number } partite non si possono giocare insieme; ne serve almeno 1.
env-actions-shape = Ci si aspettano { $expected } numeri interi, un’azione per ogni partita, non { $found }.
env-bot-slow = Il bot «{ $bot }» non può giocare molte partite insieme. Ci si aspetta uno di questi: { $known }.
env-seat-alone = Il posto di chi impara si sceglie in mezzo ai bot. Ci si aspettano anche dei bot.

### What a box cannot be

box-not-toml = Il file della scatola non è TOML valido: { $detail }
box-unknown-entry = La scatola ha una voce sconosciuta, «{ $entry }». Voci note: { $known }.
box-not-a-table = Nella scatola, «{ $entry }» deve essere una tabella.
box-keys = Nella scatola, «{ $entry }» deve avere esattamente le voci { $expected }; trovate: { $found }.
box-not-tiles = Nella scatola, «{ $entry }» deve essere un elenco di tessere di mare come "RBY".
box-tile-count = La rotta per { $players } giocatori richiede { $expected } tessere di mare, non { $number }.
box-tile = «{ $tile }» non è una tessera di mare: servono R, Y e B, oppure O, P e G, una volta ciascuno.
box-neighbours = Le tessere { $tile } e { $neighbour } sono vicine e dello stesso tipo; le tessere vicine devono essere diverse.
box-sails = Il { $ship } di { $house } ha le vele «{ $sails }»; ci si aspettano tre vele di { $number ->
    [one] un colore
    [2] due colori
   *[other] tre colori
}.
box-fleet-colours = La flotta di { $house } non mostra tutti e sei i colori. Manca: { $missing }.
box-number = Nella scatola, «{ $entry }» vale { $value }; ci si aspetta un numero intero da { $low } a { $high }.
box-few-cubes = { $number } cubetti sono troppo pochi per riempire entrambi i porti.
box-few-cards = { $number } carte sono troppo poche per quattro mani da { $hand }.

### What a record cannot be

record-empty = Il file è vuoto; ci si aspetta una registrazione.
record-not-json = Questa non è una registrazione JSON completa: { $detail }
record-not-one = Questa non è una registrazione di Golden Horn.
record-no-version = La registrazione non indica la sua versione.
record-version = La registrazione ha la versione { $version }; questo programma legge la versione { $expected }.
record-rules-version = La registrazione segue la versione { $version } delle regole; questo programma conosce la versione { $expected }.
record-form = La registrazione non ha la forma giusta: { $detail }
record-legal = L’elenco delle azioni permesse non è giusto. Manca: { $missing }. Di troppo: { $surplus }.
notation-line = La riga { $number }, «{ $line }», non è comprensibile. Ci si aspetta qualcosa come: { $expected }
notation-cut = Il testo è incompleto: manca il risultato.
shuffle-commitment = Il segreto non corrisponde all’hash dichiarato in anticipo (commitment).
shuffle-other = Qui il segreto dà { $expected }, non { $found }.
result-early = La registrazione ha un risultato, ma la partita non è finita.
result-missing = La partita è finita, ma la registrazione non ha un risultato.
result-wrong = Nel risultato, «{ $entry }» dovrebbe essere { $expected }, non { $found }.
verify-event = evento { $number }

### The command line

file-not-read = Impossibile leggere { $file }: { $detail }
file-not-text = { $file } non è un file di testo.
file-not-written = Impossibile scrivere { $file }: { $detail }
games-number = Non si possono giocare { $number } partite; ci si aspetta almeno 1.
seed-range = Il seme (seed) { $seed } è fuori intervallo; ci si aspetta un valore da 0 a 9223372036854775807.
legal-needs-records = --legal elenca le azioni nelle registrazioni: indica anche --records FILE.

### Bots

bot-unknown = «{ $text }» non indica alcun bot. Ci si aspetta qualcosa come: { $expected }.
bot-class-missing = { $source } non ha una classe { $name }.
bot-incomplete = { $bot } non è un bot: un bot ha un nome (name) e un metodo choose(view, legal, budget).
bot-not-made = Impossibile creare il bot «{ $bot }»: { $detail }
bot-needs-extra = Il bot «{ $bot }» richiede l’extra «{ $extra }»: pip install "goldenhorn[{ $extra }]".
bots-preparing = Capitano, Ammiraglio e Doge vengono compilati. Succede una volta sola e dura circa un minuto.
bots-ready = Tutti i bot sono pronti.
bot-fault = Il bot “{ $bot }” ha commesso un errore: { $kind ->
    [crash] si è interrotto
    [hang] non ha risposto in tempo
    [illegal] ha scelto qualcosa di non permesso
   *[rubbish] la sua risposta non era un’azione
} ({ $detail }). È stato fermato; per lui decide la sorte.
wire-form = Il messaggio non ha la forma giusta: { $detail }

### The lab

lab-bots-number = { $number } bot non si possono disporre a un tavolo da { $players }; ne servono uno, due oppure uno per ogni posto.
lab-deals-number = Non si possono giocare { $number } distribuzioni; ne serve almeno 1.
lab-games-number = { $number } partite non si possono giocare; ne serve almeno 1.
lab-stop-range = { $percent } per cento non è una quota da verificare; serve più di 0 e meno di 100.
lab-workers-number = { $number } processi non possono giocare; ne serve almeno 1.
lab-worker-died = Un processo è terminato più volte sulle stesse distribuzioni. Ciò che è fatto resta; lo stesso comando riprende da lì.
lab-stopped = Fermato. Ciò che è fatto resta in { $directory }; lo stesso comando riprende da lì.
lab-bot-fault = Errori di “{ $bot }” in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $kind ->
    [crash] si è interrotto
    [hang] non ha risposto in tempo
    [illegal] ha scelto qualcosa di non permesso
   *[rubbish] la sua risposta non era un’azione
} ({ $detail }). Da lì in poi ha deciso per lui la sorte.
lab-extra-missing = Serve l'extra «{ $extra }»: pip install 'goldenhorn[{ $extra }]'.
lab-directory-other = { $directory } appartiene a un'altra serie. Differenze (lì, ora): { $differences }. Scegli un'altra cartella con --out.
lab-directory-unknown = { $directory } contiene qualcosa di diverso dai risultati di una serie. Scegli un'altra cartella con --out.
lab-directory-busy = Un altro processo sta scrivendo in { $directory }.
lab-cluster-unreachable = Il cluster { $address } non è raggiungibile: { $detail }
lab-cluster-failed = Il cluster { $address } ha avuto un guasto: { $detail }
lab-cluster-program = Una macchina del cluster ha un'altra versione di questo programma.
lab-settings-unknown = «{ $text }» non è un tipo di tavolo. Serve qualcosa tra: { $known }.
lab-cells-unknown = Nessuna cella della classifica si chiama «{ $text }». Note: { $known }.
lab-ladder-form = La classifica { $file } non ha la forma giusta: { $detail }
lab-fleets-number = Non si possono confrontare { $number } assegnazioni; ce ne sono { $known }.
lab-ship-unknown = «{ $text }» non è una nave. Serve qualcosa come: GYR per un trio, BBO per un duo, PPP per un mono.

### Reasons for a move, as an adviser gives them

reason-announces-ahead = { $points ->
    [one] chiude la partita con { $points } punto di vantaggio
   *[other] chiude la partita con { $points } punti di vantaggio
}
reason-announces = chiude la partita prima che gli altri guadagnino di più
reason-ends-ahead = { $points ->
    [one] porta alla fine della partita con { $points } punto di vantaggio
   *[other] porta alla fine della partita con { $points } punti di vantaggio
}
reason-conquers = { $points ->
    [one] conquista { $territory }: { $points } punto
   *[other] conquista { $territory }: { $points } punti
}
reason-conquers-before = prende { $territory } prima che possa farlo { $house }
reason-trains-for = { $number ->
    [one] fa di { $number } contadino un conquistatore: basta per { $territory }
   *[other] fa di { $number } contadini dei conquistatori: basta per { $territory }
}
reason-trains = { $number ->
    [one] fa di { $number } contadino un conquistatore
   *[other] fa di { $number } contadini dei conquistatori
}
reason-done = tiene tutto per dopo
reason-new-colour = { $number ->
    [6] completa il sesto colore: { $colour }
    [5] completa il quinto colore: { $colour }
    [4] completa il quarto colore: { $colour }
   *[other] porta a casa un colore nuovo: { $colour }
}
reason-sets = { $points ->
    [one] completa una serie: { $points } punto in più
   *[other] completa delle serie: { $points } punti in più
}
reason-home = { $points ->
    [one] porta a casa { $points } punto
   *[other] porta a casa { $points } punti
}
reason-robs-needed = toglie a { $house } ciò che gli manca: { $colour }
reason-robs-leader = saccheggia { $house }, che è in testa
reason-robs = ruba una merce a { $house }
reason-loads-lacking = carica ciò che ti manca: { $colour } × { $number }
reason-denies-colour = porta via ciò che manca a { $house }: { $colour }
reason-loads-many = carica molto in una volta: { $colour } × { $number }
reason-loads-figures = { $number ->
    [one] prende con sé { $number } personaggio
   *[other] prende con sé { $number } personaggi
}
reason-denies-berth = toglie a { $house } l’ultimo ormeggio
reason-denies-port = impedisce a { $house } di arrivare a { $port } senza carte
reason-safe = non lascia nulla ai pirati (prima: { $before } %)
reason-safer = rende meno probabile un saccheggio: { $after } % invece di { $before } %
reason-modone = a Modone è al sicuro dai pirati
reason-hardly-robbed = { $percent ->
    [0] nessuno può derubarla prima del tuo prossimo turno
   *[other] difficilmente può essere derubata: { $percent } %
}
reason-draws = { $number ->
    [one] pesca { $number } carta
   *[other] pesca { $number } carte
}
reason-no-cards = { $number ->
    [one] avanza di { $number } tappa senza carte Vento
   *[other] avanza di { $number } tappe senza carte Vento
}
reason-passes = { $number ->
    [one] supera { $number } nave
   *[other] supera { $number } navi
}
reason-near = è a una tappa da { $port }
reason-nearer = { $number ->
    [one] avvicina il carico a { $port }: resta { $number } tappa
   *[other] avvicina il carico a { $port }: restano { $number } tappe
}
reason-fetches = è in rotta per { $port }, dove c’è un colore che ti manca: { $colour }
reason-course = { $number ->
    [one] ha { $number } tappa fino a { $port }
   *[other] ha { $number } tappe fino a { $port }
}
reason-placing = comincia con { $venice } a Venezia e { $constantinople } a Costantinopoli
reason-only = non c’è altro da fare
reason-looks-best = promette bene per diversi turni

### At a table of the server

seat-taken = Il posto { $seat } è già occupato.
seat-here = Solo chi apre un tavolo può sedersi con la preparazione; qui ci si siede a un posto libero.
seat-open = Il posto { $seat } è ancora libero.
seat-not-yours = Non è il tuo posto.
seat-away = Un bot sta giocando per te; prima torna al tavolo.
seat-away-already = Per questo posto gioca già un bot.
seat-not-away = Per questo posto non gioca nessun bot; non c’è nulla da riprendere.
house-taken = La casata { $house } è già stata scelta.
not-ready = { $name } non è ancora pronto.
host-only = Può farlo solo chi ha aperto il tavolo.
table-unknown = Questo tavolo non esiste. Il link è completo?
table-started = La partita è già iniziata.
table-not-started = La partita non è ancora iniziata.
table-closed = Questo tavolo è chiuso.
tables-too-many = Non sono possibili più di { $most } tavoli aperti insieme; prima finiscine o chiudine uno.
too-late = Nel frattempo è successo altro; ecco la situazione attuale.
undo-nothing = Non c’è una tua mossa da annullare.
undo-revealed = Da allora è stato pescato o rivelato qualcosa; non si può annullare.
game-not-over = La partita non è ancora finita.
game-unknown = Questa partita non esiste, o non è tua.
rematch-already = La rivincita è già aperta.
clock-bonus = Il bonus esiste solo con un orologio per l’intera partita.
clock-over = Il tuo tempo per questa partita è finito; il bot continua a giocare.
chat-off = A questo tavolo la chat è disattivata.
chat-phrases = A questo tavolo ci sono solo frasi pronte.
chat-either = È attesa una frase pronta oppure un testo, solo uno dei due.
name-first = Prima datti un nome.
account-already = Hai già un account.
login-taken = Il nome { $login } è già in uso.
login-wrong = Il nome o la password non sono corretti.
carry-unknown = Questo link non vale più: funziona una volta sola ed entro un’ora.
message-form = Non è stato capito: { $detail }
body-too-long = È troppo lungo; sono ammessi { $most } byte.
advice-off = A questo tavolo non si danno consigli: chi lo ha aperto non li ha permessi.
advice-no-seat = I consigli sono per chi siede al tavolo.
advice-loading = Il consigliere non è ancora pronto; chiedi di nuovo tra un momento.
advice-missing = Al consigliere serve ciò che porta goldenhorn[{ $extra }].
advice-failed = Il consigliere non ci è riuscito; è stato annotato.
advice-waiting = Il consigliere sta ancora pensando alla tua ultima domanda.
too-many = Troppe richieste insieme; riprova tra un momento.
server-failed = Il server ha avuto un problema; è stato annotato.

### What a message cannot be

form-json = È atteso JSON in UTF-8; questo non si può leggere.
form-deep = È annidato troppo in profondità.
form-missing = Manca «{ $where }».
form-unknown = «{ $where }» qui non è previsto.
form-type = «{ $where }» non va bene. Atteso: { $expected }.
form-least = «{ $where }» è troppo piccolo; il minimo è { $number }.
form-most = «{ $where }» è troppo grande; il massimo è { $number }.
form-range = «{ $where }» non è un numero utilizzabile qui.
form-text-least = «{ $where }» è troppo corto; caratteri, come minimo: { $number }.
form-text-most = «{ $where }» è troppo lungo; caratteri, al massimo: { $number }.
form-list-least = «{ $where }» ha troppo pochi elementi; il minimo è { $number }.
form-list-most = «{ $where }» ha troppi elementi; il massimo è { $number }.
form-choice = «{ $where }» non può essere «{ $value }». Valori possibili: { $known }.
form-name = «{ $where }» non è un nome. È attesa una riga visibile, senza caratteri di controllo e senza spazi all’inizio e alla fine.
form-text = «{ $where }» non è un testo che si possa dire. È attesa una riga non vuota, senza caratteri di controllo.
form-salt = «{ $where }» non va bene. Sono ammessi al massimo 64 fra lettere, cifre, «-» e «_».
form-action = «{ $where }» non è un’azione. È atteso qualcosa come: load trio B.
form-sails = «{ $where }» non va bene. Sono attese tre lettere fra YPGROB.
json-int = un numero intero
json-float = un numero decimale
json-str = un testo
json-bool = true o false
json-array = un elenco
json-object = un oggetto
json-null = null
path-unknown = A questo indirizzo non c’è nulla.
method-unknown = A questo indirizzo non è possibile; sono possibili: { $known }.
origin-other = La richiesta veniva dalla pagina di un altro sito, perciò non è stata eseguita.

### Running a server

database-url = «{ $url }» non è un database. Atteso: sqlite:///FILE o postgresql://NOME@HOST/DATABASE.
database-driver = Manca il driver per { $url }; arriva con goldenhorn[{ $extra }].
database-newer = Il database appartiene a una versione più recente: { $detail }
setting-number = { $name } non è un numero: «{ $text }».
setting-log-level = «{ $text }» non è un livello di log. Atteso: { $known }.
setting-processes = { $number } processi non sono possibili; ne serve almeno uno.
processes-need-postgres = { $number } processi richiedono PostgreSQL (--database-url postgresql://...); il database incorporato ne ha uno.

### Lezioni

lesson-unknown = Non esiste una lezione “{ $name }”. Note: { $known }.
lesson-scene = Questa lezione non ha una scena { $number }, contando da 0.
lesson-scene-over = Questa scena è finita; si va avanti con la prossima.
lesson-way = La scena non va così: “{ $action }” non ne fa parte. Ricominciala.
coach-bots-only = Il maestro parla solo a una persona che gioca da sola contro i bot.

### L’analisi di una partita

analysis-unfinished = La partita di questa registrazione non è finita; si possono analizzare solo partite finite.
analysis-several = { $file } contiene { $number } registrazioni; ci si aspettava una sola partita.
analysis-fault = La registrazione non segue le regole, quindi la partita non può essere analizzata: { $detail }
analysis-stopped = Fermata. Quello che è fatto resta; lo stesso comando riprende da lì.
analysis-foreign-box = Questa partita è stata giocata con un’altra scatola. Le probabilità sono state apprese con quella normale e qui sono meno sicure.
analysis-title = Analisi di una partita: { $houses }
analysis-judged = { $judged ->
    [one] { $judged } decisione con una scelta giudicata
   *[other] { $judged } decisioni con una scelta giudicate
} { $depth ->
    [deep] a fondo
   *[quick] rapidamente
}, ognuna solo in base a ciò che chi giocava poteva sapere.
analysis-sums = Abilità e fortuna
analysis-sums-note = In percentuale di una vittoria: inizio + abilità + fortuna = risultato.
analysis-house = Casata
analysis-start = Inizio
analysis-skill = Abilità
analysis-luck = Fortuna
analysis-result = Risultato
analysis-accuracy = Precisione
analysis-doubtful = Dubbie
analysis-mistakes = Errori
analysis-blunders = Errori gravi
analysis-curve = Probabilità di vincere, evento per evento
analysis-moments = Momenti decisivi
analysis-no-moments = Nessun singolo evento ha deciso questa partita.
analysis-marked = Decisioni segnate
analysis-no-marks = Nessuna decisione è segnata.
analysis-decisions = Tutte le decisioni di { $house }
analysis-when = Round { $round }
analysis-other = { $action }: { $chance } % ± { $error }
analysis-played = giocata
analysis-mark = { $mark ->
    [blunder] Errore grave
    [mistake] Errore
   *[doubtful] Dubbia
}
moment-mark = { $mark ->
    [blunder] Un errore grave
   *[mistake] Un errore
} costa a { $house } { $points } punti: { $played }. Meglio: { $better }.
moment-turn = { $change ->
    [up] La probabilità di { $house } sale di { $points } a { $chance } %. { $event }
   *[down] La probabilità di { $house } scende di { $points } a { $chance } %. { $event }
}
moment-stroke = { $change ->
    [up] Fortuna per { $house }: { $points } punti. { $event }
   *[down] Sfortuna per { $house }: { $points } punti. { $event }
}
moment-end = { $house } dichiara la fine della partita con una probabilità del { $chance } %.
analysis-one = Aspetti già un’altra analisi; una alla volta.
analysis-not-yours = Solo chi ha chiesto questa analisi può fermarla.
explore-seats = Questa partita ha { $players } posti, non { $number }.
explore-plans = Per giocare da qui, siediti almeno in un posto; gli altri vanno ai bot.
explore-step = Questa partita non ha una posizione { $step }; l’ultima è { $last }.
