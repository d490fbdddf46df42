name = Devil's Scat
tagline = Trois cartes, une couleur, 31 points : échange, ose frapper, et gare aux trois six.

card = { $rank }{ $suit ->
    [hearts] ♥
    [stars] ★
    [gems] ◆
    [swirls] @
   *[skulls] ☠
}
suit = { $suit ->
    [hearts] cœurs ♥
    [stars] étoiles ★
    [gems] gemmes ◆
    [swirls] spirales @
   *[skulls] crânes ☠
}

place-hand = Main
place-drawn = Vient d’être piochée
place-deck = Pioche
place-discards = Défausse

fact-round = Manche { $value }
fact-scoring = { $value ->
    [classic] Décompte classique : la dernière personne en vie gagne
   *[points] Décompte aux points
}
fact-target = Pour gagner : { $value } points et la manche
fact-dealer = Donne : { $value }
fact-favoured = Couleur favorite : { $favoured ->
    [hearts] cœurs ♥
    [stars] étoiles ★
    [gems] gemmes ◆
    [swirls] spirales @
   *[skulls] crânes ☠
}
fact-booted = Couleur écartée : { $booted ->
    [hearts] cœurs ♥
    [stars] étoiles ★
    [gems] gemmes ◆
    [swirls] spirales @
   *[skulls] crânes ☠
}
fact-reshuffles = { $value ->
    [1] Défausse mélangée une fois
   *[other] Défausse mélangée deux fois
}
fact-knocker = A frappé : { $value }
fact-last_turns = { $value ->
    [1] Dernier tour
   *[other] Encore { $value } tours
}
fact-scat = Scat : { $value }
fact-devils_scat = Devil's Scat : { $value }
fact-winner = Manche gagnée par : { $value }

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-lives = { $value ->
    [0] hors jeu
    [one] { $value } vie
   *[other] { $value } vies
}
fact-worth = La main vaut { $value }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}
fact-sixths = { "" }
fact-knocked = a frappé
fact-change = Cette manche : { $value ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
}
fact-for_winning = +1 manche gagnée
fact-for_29 = +1 main de 29 ou plus
fact-for_31 = +1 un vrai 31
fact-for_favoured = +1 couleur favorite
fact-for_knocking = −1 a frappé, mais quelqu’un d’autre a gagné
fact-for_lowest = −1 main la plus faible
fact-for_lowest_knocker = −1 de plus pour avoir frappé
fact-for_scat = −1 Scat de quelqu’un d’autre

phase-draw = Pioche, prends la carte du dessus de la défausse, ou frappe.
phase-last = Dernier tour : pioche ou prends la carte du dessus de la défausse.
phase-must_knock = Cette manche a assez duré : tu dois frapper.
phase-discard = Défausse une carte.
phase-deal = Regarde les mains, puis distribue la manche suivante.

choice-deck = { $reshuffle ->
    [yes] mélanger la défausse et y piocher
   *[no] piocher
}
choice-take = prendre { $card }
choice-knock = frapper
choice-deal = distribuer la manche suivante
choice-discard = défausser { $card }

story-booted = Couleur écartée de cette partie : { suit }.
story-dealt = { $who_is ->
    [you] Manche { $round } : tu distribues.
   *[other] Manche { $round } : { $who } distribue.
}
story-turned-up = { $card } ouvre la défausse.
story-favoured = Couleur favorite : { suit }.
story-your-hand = Tu as en main { $cards }.
story-begins = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
story-reshuffled = { $who_is ->
    [you] La pioche est vide : tu mélanges la défausse pour en faire une nouvelle.
   *[other] La pioche est vide : { $who } mélange la défausse pour en faire une nouvelle.
}
story-drew = { $who } pioche une carte.
story-drew-card = Tu pioches { $card }.
story-took = { $who_is ->
    [you] Tu prends { $card } sur la défausse.
   *[other] { $who } prend { $card } sur la défausse.
}
story-discarded = { $who_is ->
    [you] Tu défausses { $card }.
   *[other] { $who } défausse { $card }.
}
story-knocked = { $who_is ->
    [you] Tu frappes : les autres ont encore un tour.
   *[other] { $who } frappe : tous les autres ont encore un tour.
}
story-must-knock = { $who_is ->
    [you] Cette manche a assez duré : tu dois frapper, et les autres ont encore un tour.
   *[other] Cette manche a assez duré : { $who } doit frapper, et tous les autres ont encore un tour.
}
story-scat = { $who_is ->
    [you] Scat ! Tu as 31, la manche est finie.
   *[other] Scat ! { $who } a 31, la manche est finie.
}
story-devils-scat = { $who_is ->
    [you] Devil's Scat ! Tu as trois six, la manche est finie.
   *[other] Devil's Scat ! { $who } a trois six, la manche est finie.
}
story-shows = { $who_is ->
    [you] Tu montres { $cards }
   *[other] { $who } montre { $cards }
} : { $whole }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
story-round-won = { $who_is ->
    [you] Tu gagnes la manche.
   *[other] { $who } gagne la manche.
}
story-round-tied = Les meilleures mains sont à égalité : personne ne gagne la manche.
story-point-won = { $who_is ->
    [you] Tu marques 1 point : tu as gagné la manche.
   *[other] { $who } marque 1 point pour avoir gagné la manche.
}
story-point-29 = { $who_is ->
    [you] Tu marques 1 point : ta main vaut 29 ou plus.
   *[other] { $who } marque 1 point pour une main de 29 ou plus.
}
story-point-31 = { $who_is ->
    [you] Tu marques 1 point pour un vrai 31.
   *[other] { $who } marque 1 point pour un vrai 31.
}
story-point-favoured = { $who_is ->
    [you] Tu marques 1 point grâce à la couleur favorite.
   *[other] { $who } marque 1 point grâce à la couleur favorite.
}
story-point-lost = { $who_is ->
    [you] Tu perds 1 point : tu as frappé et quelqu’un d’autre a gagné.
   *[other] { $who } perd 1 point pour avoir frappé alors que quelqu’un d’autre a gagné.
}
story-total = { $who_is ->
    [you] Tu as maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } a maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
story-life-scat = { $who_is ->
    [you] Le Scat te coûte une vie.
   *[other] { $who } perd une vie à cause du Scat.
}
story-life-lowest = { $who_is ->
    [you] Tu perds une vie pour la main la plus faible.
   *[other] { $who } perd une vie pour la main la plus faible.
}
story-life-knocker = { $who_is ->
    [you] Et une de plus, parce que tu as frappé.
   *[other] Et une de plus : { $who } avait frappé.
}
story-lives = { $who_is ->
    [you] Il te reste { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }.
   *[other] { $who } a encore { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }.
}
story-out = { $who_is ->
    [you] Tu es hors jeu.
   *[other] { $who } est hors jeu.
}
story-wins-target = { $who_is ->
    [you] Tu as assez de points et la manche : tu gagnes la partie !
   *[other] { $who } a assez de points et la manche, et gagne la partie !
}
story-wins-survivor = { $who_is ->
    [you] Il ne reste que toi en vie : tu gagnes la partie !
   *[other] Il ne reste que { $who } en vie, qui gagne la partie !
}
story-wins-together = { $who_is ->
    [you] Plus personne n’est en vie : tu partages la victoire.
   *[other] Plus personne n’est en vie : { $who } partage la victoire.
}

reason-target = assez de points et la dernière manche gagnée
reason-survivor = la dernière personne en vie
reason-together = tout le monde a perdu sa dernière vie en même temps

option-dealer = Qui distribue en premier
option-dealer-random = le hasard décide
option-scoring = Décompte
option-scoring-points = des points pour les meilleures mains
option-scoring-classic = classique : trois vies, la main la plus faible en perd une
option-boot = Écarter une couleur (2 ou 3 joueurs)
option-boot-none = jouer avec les cinq couleurs
option-boot-random = une couleur au hasard reste dans la boîte
option-boot-hearts = sans les cœurs ♥
option-boot-stars = sans les étoiles ★
option-boot-gems = sans les gemmes ◆
option-boot-swirls = sans les spirales @
option-boot-skulls = sans les crânes ☠

refuse-boot-players = Option « boot » : « { $value } » est pour 2 ou 3 joueurs, pas { $players } ; à plus, seul « none » convient
refuse-deal-first = La manche est finie : distribue la suivante
refuse-round-goes-on = La manche est en cours : il n’y a rien à distribuer
refuse-draw-first = Pioche une carte avant de défausser { $card }
refuse-discard-first = Tu as déjà une carte de plus : défausse une carte
refuse-knock-too-late = Tu as déjà une carte de plus : on frappe au lieu de piocher ; défausse une carte
refuse-already-knocked = Quelqu’un a frappé : à ton dernier tour, tu ne peux qu’améliorer ta main
refuse-must-knock = Cette manche a assez duré : tu dois frapper
refuse-just-taken = Tu viens de prendre { $card } sur la défausse : défausse une autre carte
refuse-not-in-hand = { $card } n’est pas dans ta main

where = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
}
deck-list = { where } : « { $name } » doit être une liste de mots
deck-twice = { where } : « { $name } » cite « { $word } » deux fois
deck-count = { where } : « { $name } » cite { $found } mots, mais la boîte en a { $count }
deck-no-six = { where } : « ranks » doit avoir « 6 », dont est fait le Devil's Scat
deck-no-scat = { where } : « ranks » doit avoir « A » et deux rangs qui valent dix, dont est fait un Scat
