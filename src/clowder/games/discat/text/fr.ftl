name = Discat
tagline = Plus haut ou plus bas ? Pose des groupes entiers et laisse les autres sans réponse.
aim = Pose tes cartes : +1 chacune ; en main −1, d’où tes −5.

card = { NUMBER($card, minimumIntegerDigits: 2) }{ $arrow ->
    [up] ▲
   *[down] ▼
}

place-hand = Main
place-top = Au sommet
place-personal = Pile personnelle
place-bonus = Pile bonus
place-pile = Pioche
place-group = En cours de pose

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-limit = Contrainte : { $arrow ->
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
    [one] une carte glissée sous la pioche jusqu’ici
   *[other] { $value } cartes glissées sous la pioche jusqu’ici
}
fact-last_turns = { $value ->
    [one] Dernier tour
   *[other] { $value } derniers tours
}

phase-first = Pose une carte, n’importe laquelle, pour ouvrir la partie.
phase-top = { $arrow ->
    [up] Pose une carte plus haute que { $limit } : laquelle au sommet ?
   *[down] Pose une carte plus basse que { $limit } : laquelle au sommet ?
}
phase-free = Tout le monde a passé : pose la carte de ton choix au sommet.
phase-add = Ajoute une carte en dessous, ou arrête-toi.
phase-exchange = Tu ne peux pas répondre et tu passes. Tu peux échanger une carte.

choice-top = poser { card }
choice-add = ajouter { card }
choice-stop = { $cards ->
    [one] s’arrêter : cette carte seule
   *[other] s’arrêter : { $cards } cartes
}
choice-exchange = échanger { card }
choice-keep = garder ta main

story-dealt = Les cartes 01 à { $highest } sont en jeu ; chacun en reçoit { $hand ->
    [5] cinq
   *[other] { $hand }
}, donc −{ $hand } points : une carte en main coûte un point tant qu’elle n’est pas jouée.
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
        [you] Tu annonces : plus haut que { $card } !
       *[other] { $who } annonce : plus haut que { $card } !
    }
   *[down] { $who_is ->
        [you] Tu annonces : plus bas que { $card } !
       *[other] { $who } annonce : plus bas que { $card } !
    }
}
story-bonus-pile = { $who_is ->
    [you] Quatre cartes : ta { card } va dans ta pile bonus.
   *[other] Quatre cartes : la { card } va dans la pile bonus de { $who }.
}
story-five = { $who_is ->
    [you] Cinq cartes d’un coup : tu gagnes !
   *[other] Cinq cartes d’un coup : { $who } gagne !
}
story-passes = { $arrow ->
    [up] { $who_is ->
        [you] Tu n’as rien de plus haut que { $limit } et tu passes.
       *[other] { $who } n’a rien de plus haut que { $limit } et passe.
    }
   *[down] { $who_is ->
        [you] Tu n’as rien de plus bas que { $limit } et tu passes.
       *[other] { $who } n’a rien de plus bas que { $limit } et passe.
    }
}
story-bonus = { $who_is ->
    [you] Tu pioches une carte bonus en récompense.
   *[other] { $who } pioche une carte bonus en récompense.
}
story-all-passed = { $who_is ->
    [you] Tout le monde a passé : tu joues ce que tu veux.
   *[other] Tout le monde a passé : { $who } joue librement.
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
    [you] Tu n’as plus de cartes et la pioche est vide : les autres ont un dernier tour.
   *[other] { $who } n’a plus de cartes et la pioche est vide : tous les autres ont un dernier tour.
}

reason-five = un groupe de cinq cartes
reason-points = le plus de points
reason-bonus = autant de points, mais plus de cartes bonus
reason-shared = une égalité, victoire partagée

option-arrows = Flèches : quelles cartes pointent vers le haut
option-arrows-parity = les impaires vers le haut, les paires vers le bas
option-arrows-halves = 46 à 90 vers le haut, 01 à 45 vers le bas
option-starter = Qui commence
option-starter-random = le hasard décide
who-begins = Qui a caressé un chat en dernier ?

refuse-must-play = Passer n’est pas un choix : joue une carte
refuse-not-in-hand = { $card } n’est pas dans ta main
refuse-not-higher = { $card } n’est pas plus haut que { $limit }
refuse-not-lower = { $card } n’est pas plus bas que { $limit }
refuse-not-a-group = { $card } n’entre pas dans le groupe sous { $top } : toutes ses cartes ont le même premier chiffre, ou toutes le même second
refuse-no-exchange = La pioche est vide : il n’y a rien contre quoi échanger

where = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
}
deck-no-parity = { where } : [layouts] doit contenir au moins « parity », la liste des cartes qui pointent vers le haut
deck-twice = { where } : la disposition « { $name } » cite deux fois la carte { $card }
deck-seen-down = { where } : la disposition « { $name } » tourne la carte { $card } vers le haut, mais la règle du jeu la montre vers le bas

web-feel = Léger et malin : toujours un coup d’avance.

web-card = { NUMBER($card, minimumIntegerDigits: 2) }, flèche vers le { $arrow ->
    [up] haut
   *[down] bas
}
# Each sign, and how it is read out to those who listen.
web-signs = ▲ flèche vers le haut, ▼ flèche vers le bas
web-sign = La contrainte
web-sign-than = { $arrow ->
    [up] plus haut que
   *[down] plus bas que
}
web-sign-first = N’importe quelle carte ouvre la partie
web-sign-free = Tout le monde a passé : tout est permis
web-line = Nombres de 1 à { $highest }. { $room ->
    [0] Aucun ne répond.
    [1] Seul le { $from } répond.
   *[other] De { $from } à { $to }, tous répondent.
}
web-pile = { $count ->
    [0] La pioche est vide
    [1] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
web-pile-empty = pioche vide : qui n’a plus de cartes met fin à la partie
web-exchanged = { $count ->
    [one] 1 glissée dessous
   *[other] { $count } glissées dessous
}
web-to-top = mettre { card } au sommet
web-group-worth = { $cards ->
    [one] { $points } point
    [4] { $points } points avec une carte bonus
   *[other] { $points } points
}
web-group-then = { $arrow ->
    [up] puis plus haut que { $card }
   *[down] puis plus bas que { $card }
}
web-here = Tes cartes se posent ici
web-suggested = Groupes possibles
web-suggest = { $top } au sommet, avec { $others }
web-points = { $count ->
    [one] point
   *[other] points
}
web-held = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
}
web-bonus = { $count ->
    [one] une carte bonus : { $worth } points
   *[other] { $count } cartes bonus, { $worth } points chacune
}
web-personal = { $count ->
    [0] pile personnelle : vide
    [1] pile personnelle : une carte
   *[other] pile personnelle : { $count } cartes
}
web-news-pass = passe !
web-news-bonus = +1 bonus
web-news-exchange = un échange
web-news-four = quatre cartes !
web-news-five = cinq cartes !
web-last-turns = { $count ->
    [one] Le tout dernier tour !
   *[other] Derniers tours : encore { $count }
}
web-ask-first = À toi : n’importe quelle carte ouvre la partie.
web-ask-top = { $arrow ->
    [up] À toi : joue plus haut que { $limit }.
   *[down] À toi : joue plus bas que { $limit }.
}
web-ask-free = À toi : joue ce que tu veux !
web-ask-exchange = Tu passes : échanger une carte ?
web-ask-add = Ajoute dessous une carte qui convient, ou joue.
web-ask-play = Rien d’autre ne convient. On joue ?
web-ask-fifth = Une cinquième carte ferait gagner la partie !
web-choice-stop = { $cards ->
    [one] Jouer cette carte
   *[other] Jouer ces { $cards } cartes
}
web-choice-keep = Garder ma main

web-won-five = { $who_is ->
    [you] Tu as posé cinq cartes d’un coup : tu gagnes aussitôt, sans compter les points.
   *[other] { $who } a posé cinq cartes d’un coup : c’est gagné aussitôt, sans compter les points.
}
web-won-points = { $who_is ->
    [you] Tes cartes comptent le plus : { $lead ->
        [one] un point
       *[other] { $lead } points
    } d’avance.
   *[other] Les cartes de { $who } comptent le plus : { $lead ->
        [one] un point
       *[other] { $lead } points
    } d’avance.
}
web-won-bonus = { $who_is ->
    [you] Autant de points, mais tu as plus de cartes bonus.
   *[other] Autant de points, mais { $who } a plus de cartes bonus.
}
web-won-shared = Autant de points, autant de cartes bonus : victoire partagée entre { $names }.
web-column-player = Joueur
web-column-personal = Pile
web-column-bonus = Bonus
web-column-hand = En main
web-column-sum = Points

lesson-goal = Chaque carte est un nombre. Chaque carte posée vaut un point ; chaque carte encore en main à la fin en coûte un.
lesson-open = Tu ouvres la partie avec une seule carte. Touche le 24 : sa flèche pointe vers le bas.
lesson-sign = Ta carte fait maintenant la loi : Biscuit doit jouer plus bas que 24. La ligne montre les nombres qui conviennent.
lesson-group = Le 21 de Biscuit pointe vers le haut : joue plus haut. Les cartes au même premier chiffre vont ensemble : touche 49 pour le sommet, ajoute 45, puis joue-les. Garde 40 pour plus tard.
lesson-pass = Seul le 50 bat un 49 : Biscuit doit passer. Sa carte du sommet se retourne, et tu pioches une carte bonus.
lesson-free = Personne n’a répondu : joue ce que tu veux ! Le même second chiffre fait aussi un groupe. Touche 10 pour le sommet, ajoute 20 et 40, et joue.
lesson-narrow = Plus bas que 10 : il ne reste pas beaucoup de place. Mais Biscuit a quelque chose…
lesson-swap = … un 4, vers le bas ! À toi de passer. Tu peux glisser une carte sous la pioche, sans la montrer, et en piocher une autre : touche 19.
lesson-their-turn = Un 35, ça tombe bien. Personne n’a répondu, alors Biscuit joue librement.
lesson-four = Plus haut que 33 ! Seule la carte du sommet doit obéir : même le 32 peut suivre. Touche 35, 36, 38 et 32, et joue : la quatrième carte est un bonus.
lesson-points = Une carte sur ta pile vaut 1 point, une carte bonus 4, et une carte en main en retire 1.
lesson-end = Quand la pioche et la main de quelqu’un sont vides, les autres ont un dernier tour : le meilleur total gagne. Mais cinq cartes d’un coup gagnent aussitôt !
lesson-done = C’est tout ! Pose de grands groupes et laisse les autres sans réponse. Amuse-toi bien !

### Pourquoi un choix peut être bon : ce que dit un conseil.

why-five = Cinq cartes ensemble gagnent la partie sur-le-champ.
why-group = Avec elle, tu peux poser { $cards } cartes d’un coup, pour { $points } points.
why-room = { $room ->
    [0] Rien ne peut lui répondre.
    [one] { $arrow ->
        [up] Un seul numéro est plus haut.
       *[down] Un seul numéro est plus bas.
    }
   *[other] { $arrow ->
        [up] { $room } numéros sont plus hauts.
       *[down] { $room } numéros sont plus bas.
    }
}
why-add = Un groupe de { $cards } compte { $points } points.
why-stop = { $cards ->
    [one] Seule, elle compte un point, et le reste demeure dans ta main.
   *[other] Ces { $cards } cartes comptent { $points } points, et le reste demeure dans ta main.
}
why-keep = Tu gardes ce que tu as.
why-loose = Elle ne va avec aucune autre de tes cartes.
why-company = { $others ->
    [one] Une seule autre de tes cartes va avec elle.
   *[other] { $others } autres de tes cartes vont avec elle.
}
why-keep-together = Chacune de tes cartes va avec une autre.

# Kinds of choices, in reports
kind-stop = s’arrêter
kind-keep = garder sa main
kind-top = poser une carte au sommet
kind-add = ajouter une carte
kind-exchange = échanger une carte
