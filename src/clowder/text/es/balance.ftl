balance-title = { $game_name }: lo que hacen sus reglas
balance-lead = { $games } partidas en cada mesa entre jugadores del nivel { $bot }, y otras al lado; semilla { $seed }.
balance-lead-varied = Puesto al lado, con los mismos repartos: { $variants }.
balance-variant = { $option } = { $value }
balance-variant-deck = las cartas de { $value }
balance-usual = como se pidió
balance-short = Lo que hay que saber
balance-players = Con { $count } jugadores
balance-evidence = Las pruebas
balance-fun = Lo que ninguna página así puede medir es la diversión. Sabe cuánto tiempo se estaría a la mesa y cuánto valdrían las decisiones; no si alguien se reiría.

balance-say-fair-place = Los asientos no son iguales: { $place ->
    [1] quien decide primero
   *[other] el jugador { $place } en el orden del juego
} gana { $share } en vez de { $due } ({ $interval }; { $games } partidas).
balance-say-fair-even = Ningún asiento gana más ni menos de lo que le toca, hasta donde muestran { $games } partidas; una ventaja de un punto porcentual se habría visto casi seguro.
balance-say-fair-unknown = { $games } partidas no muestran si algún asiento tiene ventaja: para ver un punto porcentual hacen falta { $more } más.
balance-say-fair-level-more = Entre jugadores { $bot }, ese asiento está más lejos de lo que le toca: { $share } ({ $interval }).
balance-say-fair-level-less = Entre jugadores { $bot }, ese asiento está más cerca de lo que le toca: { $share } ({ $interval }).
balance-say-fair-level-unknown = Nada muestra que sea distinto entre jugadores { $bot }: { $share } ({ $interval }).
balance-say-long = Una partida dura unos { $minutes } minutos entre personas, de { $early } a { $late } en nueve de cada diez, con { $turns } turnos de media (de { $least } a { $most }).
balance-say-bound = La cláusula { $clause }, un límite nuestro donde el reglamento no pone ninguno, tuvo que intervenir en { $share } de las partidas ({ $interval }).
balance-say-skill = Jugar bien vale la pena: { $better } gana { $share } de las partidas contra { $worse } ({ $interval }). Quién juega explica { $skill } de los resultados, la suerte el otro { $luck }; { $enough ->
    [one] basta una partida
   *[other] bastan { $enough } partidas
} para que el mejor vaya por delante 19 de cada 20 veces.
balance-say-skill-unknown = Tan pocos repartos no muestran si { $better } es mejor que { $worse }: { $share } ({ $interval }).
balance-say-decisions = Al menos { $real } de las decisiones son de verdad, con más diferencia que ruido entre la mejor y la peor opción: { $turn } por turno. Entre las dos hay { $gap } de la victoria de media. En { $obvious } de las decisiones lo que parece mejor a primera vista vale tanto como lo demás.
balance-say-drama = El liderato cambia { $changes } veces por partida ({ $interval }). La mitad de las partidas están decididas tras { $half } de sus decisiones. En { $comebacks } el ganador tuvo en algún momento menos de la mitad de una probabilidad justa.
balance-say-runaway = En { $runaways } de las partidas alguien tiene 80 % a la mitad, y gana { $won } de esas.
balance-say-costly-never = «{ $kind }» importa: quien nunca lo elige, cuando hay otra cosa, gana { $part } de lo que le toca ({ $interval }).
balance-say-costly-always = Quien siempre elige «{ $kind }», cuando se puede, gana { $part } de lo que le toca ({ $interval }).
balance-say-better-never = Se puede prescindir de «{ $kind }»: quien nunca lo elige gana { $part } de lo que le toca ({ $interval }), más que quien juega a primera vista.
balance-say-better-always = «{ $kind }» siempre acierta: quien nunca elige otra cosa, cuando se puede, gana { $part } de lo que le toca ({ $interval }).
balance-say-idle = No se ve cuánto cuesta no elegir nunca uno de estos; es menos de { $within } de lo que toca, más o menos: { $kinds }.
balance-say-dead = { $count ->
    [one] Casi nunca se elige cuando se podría
   *[other] Casi nunca se eligen cuando se podría ({ $count })
}: { $items }.
balance-say-dominant = { $count ->
    [one] Se elige casi siempre, y con razón
   *[other] Se eligen casi siempre, y con razón ({ $count })
}: { $items }.
balance-say-dominated = { $count ->
    [one] Vale menos que lo que se puede elegir al lado
   *[other] Valen menos que lo que se puede elegir al lado ({ $count })
}: { $items }.
balance-say-no-verdict = Ninguna carta ni número destaca por convenir siempre o nunca, hasta donde se probó.
balance-say-contrast = { $variant }, con { $count } jugadores, cambia algo: { $differences }.
balance-difference = { $figure } { $other } ({ $interval }) en vez de { $usual }
balance-say-contrast-none = No se ve ninguna diferencia entre las variantes, con { $compared } cifras comparadas; la más cercana pediría unas { $times } veces más partidas.

balance-fair = ¿Es justo?
balance-fair-about = Parte de las victorias según el orden en que se decide, entre jugadores { $bot }, con intervalos del 95 %. La línea discontinua es lo que le toca a cada uno.
balance-place = { $place ->
    [1] decide primero
   *[other] número { $place }
}
balance-long = ¿Es largo?
balance-minutes = Minutos
balance-minutes-about = Cuántos minutos duran las partidas entre personas, estimados: ocho segundos para la primera decisión de un turno, tres para cada una de las siguientes y para una ventana, cuatro para mirar.
balance-turns = Turnos
balance-turns-about = Cuántos turnos tienen las partidas.
balance-endings = Cómo acaban las partidas
balance-steps = decisiones
balance-skill = ¿Habilidad o suerte?
balance-ladder = Clasificación
balance-ladder-about = Puntos Elo por encima de { $bot }, con intervalos del 95 %. 400 puntos son 10 contra 1.
balance-no-clairvoyant = No se midió cuánto queda por ganar más allá de { $bot }. Esto lo haría: --bots { $bots }
balance-drama = ¿Hay emoción?
balance-course = La probabilidad del ganador
balance-course-about = La probabilidad de ganar de quienes ganaron al final, del reparto a la última decisión: de media, y la mitad central de las partidas. La línea discontinua es una probabilidad justa.
balance-decided = Decididas
balance-decided-about = Parte de las partidas que ya están decididas en ese momento: el futuro ganador tiene 80 % y no lo pierde.
balance-in-figures = En cifras
balance-choices = Cada opción
balance-kinds = Clases de opciones
balance-kinds-about = Lo que gana quien nunca lo elige cuando hay otra cosa, como parte de lo que le toca, con intervalos del 95 %. En la línea discontinua no cuesta nada.
balance-items = Cada carta, cada número
balance-items-about = Elegida: cuántas veces, cuando se podía. Jugada y guardada: lo que ganan quienes la eligieron, y quienes habrían podido y nunca lo hicieron, como parte de lo que les toca; eso dice qué acompaña a la victoria, no qué la causa. Valor: la probabilidad de ganar que tiene de más que las opciones de al lado cuando se prueban ambas, con un intervalo corregido por cuántas hay.
balance-items-more = Todas ({ $count })
balance-contrasts = ¿Y si…?
balance-contrasts-about = Los mismos repartos y jugadores. Real es lo que la suerte sola haría en menos del 5 % de todos los informes así, con las { $compared } cifras comparadas (Holm).
balance-watch = Para ver
balance-watch-about = Cada partida está en esta página. Guárdala, ábrela en el navegador en { $address } o en el terminal, y estarás en el momento del que se habla.
balance-save = guardar la partida
balance-step = paso { $step }
balance-why-comeback = La mayor remontada: en este momento el futuro ganador tiene { $detail }.
balance-why-changes = El liderato cambia { $detail } veces, aquí por última vez.
balance-why-swing = Una decisión de la que depende { $detail } de la victoria.
balance-why-missed = Lo que parece mejor a primera vista regala { $detail } de la victoria.
balance-why-longest = La partida más larga: { $detail } decisiones.
balance-why-shortest = La partida más corta: { $detail } decisiones.
balance-why-bound = La cláusula { $detail } acaba esta partida.

balance-figure-first-place = victorias de quien decide primero
balance-figure-minutes = minutos
balance-figure-turns = turnos
balance-figure-shared = partidas que ganan varios
balance-figure-ending = partidas que acaban así, { $word }
balance-figure-duel = victorias de { $first } contra { $second }
balance-figure-real = decisiones de verdad
balance-figure-gap = victoria entre la mejor y la peor opción
balance-figure-changes = cambios de liderato
balance-figure-comebacks = remontadas
balance-figure-runaways = líderes con 80 % a la mitad

balance-seat = asiento
balance-wins = victorias
balance-games = partidas
balance-mean = media
balance-median = mediana
balance-range = nueve de diez
balance-extremes = menos y más
balance-quantity = cantidad
balance-ending = final
balance-share = parte
balance-bound = cláusula { $clause }, un límite nuestro
balance-no-bound = ningún límite nuestro tuvo que intervenir
balance-duel = duelo
balance-against = { $first } contra { $second }
balance-deals = repartos
balance-luck = suerte
balance-enough = partidas hasta ir por delante
balance-moment = parte de la partida
balance-chance = probabilidad del ganador
balance-as-good-as = decididas
balance-kind = opción
balance-there = por partida
balance-chosen = elegida
balance-worth = valor
balance-better-worse = claramente mejor, peor
balance-never = nunca
balance-always = siempre
balance-played = jugada
balance-held = guardada
balance-verdict = qué se dice de ella
balance-verdict-dead = casi nunca se elige
balance-verdict-dominant = casi siempre acierta
balance-verdict-dominated = vale menos
balance-figure = cifra
balance-usual-head = como se pidió
balance-other-head = variante
balance-luck-alone = la suerte sola
balance-real = real
balance-yes = sí
balance-no = no se ve
balance-reading = Cómo leer esto
balance-reading-interval = Los <b>intervalos</b> contienen la cifra verdadera en 95 de cada 100 informes.
balance-reading-players = <b>Quienes juegan</b> son programas. { $bot } juega lo que parece mejor a primera vista y no sabe más que su asiento; donde las personas juegan de otra manera, sus partidas también son otras.
balance-reading-chance = Las <b>probabilidades</b> salen de seguir jugando { $playouts } veces desde una posición, todos a primera vista; las opciones de una decisión se prueban cada una en { $trials } mundos que su jugador no puede distinguir del verdadero, con la misma suerte. Lo que se eligió como mejor en una mitad de los mundos lo juzga la otra.
balance-reading-due = Lo que <b>toca</b> es lo que ganaría cada uno si todos fueran iguales. Los jugadores restringidos ocupan cada asiento igual de a menudo, entre jugadores libres.
balance-made = Cómo se hizo
balance-repeats = La misma orden da exactamente la misma página en cualquier máquina.
balance-repeats-not = Estas cifras no se repiten exactamente: con un presupuesto de tiempo, o con un bot propio, cada serie es un poco distinta.
balance-versions = Clowder { $clowder }, reglas { $rules } de { $game_name }, semilla { $seed }.
balance-options = Opciones del juego: { $options }
