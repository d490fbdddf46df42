# clowder learn
cli-learn-share = { $players ->
    [2] À 2 joueurs, contre greedy : { $share } de { $games } parties ({ $interval }) ; aussi bon serait { $fair }
   *[other] À { $players } joueurs, seul contre greedy : { $share } de { $games } parties ({ $interval }) ; aussi bon serait { $fair }
}
cli-learn-done = Appris. Les poids sont dans { $target }, et jouent sous le nom { $bot }
cli-learn-no-gain = Il ne bat pas clairement greedy : plus d’heures, une autre graine ou d’autres réglages aideront peut-être.
cli-learn-stopped = Interrompu ; tout est gardé dans { $source }, et --resume continue à partir de là.
cli-learn-diverged = L’apprentissage a mal tourné : ses nombres n’en sont plus. Le dernier état gardé est dans { $source } ; un pas plus petit (rate) aidera peut-être.
cli-learn-collapsed = L’apprentissage a mal tourné : il joue toujours la même chose et ne bat pas greedy. Ce qui a été gardé est dans { $source } ; plus d’entropie aidera peut-être.
cli-learn-out-foreign = { $target } existe déjà et ne contient pas de poids : il reste tel quel, choisis un autre nom
cli-learn-unfinished = { $source } est un apprentissage interrompu : continue-le avec --resume, ou choisis un autre nom
error-learn-hours = Un apprentissage dure plus de 0 et au plus { $most } heures, et non { $value }
error-learn-settings = { $value } ne peut pas être réglé : { $reason }
error-learn-width = Un réseau de largeur { $width } prend plus de { $most } octets
error-learn-checkpoint = { $source } n’est pas un apprentissage que l’on puisse continuer : il est endommagé, ou d’une autre version
error-learn-other = { $source } est un apprentissage d’un autre jeu, ou d’autres règles que celles de { $game_name } aujourd’hui

# the page with its curves
curves-title = { $game_name } : comment un réseau l’a appris
curves-share = Gagné contre greedy, à { $count } joueurs
curves-entropy = Entropie de la politique, en part du maximum possible
curves-policy = Perte de la politique
curves-value = Perte de la valeur, jugée d’une seule place
curves-critic = Perte du critique, qui voit toutes les places
curves-moved = Déplacement de la politique en une leçon (KL)
curves-decisions = { $count } millions de décisions
curves-measured = Mesures
curves-settings = Réglages
curves-when = millions de décisions
curves-hours = heures
curves-players = joueurs
curves-games = parties
curves-won = gagné
