name = Gattara
tagline = Reúne los gatos más valiosos de la ciudad y responde a cada Miau con otro más fuerte.
aim = Reúne gatos por puntos suficientes antes que nadie.

cats = { $token ->
    [pedigree] { $amount ->
        [one] un gato de raza
       *[other] { $amount } gatos de raza
    }
    [show] { $amount ->
        [one] un gato de concurso
       *[other] { $amount } gatos de concurso
    }
   *[stray] { $amount ->
        [one] un gato callejero
       *[other] { $amount } gatos callejeros
    }
}
card = { $effect ->
    [gain] { $target ->
        [self] gana { cats }
        [next] el siguiente jugador gana { cats }
        [previous] el jugador anterior gana { cats }
        [all] todos ganan { cats }
       *[any] un jugador gana { cats }
    }
    [take] { $target ->
        [next] quítale { cats } al siguiente jugador
        [previous] quítale { cats } al jugador anterior
        [all] quítales { cats } a todos
       *[any] quítale { cats } a un jugador
    }
    [lose] { $target ->
        [self] pierde { cats }
        [next] el siguiente jugador pierde { cats }
        [previous] el jugador anterior pierde { cats }
        [all] todos pierden { cats }
       *[any] un jugador pierde { cats }
    }
    [direction] Cambio de sentido
    [skip] Pierde el turno
    [mirror] Espejo
    [bastet] Bastet
    [rebel] Gatos rebeldes
    [zen] Gato zen
    [draw] { $target ->
        [next] roba una carta al siguiente jugador
        [previous] roba una carta al jugador anterior
       *[any] roba una carta a un jugador
    }
   *[swap] { $target ->
        [next] cambia tu mano con el siguiente jugador
        [previous] cambia tu mano con el jugador anterior
       *[any] cambia tu mano con un jugador
    }
}{ $meow ->
    [yes] {" "}(Miau)
   *[no] {""}
}

place-hand = Mano
place-pile = Mazo
place-discards = Descartes
place-last = Último descarte
place-stack = Cartas jugadas

fact-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
fact-strays = { $value ->
    [one] { $value } gato callejero
   *[other] { $value } gatos callejeros
}
fact-pedigrees = { $value ->
    [one] { $value } gato de raza
   *[other] { $value } gatos de raza
}
fact-shows = { $value ->
    [one] { $value } gato de concurso
   *[other] { $value } gatos de concurso
}
fact-gained = +{ $value }
fact-lost = −{ $value }
fact-turn = Turno: { $value }
fact-direction = { $value ->
    [clockwise] ↻ sentido horario
   *[counterclockwise] ↺ sentido antihorario
}
fact-zen = Gato zen: solo cartas amarillas este turno
fact-goal = Objetivo: { $value } puntos
fact-reshuffles = Veces barajado: { $value } de 6
fact-counts_as = Cuenta como: { $value }
fact-pending = En espera: { $value }
fact-pending_by = { $value_is ->
    [you] jugada por ti
   *[other] jugada por { $value }
}
fact-pending_at = { $value_is ->
    [you] contra ti
   *[other] contra { $value }
}
fact-effect = Último efecto: { $value }
fact-effect_by = { $value_is ->
    [you] tuyo
   *[other] de { $value }
}
fact-effect_at = { $value_is ->
    [you] sobre ti
   *[other] sobre { $value }
}
fact-doubled = doblado

phase-card = { $zen ->
    [yes] Gato zen: solo puedes jugar una carta amarilla.
   *[none] Tu turno: juega una carta.
}
phase-target = { $pending }: ¿contra quién va?
phase-bastet = Va a pasar, de parte de { $pending_by }: { $pending }. ¿Lo anulas con Bastet?
phase-meow = Va contra ti, de parte de { $pending_by }: { $pending }. ¿Respondes con un Miau?
phase-look = Mira tus cartas y continúa.

choice-play = jugar: { $card }
choice-skip = pasar: no hay nada que jugar
choice-aim = contra { $at }
choice-bastet = jugar Bastet contra: { $against }
choice-let-be = dejarla pasar
choice-answer = responder con: { $card }
choice-no-answer = no responder
choice-go-on = continuar

story-dealt = Cada jugador tiene dos gatos callejeros y tres cartas. Gana quien llegue primero a { $goal } puntos.
story-starts = { $who_is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
story-played = { $who_is ->
    [you] Juegas: { $card }.
   *[other] { $who } juega: { $card }.
}
story-mirrored = { $who_is ->
    [you] Juegas Espejo, que copia: { $card }.
   *[other] { $who } juega Espejo, que copia: { $card }.
}
story-aimed = { $who_is ->
    [you] Vas contra { $at }.
   *[other] { $at_is ->
        [you] { $who } va contra ti.
       *[other] { $who } va contra { $at }.
    }
}
story-bastet = { $who_is ->
    [you] Juegas Bastet contra: { $against }.
   *[other] { $owner_is ->
        [you] { $who } juega Bastet contra tu carta: { $against }.
       *[other] { $who } juega Bastet contra: { $against }.
    }
}
story-answered = { $who_is ->
    [you] ¡Miau! Respondes a { $owner } con: { $card }.
   *[other] { $owner_is ->
        [you] ¡Miau! { $who } te responde con: { $card }.
       *[other] ¡Miau! { $who } responde a { $owner } con: { $card }.
    }
}
story-no-answer = { $who_is ->
    [you] No respondes.
   *[other] { $who } no responde.
}
story-all-cancelled = { $who_is ->
    [you] Tu carta queda anulada: { $card }.
   *[other] La carta de { $who } queda anulada: { $card }.
}
story-comes-back = { $who_is ->
    [you] La respuesta queda anulada, así que vuelve tu carta: { $card }.
   *[other] La respuesta queda anulada, así que vuelve la carta de { $who }: { $card }.
}
story-doubled = { $who_is ->
    [you] Tu Miau vale el doble: { $card }.
   *[other] El Miau de { $who } vale el doble: { $card }.
}
story-gained = { $who_is ->
    [you] Ganas { cats }.
   *[other] { $who } gana { cats }.
}
story-gained-nothing = { $who_is ->
    [you] No quedan en la reserva: no ganas nada.
   *[other] No quedan en la reserva: { $who } no gana nada.
}
story-lost = { $who_is ->
    [you] Pierdes { cats }.
   *[other] { $who } pierde { cats }.
}
story-lost-nothing = { $who_is ->
    [you] No tienes ningún gato así: no pierdes nada.
   *[other] { $who } no tiene ningún gato así y no pierde nada.
}
story-took = { $who_is ->
    [you] Le quitas { cats } a { $owner }.
   *[other] { $owner_is ->
        [you] { $who } te quita { cats }.
       *[other] { $who } le quita { cats } a { $owner }.
    }
}
story-took-nothing = { $who_is ->
    [you] { $owner } no tiene ningún gato así: no consigues nada.
   *[other] { $owner_is ->
        [you] No tienes ningún gato así: { $who } no consigue nada.
       *[other] { $owner } no tiene ningún gato así: { $who } no consigue nada.
    }
}
story-direction = { $direction ->
    [clockwise] Ahora se juega en sentido horario.
   *[counterclockwise] Ahora se juega en sentido antihorario.
}
story-skipped = { $who_is ->
    [you] Pierdes un turno.
   *[other] { $who } pierde un turno.
}
story-again = { $who_is ->
    [you] Te toca otra vez.
   *[other] Le toca otra vez a { $who }.
}
story-rebel = { $direction ->
    [clockwise] Los gatos se rebelan: todos pasan un asiento en sentido horario, sin que nadie los vea.
   *[counterclockwise] Los gatos se rebelan: todos pasan un asiento en sentido antihorario, sin que nadie los vea.
}
story-zen = { $who_is ->
    [you] Zen: ahora solo puedes jugar amarillo.
   *[other] Zen: ahora { $who } solo puede jugar amarillo.
}
story-drew-from = { $who } le roba una carta a { $owner }.
story-drew-from-seen = { $who_is ->
    [you] Le robas una carta a { $owner }: { $card }.
   *[other] { $who } te roba una carta: { $card }.
}
story-drew-from-empty = { $who_is ->
    [you] { $owner } no tiene cartas: no robas nada.
   *[other] { $owner_is ->
        [you] No tienes cartas: { $who } no roba nada.
       *[other] { $owner } no tiene cartas: { $who } no roba nada.
    }
}
story-swapped = { $who_is ->
    [you] Cambias tu mano con { $owner }.
   *[other] { $owner_is ->
        [you] { $who } cambia su mano contigo.
       *[other] { $who } cambia su mano con { $owner }.
    }
}
story-new-hand = Ahora tienes: { $cards }.
story-skips = { $who_is ->
    [you] No tienes nada que jugar y pasas.
   *[other] { $who } no tiene nada que jugar y pasa.
}
story-skips-zen = { $who_is ->
    [you] No tienes ninguna carta amarilla que jugar y pasas.
   *[other] { $who } no tiene ninguna carta amarilla que jugar y pasa.
}
story-reshuffled = Se barajan los descartes para formar un mazo nuevo, por { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[5] quinta
} vez.
story-drew = { $count ->
    [one] { $who } roba una carta del mazo.
   *[other] { $who } roba { $count } cartas del mazo.
}
story-drew-cards = Robas del mazo: { $cards }.
story-gattara = { $who_is ->
    [you] ¡Gattara! Tienes { $points } puntos y ganas.
   *[other] ¡Gattara! { $who } tiene { $points } puntos y gana.
}
story-ran-out = El mazo se ha agotado por sexta vez: la partida ha terminado.
story-stuck = Ya nadie puede jugar: la partida ha terminado.

reason-gattara = con un Gattara
reason-most = la mayor puntuación al agotarse las cartas
reason-shared = empate, victoria compartida

option-starter = Quién empieza
option-starter-random = lo decide el azar

refuse-must-play = Tienes una carta que se puede jugar: no puedes pasar
refuse-no-such-card = No existe la carta { $face }: las de esta baraja van de 0 a { $last }
refuse-not-in-hand = Esta carta no está en tu mano: { $card }
refuse-only-bastet = Solo Bastet anula una carta, no esta: { $card }
refuse-only-meow = Solo una carta Miau puede responder, y esta no lo es: { $card }
refuse-bastet-is-no-turn = Bastet anula la carta de otro; no se juega como carta del turno
refuse-mirror-nothing = Espejo no tiene nada que copiar: no hay descartes
refuse-mirror-bastet = Espejo no puede copiar Bastet
refuse-zen = Gato zen: solo cartas amarillas este turno, no esta: { $card }
refuse-aim-first = Elige primero contra quién va la carta
refuse-no-such-player = En esta mesa solo hay { $players } jugadores: elige a uno de los otros
refuse-nothing-to-aim = Ahora no hay que elegir a ningún jugador
refuse-look = Mira las cartas y continúa; no hay nada más que decidir

where = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}
deck-no-supply = { where }: [supply] debe indicar las fichas de la caja
deck-no-cards = { where }: las cartas se listan en tablas [[card]]
deck-colour = { where }: una carta con el efecto «{ $effect }» es «{ $wanted }», no «{ $colour }»
deck-colour-count = { where }: la baraja tiene { $found } cartas «{ $colour }» en vez de { $wanted }
deck-field = { where }: «{ $name }» no va con el efecto «{ $effect }»
deck-meow = { where }: «meow» es true o false, no { $value }

# La mesa en el navegador

web-feel = Atrae gatos y devuelve cada Miau con el doble de fuerza.
web-meow = ¡Miau!
web-cats = { $token ->
    [pedigree] { $amount ->
        [one] { $amount } gato de raza
       *[other] { $amount } gatos de raza
    }
    [show] { $amount ->
        [one] { $amount } gato de concurso
       *[other] { $amount } gatos de concurso
    }
   *[stray] { $amount ->
        [one] { $amount } gato callejero
       *[other] { $amount } gatos callejeros
    }
}
web-card = { $effect ->
    [gain] { $target ->
        [self] Gana { web-cats }
        [next] El siguiente gana { web-cats }
        [previous] El anterior gana { web-cats }
        [all] Todos ganan { web-cats }
       *[any] Un jugador gana { web-cats }
    }
    [take] { $target ->
        [next] Quítale { web-cats } al siguiente
        [previous] Quítale { web-cats } al anterior
        [all] Quítales { web-cats } a todos
       *[any] Quítale { web-cats } a un jugador
    }
    [lose] { $target ->
        [self] Pierdes { web-cats }
        [next] El siguiente pierde { web-cats }
        [previous] El anterior pierde { web-cats }
        [all] Todos pierden { web-cats }
       *[any] Un jugador pierde { web-cats }
    }
    [direction] Se juega al revés
    [skip] El siguiente pierde el turno
    [mirror] Copia el último descarte
    [bastet] Anula una carta
    [rebel] Los gatos pasan al siguiente
    [zen] El siguiente, solo amarillas
    [draw] { $target ->
        [next] Roba una carta al siguiente
        [previous] Roba una carta al anterior
       *[any] Roba una carta a un jugador
    }
   *[swap] { $target ->
        [next] Cambia tu mano con el siguiente
        [previous] Cambia tu mano con el anterior
       *[any] Cambia tu mano con un jugador
    }
}
web-title = { $effect ->
    [mirror] Espejo
    [bastet] Bastet
    [rebel] Rebeldes
   *[zen] Gato zen
}
web-laid = { $by_is ->
    [you] { $card }, jugada por ti
   *[other] { $card }, jugada por { $by }
}
web-laid-at = { $by_is ->
    [you] { $card }, jugada por ti contra { $at }
   *[other] { $at_is ->
        [you] { $card }, jugada por { $by } contra ti
       *[other] { $card }, jugada por { $by } contra { $at }
    }
}
web-twice = vale el doble
web-cancelled = anulada
web-direction = { $direction ->
    [clockwise] sentido horario
   *[counterclockwise] sentido antihorario
}
web-zen = { $who_is ->
    [you] Zen: solo juegas amarillas
   *[other] Zen: solo amarillas para { $who }
}
web-mirror-shows = Último descarte: Espejo, cuenta como: { $card }
web-hidden = Gatos ocultos tras el biombo
web-has-turn = { $who_is ->
    [you] te toca
   *[other] juega
}
web-comes-next = después
web-aimed-here = La carta va contra este jugador
web-points = { $points ->
    [one] { $points } punto de { $goal }
   *[other] { $points } puntos de { $goal }
}
web-gained = gana { cats }
web-lost = pierde { cats }
web-drawn = { $who_is ->
    [you] Le robas esta carta a { $owner }.
   *[other] { $who } te roba esta carta.
}
web-rebelled = Los gatos del vecino se han mudado aquí
web-ask-target = ¿Contra quién? Toca a un jugador.
web-wants = { $effect ->
    [gain] { $target ->
        [self] { $by_is ->
            [you] Quieres ganar { cats }
           *[other] { $by } quiere ganar { cats }
        }
        [all] { $by_is ->
            [you] Quieres que todos ganen { cats }
           *[other] { $by } quiere que todos ganen { cats }
        }
       *[other] { $by_is ->
            [you] Quieres que { $at } gane { cats }
           *[other] { $at_is ->
                [you] { $by } quiere que ganes { cats }
               *[other] { $by } quiere que { $at } gane { cats }
            }
        }
    }
    [take] { $target ->
        [all] { $by_is ->
            [you] Quieres quitarles { cats } a todos
           *[other] { $by } quiere quitarles { cats } a todos
        }
       *[other] { $by_is ->
            [you] Quieres quitarle { cats } a { $at }
           *[other] { $at_is ->
                [you] { $by } quiere quitarte { cats }
               *[other] { $by } quiere quitarle { cats } a { $at }
            }
        }
    }
    [lose] { $target ->
        [self] { $by_is ->
            [you] Vas a perder { cats }
           *[other] { $by } va a perder { cats }
        }
        [all] { $by_is ->
            [you] Quieres que todos pierdan { cats }
           *[other] { $by } quiere que todos pierdan { cats }
        }
       *[other] { $by_is ->
            [you] Quieres que { $at } pierda { cats }
           *[other] { $at_is ->
                [you] { $by } quiere que pierdas { cats }
               *[other] { $by } quiere que { $at } pierda { cats }
            }
        }
    }
    [direction] { $by_is ->
        [you] Quieres invertir el sentido del juego
       *[other] { $by } quiere invertir el sentido del juego
    }
    [skip] { $by_is ->
        [you] Quieres que { $at } pierda el turno
       *[other] { $at_is ->
            [you] { $by } quiere que pierdas el turno
           *[other] { $by } quiere que { $at } pierda el turno
        }
    }
    [rebel] { $by_is ->
        [you] Quieres que todos los gatos pasen al vecino
       *[other] { $by } quiere que todos los gatos pasen al vecino
    }
    [zen] { $by_is ->
        [you] Quieres que el siguiente juegue solo amarillas
       *[other] { $by } quiere que el siguiente juegue solo amarillas
    }
    [draw] { $by_is ->
        [you] Quieres robar una carta de la mano de { $at }
       *[other] { $at_is ->
            [you] { $by } quiere robarte una carta de la mano
           *[other] { $by } quiere robar una carta de la mano de { $at }
        }
    }
   *[swap] { $by_is ->
        [you] Quieres intercambiar la mano con { $at }
       *[other] { $at_is ->
            [you] { $by } quiere intercambiar la mano contigo
           *[other] { $by } quiere intercambiar la mano con { $at }
        }
    }
}
web-aiming = { $by_is ->
    [you] Eliges contra quién: { card }
   *[other] { $by } elige contra quién: { card }
}
web-nothing-left = Anulada: no pasará nada
web-ask-bastet = { $by_is ->
    [you] ¿Anulas tu propia carta con Bastet?
   *[other] ¿Anulas la carta de { $by } con Bastet?
}
web-ask-about = { $about }. ¿Lo anulas con Bastet?
web-ask-meow = { $about }. ¿Respondes con un Miau?
web-answered = Anotado. Los demás aún pueden reaccionar…
web-may-bastet = Los demás pueden reaccionar…
web-may-meow = { $who } puede responder con un Miau…
web-because-gattara = { $who_is ->
    [you] ¡Gattara! Tienes { $points } puntos; hacían falta { $goal }.
   *[other] ¡Gattara! { $who } tiene { $points } puntos; hacían falta { $goal }.
}
web-because-most = { $who_is ->
    [you] Las cartas se acabaron antes de que nadie tuviera { $goal } puntos. Tú tienes más que nadie: { $points }.
   *[other] Las cartas se acabaron antes de que nadie tuviera { $goal } puntos. { $who } tiene más que nadie: { $points }.
}
web-because-shared = Las cartas se acabaron antes de que nadie tuviera { $goal } puntos. Con más que nadie, { $points }, comparten la victoria: { $names }.
web-player = Jugador
web-total = Puntos
web-each = { $token ->
    [pedigree] gatos de raza, { $points } puntos cada uno
    [show] gatos de concurso, { $points } puntos cada uno
   *[stray] gatos callejeros, { $points } punto cada uno
}

# La lección

lesson-goal = Estos son tus gatos, ocultos para los demás. Un callejero vale 1 punto, uno de raza 2, uno de concurso 3. Gana quien llegue antes a 8.
lesson-hand = Las cartas verdes traen gatos, las rojas los ahuyentan, las amarillas hacen otras cosas. En tu turno juegas una: ¡quédate el gato de concurso!
lesson-window = Cada carta espera un momento antes de actuar, y cualquiera puede anularla con una Bastet. Nadie lo hace. Ahora mira a Biscuit.
lesson-let-be = ¡Cinco puntos! Biscuit quiere uno de tus callejeros. Podrías anularlo con tu Bastet, pero hay algo mejor: déjala pasar.
lesson-meow = Es una carta Miau contra ti: puedes maullar también. Juega tu carta Miau y toca a Biscuit.
lesson-double = La carta de Biscuit queda anulada y la tuya vale el doble: dos callejeros, a no ser que Biscuit vuelva a maullar.
lesson-again = ¡Siete puntos! El turno sigue desde la última carta jugada, la tuya: le toca a Biscuit. Y Biscuit no se rinde.
lesson-bastet = Otro Miau contra ti, y ya no te queda ninguno. Pero Bastet anula cualquier carta en cualquier momento: ¡juégala!
lesson-crossed = Tachada: esa carta no hará nada. Solo una Bastet sobre tu Bastet podría recuperarla.
lesson-yellow = Le toca a Mochi, con una carta amarilla. Las amarillas invierten el sentido, quitan un turno, copian, cambian las manos o mandan los gatos al vecino.
lesson-around = Ahora se juega al revés: mira las flechas. ¡Pero Biscuit también tiene una carta así!
lesson-win = Te toca. Has robado hasta tener tres cartas, como siempre. Solo te falta un punto: quédate el gato de raza.
lesson-last = Nueve puntos, si nadie tiene una Bastet. Contén la respiración…
lesson-end = ¡Gattara! Has ganado. Eso es todo: reúne gatos, devuelve los maullidos y guarda una Bastet para cuando importe. ¡A una mesa de verdad!

### Por qué una jugada puede ser buena: lo que dice un consejo.

why-gain = { $points ->
    [one] Te da un punto; tienes { $have } de { $goal }.
   *[other] Te da { $points } puntos; tienes { $have } de { $goal }.
}
why-take = Los gatos de alguien pasan a ser tuyos.
why-lose = A alguien le cuesta gatos.
why-skip = Quien sigue pierde su turno.
why-zen = Quien sigue solo podrá jugar amarillo.
why-not-me = No va contra ti: tu carta valdrá más después.
why-spare = Va contra ti, pero tu carta quizá valga más después.
why-save = Te libra de lo que iba contra ti.
why-stop = Impide lo que iba a pasarle a otra persona.
why-answer = Anula lo que va contra ti y devuelve el doble.

# Kinds of choices, in reports
kind-play = jugar una carta
kind-skip = pasar
kind-aim = elegir a quién va
kind-bastet = jugar Bastet
kind-let-be = dejarla pasar
kind-answer = responder con un Miau
kind-no-answer = no responder
kind-go-on = continuar
