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
play-help = Scrivi il numero di un’azione oppure il suo testo, per esempio: load trio B, sail duo 7, raid Dandolo trio GB. Con save FILE salvi la partita fino a questo punto, con quit esci. Lettere: Y giallo, P rosa, G verde, R rosso, O arancione, B blu.
play-left = Partita interrotta.
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
bots-preparing = Captain, Admiral e Doge vengono compilati. Succede una volta sola e dura circa un minuto.
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
