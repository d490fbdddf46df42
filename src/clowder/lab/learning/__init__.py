"""Learning to play: a network imitates the greedy player, then plays itself and is told who won (`clowder learn`)."""
