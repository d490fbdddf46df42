### À la table : le menu, et pourquoi rien ne se passe.

web-menu = Menu
web-leave = Laisser jouer un bot à ma place
web-leave-more = Tu reprends ta place quand tu veux.
web-take-back = Reprendre ma place
web-people = Les autres
web-people-more = Ne plus lire quelqu’un.
web-people-host = Ne plus lire quelqu’un, un bot pour quelqu’un, un nouveau lien.
web-lesson = La leçon
web-tv-more = Sans les mains des joueurs : elles sont sur les téléphones.
web-mute = Masquer
web-muted = Masqué
web-send-bot = Mettre un bot
web-new-link = Nouveau lien
web-new-link-more = N’envoie ce lien qu’à { $name } : qui l’ouvre tient la place. L’ancien ne marche plus.
web-give-up = Abandonner la partie
web-give-up-more = Elle finit pour tout le monde, sans vainqueur.
web-give-up-sure = La partie finit pour tout le monde, sans vainqueur. C’est définitif.
web-go-on-playing = Continuer à jouer

web-bot-for-me = { $why ->
    [time] Ton temps est écoulé : un bot joue pour toi.
    [asked] Un bot joue pour toi.
   *[away] Tu étais absent : un bot joue pour toi.
}
web-table-waits = La table attend { $name }.
web-table-still = Aucun joueur n’est là : la table s’arrête, et les pendules aussi.
web-is-away = { $absence ->
    [pause] { $name } n’est plus là. Bientôt, la table attendra.
   *[bot] { $name } n’est plus là. Bientôt, un bot jouera.
}
