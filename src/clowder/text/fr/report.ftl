report-title = Arène : { $game_name }
report-short = En bref
report-short-top = À { $count } joueurs, { $bot } est en tête du classement, { $elo } points Elo ({ $interval }) au-dessus de { $first }.
report-short-first = À { $count } joueurs, { $bot } est en tête du classement.
report-short-settled = { $duels ->
    [one] La seule rencontre { $settled ->
        [0] n’est pas encore tranchée
       *[other] est tranchée
    }.
   *[other] Rencontres tranchées : { $settled } sur { $duels }.
}

report-asked = Ce qui était demandé
report-asked-how = Les bots se sont rencontrés deux à deux. Chacun avait la moitié des places, et chaque donne a été jouée dans tous les placements, pour que la chance de la donne s’annule. { $all ->
    [yes] Donnes par rencontre : { $deals }.
   *[no] Une rencontre s’arrêtait dès qu’elle était tranchée ; donnes par rencontre, au plus : { $deals }.
}
report-options = Options du jeu : { $options }

report-players = À { $count } joueurs
report-ladder = Classement
report-ladder-about = Points Elo au-dessus de { $bot }, avec les intervalles à 95 %.
report-duels = Rencontres
report-duels-about = Part des victoires du premier bot, avec les intervalles à 95 %. Deux bots de même force gagnent 50 %, là où passe la ligne pointillée. Un point creux : pas encore tranché.
report-ceilings = À quelle distance de la clairvoyance
report-ceilings-about = Quelle part de ce qu’une recherche qui voit toutes les cartes gagne contre greedy la recherche honnête gagne aussi, avec les intervalles à 95 %.
report-ceiling = { $search }, { $count } joueurs
report-no-ceiling = rien à parcourir
report-forfeits = Forfaits
report-forfeits-none = Aucun bot n’a perdu de partie par forfait.

report-against = contre { $second }
report-bot = bot
report-elo = Elo
report-interval = intervalle à 95 %
report-duel = rencontre
report-deals = donnes
report-wins = victoires du premier
report-score = écart de score
report-evidence = preuve
report-settled = tranché
report-yes = oui
report-not-yet = pas encore
report-fair = victoires contre greedy
report-seeing = en voyant toutes les cartes
report-covered = parcouru
report-games = parties
report-reason = ce qui n’a pas marché la première fois

report-reading = Comment lire ceci
report-reading-share = <b>Les victoires</b> sont des parts : une victoire partagée à trois compte un tiers pour chacun. Chaque bot occupe chaque place aussi souvent que l’autre : deux bots de même force ont donc 50 %, quel que soit le nombre de joueurs.
report-reading-interval = <b>Les intervalles</b> contiennent la vraie valeur dans 95 séries sur 100. Les parties d’une même donne ne sont pas indépendantes, et les intervalles en tiennent compte.
report-reading-settled = <b>La preuve</b> est ce que posséderait quelqu’un qui, parti de 1, aurait parié donne après donne, à une cote juste, que les deux bots ne se valent pas. À partir de 20, la rencontre est <b>tranchée</b> : le hasard seul y mène dans moins de 5 % des séries, quel que soit le nombre de fois où l’on regarde.
report-reading-score = <b>L’écart de score</b> est ce qu’une place du premier bot avait de plus qu’une place du second, en moyenne, selon le compte du jeu.
report-reading-elo = <b>Elo</b> : 400 points, c’est une cote de 10 contre 1. Chaque bot reçoit le nombre qui convient le mieux à toutes ses rencontres.
report-reading-ceiling = <b>Le clairvoyant</b> cherche toutes cartes ouvertes. Aucun joueur honnête ne peut en faire autant : il montre combien il y aurait à gagner.
report-reading-forfeit = <b>Forfait</b> : un bot qui lève une erreur, répond par un coup interdit ou ne répond pas à temps a perdu la partie, et les autres se partagent la victoire.

report-made = Comment ce rapport a été fait
report-repeats = La même commande donne exactement les mêmes chiffres sur n’importe quelle machine.
report-repeats-not = Ces chiffres ne se répètent pas exactement : avec un budget de temps, ou avec un bot maison, chaque série est un peu différente, et une machine plus rapide voit plus loin.
report-versions = Clowder { $clowder }, règles { $rules } de { $game_name }, graine { $seed } ; Python { $python }, NumPy { $numpy }, Numba { $numba }.
