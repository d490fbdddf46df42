interval = de { $low } a { $high }
too-few = muy pocos repartos para decirlo

# clowder arena
cli-arena-title = { $game_name }: { $bots }
cli-arena-plan = { $deals ->
    [one] Como máximo un reparto por duelo, en todas las colocaciones; semilla { $seed }
   *[other] Como máximo { $deals } repartos por duelo, cada uno en todas las colocaciones; semilla { $seed }
}
cli-arena-players = Con { $count } jugadores
cli-arena-nothing-yet = Todavía no ha terminado ningún reparto.
cli-arena-duel = duelo
cli-arena-against = contra
cli-arena-deals = repartos
cli-arena-wins = victorias
cli-arena-score = diferencia
cli-arena-settled = decidido
cli-arena-yes = sí
cli-arena-not-yet = aún no
cli-arena-ladder = Clasificación, en puntos Elo por encima de { $bot }:
cli-arena-ceiling = { $search } recorre el { $part } ({ $interval }) del camino de greedy a { $clairvoyant }.
cli-arena-no-ceiling = { $clairvoyant } no ha ganado más que greedy: { $search } no tiene camino que recorrer.
cli-arena-forfeits = { $count ->
    [one] { $bot } ha perdido una partida por abandono: { $reason }
   *[other] { $bot } ha perdido { $count } partidas por abandono. La primera vez: { $reason }
}
cli-arena-legend = Las victorias y la diferencia de puntos son las del primer bot del duelo, con sus intervalos al 95 %; dos bots iguales ganan el 50 %. Decidido: el azar por sí solo llegaría a eso en menos del 5 % de las series.
cli-arena-repeats-not = Estas cifras no se repiten exactamente: con un presupuesto de tiempo, o con un bot propio, cada serie sale un poco distinta.
cli-arena-goes-on = { $count ->
    [one] Se continúa tras un reparto de una serie anterior.
   *[other] Se continúa tras { $count } repartos de una serie anterior.
}
cli-arena-interrupted = Interrumpido; la misma orden sigue desde aquí.
cli-arena-interrupted-lost = Interrumpido; no se ha podido guardar nada, así que la misma orden empieza de nuevo.
cli-arena-written = El informe está en { $target }
cli-arena-out-foreign = { $target } ya existe y no es el informe de una arena: no se toca, elige otro nombre

# clowder simulate, with bots
cli-simulate-bot = bot
cli-simulate-forfeits = { $count ->
    [one] { $bot } ha perdido una partida por abandono: { $reason }
   *[other] { $bot } ha perdido { $count } partidas por abandono. La primera vez: { $reason }
}

# clowder report
cli-report-out-foreign = { $target } ya existe y no es un informe sobre un juego: no se toca, elige otro nombre
cli-report-written = El informe está en { $target }, las partidas que vale la pena ver en { $folder }
cli-report-interrupted = Interrumpido; lo terminado se conserva y la misma orden sigue desde aquí.
cli-report-interrupted-lost = Interrumpido; no se pudo conservar nada, la misma orden empieza de nuevo.
cli-report-goes-on = { $count ->
    [one] Se sigue después de una partida de una serie anterior.
   *[other] Se sigue después de { $count } partidas de una serie anterior.
}
cli-report-other-version = Una serie interrumpida con otra versión de Clowder, de un bot o de las cartas se ha apartado: { $file }
