name = Rat-a-Tat Roll
tagline = Lanza lo justo para llegar a las cartas bajas, recuerda lo que tienes delante y acaba con el total más pequeño.
aim = Llena tu fila de cartas bajas: gana el total más pequeño.

card = { $kind ->
    [die] { $number }
    [space] { $space ->
        [wild] comodín
        [choose] { $region } elegir
        [reroll] { $region } relanzar
       *[peek] { $region } mirar
    }{ $pawn ->
        [yes] {" "}♟
       *[no] {""}
    }
   *[card] { $number }{ $reroll ->
        [yes] ↻
       *[no] {""}
    }
}

place-row = Cartas
place-ring = Tablero
place-board = Boca arriba, regiones A a E
place-dice = Dados
place-gained = Recién tomada
place-pile = Mazo
place-returned = Últimas devueltas al mazo

fact-tokens = { $value ->
    [one] { $value } ficha de relanzar
   *[other] { $value } fichas de relanzar
}
fact-turn = Turno { $value }
fact-starter = Empieza: { $value }
fact-pawn = Peón en la casilla { $value }
fact-steps = { $value ->
    [one] Los dados dan { $value } casilla
   *[other] Los dados dan { $value } casillas
}
fact-wild = Dado comodín: { $value ->
    [lowest] carta más baja
    [highest] carta más alta
   *[swap] intercambio
}
fact-cards_each = Una fila completa tiene { $value } cartas
fact-offered = Se ofrece la carta { $value } para el intercambio
fact-gap = La carta de la región { $value } ya no está
fact-refilled = La región { $value } tiene carta nueva
fact-shuffles = { $value ->
    [one] Barajadas de nuevo { $value } vez
   *[other] Barajadas de nuevo { $value } veces
}
fact-ender = Última fila en completarse: { $value }
fact-last_turns = { $value ->
    [one] Último turno
   *[other] { $value } últimos turnos
}
fact-memory = Memoria: { $value ->
    [helper] lo que has visto sigue a la vista
   *[strict] recuérdalo por tu cuenta
}
fact-full = { $value ->
    [yes] fila completa
   *[no] fila incompleta
}
fact-total = Total: { $value }
fact-looked_at = { $value ->
    [0] alguien mira todas las cartas
   *[other] alguien mira la carta { $value }
}
fact-changed = la carta { $value } se acaba de cambiar

phase-start = Esta es tu primera carta. Recuérdala.
phase-roll = ¿Cuántos dados lanzas?
phase-reroll = { $steps ->
    [one] Avanza { $steps } casilla, o paga una ficha para relanzar.
   *[other] Avanza { $steps } casillas, o paga una ficha para relanzar.
}
phase-choose = Toma la carta boca arriba de esta región o la de encima del mazo.
phase-drawn = Esta es la carta que has robado. Recuérdala.
phase-peek = Si quieres, mira todas tus cartas o una de otro jugador.
phase-peeked = Mira bien: es tu única oportunidad.
phase-full = Tu fila está completa. Pasa el turno o lanza el dado comodín.
phase-wild = { $wild ->
    [lowest] El dado comodín dice: la carta más baja. ¿Te parece bien?
    [highest] El dado comodín dice: la carta más alta. ¿Te parece bien?
   *[swap] El dado comodín dice: intercambio. ¿Te parece bien?
}
phase-take = { $wild ->
    [lowest] Toma la carta más baja.
   *[highest] Toma la carta más alta.
}
phase-replace = ¿Qué carta anterior deja su sitio a la nueva?
phase-swap = ¿Quieres intercambiar una de tus cartas? ¿Cuál?
phase-swap_with = Das tu carta { $offered }. ¿A cambio de cuál?

choice-done = ya he mirado
choice-roll = { $dice ->
    [one] lanzar { $dice } dado
   *[other] lanzar { $dice } dados
}
choice-move = { $space ->
    [wild] avanzar { $steps }: casilla comodín
    [choose] avanzar { $steps }: elegir en la región { $region }
    [reroll] avanzar { $steps }: relanzar en la región { $region }
   *[peek] avanzar { $steps }: mirar en la región { $region }
}
choice-reroll = { $count ->
    [one] relanzar el { $numbers }
   *[other] relanzar { $numbers }
}
choice-take = tomar { $card } de la región { $region }
choice-draw = robar del mazo
choice-peek-nothing = no mirar nada
choice-peek-own = mirar todas tus cartas
choice-peek = mirar la carta { $place } de { $who }
choice-skip = pasar el turno
choice-roll-wild = lanzar el dado comodín
choice-accept = { $face ->
    [lowest] aceptar: carta más baja
    [highest] aceptar: carta más alta
   *[swap] aceptar: intercambio
}
choice-reroll-wild = { $face ->
    [lowest] relanzar «carta más baja»
    [highest] relanzar «carta más alta»
   *[swap] relanzar «intercambio»
}
choice-replace = poner la carta { $place } bajo el mazo
choice-keep = no intercambiar
choice-offer = dar la carta { $place }
choice-swap = por la carta { $place } de { $who }

story-dealt = Boca arriba alrededor del tablero: { $cards }.
story-dealt-silently = Hay { $count ->
    [5] cinco
   *[other] { $count }
} cartas boca arriba alrededor del tablero.
story-shuffled = { $times ->
    [one] Más de tres iconos de relanzar: { $cards } vuelven al mazo, que se baraja.
   *[other] Más de tres iconos de relanzar, { $times } veces seguidas: por último { $cards } vuelven al mazo, que se baraja.
}
story-shuffled-silently = { $times ->
    [one] Más de tres iconos de relanzar: las cinco cartas vuelven al mazo, que se baraja.
   *[other] Más de tres iconos de relanzar, { $times } veces seguidas: cada vez las cinco cartas vuelven al mazo, que se baraja.
}
story-starts = { $who_is ->
    [you] Empezarás tú cuando todos hayan mirado su carta.
   *[other] { $who } empezará cuando todos hayan mirado su carta.
}
story-looked-start = { $who_is ->
    [you] Has mirado tu carta.
   *[other] { $who } ha mirado su primera carta.
}
story-saw-start = { $who_is ->
    [you] Tu carta es { $card }.
   *[other] La carta de { $who } es { $card }.
}
story-rolled = { $who_is ->
    [you] Lanzas { $dice }: { $total } en total.
   *[other] { $who } lanza { $dice }: { $total } en total.
}
story-rerolled = { $count ->
    [one] { $who_is ->
        [you] Pagas una ficha y relanzas un dado: { $dice }, ahora { $total } en total.
       *[other] { $who } paga una ficha y relanza un dado: { $dice }, ahora { $total } en total.
    }
   *[other] { $who_is ->
        [you] Pagas una ficha y relanzas { $count } dados: { $dice }, ahora { $total } en total.
       *[other] { $who } paga una ficha y relanza { $count } dados: { $dice }, ahora { $total } en total.
    }
}
story-moved = { $space ->
    [wild] { $who_is ->
        [you] Avanzas el peón { $steps }, hasta una casilla comodín.
       *[other] { $who } avanza el peón { $steps }, hasta una casilla comodín.
    }
    [choose] { $who_is ->
        [you] Avanzas el peón { $steps }, hasta la casilla de elegir de la región { $region }.
       *[other] { $who } avanza el peón { $steps }, hasta la casilla de elegir de la región { $region }.
    }
    [reroll] { $who_is ->
        [you] Avanzas el peón { $steps }, hasta la casilla de relanzar de la región { $region }.
       *[other] { $who } avanza el peón { $steps }, hasta la casilla de relanzar de la región { $region }.
    }
   *[peek] { $who_is ->
        [you] Avanzas el peón { $steps }, hasta la casilla de mirar de la región { $region }.
       *[other] { $who } avanza el peón { $steps }, hasta la casilla de mirar de la región { $region }.
    }
}
story-took = { $who_is ->
    [you] Tomas { $card } de la región { $region }.
   *[other] { $who } toma { $card } de la región { $region }.
}
story-took-silently = { $who_is ->
    [you] Tomas la carta de la región { $region }.
   *[other] { $who } toma la carta de la región { $region }.
}
story-earned = { $count ->
    [one] { $who_is ->
        [you] Ganas una ficha de relanzar.
       *[other] { $who } gana una ficha de relanzar.
    }
   *[other] { $who_is ->
        [you] Ganas { $count } fichas de relanzar.
       *[other] { $who } gana { $count } fichas de relanzar.
    }
}
story-no-token-left = { $who_is ->
    [you] Ganarías más, pero no queda ninguna ficha de relanzar.
   *[other] { $who } ganaría más, pero no queda ninguna ficha de relanzar.
}
story-drew = { $who_is ->
    [you] Robas una carta del mazo.
   *[other] { $who } roba una carta del mazo.
}
story-drew-card = { $who_is ->
    [you] Robas { $card } del mazo.
   *[other] { $who } roba { $card } del mazo.
}
story-peeked-nothing = { $who_is ->
    [you] No miras nada.
   *[other] { $who } no mira nada.
}
story-peeked-own = { $who_is ->
    [you] Miras todas tus cartas.
   *[other] { $who } mira toda su fila.
}
story-saw-own = { $who_is ->
    [you] Miras tus cartas: { $cards }.
   *[other] { $who } mira su fila: { $cards }.
}
story-peeked-card = { $who_is ->
    [you] Miras la carta { $place } de { $other }.
   *[other] { $other_is ->
        [you] { $who } mira tu carta { $place }.
       *[other] { $who } mira la carta { $place } de { $other }.
    }
}
story-saw-card = { $who_is ->
    [you] Miras la carta { $place } de { $other }: { $card }.
   *[other] { $who } mira la carta { $place } de { $other }: { $card }.
}
story-skipped = { $who_is ->
    [you] Pasas el turno.
   *[other] { $who } pasa el turno.
}
story-rolled-wild = { $face ->
    [lowest] { $who_is ->
        [you] Lanzas el dado comodín: carta más baja.
       *[other] { $who } lanza el dado comodín: carta más baja.
    }
    [highest] { $who_is ->
        [you] Lanzas el dado comodín: carta más alta.
       *[other] { $who } lanza el dado comodín: carta más alta.
    }
   *[swap] { $who_is ->
        [you] Lanzas el dado comodín: intercambio.
       *[other] { $who } lanza el dado comodín: intercambio.
    }
}
story-rerolled-wild = { $face ->
    [lowest] { $who_is ->
        [you] Pagas una ficha y relanzas el dado comodín: carta más baja.
       *[other] { $who } paga una ficha y relanza el dado comodín: carta más baja.
    }
    [highest] { $who_is ->
        [you] Pagas una ficha y relanzas el dado comodín: carta más alta.
       *[other] { $who } paga una ficha y relanza el dado comodín: carta más alta.
    }
   *[swap] { $who_is ->
        [you] Pagas una ficha y relanzas el dado comodín: intercambio.
       *[other] { $who } paga una ficha y relanza el dado comodín: intercambio.
    }
}
story-accepted = { $face ->
    [lowest] { $who_is ->
        [you] Te quedas con la carta más baja.
       *[other] { $who } se queda con la carta más baja.
    }
    [highest] { $who_is ->
        [you] Te quedas con la carta más alta.
       *[other] { $who } se queda con la carta más alta.
    }
   *[swap] { $who_is ->
        [you] Aceptas el intercambio.
       *[other] { $who } acepta el intercambio.
    }
}
story-replaced = { $who_is ->
    [you] Tu carta { $place } va bajo el mazo; la nueva ocupa su sitio.
   *[other] { $who } pone la carta { $place } bajo el mazo; la nueva ocupa su sitio.
}
story-no-swap = { $who_is ->
    [you] No intercambias nada.
   *[other] { $who } no intercambia nada.
}
story-offered = { $who_is ->
    [you] Ofreces tu carta { $place }.
   *[other] { $who } ofrece su carta { $place }.
}
story-swapped = { $who_is ->
    [you] Cambias tu carta { $place } por la carta { $other_place } de { $other }.
   *[other] { $other_is ->
        [you] { $who } cambia su carta { $place } por tu carta { $other_place }.
       *[other] { $who } cambia su carta { $place } por la carta { $other_place } de { $other }.
    }
}
story-refilled = La región { $region } recibe { $card }.
story-refilled-silently = La región { $region } recibe una carta nueva.
story-final-round = { $who_is ->
    [you] Tu fila es la última en completarse: todos tienen un último turno, y el tuyo cierra la ronda.
   *[other] { $who } completa la última fila: todos tienen un último turno, y cierra { $who }.
}
story-stopped = Han pasado veinticinco rondas: las filas incompletas se llenan del mazo y la partida acaba.
story-revealed = { $who_is ->
    [you] Muestras { $cards }: { $total } en total.
   *[other] { $who } muestra { $cards }: { $total } en total.
}

reason-lowest = el total más bajo
reason-shared = un empate, victoria compartida
reason-stopped = el total más bajo al agotarse las rondas

option-starter = Quién empieza
option-starter-random = decide el azar
who-begins = ¿Quién fue la última persona en visitar un monumento famoso?
option-first_space = Dónde empieza el peón
option-first_space-random = decide el azar
option-first_space-0 = en la casilla comodín antes de la región A
option-first_space-1 = en la casilla comodín antes de la región B
option-first_space-2 = en la casilla comodín antes de la región C
option-first_space-3 = en la casilla comodín antes de la región D
option-first_space-4 = en la casilla comodín antes de la región E
option-memory = Memoria
option-memory-strict = estricta: una carta solo se ve mientras puedes mirarla
option-memory-helper = con ayuda: las cartas que has visto siguen a la vista para ti
option-extra_tokens = Fichas de relanzar de más para cada asiento, como ayuda para los más jóvenes

refuse-look-first = Aún estás mirando: di primero que ya has mirado
refuse-roll-first = Elige primero cuántos dados lanzas
refuse-move-first = Los dados ya están lanzados: avanza o relanza algunos
refuse-take-first = Toma primero la carta de esta región o la de encima del mazo
refuse-peek-first = Decide primero qué miras, si miras algo
refuse-full-wild-only = Tu fila está completa: solo puedes pasar o lanzar el dado comodín
refuse-wild-first = Acepta primero el dado comodín o relánzalo
refuse-take-wild-first = Toma primero la carta que indica el dado comodín
refuse-replace-first = Elige primero la carta anterior que deja su sitio a la nueva
refuse-swap-first = Elige primero la carta que das, o no intercambies
refuse-swap-with-first = Elige primero la carta que quieres a cambio
refuse-die-not-rolled = { $dice ->
    [one] Has lanzado { $dice } dado: solo puedes relanzar ese, sin añadir otro
   *[other] Has lanzado { $dice } dados: solo puedes relanzar esos, sin añadir otro
}
refuse-no-tokens = No tienes ninguna ficha de relanzar con que pagar
refuse-not-full = Solo quien tiene la fila completa pasa el turno o lanza únicamente el dado comodín
refuse-other-region = El peón está en la región { $pawn_region }: la carta de la región { $region } queda fuera de tu alcance
refuse-not-lowest = La carta de la región { $region } no es la más baja
refuse-not-highest = La carta de la región { $region } no es la más alta
refuse-no-pile = El dado comodín da una carta boca arriba, no una del mazo
refuse-no-such-place = No tienes ninguna carta { $place }
refuse-no-such-player = Solo hay { $players } jugadores
refuse-no-such-card = Ese jugador no tiene ninguna carta { $place }
refuse-already-offered = La carta { $place } ya está ofrecida: elige qué recibes a cambio
refuse-extra-list = Las fichas de más son una lista con un número para cada uno de los { $players } asientos, o una lista vacía; no { $value }
refuse-extra-tokens = { $count } fichas de más son demasiadas: de las 15 solo quedan { $spare } cuando todos tienen sus dos

deck-no-table = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: tiene que haber una tabla [{ $name }]
deck-words = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «{ $name }» tiene que ser una lista de palabras entre: { $allowed }
deck-copies-length = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: «copies» tiene que dar { $needed } cantidades, una por cada número del 0 al 9, y no { $count }
deck-copies-total = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: en la caja hay { $needed } cartas de número, pero «copies» suma { $count }
deck-too-many-icons = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: solo { $count } cartas del 0 al 6; sin { $needed } de ellas el tablero podría llenarse sin fin de iconos de relanzar
deck-ring-length = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: el recorrido tiene que tener de { $low } a { $high } casillas, y no { $count }
deck-wild-spaces = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: el recorrido tiene que tener { $needed } casillas comodín, y no { $count }
deck-ring-start = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: el recorrido tiene que empezar por una casilla comodín
deck-empty-region = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: hay dos casillas comodín seguidas; entre ellas tiene que haber una región
deck-faces = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: [{ $name }] tiene que tener { $needed } caras, y no { $count }
deck-no-face = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}: ninguna cara del dado comodín dice «{ $face }»

web-feel = Una carrera de ratas en la que gana la buena memoria.

web-ring = El tablero redondo. La rata está aquí: { $space }.
web-row = { $who_is ->
    [you] Tu fila: { $count } de { $all } cartas
   *[other] Fila de { $who }: { $count } de { $all } cartas
}
web-own-card = Tu carta { $place }: { $card }
web-other-card = Carta { $place } de { $who }: { $card }
web-remembered = { $card } (la has visto)
web-region-card = Región { $region }: { $card }
# Each sign, and how it is read out to those who listen.
web-signs = ↻ para relanzar
web-gained = Recién tomada: { $card }
web-pile = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-dice = Dados: { $numbers }, { $steps } en total
web-wild = { $face ->
    [lowest] más baja
    [highest] más alta
   *[swap] intercambio
}
web-middle-tokens = { $count ->
    [one] { $count } ficha de relanzar en el centro
   *[other] { $count } fichas de relanzar en el centro
}
web-filled = { $count } de { $all } cartas: cuando todas las filas estén completas, empieza la última ronda
web-sum = = { $total }
web-chances = { $dice ->
    [one] Probabilidades con { $dice } dado
   *[other] Probabilidades con { $dice } dados
}
web-chances-next = { $dice ->
    [one] El tablero muestra las probabilidades con { $dice } dado. Mostrarlas con { $next }.
   *[other] El tablero muestra las probabilidades con { $dice } dados. Mostrarlas con { $next }.
}
web-ask-move = ¿Avanzar { $steps } o relanzar?
web-move = Avanzar { $steps }
web-accept = { $face ->
    [lowest] Tomar la más baja
    [highest] Tomar la más alta
   *[swap] Intercambiar
}
web-again = Relanzar
web-pick-die = Relanzar el { $number }
web-pick-dice = o elige dados para relanzar
web-do-peek-own = Mirar las mías
web-do-peek-nothing = No mirar
web-player = Jugador
web-total = Total
web-behind = Diferencia
web-won = { $reason ->
    [shared] { $names } comparten la victoria: nadie tiene menos de { $total }.
    [stopped] Se acabaron las rondas. { $count ->
        [one] Gana { $names }: nadie tiene menos de { $total }.
       *[other] { $names } comparten la victoria: nadie tiene menos de { $total }.
    }
   *[lowest] Gana { $names } con el total más bajo: { $total }.
}

lesson-first = Cada cual recibe una carta y la mira una sola vez. La tuya es un 9: recuérdalo, porque ahora se pone boca abajo.
lesson-goal = Llena tu fila con cinco cartas. Al final se suman, y gana el total más bajo. Así que ese 9 es una mala noticia.
lesson-board = La rata corre en el sentido de las agujas del reloj; donde se para, recibes una carta. Cada región, de A a E, tiene una a la vista. ¿Ves el 0 en la región C?
lesson-roll = Lanza uno, dos o tres dados: tú decides. El tablero muestra lo probable que es cada casilla; el botón % lo muestra para otros dados. Lanza dos.
lesson-move = ¡Nueve! Es justo la casilla de la región C en la que se elige. Haz correr a la rata.
lesson-choose = Elige: la carta de esta región, o la de encima del mazo, que nadie conoce. Toma el 0.
lesson-down = Ahora está boca abajo, como todas las cartas de las filas, y la región C tiene una nueva. Te toca recordar qué hay en cada sitio. ¡Turno de Biscuit!
lesson-peek = Biscuit ha pagado una ficha para relanzar, ha sacado tres seises y está en una casilla de mirar: había que tomar el 1. ¡Recuerda ese 1! Y ahora Biscuit puede mirar.
lesson-again = Biscuit ha mirado tu carta 1, y tú solo has visto el dorso. Vuelve a ser tu turno: lanza dos dados.
lesson-token = Con once tendrías que tomar el 7. Esas cartas, del 7 al 9, dan una ficha, pero los puntos cuentan: elige el 5, relánzalo por una ficha y avanza.
lesson-wild = ¡Una casilla comodín! El dado comodín dice: tomar la carta más baja, la más alta, o intercambiar con alguien. Un intercambio es justo lo que necesitas.
lesson-swap = Da tu carta 1, el 9. Luego toca la carta 2 de Biscuit: el 1 que has recordado.
lesson-end = ¡Ahora tienes 1 y 0! Con la fila completa solo queda el dado comodín. Cuando todas lo están, cada cual tiene un último turno, y luego se muestra todo.
lesson-off = Eso es todo. ¡Que los dados y la memoria te acompañen!

### Por qué una jugada puede ser buena: lo que dice un consejo.

why-throw = El { $chance } % de las tiradas llevan a un { $number } o menos.
why-card = Ahí hay un { $number }.
why-pile = Aquí solo hay un { $number }: una carta sin ver puede ser más baja.
why-wild = El dado comodín puede dar una carta baja, o un cambio.
why-accept = { $face ->
    [lowest] Te da la carta más baja del tablero.
    [highest] Lo más probable es que no venga nada mejor.
   *[swap] Puedes cambiar una carta alta tuya por otra más baja.
}
why-skip = Tu fila está bien como está.
why-peek-own = { $unseen ->
    [0] Has visto todas tus cartas, pero mirar otra vez ayuda a recordarlas.
    [one] Hay una carta tuya que no has visto.
   *[other] Hay { $unseen } cartas tuyas que no has visto.
}
why-peek = Una carta baja de otra persona vale un cambio.
why-keep = No conoces ninguna carta más baja que conseguir.
why-give-highest = Es la más alta de tus cartas que has visto.
why-give-known = La has visto, y puedes prescindir de ella.
why-give-unknown = No la has visto: puede ser alta.
why-swap-known = Has visto cuál es.
why-swap-unknown = No la has visto: puede ser más baja que la tuya.

# Kinds of choices, in reports
kind-done = haber mirado
kind-roll = lanzar dados
kind-move = avanzar
kind-reroll = volver a lanzar dados
kind-accept = aceptar el dado comodín
kind-reroll-wild = volver a lanzar el dado comodín
kind-skip = pasar el turno
kind-roll-wild = lanzar el dado comodín
kind-take = tomar una carta boca arriba
kind-draw = robar del mazo
kind-peek-nothing = no mirar nada
kind-peek-own = mirar las cartas propias
kind-keep = no intercambiar
kind-offer = intercambiar una carta
kind-replace = sustituir una carta
kind-peek = mirar la carta de otro
kind-swap = elegir la carta que se recibe
