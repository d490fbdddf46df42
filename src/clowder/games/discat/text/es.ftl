name = Discat
tagline = ¿Más alta o más baja? Juega grupos enteros y deja a los demás sin respuesta.

card = { NUMBER($card, minimumIntegerDigits: 2) }{ $arrow ->
    [up] ▲
   *[down] ▼
}

place-hand = Mano
place-top = Encima
place-personal = Pila personal
place-bonus = Pila de bonificación
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
    [yes] su bonificación ya se ha robado
   *[no] su bonificación aún está disponible
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
phase-add = Añade otra carta debajo, o para.
phase-exchange = No puedes responder y pasas. Puedes cambiar una carta.

choice-top = jugar { card }
choice-add = añadir { card }
choice-stop = { $cards ->
    [one] parar: solo esta carta
   *[other] parar: { $cards } cartas
}
choice-exchange = cambiar { card }
choice-keep = quedarte con tu mano

story-dealt = Las cartas 01 a { $highest } están en juego; cada cual recibe cinco.
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
    [you] Cuatro cartas: tu { card } va a tu pila de bonificación.
   *[other] Cuatro cartas: la { card } va a la pila de bonificación de { $who }.
}
story-five = { $who_is ->
    [you] Cinco cartas de golpe: ¡ganas!
   *[other] Cinco cartas de golpe: ¡{ $who } gana!
}
story-passes = { $arrow ->
    [up] { $who_is ->
        [you] No tienes nada más alto que { $limit } y pasas.
       *[other] { $who } no tiene nada más alto que { $limit } y pasa.
    }
   *[down] { $who_is ->
        [you] No tienes nada más bajo que { $limit } y pasas.
       *[other] { $who } no tiene nada más bajo que { $limit } y pasa.
    }
}
story-bonus = { $who_is ->
    [you] Robas una carta de bonificación por ello.
   *[other] { $who } roba una carta de bonificación por ello.
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
reason-bonus = los mismos puntos, pero más cartas de bonificación
reason-shared = un empate, victoria compartida

option-arrows = Flechas: qué cartas apuntan hacia arriba
option-arrows-parity = impares hacia arriba, pares hacia abajo
option-arrows-halves = 46 a 90 hacia arriba, 01 a 45 hacia abajo
option-starter = Quién empieza
option-starter-random = decide el azar

refuse-must-play = Pasar no es una opción: nombra una carta
refuse-not-in-hand = La { $card } no está en tu mano
refuse-not-higher = La { $card } no es más alta que { $limit }
refuse-not-lower = La { $card } no es más baja que { $limit }
refuse-not-a-group = La { $card } no entra en el grupo bajo la { $top }: todas sus cartas comparten la primera cifra, o todas la segunda
refuse-no-exchange = El mazo está vacío: no hay nada con qué cambiar

where = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}
deck-no-parity = { where }: [layouts] debe tener al menos «parity», la lista de las cartas que apuntan hacia arriba
deck-twice = { where }: la disposición «{ $name }» cita dos veces la carta { $card }
deck-seen-down = { where }: la disposición «{ $name }» pone la carta { $card } hacia arriba, pero el reglamento la muestra hacia abajo
