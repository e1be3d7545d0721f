# Everything around a game, in Polish.

### The start page

page-motto = Przewoź towary dwóch imperiów między Wenecją a Konstantynopolem
page-play-now = Zagraj teraz z botami
page-play-now-about = Gracze: { $players }, { $level }
page-guest = Gość
page-ways = Dokąd
page-continue = Dalej
page-join = Dołącz
page-watch = Oglądaj
page-tables-unfinished = { $number ->
    [one] { $number } niedokończony stół
    [few] { $number } niedokończone stoły
    [many] { $number } niedokończonych stołów
   *[other] { $number } niedokończonego stołu
}
page-games = Twoje partie
page-games-tile = Wyniki i powtórki
page-record = Twoje statystyki
page-record-tile = Ranking i wyniki
page-about = O grze
page-about-tile = Kto co stworzył
page-tables = Stoły
page-tables-mine = Do dokończenia
page-tables-open = Czekają na graczy
page-tables-running = Trwające partie
page-no-tables = Na razie nikt nie czeka na graczy.
page-seats-free = { $number ->
    [0] wszystkie miejsca zajęte
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
    [many] { $number } wolnych miejsc
   *[other] { $number } wolnego miejsca
}
page-bots-number = { $number ->
    [one] { $number } bot
    [few] { $number } boty
    [many] { $number } botów
   *[other] { $number } bota
}
page-turn-yours = Twoja kolej
page-turn-of = Kolej na: { $name }

### A new table

page-new-table = Nowy stół
page-players = Gracze
page-who = Kto gra
page-who-alone = Tylko ja
page-who-here = Razem tutaj
page-who-online = Online, przez link
page-names = Imiona
page-name-of = Osoba { $seat }
page-name-of-seat = Imię osoby { $seat }
page-level = Poziom botów
page-expansion = Dodatek
page-expansion-about = Domínio da Mar: terytoria i zdobywcy
page-more-options = Więcej opcji
page-create = Otwórz stół
page-seats = Miejsca
page-seat = Miejsce { $seat }
page-plan-here = Osoba tutaj
page-plan-open = Osoba online
page-house-any = Dowolny ród
page-house-of-seat = Ród miejsca { $seat }
page-layout = Szlak
page-layout-standard = Standardowy
page-layout-shuffled = Losowy
page-house-rule = Zasada domowa
page-modone-about = Modon na szlaku także we troje
page-first-drawn = Losowany
page-clock = Czas
page-clock-none = Bez limitu
page-clock-move = Na decyzję
page-clock-game = Na partię
page-clock-bonus = i po każdym ruchu
page-clock-each-move = { $time } na każdą decyzję
page-clock-whole-game = { $time } na gracza
page-clock-whole-bonus = { $time } na gracza i dodatkowo { $bonus } po każdym ruchu
page-live = Przy stole
page-correspondence = Korespondencyjnie
page-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
page-unit-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
page-unit-hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
page-unit-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
page-admission = Kto może wejść
page-by-link = Kto ma link
page-public = Wszyscy
page-chat-free = Dowolny
page-chat-phrases = Tylko gotowe zwroty
page-chat-off = Brak
page-stand-in = Zastępca
page-hints = Podpowiedzi
page-hints-about = Przy stole można prosić o radę
page-box = Własne elementy
page-box-about = Plik JSON dla tych, którzy w swoim pudełku znaleźli inne żagle lub pola.
page-box-own = Z pliku
page-choose-file = Wybierz plik
page-file-not-json = Nie można odczytać tego pliku; oczekiwano formatu JSON.

### Who one is

page-person = Imię i konto
page-name = Imię
page-name-about = Widzą je inni przy stole. Tam, gdzie już siedzisz, zostaje stare.
page-keep = Zapisz
page-name-kept = Imię zostało zapisane.
page-account = Konto
page-account-about = Nikt go nie potrzebuje. Z kontem masz swoje partie i miejsca na kilku urządzeniach.
page-account-make = Załóż konto
page-account-made = Konto zostało założone.
page-log-in = Zaloguj się
page-log-out = Wyloguj się
page-logged-in = Zalogowano.
page-logged-in-as = Zalogowano jako { $login }
page-logged-out = Wylogowano.
page-login = Nazwa konta
page-password = Hasło
page-password-about = Co najmniej osiem znaków.

### Settings

page-menu = Menu
page-close = Zamknij
page-settings = Ustawienia
page-aids-about = Litery na kartach, liczby przy statkach
page-sound-about = Włączony
page-volume = Głośność
page-speed = Ruch
page-speed-half = Wolno
page-speed-normal = Normalnie
page-speed-double = Szybko
page-speed-off = Od razu
page-motion-about = Jeśli system prosi o mniej ruchu, nic nie przesuwa się po planszy.
page-confirm = Potwierdzanie
page-confirm-about = Pytaj przed wysłaniem decyzji
page-notify = Powiadomienia
page-notify-about = Daj znać, gdy przyjdzie moja kolej
page-notify-refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
page-your-turn-note = Twoja kolej.

### The waiting room

page-table = Stół
page-waiting = Oczekiwanie na graczy
page-seats-taken = Zajęte miejsca: { $number } z { $seats }.
page-spectators = { $number ->
    [one] Ogląda { $number } osoba.
    [few] Oglądają { $number } osoby.
    [many] Ogląda { $number } osób.
   *[other] Ogląda { $number } osoby.
}
page-seat-empty = Wolne miejsce
page-sit = Usiądź
page-sit-another = Jeszcze ktoś tutaj
page-stand = Wstań
page-rename = Inne imię
page-rename-title = Jak masz na imię?
page-another-title = Kto tu siada?
page-newcomer-title = Jak masz na imię?
page-go-on = Dalej
page-fill-bot = Posadź bota
page-fill-bots = Uzupełnij botami
page-open-seat = Zwolnij miejsce
page-house = Ród
page-house-taken = { $house }: zajęty
page-present = jest tutaj
page-absent = teraz nie przy stole
page-ready = Zgłaszam gotowość
page-is-ready = Gotowe
page-not-ready = Jeszcze niegotowe
page-begin = Zaczynamy grę
page-beginning = Przygotowujemy stół
page-all-ready = Wszyscy są gotowi.
page-others-ready = Wszyscy pozostali są gotowi.
page-awaited = Jeszcze niegotowi: { $names }
page-full = Wszystkie miejsca są zajęte; możesz oglądać.
page-invite = Zaproś
page-invite-about = Kto otworzy link, może zająć wolne miejsce. Konto nie jest potrzebne.
page-invite-link = Zaproszenie
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-qr = Link jako kod dla aparatu
page-agreed = Ustalenia
page-without = Bez
page-allowed = Dozwolone
page-give-up = Rozwiąż stół
page-give-up-title = Rozwiązać stół?
page-give-up-about = Nikt nie będzie mógł już tu usiąść.
page-reconnecting = Połączenie zostało przerwane; zaraz wróci.

### Carrying a seat

page-carry = Kontynuuj na innym urządzeniu
page-carry-about = Otwórz tam ten link w ciągu godziny. Działa raz; potem twoje miejsca przy tym stole będą na tamtym urządzeniu, a nie na tym.
page-carrying = Twoje miejsca są w drodze
page-carry-failed = Miejsca zostały tam, gdzie były

### Own finished games

page-games-search = Imiona lub rody
page-all = Wszystkie
page-base-game = Gra podstawowa
page-games-none = Nie ma jeszcze takich partii.
page-games-more = Wcześniejsze partie
page-games-won = Wygrana
page-games-winner = wygrywa
page-games-replay = Powtórka
page-games-replay-of = Powtórka partii z { $date }
page-games-record = Zapis
page-games-record-of = Zapis partii z { $date }, jako plik
page-games-delete = Usuń
page-games-delete-of = Usuń partię z { $date }
page-games-delete-title = Usunąć tę partię?
page-games-delete-about = Partia z { $date } zniknie z twojej listy i nie da się jej odzyskać.
page-games-end-port = port opustoszał
page-games-end-announced = ogłoszono koniec
page-games-end-quiet = nic się już nie działo
page-games-end-territories = wszystkie terytoria zajęte
page-games-import = Dodaj zapis
page-games-import-about = Zakończona partia jako plik JSON. Serwer sprawdza każdą decyzję, zanim ją przyjmie.
page-games-imported = Partia jest na twojej liście.
page-games-record-refused = Zapis nie został przyjęty. { $why }

### About

page-about-game = Golden Horn to gra Leo Coloviniego, wydana przez Piatnik w 2013 roku; w 2015 ukazał się dodatek Domínio da Mar.
page-about-edition = To nieoficjalna edycja z własnymi ilustracjami i własnymi słowami; nie oni ją stworzyli ani zatwierdzili. Kup pudełko, jest piękne.
page-about-assumptions = To, co pokazują tylko drukowane elementy, jest tu założone: żagle statków, kolory pól, wartość terytoriów. Kto ma pudełko, może wczytać prawdziwe z pliku.
page-about-privacy = Serwer przechowuje twoje imię, twoje stoły wraz z tym, co przy nich powiedziano, twoje partie, a z konta jego nazwę i skrót hasła. Rozpoznaje cię jedno ciasteczko; nic więcej cię nie śledzi.
page-version = Wersja
page-licence = Licencja
page-licence-mit = Program jest wolnym oprogramowaniem na licencji MIT.
page-for-programs = Dla programów
page-reference = Dokumentacja serwera

### Links that lead nowhere

page-lost = Tu niczego nie ma
page-to-start = Na stronę główną
page-table-gone = Tu nie ma stołu
page-table-closed = Ten stół jest zamknięty
page-table-closed-about = Kto go otworzył, ten go rozwiązał. Gdzie indziej może ktoś czeka.
page-connecting = W drodze do stołu
page-connecting-long = Serwer jeszcze nie odpowiada; próbujemy dalej.
page-moment = Chwileczkę.
