report-title = Arena de { $game_name }
report-short = En pocas palabras
report-short-top = Con { $count } jugadores, { $bot } encabeza la clasificación, { $elo } puntos Elo ({ $interval }) por encima de { $first }.
report-short-first = Con { $count } jugadores, { $bot } encabeza la clasificación.
report-short-settled = { $duels ->
    [one] El único duelo { $settled ->
        [0] aún no está decidido
       *[other] está decidido
    }.
   *[other] Duelos decididos: { $settled } de { $duels }.
}

report-asked = Lo que se pidió
report-asked-how = Los bots se enfrentaron de dos en dos. Cada uno tenía la mitad de los asientos, y cada reparto se jugó en todas las colocaciones, para que la suerte del reparto se anulara. { $all ->
    [yes] Repartos por duelo: { $deals }.
   *[no] Un duelo acababa en cuanto estaba decidido; repartos por duelo, como máximo: { $deals }.
}
report-options = Opciones del juego: { $options }

report-players = Con { $count } jugadores
report-ladder = Clasificación
report-ladder-about = Puntos Elo por encima de { $bot }, con los intervalos al 95 %.
report-duels = Duelos
report-duels-about = Parte de las victorias que se llevó el primer bot, con los intervalos al 95 %. Dos bots iguales ganan el 50 %, donde está la línea discontinua. Un punto hueco: aún no decidido.
report-ceilings = A qué distancia de verlo todo
report-ceilings-about = Cuánto de lo que gana contra greedy una búsqueda que ve todas las cartas gana también la búsqueda honrada, con los intervalos al 95 %.
report-ceiling = { $search }, { $count } jugadores
report-no-ceiling = nada que recorrer
report-forfeits = Abandonos
report-forfeits-none = Ningún bot ha perdido una partida por abandono.

report-against = contra { $second }
report-bot = bot
report-elo = Elo
report-interval = intervalo al 95 %
report-duel = duelo
report-deals = repartos
report-wins = victorias del primero
report-score = diferencia de puntos
report-evidence = indicios
report-settled = decidido
report-yes = sí
report-not-yet = aún no
report-fair = victorias contra greedy
report-seeing = viendo todas las cartas
report-covered = recorrido
report-games = partidas
report-reason = qué falló la primera vez

report-reading = Cómo se lee
report-reading-share = <b>Las victorias</b> son partes: una victoria compartida entre tres cuenta un tercio para cada uno. Cada bot ocupa cada asiento las mismas veces, así que dos bots iguales tienen el 50 %, sean cuantos sean los jugadores.
report-reading-interval = <b>Los intervalos</b> contienen el valor verdadero en 95 de cada 100 series. Las partidas de un mismo reparto no son independientes, y los intervalos lo tienen en cuenta.
report-reading-settled = <b>Los indicios</b> son lo que tendría quien empezara con 1 y apostara, reparto tras reparto y con una cuota justa, a que los dos bots no son iguales. A partir de 20 el duelo está <b>decidido</b>: el azar por sí solo llega ahí en menos del 5 % de las series, por muchas veces que se mire.
report-reading-score = <b>La diferencia de puntos</b> es lo que un asiento del primer bot sacaba de ventaja a uno del segundo, de media, según la cuenta del juego.
report-reading-elo = <b>Elo</b>: 400 puntos equivalen a 10 contra 1. Cada bot recibe el número que mejor encaja con todos sus duelos.
report-reading-ceiling = <b>El clarividente</b> busca con todas las cartas a la vista. Ningún jugador honrado puede hacer lo mismo: muestra cuánto habría por ganar.
report-reading-forfeit = <b>Abandono</b>: un bot que lanza un error, responde con una jugada ilegal o no responde a tiempo pierde la partida, y los demás se reparten la victoria.

report-made = Cómo se hizo este informe
report-repeats = La misma orden da exactamente las mismas cifras en cualquier máquina.
report-repeats-not = Estas cifras no se repiten exactamente: con un presupuesto de tiempo, o con un bot propio, cada serie sale un poco distinta, y una máquina más rápida ve más lejos.
report-versions = Clowder { $clowder }, reglas { $rules } de { $game_name }, semilla { $seed }; Python { $python }, NumPy { $numpy }, Numba { $numba }.
