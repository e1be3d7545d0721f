# Der Weg zu den Lektionen und zum Lehrmeister, auf Deutsch.

page-learn = Spielen lernen
page-learn-tile = Zehn kurze Lektionen
page-coach = Lehrmeister
page-coach-about = Gibt Rat, wenn du allein gegen Bots spielst
