### À la table : le menu, et pourquoi rien ne se passe.

web-menu = Menu
web-leave = Laisser un bot jouer à ma place
web-leave-more = Tu reprends ta place quand tu veux.
web-take-back = Reprendre ma place
web-leave-table = Quitter la table
web-leave-table-more = Un bot continue pour toi. Tu retrouveras la table à l’accueil.
web-leave-table-open = Retour à l’accueil ; ta place se libère, sauf si tu es l’hôte.
web-leave-table-watch = Retour à l’accueil.
web-people = Les autres
web-people-more = Masquer les messages de quelqu’un.
web-people-host = Masquer les messages de quelqu’un, faire jouer un bot à sa place.
web-lesson = La leçon
web-tv-more = Sans montrer les mains : chacun voit la sienne sur son téléphone.
web-mute = Masquer
web-muted = Masqué
web-send-bot = Faire jouer un bot
web-ask-seat = Demander ma place
web-ask-seat-more = Tu jouais ici et cet appareil ne te connaît pas ? Toute la table voit ta demande et peut la refuser.
web-was-it-yours = Tu jouais ici ? Alors demande ta place : toute la table le voit et peut refuser.
web-ask-for = Demander la place de { $seat }
web-asks = { $name } demande la place de { $seat }. N’accepte que si c’est bien { $seat } : ses cartes seront visibles.
web-asks-agreed = { $name } demande la place de { $seat }. Tu as accepté.
web-asks-agree = Accepter
web-asks-refuse = Refuser
web-i-ask = Tu demandes la place de { $seat } ; elle est à toi si personne ne refuse.
web-i-ask-nobody = Tu demandes la place de { $seat }. Il faut d’abord quelqu’un à la table qui puisse refuser.
web-i-ask-withdraw = Laisser tomber
web-seat-not-given = Tu n’as pas obtenu la place : quelqu’un a refusé, ou son joueur est de retour.
web-give-up = Abandonner la partie
web-give-up-more = Elle se termine pour tout le monde, sans vainqueur.
web-give-up-sure = La partie se termine pour tout le monde, sans vainqueur. C’est définitif.
web-go-on-playing = Continuer à jouer

web-bot-for-me = { $why ->
    [time] Ton temps est écoulé : un bot joue pour toi.
    [asked] Un bot joue pour toi.
   *[away] En ton absence, un bot joue pour toi.
}
web-table-waits = La table attend { $name }.
web-table-still = Aucun joueur n’est là : la table s’arrête, et les pendules aussi.
web-is-away = { $absence ->
    [pause] { $name } n’est plus là. Bientôt, la table attendra.
   *[bot] { $name } n’est plus là. Bientôt, un bot jouera.
}
web-call-offer = C’était à toi pendant que tu étais ailleurs. Le navigateur doit-il te prévenir la prochaine fois ?
web-call-yes = Oui, préviens-moi
web-call-no = Non
