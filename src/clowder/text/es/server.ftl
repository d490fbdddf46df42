table-gone = Esa mesa no existe, o ya no existe
table-other-rules = Esta partida empezó con unas reglas distintas de las que conoce esta versión de Clowder
table-no-such-code = Ninguna mesa tiene ese código
table-no-such-seat = Ese asiento no existe; los asientos van del 0 al { $last }
table-seat-taken = Ese asiento ya lo ocupa { $name }
table-seat-free = No hay nadie sentado ahí
table-nobody-there = En ese asiento no hay ninguna persona
table-own-link-only = Solo quien ocupa ese asiento puede crear un enlace nuevo
table-player-here = { $name } está aquí: solo se puede pedir un asiento vacío
table-seat-asked = { $name } ya está pidiendo el asiento de { $seat }
table-refused-before = Se acaba de rechazar a alguien que pedía el asiento de { $name }; espera un minuto
table-nobody-asks = Ahora nadie pide el asiento de { $name }
table-nobody-away = Nadie está ausente en ese asiento
table-no-beginner = En este juego ninguna pregunta decide quién empieza
table-nobody-sits-there = En ese asiento no hay nadie que pueda empezar
table-cat-taken = { $name } ya tiene ese gato; elige otro
table-no-windows = En este juego no se pide a nadie que reaccione
table-name-taken = En esta mesa ya hay alguien que se llama { $name }
table-sits-already = Ya estás en esta mesa, como { $name }
table-bad-text = { $what ->
    [name] Un nombre tiene de 1 a { $longest } letras
    [line] Un mensaje tiene de 1 a { $longest } letras
    [word] Tu parte de la semilla tiene de 1 a { $longest } letras
   *[id] El identificador de una jugada tiene como mucho { $longest } letras
}
table-level = No hay nivel { $value }; los niveles son: { $levels }
table-emote = No hay reacción { $value }; hay: { $emotes }
table-has-started = La partida ya ha empezado
table-not-started = La partida aún no ha empezado
table-is-over = La partida ha terminado
table-not-over = La partida aún no ha terminado
table-not-full = { $free ->
    [one] Queda un asiento libre: espera a alguien o deja que se siente un bot
   *[other] Quedan { $free } asientos libres: espera a los demás o deja que se sienten bots
}
table-too-many = Solo hay { $players } asientos
table-host-only = Solo el anfitrión de la mesa puede hacer eso
table-not-alone = Solo puede hacerlo quien juega a solas con bots
table-no-seat = No tienes asiento en esta mesa; puedes mirar
table-not-your-turn = Es el turno de { $name }
table-stale = Eso responde al paso { $step }, pero la mesa va por el paso { $now }
table-bad-moves = Un mensaje tiene de 1 a { $most } pasos
table-turn-ended = Después { $number ->
    [one] del primer paso
   *[other] de { $number } pasos
} ya no es tu turno; no se ha jugado nada
table-shows-something = Después { $number ->
    [one] del primer paso
   *[other] de { $number } pasos
} verás algo nuevo: envía el resto cuando lo hayas visto. No se ha jugado nada
table-bot-plays = Un bot juega por ti; recupera primero tu asiento
table-waits = La mesa espera a { $name }
table-not-asked = Ahora no te toca responder
table-answered = Ya has respondido
table-bad-answer = Esa no es una de tus respuestas
table-nothing-to-look-at = Ya no hay nada que mirar
table-time-is-up = Se te ha acabado el tiempo de esta partida
table-manners = «{ $name }» va de { $low } a { $high }
table-not-public = { $what ->
    [practice] Una mesa con consejos no puede ser pública: es para practicar
   *[hot_seat] Una mesa en un solo dispositivo no puede ser pública
}
table-hot-seat-clock = No hay reloj en una mesa en un solo dispositivo
table-no-practice = En esta mesa no hay consejos: no es para practicar
server-origin = Esta página no puede actuar en tu nombre aquí
server-host = Este servidor no sabe que se llama así; quien lo administra puede decírselo con --public-url
server-two-lengths = La petición indica su longitud de dos maneras, que no pueden ser correctas a la vez
server-too-often = Demasiado a la vez: espera un momento
server-too-large = Es demasiado grande: { $most } bytes como mucho
server-body = La petición no tiene la forma debida: { $reason }
server-message = El mensaje no tiene la forma debida: { $reason }
server-store-lost = Lo que has enviado no se ha podido guardar por el momento: inténtalo de nuevo
server-bug = Algo ha ido mal por nuestra parte; no se ha cambiado nada
server-no-such-address = Aquí no hay nada
