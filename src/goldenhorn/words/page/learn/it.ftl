# Le lezioni e il maestro, in italiano. [cube P], [card O] e [square B] compaiono come segni.

learn-intro = Ogni lezione insegna una cosa sul tabellone vero, e la fai tu. Niente può andare storto: puoi uscire, saltare e ripetere quando vuoi.
learn-part-base = Il gioco base
learn-progress = { $done } lezioni su { $lessons } completate
learn-steps = { $number ->
    [one] { $number } passo
   *[other] { $number } passi
}
learn-begin = Comincia
learn-resume = Continua
learn-again = Ancora una volta
learn-done = fatta
learn-number = Lezione { $number } di { $lessons }
learn-step = Passo { $number } di { $steps }
learn-try = Prova
learn-back = Indietro
learn-show = Fammi vedere
learn-skip = Salta
learn-close = Tutte le lezioni
learn-go-on = Avanti
learn-well = Ben fatto!
learn-not-yet = Questo non ancora
learn-next = Prossima lezione: { $title }
learn-first-game = La tua prima partita
learn-first-game-about = Contro il Mozzo, con un maestro al tuo fianco

learn-wrong-first = È permesso, ma qui viene prima un’altra cosa: guarda che cosa provare.
learn-wrong-ship = Puoi navigare anche con quella nave. Questa lezione riguarda l’altra.
learn-wrong-load = Quel carico è permesso, ma non è quello di questa lezione.
learn-wrong-sail = Lì puoi fermarti, ma in questa lezione devi approdare altrove.
learn-wrong-raid = Queste carte andrebbero bene, ma questa lezione riguarda un altro assalto.

learn-aim = Riempi il magazzino
learn-aim-about = Lo scopo del gioco e che cosa conta
learn-aim-unload = Le merci contano quando una nave le ha portate a Venezia o a Costantinopoli: 1 punto ciascuna.
learn-aim-unload-try = Porta la tua nave verde-giallo-rosso a Costantinopoli.
learn-aim-set = Merci diverse formano una serie: quattro colori valgono 1 punto in più, cinque 2, tutti e sei 4.
learn-aim-set-try = Ti manca [cube R]. Portalo a Venezia con la nave blu-blu-arancione.
learn-aim-end = Le merci in magazzino sono punti, quelle diverse valgono di più. Alla fine vince chi ha più punti.

learn-loading = Caricare
learn-loading-about = Che cosa una nave può prendere a bordo
learn-loading-load = Una nave che lascia Venezia o Costantinopoli carica tutti i cubetti di un solo colore.
learn-loading-load-try = Scegli la tua nave verde-giallo-rosso e carica [cube P].
learn-loading-load-fewer = Permesso, ma è un solo cubetto. Di [cube P] ce ne sono tre, e la nave li prende tutti.
learn-loading-sail = Il porto viene subito rifornito. Vedi che cosa arriva prima di decidere quanto navigare.
learn-loading-sail-try = Naviga fino alla prima casella, [square O].
learn-loading-own = Una nave non trasporta mai un colore delle proprie vele. Perciò qui tutti i [cube B] restano dove sono.
learn-loading-own-try = A Costantinopoli carica il più possibile sulla nave blu-blu-arancione.
learn-loading-own-fewer = Permesso, ma si può avere di più: due cubetti [cube R].
learn-loading-leave = Chi lascia un porto deve caricare, se c’è qualcosa che la nave può prendere.
learn-loading-leave-try = Naviga fino a [square Y].
learn-loading-end = Un solo colore, tutto quello che c’è, e mai uno delle proprie vele.

learn-passing = Caselle occupate
learn-passing-about = Come le altre navi ti portano lontano
learn-passing-one = Le caselle occupate si saltano e non contano. Approdi sulla prima libera.
learn-passing-one-try = Supera con la nave verde-giallo-rosso la nave che hai davanti.
learn-passing-one-passed = saltata: non conta
learn-passing-one-lands = approdi qui
learn-passing-three = Non importa quante navi ci siano di mezzo, né di chi siano.
learn-passing-three-try = Con la nave blu-blu-arancione supera tutte e tre le navi in una volta.
learn-passing-three-lands = approdi prima qui
learn-passing-end = Dove c’è folla si va veloci: cerca le file di navi da saltare.

learn-wind = Vele e vento
learn-wind-about = Quanto lontano va una nave
learn-wind-match = Dove le tue vele mostrano il colore della casella, puoi proseguire gratis.
learn-wind-match-try = Le tue vele mostrano [square Y]. Prosegui fino a [square O].
learn-wind-match-match = vele adatte: gratis
learn-wind-match-early = Su [square Y] puoi fermarti. Ma le tue vele mostrano quel colore: proseguire non costa nulla.
learn-wind-card = Altrove ti spinge avanti una carta Vento del colore della casella.
learn-wind-card-try = Su [square O] paga [card O] e naviga fino a [square P].
learn-wind-card-price = costa una carta arancione
learn-wind-card-short = Fino a [square O] arrivi gratis. Con [card O] il vento ti porta una casella più in là.
learn-wind-chain = Puoi giocare quante carte vuoi e fermarti su ogni casella su cui approdi.
learn-wind-chain-try = Con la nave rosa arriva fino a [square B]. Costa [card O] e [card Y].
learn-wind-chain-short = Lì puoi fermarti. Ma le tue carte ti portano più lontano, fino a [square B].
learn-wind-end = Con le vele adatte è gratis, il resto si paga con le carte. Tienine per l’ultimo tratto.

learn-modone = Modone e i porti
learn-modone-about = Dove finisce un viaggio
learn-modone-enter = Nei porti il movimento finisce, anche a Modone, a metà strada. Lì si è al sicuro dai pirati.
learn-modone-enter-try = Porta la tua nave verde-giallo-rosso a Modone.
learn-modone-enter-early = Su [square G] puoi fermarti, ma le tue vele sono adatte: prosegui fino al porto sicuro.
learn-modone-leave = Una nave lascia Modone nella direzione in cui navigava e lì non carica nulla.
learn-modone-leave-try = Lascia Modone con la nave blu-blu-arancione.
learn-modone-full = Quando tutti gli ormeggi sono occupati, Modone si salta come una casella occupata.
learn-modone-full-try = Con la nave rosa supera Modone, che è al completo.
learn-modone-full-lands = approdi qui
learn-modone-end = In quattro Modone ha tre ormeggi, in due ne ha due. In tre di solito non c’è.

learn-cards = Pescare le carte
learn-cards-about = Da dove viene il vento
learn-cards-mono = Chi arriva in un porto pesca carte. Meno colori hanno le vele, più carte: 1, 2 o 3.
learn-cards-mono-try = Una delle tue navi pesca tre carte. Porta quella a Costantinopoli.
learn-cards-mono-trio = Va bene anche così, ma con tre colori si pesca una carta sola. La nave rosa ha un colore e ne pesca tre.
learn-cards-duo = Si pesca anche a Modone, tranne che in due.
learn-cards-duo-try = Paga [card R] e porta la nave blu-blu-arancione a Modone: pesca due carte.
learn-cards-duo-short = Puoi tenere la carta. Ma a Modone ne spendi una e ne peschi due.
learn-cards-end = Le navi di un solo colore sono lente, ma pescano di più. La mano non ha limiti.

learn-pirates = I pirati
learn-pirates-about = Rubare, e la nave girata
learn-pirates-raid = Prima di navigare puoi inviare i pirati una volta: due carte nei colori delle vele di una nave carica in mare.
learn-pirates-raid-try = Assalta la nave verde-blu-rosa di Dandolo con [card G] e [card B].
learn-pirates-raid-first = Nessuno è obbligato a rubare. Ma dopo aver navigato è tardi per i pirati: prima loro.
learn-pirates-move = Una merce è passata subito nel tuo magazzino. Poi una tua nave deve comunque navigare.
learn-pirates-move-try = Prosegui con la nave blu-blu-arancione.
learn-pirates-turn = Dandolo ha svuotato la tua nave. Il proprietario di una nave svuotata può girarla subito.
learn-pirates-turn-try = Gira la nave rosa: Venezia con le sue merci è proprio dietro di lei.
learn-pirates-turn-keep = Puoi continuare così. Ma la nave vuota ha davanti tutta la rotta; Venezia è una casella indietro.
learn-pirates-end = Le navi cariche in mare sono prede, nei porti sono al sicuro. È pericoloso chi ha due carte adatte.

learn-end = Le serie e la fine
learn-end-about = Quando fermarsi
learn-end-sixth = Con il sesto colore la serie vale 4 punti invece di 2, e puoi dichiarare la fine della partita.
learn-end-sixth-try = Porta in magazzino ciò che vale di più.
learn-end-sixth-two = Due [cube R] sono due punti. Un [cube B] è il tuo sesto colore: 1 per la merce e 2 in più per la serie.
learn-end-announce = Chi ha tutti e sei i colori può dichiarare la fine della partita. Il giro si gioca fino in fondo.
learn-end-announce-try = Sei in testa. Dichiara la fine della partita.
learn-end-announce-done = Puoi andare avanti. Ma sei in testa, e Dandolo rimonterebbe: dichiara adesso la fine.
learn-end-end = Hai vinto! La partita finisce anche quando un porto principale resta vuoto dopo il rifornimento.

learn-conquerors = I conquistatori
learn-conquerors-about = L’espansione: personaggi a bordo
learn-conquerors-load = In Domínio da Mar nei porti ci sono conquistatori. Al posto delle merci una nave può prenderli tutti.
learn-conquerors-load-try = A Venezia carica i conquistatori sulla nave verde-giallo-rosso.
learn-conquerors-load-goods = Le merci sono permesse come sempre. Stavolta prendi i tre conquistatori.
learn-conquerors-safe = Per loro il colore delle vele non importa, e i pirati non osano assaltare una nave che li porta.
learn-conquerors-safe-try = Naviga tranquillamente fino a [square O].
learn-conquerors-arrive = In un porto principale scendono nel tuo magazzino. Alla fine valgono 1 punto ciascuno, ma non fanno serie.
learn-conquerors-arrive-try = Porta a Costantinopoli i conquistatori della nave blu-blu-arancione.
learn-conquerors-end = I conquistatori navigano indisturbati. A che cosa servono lo mostra l’ultima lezione.

learn-territories = Territori e contadini
learn-territories-about = L’espansione: le terre e il loro valore
learn-territories-conquer = Nel tuo turno puoi conquistare un territorio libero: lo paghi in conquistatori e ne ricevi i punti.
learn-territories-conquer-try = Hai tre conquistatori. Prendi il territorio che rende di più.
learn-territories-conquer-zara = Zara è permessa: 3 punti per due conquistatori. Con tre prendi Durazzo e 6 punti.
learn-territories-train = Quando i conquistatori scarseggiano arrivano i contadini. In magazzino puoi addestrarli, uno per uno.
learn-territories-train-try = Addestra tutti e due i contadini.
learn-territories-train-one = Uno è un inizio. Addestrali tutti e due: per Candia servono quattro conquistatori.
learn-territories-train-early = È permesso. Ma due contadini pagano quanto un conquistatore: addestrali prima, e varranno il doppio.
learn-territories-candia = Ora i conquistatori sono quattro: i territori più grandi valgono di più.
learn-territories-candia-try = Conquista Candia.
learn-territories-candia-zara = Zara costa due e dà 3 punti. I tuoi quattro bastano per Candia: 8 punti.
learn-territories-peasants = Senza conquistatori nella riserva non si addestra nessuno. Ma due contadini pagano quanto un conquistatore.
learn-territories-peasants-try = Conquista Zara con un conquistatore e due contadini.
learn-territories-end = Quando tutti e cinque i territori sono presi, arriva la fine. Ora conosci tutto il gioco.

coach-title = Il maestro
coach-off = Congeda il maestro
coach-placing = Dividi le navi come vuoi. In porto una nave guarda verso l’altro porto: con navi in entrambi hai più scelta.
coach-turning = Gira la nave se il porto alle spalle è più vicino, oppure continua verso { $port }. Vuota non porta nulla finché non carica di nuovo.
coach-landing-port = { $number ->
    [0] Puoi arrivare a { $port } subito e gratis. In magazzino le merci sono al sicuro.
    [one] Puoi arrivare a { $port } per una carta. In magazzino le merci sono al sicuro.
   *[other] Puoi arrivare a { $port } per { $number } carte. In magazzino le merci sono al sicuro.
}
coach-landing-one = C’è una sola casella su cui approdare. Con carte del suo colore si andrebbe oltre.
coach-landing = { $number ->
    [0] Questa volta ogni approdo costa carte.
    [one] Un approdo è gratis. Gli altri costano le carte indicate.
   *[other] { $number } approdi sono gratis. Più lontano di solito è meglio: più vicino alla meta e via dai pirati.
}
coach-announce = { $by ->
    [one] Hai tutti e sei i colori e { $by } punto di vantaggio. Dichiara la fine prima che { $house } ti raggiunga!
   *[other] Hai tutti e sei i colori e { $by } punti di vantaggio. Dichiara la fine prima che { $house } ti raggiunga!
}
coach-announce-not = { $by ->
    [0] Potresti dichiarare la fine, ma { $house } ha gli stessi punti. Meglio raccogliere ancora qualcosa.
    [one] Potresti dichiarare la fine, ma { $house } ha { $by } punto in più. Meglio continuare.
   *[other] Potresti dichiarare la fine, ma { $house } ha { $by } punti in più. Meglio continuare.
}
coach-after = La tua nave è arrivata. Prima di terminare il turno puoi ancora agire.
coach-last-round = Questo è l’ultimo giro. Le merci sulle navi non contano: porta in magazzino tutto quello che puoi.
coach-home = { $price ->
    [0] La tua nave { $ship } può portare ora { $number } [cube { $colour }] a { $port }, gratis.
    [one] La tua nave { $ship } può portare ora { $number } [cube { $colour }] a { $port }, per una carta.
   *[other] La tua nave { $ship } può portare ora { $number } [cube { $colour }] a { $port }, per { $price } carte.
}
coach-raid = Hai due carte per i pirati: { $house } perderebbe un [cube { $colour }] a tuo favore. Dopo navighi lo stesso.
coach-raid-new = I pirati potrebbero prendere [cube { $colour }] a { $house }: un colore che ancora ti manca.
coach-rival = { $house } ha tutti e sei i colori e può dichiarare la fine. Non lasciare nulla a lungo in mare.
coach-bag = { $number ->
    [0] Il sacchetto è vuoto. Appena un porto resta senza nulla comincia l’ultimo giro.
    [one] Nel sacchetto resta { $number } cubetto. Quando un porto resta vuoto comincia l’ultimo giro.
   *[other] Nel sacchetto restano { $number } cubetti. Quando un porto resta vuoto comincia l’ultimo giro.
}
coach-risk = La tua nave { $ship } porta { $number } [cube { $colour }] in mare aperto. Bastano due carte adatte per assaltarla: portala presto in porto.
coach-no-cards = Non hai carte. In un porto le navi di un colore ne pescano tre, quelle di due colori due, quelle di tre una.
coach-load = La tua nave { $ship } potrebbe caricare { $number } [cube { $colour }] a { $port }.
coach-load-new = La tua nave { $ship } potrebbe caricare { $number } [cube { $colour }] a { $port }: un colore che ancora ti manca.
coach-sail = Prosegui con la nave più vicina alla meta, o con quella che le altre navi portano più lontano.
coach-robbed = { $house } ti ha rubato un [cube { $colour }]. Ai pirati servono due carte nei colori delle tue vele; nei porti sei al sicuro.
coach-set = { $points ->
    [one] Una serie di { $number } colori! Le tue serie valgono { $points } punto in più.
   *[other] Una serie di { $number } colori! Le tue serie valgono { $points } punti in più.
}
coach-raided = Bel colpo: un [cube { $colour }] di { $house } è nel tuo magazzino.
coach-brought = { $number ->
    [one] { $number } [cube { $colour }] è al sicuro in magazzino. Bella navigazione!
   *[other] { $number } [cube { $colour }] sono al sicuro in magazzino. Bella navigazione!
}
coach-bot-loaded = { $house } ha caricato { $number } [cube { $colour }]. In mare aperto è una preda per due carte adatte.
coach-bot-brought = { $points ->
    [one] { $house } ha portato { $number } [cube { $colour }] in magazzino e ora ha { $points } punto.
   *[other] { $house } ha portato { $number } [cube { $colour }] in magazzino e ora ha { $points } punti.
}
coach-won = { $by ->
    [one] Vittoria, per { $by } punto! Con { $points } punti sei davanti a { $house }. La prossima volta prova contro il Marinaio.
   *[other] Vittoria, per { $by } punti! Con { $points } punti sei davanti a { $house }. La prossima volta prova contro il Marinaio.
}
coach-lost = { $by ->
    [one] { $house } è avanti di { $by } punto; tu ne hai { $points }. Di solito decidono le serie di colori diversi: guarda che cosa ti manca.
   *[other] { $house } è avanti di { $by } punti; tu ne hai { $points }. Di solito decidono le serie di colori diversi: guarda che cosa ti manca.
}
coach-draw = Parità: tu e { $house } avete entrambi { $points } punti. Un colore in più avrebbe deciso.
