### Les pages des règles.

web-rules-of = { $game } : les règles
web-rules-all = Toutes les règles
web-rules-none = Pas de règles pour ce jeu
web-rules-unofficial = Une adaptation non officielle : les règles avec nos propres mots, vérifiées article par article. Si le jeu te plaît, achète la boîte : elle le mérite.
web-rules-english = Ces règles n’existent pour l’instant qu’en anglais.
web-rules-no-clause = Il n’y a pas d’article { $clause } dans ces règles.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] aucun résultat
    [one] { $count } article
   *[other] { $count } articles
}
web-rules-sections = Sections
web-rules-lesson = Apprendre en jouant
web-rules-glance = Le jeu en un coup d’œil
