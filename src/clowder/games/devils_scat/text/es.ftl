name = Devil's Scat
tagline = Tres cartas, un palo, 31 puntos: cambia, atrévete a golpear y cuidado con los tres seises.
aim = Acércate a 31 en un solo palo y golpea a tiempo.

card = { $rank }{ $suit ->
    [hearts] ♥
    [stars] ★
    [gems] ◆
    [swirls] ◎
   *[skulls] ☠
}
suit = { $suit ->
    [hearts] corazones ♥
    [stars] estrellas ★
    [gems] gemas ◆
    [swirls] espirales ◎
   *[skulls] calaveras ☠
}

place-hand = Mano
place-drawn = Recién robada
place-deck = Mazo
place-discards = Descartes

fact-round = Ronda { $value }
fact-scoring = { $value ->
    [classic] Puntuación clásica: gana quien quede con vida
   *[points] Por puntos
}
fact-target = Para ganar: { $value } puntos y la ronda
fact-dealer = Reparte: { $value }
fact-favoured = Palo favorito: { $favoured ->
    [hearts] corazones ♥
    [stars] estrellas ★
    [gems] gemas ◆
    [swirls] espirales ◎
   *[skulls] calaveras ☠
}
fact-booted = Palo apartado: { $booted ->
    [hearts] corazones ♥
    [stars] estrellas ★
    [gems] gemas ◆
    [swirls] espirales ◎
   *[skulls] calaveras ☠
}
fact-reshuffles = { $value ->
    [1] Descartes barajados una vez
   *[other] Descartes barajados dos veces
}
fact-knocker = Ha golpeado: { $value }
fact-last_turns = { $value ->
    [1] Último turno
   *[other] Quedan { $value } turnos
}
fact-scat = Scat: { $value }
fact-devils_scat = Devil's Scat: { $value }
fact-winner = Gana la ronda: { $value }

fact-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
fact-lives = { $value ->
    [0] fuera
    [one] { $value } vida
   *[other] { $value } vidas
}
fact-worth = La mano vale { $value }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}
fact-sixths = { "" }
fact-knocked = ha golpeado
fact-change = Esta ronda: { $value ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
}
fact-for_winning = +1 ronda ganada
fact-for_29 = +1 mano de 29 o más
fact-for_31 = +1 un 31 exacto
fact-for_favoured = +1 palo favorito
fact-for_knocking = −1 golpeó, pero ganó otra persona
fact-for_lowest = −1 la mano más baja
fact-for_lowest_knocker = −1 más por haber golpeado
fact-for_scat = −1 Scat de otra persona

phase-draw = Roba del mazo, toma el último descarte o golpea.
phase-last = Último turno: roba del mazo o toma el último descarte.
phase-must_knock = Esta ronda ya ha durado bastante: tienes que golpear.
phase-discard = Descarta una carta.
phase-deal = Mira las manos; después reparte la siguiente ronda.

choice-deck = { $reshuffle ->
    [yes] barajar los descartes y robar de ellos
   *[no] robar del mazo
}
choice-take = tomar { $card }
choice-knock = golpear
choice-deal = repartir la siguiente ronda
choice-discard = descartar { $card }

story-booted = Palo apartado en esta partida: { suit }.
story-dealt = { $who_is ->
    [you] Ronda { $round }: repartes tú.
   *[other] Ronda { $round }: reparte { $who }.
}
story-turned-up = { $card } abre los descartes.
story-favoured = El palo favorito: { suit }.
story-your-hand = Tienes { $cards }.
story-begins = { $who_is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
story-reshuffled = { $who_is ->
    [you] El mazo está vacío: barajas los descartes para formar otro.
   *[other] El mazo está vacío: { $who } baraja los descartes para formar otro.
}
story-drew = { $who } roba del mazo.
story-drew-card = Robas { $card } del mazo.
story-took = { $who_is ->
    [you] Tomas { $card } de los descartes.
   *[other] { $who } toma { $card } de los descartes.
}
story-discarded = { $who_is ->
    [you] Descartas { $card }.
   *[other] { $who } descarta { $card }.
}
story-knocked = { $who_is ->
    [you] Golpeas: a los demás les queda un turno.
   *[other] { $who } golpea: a los demás les queda un turno.
}
story-must-knock = { $who_is ->
    [you] Esta ronda ya ha durado bastante: tienes que golpear, y a los demás les queda un turno.
   *[other] Esta ronda ya ha durado bastante: { $who } tiene que golpear, y a los demás les queda un turno.
}
story-scat = { $who_is ->
    [you] ¡Scat! Tienes 31 y se acaba la ronda.
   *[other] ¡Scat! { $who } tiene 31 y se acaba la ronda.
}
story-devils-scat = { $who_is ->
    [you] ¡Devil's Scat! Tienes tres seises y se acaba la ronda.
   *[other] ¡Devil's Scat! { $who } tiene tres seises y se acaba la ronda.
}
story-shows = { $who_is ->
    [you] Muestras { $cards }
   *[other] { $who } muestra { $cards }
}: { $whole }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
story-round-won = { $who_is ->
    [you] Ganas la ronda.
   *[other] { $who } gana la ronda.
}
story-round-tied = Las mejores manos empatan: nadie gana la ronda.
story-point-won = { $who_is ->
    [you] Sumas 1 punto por ganar la ronda.
   *[other] { $who } suma 1 punto por ganar la ronda.
}
story-point-29 = { $who_is ->
    [you] Sumas 1 punto por una mano de 29 o más.
   *[other] { $who } suma 1 punto por una mano de 29 o más.
}
story-point-31 = { $who_is ->
    [you] Sumas 1 punto por un 31 exacto.
   *[other] { $who } suma 1 punto por un 31 exacto.
}
story-point-favoured = { $who_is ->
    [you] Sumas 1 punto por el palo favorito.
   *[other] { $who } suma 1 punto por el palo favorito.
}
story-point-lost = { $who_is ->
    [you] Pierdes 1 punto: golpeaste y ganó otra persona.
   *[other] { $who } pierde 1 punto por golpear cuando ganó otra persona.
}
story-total = { $who_is ->
    [you] Ahora tienes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $who } tiene ahora { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
story-life-scat = { $who_is ->
    [you] El Scat te cuesta una vida.
   *[other] { $who } pierde una vida por el Scat.
}
story-life-lowest = { $who_is ->
    [you] Pierdes una vida por la mano más baja.
   *[other] { $who } pierde una vida por la mano más baja.
}
story-life-knocker = { $who_is ->
    [you] Y otra más, porque golpeaste.
   *[other] Y otra más, porque { $who } golpeó.
}
story-lives = { $who_is ->
    [you] { $lives ->
        [one] Te queda { $lives } vida.
       *[other] Te quedan { $lives } vidas.
    }
   *[other] { $who } tiene aún { $lives ->
        [one] { $lives } vida
       *[other] { $lives } vidas
    }.
}
story-out = { $who_is ->
    [you] Quedas fuera de la partida.
   *[other] { $who } queda fuera de la partida.
}
story-wins-target = { $who_is ->
    [you] Tienes los puntos y la ronda: ¡ganas la partida!
   *[other] { $who } tiene los puntos y la ronda, ¡y gana la partida!
}
story-wins-survivor = { $who_is ->
    [you] Solo quedas tú con vida: ¡ganas la partida!
   *[other] Solo queda con vida { $who }, ¡y gana la partida!
}
story-wins-together = { $who_is ->
    [you] No queda nadie con vida: compartes la victoria.
   *[other] No queda nadie con vida: { $who } comparte la victoria.
}

reason-target = puntos suficientes y la última ronda ganada
reason-survivor = la última persona con vida
reason-together = quienes quedaban perdieron a la vez su última vida

option-dealer = Quién reparte primero
option-dealer-random = decide el azar
option-scoring = Puntuación
option-scoring-points = puntos para las mejores manos
option-scoring-classic = clásica: tres vidas, la mano más baja pierde una
option-boot = Apartar un palo (2 o 3 jugadores)
option-boot-none = jugar con los cinco palos
option-boot-random = un palo al azar se queda en la caja
option-boot-hearts = sin corazones ♥
option-boot-stars = sin estrellas ★
option-boot-gems = sin gemas ◆
option-boot-swirls = sin espirales ◎
option-boot-skulls = sin calaveras ☠

refuse-boot-players = Opción «boot»: «{ $value }» es para 2 o 3 jugadores, no para { $players }; con más, solo vale «none»
refuse-deal-first = La ronda ha terminado: reparte la siguiente
refuse-round-goes-on = La ronda sigue en juego: no hay nada que repartir
refuse-draw-first = Roba una carta antes de descartar { $card }
refuse-discard-first = Ya tienes una carta de más: descarta una
refuse-knock-too-late = Ya tienes una carta de más: se golpea en vez de robar; descarta una
refuse-already-knocked = Alguien ha golpeado: en tu último turno solo puedes mejorar la mano
refuse-must-knock = Esta ronda ya ha durado bastante: tienes que golpear
refuse-just-taken = Acabas de tomar { $card } de los descartes: descarta otra carta
refuse-not-in-hand = { $card } no está en tu mano

where = { $line ->
    [0] { $source }
   *[other] { $source }, línea { $line }
}
deck-list = { where }: «{ $name }» debe ser una lista de palabras
deck-twice = { where }: «{ $name }» nombra «{ $word }» dos veces
deck-count = { where }: «{ $name }» nombra { $found } palabras, pero la caja tiene { $count }
deck-no-six = { where }: «ranks» necesita «6», de los que se hace el Devil's Scat
deck-no-scat = { where }: «ranks» necesita «A» y dos rangos que valgan diez, de los que se hace un Scat

# En el navegador.
web-feel = Cambiar, vigilarse y golpear en el momento justo.
web-suit = { $suit ->
    [hearts] corazones
    [stars] estrellas
    [gems] gemas
    [swirls] espirales
   *[skulls] calaveras
}
# Each sign, and how it is read out to those who listen.
web-signs = ♥ de corazones, ★ de estrellas, ◆ de gemas, ◎ de espirales, ☠ de calaveras
web-how = { $how ->
    [row] una escalera
    [three] un trío
    [devil] tres seises
    [scat] un Scat
   *[suit] en { web-suit }
}
web-worth = Tu mano vale { $figure }: { $how }
web-worth-best = Tu mano valdrá como mucho { $figure }: { $how }
web-at-best = como mucho
web-leaves = quedan { $figure }
web-counts = cuenta
web-ask-draw = Roba, toma o golpea.
web-ask-last = Último turno: roba o toma.
web-out = No te quedan vidas. ¡Mira a los demás!
web-classic = Gana quien quede con vida
web-piles = Mazo y descartes
web-deck = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-top = { $card }, encima de los descartes
web-favoured = Favorito
web-favoured-means = Palo favorito: { web-suit }. Una mano que puntúa y tiene una carta suya recibe 1 punto más.
web-knock = Golpear
web-knock-means = { $scoring ->
    [classic] A los demás les queda un turno. Si tu mano es la más baja, pierdes dos vidas.
   *[points] A los demás les queda un turno. Si alguien te gana, pierdes un punto.
}
web-nobody-knocked = Nadie ha golpeado todavía.
web-knocked = { $who_is ->
    [you] Has golpeado
   *[other] { $who } ha golpeado
}
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de { $target }
web-nearly = ¡La próxima ronda ganada da la victoria!
web-dealer = reparte esta ronda
web-scat = ¡Scat!
web-devils-scat = ¡Devil's Scat!
web-has-scat = { $who_is ->
    [you] Tienes 31: la ronda es tuya.
   *[other] { $who } tiene 31 y gana la ronda.
}
web-has-devils-scat = { $who_is ->
    [you] Tres seises: la ronda es tuya.
   *[other] Tres seises: { $who } gana la ronda.
}
web-lowest = La mano más baja pierde una vida.
web-nothing = { $scoring ->
    [classic] sin pérdidas
   *[points] ningún punto
}
web-last-round = Puntuación de la última ronda (ronda { $round })
web-column = { $column ->
    [player] Jugador
    [hand] Mano
    [for_winning] Ronda
    [for_29] 29+
    [for_31] 31
    [for_favoured] Favorito
    [for_knocking] Golpe
    [for_lowest] Baja
    [for_lowest_knocker] Golpe
    [for_scat] Scat
    [classic] Vidas
   *[points] Puntos
}
web-won-target = { $who_is ->
    [you] Ganaste la última ronda y tienes { $points } puntos; hacían falta { $target }: la partida es tuya.
   *[other] { $who } ganó la última ronda y tiene { $points } puntos; hacían falta { $target }.
}
web-won-survivor = { $who_is ->
    [you] Solo quedas tú con vida.
   *[other] Solo queda con vida { $who }.
}
web-won-together = { $who_is ->
    [you] No queda nadie con vida: compartes la victoria.
   *[other] No queda nadie con vida: { $who } comparte la victoria.
}

# La lección.
lesson-hand = Las cartas de un mismo palo se suman, y la mejor mano gana la ronda: 31 es lo máximo. Tus dos calaveras suman 20.
lesson-draw = Un turno es sencillo: toma una carta y descarta otra. Toca el mazo y mira qué sale.
lesson-discard = ¡Otra calavera! Las flechas dicen lo que te dejaría cada descarte. Descarta J◆ y quédate con 28.
lesson-other = Ahora le toca a Biscuit. Lo que se toma de los descartes queda a la vista de todos.
lesson-take = ¡J☠, ahí mismo! En vez de robar puedes tomar el último descarte. Tócalo.
lesson-keep = La carta que acabas de tomar tiene que quedarse este turno. Descarta 8☠: te quedan 30.
lesson-wait = Otra vez Biscuit: una carta del mazo es secreta.
lesson-knock = 30 es difícil de superar: ¡golpea! A los demás les queda un turno y, si alguien te gana, pierdes un punto.
lesson-last = El último turno de Biscuit. Después se muestran todas las manos.
lesson-points = Ganas la ronda: 1 punto. Otro por 29 o más, y otro por una carta del palo favorito.
lesson-sixes = Nueva ronda, nuevo palo favorito. Dos seises parecen poco, pero mira lo que tira Biscuit…
lesson-devil = ¡Un tercer seis! Tómalo y descarta J☠.
lesson-scat = Tres seises son el Devil's Scat. Como un 31 exacto, termina la ronda al instante y la gana.
lesson-end = Suma puntos hasta tener suficientes y gana una ronda: la partida será tuya. Ya lo sabes todo. ¡Suerte!

### Por qué una jugada puede ser buena: lo que dice un consejo.

why-left = Lo que queda vale { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-knock-good = Pocas manos superan { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-knock = Tu mano vale { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}, y a los demás solo les queda un turno.
why-take = Con ella tu mano puede valer { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-take-hope = De momento tu mano vale { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
} con ella, pero puede combinar con otras cartas.
why-deck = El descarte no subiría tu mano por encima de { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-deck-better = Tu mano vale { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}: una carta del mazo puede mejorarla más que el descarte.

# Kinds of choices, in reports
kind-deck = robar del mazo
kind-take = tomar el descarte
kind-knock = golpear
kind-deal = repartir la siguiente ronda
kind-discard = descartar
