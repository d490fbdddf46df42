### L’accueil, et les choix pour une table.

web-welcome = Quatre petits jeux de chats
web-welcome-more = En solo contre des bots malins, ou entre amis : il suffit d’envoyer un lien.
web-your-name = Ton nom
web-your-name-hint = un nom au choix
web-cat-names = Réglisse, Safran, Domino, Pixel, Sésame, Muscade, Cosmo, Truffe
web-your-cat = Ton chat
web-your-cat-more = Il s’assied avec toi à chaque table. Si quelqu’un l’a déjà, tu en reçois un autre pour cette partie.
web-your-cat-here = À une table, chacun a son chat à soi. Tu gardes le tien pour les parties suivantes.
web-other-cat = Un autre chat
web-choose-cat = { $cat ->
    [none] Choisis ton chat
   *[other] Ton chat : { web-cat }. En choisir un autre
}
web-cat = { $cat ->
    [ginger] Roux
    [tuxedo] Smoking
    [grey] Gris
    [siamese] Siamois
    [calico] Calico
    [midnight] Minuit
    [snow] Neige
   *[tabby] Tigré
}
web-have-code = Tu as un code ?
web-enter = Entrer
web-games = Jeux
web-game = Jeu
web-players = { $most ->
    [one] { $range } joueur
   *[other] { $range } joueurs
}
web-minutes-long = { $alone } min en solo, { $minutes } entre amis
web-play-now = Jouer
web-against = contre { $count ->
    [one] { $level ->
        [kitten] un chaton
        [house-cat] un chat de salon
        [alley-cat] un chat de gouttière
        [tiger] un tigre
       *[mixed] un bot
    }
   *[other] { $count } { $level ->
        [kitten] chatons
        [house-cat] chats de salon
        [alley-cat] chats de gouttière
        [tiger] tigres
       *[mixed] bots
    }
}
web-with-friends = Entre amis
web-learn = Apprendre
web-learn-game = Apprendre { $game }
web-more-choices = Plus d’options…
web-more-choices-for = Plus d’options… pour { $game }
web-open-record = Ouvrir une partie enregistrée
web-for-programs = Pour les développeurs
web-licences = Licences

web-my-tables = Mes tables
web-continue = Reprendre
web-continue-game = Reprendre { $game }
web-with = avec { $names }
web-your-turn = C’est à toi !
web-being-played = partie en cours
web-not-begun = pas encore commencée
web-finished-tables = Parties terminées
web-result = Résultat
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs en ce moment. Crée une table entre amis et rends-la visible : elle apparaîtra ici.
web-nobody-yet = Il n’y a encore personne
web-free-seats = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
web-join = Rejoindre
web-watch = Regarder

web-starting = On mélange…
web-compiling = Le serveur prépare ses jeux. Cela prend jusqu’à une minute, une seule fois.

web-company = Avec qui joues-tu ?
web-company-bots = Des bots
web-company-friends = Des amis
web-how-many = Combien de joueurs, en te comptant ?
web-how-many-seats = Combien de places ? Des bots peuvent prendre celles qui restent.
web-bots = Les bots
web-levels-more = Le chaton s’amuse, le chat de salon joue bien, le chat de gouttière anticipe, le tigre réfléchit le plus longtemps.
web-bot-number = Bot { $number }
web-level-name = { $level ->
    [kitten] Chaton
    [house-cat] Chat de salon
    [alley-cat] Chat de gouttière
    [tiger] Tigre
   *[other] { $level }
}
web-pace = Rythme
web-pace-slow = lent
web-pace-normal = normal
web-pace-quick = rapide
web-pace-at-once = immédiat
web-pace-seconds = { $seconds } secondes pour chaque étape
web-pace-more = La vitesse des bots et de tout ce qui se passe tout seul. Touche la table pour accélérer ce qui se déroule.
web-reaction = Temps pour réagir
web-reaction-more = { $seconds } secondes
web-reaction-all = jusqu’à ce que tout le monde ait répondu
web-reaction-change = Le temps pour réfléchir à une réaction, sauf si tout le monde a répondu avant. La question en cours garde son temps.
web-clock = Pendule
web-clock-none = aucune : prends ton temps
web-clock-move = { $seconds } secondes par décision
web-clock-game = { $minutes } minutes chacun pour toute la partie{ $increment ->
    [0] { "" }
   *[other] , et { $increment } secondes de plus après chaque tour
}
web-hints = Conseils
web-hints-more = Demande ce que ferait un bon bot.
web-public = Visible par tous
web-public-more = La table figure à l’accueil, et des inconnus peuvent s’y asseoir.
web-pause = Attendre les absents
web-pause-more = Sinon, un bot les remplace.
web-as-usual = Comme d’habitude
web-make-table = Créer la table

web-sharing = À plusieurs sur un seul appareil
web-sharing-more = Faites-le passer : chacun ne voit que ses cartes.
web-sharing-begin = Qui joue ?
web-sharing-how = Avant chaque tour, un rideau cache les cartes jusqu’à ce que la bonne personne ait l’appareil en main.
web-who-plays = Qui joue ?
web-player-number = Joueur { $number }
web-one-more = Ajouter un joueur
web-remove-name = Retirer { $name }
web-and-bots = Et combien de bots ?
web-too-many-people = On peut y jouer à { $most } au maximum.
