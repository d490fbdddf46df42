web-review-best = The best there was.
web-review-good = As good as the best, as far as can be told.
web-review-gave = It gave away { $given } of a hundred games: in { $worse } of a hundred hands that the others might have had, it did worse.
web-review-let = It gave away { $given } of a hundred games, { $gain } of them to { $who }: in { $worse } of a hundred hands that the others might have had, it did worse.
web-review-verdict = { $verdict ->
    [best] best
    [good] as good
    [slip] slip
    [mistake] mistake
   *[blunder] blunder
}
