### Antes de empezar: el enlace de un amigo, los asientos, la invitación, lo acordado, un barajado justo.

web-invited = ¡Ven a jugar a { $game }!
web-there-are = En la mesa: { $names }.
web-sit-down = Sentarme
web-lesson-first = ¿Es nuevo para ti? Apréndelo en dos minutos.
web-bad-name = Un nombre tiene de 1 a 24 letras. Prueba con otro.
web-table-full = Todos los asientos están ocupados. Puedes mirar, o crear tu propia mesa.
web-table-begun = La partida ya ha empezado. Puedes verla.
web-table-over = Esta partida ha terminado.
web-dead-code = Ninguna mesa tiene el código { $code }
web-dead-code-more = ¿Están bien todas las letras? Las mesas que nadie usa se eliminan: pide un enlace nuevo.

web-who-is-in = ¿Quién juega?
web-full = Ya están todos: se puede empezar.
web-waiting-for = Esperando a { $names }.
web-free-seat = Asiento libre
web-sit-here = Sentarme aquí
web-stand-up = Levantarme
web-that-is-you = eres tú
web-is-here = está aquí
web-not-here = aún no está
web-add-bot = Un bot…
web-bot-for = Bot para el asiento { $number }
web-fill-and-start = Completar con bots y empezar
web-host-starts = En cuanto empiece el anfitrión, se reparten las cartas.
web-watching-host-starts = Estás mirando. El anfitrión aún no ha empezado.
web-begins-chance = decide el azar
web-begins = Empieza { $name }
web-begins-you = Empiezas tú
web-begins-me = Fui yo
web-begins-not-me = No fui yo

web-invite = Invitar a amigos
web-invite-more = Quien abra este enlace puede sentarse. Sin instalar nada, sin cuenta.
web-invite-watch = La partida ha empezado: quien abra este enlace puede mirar.
web-invite-title = Juega a { $game } conmigo
web-link = Enlace
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-or-code = o con el código
web-qr = Código QR del enlace, para escanearlo con el teléfono
web-tv = Mostrar la mesa en una pantalla grande

web-settled = Lo acordado
web-change-table = Cambiar
web-own-deck = Se juega con una baraja propia.
web-absence = Si alguien se ausenta
web-absence-bot = a los { $seconds } segundos juega un bot ({ $level ->
    [kitten] un gatito
    [house-cat] un gato doméstico
    [alley-cat] un gato montés
    [tiger] un tigre
   *[other] { $level }
})
web-absence-pause = a los { $seconds } segundos la mesa espera a que vuelva
web-visible = Quién puede venir
web-visible-public = cualquiera: aparece en el inicio
web-visible-private = quien tenga el enlace o el código
web-visible-hot-seat = nadie más: se juega en un solo dispositivo

web-fair = Un barajado justo
web-fair-more = El servidor ya ha sacado un secreto y muestra su huella aquí abajo. Añade una palabra tuya: las dos juntas barajan las cartas, así que nadie puede haberlas arreglado. Tras la partida puedes comprobarlo.
web-promise = La huella
web-word = Cualquier palabra
web-add-word = Añadir
web-change-word = Cambiar
