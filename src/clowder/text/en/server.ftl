table-gone = There is no such table, or it is gone
table-other-rules = This game was begun under other rules than this version of Clowder knows
table-no-such-code = No table has that code
table-no-such-seat = There is no such seat; seats are numbered from 0 to { $last }
table-seat-taken = { $name } sits there already
table-seat-free = Nobody sits there
table-nobody-there = No person sits there
table-own-link-only = Only whoever sits there can make a new link to that seat
table-player-here = { $name } is here: only an empty seat can be asked for
table-seat-asked = { $name } is already asking for { $seat }’s seat
table-refused-before = Somebody who asked for { $name }’s seat was just refused; wait a minute
table-nobody-asks = Nobody asks for { $name }’s seat now
table-nobody-away = Nobody is away there
table-no-beginner = In this game nothing is asked to find out who begins
table-nobody-sits-there = No person sits there who could begin
table-cat-taken = { $name } looks like that; choose another cat
table-no-windows = In this game nobody is asked to react
table-name-taken = Somebody at this table is called { $name } already
table-sits-already = You sit at this table already, as { $name }
table-bad-text = { $what ->
    [name] A name is 1 to { $longest } letters
    [line] A line of chat is 1 to { $longest } letters
    [word] Your part of the seed is 1 to { $longest } letters
   *[id] The id of a move is at most { $longest } letters
}
table-level = There is no level { $value }; the levels are: { $levels }
table-emote = There is no reaction { $value }; there are: { $emotes }
table-has-started = The game has begun already
table-not-started = The game has not begun yet
table-is-over = The game is over
table-not-over = The game is not over yet
table-not-full = { $free ->
    [one] One seat is still free: wait for somebody, or let a bot sit there
   *[other] { $free } seats are still free: wait for others, or let bots sit there
}
table-too-many = There are only { $players } seats
table-host-only = Only the host of the table can do that
table-not-alone = Only somebody who is alone with bots can do that
table-no-seat = You have no seat at this table; you may watch
table-not-your-turn = It is { $name }’s turn
table-stale = That answers step { $step }, but the table is at step { $now } now
table-bad-moves = A message has 1 to { $most } steps
table-turn-ended = After { $number ->
    [one] the first step
   *[other] { $number } steps
} it is not your turn any more; nothing was played
table-shows-something = After { $number ->
    [one] the first step
   *[other] { $number } steps
} you will see something new: send the rest when you have seen it. Nothing was played
table-bot-plays = A bot plays for you; take your seat back first
table-waits = The table waits for { $name }
table-not-asked = You are not asked now
table-answered = You have answered already
table-bad-answer = That is not one of your answers
table-nothing-to-look-at = There is nothing to look at any more
table-time-is-up = Your time for this game is up
table-manners = "{ $name }" goes from { $low } to { $high }
table-not-public = { $what ->
    [practice] A table with hints cannot be public: it is for practice
   *[hot_seat] A table on one device cannot be public
}
table-hot-seat-clock = There are no clocks at a table on one device
table-no-practice = There are no hints at this table: it is not for practice
server-origin = This page may not act for you here
server-host = This server does not know that it is called so; whoever runs it can tell it with --public-url
server-two-lengths = The request gives its length in two ways, which cannot both be right
server-too-often = Too much at once: wait a moment
server-too-large = That is too large: at most { $most } bytes
server-body = The request is not as it should be: { $reason }
server-message = The message is not as it should be: { $reason }
server-store-lost = What you sent could not be saved at the moment: try again
server-bug = Something went wrong on our side; nothing was changed
server-no-such-address = There is nothing here
