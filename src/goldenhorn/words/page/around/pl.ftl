# Everything before a game, in Polish.

### The start page

page-motto = Przewoź towary dwóch imperiów między Wenecją a Konstantynopolem
page-play-now = Zagraj teraz z botami
page-new-table = Nowy stół
page-players = Gracze
page-who = Kto gra
page-who-alone = Tylko ja
page-who-here = Razem tutaj
page-who-online = Online, przez link
page-level = Poziom
page-layout = Szlak
page-layout-standard = Standardowy
page-layout-shuffled = Losowy
page-expansion = Dodatek
page-expansion-about = Domínio da Mar: terytoria i zdobywcy
page-create = Otwórz stół
page-tables = Stoły
page-no-tables = Na razie nikt nie czeka na graczy.
page-continue = Dalej
page-join = Dołącz
page-guest = Gość
page-waiting = Oczekiwanie na graczy
page-seat-free = wolne
page-sit = Usiądź
page-ready = Gotowe
page-begin = Zaczynamy
