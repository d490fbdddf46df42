serve-open = { $workers ->
    [one] Las mesas están abiertas
   *[other] Las mesas están abiertas, atendidas por { $workers } procesos
}
serve-here = En esta máquina:
serve-network = En esta red:
serve-public = Para todo el mundo:
serve-only-here = Solo se llega desde esta máquina; con --host 0.0.0.0 también desde otras de la red
serve-how-to-stop = Ctrl-c lo detiene. No se pierde nada: las partidas siguen cuando se vuelve a iniciar
serve-getting-ready = Preparando los juegos; ya se puede entrar
serve-ready = Todos los juegos están listos
serve-stopped = Las mesas están cerradas; todas las partidas quedan guardadas

serve-port-taken = El puerto { $port } lo ocupa otro programa; elige otro con --port
serve-ports-taken = Los puertos del { $first } al { $last } están todos ocupados; elige otro con --port
serve-port-forbidden = No tienes permiso para usar el puerto { $port }; a partir del 1024 se pueden usar libremente
serve-bad-host = Esta máquina no tiene ninguna dirección «{ $host }» donde escuchar; 0.0.0.0 son todas, 127.0.0.1 solo esta máquina
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }
serve-bad-url = «{ $value }» no es la dirección de un servidor; escribe https://NOMBRE o http://NOMBRE:PUERTO, sin nada detrás
serve-number = { $name } es un número de { $low } a { $high }, no «{ $value }»
serve-log-level = No hay ningún nivel de registro «{ $value }»; hay: { $levels }
serve-proxy = «{ $value }» no es la dirección de un proxy; escribe 127.0.0.1, o una red como 10.0.0.0/8
serve-workers-sqlite = Varios procesos no pueden compartir un archivo SQLite: prescinde de --workers o usa PostgreSQL (--database postgresql://USUARIO:CONTRASEÑA@SERVIDOR/NOMBRE)
serve-workers-here = --workers no funciona en este sistema; inicia en su lugar varios servidores, cada uno en su puerto
serve-database-lost = La base de datos no responde

backup-made = Todo está en { $file }
backup-there = { $file } ya existe y no se ha tocado; --force lo reemplaza
restore-done = Todo lo de { $file } está en la base de datos
restore-only-postgres = Solo PostgreSQL se llena a partir de una copia de seguridad; una copia es en sí misma una base de datos: clowder serve --database ARCHIVO

verify-check-promise = { $words ->
    [0] La semilla es el secreto prometido con { $promise }; nadie le añadió ninguna palabra
    [one] La semilla es el secreto prometido con { $promise }, más la palabra que añadió un jugador
   *[other] La semilla es el secreto prometido con { $promise }, más las palabras que añadieron { $words } jugadores
}
verify-check-shown = Esa promesa es la que se mostró antes de repartir
verify-form = La partida guardada está dañada: lo que dice de su semilla («fair») no tiene la forma correcta
verify-secret = El secreto no es el que se había prometido antes de repartir
verify-seed = La semilla no está hecha del secreto prometido y de las palabras de los jugadores
verify-shown = Lo que se mostró antes de repartir no es la promesa de esta partida ({ $promise })

welcome-title = Clowder
welcome-lead = Una mesa para cuatro juegos ligeros de gatos. Estás en un servidor donde se juegan.
welcome-games = A qué se juega aquí
welcome-programs = Para desarrolladores
welcome-programs-lead = Cualquiera puede escribir un cliente, o un bot que ocupe un asiento.
welcome-openapi = La parte HTTP, como documento OpenAPI
welcome-protocol = El protocolo, desde la primera petición hasta el final de una partida
welcome-tables = Mesas públicas abiertas ahora
welcome-fair = Cada barajado se puede comprobar después, y a nadie se le muestra lo que su asiento no debe ver.
welcome-unofficial = Una versión no oficial, hecha por gente a la que le gustan estos juegos. Vale la pena comprar las cajas.
