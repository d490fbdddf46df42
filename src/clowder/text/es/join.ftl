# Encontrar una mesa y un asiento
join-which = ¿Qué mesa?
join-which-number = Un número del 1 al { $count }, q para salir:
join-listed = { $code } · { $free ->
    [0] ningún asiento libre
    [one] 1 asiento libre de { $players }
   *[other] { $free } asientos libres de { $players }
} · { $names }
join-which-name = ¿Cómo te llamas? Intro para { $usual }:
join-begun = La partida ha empezado: puedes mirar. Si jugabas, a NOMBRE pide tu asiento.
join-full = Todos los asientos están ocupados: puedes mirar.
join-not-kept = No se ha podido apuntar tu asiento en esta máquina: si sales, no podrás volver por tu cuenta.
join-connecting = Conectando…

# Lo que puede ir mal
join-bad-address = «{ $value }» no es la dirección de un servidor; escribe HOST:8000 o http://HOST:8000/CÓDIGO
join-bad-seat = No hay asiento «{ $value }»; los asientos se numeran desde 0
join-with-new = --new abre una mesa propia: no indiques el código, --seat ni --watch
join-only-new = --players y --option son para una mesa nueva (--new JUEGO)
join-no-tables = Nadie tiene una mesa pública en { $server }: pide el código al anfitrión o abre una mesa con --new JUEGO
join-link-void = Este enlace ya no da derecho a ningún asiento; únete con el código y pide tu asiento (a NOMBRE)
join-unreachable = No responde { $server } ({ $reason })
join-not-ours = Lo que responde en { $server } no es un servidor de Clowder
join-moved = { $server } nos manda a { $target }: entra por ahí, si te fías
join-strange = El servidor { $server } dice algo que esta versión no entiende
join-refused = { $text }
join-replaced = Tu asiento tiene un enlace nuevo, y este terminal ya no lo ocupa
join-gone = Esta mesa ya no existe

# Antes de empezar
join-state-open = Antes de empezar
join-state-given-up = La mesa está cerrada
join-invite = El código de esta mesa es { $code }. Para unirse:
join-seats = Asientos
join-seat-you = { $host ->
    [yes] tú, anfitrión
   *[no] tú
}
join-seat-open = libre
join-seat-away = no está
join-seat-word = añade «{ $word }» al barajado
join-promise = Huella del barajado, anunciada de antemano: { $promise }
join-missing = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
join-ready-host = Están todos sentados: puedes empezar.
join-ready = Están todos sentados: el anfitrión puede empezar.
join-given-up = El anfitrión ha cerrado la mesa.
join-prompt-host = s empezar, b bots en los asientos libres (? ayuda, q salir):
join-prompt-guest = / hablar, w PALABRA para el barajado (? ayuda, q salir):
join-prompt-watch = Estás mirando (? ayuda, q salir):
join-lobby-not-understood = Antes de empezar se puede escribir: s, b, f, c GATO, w PALABRA, x NOMBRE, /texto, ? y q.

# La gente
join-line = { $who_is ->
    [you] Dices: { $text }
   *[other] { $who } dice: { $text }
}
join-got-up = { $name } ha dejado la mesa.
join-sat-down = { $who_is ->
    [you] Te sientas.
   *[other] { $kind ->
        [bot] { $who }, un bot, se sienta.
       *[other] { $who } se sienta.
    }
}
join-away = { $who } no está.
join-here = { $who } ya está aquí.
join-stand-in = { $who_is ->
    [you] { $why ->
        [time] Se te ha acabado el tiempo: desde ahora juega un bot por ti.
       *[other] Un bot juega por ti.
    }
   *[other] { $why ->
        [time] A { $who } se le ha acabado el tiempo: sigue un bot.
       *[other] Un bot juega por { $who }.
    }
}
join-took-back = { $who_is ->
    [you] Vuelves a jugar.
   *[other] { $who } vuelve a jugar.
}
join-gave-word = { $who_is ->
    [you] Añades «{ $word }» al barajado.
   *[other] { $who } añade «{ $word }» al barajado.
}
join-begins-chance = El azar decide quién empieza.
join-begins = { $who_is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
join-begins-how = { $host ->
    [yes] (f: fui yo; f NOMBRE: fue NOMBRE)
   *[no] (f: fui yo)
}
join-chose-cat = { $who_is ->
    [you] Tu gato: { $cat }.
   *[other] { $who } tiene otro gato: { $cat }.
}
join-which-cat = Elige uno de estos gatos: { $cats }.
join-bad-time = «{ $value }» no es un tiempo para reaccionar; escribe de t 3 a t 20, o t all: hasta que todos hayan respondido.
join-started = Las cartas están repartidas.
join-next-table = Hay una mesa para la próxima partida.
join-asks-seat = { $name } pide el asiento de { $who }.
join-asks-settled = Ya nadie pide el asiento de { $who }.
join-seat-yours = Has recuperado tu asiento.
join-muted = Has silenciado a { $who }.
join-unmuted = Vuelves a leer a { $who }.
join-nobody-called = Nadie en esta mesa se llama { $name }.
join-emote-meow = { $who_is ->
    [you] Maúllas.
   *[other] { $who } maúlla.
}
join-emote-purr = { $who_is ->
    [you] Ronroneas.
   *[other] { $who } ronronea.
}
join-emote-hiss = { $who_is ->
    [you] Bufas.
   *[other] { $who } bufa.
}
join-emote-laugh = { $who_is ->
    [you] Te ríes.
   *[other] { $who } se ríe.
}
join-emote-wow = { $who_is ->
    [you] No das crédito.
   *[other] { $who } no da crédito.
}
join-emote-thanks = { $who_is ->
    [you] Das las gracias.
   *[other] { $who } da las gracias.
}
join-emote-hurry = { $who_is ->
    [you] Te impacientas.
   *[other] { $who } se impacienta.
}
join-emote-well-played = { $who_is ->
    [you] Dices: ¡bien jugado!
   *[other] { $who } dice: ¡bien jugado!
}

# Durante la partida
join-turn-window = ▶ reacciones
join-turn-look = ▶ un vistazo
join-turn-auto = ▶ sigue solo
join-asked-window = ▶ ¿reaccionas?
join-asked-look = ▶ mira bien
join-no-line = Sin conexión. Se reintenta automáticamente; no se pierde nada.
join-no-line-now = Ahora no hay conexión; vuelve a intentarlo cuando la haya.
join-notice-bot = { $who_is ->
    [you] un bot juega por ti
   *[other] un bot juega por { $who }
}
join-notice-away = { $who_is ->
    [you] te dan por ausente ({ $left })
   *[other] { $who } no está ({ $left })
}
join-notice-asks = { $name } pide el asiento de { $seat } ({ $left })
join-notice-asks-asked = { $name } pide el asiento de { $seat } ({ $left }): y { $seat } si de verdad es { $seat }, que verá sus cartas; n { $seat } para negarse
join-notice-asks-said = { $name } pide el asiento de { $seat } ({ $left }); has aceptado
join-notice-asks-mine = pides el asiento de { $seat } ({ $left }): n { $seat } si ya no lo quieres
join-notice-clocks = tiempo restante: { $clocks }
join-waits-for = La mesa espera a { $who }, que no está.
join-bot-plays-you = Un bot juega por ti hasta que recuperes tu asiento.
join-time-is-up = Se te ha acabado el tiempo de esta partida; un bot sigue por ti.
join-answered = { $kind ->
    [window] Anotado. Se sigue cuando todos hayan respondido…
    [look] Los demás aún están mirando…
   *[other] Tu jugada va de camino…
}
join-waiting-window = Posible reacción de: { $others }…
join-waiting-look = Todavía mirando: { $others }…
join-waiting-auto = Solo se puede hacer una cosa: se hace sola…
join-still = No hay ningún jugador: la mesa espera a que vuelva alguien.
join-prompt-move = Tu elección, del 1 al { $count } (/ hablar, ? ayuda, q salir):
join-prompt-window = { $count ->
    [one] Quedan { $left } s: Intro para dejarlo pasar:
   *[other] Quedan { $left } s: del 1 al { $count }, o Intro para dejarlo pasar:
}
join-prompt-window-open = { $count ->
    [one] Intro para dejarlo pasar:
   *[other] Del 1 al { $count }, o Intro para dejarlo pasar:
}
join-prompt-look = Pulsa Intro cuando hayas mirado:
join-prompt-back = Pulsa Intro para volver a jugar (q salir):
join-prompt-wait = / hablar, ? ayuda, q salir:
join-prompt-busy = Un momento…
join-meanwhile = ¡La mesa te espera!
join-too-late = Demasiado tarde: el tiempo para reaccionar se había acabado.
join-not-now = No es tu turno.
join-one-at-a-time = Un número cada vez en una mesa en directo; no se ha jugado nada.
join-busy = Un momento: lo que has pedido antes aún no está hecho.

# Después del final
join-prompt-over = n otra partida, k guardar la partida, q salir:
join-prompt-next = n a la próxima partida, k guardar la partida, q salir:
join-prompt-left = q salir:
join-over-not-understood = La partida ha terminado: se puede escribir n, k, c GATO, l, /texto, ? y q.
join-kept = La partida está en { $target }.
join-check = Para comprobar la partida guardada:
join-left = { $absence ->
    [bot] Has salido. Si no vuelves en { $seconds } segundos, un bot juega por ti.
   *[pause] Has salido. A los { $seconds } segundos, la mesa te espera.
}
join-left-open = Tu asiento queda guardado.
join-come-back = Para volver:

join-help =
    Escribe el número de una opción y pulsa Intro. Un número cada vez.

    Intro     seguir; dejar pasar una reacción; recuperar tu asiento del bot
    /texto    decir algo               !purr  reaccionar: meow, purr, hiss, laugh,
    m NOMBRE  silenciar a NOMBRE              wow, thanks, hurry, well-played
    w PALABRA antes de empezar: una palabra para el barajado; f: empiezo yo; c GATO
    z         dejar que un bot juegue por ti, hasta que pulses Intro
    p quick   anfitrión, o a solas: el ritmo (slow, normal, quick, at-once)
    t 10      igual: los segundos para reaccionar (3 a 20; all: sin límite)
    l, r      todo lo que ha pasado; las reglas de este juego (en inglés)
    q         salir; clowder join te devuelve a tu asiento

    Una carta { $back } está boca abajo. • marca lo que es nuevo para ti.
    El código de esta mesa es { $code }. Las cartas salen de un secreto y de vuestras
    palabras. Su huella, para que puedas comprobarlo después:
    { $promise }
join-help-asking =
    a NOMBRE  miras, y jugabas con ese NOMBRE: pedir tu asiento
    y NOMBRE  aceptar a quien pide el asiento de NOMBRE; n NOMBRE se niega
join-help-host =
    Eres el anfitrión. Antes de empezar: s empieza, b pone gatos domésticos en los
    asientos libres (b tiger: tigres), x NOMBRE libera un asiento, f NOMBRE dice
    quién empieza. Después: x NOMBRE deja que un bot juegue por quien no está.
