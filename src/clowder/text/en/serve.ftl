serve-open = { $workers ->
    [one] The tables are open
   *[other] The tables are open, served by { $workers } processes
}
serve-here = On this machine:
serve-network = On this network:
serve-public = For everybody:
serve-only-here = Only this machine can reach it; with --host 0.0.0.0 others on the network can, too
serve-how-to-stop = Ctrl-c stops it. Nothing is lost by that: the games go on when it is started again
serve-getting-ready = Getting the games ready; people can come in already
serve-ready = All games are ready
serve-stopped = The tables are closed; all games are kept

serve-port-taken = Port { $port } is taken by another program; choose another one with --port
serve-ports-taken = The ports from { $first } to { $last } are all taken; choose another one with --port
serve-port-forbidden = You may not use port { $port }; those from 1024 on are free to use
serve-bad-host = This machine has no address "{ $host }" to listen on; 0.0.0.0 is all it has, 127.0.0.1 is for this machine alone
serve-cannot-listen = Nobody can be heard on { $host }, port { $port }: { $reason }
serve-bad-url = "{ $value }" is not the address of a server; write https://NAME, or http://NAME:PORT, and nothing behind it
serve-number = { $name } is a number from { $low } to { $high }, not "{ $value }"
serve-log-level = There is no log level "{ $value }"; there are: { $levels }
serve-proxy = "{ $value }" is not the address of a proxy; write 127.0.0.1, or a network like 10.0.0.0/8
serve-workers-sqlite = Several processes cannot share a SQLite file: leave out --workers, or use PostgreSQL (--database postgresql://USER:PASSWORD@HOST/NAME)
serve-workers-here = --workers does not work on this system; start several servers on ports of their own instead
serve-database-lost = The database does not answer

backup-made = Everything is in { $file }
backup-there = { $file } is there already and was left alone; --force replaces it
restore-done = Everything from { $file } is in the database
restore-only-postgres = Only PostgreSQL has to be filled from a backup; a backup is itself a database: clowder serve --database FILE

verify-check-promise = { $words ->
    [0] The seed is the secret that was promised as { $promise }; nobody added a word to it
    [one] The seed is the secret that was promised as { $promise }, and the word one player added
   *[other] The seed is the secret that was promised as { $promise }, and the words { $words } players added
}
verify-check-shown = That promise is the one that was shown before the deal
verify-form = The saved match is broken: what it says about its seed ("fair") is not of the right kind
verify-secret = The secret is not the one that was promised before the deal
verify-seed = The seed is not made of the promised secret and the players’ words
verify-shown = What was shown before the deal is not the promise of this match ({ $promise })

welcome-title = Clowder
welcome-lead = A table for four light games about cats. You have found a server that deals them.
welcome-games = What is played here
welcome-programs = For developers
welcome-programs-lead = Anybody can write a client, or a bot that takes a seat.
welcome-openapi = The HTTP part, as an OpenAPI document
welcome-protocol = The protocol, from the first request to the end of a game
welcome-tables = Public tables that are open now
welcome-fair = Every shuffle can be checked afterwards, and nobody is shown what their seat may not see.
welcome-unofficial = An unofficial implementation, made by people who like these games. The boxes are worth buying.
