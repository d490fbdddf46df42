# clowder review
cli-review-title = { $game_name }, comme { $who } l’a joué
cli-review-accuracy = Précision : { $accuracy } % (± { $error }). Sur { $count } décisions où il y avait un choix, { $best } étaient les meilleures et { $good } aussi bonnes.
cli-review-given = Cédé en tout : { $given } (± { $error }) parties sur cent.
cli-review-luck = Chance : { $deal } à la donne et { $draws } dans la suite (± { $error }), en parties sur cent.
cli-review-play = Ce qui reste du résultat vient du jeu de tous : { $play }.
cli-review-step = Étape { $step } : { $played }
cli-review-better = Mieux : { $best }
cli-review-reasons = Pour ce choix : { $better } Pour l’autre : { $played }
cli-review-nothing = Rien de nettement moins bon que le meilleur n’a été joué.
cli-review-judging = Chaque décision est jugée…
cli-review-peeks = Cette partie n’est pas finie : sa chance révèle des cartes que personne n’a vues
