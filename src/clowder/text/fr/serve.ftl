serve-open = { $workers ->
    [one] Les tables sont ouvertes
   *[other] Les tables sont ouvertes, servies par { $workers } processus
}
serve-here = Sur cette machine :
serve-network = Sur ce réseau :
serve-public = Pour tout le monde :
serve-only-here = Seule cette machine peut y accéder ; avec --host 0.0.0.0, les autres machines du réseau le pourront aussi
serve-how-to-stop = Ctrl-c l’arrête. Rien n’est perdu : les parties reprennent au prochain démarrage
serve-getting-ready = Préparation des jeux ; on peut déjà entrer
serve-ready = Tous les jeux sont prêts
serve-stopped = Les tables sont fermées ; toutes les parties sont conservées

serve-port-taken = Le port { $port } est pris par un autre programme ; choisis-en un autre avec --port
serve-ports-taken = Les ports de { $first } à { $last } sont tous pris ; choisis-en un autre avec --port
serve-port-forbidden = Tu n’as pas le droit d’utiliser le port { $port } ; ceux à partir de 1024 sont libres d’accès
serve-bad-host = Cette machine n’a pas d’adresse « { $host } » où écouter ; 0.0.0.0 les désigne toutes, 127.0.0.1 la machine seule
serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-bad-url = « { $value } » n’est pas l’adresse d’un serveur ; écris https://NOM ou http://NOM:PORT, sans rien derrière
serve-number = { $name } est un nombre de { $low } à { $high }, pas « { $value } »
serve-log-level = Il n’y a pas de niveau de journal « { $value } » ; il y a : { $levels }
serve-proxy = « { $value } » n’est pas l’adresse d’un proxy ; écris 127.0.0.1, ou un réseau comme 10.0.0.0/8
serve-workers-sqlite = Plusieurs processus ne peuvent pas partager un fichier SQLite : renonce à --workers, ou utilise PostgreSQL (--database postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM)
serve-workers-here = --workers ne fonctionne pas sur ce système ; démarre plutôt plusieurs serveurs, chacun sur son port
serve-database-lost = La base de données ne répond pas

backup-made = Tout est dans { $file }
backup-there = { $file } existe déjà et n’a pas été touché ; --force le remplace
restore-done = Tout le contenu de { $file } est dans la base de données
restore-only-postgres = Seul PostgreSQL se remplit à partir d’une sauvegarde ; une sauvegarde est elle-même une base de données : clowder serve --database FICHIER

verify-check-promise = { $words ->
    [0] La graine est le secret promis par { $promise } ; personne n’y a ajouté de mot
    [one] La graine est le secret promis par { $promise }, avec le mot ajouté par un joueur
   *[other] La graine est le secret promis par { $promise }, avec les mots ajoutés par { $words } joueurs
}
verify-check-shown = Cette promesse est bien celle qui était affichée avant la donne
verify-form = La partie enregistrée est abîmée : ce qu’elle dit de sa graine (« fair ») n’a pas la bonne forme
verify-secret = Le secret n’est pas celui qui avait été promis avant la donne
verify-seed = La graine n’est pas faite du secret promis et des mots des joueurs
verify-shown = Ce qui était affiché avant la donne n’est pas la promesse de cette partie ({ $promise })

welcome-title = Clowder
welcome-lead = Une table pour quatre petits jeux de chats. Tu es sur un serveur qui les propose.
welcome-games = À quoi on joue ici
welcome-programs = Pour les développeurs
welcome-programs-lead = Tout le monde peut écrire un client, ou un bot qui prend place à une table.
welcome-openapi = La partie HTTP, en document OpenAPI
welcome-protocol = Le protocole, de la première requête à la fin d’une partie
welcome-tables = Les tables publiques ouvertes en ce moment
welcome-fair = Chaque mélange peut être vérifié après coup, et personne ne voit ce que sa place ne doit pas voir.
welcome-unofficial = Une version non officielle, faite par des gens qui aiment ces jeux. Les boîtes valent leur prix.
