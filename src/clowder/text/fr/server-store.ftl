error-database-url = { $value ->
    [none] Aucune base de données n’est indiquée
   *[other] Il n’existe pas de base de données du type « { $value } »
} : une base de données est un fichier, ou sqlite:FICHIER, ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM
error-database-address = L’adresse de la base de données est illisible ; elle doit ressembler à postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE:5432/NOM
error-database-extra = Pour PostgreSQL, il faut un paquet de plus ; installe-le avec : pip install "{ $extra }"
error-database-unreachable = La base de données { $source } est inutilisable : { $reason }
error-database-file = { $source } ne peut pas servir de base de données : { $why ->
    [folder] c’est un dossier
    [missing] le dossier où elle devrait se trouver n’existe pas
    [forbidden] l’écriture y est interdite
   *[other] { $reason }
}
error-database-missing = Il n’y a pas de base de données { $source }
error-database-foreign = { $source } n’est pas une base de données de Clowder ; rien n’y a été modifié
error-database-newer = { $source } a été écrite par un Clowder plus récent (schéma { $found } ; celui-ci connaît { $known }) : mets Clowder à jour ou prends une autre base de données
error-database-in-use = { $source } est déjà servie par un autre processus ; on peut partager une base PostgreSQL, mais pas un fichier

error-backup-failed = La sauvegarde { $file } n’a pas pu être écrite : { $reason }
error-backup-same = { $file } est la base de données elle-même ; donne un autre nom à la sauvegarde
error-restore-full = La base de données { $source } n’est pas vide ; une sauvegarde se restaure dans une base vide
