web-hear = Réécouter
web-hear-hand = Ce que j’ai
web-hear-table = Ce qu’il y a sur la table
web-hear-news = Ce qui s’est passé depuis mon dernier choix
web-hear-nothing = Il ne s’est rien passé depuis.
web-hear-no-hand = Tu n’as pas de place à cette table.
web-hear-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
web-key-hand = dit ce que tu as
web-key-table = dit ce qu’il y a sur la table et devant les autres
web-key-news = dit ce qui s’est passé depuis ton dernier choix
