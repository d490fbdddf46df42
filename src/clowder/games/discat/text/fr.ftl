name = Discat
tagline = Plus haut ou plus bas ? Pose des groupes entiers et laisse les autres sans réponse.

card = { NUMBER($card, minimumIntegerDigits: 2) }{ $arrow ->
    [up] ▲
   *[down] ▼
}

place-hand = Main
place-top = Au sommet
place-personal = Pile personnelle
place-bonus = Pile bonus
place-pile = Pioche
place-group = En train d'être posées

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-limit = Contrainte : { $arrow ->
    [up] plus haut que { $value } ▲
   *[down] plus bas que { $value } ▼
}
fact-arrow = { "" }
fact-creator = imposée par { $value }
fact-bonus_paid = { $value ->
    [yes] son bonus a été pioché
   *[no] son bonus est encore à prendre
}
fact-highest = Cartes 01 à { $value }
fact-exchanges = { $value ->
    [0] aucune carte échangée
    [one] une carte glissée sous la pioche jusqu'ici
   *[other] { $value } cartes glissées sous la pioche jusqu'ici
}
fact-last_turns = { $value ->
    [one] Dernier tour
   *[other] { $value } derniers tours
}

phase-first = Pose une carte, n'importe laquelle, pour ouvrir la partie.
phase-top = { $arrow ->
    [up] Pose une carte plus haute que { $limit } : laquelle au sommet ?
   *[down] Pose une carte plus basse que { $limit } : laquelle au sommet ?
}
phase-free = Tout le monde a passé : pose la carte de ton choix au sommet.
phase-add = Ajoute une carte en dessous, ou arrête-toi.
phase-exchange = Tu ne peux pas répondre et tu passes. Tu peux échanger une carte.

choice-top = poser { card }
choice-add = ajouter { card }
choice-stop = { $cards ->
    [one] s'arrêter : cette carte seule
   *[other] s'arrêter : { $cards } cartes
}
choice-exchange = échanger { card }
choice-keep = garder ta main

story-dealt = Les cartes 01 à { $highest } sont en jeu ; chacun en reçoit cinq.
story-starts = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
story-played = { $who_is ->
    [you] Tu poses { card } au sommet.
   *[other] { $who } pose { card } au sommet.
}
story-added = { $who_is ->
    [you] Tu ajoutes { card } en dessous.
   *[other] { $who } ajoute { card } en dessous.
}
story-announced = { $arrow ->
    [up] { $who_is ->
        [you] Tu annonces : plus haut que { $card } !
       *[other] { $who } annonce : plus haut que { $card } !
    }
   *[down] { $who_is ->
        [you] Tu annonces : plus bas que { $card } !
       *[other] { $who } annonce : plus bas que { $card } !
    }
}
story-bonus-pile = { $who_is ->
    [you] Quatre cartes : ta { card } va dans ta pile bonus.
   *[other] Quatre cartes : la { card } va dans la pile bonus de { $who }.
}
story-five = { $who_is ->
    [you] Cinq cartes d'un coup : tu gagnes !
   *[other] Cinq cartes d'un coup : { $who } gagne !
}
story-passes = { $arrow ->
    [up] { $who_is ->
        [you] Tu n'as rien de plus haut que { $limit } et tu passes.
       *[other] { $who } n'a rien de plus haut que { $limit } et passe.
    }
   *[down] { $who_is ->
        [you] Tu n'as rien de plus bas que { $limit } et tu passes.
       *[other] { $who } n'a rien de plus bas que { $limit } et passe.
    }
}
story-bonus = { $who_is ->
    [you] Tu pioches une carte bonus pour cela.
   *[other] { $who } pioche une carte bonus pour cela.
}
story-all-passed = { $who_is ->
    [you] Tout le monde a passé : tu joues ce que tu veux.
   *[other] Tout le monde a passé : { $who } joue librement.
}
story-exchanged = { $who_is ->
    [you] Tu glisses { card } sous la pioche.
   *[other] { $who } glisse { card } sous la pioche.
}
story-exchanged-unseen = { $who } glisse une carte sous la pioche, sans la montrer.
story-kept = { $who_is ->
    [you] Tu gardes ta main.
   *[other] { $who } garde sa main.
}
story-drew = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
story-drew-cards = Tu pioches { $cards }.
story-out-of-cards = { $who_is ->
    [you] Tu n'as plus de cartes et la pioche est vide : les autres ont un dernier tour.
   *[other] { $who } n'a plus de cartes et la pioche est vide : tous les autres ont un dernier tour.
}

reason-five = un groupe de cinq cartes
reason-points = le plus de points
reason-bonus = autant de points, mais plus de cartes bonus
reason-shared = une égalité, victoire partagée

option-arrows = Flèches : quelles cartes pointent vers le haut
option-arrows-parity = les impaires vers le haut, les paires vers le bas
option-arrows-halves = 46 à 90 vers le haut, 01 à 45 vers le bas
option-starter = Qui commence
option-starter-random = le hasard décide

refuse-must-play = Passer n'est pas un choix : annonce une carte
refuse-not-in-hand = { $card } n'est pas dans ta main
refuse-not-higher = { $card } n'est pas plus haut que { $limit }
refuse-not-lower = { $card } n'est pas plus bas que { $limit }
refuse-not-a-group = { $card } n'entre pas dans le groupe sous { $top } : toutes ses cartes ont le même premier chiffre, ou toutes le même second
refuse-no-exchange = La pioche est vide : il n'y a rien contre quoi échanger

where = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
}
deck-no-parity = { where } : [layouts] doit contenir au moins « parity », la liste des cartes qui pointent vers le haut
deck-twice = { where } : la disposition « { $name } » cite deux fois la carte { $card }
deck-seen-down = { where } : la disposition « { $name } » tourne la carte { $card } vers le haut, mais la règle du jeu la montre vers le bas
