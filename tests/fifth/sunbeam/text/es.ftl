name = Sunbeam
tagline = Un solo rincón al sol, y en cada mano un gato para ocuparlo.

card = gato { $number }

place-hand = Gatos
place-out = Fuera
place-basket = Cesta

fact-round = Ronda { $value } de 4
fact-points = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}

phase-send = Envía un gato.

choice-send = enviar { $cat }

story-begins = { $who_is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
story-sent = { $who_is ->
    [you] Envías { $cat }.
   *[other] { $who } envía { $cat }.
}
story-got-the-spot = { $who_is ->
    [you] Tu { $cat } se queda con el rincón.
   *[other] { $cat } de { $who } se queda con el rincón.
}
story-purrs = { $who_is ->
    [you] Ronroneas.
   *[other] { $who } ronronea.
}

reason-warmest = más rondas al sol
reason-shared = empate, victoria compartida

refuse-not-yours = El gato { $cat } no está contigo
