# La via alle lezioni e al maestro, in italiano.

page-learn = Impara a giocare
page-learn-tile = Dieci brevi lezioni
page-coach = Maestro
page-coach-about = Ti consiglia quando giochi solo contro i bot
