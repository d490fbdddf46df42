# clowder review
cli-review-title = { $game_name }, tal como ha jugado { $who }
cli-review-accuracy = Precisión: { $accuracy } % (± { $error }). De { $count } decisiones con alternativas, { $best } han sido las mejores y { $good } igual de buenas.
cli-review-given = Cedido en total: { $given } (± { $error }) de cada cien partidas.
cli-review-luck = Suerte: { $deal } en el reparto y { $draws } en lo que vino después (± { $error }), en partidas de cada cien.
cli-review-play = Lo que queda del resultado es el juego de todos: { $play }.
cli-review-step = Paso { $step }: { $played }
cli-review-better = Mejor: { $best }
cli-review-reasons = A favor de esta: { $better } A favor de la otra: { $played }
cli-review-nothing = No se ha jugado nada claramente peor que lo mejor.
cli-review-judging = Se juzga cada decisión…
cli-review-peeks = Esta partida no ha terminado: su suerte habla de cartas que nadie ha visto
