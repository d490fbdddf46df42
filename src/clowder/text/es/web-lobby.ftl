### El inicio, y cómo ha de ser una mesa.

web-welcome = Cuatro juegos ligeros de gatos
web-welcome-more = A solas contra bots listos, o con amigos: basta con enviarles un enlace.
web-your-name = Tu nombre
web-your-name-hint = el que quieras
web-cat-names = Canela, Azafrán, Dominó, Píxel, Sésamo, Regaliz, Cosmo, Trufa
web-your-cat = Tu gato
web-your-cat-more = Se sienta contigo en todas las mesas. Si alguien ya lo tiene, recibes otro para esa partida.
web-your-cat-here = En una mesa, cada uno tiene un gato distinto. Conservas el tuyo en las siguientes partidas.
web-other-cat = Otro gato
web-choose-cat = { $cat ->
    [none] Elige tu gato
   *[other] Tu gato: { web-cat }. Elegir otro
}
web-cat = { $cat ->
    [ginger] Naranja
    [tuxedo] Esmoquin
    [grey] Gris
    [siamese] Siamés
    [calico] Calicó
    [midnight] Medianoche
    [snow] Nieve
   *[tabby] Atigrado
}
web-have-code = ¿Tienes un código?
web-enter = Entrar
web-games = Juegos
web-game = Juego
web-players = { $most ->
    [one] { $range } jugador
   *[other] { $range } jugadores
}
web-minutes-long = { $alone } min a solas, { $minutes } con amigos
web-play-now = Jugar ya
web-against = contra { $count ->
    [one] { $level ->
        [kitten] un gatito
        [house-cat] un gato doméstico
        [alley-cat] un gato montés
        [tiger] un tigre
       *[mixed] un bot
    }
   *[other] { $count } { $level ->
        [kitten] gatitos
        [house-cat] gatos domésticos
        [alley-cat] gatos monteses
        [tiger] tigres
       *[mixed] bots
    }
}
web-with-friends = Con amigos
web-learn = Aprender
web-learn-game = Aprender { $game }
web-more-choices = Más opciones…
web-more-choices-for = Más opciones… para { $game }
web-open-record = Abrir una partida guardada
web-for-programs = Para desarrolladores
web-licences = Licencias

web-my-tables = Mis mesas
web-continue = Continuar
web-continue-game = Continuar con { $game }
web-with = con { $names }
web-your-turn = ¡Te toca!
web-being-played = partida en curso
web-not-begun = aún sin empezar
web-finished-tables = Partidas terminadas
web-result = Resultado
web-open-tables = Mesas abiertas
web-no-open-tables = Nadie espera jugadores en este momento. Crea una mesa con amigos y deja que todos la vean: aparecerá aquí.
web-nobody-yet = Aún no hay nadie
web-free-seats = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
web-join = Unirme
web-watch = Mirar

web-starting = Barajando…
web-compiling = El servidor está preparando los juegos. Tarda hasta un minuto, solo una vez.

web-company = ¿Con quién juegas?
web-company-bots = Bots
web-company-friends = Amigos
web-how-many = ¿Cuántos jugadores, contándote a ti?
web-how-many-seats = ¿Cuántos asientos? Los bots pueden ocupar los que queden libres.
web-bots = Los bots
web-levels-more = El gatito juguetea, el gato doméstico juega bien, el montés se anticipa, el tigre es el que más piensa.
web-bot-number = Bot { $number }
web-level-name = { $level ->
    [kitten] Gatito
    [house-cat] Gato doméstico
    [alley-cat] Gato montés
    [tiger] Tigre
   *[other] { $level }
}
web-pace = Ritmo
web-pace-slow = lento
web-pace-normal = normal
web-pace-quick = rápido
web-pace-at-once = al instante
web-pace-seconds = { $seconds } segundos por cada paso
web-pace-more = La rapidez de los bots y de todo lo que ocurre por sí solo. Toca la mesa para acelerar lo que se está mostrando.
web-reaction = Tiempo para reaccionar
web-reaction-more = { $seconds } segundos
web-reaction-all = hasta que todos hayan respondido
web-reaction-change = El tiempo para pensar una reacción, salvo que todos hayan respondido antes. La pregunta que está en curso conserva su tiempo.
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
web-public-more = La mesa aparece en el inicio, y cualquiera puede sentarse.
web-pause = Esperar a quien falte
web-pause-more = Si no, juega un bot en su lugar.
web-as-usual = Lo de siempre
web-make-table = Crear la mesa

web-sharing = Varias personas, un solo dispositivo
web-sharing-more = Pásalo: cada uno ve solo sus cartas.
web-sharing-begin = ¿Quién juega?
web-sharing-how = Antes de cada turno, una cortina tapa las cartas hasta que el dispositivo llegue a quien le toque.
web-who-plays = ¿Quién juega?
web-player-number = Jugador { $number }
web-one-more = Añadir un jugador
web-remove-name = Quitar a { $name }
web-and-bots = ¿Y cuántos bots?
web-too-many-people = Como máximo pueden jugar { $most }.
