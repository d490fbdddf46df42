### Avant le début : le lien d’un ami, les places, l’invitation, ce qui est convenu, un mélange équitable.

web-invited = Viens jouer à { $game } !
web-there-are = À la table : { $names }.
web-sit-down = S’asseoir
web-lesson-first = Nouveau pour toi ? Apprends-le en deux minutes.
web-bad-name = Un nom compte de 1 à 24 lettres. Essaies-en un autre.
web-table-full = Toutes les places sont prises. Tu peux regarder, ou créer ta propre table.
web-table-begun = La partie a déjà commencé. Tu peux la regarder.
web-table-over = Cette partie est terminée.
web-dead-code = Aucune table n’a le code { $code }
web-dead-code-more = Toutes les lettres sont-elles justes ? Les tables abandonnées sont supprimées : demande un nouveau lien.

web-who-is-in = Qui joue ?
web-full = Tout le monde est là : on peut commencer.
web-waiting-for = On attend { $names }.
web-free-seat = Place libre
web-sit-here = S’asseoir ici
web-stand-up = Se lever
web-that-is-you = c’est toi
web-is-here = est là
web-not-here = n’est pas encore là
web-add-bot = Un bot…
web-bot-for = Bot pour la place { $number }
web-fill-and-start = Compléter avec des bots et commencer
web-host-starts = Dès que l’hôte lance la partie, on distribue.
web-watching-host-starts = Tu regardes. L’hôte n’a pas encore lancé la partie.
web-begins-chance = le hasard décide
web-begins = { $name } commence
web-begins-you = Tu commences
web-begins-me = C’était moi
web-begins-not-me = Ce n’était pas moi

web-invite = Inviter des amis
web-invite-more = Il suffit d’ouvrir ce lien pour s’asseoir. Rien à installer, pas de compte.
web-invite-watch = La partie a commencé : ce lien permet de la regarder.
web-invite-title = Joue à { $game } avec moi
web-link = Lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-or-code = ou avec le code
web-qr = QR code du lien, à scanner avec un téléphone
web-tv = Afficher la table sur grand écran

web-settled = Ce qui est convenu
web-change-table = Modifier
web-own-deck = Avec un jeu de cartes personnel.
web-absence = Si quelqu’un s’absente
web-absence-bot = un bot le remplace après { $seconds } secondes ({ $level ->
    [kitten] un chaton
    [house-cat] un chat de salon
    [alley-cat] un chat de gouttière
    [tiger] un tigre
   *[other] { $level }
})
web-absence-pause = après { $seconds } secondes, la table l’attend
web-visible = Qui peut venir
web-visible-public = tout le monde : elle figure à l’accueil
web-visible-private = toute personne qui a le lien ou le code
web-visible-hot-seat = personne d’autre : on joue sur un seul appareil

web-fair = Un mélange équitable
web-fair-more = Le serveur a déjà tiré un secret et en montre l’empreinte ci-dessous. Ajoute un mot à toi : les deux ensemble mélangent les cartes, personne n’a donc pu les arranger. Après la partie, tu pourras vérifier.
web-promise = L’empreinte
web-word = Un mot au choix
web-add-word = Ajouter
web-change-word = Changer
