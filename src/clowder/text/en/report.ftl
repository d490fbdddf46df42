report-title = Arena: { $game_name }
report-short = In short
report-short-top = With { $count } players { $bot } leads the ladder, { $elo } Elo points ({ $interval }) above { $first }.
report-short-first = With { $count } players { $bot } leads the ladder.
report-short-settled = { $duels ->
    [one] The only duel is { $settled ->
        [0] not settled yet
       *[other] settled
    }.
   *[other] Settled: { $settled } of { $duels } duels.
}

report-asked = What was asked
report-asked-how = Every two bots met in a duel. Each had half of the seats, and every deal was played in every seating, so that the luck of the deal cancels. { $all ->
    [yes] Deals played in every duel: { $deals }.
   *[no] A duel ended as soon as it was settled; the most deals a duel could have: { $deals }.
}
report-options = Options of the game: { $options }

report-players = With { $count } players
report-ladder = Ladder
report-ladder-about = Elo points above { $bot }, with 95 % intervals.
report-duels = Duels
report-duels-about = Share of the wins that fell to the first bot, with 95 % intervals. Equal bots win 50 %, where the dashed line is. A hollow dot: not settled.
report-ceilings = How far from seeing everything
report-ceilings-about = How much of what a search that sees all cards wins from greedy the fair search wins as well, with 95 % intervals.
report-ceiling = { $search }, { $count } players
report-no-ceiling = nothing to cover
report-forfeits = Forfeits
report-forfeits-none = No bot forfeited a game.

report-against = v. { $second }
report-bot = bot
report-elo = Elo
report-interval = 95 % interval
report-duel = duel
report-deals = deals
report-wins = wins of the first
report-score = score difference
report-evidence = evidence
report-settled = settled
report-yes = yes
report-not-yet = not yet
report-fair = wins from greedy
report-seeing = seeing all cards
report-covered = covered
report-games = games
report-reason = what went wrong first

report-reading = How to read this
report-reading-share = <b>Wins</b> are shares: a win that three players share is a third for each. Each bot takes each seat equally often, so equal bots have 50 % at every number of players.
report-reading-interval = <b>Intervals</b> hold the true figure in 95 of 100 runs. Games of one deal are not independent of each other, and the intervals reckon with that.
report-reading-settled = <b>Evidence</b> is what somebody would own who began with 1 and bet against the bots being equal, at fair odds, deal after deal. From 20 on a duel is <b>settled</b>: luck alone brings that about in less than 5 % of all runs, however often one looks.
report-reading-score = <b>Score difference</b> is what a seat of the first bot had more than one of the second, on average, in the game’s own counting.
report-reading-elo = <b>Elo</b>: 400 points are odds of 10 to 1. Each bot gets the one number that fits all its duels best.
report-reading-ceiling = <b>Clairvoyant</b> searches with all cards open. No fair player can do what it does: it shows how much there would be to win.
report-reading-forfeit = <b>Forfeit</b>: a bot that raises an error, answers with an illegal move or does not answer in time has lost that game, and the others share the win.

report-made = How it was made
report-repeats = The same command gives the very same figures on any machine.
report-repeats-not = These figures do not repeat exactly: with a budget of time, or with a bot of your own, every run is a little different, and a faster machine looks further ahead.
report-versions = Clowder { $clowder }, rules { $rules } of { $game_name }, seed { $seed }; Python { $python }, NumPy { $numpy }, Numba { $numba }.
