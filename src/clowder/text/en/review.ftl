# clowder review
cli-review-title = { $game_name }, as { $who } played it
cli-review-accuracy = Accuracy: { $accuracy } % (± { $error }). Of { $count } decisions with a choice, { $best } were the best and { $good } as good.
cli-review-given = Given away in all: { $given } (± { $error }) of a hundred games.
cli-review-luck = Luck: { $deal } in the deal and { $draws } in what came after it (± { $error }), in games of a hundred.
cli-review-play = What is left of the result is play, everybody’s: { $play }.
cli-review-step = Step { $step }: { $played }
cli-review-better = Better: { $best }
cli-review-reasons = For it: { $better } For the other: { $played }
cli-review-nothing = Nothing clearly worse than the best was played.
cli-review-judging = Judging every decision…
cli-review-peeks = This game is not over: its luck tells of cards that nobody has seen
