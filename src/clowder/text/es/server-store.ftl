error-database-url = { $value ->
    [none] No se ha indicado ninguna base de datos
   *[other] No hay bases de datos del tipo «{ $value }»
}: una base de datos es un archivo, o sqlite:ARCHIVO, o postgresql://USUARIO:CONTRASEÑA@SERVIDOR/NOMBRE
error-database-address = No se entiende la dirección de la base de datos; debe ser como postgresql://USUARIO:CONTRASEÑA@SERVIDOR:5432/NOMBRE
error-database-extra = Para PostgreSQL hace falta un paquete más; instálalo con: pip install "{ $extra }"
error-database-unreachable = No se puede usar la base de datos { $source }: { $reason }
error-database-file = { $source } no se puede usar como base de datos: { $why ->
    [folder] es una carpeta
    [missing] la carpeta donde debería estar no existe
    [forbidden] no se permite escribir en ella
   *[other] { $reason }
}
error-database-missing = No hay ninguna base de datos { $source }
error-database-foreign = { $source } no es una base de datos de Clowder; no se ha cambiado nada en ella
error-database-newer = { $source } la escribió un Clowder más nuevo (esquema { $found }; este conoce el { $known }): actualiza Clowder o usa otra base de datos
error-database-in-use = { $source } ya está en uso por otro proceso; una base PostgreSQL se puede compartir, un archivo no

error-backup-failed = No se pudo escribir la copia de seguridad { $file }: { $reason }
error-backup-same = { $file } es la propia base de datos; dale otro nombre a la copia de seguridad
error-restore-full = La base de datos { $source } no está vacía; una copia de seguridad se restaura en una vacía
