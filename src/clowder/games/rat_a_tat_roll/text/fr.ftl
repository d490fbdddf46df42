name = Rat-a-Tat Roll
tagline = Lance les dés jusqu’aux petites cartes, retiens ce que tu as devant toi et finis avec le plus petit total.
aim = Remplis ta rangée de cartes basses : le plus petit total gagne.

card = { $kind ->
    [die] { $number }
    [space] { $space ->
        [wild] joker
        [choose] { $region } choix
        [reroll] { $region } relance
       *[peek] { $region } coup d’œil
    }{ $pawn ->
        [yes] {" "}♟
       *[no] {""}
    }
   *[card] { $number }{ $reroll ->
        [yes] ↻
       *[no] {""}
    }
}

place-row = Cartes
place-ring = Plateau
place-board = Face visible, régions A à E
place-dice = Dés
place-gained = Carte prise à l’instant
place-pile = Pioche
place-returned = Dernières cartes remélangées

fact-tokens = { $value ->
    [one] { $value } jeton de relance
   *[other] { $value } jetons de relance
}
fact-turn = Tour { $value }
fact-starter = Premier joueur : { $value }
fact-pawn = Pion sur la case { $value }
fact-steps = { $value ->
    [one] Les dés donnent { $value } case
   *[other] Les dés donnent { $value } cases
}
fact-wild = Dé joker : { $value ->
    [lowest] carte la plus basse
    [highest] carte la plus haute
   *[swap] échange
}
fact-cards_each = Une rangée complète compte { $value } cartes
fact-offered = La carte { $value } est proposée à l’échange
fact-gap = La carte de la région { $value } a été prise
fact-refilled = Nouvelle carte dans la région { $value }
fact-shuffles = Cartes remélangées { $value } fois
fact-ender = Dernière rangée complétée : { $value }
fact-last_turns = { $value ->
    [one] Dernier tour
   *[other] { $value } derniers tours
}
fact-memory = Mémoire : { $value ->
    [helper] ce que tu as vu reste affiché
   *[strict] à toi de retenir
}
fact-full = { $value ->
    [yes] rangée complète
   *[no] rangée incomplète
}
fact-total = Total : { $value }
fact-looked_at = { $value ->
    [0] quelqu’un regarde toutes les cartes
   *[other] quelqu’un regarde la carte { $value }
}
fact-changed = la carte { $value } vient d’être échangée

phase-start = Voici ta première carte. Retiens-la.
phase-roll = Combien de dés lances-tu ?
phase-reroll = { $steps ->
    [one] Avance de { $steps } case, ou paie un jeton pour relancer.
   *[other] Avance de { $steps } cases, ou paie un jeton pour relancer.
}
phase-choose = Prends la carte visible de cette région ou le dessus de la pioche.
phase-drawn = Voici la carte piochée. Retiens-la.
phase-peek = Tu peux regarder toutes tes cartes, ou une seule carte d’un adversaire.
phase-peeked = Regarde bien : c’est ta seule occasion.
phase-full = Ta rangée est complète. Passe ton tour ou lance le dé joker.
phase-wild = { $wild ->
    [lowest] Le dé joker dit : la carte la plus basse. Ça te va ?
    [highest] Le dé joker dit : la carte la plus haute. Ça te va ?
   *[swap] Le dé joker dit : échange. Ça te va ?
}
phase-take = { $wild ->
    [lowest] Prends la carte la plus basse.
   *[highest] Prends la carte la plus haute.
}
phase-replace = Quelle ancienne carte laisse sa place à la nouvelle ?
phase-swap = Veux-tu échanger une de tes cartes ? Laquelle ?
phase-swap_with = Tu donnes ta carte { $offered }. Contre quelle carte ?

choice-done = j’ai fini de regarder
choice-roll = { $dice ->
    [one] lancer { $dice } dé
   *[other] lancer { $dice } dés
}
choice-move = { $space ->
    [wild] avancer de { $steps } : case joker
    [choose] avancer de { $steps } : choix, région { $region }
    [reroll] avancer de { $steps } : relance, région { $region }
   *[peek] avancer de { $steps } : coup d’œil, région { $region }
}
choice-reroll = { $count ->
    [one] relancer le { $numbers }
   *[other] relancer { $numbers }
}
choice-take = prendre { $card } dans la région { $region }
choice-draw = piocher
choice-peek-nothing = ne rien regarder
choice-peek-own = regarder toutes tes cartes
choice-peek = regarder la carte { $place } chez { $who }
choice-skip = passer ton tour
choice-roll-wild = lancer le dé joker
choice-accept = { $face ->
    [lowest] accepter : carte la plus basse
    [highest] accepter : carte la plus haute
   *[swap] accepter : échange
}
choice-reroll-wild = { $face ->
    [lowest] relancer « carte la plus basse »
    [highest] relancer « carte la plus haute »
   *[swap] relancer « échange »
}
choice-replace = glisser la carte { $place } sous la pioche
choice-keep = ne pas échanger
choice-offer = donner la carte { $place }
choice-swap = contre la carte { $place } chez { $who }

story-dealt = Autour du plateau, face visible : { $cards }.
story-dealt-silently = { $count ->
    [5] Cinq
   *[other] { $count }
} cartes sont face visible autour du plateau.
story-shuffled = { $times ->
    [one] Plus de trois symboles de relance : { $cards } retournent dans la pioche, qui est mélangée.
   *[other] Plus de trois symboles de relance, { $times } fois de suite : pour finir { $cards } retournent dans la pioche, qui est mélangée.
}
story-shuffled-silently = { $times ->
    [one] Plus de trois symboles de relance : les cinq cartes retournent dans la pioche, qui est mélangée.
   *[other] Plus de trois symboles de relance, { $times } fois de suite : chaque fois les cinq cartes retournent dans la pioche, qui est mélangée.
}
story-starts = { $who_is ->
    [you] Tu commenceras, quand chacun aura regardé sa carte.
   *[other] { $who } commencera, quand chacun aura regardé sa carte.
}
story-looked-start = { $who_is ->
    [you] Tu as regardé ta carte.
   *[other] { $who } a regardé sa première carte.
}
story-saw-start = { $who_is ->
    [you] Ta carte est { $card }.
   *[other] La carte reçue par { $who } est { $card }.
}
story-rolled = { $who_is ->
    [you] Tu lances { $dice } : { $total } en tout.
   *[other] { $who } lance { $dice } : { $total } en tout.
}
story-rerolled = { $count ->
    [one] { $who_is ->
        [you] Tu paies un jeton et relances un dé : { $dice }, soit { $total } en tout.
       *[other] { $who } paie un jeton et relance un dé : { $dice }, soit { $total } en tout.
    }
   *[other] { $who_is ->
        [you] Tu paies un jeton et relances { $count } dés : { $dice }, soit { $total } en tout.
       *[other] { $who } paie un jeton et relance { $count } dés : { $dice }, soit { $total } en tout.
    }
}
story-moved = { $space ->
    [wild] { $who_is ->
        [you] Tu avances le pion de { $steps }, sur une case joker.
       *[other] { $who } avance le pion de { $steps }, sur une case joker.
    }
    [choose] { $who_is ->
        [you] Tu avances le pion de { $steps }, sur la case choix de la région { $region }.
       *[other] { $who } avance le pion de { $steps }, sur la case choix de la région { $region }.
    }
    [reroll] { $who_is ->
        [you] Tu avances le pion de { $steps }, sur la case relance de la région { $region }.
       *[other] { $who } avance le pion de { $steps }, sur la case relance de la région { $region }.
    }
   *[peek] { $who_is ->
        [you] Tu avances le pion de { $steps }, sur la case coup d’œil de la région { $region }.
       *[other] { $who } avance le pion de { $steps }, sur la case coup d’œil de la région { $region }.
    }
}
story-took = { $who_is ->
    [you] Tu prends { $card } dans la région { $region }.
   *[other] { $who } prend { $card } dans la région { $region }.
}
story-took-silently = { $who_is ->
    [you] Tu prends la carte de la région { $region }.
   *[other] { $who } prend la carte de la région { $region }.
}
story-earned = { $count ->
    [one] { $who_is ->
        [you] Tu gagnes un jeton de relance.
       *[other] { $who } gagne un jeton de relance.
    }
   *[other] { $who_is ->
        [you] Tu gagnes { $count } jetons de relance.
       *[other] { $who } gagne { $count } jetons de relance.
    }
}
story-no-token-left = { $who_is ->
    [you] Tu en gagnerais davantage, mais il ne reste aucun jeton de relance.
   *[other] { $who } en gagnerait davantage, mais il ne reste aucun jeton de relance.
}
story-drew = { $who_is ->
    [you] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
story-drew-card = { $who_is ->
    [you] Tu pioches { $card }.
   *[other] { $who } pioche { $card }.
}
story-peeked-nothing = { $who_is ->
    [you] Tu ne regardes rien.
   *[other] { $who } ne regarde rien.
}
story-peeked-own = { $who_is ->
    [you] Tu regardes toutes tes cartes.
   *[other] { $who } regarde toute sa rangée.
}
story-saw-own = { $who_is ->
    [you] Tu regardes tes cartes : { $cards }.
   *[other] { $who } regarde sa rangée : { $cards }.
}
story-peeked-card = { $who_is ->
    [you] Tu regardes la carte { $place } chez { $other }.
   *[other] { $other_is ->
        [you] { $who } regarde ta carte { $place }.
       *[other] { $who } regarde la carte { $place } chez { $other }.
    }
}
story-saw-card = { $who_is ->
    [you] Tu regardes la carte { $place } chez { $other } : { $card }.
   *[other] { $who } regarde la carte { $place } chez { $other } : { $card }.
}
story-skipped = { $who_is ->
    [you] Tu passes ton tour.
   *[other] { $who } passe son tour.
}
story-rolled-wild = { $face ->
    [lowest] { $who_is ->
        [you] Tu lances le dé joker : carte la plus basse.
       *[other] { $who } lance le dé joker : carte la plus basse.
    }
    [highest] { $who_is ->
        [you] Tu lances le dé joker : carte la plus haute.
       *[other] { $who } lance le dé joker : carte la plus haute.
    }
   *[swap] { $who_is ->
        [you] Tu lances le dé joker : échange.
       *[other] { $who } lance le dé joker : échange.
    }
}
story-rerolled-wild = { $face ->
    [lowest] { $who_is ->
        [you] Tu paies un jeton et relances le dé joker : carte la plus basse.
       *[other] { $who } paie un jeton et relance le dé joker : carte la plus basse.
    }
    [highest] { $who_is ->
        [you] Tu paies un jeton et relances le dé joker : carte la plus haute.
       *[other] { $who } paie un jeton et relance le dé joker : carte la plus haute.
    }
   *[swap] { $who_is ->
        [you] Tu paies un jeton et relances le dé joker : échange.
       *[other] { $who } paie un jeton et relance le dé joker : échange.
    }
}
story-accepted = { $face ->
    [lowest] { $who_is ->
        [you] Tu acceptes la carte la plus basse.
       *[other] { $who } accepte la carte la plus basse.
    }
    [highest] { $who_is ->
        [you] Tu acceptes la carte la plus haute.
       *[other] { $who } accepte la carte la plus haute.
    }
   *[swap] { $who_is ->
        [you] Tu acceptes l’échange.
       *[other] { $who } accepte l’échange.
    }
}
story-replaced = { $who_is ->
    [you] Ta carte { $place } part sous la pioche ; la nouvelle prend sa place.
   *[other] { $who } glisse la carte { $place } sous la pioche ; la nouvelle prend sa place.
}
story-no-swap = { $who_is ->
    [you] Tu n’échanges rien.
   *[other] { $who } n’échange rien.
}
story-offered = { $who_is ->
    [you] Tu proposes ta carte { $place }.
   *[other] { $who } propose sa carte { $place }.
}
story-swapped = { $who_is ->
    [you] Tu échanges ta carte { $place } contre la carte { $other_place } chez { $other }.
   *[other] { $other_is ->
        [you] { $who } échange sa carte { $place } contre ta carte { $other_place }.
       *[other] { $who } échange sa carte { $place } contre la carte { $other_place } chez { $other }.
    }
}
story-refilled = La région { $region } reçoit { $card }.
story-refilled-silently = La région { $region } reçoit une nouvelle carte.
story-final-round = { $who_is ->
    [you] Ta rangée est la dernière à se compléter : chacun joue un dernier tour, et toi en dernier.
   *[other] { $who } complète la dernière rangée : chacun joue un dernier tour, { $who } en dernier.
}
story-stopped = Vingt-cinq tours de table sont passés : les rangées incomplètes sont remplies depuis la pioche et la partie s’arrête.
story-revealed = { $who_is ->
    [you] Tu révèles { $cards } : { $total } en tout.
   *[other] { $who } révèle { $cards } : { $total } en tout.
}

reason-lowest = le plus petit total
reason-shared = une égalité, victoire partagée
reason-stopped = le plus petit total quand les tours de table se sont épuisés

option-starter = Qui commence
option-starter-random = le hasard décide
who-begins = Qui a visité un monument célèbre en dernier ?
option-first_space = Où le pion commence
option-first_space-random = le hasard décide
option-first_space-0 = sur la case joker avant la région A
option-first_space-1 = sur la case joker avant la région B
option-first_space-2 = sur la case joker avant la région C
option-first_space-3 = sur la case joker avant la région D
option-first_space-4 = sur la case joker avant la région E
option-memory = Mémoire
option-memory-strict = stricte : une carte ne se montre que tant que tu peux la regarder
option-memory-helper = aidée : les cartes que tu as vues restent affichées pour toi
option-extra_tokens = Jetons de relance en plus pour chaque place, pour aider les plus jeunes

refuse-look-first = Tu regardes encore : dis d’abord que tu as fini
refuse-roll-first = Choisis d’abord combien de dés lancer
refuse-move-first = Les dés sont lancés : avance, ou relances-en certains
refuse-take-first = Prends d’abord la carte de cette région ou le dessus de la pioche
refuse-peek-first = Décide d’abord ce que tu regardes, s’il y a lieu
refuse-full-wild-only = Ta rangée est complète : tu peux seulement passer ou lancer le dé joker
refuse-wild-first = Accepte d’abord le dé joker ou relance-le
refuse-take-wild-first = Prends d’abord la carte que le dé joker indique
refuse-replace-first = Choisis d’abord l’ancienne carte qui laisse sa place à la nouvelle
refuse-swap-first = Choisis d’abord la carte que tu donnes, ou n’échange pas
refuse-swap-with-first = Choisis d’abord la carte que tu veux en échange
refuse-die-not-rolled = { $dice ->
    [one] Tu as lancé { $dice } dé : tu ne peux relancer que celui-là, sans en ajouter
   *[other] Tu as lancé { $dice } dés : tu ne peux relancer que ceux-là, sans en ajouter
}
refuse-no-tokens = Tu n’as plus de jeton de relance pour payer
refuse-not-full = Seule une rangée complète permet de passer ou de lancer le dé joker seul
refuse-other-region = Le pion est dans la région { $pawn_region } : la carte de la région { $region } est hors de portée
refuse-not-lowest = La carte de la région { $region } n’est pas la plus basse
refuse-not-highest = La carte de la région { $region } n’est pas la plus haute
refuse-no-pile = Le dé joker donne une carte visible, pas une carte de la pioche
refuse-no-such-place = Tu n’as pas de carte { $place }
refuse-no-such-player = Il n’y a que { $players } joueurs
refuse-no-such-card = Cette personne n’a pas de carte { $place }
refuse-already-offered = La carte { $place } est déjà proposée : choisis ce que tu reçois
refuse-extra-list = Les jetons en plus sont une liste avec un nombre pour chacune des { $players } places, ou une liste vide ; pas { $value }
refuse-extra-tokens = { $count } jetons en plus, c’est trop : il n’en reste que { $spare } sur 15 quand chacun a reçu les deux siens

deck-no-table = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : il faut une table [{ $name }]
deck-words = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « { $name } » doit être une liste de mots parmi : { $allowed }
deck-copies-length = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « copies » doit donner { $needed } nombres, un pour chaque valeur de 0 à 9, et non { $count }
deck-copies-total = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : la boîte contient { $needed } cartes numérotées, mais le total de « copies » est { $count }
deck-too-many-icons = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : seulement { $count } cartes de 0 à 6 ; sans { $needed } d’entre elles, le plateau pourrait se remplir sans fin de symboles de relance
deck-ring-length = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : le parcours doit avoir de { $low } à { $high } cases, et non { $count }
deck-wild-spaces = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : le parcours doit avoir { $needed } cases joker, et non { $count }
deck-ring-start = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : le parcours doit commencer par une case joker
deck-empty-region = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : deux cases joker se touchent ; il faut une région entre elles
deck-faces = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : [{ $name }] doit avoir { $needed } faces, et non { $count }
deck-no-face = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : aucune face du dé joker ne dit « { $face } »

web-feel = Une course de rats où une bonne mémoire mène la danse.

web-ring = Le plateau rond. Le rat est ici : { $space }.
web-row = { $who_is ->
    [you] Ta rangée : { $count } cartes sur { $all }
   *[other] Rangée de { $who } : { $count } cartes sur { $all }
}
web-own-card = Ta carte { $place } : { $card }
web-other-card = Carte { $place } de { $who } : { $card }
web-remembered = { $card } (tu l’as vue)
web-region-card = Région { $region } : { $card }
# Each sign, and how it is read out to those who listen.
web-signs = ↻ avec une relance
web-gained = Carte prise à l’instant : { $card }
web-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-dice = Dés : { $numbers }, { $steps } en tout
web-wild = { $face ->
    [lowest] plus basse
    [highest] plus haute
   *[swap] échange
}
web-middle-tokens = { $count ->
    [one] { $count } jeton de relance au milieu
   *[other] { $count } jetons de relance au milieu
}
web-filled = { $count } cartes sur { $all } : quand toutes les rangées sont complètes, le dernier tour de table commence
web-sum = = { $total }
web-chances = { $dice ->
    [one] Chances avec { $dice } dé
   *[other] Chances avec { $dice } dés
}
web-chances-next = { $dice ->
    [one] Le plateau montre les chances avec { $dice } dé. Les montrer avec { $next }.
   *[other] Le plateau montre les chances avec { $dice } dés. Les montrer avec { $next }.
}
web-ask-move = Avancer de { $steps }, ou relancer ?
web-move = Avancer de { $steps }
web-accept = { $face ->
    [lowest] Prendre la plus basse
    [highest] Prendre la plus haute
   *[swap] Échanger
}
web-again = Relancer
web-pick-die = Relancer le { $number }
web-pick-dice = ou choisis les dés à relancer
web-do-peek-own = Voir mes cartes
web-do-peek-nothing = Ne pas regarder
web-player = Joueur
web-total = Total
web-behind = Écart
web-won = { $reason ->
    [shared] Victoire partagée entre { $names } : personne n’a moins de { $total }.
    [stopped] Les tours de table sont épuisés. { $count ->
        [one] { $names } gagne : personne n’a moins de { $total }.
       *[other] Victoire partagée entre { $names } : personne n’a moins de { $total }.
    }
   *[lowest] { $names } gagne avec le plus petit total, { $total }.
}

lesson-first = Chacun reçoit une carte et ne la regarde qu’une fois. La tienne est un 9 : retiens-le, car maintenant elle est retournée.
lesson-goal = Remplis ta rangée de cinq cartes. À la fin on les additionne, et le plus petit total gagne. Ce 9 est donc une mauvaise nouvelle.
lesson-board = Le rat court dans le sens des aiguilles d’une montre ; là où il s’arrête, tu reçois une carte. Chaque région, de A à E, en montre une. Tu vois le 0 en région C ?
lesson-roll = Lance un, deux ou trois dés : à toi de choisir. Le plateau montre les chances de chaque case ; le bouton % les montre pour d’autres dés. Lance deux dés.
lesson-move = Neuf ! C’est exactement la case de la région C où l’on choisit. Fais courir le rat.
lesson-choose = Choisis : la carte de cette région, ou le dessus inconnu de la pioche. Prends le 0.
lesson-down = La carte est maintenant face cachée, comme toutes celles des rangées, et la région C en a une nouvelle. À toi de retenir ce qui est où. À Biscuit !
lesson-peek = Biscuit a payé un jeton pour relancer, a fait trois six et arrive sur une case coup d’œil : il fallait y prendre le 1. Retiens ce 1 ! Et maintenant Biscuit peut regarder une carte.
lesson-again = Biscuit a regardé ta carte 1, et toi tu n’en as vu que le dos. C’est encore à toi : lance deux dés.
lesson-token = Onze te ferait prendre le 7. Ces cartes, de 7 à 9, rapportent un jeton, mais les points comptent : choisis le 5, relance-le contre un jeton, puis avance.
lesson-wild = Une case joker ! Le dé joker dit : prendre la carte la plus basse, la plus haute, ou échanger avec quelqu’un. Un échange, c’est juste ce qu’il te faut.
lesson-swap = Donne ta carte 1, le 9. Puis touche la carte 2 de Biscuit : le 1 que tu as retenu.
lesson-end = Te voilà avec 1 et 0 ! Une fois ta rangée complète, il ne te reste que le dé joker. Quand toutes le sont, chacun joue un dernier tour, puis on retourne toutes les cartes.
lesson-off = Tu sais tout. Bons dés et bonne mémoire !

### Pourquoi un choix peut être bon : ce que dit un conseil.

why-throw = { $chance } % des lancers mènent à un { $number } ou moins.
why-card = Un { $number } t’y attend.
why-pile = Il n’y a ici qu’un { $number } : une carte inconnue peut être plus basse.
why-wild = Le dé joker peut donner une carte basse, ou un échange.
why-accept = { $face ->
    [lowest] Il te donne la carte la plus basse du plateau.
    [highest] Il ne viendra sans doute rien de mieux.
   *[swap] Tu peux échanger une carte haute contre une plus basse.
}
why-skip = Ta rangée est bonne comme elle est.
why-peek-own = { $unseen ->
    [0] Tu as vu toutes tes cartes, mais regarder encore aide à s’en souvenir.
    [one] Il y a une de tes cartes que tu n’as pas vue.
   *[other] Il y a { $unseen } de tes cartes que tu n’as pas vues.
}
why-peek = Une carte basse chez quelqu’un vaut un échange.
why-keep = Tu ne connais aucune carte plus basse à obtenir.
why-give-highest = C’est la plus haute de tes cartes que tu as vues.
why-give-known = Tu l’as vue, et tu peux t’en passer.
why-give-unknown = Tu ne l’as pas vue : elle peut être haute.
why-swap-known = Tu as vu ce que c’est.
why-swap-unknown = Tu ne l’as pas vue : elle peut être plus basse que la tienne.

# Kinds of choices, in reports
kind-done = avoir fini de regarder
kind-roll = lancer les dés
kind-move = avancer
kind-reroll = relancer des dés
kind-accept = accepter le dé joker
kind-reroll-wild = relancer le dé joker
kind-skip = passer son tour
kind-roll-wild = lancer le dé joker
kind-take = prendre une carte visible
kind-draw = piocher
kind-peek-nothing = ne rien regarder
kind-peek-own = regarder ses propres cartes
kind-keep = ne pas échanger
kind-offer = échanger une carte
kind-replace = remplacer une carte
kind-peek = regarder la carte d’un autre
kind-swap = choisir la carte à recevoir
