# Trouver une table et une place
join-which = Quelle table ?
join-which-number = Un numéro de 1 à { $count }, q pour quitter :
join-listed = { $code } · { $free ->
    [0] aucune place libre
    [one] 1 place libre sur { $players }
   *[other] { $free } places libres sur { $players }
} · { $names }
join-which-name = Comment t’appelles-tu ? Entrée pour { $usual } :
join-begun = La partie a commencé : tu regardes. Si tu jouais, a NOM demande ta place.
join-full = Toutes les places sont prises : tu regardes.
join-not-kept = Ta place n’a pas pu être notée sur cette machine : si tu quittes, tu ne pourras pas y revenir sans nouveau lien.
join-connecting = Connexion…

# Ce qui peut clocher
join-bad-address = « { $value } » n’est pas l’adresse d’un serveur ; écris HÔTE:8000, ou http://HÔTE:8000/CODE
join-bad-seat = Il n’y a pas de place « { $value } » ; les places sont numérotées à partir de 0
join-with-new = --new ouvre sa propre table : n’indique ni le code, ni --seat, ni --watch
join-only-new = --players et --option sont pour une nouvelle table (--new JEU)
join-no-tables = Personne n’a de table publique sur { $server } : demande le code à l’hôte, ou ouvre une table avec --new JEU
join-link-void = Ce lien ne donne plus droit à aucune place ; rejoins la table avec son code et demande ta place (a NOM)
join-unreachable = Pas de réponse de { $server } ({ $reason })
join-not-ours = Ce qui répond sur { $server } n’est pas un serveur Clowder
join-moved = { $server } nous renvoie à { $target } : vas-y directement, si tu lui fais confiance
join-strange = Le serveur { $server } dit quelque chose que cette version ne comprend pas
join-refused = { $text }
join-replaced = Ta place a reçu un nouveau lien, et ce terminal ne l’occupe plus
join-gone = Cette table n’existe plus

# Avant le début
join-state-open = Avant le début
join-state-given-up = La table est fermée
join-invite = Le code de cette table est { $code }. Pour la rejoindre :
join-seats = Places
join-seat-you = { $host ->
    [yes] toi, l’hôte
   *[no] toi
}
join-seat-open = libre
join-seat-away = pas là
join-seat-word = ajoute « { $word } » au mélange
join-promise = Empreinte du mélange, annoncée d’avance : { $promise }
join-missing = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
join-ready-host = Tout le monde est assis : tu peux commencer.
join-ready = Tout le monde est assis : l’hôte peut commencer.
join-given-up = L’hôte a fermé la table.
join-prompt-host = s commencer, b bots aux places libres (? aide, q quitter) :
join-prompt-guest = / parler, w MOT pour le mélange (? aide, q quitter) :
join-prompt-watch = Tu regardes (? aide, q quitter) :
join-lobby-not-understood = Avant le début, on peut taper : s, b, f, c CHAT, w MOT, x NOM, /texte, ? et q.

# Les gens
join-line = { $who_is ->
    [you] Tu dis : { $text }
   *[other] { $who } dit : { $text }
}
join-got-up = { $name } a quitté la table.
join-sat-down = { $who_is ->
    [you] Tu t’assieds.
   *[other] { $kind ->
        [bot] { $who }, un bot, s’assied.
       *[other] { $who } s’assied.
    }
}
join-away = { $who } s’absente.
join-here = { $who } est là.
join-stand-in = { $who_is ->
    [you] { $why ->
        [time] Ton temps est écoulé : désormais un bot joue pour toi.
       *[other] Un bot joue pour toi.
    }
   *[other] { $why ->
        [time] Le temps de { $who } est écoulé : un bot continue.
       *[other] Un bot joue pour { $who }.
    }
}
join-took-back = { $who_is ->
    [you] Tu joues de nouveau.
   *[other] { $who } joue de nouveau.
}
join-gave-word = { $who_is ->
    [you] Tu ajoutes « { $word } » au mélange.
   *[other] { $who } ajoute « { $word } » au mélange.
}
join-begins-chance = Le hasard décide qui commence.
join-begins = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
join-begins-how = { $host ->
    [yes] (f : c’était moi ; f NOM : c’était NOM)
   *[no] (f : c’était moi)
}
join-chose-cat = { $who_is ->
    [you] Ton chat : { $cat }.
   *[other] { $who } a un autre chat : { $cat }.
}
join-which-cat = Choisis un de ces chats : { $cats }.
join-bad-time = « { $value } » n’est pas un temps pour réagir ; tape t 3 à t 20, ou t all : jusqu’à ce que tous aient répondu.
join-started = Les cartes sont distribuées.
join-next-table = Il y a une table pour la prochaine partie.
join-asks-seat = { $name } demande la place de { $who }.
join-asks-settled = Personne ne demande plus la place de { $who }.
join-seat-yours = Tu as retrouvé ta place.
join-muted = Les messages de { $who } sont masqués.
join-unmuted = Les messages de { $who } s’affichent de nouveau.
join-nobody-called = Personne à cette table ne s’appelle { $name }.
join-emote-meow = { $who_is ->
    [you] Tu miaules.
   *[other] { $who } miaule.
}
join-emote-purr = { $who_is ->
    [you] Tu ronronnes.
   *[other] { $who } ronronne.
}
join-emote-hiss = { $who_is ->
    [you] Tu feules.
   *[other] { $who } feule.
}
join-emote-laugh = { $who_is ->
    [you] Tu ris.
   *[other] { $who } rit.
}
join-emote-wow = { $who_is ->
    [you] Tu n’en reviens pas.
   *[other] { $who } n’en revient pas.
}
join-emote-thanks = { $who_is ->
    [you] Tu dis merci.
   *[other] { $who } dit merci.
}
join-emote-hurry = { $who_is ->
    [you] Tu t’impatientes.
   *[other] { $who } s’impatiente.
}
join-emote-well-played = { $who_is ->
    [you] Tu dis : bien joué !
   *[other] { $who } dit : bien joué !
}

# Pendant la partie
join-turn-window = ▶ réactions
join-turn-look = ▶ un coup d’œil
join-turn-auto = ▶ ça continue tout seul
join-asked-window = ▶ tu réagis ?
join-asked-look = ▶ regarde bien
join-no-line = Plus de connexion. Nouvel essai automatique ; rien n’est perdu.
join-no-line-now = Il n’y a pas de connexion en ce moment ; réessaie quand elle sera revenue.
join-notice-bot = { $who_is ->
    [you] un bot joue pour toi
   *[other] un bot joue pour { $who }
}
join-notice-away = { $who_is ->
    [you] on te croit absent ({ $left })
   *[other] { $who } : absence ({ $left })
}
join-notice-asks = { $name } demande la place de { $seat } ({ $left })
join-notice-asks-asked = { $name } demande la place de { $seat } ({ $left }) : y { $seat } si c’est bien { $seat }, ses cartes seront visibles ; n { $seat } pour refuser
join-notice-asks-said = { $name } demande la place de { $seat } ({ $left }) ; tu as accepté
join-notice-asks-mine = tu demandes la place de { $seat } ({ $left }) : n { $seat } si tu n’en veux plus
join-notice-clocks = temps restant : { $clocks }
join-waits-for = { $who } n’est pas là : la table attend.
join-bot-plays-you = Un bot joue pour toi jusqu’à ce que tu reprennes ta place.
join-time-is-up = Ton temps pour cette partie est écoulé ; un bot continue pour toi.
join-answered = { $kind ->
    [window] C’est noté. La suite vient quand tout le monde a répondu…
    [look] Les autres regardent encore…
   *[other] Ton coup est en route…
}
join-waiting-window = Réaction possible de : { $others }…
join-waiting-look = Encore en train de regarder : { $others }…
join-waiting-auto = Il n’y a qu’une chose à faire : elle se fait toute seule…
join-still = Aucun joueur n’est là : la table attend que quelqu’un revienne.
join-prompt-move = Ton choix, de 1 à { $count } (/ parler, ? aide, q quitter) :
join-prompt-window = { $count ->
    [one] Encore { $left } s : Entrée pour laisser faire :
   *[other] Encore { $left } s : de 1 à { $count }, ou Entrée pour laisser faire :
}
join-prompt-window-open = { $count ->
    [one] Entrée pour laisser faire :
   *[other] De 1 à { $count }, ou Entrée pour laisser faire :
}
join-prompt-look = Appuie sur Entrée quand tu as regardé :
join-prompt-back = Appuie sur Entrée pour reprendre ta place (q quitter) :
join-prompt-wait = / parler, ? aide, q quitter :
join-prompt-busy = Un instant…
join-meanwhile = La table t’attend !
join-too-late = Trop tard : le temps pour réagir était écoulé.
join-not-now = Ce n’est pas ton tour.
join-one-at-a-time = Un seul numéro à la fois à une table en direct ; rien n’a été joué.
join-busy = Un instant : ce que tu as demandé n’est pas encore fait.

# Après la fin
join-prompt-over = n partie suivante, k garder la partie, q quitter :
join-prompt-next = n à la partie suivante, k garder la partie, q quitter :
join-prompt-left = q quitter :
join-over-not-understood = La partie est terminée : on peut taper n, k, c CHAT, l, /texte, ? et q.
join-kept = La partie est dans { $target }.
join-check = Pour vérifier la partie gardée :
join-left = { $absence ->
    [bot] Tu as quitté la table. Si tu ne reviens pas d’ici { $seconds } secondes, un bot jouera pour toi.
   *[pause] Tu as quitté la table. Après { $seconds } secondes, elle t’attendra.
}
join-left-open = Ta place est gardée.
join-come-back = Pour revenir :

join-help =
    Tape le numéro d’un choix et appuie sur Entrée. Un seul numéro à la fois.

    Entrée    continuer ; laisser passer une réaction ; reprendre ta place au bot
    /texte    dire quelque chose      !purr  réagir : meow, purr, hiss, laugh,
    m NOM     masquer les messages de NOM    wow, thanks, hurry, well-played
    w MOT     avant le début : un mot pour le mélange ; f : je commence ; c CHAT
    z         laisser un bot jouer pour toi, jusqu’à Entrée
    p quick   hôte, ou seul : le rythme (slow, normal, quick, at-once)
    t 10      de même : les secondes pour réagir (3 à 20 ; all : sans limite)
    l, r      tout ce qui s’est passé ; les règles de ce jeu (en anglais)
    q         quitter ; clowder join te ramène à ta place

    Une carte dessinée { $back } est face cachée. • signale ce qui est nouveau.
    Le code de cette table est { $code }. Les cartes découlent d’un secret et de vos
    mots. Voici son empreinte, pour que tu puisses vérifier après coup :
    { $promise }
join-help-asking =
    a NOM     tu regardes, et tu jouais sous ce NOM : demander ta place
    y NOM     accepter qui demande la place de NOM ; n NOM refuse
join-help-host =
    Tu es l’hôte. Avant le début : s commence, b met des chats de salon aux
    places libres (b tiger : des tigres), x NOM libère une place, f NOM dit qui
    commence. Plus tard : x NOM laisse un bot jouer pour qui n’est pas là.
