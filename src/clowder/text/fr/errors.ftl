error-unknown-game = Aucun jeu ne s’appelle « { $name } » ; les jeux sont : { $games }
error-players = { $game_name } se joue de { $low } à { $high } joueurs, pas à { $value }
error-seed = { $value } n’est pas une graine : il faut un nombre entier ou un texte de 1000 caractères au plus
error-number = « { $name } » accepte un nombre entier de { $low } à { $high }, pas { $value }
error-no-such-seat = Il n’y a pas de place { $seat } ; les places sont numérotées de 0 à { $last }

error-unknown-option = Aucune option ne s’appelle « { $option } » ; les options sont : { $options }
error-option-choice = L’option « { $option } » accepte { $choices }, pas { $value }
error-option-switch = L’option « { $option } » accepte true (oui) ou false (non), pas { $value }
error-option-seat = L’option « { $option } » accepte « random » (au hasard) ou une place de { $low } à { $high }, pas { $value }
error-option-number = L’option « { $option } » accepte des nombres entiers de { $low } à { $high }, pas { $value }
error-option-arrows = L’option « { $option } » accepte le nom d’une disposition ou la liste des cartes qui pointent vers le haut, pas { $value }
error-option-twice = L’option « { $option } » cite deux fois la même carte : { $value }

error-game-over = La partie est terminée
error-no-such-move = { $move } n’est pas un coup : les coups sont des nombres entiers de 0 à { $last }

error-batch-shape = Il faut une valeur pour chacune des { $count } parties, pas { $got }
error-batch-seat = La partie { $row } du lot n’a pas de place { $seat }
error-options = Les options sont des noms avec des valeurs, pas { $value }
error-language = La langue { $value } n’existe pas ici ; il y a { $languages }
error-record-content = La partie enregistrée ne peut pas être jouée : { $reason }
error-batch-illegal = Le coup { $move } n’est pas permis dans la partie { $row } du lot ; rien n’a été joué
error-extra-missing = { $package } n’est pas installé ; il vient avec : pip install "clowder[{ $extra }]"
error-json = { $text } n’est pas du JSON : { $reason }

error-vector-illegal = L’action { $action } n’est pas permise à la ligne { $row } ; rien n’a été joué
error-vector-over = La partie de la ligne { $row } est finie : son action doit être -1, pas { $action } ; rien n’a été joué
error-vector-actions = Il faut un nombre entier pour chacune des { $count } lignes, pas { $got }
error-vector-reset = Appelle reset avant le premier step
error-vector-closed = Cet environnement est fermé
error-vector-out = Les tampons se donnent par leur nom, pas comme { $value }
error-vector-buffer-name = Il n’y a pas de tampon { $name } ; il y a { $known }
error-vector-buffer = Le tampon { $name } doit être { $wanted }, pas { $got }
error-vector-buffer-memory = Le tampon { $name } doit être d’un seul tenant en mémoire, modifiable et dans l’ordre de C
error-vector-buffer-shared = Les tampons { $one } et { $other } partagent de la mémoire
error-vector-shaping = Le façonnage prend un facteur de 0 à 1, pas { $value }
error-vector-opponents = Il faut un adversaire, ou un pour chacune des { $seats } autres places, pas { $count }
error-vector-opponent = { $value } ne peut pas jouer dans un pas compilé ; { $known } le peuvent, ainsi qu’une fonction compilée ou un Network
error-vector-policies = Une seule fonction compilée à toi peut jouer à une table
error-vector-network = Un réseau est une liste de (poids, biais), chaque couche aussi large que la précédente est haute, et une température à partir de 0
error-vector-network-shape = Le réseau a { $inputs } entrées et { $outputs } sorties ; cette table a { $columns } colonnes et { $actions } actions
error-vector-network-encodings = Tous les réseaux d’une table lisent le même encodage
error-vector-no-game = Aucune partie n’a encore fini à la ligne { $row }, ou aucune n’a commencé
error-vector-no-records = Cet environnement a été créé sans enregistrements
error-vector-forgotten = La dernière partie de la ligne { $row } est oubliée : exporte-la juste après le pas qui l’a finie

error-agent-unknown = Il n’y a pas d’agent { $agent } ; il y a { $known }
error-agent-decides = { $agent } décide maintenant, et aucune action n’est donnée pour lui
error-agent-waits = { $agent } ne décide pas maintenant : son action est { $wait }, attendre, pas { $action }

error-weights-unreadable = Impossible de lire { $source } : { $why ->
    [missing] ce fichier n’existe pas
    [forbidden] la lecture en est interdite
    [folder] c’est un dossier
   *[other] { $reason }
}
error-weights-foreign = { $source } n’est pas un fichier de poids
error-weights-format = { $source } a le format { $format }, que cette version ne connaît pas ; elle connaît le format { $known }
error-weights-damaged = { $source } est endommagé ou tronqué
error-weights-game = Les poids dans { $source } sont pour un autre jeu : { $name }, et non { $game_name }
error-weights-rules = Les poids dans { $source } sont pour la version { $rules } des règles de { $game_name }, et non { $now }
error-weights-layout = Les poids dans { $source } lisent une autre disposition de ce que savent les joueurs de { $game_name }
error-bot-weights = { $bot } : après le nom vient « best », le fichier de poids, ou les deux, comme dans learned:my.msgpack:best
error-bot-no-weights = « { $bot } » n’a encore rien appris de { $game_name } : aucun poids adapté à ses règles n’est fourni

error-record-unreadable = Impossible de lire { $source } : { $why ->
    [missing] ce fichier n’existe pas
    [forbidden] la lecture en est interdite
    [folder] c’est un dossier
   *[other] { $reason }
}
error-file-unwritable = Impossible d’écrire { $target } : { $why ->
    [missing] ce dossier n’existe pas
    [forbidden] l’écriture y est interdite
    [folder] c’est un dossier
   *[other] { $reason }
}
error-record-json = { $source } n’est pas une partie enregistrée : ce n’est pas du JSON, ou le fichier est tronqué
error-record-foreign = Ce n’est pas une partie enregistrée par Clowder
error-record-format = La partie est enregistrée au format { $value } ; cette version de Clowder lit le format { $format }
error-record-missing = La partie enregistrée est abîmée : il manque « { $name } »
error-record-type = La partie enregistrée est abîmée : « { $name } » n’a pas la bonne forme
error-record-rules = La partie a été jouée avec les règles { $value } de { $game_name } ; cette version de Clowder connaît les règles { $known }
error-record-commitment = La graine ne correspond pas à son empreinte : l’une des deux a été modifiée
error-record-step = Il n’y a pas d’étape { $step } : la partie va de l’étape 0 à l’étape { $last }
error-record-decision = La décision { $number } n’est pas permise : { $reason }
error-record-result = Le résultat du fichier n’est pas celui que donnent ces décisions

error-unknown-bot = Aucun bot ne s’appelle « { $bot } » ; il y a { $known }, et les tiens sous la forme module:Classe ou chemin/fichier.py:Classe
error-bot-budget = Bot « { $bot } » : « { $value } » n’est pas un budget. Écris 100ms, 1.5s ou 2000sims, suivi de :2threads si tu veux ; au plus 600 s, 100 000 000 simulations et 256 threads
error-bot-no-budget = Bot « { $bot } » : { $kind } n’a pas de budget ; écris { $kind } tout court
error-bot-import = Impossible de charger le bot « { $bot } » : { $reason }
error-bot-class = Bot « { $bot } » : cette classe n’existe pas à cet endroit
error-bot-choose = Le bot « { $bot } » ne sait pas jouer : sa classe n’a pas de méthode choose(self, position)
error-bot-make = Impossible de créer le bot « { $bot } » (aucun argument n’est donné) : { $reason }
error-bot-raised = Le bot « { $bot } » a échoué : { $reason }
error-bot-brief = Le bot « { $bot } » { $why ->
    [illegal] a répondu autre chose qu’un de ses coups permis
   *[other] a échoué
}
error-bot-illegal = Le bot « { $bot } » a répondu { $value }, qui n’est le numéro d’aucun de ses coups permis
error-bot-silent = Le bot « { $bot } » n’a pas répondu en { $seconds } s
error-bot-died = Le bot « { $bot } » n’est plus là : { $why ->
    [status] son processus s’est terminé avec le code { $status }
    [signal] son processus a été arrêté par le signal { $status }
    [shared] son processus a été arrêté à cause d’un autre bot de la même classe
   *[lost] son processus ne nous parle plus
}

error-arena-bots = { $count ->
    [one] Une arène demande au moins deux bots, pas un seul
   *[other] Une arène demande au moins deux bots, pas { $count }
}
error-arena-twice = Chaque bot ne peut être qu’une fois dans l’arène : { $bots }
error-journal-file = Impossible de tenir le journal dans { $file } : { $reason }
error-journal-other = { $file } n’est pas le journal de cette série-ci, avec cette version de Clowder et de tes bots : choisis un autre fichier
error-journal-used = { $file } est le journal d’une série en cours
error-report-extra = Un rapport demande matplotlib, qui n’est pas installé : pip install "clowder[report]"
error-balance-bots = Un rapport suit les parties d’un bot qui décide au premier coup d’œil : nommes-en un parmi { $known }
error-simulate-bots = On ne peut pas répartir { $count } bots sur { $players } places : nommes-en un pour toutes, ou un pour chacune

error-deck-unreadable = Impossible de lire le fichier de cartes { $source } : { $reason }
error-deck-toml = { $source } n’est pas un fichier TOML : { $reason }
error-deck-table = { $source } : un jeu de cartes doit être décrit par une table
error-deck-unknown-key = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « { $name } » n’a pas de sens ici ; sont connus : { $allowed }
error-deck-small = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « small » vaut true ou false, pas { $value }
error-deck-too-small = Un paquet de { $cards } cartes est trop petit pour { $players } : il en faut { $fewest }
error-deck-number = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « { $name } » doit être un nombre entier de { $low } à { $high }, pas { $value }
error-deck-list = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « { $name } » doit être une liste de nombres entiers
error-deck-word = { $line ->
    [0] { $source }
   *[other] { $source }, ligne { $line }
} : « { $name } » accepte { $allowed }, pas { $value }
