### En la mesa: el menú, y por qué no pasa nada.

web-menu = Menú
web-leave = Que juegue un bot por mí
web-leave-more = Recuperas tu asiento cuando quieras.
web-take-back = Recuperar mi asiento
web-leave-table = Dejar la mesa
web-leave-table-more = Un bot sigue por ti. Encontrarás la mesa en el inicio.
web-leave-table-open = Al inicio; tu asiento queda libre, salvo que seas quien creó la mesa.
web-leave-table-watch = Al inicio.
web-people = Los demás
web-people-more = Silenciar a alguien.
web-people-host = Silenciar a alguien, poner un bot en su lugar.
web-lesson = La lección
web-tv-more = Sin mostrar las cartas: cada uno las ve en su teléfono.
web-mute = Silenciar
web-muted = Silenciado
web-send-bot = Poner un bot
web-ask-seat = Pedir mi asiento
web-ask-seat-more = ¿Estabas jugando aquí y este dispositivo no te conoce? Todos en la mesa ven que lo pides y pueden negarse.
web-was-it-yours = ¿Estabas jugando aquí? Entonces pide tu asiento: todos en la mesa lo ven y pueden negarse.
web-ask-for = Pedir el asiento de { $seat }
web-asks = { $name } pide el asiento de { $seat }. Acepta solo si de verdad es { $seat }: verá sus cartas.
web-asks-agreed = { $name } pide el asiento de { $seat }. Has aceptado.
web-asks-agree = Aceptar
web-asks-refuse = Negarse
web-i-ask = Pides el asiento de { $seat }; es tuyo si nadie se niega.
web-i-ask-nobody = Pides el asiento de { $seat }. Primero tiene que haber alguien en la mesa que pueda negarse.
web-i-ask-withdraw = Dejarlo
web-seat-not-given = No has conseguido el asiento: alguien se ha negado, o ha vuelto quien lo ocupaba.
web-give-up = Abandonar la partida
web-give-up-more = Termina para todos, sin ganador.
web-give-up-sure = La partida termina para todos, sin ganador. No se puede deshacer.
web-go-on-playing = Seguir jugando

web-bot-for-me = { $why ->
    [time] Se te acabó el tiempo: un bot juega por ti.
    [asked] Un bot juega por ti.
   *[away] En tu ausencia, un bot juega por ti.
}
web-table-waits = La mesa espera a { $name }.
web-table-still = No hay ningún jugador: la mesa se detiene, y los relojes también.
web-is-away = { $absence ->
    [pause] { $name } no está. Pronto la mesa esperará.
   *[bot] { $name } no está. Pronto jugará un bot.
}
web-call-offer = Te tocaba mientras estabas en otra parte. ¿Quieres que el navegador te avise la próxima vez?
web-call-yes = Sí, avísame
web-call-no = No
