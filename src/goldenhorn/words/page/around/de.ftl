# Everything before a game, in German.

### The start page

page-motto = Bring die Waren zweier Reiche von Venedig nach Konstantinopel und zurück
page-play-now = Jetzt gegen Bots spielen
page-new-table = Neuer Tisch
page-players = Spieler
page-who = Wer spielt
page-who-alone = Allein
page-who-here = Zusammen hier
page-who-online = Online, per Link
page-level = Stärke
page-layout = Seeweg
page-layout-standard = Standard
page-layout-shuffled = Gemischt
page-expansion = Erweiterung
page-expansion-about = Domínio da Mar: Herrschaftsgebiete und Eroberer
page-create = Tisch eröffnen
page-tables = Tische
page-no-tables = Gerade wartet niemand auf Mitspieler.
page-continue = Weiter
page-join = Mitspielen
page-guest = Gast
page-waiting = Warten auf Mitspieler
page-seat-free = frei
page-sit = Hinsetzen
page-ready = Bereit
page-begin = Beginnen
