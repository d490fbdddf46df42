# clowder learn
cli-learn-share = { $players ->
    [2] With 2 players, against a greedy player: { $share } of { $games } games ({ $interval }); as good would be { $fair }
   *[other] With { $players } players, alone among greedy players: { $share } of { $games } games ({ $interval }); as good would be { $fair }
}
cli-learn-done = Learned. The weights are in { $target }, and play as { $bot }
cli-learn-no-gain = It does not clearly beat the greedy player: more hours, another seed or other settings may help.
cli-learn-stopped = Interrupted; everything is kept in { $source }, and --resume goes on from there.
cli-learn-diverged = The run went bad: its numbers are no numbers any more. What was kept last is in { $source }; a lower rate may help.
cli-learn-collapsed = The run went bad: it always plays the same and does not beat the greedy player. What was kept is in { $source }; a higher entropy may help.
cli-learn-out-foreign = { $target } is there already and has no weights in it: it is left alone, choose another name
cli-learn-unfinished = { $source } is a run that was broken off: go on with it by --resume, or choose another name
error-learn-hours = A run takes more than 0 and at most { $most } hours, not { $value }
error-learn-settings = { $value } cannot be set: { $reason }
error-learn-width = A network of width { $width } takes more than { $most } bytes
error-learn-checkpoint = { $source } is no run of learning that can be gone on with: it is damaged, or of another version
error-learn-other = { $source } is a run of another game, or of other rules than { $game_name } has now

# the page with its curves
curves-title = { $game_name }: how a network learned it
curves-share = Won against greedy players, with { $count } players
curves-entropy = Entropy of the policy, as a part of the most there could be
curves-policy = Loss of the policy
curves-value = Loss of the value, judged from one seat
curves-critic = Loss of the critic, who sees all seats
curves-moved = How far the policy moved in a lesson (KL)
curves-decisions = { $count } million decisions
curves-measured = Measured
curves-settings = Settings
curves-when = million decisions
curves-hours = hours
curves-players = players
curves-games = games
curves-won = won
