interval = { $low } à { $high }
too-few = trop peu de donnes pour le dire

# clowder arena
cli-arena-title = { $game_name } : { $bots }
cli-arena-plan = { $deals ->
    [one] Au plus une donne par rencontre, dans tous les placements ; graine { $seed }
   *[other] Au plus { $deals } donnes par rencontre, chacune dans tous les placements ; graine { $seed }
}
cli-arena-players = À { $count } joueurs
cli-arena-nothing-yet = Aucune donne n’est encore terminée.
cli-arena-duel = rencontre
cli-arena-against = contre
cli-arena-deals = donnes
cli-arena-wins = victoires
cli-arena-score = écart de score
cli-arena-settled = tranché
cli-arena-yes = oui
cli-arena-not-yet = pas encore
cli-arena-ladder = Classement, en points Elo au-dessus de { $bot } :
cli-arena-ceiling = { $search } parcourt { $part } ({ $interval }) du chemin de greedy à { $clairvoyant }.
cli-arena-no-ceiling = { $clairvoyant } n’a pas gagné plus que greedy : { $search } n’a aucun chemin à parcourir.
cli-arena-forfeits = { $count ->
    [one] { $bot } a perdu une partie par forfait : { $reason }
   *[other] { $bot } a perdu { $count } parties par forfait. La première fois : { $reason }
}
cli-arena-legend = Les victoires et les scores sont ceux du premier bot de la rencontre, avec leurs intervalles à 95 % ; deux bots de même force gagnent 50 %. Tranché : le hasard seul y mènerait dans moins de 5 % des séries.
cli-arena-repeats-not = Ces chiffres ne se répètent pas exactement : avec un budget de temps, ou avec un bot maison, chaque série est un peu différente.
cli-arena-goes-on = { $count ->
    [one] On reprend après une donne d’une série précédente.
   *[other] On reprend après { $count } donnes d’une série précédente.
}
cli-arena-interrupted = Interrompu ; la même commande reprend à partir d’ici.
cli-arena-interrupted-lost = Interrompu ; rien n’a pu être conservé, la même commande recommence à zéro.
cli-arena-written = Le rapport est dans { $target }
cli-arena-out-foreign = { $target } existe déjà et n’est pas le rapport d’une arène : on n’y touche pas, choisis un autre nom

# clowder simulate, with bots
cli-simulate-bot = bot
cli-simulate-forfeits = { $count ->
    [one] { $bot } a perdu une partie par forfait : { $reason }
   *[other] { $bot } a perdu { $count } parties par forfait. La première fois : { $reason }
}

# clowder report
cli-report-out-foreign = { $target } existe déjà et n’est pas un rapport sur un jeu : on n’y touche pas, choisis un autre nom
cli-report-written = Le rapport est dans { $target }, les parties à revoir dans { $folder }
cli-report-interrupted = Interrompu ; ce qui est fini est gardé, la même commande reprend à partir d’ici.
cli-report-interrupted-lost = Interrompu ; rien n’a pu être conservé, la même commande recommence à zéro.
cli-report-goes-on = { $count ->
    [one] On reprend après une partie d’une série précédente.
   *[other] On reprend après { $count } parties d’une série précédente.
}
cli-report-other-version = Une série interrompue avec une autre version de Clowder, d’un bot ou des cartes a été mise de côté : { $file }
