error-unknown-game = No hay ningún juego llamado «{ $name }»; los juegos son: { $games }
error-players = { $game_name } es de { $low } a { $high } jugadores, no de { $value }
error-seed = { $value } no es una semilla: tiene que ser un número entero o un texto de 1000 caracteres como máximo
error-number = «{ $name }» admite un número entero del { $low } al { $high }, no { $value }
error-no-such-seat = No existe el asiento { $seat }; los asientos van del 0 al { $last }

error-unknown-option = No hay ninguna opción llamada «{ $option }»; las opciones son: { $options }
error-option-choice = La opción «{ $option }» admite { $choices }, no { $value }
error-option-switch = La opción «{ $option }» admite true (sí) o false (no), no { $value }
error-option-seat = La opción «{ $option }» admite «random» (al azar) o un asiento del { $low } al { $high }, no { $value }
error-option-number = La opción «{ $option }» admite números enteros del { $low } al { $high }, no { $value }
error-option-arrows = La opción «{ $option }» admite el nombre de una disposición o la lista de las cartas que apuntan hacia arriba, no { $value }
error-option-twice = La opción «{ $option }» repite una carta: { $value }

error-game-over = La partida ha terminado
error-no-such-move = { $move } no es una jugada: las jugadas son números enteros del 0 al { $last }

error-batch-shape = Hace falta un valor para cada una de las { $count } partidas, no { $got }
error-batch-seat = La partida { $row } del lote no tiene asiento { $seat }
error-options = Las opciones son nombres con valores, no { $value }
error-language = No existe el idioma { $value }; hay { $languages }
error-record-content = La partida guardada no se puede jugar: { $reason }
error-batch-illegal = La jugada { $move } no es legal en la partida { $row } del lote; no se ha jugado nada
error-extra-missing = { $package } no está instalado; viene con: pip install "clowder[{ $extra }]"
error-json = { $text } no es JSON: { $reason }

error-vector-illegal = La acción { $action } no es legal en la fila { $row }; no se ha jugado nada
error-vector-over = La partida de la fila { $row } ha terminado: su acción debe ser -1, no { $action }; no se ha jugado nada
error-vector-actions = Hace falta un número entero para cada una de las { $count } filas, no { $got }
error-vector-reset = Llama a reset antes del primer step
error-vector-closed = Este entorno está cerrado
error-vector-out = Los búferes se dan por su nombre, no como { $value }
error-vector-buffer-name = No hay ningún búfer { $name }; hay { $known }
error-vector-buffer = El búfer { $name } debe ser { $wanted }, no { $got }
error-vector-buffer-memory = El búfer { $name } debe ocupar un solo trozo de memoria, modificable y en el orden de C
error-vector-buffer-shared = Los búferes { $one } y { $other } comparten memoria
error-vector-shaping = El moldeado toma un factor de 0 a 1, no { $value }
error-vector-opponents = Hace falta un rival, o uno para cada uno de los otros { $seats } asientos, no { $count }
error-vector-opponent = { $value } no puede jugar dentro de un paso compilado; pueden { $known }, y también una función compilada o una Network
error-vector-policies = En una mesa solo puede jugar una función compilada tuya
error-vector-network = Una red es una lista de (pesos, sesgos), cada capa tan ancha como alta es la anterior, y una temperatura a partir de 0
error-vector-network-shape = La red tiene { $inputs } entradas y { $outputs } salidas; esta mesa tiene { $columns } columnas y { $actions } acciones
error-vector-network-encodings = Todas las redes de una mesa leen la misma codificación
error-vector-no-game = Todavía no ha terminado ninguna partida en la fila { $row }, o no ha empezado ninguna
error-vector-no-records = Este entorno se creó sin registros
error-vector-forgotten = La última partida de la fila { $row } está olvidada: expórtala justo después del paso que la terminó

error-agent-unknown = No hay ningún agente { $agent }; hay { $known }
error-agent-decides = Ahora decide { $agent }, y no se da ninguna acción para él
error-agent-waits = { $agent } no decide ahora: su acción es { $wait }, esperar, no { $action }

error-weights-unreadable = No se puede leer { $source }: { $why ->
    [missing] ese archivo no existe
    [forbidden] no está permitido leerlo
    [folder] es una carpeta
   *[other] { $reason }
}
error-weights-foreign = { $source } no es un archivo de pesos
error-weights-format = { $source } tiene el formato { $format }, que esta versión no conoce; conoce el formato { $known }
error-weights-damaged = { $source } está dañado o cortado
error-weights-game = Los pesos de { $source } son para otro juego: { $name }, no { $game_name }
error-weights-rules = Los pesos de { $source } son para la versión { $rules } de las reglas de { $game_name }, no { $now }
error-weights-layout = Los pesos de { $source } leen otra disposición de lo que saben los jugadores de { $game_name }
error-bot-weights = { $bot }: tras el nombre viene «best», el archivo de pesos, o ambos, como en learned:my.msgpack:best
error-bot-no-weights = «{ $bot }» aún no ha aprendido nada de { $game_name }: no se incluyen pesos que encajen con sus reglas

error-record-unreadable = No se puede leer { $source }: { $why ->
    [missing] ese archivo no existe
    [forbidden] no está permitido leerlo
    [folder] es una carpeta
   *[other] { $reason }
}
error-file-unwritable = No se puede escribir { $target }: { $why ->
    [missing] esa carpeta no existe
    [forbidden] no está permitido escribir ahí
    [folder] es una carpeta
   *[other] { $reason }
}
error-record-json = { $source } no es una partida guardada: no es JSON o está cortado
error-record-foreign = Esto no es una partida guardada por Clowder
error-record-format = La partida está guardada en el formato { $value }; esta versión de Clowder lee el formato { $format }
error-record-missing = La partida guardada está dañada: falta «{ $name }»
error-record-type = La partida guardada está dañada: «{ $name }» no tiene la forma correcta
error-record-rules = La partida se jugó con las reglas { $value } de { $game_name }; esta versión de Clowder conoce las reglas { $known }
error-record-commitment = La semilla no coincide con su huella: se ha cambiado una de las dos
error-record-step = No existe el paso { $step }: la partida va del paso 0 al { $last }
error-record-decision = La decisión { $number } no es legal: { $reason }
error-record-result = El resultado del archivo no es el que dan estas decisiones

error-unknown-bot = No hay ningún bot llamado «{ $bot }»; hay { $known }, y los tuyos en la forma módulo:Clase o ruta/archivo.py:Clase
error-bot-budget = Bot «{ $bot }»: «{ $value }» no es un presupuesto. Escribe 100ms, 1.5s o 2000sims, seguido de :2threads si quieres; como máximo 600 s, 100 000 000 de simulaciones y 256 hilos
error-bot-no-budget = Bot «{ $bot }»: { $kind } no lleva presupuesto; escribe { $kind } a secas
error-bot-import = No se puede cargar el bot «{ $bot }»: { $reason }
error-bot-class = Bot «{ $bot }»: esa clase no existe en ese lugar
error-bot-choose = El bot «{ $bot }» no sabe jugar: su clase no tiene un método choose(self, position)
error-bot-make = No se puede crear el bot «{ $bot }» (no se le dan argumentos): { $reason }
error-bot-raised = El bot «{ $bot }» ha fallado: { $reason }
error-bot-brief = El bot «{ $bot }» { $why ->
    [illegal] ha respondido algo que no es una de sus jugadas legales
   *[other] ha fallado
}
error-bot-illegal = El bot «{ $bot }» ha respondido { $value }, que no es el número de ninguna de sus jugadas legales
error-bot-silent = El bot «{ $bot }» no ha respondido en { $seconds } s
error-bot-died = El bot «{ $bot }» ya no está: { $why ->
    [status] su proceso terminó con el código { $status }
    [signal] la señal { $status } terminó su proceso
    [shared] su proceso se cerró por culpa de otro bot de la misma clase
   *[lost] su proceso ya no nos habla
}

error-arena-bots = { $count ->
    [one] Una arena necesita al menos dos bots, no uno solo
   *[other] Una arena necesita al menos dos bots, no { $count }
}
error-arena-twice = Cada bot solo puede estar una vez en la arena: { $bots }
error-journal-file = No se puede llevar el diario en { $file }: { $reason }
error-journal-other = { $file } no es el diario de esta misma serie, con esta versión de Clowder y de tus bots: elige otro archivo
error-journal-used = { $file } es el diario de una serie que está en marcha
error-report-extra = Un informe necesita matplotlib, que no está instalado: pip install "clowder[report]"
error-balance-bots = Un informe sigue las partidas de un bot que decide a primera vista: nombra uno de { $known }
error-simulate-bots = No se pueden sentar { $count } bots en { $players } asientos: nombra uno para todos o uno para cada uno

error-deck-unreadable = No se puede leer el archivo de cartas { $source }: { $reason }
error-deck-toml = { $source } no es un archivo TOML: { $reason }
error-deck-table = { $source }: una baraja tiene que describirse con una tabla
error-deck-unknown-key = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «{ $name }» no significa nada aquí; se conocen: { $allowed }
error-deck-small = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «small» es true o false, no { $value }
error-deck-too-small = Una baraja de { $cards } cartas es demasiado pequeña para { $players } personas: hacen falta { $fewest }
error-deck-number = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «{ $name }» tiene que ser un número entero de { $low } a { $high }, no { $value }
error-deck-list = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «{ $name }» tiene que ser una lista de números enteros
error-deck-word = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «{ $name }» tiene que ser una de { $allowed }, no { $value }
