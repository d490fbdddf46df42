### El cliente del navegador: lo que aparece en cada pantalla y en la mesa.

web-home = Clowder: al inicio
web-to-lobby = Al inicio
web-close = Cerrar
web-loading = Un momento…
web-dealing = Se reparten las cartas…
web-no-server = El servidor no responde
web-no-server-more = Revisa la conexión. En cuanto vuelva, sigue donde estabas.
web-no-sense = El servidor dijo algo incomprensible. Inténtalo otra vez.
web-no-page = Aquí no hay nada
web-no-page-more = Puede que el enlace esté incompleto.
web-no-table = Esta mesa ya no existe
web-no-table-more = Se abandonó, o se eliminó al cabo de un tiempo; o el enlace está incompleto. Pide otro, o abre tu propia mesa.
web-replaced = Este asiento lo tiene ahora otro dispositivo
web-replaced-more = Si no fuiste tú, abre el enlace de la mesa y pide tu asiento.
web-given-up = El anfitrión abandonó esta partida.

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-auto = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-sound = Sonidos
web-haptics = Vibración
web-less-motion = Menos movimiento
web-rules = Reglas

web-you = tú
web-level = { $level ->
    [kitten] bot: gatito
    [house-cat] bot: gato doméstico
    [alley-cat] bot: gato montés
    [tiger] bot: tigre
   *[other] bot: { $level }
}
web-stand-in = { $why ->
    [time] sin tiempo: juega un bot
    [asked] juega un bot
   *[away] ausente: juega un bot
}
web-away = ausente
web-turn-mark = turno
web-board = La mesa
web-log = Qué ha pasado
web-log-mark = desde tu última decisión
web-mine = Tu asiento
web-choices = Lo que puedes hacer
web-undo = deshacer
web-looked = Seguir
web-look = Mira, y luego sigue.
web-decided = Está decidido: { $why }.
web-window = Ahora cualquiera puede reaccionar.
web-wait = Un momento…
web-bot-thinks = { $name } está pensando…
web-waits-for = Le toca a { $name }.
web-face-down = una carta boca abajo
web-rule = Regla { $clause }
web-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
web-line-lost = Conexión perdida. Se reconectará sola…
web-line-lost-move = Conexión perdida. Tu jugada se enviará en cuanto vuelva…
web-time-up = Se acabó tu tiempo: un bot hizo esta jugada por ti.
web-try-now = Reintentar

web-chat = Chat
web-say = Di algo
web-send = Enviar
web-emotes = Reacciones
web-emote-meow = Miau
web-emote-purr = Ronroneo
web-emote-hiss = Bufido
web-emote-laugh = Risa
web-emote-wow = Vaya
web-emote-thanks = Gracias
web-emote-hurry = Date prisa
web-emote-well-played = Bien jugado
web-start = Empezar

web-keys = Teclas
web-key-choices = juega una opción: la primera, la segunda…
web-key-walk = pasa de un elemento al siguiente; las flechas recorren una fila de cartas
web-key-hint = pide un consejo
web-key-undo = deshace lo que aún no se ha enviado
web-key-log = abre lo que ha pasado y el chat
web-key-keys = muestra estas teclas
web-shortcuts = Jugar con una sola tecla
web-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}

web-calls = Avisarme cuando me toque
web-calls-more = Una notificación, mientras miras otra pestaña.
web-calls-none = Este navegador no tiene notificaciones; el título y el icono de la pestaña lo dicen.
web-calls-denied = Este navegador rechaza las notificaciones: permítelas en sus ajustes para este sitio. El título y el icono de la pestaña lo dicen igualmente.
web-note-storage = Este navegador no nos guarda nada (ventana privada o memoria llena). Tu nombre, tus ajustes y tus asientos duran lo que dure esta pestaña.
web-note-upgraded = Clowder acaba de actualizarse y la página puede verse distinta. Tu partida sigue.
web-note-clock = El reloj de este dispositivo se equivoca en { $minutes } minutos. La mesa se guía por el del servidor: ninguna cuenta atrás está mal.
web-window-slept = El momento de reaccionar pasó mientras este dispositivo dormía: lo dejaste pasar.

web-aim = El objetivo
web-aim-read = Entendido
