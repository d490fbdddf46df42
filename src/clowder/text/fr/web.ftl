### Le client du navigateur : ce qui figure sur chaque écran et à la table.

web-home = Clowder : vers l’accueil
web-to-lobby = Vers l’accueil
web-close = Fermer
web-loading = Un instant …
web-dealing = On distribue les cartes …
web-no-server = Le serveur ne répond pas
web-no-server-more = Vérifie la connexion. Dès qu’elle revient, reprends où tu en étais.
web-no-sense = La réponse du serveur est incompréhensible. Réessaie.
web-no-page = Il n’y a rien ici
web-no-page-more = Le lien est peut-être incomplet.
web-no-table = Cette table n’existe plus
web-no-table-more = Elle a été abandonnée, ou rangée après un certain temps ; ou le lien est incomplet. Demande un nouveau lien, ou ouvre ta propre table.
web-replaced = Quelqu’un a repris cette place avec un nouveau lien
web-replaced-more = Ta place appartient désormais à un autre appareil. Si ce n’était pas toi, demande un nouveau lien à l’hôte.
web-given-up = L’hôte a abandonné cette partie.

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = celui du système
web-theme-light = clair
web-theme-dark = sombre
web-sound = Sons
web-haptics = Vibrations
web-less-motion = Moins d’animations
web-rules = Règles

web-you = toi
web-level = { $level ->
    [kitten] bot : chaton
    [house-cat] bot : chat de maison
    [alley-cat] bot : chat de gouttière
    [tiger] bot : tigre
   *[other] bot : { $level }
}
web-stand-in = { $why ->
    [time] temps écoulé : un bot joue
    [asked] un bot remplace
   *[away] absent : un bot remplace
}
web-away = absent
web-turn-mark = à jouer
web-board = La table
web-log = Déroulement
web-mine = Ta place
web-choices = Ce que tu peux faire
web-undo = reprendre
web-looked = Continuer
web-look = Regarde, puis continue.
web-window = Chacun peut réagir maintenant.
web-wait = Un instant …
web-bot-thinks = { $name } réfléchit …
web-waits-for = C’est à { $name } de jouer.
web-face-down = une carte face cachée
web-rule = Règle { $clause }
web-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
web-line-lost = Connexion perdue. Elle revient toute seule …
web-line-lost-move = Connexion perdue. Ton coup part dès qu’elle revient …
web-time-up = Ton temps était écoulé : un bot a joué ce coup pour toi.
web-try-now = Réessayer

web-chat = Discussion
web-say = Dis quelque chose
web-send = Envoyer
web-emotes = Réactions
web-emote-meow = Miaou
web-emote-purr = Ronron
web-emote-hiss = Pschhh
web-emote-laugh = Rire
web-emote-wow = Oh là là
web-emote-thanks = Merci
web-emote-hurry = On se dépêche
web-emote-well-played = Bien joué
web-start = Commencer
