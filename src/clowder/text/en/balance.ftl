balance-title = { $game_name }: what its rules do
balance-lead = { $games } games at each table among players of the level { $bot }, and others beside them; seed { $seed }.
balance-lead-varied = Put beside it, on the same deals: { $variants }.
balance-variant = { $option } = { $value }
balance-variant-deck = the deck { $value }
balance-usual = as asked for
balance-short = What to know
balance-players = With { $count } players
balance-evidence = The evidence
balance-fun = What no such page can measure is fun. It knows how long people would sit there, and what their choices would be worth; not whether they would laugh.

balance-say-fair-place = Seats are not alike: { $place ->
    [1] the player who decides first
   *[other] player { $place } in the order of play
} wins { $share } instead of { $due } ({ $interval }; { $games } games).
balance-say-fair-even = No seat wins more or less than its due, as far as { $games } games show; an advantage of one percent point would most likely have shown.
balance-say-fair-unknown = Whether a seat has an advantage is not shown by { $games } games: to see one percent point takes { $more } more.
balance-say-fair-level-more = Among { $bot } players that seat is further from its due: { $share } ({ $interval }).
balance-say-fair-level-less = Among { $bot } players that seat is nearer to its due: { $share } ({ $interval }).
balance-say-fair-level-unknown = Whether that is otherwise among { $bot } players is not shown: there it is { $share } ({ $interval }).
balance-say-long = A game takes about { $minutes } minutes among people, in nine of ten games { $early } to { $late }, with { $turns } turns on average ({ $least } to { $most }).
balance-say-bound = Clause { $clause }, a bound of ours where the rulebook sets none, had to step in in { $share } of the games ({ $interval }).
balance-say-skill = It pays to be good: { $better } wins { $share } of the games against { $worse } ({ $interval }). Who plays explains { $skill } of the results, luck the other { $luck }; { $enough ->
    [one] one game is enough
   *[other] { $enough } games are enough
} for the better one to be ahead 19 times out of 20.
balance-say-skill-unknown = Whether { $better } is better than { $worse } is not shown by so few deals: { $share } ({ $interval }).
balance-say-decisions = At least { $real } of the decisions are real, so that the best and the worst choice differ by more than noise: { $turn } a turn. Between the two lie { $gap } of the win on average. In { $obvious } of the decisions what looks best at a glance is as good as anything.
balance-say-drama = The lead changes { $changes } times a game ({ $interval }). Half of the games are as good as decided after { $half } of their decisions. In { $comebacks } the winner had less than half of a fair chance at some time.
balance-say-runaway = In { $runaways } of the games somebody has 80 % at half-time, and wins { $won } of those.
balance-say-costly-never = “{ $kind }” matters: who never chooses it, where there is something else, wins { $part } of the due ({ $interval }).
balance-say-costly-always = Whoever always chooses “{ $kind }”, where it can be chosen, wins { $part } of the due ({ $interval }).
balance-say-better-never = One can do without “{ $kind }”: who never chooses it wins { $part } of the due ({ $interval }), more than one who plays at a glance.
balance-say-better-always = “{ $kind }” is always right: who never chooses anything else, where it can be chosen, wins { $part } of the due ({ $interval }).
balance-say-idle = What it costs never to choose one of these is not shown; it is less than about { $within } of the due: { $kinds }.
balance-say-dead = { $count ->
    [one] Hardly ever chosen when it could be
   *[other] Hardly ever chosen when they could be ({ $count })
}: { $items }.
balance-say-dominant = { $count ->
    [one] Nearly always chosen, and rightly
   *[other] Nearly always chosen, and rightly ({ $count })
}: { $items }.
balance-say-dominated = { $count ->
    [one] Worth less than what can be chosen beside it
   *[other] Worth less than what can be chosen beside them ({ $count })
}: { $items }.
balance-say-no-verdict = No card or number stands out as one that is always or never worth choosing, as far as was tried.
balance-say-contrast = { $variant }, with { $count } players, makes a difference: { $differences }.
balance-difference = { $figure } { $other } ({ $interval }) instead of { $usual }
balance-say-contrast-none = No difference between the variants is shown, with { $compared } figures compared; the nearest one would take about { $times } times as many games.

balance-fair = Is it fair?
balance-fair-about = Share of the wins by the order in which players decide, among { $bot } players, with 95 % intervals. The dashed line is everybody’s due.
balance-place = { $place ->
    [1] decides first
   *[other] number { $place }
}
balance-long = How long is it?
balance-minutes = Minutes
balance-minutes-about = How many minutes games take among people, estimated: eight seconds for the first choice of a turn, three for each further one and for a window, four to look.
balance-turns = Turns
balance-turns-about = How many turns games have.
balance-endings = How games end
balance-steps = decisions
balance-skill = Skill or luck?
balance-ladder = Ladder
balance-ladder-about = Elo points above { $bot }, with 95 % intervals. 400 points are odds of 10 to 1.
balance-no-clairvoyant = How much there is to win beyond { $bot } was not measured. This would: --bots { $bots }
balance-drama = Is it dramatic?
balance-course = The winner’s chance
balance-course-about = The chance to win of those who won in the end, from the deal to the last decision: on average, and the middle half of the games. The dashed line is a fair chance.
balance-decided = Decided
balance-decided-about = Share of the games that are as good as decided by then: the later winner has 80 % and keeps them.
balance-in-figures = In figures
balance-choices = Every choice
balance-kinds = Kinds of choices
balance-kinds-about = What a player wins who never chooses it where there is something else, as a part of the due, with 95 % intervals. At the dashed line it costs nothing.
balance-items = Each card, each number
balance-items-about = Chosen: how often, when it could be. Played and held: what those win who chose it, and those who could have and never did, as a part of their due; that tells what goes with winning, not what causes it. Worth: chance to win that it has more than the choices beside it when both are tried, with an interval corrected for how many there are.
balance-items-more = All of them ({ $count })
balance-contrasts = What if?
balance-contrasts-about = The same deals and players. Real is what luck alone would bring about in less than 5 % of all such reports, with all { $compared } figures that were compared (Holm).
balance-watch = Watch it
balance-watch-about = Each game is in this page. Save it, open it in the browser at { $address } or in the terminal, and you are at the moment in question.
balance-save = save the game
balance-step = step { $step }
balance-why-comeback = The greatest comeback: at this moment the later winner has { $detail }.
balance-why-changes = The lead changes { $detail } times, here for the last time.
balance-why-swing = A decision on which { $detail } of the win depends.
balance-why-missed = What looks best at a glance gives away { $detail } of the win.
balance-why-longest = The longest game: { $detail } decisions.
balance-why-shortest = The shortest game: { $detail } decisions.
balance-why-bound = Clause { $detail } ends this game.

balance-figure-first-place = wins of who decides first
balance-figure-minutes = minutes
balance-figure-turns = turns
balance-figure-shared = games that several win
balance-figure-ending = games that end so: { $word }
balance-figure-duel = wins of { $first } against { $second }
balance-figure-real = decisions that are real
balance-figure-gap = win between best and worst choice
balance-figure-changes = changes of the lead
balance-figure-comebacks = comebacks
balance-figure-runaways = leaders with 80 % at half-time

balance-seat = seat
balance-wins = wins
balance-games = games
balance-mean = mean
balance-median = median
balance-range = nine of ten
balance-extremes = least and most
balance-quantity = quantity
balance-ending = ending
balance-share = share
balance-bound = clause { $clause }, a bound of ours
balance-no-bound = no bound of ours had to step in
balance-duel = duel
balance-against = { $first } against { $second }
balance-deals = deals
balance-luck = luck
balance-enough = games until ahead
balance-moment = part of the game
balance-chance = winner’s chance
balance-as-good-as = decided
balance-kind = choice
balance-there = a game
balance-chosen = chosen
balance-worth = worth
balance-better-worse = clearly better, worse
balance-never = never
balance-always = always
balance-played = played
balance-held = held
balance-verdict = said of it
balance-verdict-dead = hardly ever chosen
balance-verdict-dominant = nearly always right
balance-verdict-dominated = worth less
balance-figure = figure
balance-usual-head = as asked for
balance-other-head = variant
balance-luck-alone = luck alone
balance-real = real
balance-yes = yes
balance-no = not shown
balance-reading = How to read this
balance-reading-interval = <b>Intervals</b> hold the true figure in 95 of 100 reports.
balance-reading-players = <b>Who plays</b> are programs. { $bot } plays what looks best at a glance, and knows no more than its seat does; where people play otherwise, their games are otherwise, too.
balance-reading-chance = <b>Chances</b> come from playing on { $playouts } times from a position, everybody at a glance; a decision’s choices are each tried in { $trials } worlds that its player cannot tell from the real one, with the same luck. What was picked as best in one half of the worlds is judged by the other half.
balance-reading-due = <b>Due</b> is what everybody would win if all were alike. Restricted players sit in each seat equally often, among players who may do anything.
balance-made = How it was made
balance-repeats = The same command gives the very same page on any machine.
balance-repeats-not = These figures do not repeat exactly: with a budget of time, or with a bot of your own, every run is a little different.
balance-versions = Clowder { $clowder }, rules { $rules } of { $game_name }, seed { $seed }.
balance-options = Options of the game: { $options }
