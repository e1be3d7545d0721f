# Droga do lekcji i do mistrza, po polsku.

page-learn = Nauka gry
page-learn-tile = Dziesięć krótkich lekcji
page-coach = Mistrz
page-coach-about = Doradza, gdy grasz tylko przeciw botom
