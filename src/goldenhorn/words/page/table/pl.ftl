# The table on the page, in Polish.

page-ship = { $house }: { $sails }
page-board = Szlak
page-land-on = { $price ->
    [0] Postój: { $place }, pole { $number }, za darmo
    [one] Postój: { $place }, pole { $number }, za { $price } kartę
    [few] Postój: { $place }, pole { $number }, za { $price } karty
    [many] Postój: { $place }, pole { $number }, za { $price } kart
   *[other] Postój: { $place }, pole { $number }, za { $price } karty
}
page-land-in = { $price ->
    [0] Postój: { $place }, za darmo
    [one] Postój: { $place }, za { $price } kartę
    [few] Postój: { $place }, za { $price } karty
    [many] Postój: { $place }, za { $price } kart
   *[other] Postój: { $place }, za { $price } karty
}
page-raid = Napad: { $ship }
page-free = za darmo
page-bot = Bot, { $level }
page-you = Ty
page-first = Pierwszy gracz
page-thinking = myśli
page-your-turn = twoja kolej
page-to-move = ma ruch
page-warehouse = { $number ->
    [one] Magazyn: { $number } towar
    [few] Magazyn: { $number } towary
    [many] Magazyn: { $number } towarów
   *[other] Magazyn: { $number } towaru
}
page-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
page-score-parts = { $goods } + { $sets } zest.
page-score-realm = + { $points } włości
page-hand = Twoje karty
page-pile = Talia
page-discards = Odrzucone
page-bag = W woreczku
page-supply = Zasoby i rezerwa
page-choose-landing = Gdzie zatrzyma się statek { $ship }?
page-choose-cargo = Co ładuje statek { $ship }?
page-step-choose = Wybierz statek albo najpierw wyślij piratów
page-step-sail = Wybierz statek, który popłynie
page-step-pair = Wybierz dwie karty dla piratów
page-step-turn = Zawrócić opróżniony statek?
page-step-place = Gdzie zaczynają twoje statki?
page-step-after = Coś jeszcze przed końcem ruchu?
page-part-raid = Napad
page-part-ship = Statek
page-part-landing = Cel
page-or = lub
page-hint-raid = Skrzyżowane szable oznaczają statki, na które możesz napaść swoimi kartami. Ruch statku kończy turę.
page-hint-ship = Ruch statku kończy turę.
page-hint-still = { $ships ->
    [one] Przed rejsem możesz jeszcze napaść na jeden statek.
    [few] Przed rejsem możesz jeszcze napaść na jeden z { $ships } statków.
    [many] Przed rejsem możesz jeszcze napaść na jeden z { $ships } statków.
   *[other] Przed rejsem możesz jeszcze napaść na jeden z { $ships } statku.
}
page-over = Gra skończona
page-waiting-for = Kolej rodu { $house }
page-back = Wstecz
page-language = Język
page-aids = Ułatwienia kolorów
page-sound = Dźwięk
page-round = Runda
page-last-round = Ostatnia runda
page-table-kind = Gracze: { $players }
page-offline = Serwer jest nieosiągalny.

page-conquerors = { $number ->
    [one] { $number } zdobywca
    [few] { $number } zdobywców
    [many] { $number } zdobywców
   *[other] { $number } zdobywcy
}
page-peasants = { $number ->
    [one] { $number } chłop
    [few] { $number } chłopów
    [many] { $number } chłopów
   *[other] { $number } chłopa
}
page-raid-brings = Każda karta ma kolor jednego z żagli statku. Łup: { $loot }.
page-raid-with = Napadnij kartami
page-undo = Cofnij
page-confirm-landing = Potwierdź
page-announce-missing = Tego nie ma jeszcze w twoim magazynie: { $colours }
page-place-about = Przeciągnij każdy statek do portu albo użyj przełączników poniżej. W porcie statek jest zwrócony ku drugiemu portowi.
page-place-random = Rozmieść losowo
page-not-placed = jeszcze nie rozmieszczony
page-turn-waits = Ród { $house } czeka na ciebie
page-bound = kurs: { $port }
page-skip = Przejdź na koniec
page-pace = Tempo
page-line-lost = Utracono połączenie. Ponawiam próbę …
page-curtain-turn = { $name }, twoja kolej
page-curtain-away = Pozostali proszeni są o odwrócenie wzroku
page-curtain-show = { $name } to ja: pokaż karty
page-curtain-hide = Zakryj moje karty
page-curtain-key = Karty pozostają zakryte, dopóki nie naciśniesz. H zakrywa je znowu w każdej chwili.
page-since = Od twojego ostatniego ruchu
page-nothing-yet = Nic się jeszcze nie wydarzyło.
page-table-now = Stół w tej chwili
page-your-ships = Twoje statki
page-in-port = w porcie: { $port }
page-at-sea = na polu { $colour }, kurs: { $port }
page-leave = Odejdź; bot gra dalej
page-return = Graj znowu samodzielnie
page-away = Bot gra za ciebie.

### The log

log-raid = napada na statek { $ship } rodu { $house } kartami { $cards }, łup: { $loot }
log-load = ładuje na statek { $ship }: { $cargo }
log-sail = { $wind ->
    [0] prowadzi statek { $ship } na pole { $place }
   *[other] zagrywa { $cards } i prowadzi statek { $ship } na pole { $place }
}
log-land = { $wind ->
    [0] wprowadza statek { $ship } do portu: { $place }
   *[other] zagrywa { $cards } i wprowadza statek { $ship } do portu: { $place }
}
log-conquer = zdobywa terytorium { $territory }
log-train = { $number ->
    [one] szkoli { $number } chłopa
    [few] szkoli { $number } chłopów
    [many] szkoli { $number } chłopów
   *[other] szkoli { $number } chłopa
}
log-place = { $venice ->
    [0] zaczyna ze wszystkimi statkami w Konstantynopolu
    [1] zaczyna z jednym statkiem w Wenecji i dwoma w Konstantynopolu
    [2] zaczyna z dwoma statkami w Wenecji i jednym w Konstantynopolu
   *[other] zaczyna ze wszystkimi statkami w Wenecji
}
log-turn = zawraca opróżniony statek
log-keep = utrzymuje kurs
log-announce = ogłasza koniec gry
log-done = kończy ruch
log-draw = dobiera { $cards }
log-hidden-draw = { $number ->
    [one] dobiera { $number } kartę
    [few] dobiera { $number } karty
    [many] dobiera { $number } kart
   *[other] dobiera { $number } karty
}
log-fill = { $port }: { $cubes }
log-first = zaczyna
log-undone = cofa decyzję
log-left = odchodzi od stołu; dalej gra bot
log-clock = nie ma już czasu; dalej gra bot
log-returned = wraca do gry
page-log = Przebieg
page-look-back = Przejrzyj wcześniejsze ruchy
page-log-now = Teraz
page-chat = Czat
page-say = Napisz coś
page-send = Wyślij

log-unload = { $wind ->
    [0] wprowadza statek { $ship } z ładunkiem ({ $cargo }) do portu: { $place }
   *[other] zagrywa { $cards } i wprowadza statek { $ship } z ładunkiem ({ $cargo }) do portu: { $place }
}
log-round = Runda { $round }
log-setting-up = Przygotowanie

### Levels and letters

level-deckhand = Majtek
level-sailor = Żeglarz
level-captain = Kapitan
level-admiral = Admirał
level-doge = Doża
letter-Y = Żł
letter-P = R
letter-G = Z
letter-R = C
letter-O = P
letter-B = N

### Talking

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej!
phrase-thinking = Myślę …
phrase-well-played = Dobra gra!
phrase-ouch = Auć!
phrase-pirates = Uwaga, piraci!
phrase-thanks = Dziękuję!
phrase-rematch = Jeszcze jedna gra?
phrase-goodbye = Do widzenia!
page-talk-off = Przy tym stole się nie rozmawia.
