### La sala, y cómo ha de ser una mesa.

web-welcome = Cuatro juegos ligeros de gatos
web-welcome-more = A solas contra bots listos, o con amigos: basta con enviarles un enlace.
web-your-name = Tu nombre
web-your-name-hint = el que quieras
web-cat-names = Canela, Azafrán, Dominó, Píxel, Sésamo, Regaliz, Cosmo, Trufa
web-have-code = ¿Un código?
web-enter = Entrar
web-games = Juegos
web-game = Juego
web-players = { $most ->
    [one] { $range } jugador
   *[other] { $range } jugadores
}
web-minutes-long = { $minutes } min
web-play-now = Jugar ya
web-against = contra { $count ->
    [one] { $level ->
        [kitten] un gatito
        [house-cat] un gato casero
        [alley-cat] un gato callejero
        [tiger] un tigre
       *[mixed] un bot
    }
   *[other] { $count } { $level ->
        [kitten] gatitos
        [house-cat] gatos caseros
        [alley-cat] gatos callejeros
        [tiger] tigres
       *[mixed] bots
    }
}
web-with-friends = Con amigos
web-learn = Aprender
web-learn-game = Aprender { $game }
web-more-choices = Más opciones …
web-more-choices-for = Más opciones … para { $game }
web-open-record = Abrir una partida
web-for-programs = Para programas
web-licences = Licencias

web-my-tables = Mis mesas
web-continue = Seguir
web-continue-game = Seguir con { $game }
web-with = con { $names }
web-your-turn = ¡Te toca!
web-being-played = partida en curso
web-not-begun = a la espera de empezar
web-finished-tables = Partidas terminadas
web-result = Resultado
web-open-tables = Mesas abiertas
web-no-open-tables = Nadie espera jugadores en este momento. Haz una mesa con amigos y deja que todos la vean: aparecerá aquí.
web-nobody-yet = Aún no hay nadie
web-free-seats = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
web-join = Unirme
web-watch = Mirar

web-starting = Barajando …
web-compiling = El servidor está preparando los juegos. Tarda hasta un minuto, solo una vez.

web-company = ¿Con quién juegas?
web-company-bots = Bots
web-company-friends = Amigos
web-how-many = ¿Cuántos juegan, contigo?
web-how-many-seats = ¿Cuántos asientos? Los bots pueden ocupar los que queden libres.
web-bots = Los bots
web-levels-more = El gatito juguetea, el gato casero juega bien, el callejero mira más allá, el tigre piensa un segundo.
web-bot-number = Bot { $number }
web-level-name = { $level ->
    [kitten] Gatito
    [house-cat] Gato casero
    [alley-cat] Gato callejero
    [tiger] Tigre
   *[other] { $level }
}
web-clock = Reloj
web-clock-none = ninguno: sin prisas
web-clock-move = { $seconds } segundos por decisión
web-clock-game = { $minutes } minutos cada uno para toda la partida{ $increment ->
    [0] { "" }
   *[other] , y { $increment } segundos más tras cada turno
}
web-hints = Consejos
web-hints-more = Pregunta qué haría un buen bot.
web-public = Visible para todos
web-public-more = La mesa aparece en la sala, y cualquiera puede sentarse.
web-pause = Esperar a quien falte
web-pause-more = Si no, juega un bot en su lugar.
web-as-usual = Lo de siempre
web-make-table = Hacer la mesa

web-sharing = Varias personas, un dispositivo
web-sharing-more = Pásalo: cada cual ve solo sus cartas.
web-sharing-begin = ¿Quién juega?
web-sharing-how = Antes de cada turno, una cortina tapa las cartas hasta que la persona correcta tenga el dispositivo.
web-who-plays = ¿Quién juega?
web-player-number = Jugador { $number }
web-one-more = Uno más
web-remove-name = Quitar a { $name }
web-and-bots = ¿Y cuántos bots?
web-too-many-people = Como máximo pueden jugar { $most }.
