# Golden Horn in Polish. Names of houses and territories, ship kinds (mono, duo, trio) and the texts of actions stay as
# they are. Colour letters (Y P G R O B, K black, W white) are those of the notation.

### Pieces and places

colour-Y = żółty
colour-P = różowy
colour-G = zielony
colour-R = czerwony
colour-O = pomarańczowy
colour-B = niebieski
colour-K = czarny
colour-W = biały
# The last colour of the name of a ship.
ship-Y = żółty
ship-P = różowy
ship-G = zielony
ship-R = czerwony
ship-O = pomarańczowy
ship-B = niebieski
conquerors = zdobywcy
peasants = chłopi
figures = wszystkie postacie
place-Venice = Wenecja
place-Modone = Modon
place-Constantinople = Konstantynopol
rule-number = zasada { $number }
kind-layout = szlak
kind-first = pierwszy gracz
kind-fill = towary do portu
kind-draw = karty
kind-action = akcja

### Actions, as offers and in the log

# Nouns, as the rulebook names its actions: they fit an offer as well as the log.
do-place = Rozmieszczenie statków: mono { $mono }, duo { $duo }, trio { $trio }
do-raid = Wysłanie piratów przeciw statkowi { $ship } rodu { $house }: { $cards }
do-turn = Zawrócenie statku
do-keep = Utrzymanie kursu
do-load = Załadunek statku { $ship }: { $cargo }
do-sail = Rejs statku { $ship }, cel: { $landing }
do-announce = Ogłoszenie końca gry
do-conquer = { $peasants ->
    [0] Zdobycie terytorium { $territory }
    [one] Zdobycie terytorium { $territory } z pomocą { $peasants } chłopa
    [few] Zdobycie terytorium { $territory } z pomocą { $peasants } chłopów
    [many] Zdobycie terytorium { $territory } z pomocą { $peasants } chłopów
   *[other] Zdobycie terytorium { $territory } z pomocą { $peasants } chłopa
}
do-train = { $peasants ->
    [one] Wyszkolenie { $peasants } chłopa
    [few] Wyszkolenie { $peasants } chłopów
    [many] Wyszkolenie { $peasants } chłopów
   *[other] Wyszkolenie { $peasants } chłopa
}
do-done = Zakończenie ruchu
price = wiatr: { $cards }
pays = { $number ->
    [one] dobranie { $number } karty
    [few] dobranie { $number } kart
    [many] dobranie { $number } kart
   *[other] dobranie { $number } karty
}

### Events

event-filling = Uzupełnienie portu { $port }: { $cubes }
event-draw = { $house } dobiera: { $cards }
event-hidden-draw = { $number ->
    [one] { $house } dobiera { $number } kartę
    [few] { $house } dobiera { $number } karty
    [many] { $house } dobiera { $number } kart
   *[other] { $house } dobiera { $number } karty
}
event-layout = Szlak: { $tiles }
event-first = Zaczyna { $house }

### The end

end-port = Koniec po rundzie { $rounds }: w jednym z portów głównych skończyły się zapasy.
end-announced = Koniec po rundzie { $rounds }: ród { $house } ogłosił koniec gry.
end-quiet = Koniec po rundzie { $rounds }: przez 20 rund niczego nie załadowano, nie rozładowano ani nie skradziono.
end-territories = Koniec po rundzie { $rounds }: wszystkie terytoria są zdobyte.
score-line = { $house }: { $total } (towary: { $goods }, zestawy: { $sets }, terytoria: { $territories }, postacie: { $figures })
winner = Wygrywa { $houses }.
draw = Remis: { $houses }.

### The plain game

play-welcome = Golden Horn, autor: Leo Colovini (Piatnik). Wydanie nieoficjalne. Przy stole: { $houses }. Wpisz ?, aby zobaczyć pomoc, albo quit, aby wyjść.
play-turn = Runda { $round }. { $house }, twoja kolej.
play-prompt = Twój wybór:
play-help = Wpisz numer akcji albo jej tekst, na przykład: load trio B, sail duo 7, raid Dandolo trio GB. Polecenie board powtarza pozycję, hint podpowiada, undo cofa, save PLIK zapisuje dotychczasową grę, a quit pozwala wyjść. Litery: Y żółty, P różowy, G zielony, R czerwony, O pomarańczowy, B niebieski.
play-left = Gra została przerwana.
command-unknown = Nie ma polecenia „{ $text }”. Znane tutaj: { $known }.
play-bots-number = { $number } to za dużo botów przy stole na { $players } osoby razem z tobą; oczekiwano mniej niż { $players }.
play-open = Golden Horn jest otwarty pod adresem { $url }. Ctrl-C kończy; gry pozostają zapisane.
play-open-already = Golden Horn jest już otwarty pod adresem { $url }.
page-not-built = Strona nie została jeszcze zbudowana. Uruchom „make play” w źródłach albo zainstaluj pakiet wheel.
play-saved = Zapisano jako { $file }.
board-player = { $house }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, towary: { $goods }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
board-figures = zdobywcy: { $conquerors }, chłopi: { $peasants }
board-territory = { $territory }: koszt: { $cost }, wartość: { $worth }, właściciel: { $owner }
board-beside = Stos do dobierania: { $pile }. Stos do odkładania: { $discards }. Woreczek: { $bag }.
board-hand = Twoje karty: { $cards }

### Why an action is refused

action-unknown = „{ $text }” to nie jest akcja. Możliwy zapis to na przykład: { $expected }.
game-over = Gra jest skończona; nic więcej nie można zrobić.
chance-first = Najpierw musi zdecydować los: { $expected }.
no-chance-due = Teraz niczego się nie losuje; decyzja należy do gracza.
not-your-turn = { $house } nie może teraz decydować: decyzja należy do rodu { $expected }.
seat-unknown = Nie ma miejsca { $seat }: przy tym stole są { $players } miejsca, liczone od 0.
seat-not-a-number = „{ $text }” to nie jest miejsce. Oczekiwano liczby od 0 wzwyż albo słowa „drawn”.
place-done = Statki są już rozmieszczone.
place-first = Najpierw trzeba rozmieścić statki, na przykład: place VCV.
turn-nothing = Żaden statek nie może zawrócić: wolno to tylko statkowi, który piraci właśnie opróżnili.
turn-first = Najpierw decyduje właściciel opróżnionego statku: turn albo keep.
land-first = Statek { $ship } jest załadowany i musi teraz wypłynąć.
move-compulsory = Ruch jeszcze się nie skończył: trzeba przesunąć jeden statek.
moved-already = W tym ruchu jeden statek został już przesunięty.
no-expansion = Do tego potrzebny jest dodatek Domínio da Mar, a ta gra toczy się bez niego.
house-absent = Rodu { $house } nie ma przy tym stole.
no-modone = Modon nie leży na tym szlaku.
no-square = Na tym szlaku nie ma pola { $square }.
raid-own = Statek { $ship } rodu { $house } należy do ciebie.
raid-twice = Piratów można wysłać tylko raz w jednym ruchu.
raid-port = Statek { $ship } rodu { $house } stoi w porcie i jest bezpieczny przed piratami.
raid-empty = Statek { $ship } rodu { $house } nie ma niczego na pokładzie.
raid-conquerors = Statek { $ship } rodu { $house } wiezie zdobywców, więc nie można na niego napaść.
raid-sails = Statek { $ship } rodu { $house } ma żagle { $sails }: piraci potrzebują dwóch kart w tych kolorach, a nie { $cards }.
raid-cards = Nie masz na ręce kart { $cards }. Brakuje: { $missing }.
load-at-sea = Statek { $ship } nie stoi w porcie głównym, więc nie może niczego załadować.
load-no-conquerors = { $port }: w tym porcie nie ma zdobywców.
load-no-peasants = { $port }: w tym porcie nie ma chłopów.
load-sails = Statek { $ship } ma na żaglach kolor { $colour }, więc nie może wieźć towarów w tym kolorze.
load-none = { $port }: w tym porcie nie ma takich towarów (kolor: { $colour }).
load-compulsory = Statek { $ship } musi wziąć ładunek, zanim opuści port.
sail-not-ahead = { $landing } nie leży na kursie statku { $ship }.
sail-modone-ends = { $landing } jest poza zasięgiem statku { $ship }: w Modonie jest wolne miejsce i tam ruch się kończy.
sail-no-wind = { $landing } jest poza zasięgiem statku { $ship }: do opuszczenia pola { $square } brakuje karty wiatru (kolor: { $colour }).
sail-modone-full = Statek { $ship } nie może zatrzymać się w Modonie: wszystkie miejsca są zajęte.
sail-occupied = Statek { $ship } nie może zatrzymać się na polu { $landing }: stoi tam już inny statek.
announce-due = Koniec gry jest już przesądzony.
announce-missing = Aby ogłosić koniec gry, potrzebujesz przynajmniej jednego towaru w każdym kolorze. Brakuje: { $missing }.
conquer-taken = Terytorium { $territory } jest już zdobyte.
conquer-exactly = { $peasants ->
    [one] Terytorium { $territory } kosztuje { $cost }: { $peasants } chłop to za dużo.
    [few] Terytorium { $territory } kosztuje { $cost }: { $peasants } chłopów to za dużo.
    [many] Terytorium { $territory } kosztuje { $cost }: { $peasants } chłopów to za dużo.
   *[other] Terytorium { $territory } kosztuje { $cost }: { $peasants } chłopa to za dużo.
}
conquer-figures = Terytorium { $territory } wymagałoby { $conquerors ->
    [one] { $conquerors } zdobywcy
    [few] { $conquerors } zdobywców
    [many] { $conquerors } zdobywców
   *[other] { $conquerors } zdobywcy
} i { $peasants ->
    [one] { $peasants } chłopa
    [few] { $peasants } chłopów
    [many] { $peasants } chłopów
   *[other] { $peasants } chłopa
}; masz { $own_conquerors } i { $own_peasants }.
train-peasants = { $own ->
    [one] Masz { $own } chłopa
    [few] Masz { $own } chłopów
    [many] Masz { $own } chłopów
   *[other] Masz { $own } chłopa
}, a nie { $number }.
train-supply = { $supply ->
    [one] W zasobach jest { $supply } zdobywca
    [few] W zasobach jest { $supply } zdobywców
    [many] W zasobach jest { $supply } zdobywców
   *[other] W zasobach jest { $supply } zdobywcy
}, a nie { $number }.

### What chance cannot be

letters-unknown = „{ $text }” jest niezrozumiałe. Oczekiwano liter spośród { $expected }.
letters-order = „{ $text }” jest niezrozumiałe. Oczekiwano liter spośród { $expected }, w tej kolejności.
filling-port = Uzupełnić trzeba port { $expected }, a nie { $found }.
filling-number = { $expected ->
    [one] Trzeba wylosować { $expected } kostkę
    [few] Trzeba wylosować { $expected } kostki
    [many] Trzeba wylosować { $expected } kostek
   *[other] Trzeba wylosować { $expected } kostki
}, a nie { $found }.
filling-lacks = W woreczku jest { $expected } × { $letter }; nie można wylosować { $found }.
draw-seat = Karty dobiera miejsce { $expected }, a nie miejsce { $found }.
draw-number = { $expected ->
    [one] Trzeba dobrać { $expected } kartę
    [few] Trzeba dobrać { $expected } karty
    [many] Trzeba dobrać { $expected } kart
   *[other] Trzeba dobrać { $expected } karty
}, a nie { $found }.
draw-lacks = W stosie do dobierania jest { $expected } × { $letter }; nie można dobrać { $found }.
companion-tiles = Kafle podaje się tylko wtedy, gdy leżą inaczej, niż przewiduje pudełko.
companion-filling = „{ $text }” jest niezrozumiałe. Oczekiwane są kostki dla portu, na przykład { $expected }.
companion-draw = „{ $text }” jest niezrozumiałe. Oczekiwane są karty, na przykład { $expected }.
companion-hand-size = { $house } ma { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}, a zagrane zostałyby { $needed }.
companion-hand-told = Według podanych kart { $house } nie może zagrać: { $cards }.
companion-card-elsewhere = { $house } nie może mieć tylu kart koloru { $colour }: pozostałe widziano gdzie indziej.
companion-no-deal = Nie znaleziono rozkładu kart, który pasuje do wszystkiego, co podano.
companion-no-advice = Radę dla rodu { $house } można dać tylko wtedy, gdy podano wszystkie karty tej ręki.
companion-nothing-to-advise = Teraz nikt nie musi podejmować decyzji.
scorer-goods = Naliczono { $found } × { $colour }, a w pudełku jest ich { $most }.
scorer-figures = Naliczono { $found } postaci, a w pudełku jest ich { $most }.
scorer-territory = { $territory } może należeć tylko do jednego rodu.
companion-no-entry = Nie ma wpisu { $number }; oczekiwany jest numer od 1 do { $last }.
companion-which-entry = „{ $text }” nie mówi, o który wpis chodzi. Oczekiwane: { $expected }.
companion-welcome = Przy prawdziwym pudełku. Przy stole: { $houses }. Wpisz, co się dzieje; ? wyjaśnia, quit kończy.
companion-turn = Runda { $round }. Decyduje { $house }:
companion-ask-fill = { $number ->
    [one] Dla portu { $port } wylosowano jedną kostkę; jaką? W woreczku: { $bag }
    [few] Dla portu { $port } wylosowano { $number } kostki; jakie? W woreczku: { $bag }
    [many] Dla portu { $port } wylosowano { $number } kostek; jakie? W woreczku: { $bag }
   *[other] Dla portu { $port } wylosowano { $number } kostki; jakie? W woreczku: { $bag }
}
companion-ask-draw = { $number ->
    [one] { $house } dobiera jedną kartę; jaką? ?, jeśli się jej nie podaje.
    [few] { $house } dobiera { $number } karty; jakie? ? za każdą, której się nie podaje.
    [many] { $house } dobiera { $number } kart; jakie? ? za każdą, której się nie podaje.
   *[other] { $house } dobiera { $number } karty; jakie? ? za każdą, której się nie podaje.
}
companion-misfit = Wpis { $number } ({ $entry }) już nie pasuje. Czekające wpisy: { $waiting }.
companion-left = Odejście od stołu. Wpisy: { $number }.
companion-help = Wpisz numer akcji lub jej tekst (load trio B, sail duo 7, raid Dandolo trio GB), kostki (RRG) albo karty (GB, G?). board pokazuje stół, list to, co opowiedziano. undo, change 12 load trio B, insert 12 announce i remove 12 poprawiają to, drop usuwa, co czeka. advice pyta bota, save PLIK zapisuje przebieg gry, quit kończy. Litery: Y żółty, P różowy, G zielony, R czerwony, O pomarańczowy, B niebieski, K czarny, W biały.
scorer-ask = { $house }: liczby Y P G R O B, na przykład { $example }:
scorer-line = „{ $text }” jest niezrozumiałe. Oczekiwane: { $expected }.
chance-other = Oczekiwano „{ $expected }”, a nie „{ $found }”.
chance-not-recorded = W zapisie nie ma wyniku losowania jako zdarzenia { $number }.

### What a table cannot be

players-number = Golden Horn to gra dla 2–4 graczy, a nie dla { $players }.
houses-number = Dla { $players } graczy potrzeba { $players } rodów, a nie { $number }.
names-number = Liczba imion musi być równa liczbie miejsc ({ $players }) albo zero, a nie { $number }.
houses-equal = Każdy gracz potrzebuje własnego rodu.
house-unknown = Nie ma rodu „{ $house }”. Znane: { $known }.
first-unknown = Miejsce { $seat } nie może zaczynać: przy tym stole są { $players } miejsca, liczone od 0.
layout-unknown = Nie ma układu „{ $layout }”. Znane: { $known }.
modone-three = Modon jako zasada domowa jest dla trzech graczy; przy { $players } graczach i tak leży na szlaku.

### Czego odmawiają środowiska dla uczących się agentów

env-option-unknown = Nie ma opcji „{ $option }”. Znane: { $known }.
env-choice-unknown = Dla { $option } nie ma wartości „{ $text }”. Znane: { $known }.
env-code = „{ $text }” nie jest numerem akcji. Oczekiwano liczby całkowitej od 0 do { $last }.
env-not-begun = Gra się nie rozpoczęła. Najpierw oczekiwano reset().
env-games-number = Nie można rozgrywać jednocześnie { $number } gier; oczekiwano co najmniej 1.
env-actions-shape = Oczekiwano { $expected } liczb całkowitych, po jednej akcji na każdą grę, a nie { $found }.
env-bot-slow = Bot „{ $bot }” nie może grać w wielu grach jednocześnie. Oczekiwano jednego z: { $known }.
env-seat-alone = Miejsce dla uczącego się wybiera się wśród botów. Oczekiwano także botów.

### What a box cannot be

box-not-toml = Plik pudełka nie jest poprawnym plikiem TOML: { $detail }
box-unknown-entry = W pudełku jest nieznana pozycja „{ $entry }”. Znane: { $known }.
box-not-a-table = W pudełku „{ $entry }” musi być tabelą.
box-keys = W pudełku „{ $entry }” musi mieć dokładnie te pozycje: { $expected }; znaleziono: { $found }.
box-not-tiles = W pudełku „{ $entry }” musi być listą odcinków szlaku, takich jak "RBY".
box-tile-count = Szlak dla { $players } graczy wymaga { $expected } odcinków, a nie { $number }.
box-tile = „{ $tile }” to nie odcinek szlaku: potrzebne są R, Y i B albo O, P i G, każda litera raz.
box-neighbours = Odcinki { $tile } i { $neighbour } sąsiadują ze sobą i są tego samego rodzaju; sąsiednie odcinki muszą się różnić.
box-sails = Statek { $ship } rodu { $house } ma żagle „{ $sails }”; oczekiwano trzech żagli w { $number ->
    [one] jednym kolorze
    [2] dwóch kolorach
   *[other] trzech kolorach
}.
box-fleet-colours = Na żaglach floty rodu { $house } nie ma wszystkich sześciu kolorów. Brakuje: { $missing }.
box-number = W pudełku „{ $entry }” ma wartość { $value }; oczekiwano liczby całkowitej od { $low } do { $high }.
box-few-cubes = { $number ->
    [one] { $number } kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} to za mało, aby zapełnić oba porty.
box-few-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
} to za mało, aby rozdać czterem graczom po { $hand }.

### What a record cannot be

record-empty = Plik jest pusty; oczekiwano zapisu gry.
record-not-json = To nie jest kompletny zapis gry w formacie JSON: { $detail }
record-not-one = To nie jest zapis gry Golden Horn.
record-no-version = Zapis nie podaje swojej wersji.
record-version = Zapis ma wersję { $version }; ten program czyta wersję { $expected }.
record-rules-version = Zapis stosuje zasady w wersji { $version }; ten program zna wersję { $expected }.
record-form = Zapis nie ma właściwej postaci: { $detail }
record-legal = Lista dozwolonych akcji jest błędna. Brakuje: { $missing }. Zbędne: { $surplus }.
notation-line = Wiersz { $number }, „{ $line }”, jest niezrozumiały. Możliwy zapis to na przykład: { $expected }
notation-cut = Tekst jest urwany: brakuje wyniku.
shuffle-commitment = Sekret nie pasuje do podanego wcześniej skrótu (commitment).
shuffle-other = Sekret daje tutaj { $expected }, a nie { $found }.
result-early = Zapis podaje wynik, ale gra nie jest skończona.
result-missing = Gra jest skończona, ale zapis nie podaje wyniku.
result-wrong = W wyniku „{ $entry }” powinno mieć wartość { $expected }, a nie { $found }.
verify-event = zdarzenie { $number }

### The command line

file-not-read = Nie można odczytać pliku { $file }: { $detail }
file-not-text = { $file } nie jest plikiem tekstowym.
file-not-written = Nie można zapisać pliku { $file }: { $detail }
games-number = Nie można rozegrać tylu gier: { $number }; oczekiwano co najmniej 1.
seed-range = Ziarno (seed) { $seed } jest poza zakresem; oczekiwano liczby od 0 do 9223372036854775807.
legal-needs-records = --legal wypisuje akcje w zapisach gier: podaj też --records PLIK.

### Bots

bot-unknown = „{ $text }” nie oznacza żadnego bota. Oczekiwano czegoś takiego jak: { $expected }.
bot-class-missing = { $source } nie zawiera klasy { $name }.
bot-incomplete = { $bot } nie jest botem: bot ma nazwę (name) i metodę choose(view, legal, budget).
bot-not-made = Nie można utworzyć bota „{ $bot }”: { $detail }
bot-needs-extra = Bot „{ $bot }” wymaga dodatku „{ $extra }”: pip install "goldenhorn[{ $extra }]".
bots-preparing = Kapitan, Admirał i Doża są kompilowani. Dzieje się to tylko raz i trwa około minuty.
bots-ready = Wszystkie boty są gotowe.
bot-fault = Bot „{ $bot }” popełnił błąd: { $kind ->
    [crash] zakończył się awarią
    [hang] nie odpowiedział na czas
    [illegal] wybrał coś niedozwolonego
   *[rubbish] jego odpowiedź nie była akcją
} ({ $detail }). Został zatrzymany; za niego decyduje los.
wire-form = Wiadomość nie ma właściwej formy: { $detail }

### The lab

lab-bots-number = Nie można rozsadzić { $number } botów przy stole z { $players } miejscami; oczekiwano jednego, dwóch albo po jednym na każde miejsce.
lab-deals-number = Nie można rozegrać { $number } rozdań; oczekiwano co najmniej 1.
lab-games-number = Nie można rozegrać { $number } partii; potrzeba co najmniej 1.
lab-stop-range = { $percent } procent nie jest udziałem, który można sprawdzić; oczekiwano więcej niż 0 i mniej niż 100.
lab-workers-number = { $number } procesów nie może grać; oczekiwano co najmniej 1.
lab-worker-died = Proces kończył się raz po raz przy tych samych rozdaniach. To, co zrobione, zostaje; to samo polecenie podejmie pracę w tym miejscu.
lab-stopped = Zatrzymano. To, co zrobione, zostaje w { $directory }; to samo polecenie podejmie pracę w tym miejscu.
lab-bot-fault = Błędy bota „{ $bot }” w { $games ->
    [one] 1 grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } gry
}: { $kind ->
    [crash] zakończył się awarią
    [hang] nie odpowiedział na czas
    [illegal] wybrał coś niedozwolonego
   *[rubbish] jego odpowiedź nie była akcją
} ({ $detail }). Od tej chwili decydował za niego los.
lab-extra-missing = Do tego potrzebny jest dodatek „{ $extra }”: pip install 'goldenhorn[{ $extra }]'.
lab-directory-other = { $directory } należy do innej serii. Różnice (tam, teraz): { $differences }. Wybierz inny katalog przez --out.
lab-directory-unknown = { $directory } zawiera coś innego niż wyniki serii. Wybierz inny katalog przez --out.
lab-directory-busy = Inny proces zapisuje właśnie w { $directory }.
lab-cluster-unreachable = Klaster { $address } jest nieosiągalny: { $detail }
lab-cluster-failed = Klaster { $address } zawiódł: { $detail }
lab-cluster-program = Na jednej z maszyn klastra jest inna wersja tego programu.
lab-settings-unknown = „{ $text }” nie jest rodzajem stołu. Oczekiwano czegoś z: { $known }.
lab-cells-unknown = Żadna komórka drabinki nie nazywa się „{ $text }”. Znane: { $known }.
lab-ladder-form = Drabinka { $file } nie ma właściwej postaci: { $detail }
lab-fleets-number = Nie można porównać { $number } przydziałów; jest ich { $known }.
lab-ship-unknown = „{ $text }” nie jest statkiem. Oczekiwano czegoś takiego jak: GYR dla trio, BBO dla duo, PPP dla mono.

### Reasons for a move, as an adviser gives them

reason-announces-ahead = { $points ->
    [one] kończy grę z przewagą { $points } punktu
    [few] kończy grę z przewagą { $points } punktów
    [many] kończy grę z przewagą { $points } punktów
   *[other] kończy grę z przewagą { $points } punktu
}
reason-announces = kończy grę, zanim inni zyskają więcej
reason-ends-ahead = { $points ->
    [one] doprowadza do końca gry z przewagą { $points } punktu
    [few] doprowadza do końca gry z przewagą { $points } punktów
    [many] doprowadza do końca gry z przewagą { $points } punktów
   *[other] doprowadza do końca gry z przewagą { $points } punktu
}
reason-conquers = { $points ->
    [one] zdobywa terytorium { $territory }: { $points } punkt
    [few] zdobywa terytorium { $territory }: { $points } punkty
    [many] zdobywa terytorium { $territory }: { $points } punktów
   *[other] zdobywa terytorium { $territory }: { $points } punktu
}
reason-conquers-before = zajmuje terytorium { $territory }, zanim zrobi to ród { $house }
reason-trains-for = { $number ->
    [one] szkoli { $number } chłopa na zdobywcę: wystarczy na terytorium { $territory }
    [few] szkoli { $number } chłopów na zdobywców: wystarczy na terytorium { $territory }
    [many] szkoli { $number } chłopów na zdobywców: wystarczy na terytorium { $territory }
   *[other] szkoli { $number } chłopa na zdobywców: wystarczy na terytorium { $territory }
}
reason-trains = { $number ->
    [one] szkoli { $number } chłopa na zdobywcę
    [few] szkoli { $number } chłopów na zdobywców
    [many] szkoli { $number } chłopów na zdobywców
   *[other] szkoli { $number } chłopa na zdobywców
}
reason-done = zachowuje wszystko na później
reason-new-colour = { $number ->
    [6] zdobywa szósty kolor: { $colour }
    [5] zdobywa piąty kolor: { $colour }
    [4] zdobywa czwarty kolor: { $colour }
   *[other] przywozi nowy kolor: { $colour }
}
reason-sets = { $points ->
    [one] uzupełnia zestaw: o { $points } punkt więcej
    [few] uzupełnia zestawy: o { $points } punkty więcej
    [many] uzupełnia zestawy: o { $points } punktów więcej
   *[other] uzupełnia zestawy: o { $points } punktu więcej
}
reason-home = { $points ->
    [one] przywozi { $points } punkt
    [few] przywozi { $points } punkty
    [many] przywozi { $points } punktów
   *[other] przywozi { $points } punktu
}
reason-robs-needed = zabiera rodowi { $house } to, czego mu brakuje: { $colour }
reason-robs-leader = łupi prowadzący ród { $house }
reason-robs = zabiera rodowi { $house } towar
reason-loads-lacking = ładuje to, czego ci brakuje: { $colour } × { $number }
reason-denies-colour = zabiera to, czego brakuje rodowi { $house }: { $colour }
reason-loads-many = ładuje dużo naraz: { $colour } × { $number }
reason-loads-figures = { $number ->
    [one] zabiera { $number } postać
    [few] zabiera { $number } postacie
    [many] zabiera { $number } postaci
   *[other] zabiera { $number } postaci
}
reason-denies-berth = odbiera rodowi { $house } ostatnie miejsce w Modonie
reason-denies-port = nie pozwala rodowi { $house } dopłynąć bez karty (cel: { $port })
reason-safe = nie zostawia piratom nic do zrabowania (przedtem: { $before } %)
reason-safer = zmniejsza ryzyko napadu: { $after } % zamiast { $before } %
reason-modone = w Modonie jest bezpieczny przed piratami
reason-hardly-robbed = { $percent ->
    [0] nikt nie może go złupić przed twoim następnym ruchem
   *[other] trudno go złupić: { $percent } %
}
reason-draws = { $number ->
    [one] dobiera { $number } kartę
    [few] dobiera { $number } karty
    [many] dobiera { $number } kart
   *[other] dobiera { $number } karty
}
reason-no-cards = { $number ->
    [one] płynie bez karty wiatru: { $number } postój
    [few] płynie bez karty wiatru: { $number } postoje
    [many] płynie bez karty wiatru: { $number } postojów
   *[other] płynie bez karty wiatru: { $number } postoju
}
reason-passes = { $number ->
    [one] mija { $number } statek
    [few] mija { $number } statki
    [many] mija { $number } statków
   *[other] mija { $number } statku
}
reason-near = jest o jeden postój od celu: { $port }
reason-nearer = { $number ->
    [one] zbliża ładunek do celu ({ $port }): jeszcze { $number } postój
    [few] zbliża ładunek do celu ({ $port }): jeszcze { $number } postoje
    [many] zbliża ładunek do celu ({ $port }): jeszcze { $number } postojów
   *[other] zbliża ładunek do celu ({ $port }): jeszcze { $number } postoju
}
reason-fetches = płynie do portu ({ $port }), w którym leży kolor, którego ci brakuje: { $colour }
reason-course = { $number ->
    [one] ma do celu ({ $port }) { $number } postój
    [few] ma do celu ({ $port }) { $number } postoje
    [many] ma do celu ({ $port }) { $number } postojów
   *[other] ma do celu ({ $port }) { $number } postoju
}
reason-placing = zaczyna, mając w Wenecji: { $venice }, w Konstantynopolu: { $constantinople }
reason-only = nic innego nie jest możliwe
reason-looks-best = dobrze rokuje na kilka ruchów naprzód

### At a table of the server

seat-taken = Miejsce { $seat } jest już zajęte.
seat-here = Tylko otwierający stół może zająć miejsce przy jego zakładaniu; tutaj siada się na wolnym miejscu.
seat-open = Miejsce { $seat } jest jeszcze wolne.
seat-not-yours = To nie jest twoje miejsce.
seat-away = Gra za ciebie bot; najpierw wróć do stołu.
seat-away-already = Na tym miejscu gra już bot.
seat-not-away = Na tym miejscu nie gra żaden bot; nie ma czego odbierać.
house-taken = Ród { $house } jest już zajęty.
not-ready = { $name } nie zgłasza jeszcze gotowości.
host-only = Może to zrobić tylko osoba, która otworzyła stół.
table-unknown = Nie ma takiego stołu. Czy link jest pełny?
table-started = Gra już się rozpoczęła.
table-not-started = Gra jeszcze się nie rozpoczęła.
table-closed = Ten stół jest zamknięty.
tables-too-many = Nie można mieć naraz więcej otwartych stołów niż { $most }; najpierw zakończ lub zamknij któryś.
too-late = Tymczasem wydarzyło się coś innego; oto obecny stan.
undo-nothing = Nie ma twojego ruchu, który można cofnąć.
undo-revealed = Od tego czasu coś dobrano lub ujawniono; tego nie da się cofnąć.
game-not-over = Gra jeszcze się nie skończyła.
game-unknown = Nie ma takiej partii albo nie należy do ciebie.
rematch-already = Rewanż jest już otwarty.
clock-bonus = Dodatek czasu istnieje tylko przy zegarze na całą partię.
clock-over = Twój czas na tę partię minął; bot gra dalej.
chat-off = Przy tym stole czat jest wyłączony.
chat-phrases = Przy tym stole dostępne są tylko gotowe zwroty.
chat-either = Oczekiwano gotowego zwrotu albo tekstu, dokładnie jednego z nich.
name-first = Najpierw podaj swoje imię.
account-already = Masz już konto.
login-taken = Nazwa { $login } jest już zajęta.
login-wrong = Nazwa lub hasło są nieprawidłowe.
carry-unknown = Ten link już nie działa: można go użyć raz, w ciągu godziny.
message-form = Nie zrozumiano: { $detail }
body-too-long = To jest za długie; dozwolona liczba bajtów: { $most }.
advice-off = Przy tym stole nie ma porad: kto go otworzył, nie zezwolił na nie.
advice-no-seat = Porady są dla tych, którzy siedzą przy stole.
advice-loading = Doradca nie jest jeszcze gotowy; zapytaj za chwilę.
advice-missing = Doradca potrzebuje tego, co daje goldenhorn[{ $extra }].
advice-failed = Doradcy się to nie udało; zostało to odnotowane.
advice-waiting = Doradca myśli jeszcze nad twoim ostatnim pytaniem.
too-many = Za dużo naraz; spróbuj ponownie za chwilę.
server-failed = Coś się nie udało po stronie serwera; zostało to odnotowane.

### What a message cannot be

form-json = Oczekiwano JSON-a w UTF-8; tego nie da się odczytać.
form-deep = To jest zbyt głęboko zagnieżdżone.
form-missing = Brakuje „{ $where }”.
form-unknown = „{ $where }” nie jest tu znane.
form-type = „{ $where }” nie pasuje. Oczekiwano: { $expected }.
form-least = „{ $where }” to za mało; oczekiwano co najmniej { $number }.
form-most = „{ $where }” to za dużo; oczekiwano najwyżej { $number }.
form-range = „{ $where }” nie jest liczbą, której można tu użyć.
form-text-least = Tekst „{ $where }” jest za krótki; najmniejsza liczba znaków: { $number }.
form-text-most = Tekst „{ $where }” jest za długi; największa liczba znaków: { $number }.
form-list-least = Lista „{ $where }” jest za krótka; najmniejsza liczba pozycji: { $number }.
form-list-most = Lista „{ $where }” jest za długa; największa liczba pozycji: { $number }.
form-choice = „{ $where }” nie może mieć wartości „{ $value }”. Oczekiwano jednej z: { $known }.
form-name = „{ $where }” nie jest nazwą. Oczekiwano jednego widocznego wiersza, bez znaków sterujących i bez spacji na początku i na końcu.
form-text = „{ $where }” nie jest tekstem, który można powiedzieć. Oczekiwano niepustego wiersza bez znaków sterujących.
form-salt = „{ $where }” nie pasuje. Oczekiwano najwyżej 64 liter, cyfr oraz znaków „-” i „_”.
form-action = „{ $where }” nie jest akcją. Oczekiwano czegoś w rodzaju: load trio B.
form-sails = „{ $where }” nie pasuje. Oczekiwano trzech liter spośród YPGROB.
json-int = liczba całkowita
json-float = liczba dziesiętna
json-str = tekst
json-bool = true lub false
json-array = lista
json-object = obiekt
json-null = null
path-unknown = Pod tym adresem niczego nie ma.
method-unknown = Tego nie można zrobić pod tym adresem; można: { $known }.
origin-other = To przyszło ze strony innej witryny, więc nie zostało wykonane.

### Running a server

database-url = „{ $url }” nie jest bazą danych. Oczekiwano: sqlite:///PLIK lub postgresql://NAZWA@HOST/BAZA.
database-driver = Brakuje sterownika dla { $url }; jest w goldenhorn[{ $extra }].
database-newer = Baza danych należy do nowszej wersji: { $detail }
setting-number = { $name } nie jest liczbą: „{ $text }”.
setting-log-level = „{ $text }” nie jest poziomem dziennika. Oczekiwano: { $known }.
setting-processes = Nie może być { $number } procesów; potrzebny jest co najmniej jeden.
processes-need-postgres = Do { $number } procesów potrzebny jest PostgreSQL (--database-url postgresql://...); wbudowana baza obsługuje jeden.

### Lekcje

lesson-unknown = Nie ma lekcji „{ $name }”. Znane: { $known }.
lesson-scene = Ta lekcja nie ma sceny { $number }, licząc od 0.
lesson-scene-over = Ta scena już się skończyła; przejdź do następnej.
lesson-way = Scena tak nie przebiega: „{ $action }” do niej nie należy. Zacznij ją od nowa.
coach-bots-only = Mistrz mówi tylko do jednej osoby, która gra sama przeciw botom.

### Analiza partii

analysis-unfinished = Partia z tego zapisu nie jest skończona; analizować można tylko skończone partie.
analysis-several = { $file } zawiera zapisy w liczbie { $number }; oczekiwano jednej partii.
analysis-fault = Zapis nie jest zgodny z zasadami, więc partii nie można zanalizować: { $detail }
analysis-stopped = Zatrzymano. To, co gotowe, zostaje; to samo polecenie podejmie pracę od tego miejsca.
analysis-foreign-box = Tę partię rozegrano z innym pudełkiem. Szans nauczono się ze zwykłym, więc tutaj są mniej pewne.
analysis-title = Analiza partii: { $houses }
analysis-judged = { $judged ->
    [one] Oceniono { $judged } decyzję z wyborem
    [few] Oceniono { $judged } decyzje z wyborem
    [many] Oceniono { $judged } decyzji z wyborem
   *[other] Oceniono { $judged } decyzji z wyborem
} { $depth ->
    [deep] (dokładnie)
   *[quick] (szybko)
}, każdą tylko według tego, co jej gracz mógł wiedzieć.
analysis-sums = Umiejętności i szczęście
analysis-sums-note = W procentach zwycięstwa: początek + umiejętności + szczęście = wynik.
analysis-house = Ród
analysis-start = Początek
analysis-skill = Umiejętności
analysis-luck = Szczęście
analysis-result = Wynik
analysis-accuracy = Dokładność
analysis-doubtful = Wątpliwe
analysis-mistakes = Błędy
analysis-blunders = Grube błędy
analysis-curve = Szansa na zwycięstwo, zdarzenie po zdarzeniu
analysis-moments = Kluczowe chwile
analysis-no-moments = Żadne pojedyncze zdarzenie nie rozstrzygnęło tej partii.
analysis-marked = Oznaczone decyzje
analysis-no-marks = Żadna decyzja nie jest oznaczona.
analysis-decisions = Wszystkie decyzje rodu { $house }
analysis-when = Runda { $round }
analysis-other = { $action }: { $chance } % ± { $error }
analysis-played = zagrano
analysis-mark = { $mark ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[doubtful] Wątpliwe
}
moment-mark = { $mark ->
    [blunder] Gruby błąd
   *[mistake] Błąd
} kosztuje ród { $house } punkty szansy ({ $points }): { $played }. Lepiej: { $better }.
moment-turn = { $change ->
    [up] Szansa rodu { $house } rośnie o { $points } do { $chance } %. { $event }
   *[down] Szansa rodu { $house } spada o { $points } do { $chance } %. { $event }
}
moment-stroke = { $change ->
    [up] Szczęście rodu { $house }: punkty szansy { $points }. { $event }
   *[down] Pech rodu { $house }: punkty szansy { $points }. { $event }
}
moment-end = Ród { $house } ogłasza koniec gry z szansą { $chance } %.
analysis-one = Czekasz już na inną analizę; tylko jedna naraz.
analysis-not-yours = Tę analizę może zatrzymać tylko osoba, która o nią poprosiła.
explore-seats = Ta partia ma miejsca w liczbie { $players }, nie { $number }.
explore-plans = Aby grać dalej stąd, zajmij co najmniej jedno miejsce; pozostałe przejmą boty.
explore-step = W tej partii nie ma pozycji { $step }; ostatnia to { $last }.
