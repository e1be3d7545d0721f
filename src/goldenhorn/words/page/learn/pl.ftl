# Lekcje i mistrz, po polsku. [cube P], [card O] i [square B] są pokazywane jako znaki.

learn-intro = Każda lekcja uczy jednej rzeczy na prawdziwej planszy, a robisz ją ty. Nic nie może się nie udać: zawsze możesz wyjść, pominąć i powtórzyć.
learn-part-base = Gra podstawowa
learn-progress = Ukończone lekcje: { $done } z { $lessons }
learn-steps = { $number ->
    [one] { $number } krok
    [few] { $number } kroki
    [many] { $number } kroków
   *[other] { $number } kroku
}
learn-begin = Zacznij
learn-resume = Kontynuuj
learn-again = Jeszcze raz
learn-done = ukończona
learn-number = Lekcja { $number } z { $lessons }
learn-step = Krok { $number } z { $steps }
learn-try = Spróbuj
learn-back = Wstecz
learn-show = Pokaż mi
learn-skip = Pomiń
learn-close = Wszystkie lekcje
learn-go-on = Dalej
learn-well = Dobra robota!
learn-not-yet = Jeszcze nie to
learn-next = Następna lekcja: { $title }
learn-first-game = Twoja pierwsza gra
learn-first-game-about = Przeciw Majtkowi, z mistrzem u boku

learn-wrong-first = To dozwolone, ale tutaj najpierw trzeba zrobić coś innego: zobacz, czego spróbować.
learn-wrong-ship = Tym statkiem też wolno płynąć. Ta lekcja dotyczy jednak innego.
learn-wrong-load = Ten ładunek jest dozwolony, ale ta lekcja dotyczy innego.
learn-wrong-sail = Wolno się tam zatrzymać, ale w tej lekcji trzeba stanąć gdzie indziej.
learn-wrong-raid = Te karty by wystarczyły, ale ta lekcja dotyczy innego napadu.

learn-aim = Zapełnij magazyn
learn-aim-about = O co chodzi i co się liczy
learn-aim-unload = Towary liczą się, gdy statek dowiezie je do Wenecji albo Konstantynopola: każdy daje 1 punkt.
learn-aim-unload-try = Wprowadź swój statek zielony-żółty-czerwony do Konstantynopola.
learn-aim-set = Różne towary tworzą zestaw: cztery kolory dają 1 punkt więcej, pięć daje 2, wszystkie sześć 4.
learn-aim-set-try = Brakuje ci [cube R]. Wprowadź statek niebieski-niebieski-pomarańczowy do Wenecji.
learn-aim-end = Towary w magazynie to punkty, a różne są warte więcej. Na końcu wygrywa ten, kto ma najwięcej punktów.

learn-loading = Załadunek
learn-loading-about = Co statek może wziąć na pokład
learn-loading-load = Statek, który opuszcza Wenecję albo Konstantynopol, ładuje wszystkie kostki dokładnie jednego koloru.
learn-loading-load-try = Wybierz swój statek zielony-żółty-czerwony i załaduj [cube P].
learn-loading-load-fewer = Dozwolone, ale to tylko jedna kostka. Kostki [cube P] są trzy, a statek bierze wszystkie.
learn-loading-sail = Port od razu się uzupełnia. Widzisz, co przybyło, zanim zdecydujesz, jak daleko płyniesz.
learn-loading-sail-try = Popłyń na pierwsze pole, [square O].
learn-loading-own = Statek nigdy nie wiezie koloru własnych żagli. Dlatego wszystkie [cube B] zostają tu na miejscu.
learn-loading-own-try = W Konstantynopolu załaduj jak najwięcej na statek niebieski-niebieski-pomarańczowy.
learn-loading-own-fewer = Dozwolone, ale można wziąć więcej: dwie kostki [cube R].
learn-loading-leave = Kto opuszcza port, musi wziąć ładunek, jeśli jest tam coś, co statek może zabrać.
learn-loading-leave-try = Popłyń na pole [square Y].
learn-loading-end = Jeden kolor, wszystko, co jest, i nigdy kolor własnych żagli.

learn-passing = Zajęte pola
learn-passing-about = Jak inne statki niosą cię dalej
learn-passing-one = Zajęte pola się pomija i nie liczą się. Stajesz na pierwszym wolnym.
learn-passing-one-try = Niech statek zielony-żółty-czerwony minie ten, który stoi przed nim.
learn-passing-one-passed = pominięte: nie liczy się
learn-passing-one-lands = tu stajesz
learn-passing-three = Nie ma znaczenia, ile statków stoi po drodze ani do kogo należą.
learn-passing-three-try = Niech statek niebieski-niebieski-pomarańczowy minie wszystkie trzy statki naraz.
learn-passing-three-lands = tu stajesz najpierw
learn-passing-end = Gdzie tłoczno, tam szybko: wypatruj statków stojących w rzędzie.

learn-wind = Żagle i wiatr
learn-wind-about = Jak daleko płynie statek
learn-wind-match = Gdzie twoje żagle mają kolor pola, wolno płynąć dalej za darmo.
learn-wind-match-try = Twoje żagle mają kolor [square Y]. Popłyń dalej, na [square O].
learn-wind-match-match = żagle pasują: za darmo
learn-wind-match-early = Na [square Y] wolno się zatrzymać. Ale twoje żagle mają ten kolor, więc dalsza droga nic nie kosztuje.
learn-wind-card = Gdzie indziej dalej niesie cię karta wiatru w kolorze pola.
learn-wind-card-try = Na [square O] zapłać [card O] i popłyń na [square P].
learn-wind-card-price = kosztuje kartę pomarańczową
learn-wind-card-short = Na [square O] dopływasz za darmo. Z kartą [card O] wiatr poniesie cię o pole dalej.
learn-wind-chain = Wolno zagrać dowolnie wiele kart i zatrzymać się na każdym polu, na którym stajesz.
learn-wind-chain-try = Dopłyń statkiem różowym aż do [square B]. Kosztuje to [card O] i [card Y].
learn-wind-chain-short = Wolno się tam zatrzymać. Ale twoje karty niosą cię dalej, aż do [square B].
learn-wind-end = Pasujące żagle nic nie kosztują, resztę opłacają karty. Zachowaj kilka na ostatni odcinek.

learn-modone = Modon i porty
learn-modone-about = Gdzie kończy się rejs
learn-modone-enter = W portach ruch się kończy, także w Modonie w połowie drogi. Statki są tam bezpieczne przed piratami.
learn-modone-enter-try = Wprowadź swój statek zielony-żółty-czerwony do Modonu.
learn-modone-enter-early = Na [square G] wolno się zatrzymać, ale żagle pasują: płyń dalej do bezpiecznego portu.
learn-modone-leave = Statek opuszcza Modon w tym kierunku, w którym płynął, i niczego tam nie ładuje.
learn-modone-leave-try = Wyprowadź statek niebieski-niebieski-pomarańczowy z Modonu.
learn-modone-full = Gdy wszystkie miejsca są zajęte, Modon pomija się jak zajęte pole.
learn-modone-full-try = Miń statkiem różowym pełny Modon.
learn-modone-full-lands = tu stajesz
learn-modone-end = W grze na czworo Modon ma trzy miejsca, we dwoje dwa. We troje zwykle go nie ma.

learn-cards = Dobieranie kart
learn-cards-about = Skąd bierze się wiatr
learn-cards-mono = Kto wpływa do portu, dobiera karty. Im mniej kolorów na żaglach, tym więcej: 1, 2 albo 3.
learn-cards-mono-try = Jeden z twoich statków dobiera trzy karty. Wprowadź go do Konstantynopola.
learn-cards-mono-trio = Też można, ale przy trzech kolorach dobiera się tylko jedną kartę. Statek różowy ma jeden kolor i dobiera trzy.
learn-cards-duo = W Modonie też się dobiera, tylko nie w grze we dwoje.
learn-cards-duo-try = Zapłać [card R] i wprowadź statek niebieski-niebieski-pomarańczowy do Modonu: dobiera dwie karty.
learn-cards-duo-short = Wolno zachować kartę. Ale w Modonie wydajesz jedną, a dobierasz dwie.
learn-cards-end = Statki w jednym kolorze są powolne, ale dobierają najwięcej. Liczba kart na ręce jest dowolna.

learn-pirates = Piraci
learn-pirates-about = Kradzież i zawrócony statek
learn-pirates-raid = Przed rejsem wolno raz wysłać piratów: dwie karty w kolorach żagli załadowanego statku na morzu.
learn-pirates-raid-try = Napadnij na statek zielony-niebieski-różowy rodu Dandolo kartami [card G] i [card B].
learn-pirates-raid-first = Nikt nie musi napadać. Ale gdy statek już popłynie, na piratów jest za późno: najpierw oni.
learn-pirates-move = Jeden towar trafił prosto do twojego magazynu. Potem i tak jeden z twoich statków musi płynąć.
learn-pirates-move-try = Poprowadź dalej statek niebieski-niebieski-pomarańczowy.
learn-pirates-turn = Dandolo opróżnił twój statek. Właściciel opróżnionego statku może go od razu zawrócić.
learn-pirates-turn-try = Zawróć statek różowy: Wenecja i jej towary są tuż za nim.
learn-pirates-turn-keep = Wolno utrzymać kurs. Ale wtedy pusty statek ma przed sobą całą drogę; Wenecja jest o pole za nim.
learn-pirates-end = Załadowane statki na morzu to łup, w portach są bezpieczne. Groźny jest ten, kto ma dwie pasujące karty.

learn-end = Zestawy i koniec gry
learn-end-about = Kiedy przestać
learn-end-sixth = Z szóstym kolorem zestaw jest wart 4 punkty zamiast 2, a ty możesz ogłosić koniec gry.
learn-end-sixth-try = Dowieź to, co jest warte najwięcej.
learn-end-sixth-two = Dwie kostki [cube R] to dwa punkty. Jedna [cube B] to twój szósty kolor: 1 za towar i o 2 więcej za zestaw.
learn-end-announce = Kto ma wszystkie sześć kolorów, może ogłosić koniec gry. Rundę gra się jeszcze do końca.
learn-end-announce-try = Prowadzisz. Ogłoś koniec gry.
learn-end-announce-done = Wolno grać dalej. Ale prowadzisz, a Dandolo by cię dogonił: ogłoś koniec teraz.
learn-end-end = Wygrana! Gra kończy się też wtedy, gdy port główny po uzupełnieniu zostaje pusty.

learn-conquerors = Zdobywcy
learn-conquerors-about = Rozszerzenie: postacie na pokładzie
learn-conquerors-load = W Domínio da Mar w portach stoją zdobywcy. Zamiast towarów statek może zabrać ich wszystkich.
learn-conquerors-load-try = W Wenecji załaduj zdobywców na statek zielony-żółty-czerwony.
learn-conquerors-load-goods = Towary są dozwolone jak zawsze. Tym razem weź trzech zdobywców.
learn-conquerors-safe = Kolor żagli nie ma dla nich znaczenia, a piraci nie ważą się napaść na statek, który ich wiezie.
learn-conquerors-safe-try = Popłyń spokojnie na [square O].
learn-conquerors-arrive = W porcie głównym schodzą do twojego magazynu. Na końcu każdy daje 1 punkt, ale nie należy do zestawu.
learn-conquerors-arrive-try = Dowieź zdobywców na statku niebieski-niebieski-pomarańczowy do Konstantynopola.
learn-conquerors-end = Zdobywców nikt nie napada. Do czego służą, pokaże ostatnia lekcja.

learn-territories = Terytoria i chłopi
learn-territories-about = Rozszerzenie: ziemie i ich wartość
learn-territories-conquer = W swoim ruchu możesz zdobyć wolne terytorium: płacisz jego koszt zdobywcami i dostajesz jego punkty.
learn-territories-conquer-try = Masz trzech zdobywców. Weź terytorium, które da ci za nich najwięcej.
learn-territories-conquer-zara = Zara jest dozwolona: 3 punkty za dwóch zdobywców. Za trzech jest Durazzo i 6 punktów.
learn-territories-train = Gdy zdobywców brakuje, przychodzą chłopi. W magazynie można ich wyszkolić, jednego za jednego.
learn-territories-train-try = Wyszkol obu chłopów.
learn-territories-train-one = Jeden to początek. Wyszkol obu: Candia kosztuje czterech zdobywców.
learn-territories-train-early = To dozwolone. Ale dwóch chłopów płaci tyle co jeden zdobywca: wyszkol ich najpierw, a będą warci dwa razy tyle.
learn-territories-candia = Teraz zdobywców jest czterech: większe terytoria są warte więcej.
learn-territories-candia-try = Zdobądź terytorium Candia.
learn-territories-candia-zara = Zara kosztuje dwóch i daje 3 punkty. Twoich czterech wystarczy na Candię: 8 punktów.
learn-territories-peasants = Bez zdobywców w zasobach nikogo się nie wyszkoli. Ale dwóch chłopów płaci tyle co jeden zdobywca.
learn-territories-peasants-try = Zdobądź terytorium Zara jednym zdobywcą i dwoma chłopami.
learn-territories-end = Gdy wszystkie pięć terytoriów jest zdobytych, nadchodzi koniec. Teraz znasz całą grę.

coach-title = Mistrz
coach-off = Wyłącz mistrza
coach-placing = Rozmieść statki, jak chcesz. W porcie statek jest zwrócony ku drugiemu portowi, więc statki w obu portach dają większy wybór.
coach-turning = Zawróć, jeśli port za tobą jest bliżej, albo utrzymaj kurs; cel: { $port }. Pusty statek nic nie da, dopóki znów nie weźmie ładunku.
coach-landing-port = { $number ->
    [0] Dopłyniesz od razu i za darmo do portu: { $port }. W magazynie towary są bezpieczne.
    [one] Za jedną kartę dopłyniesz do portu: { $port }. W magazynie towary są bezpieczne.
    [few] Za { $number } karty dopłyniesz do portu: { $port }. W magazynie towary są bezpieczne.
    [many] Za { $number } kart dopłyniesz do portu: { $port }. W magazynie towary są bezpieczne.
   *[other] Za { $number } karty dopłyniesz do portu: { $port }. W magazynie towary są bezpieczne.
}
coach-landing-one = Możesz stanąć tylko na jednym polu. Karty w jego kolorze poniosłyby cię dalej.
coach-landing = { $number ->
    [0] Tym razem każdy postój kosztuje karty.
    [one] Jeden postój jest za darmo. Dalsze kosztują karty, które przy nich widać.
    [few] { $number } postoje są za darmo. Dalej zwykle znaczy lepiej: bliżej celu i z dala od piratów.
    [many] { $number } postojów jest za darmo. Dalej zwykle znaczy lepiej: bliżej celu i z dala od piratów.
   *[other] { $number } postoju jest za darmo. Dalej zwykle znaczy lepiej: bliżej celu i z dala od piratów.
}
coach-announce = { $by ->
    [one] Masz wszystkie sześć kolorów i przewagę { $by } punktu. Ogłoś koniec gry, zanim { $house } cię dogoni!
    [few] Masz wszystkie sześć kolorów i przewagę { $by } punktów. Ogłoś koniec gry, zanim { $house } cię dogoni!
    [many] Masz wszystkie sześć kolorów i przewagę { $by } punktów. Ogłoś koniec gry, zanim { $house } cię dogoni!
   *[other] Masz wszystkie sześć kolorów i przewagę { $by } punktu. Ogłoś koniec gry, zanim { $house } cię dogoni!
}
coach-announce-not = { $by ->
    [0] Wolno ci ogłosić koniec gry, ale { $house } ma tyle samo punktów. Lepiej zbierz coś jeszcze.
    [one] Wolno ci ogłosić koniec gry, ale { $house } ma { $by } punkt więcej. Lepiej graj dalej.
    [few] Wolno ci ogłosić koniec gry, ale { $house } ma { $by } punkty więcej. Lepiej graj dalej.
    [many] Wolno ci ogłosić koniec gry, ale { $house } ma { $by } punktów więcej. Lepiej graj dalej.
   *[other] Wolno ci ogłosić koniec gry, ale { $house } ma { $by } punktu więcej. Lepiej graj dalej.
}
coach-after = Twój statek dopłynął. Przed końcem ruchu możesz jeszcze coś zrobić.
coach-last-round = To ostatnia runda. Towary na statkach nic nie dają: dowieź, co się da.
coach-home = { $price ->
    [0] Twój statek { $ship } może teraz dowieźć { $number } [cube { $colour }] za darmo do portu: { $port }.
    [one] Twój statek { $ship } może teraz dowieźć { $number } [cube { $colour }] za jedną kartę do portu: { $port }.
    [few] Twój statek { $ship } może teraz dowieźć { $number } [cube { $colour }] za { $price } karty do portu: { $port }.
    [many] Twój statek { $ship } może teraz dowieźć { $number } [cube { $colour }] za { $price } kart do portu: { $port }.
   *[other] Twój statek { $ship } może teraz dowieźć { $number } [cube { $colour }] za { $price } karty do portu: { $port }.
}
coach-raid = Masz dwie karty dla piratów: { $house } straci na twoją rzecz [cube { $colour }]. Potem i tak płyniesz.
coach-raid-new = Piraci mogą zabrać dla ciebie [cube { $colour }] rodowi { $house }: tego koloru jeszcze nie masz.
coach-rival = { $house } ma wszystkie sześć kolorów i może ogłosić koniec gry. Nie zostawiaj niczego długo na morzu.
coach-bag = { $number ->
    [0] Woreczek jest pusty. Gdy tylko jakiś port zostanie pusty, trwa ostatnia runda.
    [one] W woreczku została { $number } kostka. Gdy jakiś port zostanie pusty, trwa ostatnia runda.
    [few] W woreczku zostały { $number } kostki. Gdy jakiś port zostanie pusty, trwa ostatnia runda.
    [many] W woreczku zostało { $number } kostek. Gdy jakiś port zostanie pusty, trwa ostatnia runda.
   *[other] W woreczku zostało { $number } kostki. Gdy jakiś port zostanie pusty, trwa ostatnia runda.
}
coach-risk = Twój statek { $ship } wiezie { $number } [cube { $colour }] przez otwarte morze. Do napadu wystarczą dwie pasujące karty: wprowadź go szybko do portu.
coach-no-cards = Nie masz kart. W porcie statek w jednym kolorze dobiera trzy, w dwóch kolorach dwie, w trzech jedną.
coach-load = Twój statek { $ship } może załadować { $number } [cube { $colour }]. Port: { $port }.
coach-load-new = Twój statek { $ship } może załadować { $number } [cube { $colour }], a tego koloru jeszcze nie masz. Port: { $port }.
coach-sail = Popłyń statkiem, który jest najbliżej celu albo którego inne statki poniosą najdalej.
coach-robbed = { $house } skradł ci [cube { $colour }]. Piraci potrzebują dwóch kart w kolorach twoich żagli; w portach nic ci nie grozi.
coach-set = { $points ->
    [one] Zestaw { $number } kolorów! Twoje zestawy są warte o { $points } punkt więcej.
    [few] Zestaw { $number } kolorów! Twoje zestawy są warte o { $points } punkty więcej.
    [many] Zestaw { $number } kolorów! Twoje zestawy są warte o { $points } punktów więcej.
   *[other] Zestaw { $number } kolorów! Twoje zestawy są warte o { $points } punktu więcej.
}
coach-raided = Udany napad: [cube { $colour }] rodu { $house } leży w twoim magazynie.
coach-brought = { $number ->
    [one] { $number } [cube { $colour }] jest już bezpieczny w magazynie. Piękny rejs!
    [few] { $number } [cube { $colour }] są już bezpieczne w magazynie. Piękny rejs!
    [many] { $number } [cube { $colour }] jest już bezpiecznych w magazynie. Piękny rejs!
   *[other] { $number } [cube { $colour }] jest już bezpieczne w magazynie. Piękny rejs!
}
coach-bot-loaded = { $house } załadował { $number } [cube { $colour }]. Na otwartym morzu to łup dla dwóch pasujących kart.
coach-bot-brought = { $points ->
    [one] { $house } dowiózł { $number } [cube { $colour }] i ma teraz { $points } punkt.
    [few] { $house } dowiózł { $number } [cube { $colour }] i ma teraz { $points } punkty.
    [many] { $house } dowiózł { $number } [cube { $colour }] i ma teraz { $points } punktów.
   *[other] { $house } dowiózł { $number } [cube { $colour }] i ma teraz { $points } punktu.
}
coach-won = { $by ->
    [one] Wygrana o { $by } punkt! Masz { $points } p., a za tobą jest { $house }. Następnym razem spróbuj z Żeglarzem.
    [few] Wygrana o { $by } punkty! Masz { $points } p., a za tobą jest { $house }. Następnym razem spróbuj z Żeglarzem.
    [many] Wygrana o { $by } punktów! Masz { $points } p., a za tobą jest { $house }. Następnym razem spróbuj z Żeglarzem.
   *[other] Wygrana o { $by } punktu! Masz { $points } p., a za tobą jest { $house }. Następnym razem spróbuj z Żeglarzem.
}
coach-lost = { $by ->
    [one] { $house } wyprzedza cię o { $by } punkt; masz { $points }. Zwykle rozstrzygają zestawy różnych kolorów: patrz, czego ci brakuje.
    [few] { $house } wyprzedza cię o { $by } punkty; masz { $points }. Zwykle rozstrzygają zestawy różnych kolorów: patrz, czego ci brakuje.
    [many] { $house } wyprzedza cię o { $by } punktów; masz { $points }. Zwykle rozstrzygają zestawy różnych kolorów: patrz, czego ci brakuje.
   *[other] { $house } wyprzedza cię o { $by } punktu; masz { $points }. Zwykle rozstrzygają zestawy różnych kolorów: patrz, czego ci brakuje.
}
coach-draw = Remis: ty i { $house } macie tyle samo punktów ({ $points }). Jeden kolor więcej rozstrzygnąłby grę.
