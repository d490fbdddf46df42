server-eyes = A game can be seen from the point of view of a seat, by its number, as a spectator ("watch") or with all cards open ("open"); not "{ $value }"
server-replay-long = That game is too long to be shown: it has more than { $most } steps
server-chances-long = The chances of a game of more than { $most } steps are not worked out
server-chances-busy = Too many others are waiting for their chances to be worked out: try again in a minute
server-review-long = A game of more than { $most } steps is not reviewed
server-review-busy = Too many others are waiting for their reviews: try again in a minute
