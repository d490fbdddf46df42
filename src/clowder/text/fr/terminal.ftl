# Autour de la table
terminal-welcome = Bienvenue chez Clowder ! À quoi joue-t-on ?
terminal-players = de { $low } à { $high } joueurs
terminal-which-game = Quel jeu ? Entrée pour le { $default }, q pour quitter :
terminal-which-game-wrong = Tape un nombre de 1 à { $count }, ou le nom d’un jeu.
terminal-how-many = Combien de joueurs, de { $low } à { $high } ? Entrée pour { $default } :
terminal-how-many-wrong = Tape un nombre de { $low } à { $high }.
terminal-which-level = De quelle force seront tes adversaires ? Entrée pour { $default }, q pour quitter :
terminal-which-level-wrong = Tape un nombre de 1 à { $count }, ou l’un de ces noms.
terminal-level = { $level ->
    [kitten] Chaton
    [house-cat] Chat de salon
    [alley-cat] Chat de gouttière
    [tiger] Tigre
   *[other] { $level }
}
terminal-level-phrase = { $level ->
    [kitten] sait jouer, mais un rien le distrait
    [house-cat] prend ce qui paraît le meilleur au premier coup d’œil
    [alley-cat] voit quelques coups à l’avance
    [tiger] réfléchit à chaque coup, jusqu’à une seconde
   *[other] joue à sa façon
}
terminal-getting-ready = Préparation de { $game_name } (quelques secondes, la première fois seulement)
terminal-waking-up = { $who } se réveille (la première fois seulement)
terminal-stand-in = { $reason }. Désormais, un chat de salon joue pour { $who }.
terminal-cats = Minou, Praline, Réglisse, Câline, Figaro, Noisette
terminal-you = Toi
terminal-player = Joueur { $number }

# L’écran
terminal-turn = { $who_is ->
    [you] ▶ à toi de jouer
   *[other] ▶ { $who }
}
terminal-over = La partie est terminée
terminal-middle = Table
terminal-mine = { $name }
terminal-news = Ce qui s’est passé
terminal-more-news = … et d’autres choses avant (l montre tout)
terminal-waiting = { $who_is ->
    [you] À toi de réfléchir…
   *[other] { $who } réfléchit…
}
terminal-result = { $winner_is ->
    [you] Tu gagnes : { $reason }.
   *[other] { $count ->
        [one] Victoire de { $winners } : { $reason }.
       *[other] Victoire partagée, { $winners } : { $reason }.
    }
}
terminal-seed = La graine de cette partie était { $seed }, annoncée par l’empreinte { $commitment }.

# Ce que l’on tape
terminal-prompt = Ton choix, de 1 à { $count } (? aide, q quitter) :
terminal-go-on = Appuie sur Entrée pour continuer : { $choice }
terminal-back = Appuie sur Entrée pour revenir à la table
terminal-more = Appuie sur Entrée pour lire la suite, q pour revenir à la table :
terminal-hand-over = Passe le clavier à { $name }.
terminal-hand-over-ready = { $name } appuie sur Entrée :
terminal-not-understood = Tape l’un des nombres de 1 à { $count }, ou ? pour l’aide.
terminal-no-such-choice = Il n’y a pas de choix { $number } ici : tape un nombre de 1 à { $count }.
terminal-row-stops = Le hasard, un autre tour ou un mauvais numéro interrompt cette suite : rien n’a été joué.
terminal-help =
    Tape le numéro d’un choix et appuie sur Entrée.
    Plusieurs numéros, comme « 3 1 », jouent plusieurs étapes d’un coup, ou aucune si l’une d’elles est impossible ;
    chaque numéro compte dans le menu auquel mène l’étape d’avant.

    l   tout ce qui s’est passé
    r   les règles de ce jeu (en anglais)
    ?   cette page
    q   quitter ; la partie est enregistrée et peut être reprise

    Une carte dessinée { $back } est face cachée. • signale ce qui s’est passé depuis ta dernière décision.
    Les cartes de cette partie découlent d’un nombre secret. Voici son empreinte, pour que tu puisses vérifier après coup :
    { $commitment }
terminal-saved = La partie est enregistrée. Pour la reprendre : clowder play --resume { $target }

# Les commandes
cli-default = par défaut : { $value }
cli-check-record = Le fichier est une partie de { $game_name }, entière et d’une forme connue
cli-check-rules = Elle a été jouée avec les règles { $rules }, que cette version connaît
cli-check-commitment = La graine correspond à son empreinte { $commitment }
cli-check-decisions = { $count ->
    [one] La décision prise était permise, et les cartes sont venues comme le dit la graine
   *[other] Les { $count } décisions étaient permises, et les cartes sont venues comme le dit la graine
}
cli-check-result = { $finished ->
    [yes] Le résultat est celui que donnent ces décisions
   *[no] La partie n’est pas terminée et n’annonce pas de résultat
}
cli-verified = Tout est en ordre.
cli-simulate-title = { $game_name } : { $count } parties à { $players } joueurs
cli-simulate-seat = place
cli-simulate-wins = victoires
cli-simulate-wins-range = intervalle à 95 %
cli-simulate-score = score moyen
cli-simulate-score-range = min. – max.
cli-simulate-decisions = Décisions par partie : { $mean } en moyenne (dont { $choices } avec un vrai choix), médiane { $median }, minimum { $shortest }, maximum { $longest }
cli-simulate-shared = Parties à plusieurs gagnants : { $share }

# Ce qui peut clocher dans une commande
cli-bad-language = Il n’y a pas de langue « { $value } » ; il y a : { $languages }
cli-bad-humans = --humans accepte un nombre entier de 0 à { $high }, pas { $value }
cli-too-many-names = { $count } noms, c’est trop pour { $high } joueurs
cli-bad-names = Chaque nom doit être différent et lisible : { $value }
cli-opponents-count = --opponents nomme { $count } bots pour { $seats } places : nommes-en un pour toutes, ou un pour chacune
cli-resume-guest = Un bot maison était à la table de cette partie, et un fichier n’a pas à lancer de programme. Si c’est ce que tu veux, dis-le : --opponents { $bot } (ou choisis-en d’autres)
cli-bad-pause = --pause accepte des secondes, de 0 à 60, pas « { $value } »
cli-bad-variant = --vary prend une option et ses valeurs, comme NOM=A,B, pas { $value }
cli-bad-option = « { $value } » n’est pas une option : écris NOM=VALEUR
cli-resume-alone = --resume reprend la partie telle qu’elle a été enregistrée : ne précise ni le jeu, ni les joueurs, ni la graine, ni les cartes, ni les options, ni les personnes, ni les noms ; --opponents peut changer
cli-seat-or-open = --seat et --open s’excluent mutuellement
cli-replay-peeks = Attention : cette partie n’est pas terminée, et la suite montre des cartes que ses joueurs ne doivent pas voir
cli-save-no-file = Impossible d’écrire { $target } : ce n’est pas un fichier ordinaire
cli-save-foreign = { $target } existe déjà et n’est pas une partie enregistrée par Clowder : on n’y touche pas, choisis un autre nom
cli-no-such-flag = Il n’y a pas d’option { $name } ici ; --help les énumère
cli-no-such-command = Il n’y a pas de commande « { $name } » ; les commandes sont : { $commands }
cli-no-value = { $name } demande une valeur ; --help dit laquelle
cli-missing = Il manque { $name } ; --help en dit plus
cli-misused = Cette commande est incompréhensible ; --help en dit plus ({ $reason })
cli-bug = Il s’est passé quelque chose d’imprévu ; préviens-nous : { $reason }
