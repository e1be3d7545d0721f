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
play-help = Wpisz numer akcji albo jej tekst, na przykład: load trio B, sail duo 7, raid Dandolo trio GB. Polecenie save PLIK zapisuje dotychczasową grę, a quit pozwala wyjść. Litery: Y żółty, P różowy, G zielony, R czerwony, O pomarańczowy, B niebieski.
play-left = Gra została przerwana.
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
bots-preparing = Captain, Admiral i Doge są kompilowani. Dzieje się to tylko raz i trwa około minuty.
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
