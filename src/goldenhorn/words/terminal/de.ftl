# Das Terminal auf Deutsch.

### Choices

screen-choices = Dein Zug
screen-raid = { $ship } von { $house } überfallen, { $cargo }
screen-with = { $action }, mit { $cards }
screen-ship-port = { $ship } ab { $port } segeln
screen-ship-sea = { $ship } ab { $place } weitersegeln, { $cargo }
screen-load = { $cargo } laden
screen-sail = nach { $place }
screen-empty = leer
screen-beside = Neben dem Plan
screen-covered = Die Karten sind verdeckt.
screen-notation = Dein Zug als Text
screen-notation-about = Eine Aktion wie: load trio B, sail duo 7, raid Dandolo trio GB

### Keys

screen-key-help = Hilfe
screen-key-hint = Tipp
screen-key-notation = Eintippen
screen-key-save = Speichern
screen-key-leave = Verlassen
screen-any-key = Enter oder Esc führt zurück
screen-curtain-key = C verdeckt die Karten jederzeit wieder.
screen-help = Wähle mit den Pfeilen und Enter, mit den Ziffern oder mit der Maus, in der Liste oder auf dem Plan. Esc geht einen Schritt zurück. Mit N tippst du eine Aktion wie in Aufzeichnungen. H bittet um einen Tipp, U nimmt zurück, S speichert die Aufzeichnung, C verdeckt die Karten, wenn mehrere hier spielen, T spricht an einem Tisch im Netz, Q verlässt ihn.
screen-help-ship = Ein Schiff zeigt seine drei Segel, darunter sein Haus und den Kurs ({ $east } nach Konstantinopel, { $west } nach Venedig), darunter seine Ladung.

### Hints

screen-hint-thinking = Ich überlege …
screen-hint-chance = { $percent } % Siegchance
screen-hint-off = An diesem Tisch gibt es keine Tipps.

### Coming and going

screen-small = Golden Horn braucht { $width } Spalten und { $height } Zeilen; hier sind es { $columns } und { $rows }. Mach das Fenster größer oder die Schrift kleiner, oder spiele mit: golden-horn terminal --plain
screen-bots-preparing = Kapitän, Admiral und Doge werden übersetzt, einmal und etwa eine Minute lang. So lange spielt ein Maat für sie.
screen-save-about = Der Name der Datei. Endet er auf .json, wird sie als JSON geschrieben, sonst in der Textnotation.
screen-leave = Das Spiel verlassen?
screen-leave-stay = Weiterspielen
screen-leave-save = Die Aufzeichnung speichern und gehen
screen-leave-go = Gehen
screen-to-start = Zum Anfang
screen-here = Mehrere Leute an diesem Bildschirm
screen-online = Im Netz, mit dem Link zu einem Tisch
screen-replay = Eine Aufzeichnung ansehen
screen-quit = Beenden
screen-unofficial = eine inoffizielle Ausgabe des Spiels von Leo Colovini (Piatnik)
screen-people = Personen
screen-knobs = Die Pfeile wählen und ändern, Enter geht weiter, Esc zurück
screen-replay-about = Der Name einer Datei oder der Link zu einem beendeten Spiel eines Servers
screen-key-step = Schritt
screen-key-ten = Zehn Schritte

### Servers

screen-link-wrong = „{ $text }“ ist kein Link zu einem Tisch. Erwartet wird etwas wie: https://example.org/t/KEY
screen-server-away = { $server } ist nicht erreichbar: { $detail }
screen-server-strange = { $server } antwortet nicht wie ein Server von Golden Horn.
screen-server-says = { $answer }
screen-online-about = Der Link zu einem Tisch oder zu einem beendeten Spiel. Die bloße Adresse eines Servers führt zur Liste seiner Tische.
screen-tables-keys = Enter geht hin, R sieht neu nach, Esc geht zurück
screen-unready = Doch noch nicht bereit
screen-talk = Etwas sagen
screen-talk-text = Mit eigenen Worten …
screen-leave-keep = Gehen; der Platz bleibt deiner, der Link führt zurück
screen-line-back = Die Verbindung ist wieder da.
screen-plain-curtain = Alle anderen schauen bitte weg. Drücke Enter, wenn du mit deinen Karten allein bist.
screen-no-terminal = Das ist kein Terminal, auf dem sich ein Bildschirm zeichnen lässt. Für eine Pipe, ein Skript oder einen Screenreader gibt es: golden-horn terminal --plain
screen-people-number = { $number } Personen passen nicht an einen Tisch für { $players }; erwartet werden 1 bis { $players }.
