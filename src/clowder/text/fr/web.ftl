### Le client du navigateur : ce qui figure sur chaque écran et à la table.

web-home = Clowder : retour à l’accueil
web-to-lobby = Retour à l’accueil
web-close = Fermer
web-loading = Un instant…
web-dealing = On distribue les cartes…
web-no-server = Le serveur ne répond pas
web-no-server-more = Vérifie la connexion. Dès qu’elle revient, reprends où tu en étais.
web-no-sense = La réponse du serveur est incompréhensible. Réessaie.
web-no-page = Il n’y a rien ici
web-no-page-more = Le lien est peut-être incomplet.
web-no-table = Cette table n’existe plus
web-no-table-more = Elle a été abandonnée, ou supprimée après un certain temps ; ou le lien est incomplet. Demande un nouveau lien, ou ouvre ta propre table.
web-replaced = Cette place est désormais tenue par un autre appareil
web-replaced-more = Si ce n’était pas toi, ouvre le lien de la table et demande ta place.
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
    [house-cat] bot : chat de salon
    [alley-cat] bot : chat de gouttière
    [tiger] bot : tigre
   *[other] bot : { $level }
}
web-stand-in = { $why ->
    [time] temps écoulé : un bot joue
    [asked] remplacé par un bot
   *[away] absent : remplacé par un bot
}
web-away = absent
web-turn-mark = à jouer
web-board = La table
web-log = Déroulement
web-log-mark = depuis ta dernière décision
web-mine = Ta place
web-choices = Ce que tu peux faire
web-undo = annuler
web-looked = Continuer
web-look = Regarde, puis continue.
web-decided = C’est décidé : { $why }.
web-window = Chacun peut réagir maintenant.
web-wait = Un instant…
web-bot-thinks = { $name } réfléchit…
web-waits-for = C’est à { $name } de jouer.
web-face-down = une carte face cachée
web-rule = Règle { $clause }
web-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
web-line-lost = Connexion perdue. Reconnexion automatique…
web-line-lost-move = Connexion perdue. Ton coup partira dès qu’elle sera rétablie…
web-time-up = Ton temps était écoulé : un bot a joué ce coup pour toi.
web-try-now = Réessayer

web-chat = Discussion
web-say = Dis quelque chose
web-send = Envoyer
web-emotes = Réactions
web-emote-meow = Miaou
web-emote-purr = Ronron
web-emote-hiss = Feulement
web-emote-laugh = Rire
web-emote-wow = Oh là là
web-emote-thanks = Merci
web-emote-hurry = Dépêche-toi
web-emote-well-played = Bien joué
web-start = Commencer

web-keys = Touches
web-key-choices = joue un choix : le premier, le deuxième…
web-key-walk = passe d’un élément au suivant ; les flèches parcourent une rangée de cartes
web-key-hint = demande un conseil
web-key-undo = reprend ce qui n’est pas encore envoyé
web-key-log = ouvre le fil de la partie et les messages
web-key-keys = affiche ces touches
web-shortcuts = Jouer avec une seule touche
web-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

web-calls = Me prévenir quand c’est à moi
web-calls-more = Une notification, pendant que tu regardes un autre onglet.
web-calls-none = Ce navigateur n’a pas de notifications ; le titre et l’icône de l’onglet le disent.
web-calls-denied = Ce navigateur refuse les notifications : autorise-les dans ses réglages pour ce site. Le titre et l’icône de l’onglet le disent quand même.
web-note-storage = Ce navigateur ne garde rien pour nous (fenêtre privée, ou mémoire pleine). Ton nom, tes réglages et tes places durent autant que cet onglet.
web-note-upgraded = Clowder vient d’être mis à jour, la page peut avoir changé. Ta partie continue.
web-note-clock = L’horloge de cet appareil se trompe de { $minutes } minutes. La table suit celle du serveur : aucun compte à rebours n’est faux.
web-window-slept = Le moment de réagir est passé pendant que cet appareil dormait : tu as laissé passer.

web-aim = Le but
web-aim-read = Compris
