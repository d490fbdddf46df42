# clowder learn
cli-learn-share = { $players ->
    [2] Con 2 jugadores, contra greedy: { $share } de { $games } partidas ({ $interval }); igual de bueno sería { $fair }
   *[other] Con { $players } jugadores, solo contra greedy: { $share } de { $games } partidas ({ $interval }); igual de bueno sería { $fair }
}
cli-learn-done = Aprendido. Los pesos están en { $target }, y juegan con el nombre { $bot }
cli-learn-no-gain = No gana claramente a greedy: quizá ayuden más horas, otra semilla u otros ajustes.
cli-learn-stopped = Interrumpido; todo se guarda en { $source }, y --resume sigue desde ahí.
cli-learn-diverged = El aprendizaje ha ido mal: sus números ya no lo son. Lo último guardado está en { $source }; quizá ayude un paso menor (rate).
cli-learn-collapsed = El aprendizaje ha ido mal: siempre juega lo mismo y no gana a greedy. Lo guardado está en { $source }; quizá ayude más entropía.
cli-learn-out-foreign = { $target } ya existe y no contiene pesos: se deja como está, elige otro nombre
cli-learn-unfinished = { $source } es un aprendizaje interrumpido: sigue con --resume, o elige otro nombre
error-learn-hours = Un aprendizaje dura más de 0 y como mucho { $most } horas, no { $value }
error-learn-settings = { $value } no se puede ajustar: { $reason }
error-learn-width = Una red de anchura { $width } ocupa más de { $most } bytes
error-learn-checkpoint = { $source } no es un aprendizaje que se pueda continuar: está dañado, o es de otra versión
error-learn-other = { $source } es un aprendizaje de otro juego, o de otras reglas que las de { $game_name } ahora

# the page with its curves
curves-title = { $game_name }: cómo lo aprendió una red
curves-share = Ganado contra greedy, con { $count } jugadores
curves-entropy = Entropía de la política, como parte de la máxima posible
curves-policy = Pérdida de la política
curves-value = Pérdida del valor, juzgado desde un asiento
curves-critic = Pérdida del crítico, que ve todos los asientos
curves-moved = Cuánto se movió la política en una lección (KL)
curves-decisions = { $count } millones de decisiones
curves-measured = Mediciones
curves-settings = Ajustes
curves-when = millones de decisiones
curves-hours = horas
curves-players = jugadores
curves-games = partidas
curves-won = ganado
