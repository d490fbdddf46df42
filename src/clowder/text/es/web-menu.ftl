### En la mesa: el menú, y por qué no pasa nada.

web-menu = Menú
web-leave = Que juegue un bot por mí
web-leave-more = Recuperas tu asiento cuando quieras.
web-take-back = Recuperar mi asiento
web-people = Los demás
web-people-more = No leer a alguien.
web-people-host = No leer a alguien, un bot para alguien, un enlace nuevo.
web-lesson = La lección
web-tv-more = Sin las manos de nadie: las manos son los teléfonos.
web-mute = Silenciar
web-muted = Silenciado
web-send-bot = Poner un bot
web-new-link = Enlace nuevo
web-new-link-more = Envía este enlace solo a { $name }: quien lo abra tiene el asiento. El anterior ya no sirve.
web-give-up = Abandonar la partida
web-give-up-more = Termina para todos, sin ganador.
web-give-up-sure = La partida termina para todos, sin ganador. No se puede deshacer.
web-go-on-playing = Seguir jugando

web-bot-for-me = { $why ->
    [time] Se te acabó el tiempo: un bot juega por ti.
    [asked] Un bot juega por ti.
   *[away] Te ausentaste y un bot juega por ti.
}
web-table-waits = La mesa espera a { $name }.
web-table-still = No hay ningún jugador: la mesa se detiene, y los relojes también.
web-is-away = { $absence ->
    [pause] { $name } no está. Pronto la mesa esperará.
   *[bot] { $name } no está. Pronto jugará un bot.
}
