web-hint = Hint
web-hint-thinking = Thinking …
web-hint-how = { $games ->
    [one] From { $games } game, played on in thought from what you can know.
   *[other] From { $games } games, played on in thought from what you can know.
}
web-hint-only = There is nothing else you can do.
web-hint-close = About as good as the next best: { $win } % of the games are won with this, { $next } % with that.
web-hint-better = A little better than the rest: { $win } % of the games are won with this, { $next } % with the next best.
web-hint-clear = Clearly the best: { $win } % of the games are won with this, only { $next } % with the next best.
