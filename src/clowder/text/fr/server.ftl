table-gone = Cette table n’existe pas, ou plus
table-other-rules = Cette partie a commencé avec d’autres règles que celles que cette version de Clowder connaît
table-no-such-code = Aucune table n’a ce code
table-no-such-seat = Cette place n’existe pas ; les places vont de 0 à { $last }
table-seat-taken = Cette place est déjà prise par { $name }
table-seat-free = Il n’y a personne à cette place
table-nobody-there = Personne n’est assis à cette place
table-own-link-only = Seule la personne assise à cette place peut en créer un nouveau lien
table-player-here = { $name } est là : on ne peut demander qu’une place vide
table-seat-asked = { $name } demande déjà la place de { $seat }
table-refused-before = Une demande pour la place de { $name } vient d’être refusée ; attends une minute
table-nobody-asks = Personne ne demande la place de { $name } en ce moment
table-nobody-away = Personne n’est absent à cette place
table-no-beginner = Dans ce jeu, aucune question ne décide qui commence
table-nobody-sits-there = Personne n’est assis à cette place pour commencer
table-cat-taken = { $name } a déjà ce chat ; choisis-en un autre
table-no-windows = Dans ce jeu, on ne demande à personne de réagir
table-name-taken = Quelqu’un à cette table s’appelle déjà { $name }
table-sits-already = Tu es déjà à cette table, sous le nom de { $name }
table-bad-text = { $what ->
    [name] Un nom compte de 1 à { $longest } lettres
    [line] Un message compte de 1 à { $longest } lettres
    [word] Ta part de la graine compte de 1 à { $longest } lettres
   *[id] L’identifiant d’un coup compte au plus { $longest } lettres
}
table-level = Il n’y a pas de niveau { $value } ; les niveaux sont : { $levels }
table-emote = Il n’y a pas de réaction { $value } ; il y a : { $emotes }
table-has-started = La partie a déjà commencé
table-not-started = La partie n’a pas encore commencé
table-is-over = La partie est terminée
table-not-over = La partie n’est pas encore terminée
table-not-full = { $free ->
    [one] Une place est encore libre : attends quelqu’un ou confie-la à un bot
   *[other] { $free } places sont encore libres : attends du monde ou confie-les à des bots
}
table-too-many = Il n’y a que { $players } places
table-host-only = Seul l’hôte de la table peut faire cela
table-not-alone = Il faut être seul avec des bots pour faire cela
table-no-seat = Tu n’as pas de place à cette table ; tu peux regarder
table-not-your-turn = C’est le tour de { $name }
table-stale = Cela répond à l’étape { $step }, mais la table en est à l’étape { $now }
table-bad-moves = Un message contient de 1 à { $most } étapes
table-turn-ended = Après { $number ->
    [one] la première étape
   *[other] { $number } étapes
}, ce n’est plus ton tour ; rien n’a été joué
table-shows-something = Après { $number ->
    [one] la première étape
   *[other] { $number } étapes
}, tu verras quelque chose de nouveau : envoie le reste quand tu l’auras vu. Rien n’a été joué
table-bot-plays = Un bot joue pour toi ; reprends d’abord ta place
table-waits = La table attend { $name }
table-not-asked = Ce n’est pas à toi de répondre maintenant
table-answered = Tu as déjà répondu
table-bad-answer = Ce n’est pas une de tes réponses
table-nothing-to-look-at = Il n’y a plus rien à regarder
table-time-is-up = Ton temps pour cette partie est écoulé
table-manners = « { $name } » va de { $low } à { $high }
table-not-public = { $what ->
    [practice] Une table avec conseils ne peut pas être publique : elle sert à s’exercer
   *[hot_seat] Une table sur un seul appareil ne peut pas être publique
}
table-hot-seat-clock = Pas de pendule à une table sur un seul appareil
table-no-practice = Pas de conseils à cette table : elle n’est pas faite pour s’exercer
server-origin = Cette page n’a pas le droit d’agir en ton nom ici
server-host = Ce serveur ne sait pas qu’il s’appelle ainsi ; la personne qui le fait tourner peut le lui dire avec --public-url
server-two-lengths = La requête donne sa longueur de deux façons, qui ne peuvent pas être justes toutes les deux
server-too-often = Trop de choses à la fois : attends un instant
server-too-large = C’est trop volumineux : { $most } octets au plus
server-body = La requête n’a pas la bonne forme : { $reason }
server-message = Le message n’a pas la bonne forme : { $reason }
server-store-lost = Ce que tu as envoyé n’a pas pu être enregistré pour le moment : réessaie
server-bug = Quelque chose s’est mal passé de notre côté ; rien n’a été changé
server-no-such-address = Il n’y a rien ici
