web-hint = Hint
web-hint-thinking = Thinking…
web-hint-how = { $games ->
    [one] From { $games } simulated game, using only what you can know.
   *[other] From { $games } simulated games, using only what you can know.
}
web-hint-only = There is nothing else you can do.
web-hint-close = Either will do: about { $win } % of the games are won with the one, { $next } % with the other.
web-hint-alone = Nothing else looked worth a second thought: { $win } % of the games are won with this.
web-hint-rare = hardly looked at
web-hint-better = A little better than the rest: { $win } % of the games are won with this, { $next } % with the next best.
web-hint-clear = Clearly the best: { $win } % of the games are won with this, only { $next } % with the next best.
