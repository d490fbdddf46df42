interval = { $low } to { $high }
too-few = too few deals to say

# clowder arena
cli-arena-title = { $game_name }: { $bots }
cli-arena-plan = { $deals ->
    [one] At most one deal a duel, in every seating; seed { $seed }
   *[other] At most { $deals } deals a duel, each in every seating; seed { $seed }
}
cli-arena-players = With { $count } players
cli-arena-nothing-yet = No deal was finished yet.
cli-arena-duel = duel
cli-arena-against = v.
cli-arena-deals = deals
cli-arena-wins = wins
cli-arena-score = score difference
cli-arena-settled = settled
cli-arena-yes = yes
cli-arena-not-yet = not yet
cli-arena-ladder = Ladder, in Elo points above { $bot }:
cli-arena-ceiling = { $search } covers { $part } ({ $interval }) of the way from greedy to { $clairvoyant }.
cli-arena-no-ceiling = { $clairvoyant } won no more than greedy did: there is nothing for { $search } to cover.
cli-arena-forfeits = { $count ->
    [one] { $bot } forfeited one game: { $reason }
   *[other] { $bot } forfeited { $count } games. The first time: { $reason }
}
cli-arena-legend = Wins and scores are those of the first bot of a duel, with their 95 % intervals; equal bots win 50 %. Settled means that luck alone would say so in less than 5 % of all runs.
cli-arena-repeats-not = These figures do not repeat exactly: with a budget of time, or with a bot of your own, every run is a little different.
cli-arena-goes-on = { $count ->
    [one] Going on after one deal of an earlier run.
   *[other] Going on after { $count } deals of an earlier run.
}
cli-arena-interrupted = Interrupted; the same command goes on from here.
cli-arena-interrupted-lost = Interrupted; nothing could be kept, so the same command begins anew.
cli-arena-written = The report is in { $target }
cli-arena-out-foreign = { $target } is there already and is not a report of an arena: it is left alone, choose another name

# clowder simulate, with bots
cli-simulate-bot = bot
cli-simulate-forfeits = { $count ->
    [one] { $bot } forfeited one game: { $reason }
   *[other] { $bot } forfeited { $count } games. The first time: { $reason }
}

# clowder report
cli-report-out-foreign = { $target } is there already and is not a report on a game: it is left alone, choose another name
cli-report-written = The report is in { $target }, the games worth watching in { $folder }
cli-report-interrupted = Interrupted; what is finished is kept, and the same command goes on from here.
cli-report-interrupted-lost = Interrupted; nothing could be kept, so the same command begins anew.
cli-report-goes-on = { $count ->
    [one] Going on after one game of an earlier run.
   *[other] Going on after { $count } games of an earlier run.
}
cli-report-other-version = An interrupted run with another version of Clowder, of a bot or of the deck was put aside: { $file }
