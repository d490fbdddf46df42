name = Gattara
tagline = Rassemble les chats les plus précieux de la ville et réponds à chaque Miaou par un Miaou plus fort.
aim = Aie assez de points en chats avant les autres.

cats = { $token ->
    [pedigree] { $amount ->
        [one] un chat de race
       *[other] { $amount } chats de race
    }
    [show] { $amount ->
        [one] un chat de concours
       *[other] { $amount } chats de concours
    }
   *[stray] { $amount ->
        [one] un chat errant
       *[other] { $amount } chats errants
    }
}
card = { $effect ->
    [gain] { $target ->
        [self] gagne { cats }
        [next] le joueur suivant gagne { cats }
        [previous] le joueur précédent gagne { cats }
        [all] tout le monde gagne { cats }
       *[any] un joueur gagne { cats }
    }
    [take] { $target ->
        [next] prends { cats } au joueur suivant
        [previous] prends { cats } au joueur précédent
        [all] prends { cats } à tout le monde
       *[any] prends { cats } à un joueur
    }
    [lose] { $target ->
        [self] perds { cats }
        [next] le joueur suivant perd { cats }
        [previous] le joueur précédent perd { cats }
        [all] tout le monde perd { cats }
       *[any] un joueur perd { cats }
    }
    [direction] Changement de sens
    [skip] Passe ton tour
    [mirror] Miroir
    [bastet] Bastet
    [rebel] Chats rebelles
    [zen] Chat zen
    [draw] { $target ->
        [next] pioche une carte chez le joueur suivant
        [previous] pioche une carte chez le joueur précédent
       *[any] pioche une carte chez un joueur
    }
   *[swap] { $target ->
        [next] échange ta main avec le joueur suivant
        [previous] échange ta main avec le joueur précédent
       *[any] échange ta main avec un joueur
    }
}{ $meow ->
    [yes] {" "}(Miaou)
   *[no] {""}
}

place-hand = Main
place-pile = Pioche
place-discards = Défausse
place-last = Dernière défausse
place-stack = Cartes jouées

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-strays = { $value ->
    [one] { $value } chat errant
   *[other] { $value } chats errants
}
fact-pedigrees = { $value ->
    [one] { $value } chat de race
   *[other] { $value } chats de race
}
fact-shows = { $value ->
    [one] { $value } chat de concours
   *[other] { $value } chats de concours
}
fact-gained = +{ $value }
fact-lost = −{ $value }
fact-turn = Tour : { $value }
fact-direction = { $value ->
    [clockwise] ↻ sens horaire
   *[counterclockwise] ↺ sens antihoraire
}
fact-zen = Chat zen : seulement des cartes jaunes ce tour-ci
fact-goal = Objectif : { $value } points
fact-reshuffles = Mélanges : { $value } sur 6
fact-counts_as = Compte comme : { $value }
fact-pending = En attente : { $value }
fact-pending_by = jouée par { $value }
fact-pending_at = { $value_is ->
    [you] te vise
   *[other] vise { $value }
}
fact-effect = Dernier effet : { $value }
fact-effect_by = { $value_is ->
    [you] de ta part
   *[other] de { $value }
}
fact-effect_at = sur { $value }
fact-doubled = doublé

phase-card = { $zen ->
    [yes] Chat zen : tu ne peux jouer qu’une carte jaune.
   *[none] À toi : joue une carte.
}
phase-target = { $pending } : qui vises-tu ?
phase-bastet = Va se produire, de la part de { $pending_by } : { $pending }. L’annuler avec Bastet ?
phase-meow = Va t’arriver, de la part de { $pending_by } : { $pending }. Répondre par un Miaou ?
phase-look = Regarde tes cartes, puis continue.

choice-play = jouer : { $card }
choice-skip = passer : rien n’est jouable
choice-aim = viser { $at }
choice-bastet = jouer Bastet contre : { $against }
choice-let-be = laisser faire
choice-answer = répondre par : { $card }
choice-no-answer = ne pas répondre
choice-go-on = continuer

story-dealt = Chacun a deux chats errants et trois cartes. Le premier à { $goal } points gagne.
story-starts = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
story-played = { $who_is ->
    [you] Tu joues : { $card }.
   *[other] { $who } joue : { $card }.
}
story-mirrored = { $who_is ->
    [you] Tu joues Miroir, qui copie : { $card }.
   *[other] { $who } joue Miroir, qui copie : { $card }.
}
story-aimed = { $who_is ->
    [you] Tu vises { $at }.
   *[other] { $at_is ->
        [you] { $who } te vise.
       *[other] { $who } vise { $at }.
    }
}
story-bastet = { $who_is ->
    [you] Tu joues Bastet contre : { $against }.
   *[other] { $owner_is ->
        [you] { $who } joue Bastet contre ta carte : { $against }.
       *[other] { $who } joue Bastet contre : { $against }.
    }
}
story-answered = { $who_is ->
    [you] Miaou ! Tu réponds à { $owner } par : { $card }.
   *[other] { $owner_is ->
        [you] Miaou ! { $who } te répond par : { $card }.
       *[other] Miaou ! { $who } répond à { $owner } par : { $card }.
    }
}
story-no-answer = { $who_is ->
    [you] Tu ne réponds pas.
   *[other] { $who } ne répond pas.
}
story-all-cancelled = { $who_is ->
    [you] Ta carte est annulée : { $card }.
   *[other] La carte de { $who } est annulée : { $card }.
}
story-comes-back = { $who_is ->
    [you] La réponse est annulée, ta carte revient donc : { $card }.
   *[other] La réponse est annulée, la carte de { $who } revient donc : { $card }.
}
story-doubled = { $who_is ->
    [you] Ton Miaou compte double : { $card }.
   *[other] Le Miaou de { $who } compte double : { $card }.
}
story-gained = { $who_is ->
    [you] Tu gagnes { cats }.
   *[other] { $who } gagne { cats }.
}
story-gained-nothing = { $who_is ->
    [you] La réserve n’en a plus : tu ne gagnes rien.
   *[other] La réserve n’en a plus : { $who } ne gagne rien.
}
story-lost = { $who_is ->
    [you] Tu perds { cats }.
   *[other] { $who } perd { cats }.
}
story-lost-nothing = { $who_is ->
    [you] Tu n’as aucun chat de cette sorte : tu ne perds rien.
   *[other] { $who } n’a aucun chat de cette sorte et ne perd rien.
}
story-took = { $who_is ->
    [you] Tu prends { cats } à { $owner }.
   *[other] { $owner_is ->
        [you] { $who } te prend { cats }.
       *[other] { $who } prend { cats } à { $owner }.
    }
}
story-took-nothing = { $who_is ->
    [you] { $owner } n’a aucun chat de cette sorte : tu n’obtiens rien.
   *[other] { $owner_is ->
        [you] Tu n’as aucun chat de cette sorte : { $who } n’obtient rien.
       *[other] { $owner } n’a aucun chat de cette sorte : { $who } n’obtient rien.
    }
}
story-direction = { $direction ->
    [clockwise] On joue maintenant dans le sens horaire.
   *[counterclockwise] On joue maintenant dans le sens antihoraire.
}
story-skipped = { $who_is ->
    [you] Tu perds un tour.
   *[other] { $who } perd un tour.
}
story-again = { $who_is ->
    [you] C’est de nouveau à toi.
   *[other] C’est de nouveau à { $who }.
}
story-rebel = { $direction ->
    [clockwise] Les chats se rebellent : tous avancent d’une place dans le sens horaire, à l’abri des regards.
   *[counterclockwise] Les chats se rebellent : tous avancent d’une place dans le sens antihoraire, à l’abri des regards.
}
story-zen = { $who_is ->
    [you] Zen : tu ne peux jouer que du jaune maintenant.
   *[other] Zen : { $who } ne peut jouer que du jaune maintenant.
}
story-drew-from = { $who } pioche une carte chez { $owner }.
story-drew-from-seen = { $who_is ->
    [you] Tu pioches une carte chez { $owner } : { $card }.
   *[other] { $who } pioche une carte chez toi : { $card }.
}
story-drew-from-empty = { $who_is ->
    [you] { $owner } n’a pas de cartes : tu ne pioches rien.
   *[other] { $owner_is ->
        [you] Tu n’as pas de cartes : { $who } ne pioche rien.
       *[other] { $owner } n’a pas de cartes : { $who } ne pioche rien.
    }
}
story-swapped = { $who_is ->
    [you] Tu échanges ta main avec { $owner }.
   *[other] { $owner_is ->
        [you] { $who } échange sa main avec toi.
       *[other] { $who } échange sa main avec { $owner }.
    }
}
story-new-hand = Tu tiens maintenant : { $cards }.
story-skips = { $who_is ->
    [you] Tu n’as rien à jouer et passes ton tour.
   *[other] { $who } n’a rien à jouer et passe son tour.
}
story-skips-zen = { $who_is ->
    [you] Tu n’as pas de carte jaune à jouer et passes ton tour.
   *[other] { $who } n’a pas de carte jaune à jouer et passe son tour.
}
story-reshuffled = La défausse est mélangée en une nouvelle pioche, pour la { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
} fois.
story-drew = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
story-drew-cards = Tu pioches : { $cards }.
story-gattara = { $who_is ->
    [you] Gattara ! Tu as { $points } points et tu gagnes.
   *[other] Gattara ! { $who } a { $points } points et gagne.
}
story-ran-out = La pioche est épuisée pour la sixième fois : la partie est finie.
story-stuck = Plus personne ne peut jouer : la partie est finie.

reason-gattara = avec un Gattara
reason-most = le plus de points quand les cartes se sont épuisées
reason-shared = égalité, victoire partagée

option-starter = Qui commence
option-starter-random = le hasard décide

refuse-must-play = Tu as une carte jouable : tu ne peux pas passer
refuse-no-such-card = La carte { $face } n’existe pas : les cartes de ce paquet vont de 0 à { $last }
refuse-not-in-hand = Cette carte n’est pas dans ta main : { $card }
refuse-only-bastet = Seule Bastet annule une carte, pas celle-ci : { $card }
refuse-only-meow = Seule une carte Miaou peut répondre, et celle-ci n’en est pas une : { $card }
refuse-bastet-is-no-turn = Bastet annule la carte d’un autre ; elle ne se joue pas comme carte du tour
refuse-mirror-nothing = Miroir n’a rien à copier : la défausse est vide
refuse-mirror-bastet = Miroir ne peut pas copier Bastet
refuse-zen = Chat zen : seulement des cartes jaunes ce tour-ci, pas celle-ci : { $card }
refuse-aim-first = Choisis d’abord qui la carte vise
refuse-no-such-player = Il n’y a que { $players } joueurs à cette table : choisis l’un des autres
refuse-nothing-to-aim = Il n’y a rien à viser maintenant
refuse-look = Regarde les cartes, puis continue ; il n’y a rien d’autre à décider

where = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
}
deck-no-supply = { where } : [supply] doit indiquer les jetons de la boîte
deck-no-cards = { where } : les cartes doivent être listées en tables [[card]]
deck-colour = { where } : une carte d’effet « { $effect } » est « { $wanted } », pas « { $colour } »
deck-colour-count = { where } : le paquet a { $found } cartes « { $colour } » au lieu de { $wanted }
deck-field = { where } : « { $name } » ne va pas avec l’effet « { $effect } »
deck-meow = { where } : « meow » vaut true ou false, pas { $value }

# La table dans le navigateur

web-feel = Attire les chats, et réponds aux Miaous deux fois plus fort.
web-meow = Miaou !
web-cats = { $token ->
    [pedigree] { $amount ->
        [one] { $amount } chat de race
       *[other] { $amount } chats de race
    }
    [show] { $amount ->
        [one] { $amount } chat de concours
       *[other] { $amount } chats de concours
    }
   *[stray] { $amount ->
        [one] { $amount } chat errant
       *[other] { $amount } chats errants
    }
}
web-card = { $effect ->
    [gain] { $target ->
        [self] Gagne { web-cats }
        [next] Le suivant gagne { web-cats }
        [previous] Le précédent gagne { web-cats }
        [all] Chacun gagne { web-cats }
       *[any] Un joueur gagne { web-cats }
    }
    [take] { $target ->
        [next] Prends { web-cats } au suivant
        [previous] Prends { web-cats } au précédent
        [all] Prends { web-cats } à chacun
       *[any] Prends { web-cats } à un joueur
    }
    [lose] { $target ->
        [self] Tu perds { web-cats }
        [next] Le suivant perd { web-cats }
        [previous] Le précédent perd { web-cats }
        [all] Chacun perd { web-cats }
       *[any] Un joueur perd { web-cats }
    }
    [direction] Le sens du jeu s’inverse
    [skip] Le suivant perd un tour
    [mirror] Copie la dernière défausse
    [bastet] Annule une carte
    [rebel] Les chats passent au suivant
    [zen] Le suivant ne joue que du jaune
    [draw] { $target ->
        [next] Pioche une carte chez le suivant
        [previous] Pioche une carte chez le précédent
       *[any] Pioche une carte chez un joueur
    }
   *[swap] { $target ->
        [next] Échange ta main avec le suivant
        [previous] Échange ta main avec le précédent
       *[any] Échange ta main avec un joueur
    }
}
web-title = { $effect ->
    [mirror] Miroir
    [bastet] Bastet
    [rebel] Rebelles
   *[zen] Chat zen
}
web-laid = { $by_is ->
    [you] { $card }, jouée par toi
   *[other] { $card }, jouée par { $by }
}
web-laid-at = { $by_is ->
    [you] { $card }, jouée par toi contre { $at }
   *[other] { $at_is ->
        [you] { $card }, jouée par { $by } contre toi
       *[other] { $card }, jouée par { $by } contre { $at }
    }
}
web-twice = compte double
web-cancelled = annulée
web-direction = { $direction ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
web-zen = { $who_is ->
    [you] Zen : tu ne joues que du jaune
   *[other] Zen : que du jaune pour { $who }
}
web-mirror-shows = Dernière défausse : Miroir, compte comme : { $card }
web-hidden = Chats cachés derrière le paravent
web-has-turn = { $who_is ->
    [you] à toi
   *[other] joue
}
web-comes-next = ensuite
web-aimed-here = La carte vise ici
web-points = { $points ->
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
}
web-gained = gagne { cats }
web-lost = perd { cats }
web-drawn = { $who_is ->
    [you] Tu pioches ceci chez { $owner }.
   *[other] { $who } pioche ceci chez toi.
}
web-rebelled = Les chats du voisin ont emménagé
web-ask-target = Qui vises-tu ? Touche un joueur.
web-wants = { $effect ->
    [gain] { $target ->
        [self] { $by_is ->
            [you] Tu veux gagner { cats }
           *[other] { $by } veut gagner { cats }
        }
        [all] { $by_is ->
            [you] Tu veux que tout le monde gagne { cats }
           *[other] { $by } veut que tout le monde gagne { cats }
        }
       *[other] { $by_is ->
            [you] Tu veux que { $at } gagne { cats }
           *[other] { $at_is ->
                [you] { $by } veut que tu gagnes { cats }
               *[other] { $by } veut que { $at } gagne { cats }
            }
        }
    }
    [take] { $target ->
        [all] { $by_is ->
            [you] Tu veux prendre { cats } à tout le monde
           *[other] { $by } veut prendre { cats } à tout le monde
        }
       *[other] { $by_is ->
            [you] Tu veux prendre { cats } à { $at }
           *[other] { $at_is ->
                [you] { $by } veut te prendre { cats }
               *[other] { $by } veut prendre { cats } à { $at }
            }
        }
    }
    [lose] { $target ->
        [self] { $by_is ->
            [you] Tu vas perdre { cats }
           *[other] { $by } va perdre { cats }
        }
        [all] { $by_is ->
            [you] Tu veux que tout le monde perde { cats }
           *[other] { $by } veut que tout le monde perde { cats }
        }
       *[other] { $by_is ->
            [you] Tu veux que { $at } perde { cats }
           *[other] { $at_is ->
                [you] { $by } veut que tu perdes { cats }
               *[other] { $by } veut que { $at } perde { cats }
            }
        }
    }
    [direction] { $by_is ->
        [you] Tu veux inverser le sens du jeu
       *[other] { $by } veut inverser le sens du jeu
    }
    [skip] { $by_is ->
        [you] Tu veux que { $at } passe son tour
       *[other] { $at_is ->
            [you] { $by } veut que tu passes ton tour
           *[other] { $by } veut que { $at } passe son tour
        }
    }
    [rebel] { $by_is ->
        [you] Tu veux envoyer tous les chats chez le voisin
       *[other] { $by } veut envoyer tous les chats chez le voisin
    }
    [zen] { $by_is ->
        [you] Tu veux que le joueur suivant ne joue que du jaune
       *[other] { $by } veut que le joueur suivant ne joue que du jaune
    }
    [draw] { $by_is ->
        [you] Tu veux piocher une carte dans la main de { $at }
       *[other] { $at_is ->
            [you] { $by } veut piocher une carte dans ta main
           *[other] { $by } veut piocher une carte dans la main de { $at }
        }
    }
   *[swap] { $by_is ->
        [you] Tu veux échanger ta main avec { $at }
       *[other] { $at_is ->
            [you] { $by } veut échanger sa main avec toi
           *[other] { $by } veut échanger sa main avec { $at }
        }
    }
}
web-aiming = { $by_is ->
    [you] Tu choisis qui viser : { card }
   *[other] { $by } choisit qui viser : { card }
}
web-nothing-left = Annulée : il ne se passera rien
web-ask-bastet = { $by_is ->
    [you] Annuler ta propre carte avec Bastet ?
   *[other] Annuler la carte de { $by } avec Bastet ?
}
web-ask-about = { $about }. L’annuler avec Bastet ?
web-ask-meow = { $about }. Répondre par un Miaou ?
web-answered = C’est noté. Les autres peuvent encore réagir…
web-may-bastet = Les autres peuvent réagir…
web-may-meow = { $who } peut répondre par un Miaou…
web-because-gattara = { $who_is ->
    [you] Gattara ! Tu as { $points } points ; il en fallait { $goal }.
   *[other] Gattara ! { $who } a { $points } points ; il en fallait { $goal }.
}
web-because-most = { $who_is ->
    [you] Les cartes se sont épuisées avant que quelqu’un ait { $goal } points. Tu en as le plus : { $points }.
   *[other] Les cartes se sont épuisées avant que quelqu’un ait { $goal } points. { $who } en a le plus : { $points }.
}
web-because-shared = Les cartes se sont épuisées avant que quelqu’un ait { $goal } points. Le plus grand total, { $points }, est à { $names } : victoire partagée.
web-player = Joueur
web-total = Points
web-each = { $token ->
    [pedigree] chats de race, { $points } points chacun
    [show] chats de concours, { $points } points chacun
   *[stray] chats errants, { $points } point chacun
}

# La leçon

lesson-goal = Voici tes chats, cachés aux autres. Un chat errant compte 1 point, un chat de race 2, un chat de concours 3. Le premier à 8 gagne.
lesson-hand = Les cartes vertes attirent des chats, les rouges les font fuir, les jaunes font autre chose. À ton tour, joues-en une : le chat de concours !
lesson-window = Chaque carte attend un instant avant d’agir, et chacun peut l’annuler avec une Bastet. Personne ne le fait. Regarde Biscuit.
lesson-let-be = Cinq points ! Biscuit veut un de tes chats errants. Ta Bastet pourrait l’annuler, mais il y a mieux : laisse faire.
lesson-meow = C’est une carte Miaou qui te vise : tu peux miauler en retour. Joue ta carte Miaou et touche Biscuit.
lesson-double = La carte de Biscuit est annulée, et la tienne compte double : deux chats errants, à moins que Biscuit ne miaule encore.
lesson-again = Sept points ! Le tour continue après la dernière carte posée, la tienne : c’est donc à Biscuit. Et Biscuit n’a pas dit son dernier mot.
lesson-bastet = Encore un Miaou contre toi, et tu n’en as plus. Mais Bastet annule toute carte, à tout moment : joue-la !
lesson-crossed = Barrée : cette carte ne fera rien. Seule une Bastet sur ta Bastet pourrait la faire revenir.
lesson-yellow = À Mochi, avec une carte jaune. Les jaunes inversent le sens, font passer un tour, copient, échangent les mains ou envoient les chats chez le voisin.
lesson-around = On joue dans l’autre sens : regarde les flèches. Mais Biscuit a aussi une carte comme ça !
lesson-win = À toi. Tu as pioché jusqu’à trois cartes, comme toujours. Il ne te manque qu’un point : prends le chat de race.
lesson-last = Neuf points, si personne n’a de Bastet. Retiens ton souffle…
lesson-end = Gattara ! Tu as gagné. C’est tout le jeu : rassemble, miaule en retour et garde une Bastet pour le bon moment. Place à une vraie table !

### Pourquoi un choix peut être bon : ce que dit un conseil.

why-gain = { $points ->
    [one] Elle te rapporte un point ; tu en as { $have } sur { $goal }.
   *[other] Elle te rapporte { $points } points ; tu en as { $have } sur { $goal }.
}
why-take = Les chats de quelqu’un deviennent les tiens.
why-lose = Elle coûte des chats à quelqu’un d’autre.
why-skip = La personne suivante perd son tour.
why-zen = La personne suivante ne pourra jouer que du jaune.
why-not-me = Ce n’est pas contre toi : ta carte vaudra plus tout à l’heure.
why-spare = C’est contre toi, mais ta carte vaudra peut-être plus tout à l’heure.
why-save = Elle te protège de ce qui t’attend.
why-stop = Elle empêche ce qui allait arriver à quelqu’un d’autre.
why-answer = Elle annule ce qui te vise et renvoie le double.

# Kinds of choices, in reports
kind-play = jouer une carte
kind-skip = passer
kind-aim = viser quelqu’un
kind-bastet = jouer Bastet
kind-let-be = laisser faire
kind-answer = répondre par un Miaou
kind-no-answer = ne pas répondre
kind-go-on = continuer
