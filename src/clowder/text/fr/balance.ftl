balance-title = { $game_name } : ce que font ses règles
balance-lead = { $games } parties à chaque table entre joueurs du niveau { $bot }, et d’autres à côté ; graine { $seed }.
balance-lead-varied = Mis à côté, sur les mêmes donnes : { $variants }.
balance-variant = { $option } = { $value }
balance-variant-deck = les cartes de { $value }
balance-usual = comme demandé
balance-short = Ce qu’il faut savoir
balance-players = À { $count } joueurs
balance-evidence = Les preuves
balance-fun = Ce qu’aucune page de ce genre ne mesure, c’est le plaisir. Elle sait combien de temps on serait à table, et ce que vaudraient les choix ; pas si l’on rirait.

balance-say-fair-place = Les places ne se valent pas : { $place ->
    [1] qui décide en premier
   *[other] le joueur { $place } dans l’ordre du jeu
} gagne { $share } au lieu de { $due } ({ $interval } ; { $games } parties).
balance-say-fair-even = Aucune place ne gagne plus ni moins que sa part, autant que { $games } parties le montrent ; un avantage d’un point de pourcentage se serait sans doute vu.
balance-say-fair-unknown = { $games } parties ne montrent pas si une place est avantagée : pour voir un point de pourcentage, il en faut encore { $more }.
balance-say-fair-level-more = Entre joueurs { $bot }, cette place est plus loin de sa part : { $share } ({ $interval }).
balance-say-fair-level-less = Entre joueurs { $bot }, cette place est plus près de sa part : { $share } ({ $interval }).
balance-say-fair-level-unknown = Rien ne montre qu’il en aille autrement entre joueurs { $bot } : { $share } ({ $interval }).
balance-say-long = Une partie dure environ { $minutes } minutes entre personnes, de { $early } à { $late } neuf fois sur dix, avec { $turns } tours en moyenne (de { $least } à { $most }).
balance-say-bound = La clause { $clause }, une limite de notre main là où le livret n’en met pas, a dû servir dans { $share } des parties ({ $interval }).
balance-say-skill = Bien jouer paie : { $better } gagne { $share } des parties contre { $worse } ({ $interval }). Qui joue explique { $skill } des résultats, la chance les { $luck } restants ; { $enough ->
    [one] une partie suffit
   *[other] { $enough } parties suffisent
} pour que le meilleur soit devant 19 fois sur 20.
balance-say-skill-unknown = Si peu de donnes ne montrent pas si { $better } vaut mieux que { $worse } : { $share } ({ $interval }).
balance-say-decisions = Au moins { $real } des décisions en sont de vraies, où le meilleur et le pire choix diffèrent de plus que le bruit : { $turn } par tour. Entre les deux, { $gap } de la victoire en moyenne. Dans { $obvious } des décisions, ce qui semble le meilleur au premier coup d’œil vaut bien le reste.
balance-say-drama = La tête change { $changes } fois par partie ({ $interval }). La moitié des parties sont jouées d’avance après { $half } de leurs décisions. Dans { $comebacks }, le vainqueur avait eu moins de la moitié d’une chance équitable.
balance-say-runaway = Dans { $runaways } des parties quelqu’un a 80 % à la mi-temps, et gagne { $won } de celles-là.
balance-say-costly-never = « { $kind } » compte : qui ne le choisit jamais, quand il y a autre chose, gagne { $part } de sa part ({ $interval }).
balance-say-costly-always = Qui choisit toujours « { $kind } », quand on le peut, gagne { $part } de sa part ({ $interval }).
balance-say-better-never = On peut se passer de « { $kind } » : qui ne le choisit jamais gagne { $part } de sa part ({ $interval }), plus que qui joue au premier coup d’œil.
balance-say-better-always = « { $kind } » est toujours juste : qui ne choisit rien d’autre, quand on le peut, gagne { $part } de sa part ({ $interval }).
balance-say-idle = Ce que coûte de ne jamais choisir l’un de ceux-ci ne se voit pas ; c’est moins d’environ { $within } de la part : { $kinds }.
balance-say-dead = { $count ->
    [one] Presque jamais choisi quand on le pourrait
   *[other] Presque jamais choisis quand on le pourrait ({ $count })
} : { $items }.
balance-say-dominant = { $count ->
    [one] Presque toujours choisi, et avec raison
   *[other] Presque toujours choisis, et avec raison ({ $count })
} : { $items }.
balance-say-dominated = { $count ->
    [one] Vaut moins que ce qu’on peut choisir à côté
   *[other] Valent moins que ce qu’on peut choisir à côté ({ $count })
} : { $items }.
balance-say-no-verdict = Aucune carte, aucun nombre ne se distingue par un choix toujours bon ou toujours mauvais, autant qu’on l’a essayé.
balance-say-contrast = { $variant }, à { $count } joueurs, change quelque chose : { $differences }.
balance-difference = { $figure } { $other } ({ $interval }) au lieu de { $usual }
balance-say-contrast-none = Aucune différence entre les variantes ne se voit, sur { $compared } chiffres comparés ; la plus proche demanderait environ { $times } fois plus de parties.

balance-fair = Est-ce équitable ?
balance-fair-about = Part des victoires selon l’ordre dans lequel on décide, entre joueurs { $bot }, avec les intervalles à 95 %. La ligne pointillée est la part de chacun.
balance-place = { $place ->
    [1] décide en premier
   *[other] numéro { $place }
}
balance-long = Est-ce long ?
balance-minutes = Minutes
balance-minutes-about = Combien de minutes durent les parties entre personnes, estimées : huit secondes pour le premier choix d’un tour, trois pour chacun des suivants et pour une fenêtre, quatre pour regarder.
balance-turns = Tours
balance-turns-about = Combien de tours ont les parties.
balance-endings = Comment finissent les parties
balance-steps = décisions
balance-skill = Adresse ou chance ?
balance-ladder = Classement
balance-ladder-about = Points Elo au-dessus de { $bot }, avec les intervalles à 95 %. 400 points font 10 contre 1.
balance-no-clairvoyant = Ce qu’il y a à gagner au-delà de { $bot } n’a pas été mesuré. Ceci le ferait : --bots { $bots }
balance-drama = Y a-t-il du suspense ?
balance-course = La chance du vainqueur
balance-course-about = La chance de gagner de ceux qui ont gagné à la fin, de la donne à la dernière décision : en moyenne, et la moitié centrale des parties. La ligne pointillée est une chance équitable.
balance-decided = Joué d’avance
balance-decided-about = Part des parties déjà jouées d’avance à ce moment : le futur vainqueur a 80 % et les garde.
balance-in-figures = En chiffres
balance-choices = Chaque choix
balance-kinds = Sortes de choix
balance-kinds-about = Ce que gagne qui ne le choisit jamais quand il y a autre chose, en part de son dû, avec les intervalles à 95 %. À la ligne pointillée, cela ne coûte rien.
balance-items = Chaque carte, chaque nombre
balance-items-about = Choisi : combien de fois, quand on le pouvait. Joué et gardé : ce que gagnent ceux qui l’ont choisi, et ceux qui auraient pu et ne l’ont jamais fait, en part de leur dû ; cela dit ce qui va avec la victoire, pas ce qui la cause. Valeur : la chance de gagner qu’il a de plus que les choix d’à côté quand on essaie les deux, avec un intervalle corrigé pour leur nombre.
balance-items-more = Tous ({ $count })
balance-contrasts = Et si ?
balance-contrasts-about = Les mêmes donnes et les mêmes joueurs. Réel : ce que la chance seule ferait dans moins de 5 % de tous ces rapports, avec les { $compared } chiffres comparés (Holm).
balance-watch = À revoir
balance-watch-about = Chaque partie est dans cette page. Enregistre-la, ouvre-la dans le navigateur sous { $address } ou dans le terminal, et tu es au moment dont il s’agit.
balance-save = enregistrer la partie
balance-step = étape { $step }
balance-why-comeback = Le plus beau retour : à ce moment, le futur vainqueur a { $detail }.
balance-why-changes = La tête change { $detail } fois, ici pour la dernière.
balance-why-swing = Une décision dont dépendent { $detail } de la victoire.
balance-why-missed = Ce qui semble le meilleur au premier coup d’œil abandonne { $detail } de la victoire.
balance-why-longest = La plus longue partie : { $detail } décisions.
balance-why-shortest = La plus courte partie : { $detail } décisions.
balance-why-bound = La clause { $detail } met fin à cette partie.

balance-figure-first-place = victoires de qui décide en premier
balance-figure-minutes = minutes
balance-figure-turns = tours
balance-figure-shared = parties gagnées à plusieurs
balance-figure-ending = parties qui finissent ainsi, { $word }
balance-figure-duel = victoires de { $first } contre { $second }
balance-figure-real = vraies décisions
balance-figure-gap = victoire entre meilleur et pire choix
balance-figure-changes = changements de tête
balance-figure-comebacks = retours
balance-figure-runaways = échappées à 80 % à la mi-temps

balance-seat = place
balance-wins = victoires
balance-games = parties
balance-mean = moyenne
balance-median = médiane
balance-range = neuf sur dix
balance-extremes = moins et plus
balance-quantity = quantité
balance-ending = fin
balance-share = part
balance-bound = clause { $clause }, une limite de notre main
balance-no-bound = aucune limite de notre main n’a dû servir
balance-duel = rencontre
balance-against = { $first } contre { $second }
balance-deals = donnes
balance-luck = chance
balance-enough = parties avant d’être devant
balance-moment = part de la partie
balance-chance = chance du vainqueur
balance-as-good-as = jouées d’avance
balance-kind = choix
balance-there = par partie
balance-chosen = choisi
balance-worth = valeur
balance-better-worse = nettement mieux, pire
balance-never = jamais
balance-always = toujours
balance-played = joué
balance-held = gardé
balance-verdict = ce qu’on en dit
balance-verdict-dead = presque jamais choisi
balance-verdict-dominant = presque toujours juste
balance-verdict-dominated = vaut moins
balance-figure = chiffre
balance-usual-head = comme demandé
balance-other-head = variante
balance-luck-alone = la chance seule
balance-real = réel
balance-yes = oui
balance-no = ne se voit pas
balance-reading = Comment lire cette page
balance-reading-interval = Les <b>intervalles</b> contiennent le vrai chiffre dans 95 rapports sur 100.
balance-reading-players = <b>Qui joue</b> : des programmes. { $bot } joue ce qui semble le meilleur au premier coup d’œil et n’en sait pas plus que sa place ; là où des personnes jouent autrement, leurs parties sont autres.
balance-reading-chance = Les <b>chances</b> viennent de { $playouts } suites jouées depuis une position, chacun au premier coup d’œil ; les choix d’une décision sont essayés chacun dans { $trials } mondes que le joueur ne peut distinguer du vrai, avec la même chance. Ce qui a été choisi comme meilleur dans une moitié des mondes est jugé par l’autre.
balance-reading-due = La <b>part</b> ou le <b>dû</b> est ce que chacun gagnerait si tous étaient pareils. Les joueurs restreints occupent chaque place aussi souvent, parmi des joueurs libres.
balance-made = Comment c’est fait
balance-repeats = La même commande donne exactement la même page sur n’importe quelle machine.
balance-repeats-not = Ces chiffres ne se répètent pas exactement : avec un budget de temps, ou avec un bot maison, chaque série est un peu différente.
balance-versions = Clowder { $clowder }, règles { $rules } de { $game_name }, graine { $seed }.
balance-options = Options du jeu : { $options }
