# The rulebook, in Polish. Numbers are those of docs/rules.md. “-text” retells the rulebooks, “-decided” what they leave
# open and is decided here, “-assumed” what only the printed pieces show.

rules-title = Zasady gry
rules-lead = Cała gra, zasada po zasadzie. Numery są te same, które podaje stół, gdy o coś pyta albo gdy czegoś nie można zrobić.
rules-source = Opowiedziane własnymi słowami na podstawie instrukcji niemieckiej, polskiej, angielskiej i włoskiej. Tam, gdzie się różnią, obowiązuje niemiecki oryginał.
rules-contents = Spis treści
rules-search = Szukaj
rules-search-hint = Słowo albo numer, na przykład 5.9
rules-found = { $number ->
    [0] Nie znaleziono żadnej zasady
    [one] Znaleziono { $number } zasadę
    [few] Znaleziono { $number } zasady
    [many] Znaleziono { $number } zasad
   *[other] Znaleziono { $number } zasady
}
rules-found-none = Nic nie pasuje. Wpisz mniej liter albo numer, na przykład 5.9.
rules-which = Które zasady
rules-motion = Ruchome ilustracje
rules-print = Drukuj
rules-decided = Ustalenie
rules-decided-about = Tu instrukcje milczą albo są ze sobą sprzeczne. Tak ustalono w tym wydaniu.
rules-assumed = Założenie
rules-assumed-about = Widać to tylko na wydrukowanych elementach, żaden tekst o tym nie mówi. Kto ma pudełko, może grać z tym, co naprawdę w nim znajdzie.
rules-own-box = Przy tym stole gra się własnymi elementami: liczby i kolory podane tutaj są takie jak przy stole.
rules-no-number = Nie ma zasady { $number }.
rules-whole = Wszystkie zasady
rules-previous = Poprzednia zasada
rules-next = Następna zasada
rules-house = Ród
rules-mono = Jeden kolor
rules-duo = Dwa kolory
rules-trio = Trzy kolory
rules-territory = Terytorium
rules-cost = Koszt
rules-worth = Wartość
rules-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}

### Chapters

rules-chapter-1 = Elementy gry
rules-chapter-2 = Przygotowanie do gry
rules-chapter-3 = Twój ruch
rules-chapter-4 = Piraci
rules-chapter-5 = Ruch statku
rules-chapter-6 = Koniec gry
rules-chapter-7 = Punktacja
rules-chapter-8 = Dodatek Domínio da Mar
rules-chapter-8-text = Z dodatkiem nadal obowiązuje wszystko, co powiedziano dotąd, poza tym, co zmienia ten rozdział.
rules-chapter-9 = Warto wiedzieć
rules-chapter-9-text = Nikt nigdy nie utknie: dozwolony ruch zawsze istnieje, bo do portu, ku któremu płynie statek, zawsze da się dotrzeć. Ile kart wiatru kosztuje postój, zależy tylko od tego, gdzie statek się zatrzyma; nigdy nie wybiera się między dwiema cenami. Każda kostka, karta i postać jest w każdej chwili dokładnie w jednym miejscu. Nawet gdyby wszyscy tylko losowali, gra trwałaby mniej więcej od 25 do 40 rund.

### 1 Elementy gry

rule-1-1 = Sześć kolorów
rule-1-1-text = Żółty, różowy, zielony, czerwony, pomarańczowy i niebieski: towary, karty, żagle i pola szlaku mają te same sześć kolorów. Każdy ma też własny znak, więc nikt nie musi polegać na samej barwie.
rule-1-2 = Towary i karty
rule-1-2-text = Towary to drewniane kostki w płóciennym woreczku. Jest ich { $cubes }, po { $cubes_each } w każdym kolorze. Kart jest { $cards }, po { $cards_each } w każdym kolorze. Karta może być wiatrem dla twojego statku albo, razem z drugą, piratami przeciw cudzemu.
rule-1-3 = Porty główne
rule-1-3-text = Wenecja i Konstantynopol leżą na dwóch końcach szlaku. Tam czekają towary i tam zmieści się dowolna liczba statków.
rule-1-4 = Modon
rule-1-4-text = Port w połowie drogi ma po jednej stronie dwa miejsca dla statków, a po drugiej trzy. Którą stronę wybrać, zależy od liczby graczy.
rule-1-5 = Odcinki szlaku
rule-1-5-text = Morze składa się z czterech odcinków po trzy pola. Dwa noszą znak ● i mają pola czerwone, żółte i niebieskie; dwa pozostałe noszą znak ▲ i mają pola pomarańczowe, różowe i zielone.
rule-1-6 = Kolejność pól
rule-1-6-assumed = W jakiej kolejności trzy kolory leżą na odcinku, wynika z przykładów w instrukcji. Czyta się od Wenecji do Konstantynopola.
rule-1-7 = Flota i magazyn
rule-1-7-text = Masz trzy statki o trzech żaglach: mono w jednym kolorze, duo w dwóch, trio w trzech. Razem mają wszystkie sześć kolorów. To, co przywiozą, trafia do twojego magazynu.
rule-1-8 = Cztery floty
rule-1-8-assumed = Który ród pływa pod jakimi żaglami. Każdy kolor jest dokładnie na dwóch statkach trio, każde dwa trio mają jeden wspólny kolor, a wszystkie cztery mono są różne. Spośród wszystkich takich flot te okazały się najbardziej wyrównane w wielu tysiącach gier.

### 2 Przygotowanie do gry

rule-2-1 = Ułożenie szlaku
rule-2-1-text = Od Wenecji do Konstantynopola leżą: dla dwóch graczy ▲, Modon z dwoma miejscami, ●; dla trzech ● ▲ ● ▲, bez Modonu; dla czterech ● ▲, Modon z trzema miejscami, ● ▲.
rule-2-2 = Warianty stołu
rule-2-2-decided = Przed grą można umówić się na dwie rzeczy. Na losowym szlaku znaki nadal się zmieniają, także po obu stronach Modonu, ale losuje się, który jest pierwszy i jak leżą kolory na każdym odcinku. Modon może też leżeć pośrodku w grze trzyosobowej, z trzema miejscami i z dobieraniem kart.
rule-2-3 = Wybór rodu
rule-2-3-text = Każdy bierze statki i magazyn jednego rodu.
rule-2-3-decided = Kto siada do stołu, wybiera wolny ród albo go dostaje.
rule-2-4 = Kto zaczyna
rule-2-4-text = Zaczyna najstarszy gracz; potem gra toczy się zgodnie z ruchem wskazówek zegara.
rule-2-4-decided = Na ekranie pierwszego gracza wskazuje ten, kto otwiera stół, albo decyduje los. Miejsca następują po sobie zgodnie z ruchem wskazówek zegara.
rule-2-5 = Rozmieszczenie statków
rule-2-5-text = Rozmieść swoje trzy statki w Wenecji i Konstantynopolu, jak chcesz: wszystkie w jednym porcie albo dwa tu, a jeden tam.
rule-2-5-decided = Gracze robią to po kolei, zanim pojawią się towary i karty.
rule-2-6 = Pierwsze towary
rule-2-6-text = Potem losuje się z woreczka kostki: { $port } do Wenecji i { $port } do Konstantynopola. Z dodatkiem zobacz 8.1 i 8.3.
rule-2-7 = Pierwsze karty
rule-2-7-text = Potem tasuje się karty. Każdy dostaje zakryte karty na rękę, po { $hand }; pozostałe tworzą zakryty stos do dobierania.

### 3 Twój ruch

rule-3-1 = Najpierw piraci, potem statek
rule-3-1-text = Jeśli chcesz, wysyłasz piratów, jeden raz (4.1). Potem musisz przesunąć jeden ze swoich statków (5.1) i na tym twój ruch się kończy.
rule-3-2 = W każdej chwili swojego ruchu
rule-3-2-decided = Możesz ogłosić koniec gry (6.2), zdobywać (8.10) i szkolić (8.12), zanim statek wypłynie, przed napadem lub po nim, i jeszcze raz, gdy już dopłynął, rozładował się i dobrano karty; ale nie między załadunkiem a postojem. Jeśli po rejsie nie ma nic takiego do zrobienia, od razu gra następny. W przeciwnym razie to ty mówisz, że skończyłeś ruch.

### 4 Piraci

rule-4-1 = Dwie karty w kolorach żagli
rule-4-1-text = Odrzuć dwie karty, każdą w kolorze, który jest na żaglach napadanego statku. Mogą być w tym samym kolorze. Przeciw trio jest więc sześć możliwych par, przeciw duo trzy, a przeciw mono tylko jedna.
rule-4-2 = Na kogo można napaść
rule-4-2-text = Na cudzy statek na pełnym morzu, który ma coś na pokładzie. W Wenecji, Konstantynopolu i Modonie statki są bezpieczne.
rule-4-3 = Łup
rule-4-3-text = Jeden towar trafia z tego statku prosto do twojego magazynu. Taki statek wiezie tylko jeden rodzaj towaru, więc nie ma czego wybierać.
rule-4-4 = Raz w ruchu
rule-4-4-text = W swoim ruchu możesz napaść tylko raz i tylko przed przesunięciem statku.
rule-4-5 = Zawrócenie opróżnionego statku
rule-4-5-text = Jeśli piraci zabrali ostatni towar, właściciel może zawrócić statek na jego polu.
rule-4-5-decided = Decyduje od razu, zanim napastnik będzie grać dalej. Statek, który teraz nie zawróci, utrzymuje kurs.
rule-4-6 = Pusty z innego powodu
rule-4-6-decided = Statek, który wypłynął bez ładunku (5.4), nie może zawrócić na morzu.

### 5 Ruch statku

rule-5-1 = Zawsze naprzód
rule-5-1-text = Dziób wskazuje jeden z dwóch portów głównych i statek płynie tylko w tę stronę. W porcie głównym jest zwrócony ku drugiemu. Na morzu i w Modonie nie wolno zawracać, chyba że po napadzie (4.5).
rule-5-2 = Załadunek
rule-5-2-text = Opuszczając Wenecję lub Konstantynopol, statek zabiera wszystkie leżące tam towary w jednym kolorze. Tego koloru nie może być na jego żaglach. Potem port uzupełnia się z woreczka, losowo, tak aby znów było w nim { $port }, albo tym, co jeszcze zostało.
rule-5-3 = Ładować trzeba
rule-5-3-decided = Jeśli statek może coś załadować, musi to zrobić. Nowe towary w porcie widzisz, zanim zdecydujesz, jak daleko popłynie.
rule-5-4 = Nie ma czego ładować
rule-5-4-decided = Jeśli w porcie nie ma nic, co ten statek może zabrać, wypływa pusty, a portu się nie uzupełnia.
rule-5-5 = Zajęte pola się nie liczą
rule-5-5-text = Statek płynie na następne pole. Jeśli jest zajęte, omija je i zatrzymuje się na pierwszym wolnym.
rule-5-6 = Żagle w kolorze pola
rule-5-6-text = Gdy któryś z żagli ma kolor pola, statek może płynąć dalej za darmo.
rule-5-7 = Karty wiatru
rule-5-7-text = Na każdym innym polu potrzebny jest wiatr: odrzuć kartę w kolorze pola, a statek popłynie dalej. Możesz to robić, dopóki masz karty.
rule-5-7-decided = Tam, gdzie żagle już pasują, karty wiatru zagrać nie można.
rule-5-8 = Postój
rule-5-8-text = Możesz zakończyć rejs na każdym polu, na które statek wpłynie. Musi jednak przesunąć się przynajmniej raz.
rule-5-9 = W porcie rejs się kończy
rule-5-9-text = W Wenecji, Konstantynopolu i Modonie ruch się kończy. Gdy w Modonie wszystkie miejsca są zajęte, omija się go jak zajęte pole. Statek, który opuszcza Modon, utrzymuje kurs i niczego tam nie ładuje.
rule-5-10 = Rozładunek
rule-5-10-text = Gdy statek dopłynie do Wenecji lub Konstantynopola, cały ładunek trafia do twojego magazynu.
rule-5-11 = Dobieranie kart
rule-5-11-text = Za dopłynięcie do jednego z trzech portów dobierasz karty: jedną za trio, dwie za duo, trzy za mono. W grze dwuosobowej Modon kart nie daje.
rule-5-12 = Gdy stos się skończy
rule-5-12-text = Odrzucone karty tasuje się i tworzą nowy stos do dobierania. Na ręce możesz mieć dowolnie wiele kart.
rule-5-12-decided = Tasuje się wtedy, gdy trzeba dobrać kartę, a stos jest pusty; karty wiatru z tego samego rejsu leżą już wśród odrzuconych. Jeśli odrzuconych też nie ma, dobierasz tylko to, co było.
rule-5-13 = Co widzą wszyscy
rule-5-13-decided = Porty, statki, ładunki, magazyny, odrzucone karty oraz liczba kart na rękach, w stosie i kostek w woreczku są jawne. Ukryte są tylko karty na cudzych rękach i kolejność stosu. To, co da się z tego wyliczyć, na przykład zawartość woreczka, wolno pokazywać.

### 6 Koniec gry

rule-6-1 = Port jest pusty
rule-6-1-text = Koniec jest przesądzony, gdy w porcie głównym po uzupełnieniu nie ma żadnych towarów.
rule-6-1-decided = Gdy woreczek jest pusty, dzieje się to z chwilą załadowania ostatnich towarów.
rule-6-2 = Ogłoszenie końca gry
rule-6-2-text = Jeśli masz w magazynie przynajmniej po jednym towarze w każdym z sześciu kolorów, przywiezionym albo skradzionym, możesz w swoim ruchu ogłosić koniec gry. Nigdy nie musisz.
rule-6-2-decided = Gdy koniec jest już przesądzony, nikt nie może go ogłosić; liczy się pierwsza przyczyna.
rule-6-3 = Ostatnia runda
rule-6-3-text = Rundę gra się do końca. Ostatni ruch należy do gracza po prawej stronie pierwszego gracza, więc wszyscy mają tyle samo ruchów.
rule-6-4 = Gdy nic się już nie dzieje
rule-6-4-decided = Jeśli przez 20 rund z rzędu nikt niczego nie załadował, nie rozładował ani nie ukradł, gra kończy się wraz z rundą. Zdobywanie i szkolenie się nie liczą. Inaczej puste statki mogłyby pływać tam i z powrotem bez końca.

### 7 Punktacja

rule-7-1 = Towary
rule-7-1-text = Każdy towar w twoim magazynie to 1 punkt. Towary, które są jeszcze na statkach, nic nie dają.
rule-7-2 = Zestawy
rule-7-2-text = Różne towary tworzą zestawy: cztery kolory dają 1 punkt dodatkowy, pięć daje 2, sześć daje 4. Każdy towar liczy się tylko do jednego zestawu. Zestawy układa się zawsze tak, jak jest dla ciebie najkorzystniej: najpierw po sześć, potem po pięć, potem po cztery.
rule-7-3 = Przykład
rule-7-3-text = 3 pomarańczowe, 2 czerwone, 1 zielony, 4 żółte, 1 niebieski i 2 różowe to 13 towarów, czyli 13 punktów. Zestaw sześciu dodaje 4, a zestaw czterech jeszcze 1: razem 18 punktów.
rule-7-4 = Kto wygrywa
rule-7-4-text = Wygrywa ten, kto ma najwięcej punktów. Przy równej liczbie punktów jest remis.

### 8 Dodatek

rule-8-1 = Nowe elementy
rule-8-1-text = Do woreczka trafia więcej kostek: czarne ({ $black }) i białe ({ $white }), razem { $extra }. Od pierwszego napełnienia porty uzupełnia się do { $port_expansion }, a nie do { $port }. Zasoby tworzą zdobywcy: jest ich { $conquerors }.
rule-8-2 = Terytoria
rule-8-2-text = Obok szlaku leży pięć terytoriów: Zara, Durazzo, Candia, Negroponte i Galata. Każde kosztuje pewną liczbę zdobywców i na koniec daje punkty.
rule-8-2-assumed = Ile kosztują i ile są warte. Po części potwierdza to opublikowana recenzja, a wszystkie razem kosztują dokładnie tylu zdobywców, ilu jest w pudełku.
rule-8-3 = Zdobywcy przybywają do portu
rule-8-3-text = Po każdym uzupełnieniu portu każdą czarną lub białą kostkę zastępuje zdobywca z zasobów. Czarne wychodzą z gry i tworzą rezerwę (8.11), białe wracają do woreczka.
rule-8-3-decided = Najpierw losuje się wszystko, a dopiero potem zamienia, więc żadna biała kostka nie pojawi się dwa razy w jednym uzupełnieniu. Wenecja jest przed Konstantynopolem. Na miejsca, które zostały puste, nie losuje się ponownie.
rule-8-4 = Zajmują miejsce
rule-8-4-decided = Zdobywcy i chłopi w porcie wliczają się do jego { $port_expansion } miejsc.
rule-8-5 = Zdobywcy zamiast towarów
rule-8-5-text = Opuszczając port główny, statek może zamiast towarów zabrać wszystkich zdobywców, którzy tam stoją.
rule-8-5-decided = Ładować nadal trzeba: towary albo postacie, to, co możliwe.
rule-8-6 = Bezpieczni przed piratami
rule-8-6-text = Statek ze zdobywcami pływa jak każdy inny, ale nie można na niego napaść.
rule-8-7 = Zejście na ląd
rule-8-7-text = W Wenecji lub Konstantynopolu postacie trafiają do twojego magazynu, tak samo jak towary.
rule-8-8 = Chłopi
rule-8-8-text = Gdy w zasobach nie ma już zdobywców, miejsce czarnej lub białej kostki zajmuje chłop: czarna kostka z rezerwy.
rule-8-8-decided = Przy jednym uzupełnieniu najpierw wszystkie wylosowane czarne kostki trafiają do rezerwy, a białe do woreczka. Potem miejsca zajmują zdobywcy, dopóki są w zasobach, a po nich chłopi, dopóki są w rezerwie; reszta zostaje pusta.
rule-8-9 = Chłopi na pokładzie
rule-8-9-text = Chłopów ładuje się samych albo razem ze zdobywcami. Na statek z chłopami, ale bez zdobywców, można napaść; łupem jest jeden chłop.
rule-8-9-decided = Kto ładuje postacie, zabiera więc wszystkich zdobywców albo wszystkich chłopów, albo jednych i drugich.
rule-8-10 = Zdobycie terytorium
rule-8-10-text = W każdej chwili swojego ruchu (3.2) możesz zająć wolne terytorium. Płacisz dokładnie jego koszt ze swojego magazynu: zdobywca liczy się za 1, dwóch chłopów razem za 1. Zdobywcy wracają do zasobów, chłopi do rezerwy.
rule-8-10-decided = Możesz zdobywać, ile razy cię stać. Iloma parami chłopów zapłacisz, decydujesz ty: od żadnej do wszystkich.
rule-8-11 = Rezerwa
rule-8-11-text = Wszystkie czarne kostki, które wyszły z gry, tworzą rezerwę. Stamtąd biorą się chłopi i tam wracają.
rule-8-12 = Szkolenie chłopów
rule-8-12-text = W każdej chwili swojego ruchu możesz wymienić chłopów ze swojego magazynu na zdobywców, jednego za jednego, dopóki są w zasobach. Chłopów na statkach szkolić nie można. Kostki wracają do rezerwy.
rule-8-13 = Zdobyte zostaje zdobyte
rule-8-13-text = Terytorium zostaje przy tym, kto je zdobył.
rule-8-14 = Koniec gry z dodatkiem
rule-8-14-text = Koniec jest przesądzony także wtedy, gdy zdobyto wszystkie pięć terytoriów. Port zaś jest pusty (6.1) dopiero wtedy, gdy nie ma w nim ani towarów, ani zdobywców.
rule-8-14-decided = Sami chłopi nie podtrzymują portu. Białe kostki wracają do woreczka, więc nigdy nie opróżni się on do końca: port pustoszeje dopiero po wyczerpaniu zasobów zdobywców.
rule-8-15 = Punktacja z dodatkiem
rule-8-15-text = Dolicza się wartość twoich terytoriów oraz 1 punkt za każdego zdobywcę i każdego chłopa w magazynie. Postacie nie należą do żadnego zestawu i nie są kolorem przy ogłaszaniu końca gry (6.2).

### What the pictures show

scene-colours = Sześć kostek obok siebie: żółta ze słońcem, różowa z kwiatem, zielona z liściem, czerwona z rombem, pomarańczowa z półksiężycem, niebieska z falami.
scene-bag = Z płóciennego woreczka wypadają kostki; obok leży stos kart i po jednej karcie w każdym kolorze.
scene-ports = Po lewej Wenecja, po prawej Konstantynopol; w obu stoją statki.
scene-modone = Modon z dwoma miejscami i Modon z trzema miejscami.
scene-tiles = Odcinek ze znakiem koła: czerwony, niebieski i żółty; odcinek ze znakiem trójkąta: pomarańczowy, różowy i zielony.
scene-way = Pola szlaku w jednym rzędzie, od Wenecji do Konstantynopola, z Modonem pośrodku.
scene-fleet = Trzy statki jednego rodu: trzy żagle w jednym kolorze, w dwóch i w trzech kolorach. Pod nimi wszystkie sześć kolorów.
scene-fleets = Dwanaście statków czterech rodów z ich żaglami.
scene-ways = Szlak dla dwóch, trzech i czterech graczy, jeden pod drugim.
scene-shuffled = Kolory na odcinku szlaku zamieniają się miejscami.
scene-houses = Cztery herby; jeden zostaje wybrany, potem pojawiają się statki tego rodu.
scene-order = Cztery herby wokół stołu; kolej przechodzi od pierwszego gracza zgodnie z ruchem wskazówek zegara.
scene-placing = Trzy statki zostają rozmieszczone: dwa w Wenecji, jeden w Konstantynopolu.
scene-filling = Kostki przechodzą z woreczka do portu, aż się zapełni.
scene-dealing = Zakryte karty trafiają ze stosu do czterech graczy.
scene-turn = Najpierw odrzucone zostają dwie karty i skradziona kostka, potem płynie własny statek.
scene-anytime = Ruch jako linia: przed napadem, po nim i po postoju jest miejsce na inne czyny, między załadunkiem a postojem nie ma.
scene-pairs = Statek o trzech różnych żaglach i sześć par kart, którymi można na niego napaść.
scene-targets = Trzy statki: na załadowany na morzu można napaść, na pusty i na stojący w porcie nie.
scene-raid = Dwie karty zostają odrzucone, a kostka przelatuje ze statku do magazynu.
scene-turning = Piraci zabierają ostatnią kostkę, a pusty statek zawraca na swoim polu.
scene-adrift = Statek, który wypłynął bez ładunku, utrzymuje kurs; znak zawracania jest przekreślony.
scene-heading = Statek płynie dziobem naprzód z pola na pole, a w porcie docelowym zwraca się z powrotem.
scene-loading = Statek ładuje obie niebieskie kostki, bo nie ma niebieskiego na żaglach; z woreczka przychodzą nowe.
scene-unladen = Wszystkie kostki w porcie mają kolory żagli; statek wypływa pusty.
scene-passing = Statek omija dwa zajęte pola i zatrzymuje się na pierwszym wolnym.
scene-matching = Żagle pasują do dwóch pierwszych pól; statek za każdym razem płynie dalej i staje na trzecim.
scene-wind = Na polu bez pasującego żagla odrzucona zostaje karta w jego kolorze i statek płynie dalej.
scene-stopping = Statek może stanąć na każdym z trzech pól; staje na drugim.
scene-haven = Statek kończy rejs na wolnym miejscu w Modonie. Potem miejsca są zajęte i inny statek omija Modon.
scene-unloading = Statek wpływa do portu, a jego kostki trafiają do magazynu.
scene-drawing = Trzy statki w porcie: trójkolorowy daje jedną kartę, dwukolorowy dwie, jednokolorowy trzy.
scene-reshuffling = Stos jest pusty; odrzucone karty zostają odwrócone i tworzą nowy stos.
scene-known = Jawne są kostki, statki i odrzucone karty; zakryte są karty na cudzych rękach i stos.
scene-emptied = Ostatnie kostki opuszczają port, a w woreczku nie ma już czym go uzupełnić.
scene-announcing = Do magazynu trafia szósty kolor i dzwoni dzwon.
scene-last-round = Kolej przechodzi aż do gracza po prawej stronie pierwszego; tam gra się kończy.
scene-quiet = Licznik spokojnych rund dochodzi do 20.
scene-points = Trzy kostki w magazynie dają trzy punkty, dwie na statku nie dają żadnego.
scene-sets = Magazyn z towarami z przykładu: rząd sześciu kolorów daje 4, rząd czterech daje 1.
scene-winner = Porównanie punktów czterech graczy; kto ma najwięcej, dostaje koronę.
scene-dark-cubes = Czarne i białe kostki trafiają z innymi do woreczka; obok stoją zdobywcy.
scene-territories = Pięć terytoriów z kosztem w zdobywcach i wartością w punktach.
scene-replacing = Port zostaje uzupełniony; czarna i biała kostka zamieniają się na zdobywców. Czarna idzie na bok, biała wraca do woreczka.
scene-boarding = Wszyscy zdobywcy z portu wchodzą na pokład statku.
scene-escort = Statek ze zdobywcami na morzu; szable piratów są przekreślone.
scene-ashore = Statek dopływa, a zdobywcy trafiają do magazynu.
scene-peasants = Nie ma już zdobywców; czarne kostki z rezerwy zajmują miejsca w porcie jako chłopi.
scene-mixed = Statek ze zdobywcami i chłopami jest bezpieczny; statek z samymi chłopami traci jednego.
scene-conquest = Zdobywcy i para chłopów opuszczają magazyn; terytorium dostaje herb rodu.
scene-training = Chłop w magazynie staje się zdobywcą.
scene-realm-end = Terytoria są zdobywane jedno po drugim; z piątym koniec jest przesądzony.
scene-realm-score = Do punktów za towary dochodzą terytoria i postacie.
