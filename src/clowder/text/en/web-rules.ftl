### The rules pages.

web-rules-of = { $game }: the rules
web-rules-all = All rules
web-rules-none = No rules for such a game
web-rules-unofficial = An unofficial adaptation: the rules in our own words, checked clause by clause. If you like the game, buy the box: it is worth it.
web-rules-english = These rules are only here in English so far.
web-rules-no-clause = There is no clause { $clause } in these rules.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] nothing found
    [one] { $count } clause
   *[other] { $count } clauses
}
web-rules-sections = Sections
web-rules-lesson = Learn by playing
web-rules-glance = The game at a glance
