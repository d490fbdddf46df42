server-eyes = A game can be seen through the eyes of a seat, by its number, "watch"ed or with all cards "open"; not "{ $value }"
server-replay-long = That game is too long to be shown: it has more than { $most } steps
