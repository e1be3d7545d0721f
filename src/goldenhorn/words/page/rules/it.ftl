# The rulebook, in Italian. Numbers are those of docs/rules.md. “-text” retells the rulebooks, “-decided” what they leave
# open and is decided here, “-assumed” what only the printed pieces show.

rules-title = Regole
rules-lead = Tutto il gioco, regola per regola. I numeri sono gli stessi che il tavolo indica quando ti chiede qualcosa o quando una cosa non si può fare.
rules-source = Raccontate con parole nostre a partire dai regolamenti tedesco, polacco, inglese e italiano. Dove non concordano, vale l’originale tedesco.
rules-contents = Indice
rules-search = Cerca
rules-search-hint = Una parola o un numero, come 5.9
rules-found = { $number ->
    [0] Nessuna regola trovata
    [one] { $number } regola trovata
   *[other] { $number } regole trovate
}
rules-found-none = Nessun risultato. Prova con meno lettere o con un numero, come 5.9.
rules-which = Quali regole
rules-motion = Figure animate
rules-print = Stampa
rules-decided = Scelta
rules-decided-about = Qui i regolamenti tacciono o si contraddicono. È una scelta di questa edizione.
rules-assumed = Ipotesi
rules-assumed-about = Lo mostrano solo i materiali stampati, nessun testo lo dice. Chi possiede la scatola può giocare con quello che vi trova davvero.
rules-own-box = Questo tavolo gioca con materiali propri: i numeri e i colori qui sono quelli del tavolo.
rules-no-number = Non esiste una regola { $number }.
rules-whole = Tutte le regole
rules-previous = Regola precedente
rules-next = Regola successiva
rules-house = Casata
rules-mono = Un colore
rules-duo = Due colori
rules-trio = Tre colori
rules-territory = Territorio
rules-cost = Costo
rules-worth = Valore
rules-players = { $players } giocatori

### Chapters

rules-chapter-1 = Materiali di gioco
rules-chapter-2 = Preparazione
rules-chapter-3 = Il tuo turno
rules-chapter-4 = I pirati
rules-chapter-5 = Muovere una nave
rules-chapter-6 = Fine della partita
rules-chapter-7 = Punteggio
rules-chapter-8 = L’espansione Domínio da Mar
rules-chapter-8-text = Con l’espansione resta valido tutto quanto detto finora, salvo ciò che cambia in questo capitolo.
rules-chapter-9 = Buono a sapersi
rules-chapter-9-text = Nessuno resta mai bloccato: una mossa permessa c’è sempre, perché il porto verso cui si naviga è sempre raggiungibile. Quante carte Vento costa un approdo dipende solo da dove si ferma la nave: non si sceglie mai fra due prezzi. Ogni cubetto, ogni carta e ogni personaggio si trova sempre in un solo posto. Anche se tutti tirassero a sorte, una partita durerebbe più o meno da 25 a 40 round.

### 1 Materiali di gioco

rule-1-1 = Sei colori
rule-1-1-text = Giallo, rosa, verde, rosso, arancione e blu: merci, carte, vele e caselle di mare usano gli stessi sei colori. Ognuno ha anche un proprio segno, così nessuno deve affidarsi soltanto al colore.
rule-1-2 = Merci e carte
rule-1-2-text = Le merci sono { $cubes } cubetti di legno, { $cubes_each } per colore, in un sacchetto di stoffa. Le carte sono { $cards }, { $cards_each } per colore. Una carta serve da vento per una tua nave oppure, insieme a un’altra, da pirati contro una nave avversaria.
rule-1-3 = I porti principali
rule-1-3-text = Venezia e Costantinopoli stanno ai due capi della rotta. Lì aspettano le merci, e c’è posto per un numero qualsiasi di navi.
rule-1-4 = Modone
rule-1-4-text = Il porto a metà strada ha due ormeggi da un lato e tre dall’altro. Quale lato si usa dipende dal numero dei giocatori.
rule-1-5 = Le tessere di mare
rule-1-5-text = Il mare è fatto di quattro tessere da tre caselle. Due portano il simbolo ● e mostrano rosso, giallo e blu; le altre due portano ▲ e mostrano arancione, rosa e verde.
rule-1-6 = L’ordine delle caselle
rule-1-6-assumed = L’ordine dei tre colori su una tessera è ricavato dagli esempi del regolamento. Si legge da Venezia a Costantinopoli.
rule-1-7 = Flotta e magazzino
rule-1-7-text = Comandi tre navi con tre vele ciascuna: il mono di un solo colore, il duo di due, il trio di tre. Insieme mostrano tutti e sei i colori. Quello che portano a casa finisce nel tuo magazzino.
rule-1-8 = Le quattro flotte
rule-1-8-assumed = Quali vele porta ogni casata. Ogni colore compare esattamente su due trio, due trio qualsiasi hanno un colore in comune e i quattro mono sono tutti diversi. Fra tutte le flotte di questo tipo, queste si sono rivelate le più equilibrate in molte migliaia di partite.

### 2 Preparazione

rule-2-1 = Disporre la rotta
rule-2-1-text = Da Venezia a Costantinopoli: in due ▲, Modone con due ormeggi, ●. In tre ● ▲ ● ▲, senza Modone. In quattro ● ▲, Modone con tre ormeggi, ● ▲.
rule-2-2 = Varianti del tavolo
rule-2-2-decided = Prima di cominciare ci si può accordare su due cose. Con la rotta mescolata i simboli si alternano comunque, anche ai due lati di Modone, ma si tira a sorte quale viene per primo e l’ordine dei colori su ogni tessera. E Modone può stare nel mezzo anche in tre, con tre ormeggi e con le carte da pescare.
rule-2-3 = Scegliere una casata
rule-2-3-text = Ogni giocatore prende le navi e il magazzino di una casata.
rule-2-3-decided = Chi si siede sceglie una casata libera, oppure ne riceve una.
rule-2-4 = Chi comincia
rule-2-4-text = Comincia il giocatore più anziano; poi si prosegue in senso orario.
rule-2-4-decided = Sullo schermo, chi apre il tavolo indica il primo giocatore oppure lascia decidere la sorte. I posti si seguono in senso orario.
rule-2-5 = Distribuire le navi
rule-2-5-text = Distribuisci le tue tre navi fra Venezia e Costantinopoli come preferisci: tutte in un porto, oppure due da una parte e una dall’altra.
rule-2-5-decided = Lo si fa uno dopo l’altro, in ordine di turno, prima di vedere merci o carte.
rule-2-6 = Le prime merci
rule-2-6-text = Poi si pescano alla cieca dal sacchetto { $port } cubetti per Venezia e { $port } per Costantinopoli. Con l’espansione valgono 8.1 e 8.3.
rule-2-7 = Le prime carte
rule-2-7-text = Poi si mescolano le carte. Ognuno ne riceve { $hand }, nascoste agli altri; le rimanenti formano il mazzo coperto.

### 3 Il tuo turno

rule-3-1 = Prima i pirati, poi una nave
rule-3-1-text = Se vuoi, invii i pirati, una sola volta (4.1). Poi devi muovere una delle tue navi (5.1), e con questo il turno è finito.
rule-3-2 = In ogni momento del turno
rule-3-2-decided = Puoi dichiarare la fine (6.2), conquistare (8.10) e addestrare (8.12) prima che la nave si muova, prima o dopo un assalto, e ancora dopo che è arrivata, ha scaricato e hai pescato le carte; non però fra il carico e l’approdo. Se dopo il movimento non c’è nulla del genere da fare, il turno passa subito. Altrimenti sei tu a dire quando hai finito.

### 4 I pirati

rule-4-1 = Due carte dei colori delle vele
rule-4-1-text = Scarta due carte, ognuna di un colore presente sulle vele della nave presa di mira. Possono anche essere uguali. Contro un trio ci sono quindi sei coppie possibili, contro un duo tre, contro un mono una sola.
rule-4-2 = Chi si può assaltare
rule-4-2-text = Una nave avversaria in mare aperto, con qualcosa a bordo. A Venezia, a Costantinopoli e a Modone le navi sono al sicuro.
rule-4-3 = Il bottino
rule-4-3-text = Una merce passa da quella nave direttamente nel tuo magazzino. Una nave così trasporta un solo tipo di merce, quindi non c’è nulla da scegliere.
rule-4-4 = Una volta per turno
rule-4-4-text = Nel tuo turno puoi assaltare una volta sola, e solo prima di muovere una nave.
rule-4-5 = Girare una nave svuotata
rule-4-5-text = Se l’assalto ha tolto l’ultima merce a bordo, il proprietario può girare la nave sulla sua casella.
rule-4-5-decided = Il proprietario decide subito, prima che chi ha assaltato prosegua. Se non la gira ora, la nave mantiene la rotta.
rule-4-6 = Vuota per un altro motivo
rule-4-6-decided = Una nave salpata senza carico (5.4) non può girarsi in mare.

### 5 Muovere una nave

rule-5-1 = Sempre avanti
rule-5-1-text = La prua indica uno dei due porti principali, e la nave naviga solo in quella direzione. In un porto principale guarda verso l’altro. In mare e a Modone non può girarsi, tranne dopo un assalto (4.5).
rule-5-2 = Caricare
rule-5-2-text = Lasciando Venezia o Costantinopoli, la nave carica tutte le merci di un solo colore che si trovano lì. Quel colore non deve comparire sulle sue vele. Subito dopo il porto torna a { $port } merci, pescate alla cieca dal sacchetto, o a quante ne restano.
rule-5-3 = Caricare è obbligatorio
rule-5-3-decided = Se la nave può caricare qualcosa, deve farlo. Vedi le nuove merci nel porto prima di decidere fin dove navigare.
rule-5-4 = Niente da caricare
rule-5-4-decided = Se nel porto non c’è nulla che questa nave possa caricare, salpa vuota e il porto non viene rifornito.
rule-5-5 = Le caselle occupate non contano
rule-5-5-text = La nave va sulla casella successiva. Se è occupata, la salta e si ferma sulla prima libera.
rule-5-6 = Vele del colore della casella
rule-5-6-text = Se una delle sue vele ha il colore della casella, la nave può proseguire gratis.
rule-5-7 = Carte Vento
rule-5-7-text = Su ogni altra casella serve vento: scarta una carta del colore della casella e la nave prosegue. Puoi farlo tutte le volte che hai le carte.
rule-5-7-decided = Dove le vele hanno già il colore giusto non si possono giocare carte Vento.
rule-5-8 = Fermarsi
rule-5-8-text = Puoi terminare il viaggio su ogni casella in cui la nave arriva. Deve però avanzare almeno di un passo.
rule-5-9 = Nei porti il viaggio finisce
rule-5-9-text = A Venezia, a Costantinopoli e a Modone il movimento termina. Se a Modone tutti gli ormeggi sono occupati, la si salta come una casella occupata. Una nave che lascia Modone mantiene la direzione e lì non carica nulla.
rule-5-10 = Scaricare
rule-5-10-text = Quando la nave arriva a Venezia o a Costantinopoli, tutto il carico finisce nel tuo magazzino.
rule-5-11 = Pescare le carte
rule-5-11-text = Arrivando in uno dei tre porti peschi delle carte: una con il trio, due con il duo, tre con il mono. In due giocatori a Modone non si pesca.
rule-5-12 = Quando il mazzo finisce
rule-5-12-text = Si mescolano gli scarti, che diventano il nuovo mazzo. In mano puoi tenere quante carte vuoi.
rule-5-12-decided = Si mescola quando c’è una carta da pescare e il mazzo è vuoto; le carte Vento dello stesso movimento sono allora già fra gli scarti. Se mancano anche gli scarti, peschi solo quello che c’era.
rule-5-13 = Che cosa vedono tutti
rule-5-13-decided = Porti, navi, carichi, magazzini, scarti e la quantità di carte in mano, nel mazzo e di cubetti nel sacchetto sono palesi. Nascosti sono soltanto le carte in mano agli altri e l’ordine del mazzo. Ciò che se ne può calcolare, come il contenuto del sacchetto, può essere mostrato.

### 6 Fine della partita

rule-6-1 = Un porto si esaurisce
rule-6-1-text = La fine è decisa appena un porto principale, dopo il rifornimento, resta senza merci.
rule-6-1-decided = Se il sacchetto è vuoto, accade appena lì si caricano le ultime merci.
rule-6-2 = Dichiarare la fine
rule-6-2-text = Se nel tuo magazzino c’è almeno una merce di ognuno dei sei colori, trasportata o rubata, nel tuo turno puoi dichiarare la fine. Non sei mai obbligato.
rule-6-2-decided = Se la fine è già decisa, nessuno può più dichiararla: vale la prima causa.
rule-6-3 = L’ultimo round
rule-6-3-text = Il round si gioca fino in fondo. L’ultimo turno è di chi siede alla destra del primo giocatore, così tutti hanno avuto lo stesso numero di turni.
rule-6-4 = Quando non succede più nulla
rule-6-4-decided = Se per 20 round di fila nessuno ha caricato, scaricato o rubato nulla, la partita finisce con quel round. Conquistare e addestrare non contano. Altrimenti le navi vuote potrebbero andare avanti e indietro per sempre.

### 7 Punteggio

rule-7-1 = Merci
rule-7-1-text = Ogni merce nel tuo magazzino vale 1 punto. Le merci ancora a bordo delle navi non valgono nulla.
rule-7-2 = Serie
rule-7-2-text = Merci diverse formano serie: quattro colori danno 1 punto in più, cinque ne danno 2, sei ne danno 4. Ogni merce conta per una sola serie. Le serie si formano sempre nel modo più vantaggioso per te: prima quelle da sei, poi da cinque, poi da quattro.
rule-7-3 = Un esempio
rule-7-3-text = 3 arancioni, 2 rosse, 1 verde, 4 gialle, 1 blu e 2 rosa sono 13 merci, cioè 13 punti. Una serie da sei ne aggiunge 4 e una da quattro ne aggiunge 1: 18 punti.
rule-7-4 = Chi vince
rule-7-4-text = Vince chi ha più punti. A parità di punti la partita finisce pari fra quei giocatori.

### 8 L’espansione

rule-8-1 = Nuovi materiali
rule-8-1-text = Altri { $extra } cubetti entrano nel sacchetto, { $black } neri e { $white } bianchi. Fin dal primo rifornimento i porti si riempiono fino a { $port_expansion } invece che a { $port }. { $conquerors } conquistatori formano la riserva.
rule-8-2 = Territori
rule-8-2-text = Accanto alla rotta ci sono cinque territori: Zara, Durazzo, Candia, Negroponte e Galata. Ognuno costa un certo numero di conquistatori e alla fine vale punti.
rule-8-2-assumed = Quanto costano e quanto valgono. Lo conferma in parte una recensione pubblicata, e tutti insieme costano esattamente quanti sono i conquistatori nella scatola.
rule-8-3 = I conquistatori arrivano in porto
rule-8-3-text = Dopo ogni rifornimento di un porto, ogni cubetto nero o bianco è sostituito da un conquistatore della riserva. I neri escono dal gioco e si mettono da parte (8.11), i bianchi tornano nel sacchetto.
rule-8-3-decided = Prima si pesca tutto il rifornimento, poi si sostituisce: così nessun cubetto bianco esce due volte nello stesso rifornimento. Venezia viene prima di Costantinopoli. Per i posti rimasti vuoti non si pesca di nuovo.
rule-8-4 = Occupano posto
rule-8-4-decided = Conquistatori e contadini in un porto contano fra i suoi { $port_expansion } posti.
rule-8-5 = Conquistatori invece di merci
rule-8-5-text = Lasciando un porto principale, una nave può prendere, al posto delle merci, tutti i conquistatori che vi si trovano.
rule-8-5-decided = Caricare resta obbligatorio: merci o personaggi, quello che è possibile.
rule-8-6 = Al sicuro dai pirati
rule-8-6-text = Una nave con conquistatori si muove come le altre, ma non può essere assaltata.
rule-8-7 = Sbarcare
rule-8-7-text = A Venezia o a Costantinopoli i personaggi finiscono nel tuo magazzino, proprio come le merci.
rule-8-8 = Contadini
rule-8-8-text = Quando nella riserva non ci sono più conquistatori, al posto di un cubetto nero o bianco arriva un contadino: uno dei cubetti neri messi da parte.
rule-8-8-decided = In un rifornimento prima si mettono da parte tutti i cubetti neri pescati e si rimettono nel sacchetto tutti i bianchi. Poi i posti si riempiono con conquistatori finché ce ne sono nella riserva, quindi con contadini finché ci sono cubetti neri da parte; gli altri restano vuoti.
rule-8-9 = Contadini a bordo
rule-8-9-text = I contadini si caricano da soli o insieme ai conquistatori. Una nave con contadini ma senza conquistatori può essere assaltata; il bottino è un contadino.
rule-8-9-decided = Chi carica personaggi prende quindi tutti i conquistatori, o tutti i contadini, o tutti quanti.
rule-8-10 = Conquistare un territorio
rule-8-10-text = In ogni momento del tuo turno (3.2) puoi prendere un territorio libero. Paghi esattamente il suo costo dal tuo magazzino: un conquistatore vale 1, due contadini insieme valgono 1. I conquistatori tornano nella riserva, i contadini fra i cubetti neri messi da parte.
rule-8-10-decided = Puoi conquistare tutte le volte che puoi pagare. Con quante coppie di contadini pagare lo decidi tu, da nessuna a tutte.
rule-8-11 = I cubetti neri messi da parte
rule-8-11-text = Tutti i cubetti neri usciti dal gioco restano da parte. Da lì vengono i contadini, e lì ritornano.
rule-8-12 = Addestrare i contadini
rule-8-12-text = In ogni momento del tuo turno puoi scambiare i contadini del tuo magazzino con conquistatori, uno per uno, finché ce ne sono nella riserva. I contadini a bordo delle navi non si possono addestrare. I cubetti neri tornano da parte.
rule-8-13 = Preso è preso
rule-8-13-text = Un territorio resta a chi lo ha conquistato.
rule-8-14 = La fine con l’espansione
rule-8-14-text = La fine è decisa anche quando tutti e cinque i territori sono conquistati. E un porto è esaurito (6.1) solo quando non ci sono più né merci né conquistatori.
rule-8-14-decided = I contadini da soli non tengono aperto un porto. Poiché i cubetti bianchi tornano nel sacchetto, questo non si svuota mai del tutto: un porto si esaurisce solo dopo che la riserva dei conquistatori è finita.
rule-8-15 = Il punteggio con l’espansione
rule-8-15-text = Si aggiungono il valore dei tuoi territori e 1 punto per ogni conquistatore e ogni contadino nel tuo magazzino. I personaggi non fanno parte di nessuna serie e non contano come colore per dichiarare la fine (6.2).

### What the pictures show

scene-colours = Sei cubetti in fila: giallo con un sole, rosa con un fiore, verde con una foglia, rosso con un rombo, arancione con una mezzaluna, blu con onde.
scene-bag = Dal sacchetto di stoffa escono cubetti; accanto ci sono il mazzo e una carta di ogni colore.
scene-ports = Venezia a sinistra, Costantinopoli a destra, con navi in entrambi i porti.
scene-modone = Modone con due ormeggi e Modone con tre ormeggi.
scene-tiles = Una tessera con il cerchio in rosso, blu e giallo e una con il triangolo in arancione, rosa e verde.
scene-way = Le caselle della rotta in fila, da Venezia a Costantinopoli, con Modone nel mezzo.
scene-fleet = Tre navi di una casata: tre vele di un colore, di due colori, di tre colori. Sotto, tutti e sei i colori.
scene-fleets = Le dodici navi delle quattro casate con le loro vele.
scene-ways = La rotta per due, tre e quattro giocatori, una sotto l’altra.
scene-shuffled = I colori di una tessera di mare si scambiano di posto.
scene-houses = I quattro stemmi; se ne sceglie uno, poi appaiono le navi di quella casata.
scene-order = Quattro stemmi intorno a un tavolo; il turno passa in senso orario a partire dal primo giocatore.
scene-placing = Tre navi si distribuiscono: due a Venezia, una a Costantinopoli.
scene-filling = I cubetti passano dal sacchetto a un porto finché è pieno.
scene-dealing = Le carte vanno coperte dal mazzo a quattro giocatori.
scene-turn = Prima si scartano due carte e si ruba un cubetto, poi si muove una propria nave.
scene-anytime = Un turno come linea: prima dell’assalto, dopo l’assalto e dopo l’approdo c’è spazio per altro; fra carico e approdo no.
scene-pairs = Una nave con tre vele diverse e le sei coppie di carte con cui la si può assaltare.
scene-targets = Tre navi: quella carica in mare si può assaltare; quella vuota e quella in porto no.
scene-raid = Si scartano due carte e un cubetto vola dalla nave al magazzino.
scene-turning = I pirati prendono l’ultimo cubetto e la nave vuota si gira sulla sua casella.
scene-adrift = Una nave salpata senza carico mantiene la rotta; il segno per girarsi è barrato.
scene-heading = Una nave avanza di casella in casella con la prua davanti e nel porto d’arrivo guarda di nuovo indietro.
scene-loading = La nave carica i due cubetti blu, perché sulle sue vele il blu non c’è; dal sacchetto ne arrivano altri.
scene-unladen = Tutti i cubetti del porto hanno i colori delle vele; la nave salpa vuota.
scene-passing = Una nave salta due caselle occupate e arriva sulla prima libera.
scene-matching = Le vele hanno il colore delle prime due caselle: la nave prosegue ogni volta e si ferma sulla terza.
scene-wind = Su una casella senza vela dello stesso colore si scarta una carta di quel colore e la nave prosegue.
scene-stopping = La nave potrebbe fermarsi su ognuna di tre caselle; si ferma sulla seconda.
scene-haven = Una nave termina il viaggio in un ormeggio libero di Modone. Poi gli ormeggi sono pieni e un’altra nave salta Modone.
scene-unloading = Una nave entra in porto e i suoi cubetti finiscono nel magazzino.
scene-drawing = Tre navi in porto: quella con tre colori dà una carta, quella con due colori due, quella con un colore tre.
scene-reshuffling = Il mazzo è vuoto; gli scarti si girano e diventano il mazzo.
scene-known = Visibili: cubetti, navi e scarti. Coperti: le carte in mano agli altri e il mazzo.
scene-emptied = Gli ultimi cubetti lasciano il porto e nel sacchetto non c’è più nulla.
scene-announcing = In un magazzino arriva il sesto colore e suona la campana.
scene-last-round = Il turno passa fino al giocatore alla destra del primo; lì la partita finisce.
scene-quiet = Un contatore dei round tranquilli arriva a 20.
scene-points = Tre cubetti nel magazzino danno tre punti; i due a bordo della nave non ne danno.
scene-sets = Un magazzino con le merci dell’esempio: una fila di sei colori dà 4, una di quattro dà 1.
scene-winner = Si confrontano i punti di quattro giocatori; chi ne ha di più riceve la corona.
scene-dark-cubes = Cubetti neri e bianchi entrano nel sacchetto con gli altri; accanto stanno i conquistatori.
scene-territories = I cinque territori con il costo in conquistatori e il valore in punti.
scene-replacing = Un porto si riempie; il cubetto nero e quello bianco sono sostituiti da conquistatori. Il nero va da parte, il bianco torna nel sacchetto.
scene-boarding = Tutti i conquistatori del porto salgono a bordo di una nave.
scene-escort = Una nave con conquistatori in mare; le sciabole dei pirati sono barrate.
scene-ashore = La nave arriva e i conquistatori passano nel magazzino.
scene-peasants = Non ci sono più conquistatori; i cubetti neri messi da parte occupano i posti nel porto come contadini.
scene-mixed = Una nave con conquistatori e contadini è al sicuro; a una con soli contadini ne viene rubato uno.
scene-conquest = Conquistatori e una coppia di contadini lasciano il magazzino; il territorio riceve lo stemma della casata.
scene-training = Un contadino nel magazzino diventa conquistatore.
scene-realm-end = I territori sono presi uno dopo l’altro; con il quinto la fine è decisa.
scene-realm-score = Ai punti delle merci si aggiungono territori e personaggi.
