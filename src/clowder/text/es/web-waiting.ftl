### Antes de empezar: el enlace de un amigo, los asientos, la invitación, lo acordado, una baraja limpia.

web-invited = ¡Ven a jugar a { $game }!
web-there-are = En la mesa: { $names }.
web-sit-down = Sentarme
web-lesson-first = ¿Es nuevo para ti? Apréndelo en dos minutos.
web-bad-name = Un nombre tiene de 1 a 24 letras. Prueba con otro.
web-table-full = Todos los asientos están ocupados. Puedes mirar, o hacer una mesa propia.
web-table-begun = La partida ya ha empezado. Puedes mirarla.
web-table-over = Esta partida ha terminado.
web-dead-code = Ninguna mesa tiene el código { $code }
web-dead-code-more = ¿Están bien todas las letras? Las mesas que nadie usa se recogen: pide un enlace nuevo.

web-who-is-in = ¿Quién juega?
web-full = Ya están todos: se puede empezar.
web-free-seat = Asiento libre
web-sit-here = Sentarme aquí
web-stand-up = Levantarme
web-that-is-you = eres tú
web-is-here = está aquí
web-not-here = aún no está
web-add-bot = Añadir un bot …
web-bot-for = Bot para el asiento { $number }
web-fill-and-start = Completar con bots y empezar
web-host-starts = En cuanto empiece el anfitrión, se reparten las cartas.
web-watching-host-starts = Estás mirando. El anfitrión aún no ha empezado.

web-invite = Invitar a amigos
web-invite-more = Quien abra este enlace puede sentarse. Sin instalar nada, sin cuenta.
web-invite-watch = La partida ha empezado: quien abra este enlace puede mirar.
web-invite-title = Juega a { $game } conmigo
web-link = Enlace
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-or-code = o con el código
web-qr = El enlace, para enfocarlo con una cámara
web-tv = Mostrar la mesa en una pantalla grande

web-settled = Lo acordado
web-change-table = Cambiar
web-own-deck = Se juega con una baraja propia.
web-absence = Si alguien se ausenta
web-absence-bot = a los { $seconds } segundos juega un bot ({ $level ->
    [kitten] un gatito
    [house-cat] un gato casero
    [alley-cat] un gato callejero
    [tiger] un tigre
   *[other] { $level }
})
web-absence-pause = a los { $seconds } segundos la mesa espera a que vuelva
web-reaction = Tiempo para reaccionar
web-reaction-more = { $seconds } segundos
web-visible = Quién puede venir
web-visible-public = cualquiera: aparece en la sala
web-visible-private = quien tenga el enlace o el código
web-visible-hot-seat = nadie más: se juega en un solo dispositivo

web-fair = Una baraja limpia
web-fair-more = El servidor ya ha sacado un secreto y muestra su huella aquí abajo. Añade una palabra tuya: las dos juntas barajan las cartas, así que nadie puede haberlas arreglado. Tras la partida puedes comprobarlo.
web-promise = La huella
web-word = Cualquier palabra
web-add-word = Añadir
web-change-word = Cambiar
