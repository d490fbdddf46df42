### The lobby, and what a table is to be like.

web-welcome = Four light games about cats
web-welcome-more = Alone against clever bots, or with friends: just send them a link.
web-your-name = Your name
web-your-name-hint = any name
web-cat-names = Marble, Saffron, Domino, Pixel, Sesame, Nutmeg, Cosmo, Truffle
web-your-cat = Your cat
web-your-cat-more = It sits with you at every table. If somebody there has it already, you get another one for that game.
web-your-cat-here = No two people at a table have the same cat. You keep yours in the games to come.
web-other-cat = Another cat
web-choose-cat = { $cat ->
    [none] Choose your cat
   *[other] Your cat: { web-cat }. Choose another one
}
web-cat = { $cat ->
    [ginger] Ginger
    [tuxedo] Tuxedo
    [grey] Grey
    [siamese] Siamese
    [calico] Calico
    [midnight] Midnight
    [snow] Snow
   *[tabby] Tabby
}
web-have-code = Got a code?
web-enter = Go
web-games = Games
web-game = Game
web-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
web-minutes-long = { $alone } min alone, { $minutes } with friends
web-play-now = Play now
web-against = against { $count ->
    [one] { $level ->
        [kitten] a kitten
        [house-cat] a house cat
        [alley-cat] an alley cat
        [tiger] a tiger
       *[mixed] a bot
    }
   *[other] { $count } { $level ->
        [kitten] kittens
        [house-cat] house cats
        [alley-cat] alley cats
        [tiger] tigers
       *[mixed] bots
    }
}
web-with-friends = With friends
web-learn = Learn
web-learn-game = Learn { $game }
web-more-choices = More choices…
web-more-choices-for = More choices… for { $game }
web-open-record = Open a saved game
web-for-programs = For developers
web-licences = Licences

web-my-tables = My tables
web-continue = Continue
web-continue-game = Continue { $game }
web-with = with { $names }
web-your-turn = It is your turn!
web-being-played = a game is going on
web-not-begun = waiting for the start
web-finished-tables = Finished games
web-result = Result
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players just now. Create a table with friends and let everybody see it: then it appears here.
web-nobody-yet = Nobody is here yet
web-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-join = Join
web-watch = Watch

web-starting = Shuffling…
web-compiling = The server is getting its games ready. That takes up to a minute, once.

web-company = Who do you play with?
web-company-bots = Bots
web-company-friends = Friends
web-how-many = How many players, including you?
web-how-many-seats = How many seats? Bots can take those that stay free.
web-bots = The bots
web-levels-more = Kittens are playful, house cats sound, alley cats look ahead, tigers think longest.
web-bot-number = Bot { $number }
web-level-name = { $level ->
    [kitten] Kitten
    [house-cat] House cat
    [alley-cat] Alley cat
    [tiger] Tiger
   *[other] { $level }
}
web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = quick
web-pace-at-once = at once
web-pace-seconds = { $seconds } seconds for each step
web-pace-more = How fast bots play, and whatever happens by itself. With a tap on the table you hurry what is being shown.
web-reaction = Time to react
web-reaction-more = { $seconds } seconds
web-reaction-all = until everybody has answered
web-reaction-change = How long you may think about a reaction, unless everybody has answered before. Whatever is being asked right now keeps its time.
web-clock = Clock
web-clock-none = none: take your time
web-clock-move = { $seconds } seconds for each decision
web-clock-game = { $minutes } minutes each for the whole game{ $increment ->
    [0] { "" }
   *[other] , and { $increment } seconds more after each turn
}
web-hints = Hints
web-hints-more = Ask what a strong bot would do.
web-public = Everybody may find it
web-public-more = The table appears in the lobby, and strangers may sit down.
web-pause = Wait for whoever is away
web-pause-more = Otherwise a bot sits in for them.
web-as-usual = The usual
web-make-table = Create the table

web-sharing = Several people, one device
web-sharing-more = Pass it round: everybody sees only their own cards.
web-sharing-begin = Who plays?
web-sharing-how = Before each turn a curtain hides the cards until the device is with whoever is next.
web-who-plays = Who plays?
web-player-number = Player { $number }
web-one-more = One more
web-remove-name = Remove { $name }
web-and-bots = And how many bots?
web-too-many-people = At most { $most } can play this one.
