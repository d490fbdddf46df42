name = Discat
tagline = ¿Más alta o más baja? Juega grupos enteros y deja a los demás sin respuesta.
aim = Juega tus cartas: +1 cada una; en la mano −1, de ahí tus −5.

card = { NUMBER($card, minimumIntegerDigits: 2) }{ $arrow ->
    [up] ▲
   *[down] ▼
}

place-hand = Mano
place-top = Encima
place-personal = Pila personal
place-bonus = Pila extra
place-pile = Mazo
place-group = En juego ahora

fact-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
fact-limit = Restricción: { $arrow ->
    [up] más alta que { $value } ▲
   *[down] más baja que { $value } ▼
}
fact-arrow = { "" }
fact-creator = puesta por { $value_is ->
    [you] ti
   *[other] { $value }
}
fact-bonus_paid = { $value ->
    [yes] su carta extra ya se ha robado
   *[no] su carta extra aún está disponible
}
fact-highest = Cartas 01 a { $value }
fact-exchanges = { $value ->
    [0] ninguna carta cambiada
    [one] una carta puesta bajo el mazo hasta ahora
   *[other] { $value } cartas puestas bajo el mazo hasta ahora
}
fact-last_turns = { $value ->
    [one] Último turno
   *[other] { $value } últimos turnos
}

phase-first = Juega una carta cualquiera para abrir la partida.
phase-top = { $arrow ->
    [up] Juega una carta más alta que { $limit }: ¿cuál va encima?
   *[down] Juega una carta más baja que { $limit }: ¿cuál va encima?
}
phase-free = Todos han pasado: juega encima la carta que quieras.
phase-add = Añade otra carta debajo o termina.
phase-exchange = No puedes responder y pasas. Puedes cambiar una carta.

choice-top = jugar { card }
choice-add = añadir { card }
choice-stop = { $cards ->
    [one] terminar: solo esta carta
   *[other] terminar: { $cards } cartas
}
choice-exchange = cambiar { card }
choice-keep = quedarte con tu mano

story-dealt = Las cartas 01 a { $highest } están en juego; cada cual recibe { $hand ->
    [5] cinco
   *[other] { $hand }
} y, con ellas, −{ $hand } puntos: una carta en la mano resta uno hasta que se juega.
story-starts = { $who_is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
story-played = { $who_is ->
    [you] Juegas { card } encima.
   *[other] { $who } juega { card } encima.
}
story-added = { $who_is ->
    [you] Añades { card } debajo.
   *[other] { $who } añade { card } debajo.
}
story-announced = { $arrow ->
    [up] { $who_is ->
        [you] Anuncias: ¡más alta que { $card }!
       *[other] { $who } anuncia: ¡más alta que { $card }!
    }
   *[down] { $who_is ->
        [you] Anuncias: ¡más baja que { $card }!
       *[other] { $who } anuncia: ¡más baja que { $card }!
    }
}
story-bonus-pile = { $who_is ->
    [you] Cuatro cartas: tu { card } va a tu pila extra.
   *[other] Cuatro cartas: la { card } va a la pila extra de { $who }.
}
story-five = { $who_is ->
    [you] Cinco cartas de golpe: ¡ganas!
   *[other] Cinco cartas de golpe: ¡{ $who } gana!
}
story-passes = { $arrow ->
    [up] { $who_is ->
        [you] No tienes ninguna carta más alta que { $limit } y pasas.
       *[other] { $who } no tiene ninguna carta más alta que { $limit } y pasa.
    }
   *[down] { $who_is ->
        [you] No tienes ninguna carta más baja que { $limit } y pasas.
       *[other] { $who } no tiene ninguna carta más baja que { $limit } y pasa.
    }
}
story-bonus = { $who_is ->
    [you] Robas una carta extra por ello.
   *[other] { $who } roba una carta extra por ello.
}
story-all-passed = { $who_is ->
    [you] Todos han pasado: juegas lo que quieras.
   *[other] Todos han pasado: { $who } juega lo que quiera.
}
story-exchanged = { $who_is ->
    [you] Pones la { card } bajo el mazo.
   *[other] { $who } pone la { card } bajo el mazo.
}
story-exchanged-unseen = { $who } pone una carta bajo el mazo, sin enseñarla.
story-kept = { $who_is ->
    [you] Te quedas con tu mano.
   *[other] { $who } se queda con su mano.
}
story-drew = { $count ->
    [one] { $who } roba una carta.
   *[other] { $who } roba { $count } cartas.
}
story-drew-cards = Robas { $cards }.
story-out-of-cards = { $who_is ->
    [you] Te has quedado sin cartas y el mazo está vacío: los demás tienen un último turno.
   *[other] { $who } se ha quedado sin cartas y el mazo está vacío: todos los demás tienen un último turno.
}

reason-five = un grupo de cinco cartas
reason-points = más puntos que nadie
reason-bonus = los mismos puntos, pero más cartas extra
reason-shared = un empate, victoria compartida

option-arrows = Flechas: qué cartas apuntan hacia arriba
option-arrows-parity = impares hacia arriba, pares hacia abajo
option-arrows-halves = 46 a 90 hacia arriba, 01 a 45 hacia abajo
option-starter = Quién empieza
option-starter-random = decide el azar
who-begins = ¿Quién fue la última persona en acariciar a un gato?

refuse-must-play = Pasar no es una opción: juega una carta
refuse-not-in-hand = La { $card } no está en tu mano
refuse-not-higher = La { $card } no es más alta que { $limit }
refuse-not-lower = La { $card } no es más baja que { $limit }
refuse-not-a-group = La { $card } no entra en el grupo bajo la { $top }: todas sus cartas comparten la primera cifra, o todas la segunda
refuse-no-exchange = El mazo está vacío: no hay carta por la que cambiarla

where = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}
deck-no-parity = { where }: [layouts] debe tener al menos «parity», la lista de las cartas que apuntan hacia arriba
deck-twice = { where }: la disposición «{ $name }» cita dos veces la carta { $card }
deck-seen-down = { where }: la disposición «{ $name }» pone la carta { $card } hacia arriba, pero el reglamento la muestra hacia abajo

web-feel = Ligero y astuto: siempre un número por delante.

web-card = { NUMBER($card, minimumIntegerDigits: 2) }, flecha hacia { $arrow ->
    [up] arriba
   *[down] abajo
}
# Each sign, and how it is read out to those who listen.
web-signs = ▲ flecha hacia arriba, ▼ flecha hacia abajo
web-sign = La restricción
web-sign-than = { $arrow ->
    [up] más alta que
   *[down] más baja que
}
web-sign-first = Cualquier carta abre la partida
web-sign-free = Todos han pasado: vale todo
web-line = Números del 1 al { $highest }. { $room ->
    [0] Ninguno responde.
    [one] Solo el { $from } responde.
   *[other] Del { $from } al { $to }, todos responden.
}
web-pile = { $count ->
    [0] El mazo está vacío
    [one] Mazo: una carta
   *[other] Mazo: { $count } cartas
}
web-pile-empty = mazo vacío: quien se quede sin cartas pone fin a la partida
web-exchanged = { $count ->
    [one] 1 puesta debajo
   *[other] { $count } puestas debajo
}
web-to-top = poner { card } encima
web-group-worth = { $cards ->
    [one] { $points } punto
    [4] { $points } puntos con una carta extra
   *[other] { $points } puntos
}
web-group-then = { $arrow ->
    [up] luego más alta que { $card }
   *[down] luego más baja que { $card }
}
web-here = Tus cartas van aquí
web-suggested = Grupos posibles
web-suggest = { $top } encima, con { $others }
web-points = { $count ->
    [one] punto
   *[other] puntos
}
web-held = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-bonus = { $count ->
    [one] una carta extra: { $worth } puntos
   *[other] { $count } cartas extra, { $worth } puntos cada una
}
web-personal = { $count ->
    [0] pila personal: vacía
    [one] pila personal: una carta
   *[other] pila personal: { $count } cartas
}
web-news-pass = ¡paso!
web-news-bonus = +1 extra
web-news-exchange = un cambio
web-news-four = ¡cuatro cartas!
web-news-five = ¡cinco cartas!
web-last-turns = { $count ->
    [one] ¡El último turno!
   *[other] Últimos turnos: quedan { $count }
}
web-ask-first = Te toca: cualquier carta abre la partida.
web-ask-top = { $arrow ->
    [up] Te toca: juega una más alta que { $limit }.
   *[down] Te toca: juega una más baja que { $limit }.
}
web-ask-free = Te toca: ¡juega lo que quieras!
web-ask-exchange = Pasas: ¿cambias una carta?
web-ask-add = Añade debajo una carta que encaje, o juega.
web-ask-play = No encaja nada más. ¿La juegas?
web-ask-fifth = ¡Una quinta carta ganaría la partida!
web-choice-stop = { $cards ->
    [one] Jugar esta carta
   *[other] Jugar estas { $cards } cartas
}
web-choice-keep = Quedarme con mi mano

web-won-five = { $who_is ->
    [you] Has jugado cinco cartas de golpe: ganas al instante, sin contar puntos.
   *[other] { $who } ha jugado cinco cartas de golpe: gana al instante, sin contar puntos.
}
web-won-points = { $who_is ->
    [you] Tus cartas son las que más suman: { $lead ->
        [one] un punto
       *[other] { $lead } puntos
    } de ventaja.
   *[other] Las cartas de { $who } son las que más suman: { $lead ->
        [one] un punto
       *[other] { $lead } puntos
    } de ventaja.
}
web-won-bonus = { $who_is ->
    [you] Los mismos puntos, pero tienes más cartas extra.
   *[other] Los mismos puntos, pero { $who } tiene más cartas extra.
}
web-won-shared = Los mismos puntos y las mismas cartas extra: victoria compartida entre { $names }.
web-column-player = Jugador
web-column-personal = Pila
web-column-bonus = Extra
web-column-hand = En mano
web-column-sum = Puntos

lesson-goal = Cada carta es un número. Cada carta que juegas vale un punto; cada carta que te quede en la mano al final resta uno.
lesson-open = Abres la partida con una sola carta. Toca el 24: su flecha apunta hacia abajo.
lesson-sign = Ahora manda tu carta: Biscuit tiene que jugar una carta más baja que 24. La línea muestra qué números valen.
lesson-group = El 21 de Biscuit apunta hacia arriba: juega una más alta. Las cartas con la misma primera cifra van juntas: toca 49 para ponerla encima, añade 45 y juégalas. Guarda el 40 para después.
lesson-pass = A un 49 solo le gana el 50: Biscuit tiene que pasar. Su carta de encima se da la vuelta y tú robas una carta extra.
lesson-free = Nadie ha respondido: ¡juega lo que quieras! La misma segunda cifra también hace grupo. Toca 10 para ponerla encima, añade 20 y 40, y juega.
lesson-narrow = Más baja que 10: queda poco sitio. Pero Biscuit tiene algo…
lesson-swap = …¡un 4, hacia abajo! Ahora te toca pasar. Puedes poner una carta bajo el mazo, sin enseñarla, y robar otra: toca 19.
lesson-their-turn = Un 35, ¡qué bien! Nadie ha respondido, así que Biscuit juega lo que quiera.
lesson-four = ¡Más alta que 33! Solo la carta de encima tiene que cumplir: hasta el 32 puede ir con ella. Toca 35, 36, 38 y 32, y juega: la cuarta carta es una carta extra.
lesson-points = Una carta en tu pila vale 1 punto, una carta extra 4, y una en la mano resta 1.
lesson-end = Cuando el mazo y la mano de alguien están vacíos, los demás tienen un último turno: gana quien tenga más puntos. ¡Pero cinco cartas de golpe ganan al instante!
lesson-done = ¡Eso es todo! Juega grupos grandes y deja a los demás sin respuesta. ¡Que te diviertas!

### Por qué una jugada puede ser buena: lo que dice un consejo.

why-five = Cinco juntas ganan la partida en el acto.
why-group = Con ella puedes jugar { $cards } cartas de una vez, por { $points } puntos.
why-room = { $room ->
    [0] Nada puede responderle.
    [one] { $arrow ->
        [up] Solo un número es más alto.
       *[down] Solo un número es más bajo.
    }
   *[other] { $arrow ->
        [up] { $room } números son más altos.
       *[down] { $room } números son más bajos.
    }
}
why-add = Un grupo de { $cards } cuenta { $points } puntos.
why-stop = { $cards ->
    [one] Sola cuenta un punto, y el resto se queda en tu mano.
   *[other] Estas { $cards } cuentan { $points } puntos, y el resto se queda en tu mano.
}
why-keep = Te quedas con lo que tienes.
why-loose = No combina con ninguna otra de tus cartas.
why-company = { $others ->
    [one] Solo otra de tus cartas combina con ella.
   *[other] Otras { $others } de tus cartas combinan con ella.
}
why-keep-together = Cada una de tus cartas combina con otra.

# Kinds of choices, in reports
kind-stop = parar
kind-keep = quedarse con la mano
kind-top = jugar una carta encima
kind-add = añadir una carta
kind-exchange = cambiar una carta
