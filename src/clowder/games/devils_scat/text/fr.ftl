name = Devil's Scat
tagline = Trois cartes, une couleur, 31 points : échange, ose frapper, et gare aux trois six.
aim = Approche-toi de 31 dans une couleur, et frappe à temps.

card = { $rank }{ $suit ->
    [hearts] ♥
    [stars] ★
    [gems] ◆
    [swirls] ◎
   *[skulls] ☠
}
suit = { $suit ->
    [hearts] cœurs ♥
    [stars] étoiles ★
    [gems] gemmes ◆
    [swirls] spirales ◎
   *[skulls] crânes ☠
}

place-hand = Main
place-drawn = Vient d’être piochée
place-deck = Pioche
place-discards = Défausse

fact-round = Manche { $value }
fact-scoring = { $value ->
    [classic] Décompte classique : la dernière personne en vie gagne
   *[points] Décompte aux points
}
fact-target = Pour gagner : { $value } points et la manche
fact-dealer = Distribue : { $value }
fact-favoured = Couleur favorite : { $favoured ->
    [hearts] cœurs ♥
    [stars] étoiles ★
    [gems] gemmes ◆
    [swirls] spirales ◎
   *[skulls] crânes ☠
}
fact-booted = Couleur écartée : { $booted ->
    [hearts] cœurs ♥
    [stars] étoiles ★
    [gems] gemmes ◆
    [swirls] spirales ◎
   *[skulls] crânes ☠
}
fact-reshuffles = { $value ->
    [1] Défausse mélangée une fois
   *[other] Défausse mélangée deux fois
}
fact-knocker = A frappé : { $value }
fact-last_turns = { $value ->
    [1] Dernier tour
   *[other] Encore { $value } tours
}
fact-scat = Scat : { $value }
fact-devils_scat = Devil's Scat : { $value }
fact-winner = Manche gagnée par : { $value }

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
fact-change = Cette manche : { $value ->
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
phase-last = Dernier tour : pioche ou prends la carte du dessus de la défausse.
phase-must_knock = Cette manche a assez duré : tu dois frapper.
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

story-booted = Couleur écartée de cette partie : { suit }.
story-dealt = { $who_is ->
    [you] Manche { $round } : tu distribues.
   *[other] Manche { $round } : { $who } distribue.
}
story-turned-up = { $card } ouvre la défausse.
story-favoured = Couleur favorite : { suit }.
story-your-hand = Tu as en main { $cards }.
story-begins = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
story-reshuffled = { $who_is ->
    [you] La pioche est vide : tu mélanges la défausse pour en faire une nouvelle.
   *[other] La pioche est vide : { $who } mélange la défausse pour en faire une nouvelle.
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
    [you] Tu frappes : les autres ont encore un tour.
   *[other] { $who } frappe : tous les autres ont encore un tour.
}
story-must-knock = { $who_is ->
    [you] Cette manche a assez duré : tu dois frapper, et les autres ont encore un tour.
   *[other] Cette manche a assez duré : { $who } doit frapper, et tous les autres ont encore un tour.
}
story-scat = { $who_is ->
    [you] Scat ! Tu as 31, la manche est finie.
   *[other] Scat ! { $who } a 31, la manche est finie.
}
story-devils-scat = { $who_is ->
    [you] Devil's Scat ! Tu as trois six, la manche est finie.
   *[other] Devil's Scat ! { $who } a trois six, la manche est finie.
}
story-shows = { $who_is ->
    [you] Tu montres { $cards }
   *[other] { $who } montre { $cards }
} : { $whole }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
story-round-won = { $who_is ->
    [you] Tu gagnes la manche.
   *[other] { $who } gagne la manche.
}
story-round-tied = Les meilleures mains sont à égalité : personne ne gagne la manche.
story-point-won = { $who_is ->
    [you] Tu marques 1 point : tu as gagné la manche.
   *[other] { $who } marque 1 point pour avoir gagné la manche.
}
story-point-29 = { $who_is ->
    [you] Tu marques 1 point : ta main vaut 29 ou plus.
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
    [you] Tu perds 1 point : tu as frappé et quelqu’un d’autre a gagné.
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
   *[other] Et une de plus : { $who } avait frappé.
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
    [you] Tu as assez de points et la manche : tu gagnes la partie !
   *[other] { $who } a assez de points et la manche, et gagne la partie !
}
story-wins-survivor = { $who_is ->
    [you] Il ne reste que toi en vie : tu gagnes la partie !
   *[other] Il ne reste que { $who } en vie : c’est la victoire !
}
story-wins-together = { $who_is ->
    [you] Plus personne n’est en vie : tu partages la victoire.
   *[other] Plus personne n’est en vie : { $who } partage la victoire.
}

reason-target = assez de points et la dernière manche gagnée
reason-survivor = la dernière personne en vie
reason-together = tout le monde a perdu sa dernière vie en même temps

option-dealer = Qui distribue en premier
option-dealer-random = le hasard décide
option-scoring = Décompte
option-scoring-points = des points pour les meilleures mains
option-scoring-classic = classique : trois vies, la main la plus faible en perd une
option-boot = Écarter une couleur (2 ou 3 joueurs)
option-boot-none = jouer avec les cinq couleurs
option-boot-random = une couleur au hasard reste dans la boîte
option-boot-hearts = sans les cœurs ♥
option-boot-stars = sans les étoiles ★
option-boot-gems = sans les gemmes ◆
option-boot-swirls = sans les spirales ◎
option-boot-skulls = sans les crânes ☠

refuse-boot-players = Option « boot » : « { $value } » est pour 2 ou 3 joueurs, pas { $players } ; à plus, seul « none » convient
refuse-deal-first = La manche est finie : distribue la suivante
refuse-round-goes-on = La manche est en cours : il n’y a rien à distribuer
refuse-draw-first = Pioche une carte avant de défausser { $card }
refuse-discard-first = Tu as déjà une carte de plus : défausse une carte
refuse-knock-too-late = Tu as déjà une carte de plus : on frappe au lieu de piocher ; défausse une carte
refuse-already-knocked = Quelqu’un a frappé : à ton dernier tour, tu ne peux qu’améliorer ta main
refuse-must-knock = Cette manche a assez duré : tu dois frapper
refuse-just-taken = Tu viens de prendre { $card } sur la défausse : défausse une autre carte
refuse-not-in-hand = { $card } n’est pas dans ta main

where = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
}
deck-list = { where } : « { $name } » doit être une liste de mots
deck-twice = { where } : « { $name } » cite « { $word } » deux fois
deck-count = { where } : « { $name } » cite { $found } mots, mais la boîte en a { $count }
deck-no-six = { where } : « ranks » doit avoir « 6 », dont est fait le Devil's Scat
deck-no-scat = { where } : « ranks » doit avoir « A » et deux rangs qui valent dix, dont est fait un Scat

# Dans le navigateur.
web-feel = On échange, on s’observe, et on frappe au bon moment.
web-suit = { $suit ->
    [hearts] cœurs
    [stars] étoiles
    [gems] gemmes
    [swirls] spirales
   *[skulls] crânes
}
# Each sign, and how it is read out to those who listen.
web-signs = ♥ de cœurs, ★ d’étoiles, ◆ de gemmes, ◎ de spirales, ☠ de crânes
web-how = { $how ->
    [row] une suite
    [three] un brelan
    [devil] trois six
    [scat] un Scat
   *[suit] en { web-suit }
}
web-worth = Ta main vaut { $figure } : { $how }
web-worth-best = Ta main vaudra { $figure } au mieux : { $how }
web-at-best = au mieux
web-leaves = il reste { $figure }
web-counts = compte
web-ask-draw = Pioche, prends ou frappe.
web-ask-last = Dernier tour : pioche ou prends.
web-out = Tu n’as plus de vie. Regarde les autres !
web-classic = La dernière personne en vie gagne
web-piles = Pioche et défausse
web-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-top = { $card }, sur la défausse
web-favoured = Favorite
web-favoured-means = Couleur favorite : { web-suit }. Une main qui marque et en contient une carte reçoit 1 point de plus.
web-knock = Frapper
web-knock-means = { $scoring ->
    [classic] Les autres ont encore un tour. Si ta main est la plus faible, tu perds deux vies.
   *[points] Les autres ont encore un tour. Si quelqu’un te bat, tu perds un point.
}
web-nobody-knocked = Personne n’a encore frappé.
web-knocked = { $who_is ->
    [you] Tu as frappé
   *[other] { $who } a frappé
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
web-nearly = La prochaine manche gagnée donne la victoire !
web-dealer = distribue cette manche
web-scat = Scat !
web-devils-scat = Devil's Scat !
web-has-scat = { $who_is ->
    [you] Tu as 31, la manche est à toi.
   *[other] { $who } a 31 et gagne la manche.
}
web-has-devils-scat = { $who_is ->
    [you] Trois six : la manche est à toi.
   *[other] Trois six : { $who } gagne la manche.
}
web-lowest = La main la plus faible perd une vie.
web-nothing = { $scoring ->
    [classic] rien de perdu
   *[points] aucun point
}
web-last-round = Le décompte de la dernière manche (manche { $round })
web-column = { $column ->
    [player] Joueur
    [hand] Main
    [for_winning] Manche
    [for_29] 29+
    [for_31] 31
    [for_favoured] Favorite
    [for_knocking] Frappe
    [for_lowest] Faible
    [for_lowest_knocker] Frappe
    [for_scat] Scat
    [classic] Vies
   *[points] Points
}
web-won-target = { $who_is ->
    [you] Tu as gagné la dernière manche et tu as { $points } points ; il en fallait { $target } : la partie est à toi.
   *[other] { $who } a gagné la dernière manche et a { $points } points ; il en fallait { $target }.
}
web-won-survivor = { $who_is ->
    [you] Il ne reste que toi en vie.
   *[other] Il ne reste que { $who } en vie.
}
web-won-together = { $who_is ->
    [you] Plus personne n’est en vie : tu partages la victoire.
   *[other] Plus personne n’est en vie : { $who } partage la victoire.
}

# La leçon.
lesson-hand = Les cartes d’une même couleur s’additionnent, et la meilleure main gagne la manche : 31 au plus. Tes deux crânes font 20.
lesson-draw = Un tour est simple : prends une carte, puis défausse-en une. Touche la pioche pour voir ce qui vient.
lesson-discard = Encore un crâne ! Les flèches disent ce que chaque défausse te laisserait. Défausse J◆ et garde 28.
lesson-other = À Biscuit de jouer. Une carte prise sur la défausse reste visible de tous.
lesson-take = J☠, sous ton nez ! Au lieu de piocher, tu peux prendre la carte du dessus de la défausse. Touche-la.
lesson-keep = La carte que tu viens de prendre doit rester ce tour-ci. Défausse 8☠ : il te reste 30.
lesson-wait = Encore Biscuit : une carte de la pioche reste secrète.
lesson-knock = 30, c’est dur à battre : frappe ! Les autres ont un dernier tour ; si quelqu’un te bat, tu perds un point.
lesson-last = Le dernier tour de Biscuit. Ensuite, on montre toutes les mains.
lesson-points = Tu gagnes la manche : 1 point. Un autre pour 29 ou plus, et un pour une carte de la couleur favorite.
lesson-sixes = Nouvelle manche, nouvelle couleur favorite. Deux six, ça paraît peu, mais regarde ce que Biscuit jette…
lesson-devil = Un troisième six ! Prends-le et défausse J☠.
lesson-scat = Trois six, c’est le Devil's Scat. Comme un vrai 31, il termine aussitôt la manche et la gagne.
lesson-end = Marque des points jusqu’à en avoir assez, puis gagne une manche : la partie est à toi. Tu sais tout. Bonne chance !

### Pourquoi un choix peut être bon : ce que dit un conseil.

why-left = Ce qui reste vaut { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-knock-good = Peu de mains battent { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-knock = Ta main vaut { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}, et les autres n’ont plus qu’un tour.
why-take = Avec elle, ta main peut valoir { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-take-hope = Pour l’instant, ta main vaut { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
} avec elle, mais elle peut aller avec d’autres cartes.
why-deck = La défausse ne ferait pas passer ta main au-dessus de { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-deck-better = Ta main vaut { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
} : la pioche peut l’améliorer davantage que la défausse.

# Kinds of choices, in reports
kind-deck = piocher
kind-take = prendre la défausse
kind-knock = frapper
kind-deal = distribuer la manche suivante
kind-discard = défausser
