error-database-url = { $value ->
    [none] No database is named
   *[other] There are no databases of the kind "{ $value }"
}: a database is a file, or sqlite:FILE, or postgresql://USER:PASSWORD@HOST/NAME
error-database-address = The address of the database cannot be read; it looks like postgresql://USER:PASSWORD@HOST:5432/NAME
error-database-extra = PostgreSQL needs one more package; install it with: pip install "{ $extra }"
error-database-unreachable = The database { $source } cannot be used: { $reason }
error-database-file = { $source } cannot be used as a database: { $why ->
    [folder] it is a folder
    [missing] the folder it should be in does not exist
    [forbidden] it may not be written
   *[other] { $reason }
}
error-database-missing = There is no database { $source }
error-database-foreign = { $source } is not a database of Clowder’s; nothing in it was changed
error-database-newer = { $source } was written by a newer Clowder (schema { $found }; this one knows { $known }): update Clowder, or use another database
error-database-in-use = { $source } is being served by another process; several can share a PostgreSQL database, but not a file

error-backup-failed = The backup { $file } could not be written: { $reason }
error-backup-same = { $file } is the database itself; give the backup another name
error-restore-full = The database { $source } is not empty; a backup is restored into an empty one
