error-unknown-game = There is no game called "{ $name }"; the games are: { $games }
error-players = { $game_name } takes { $low } to { $high } players, not { $value }
error-seed = { $value } is not a seed: a whole number or a text of at most 1000 characters is
error-number = "{ $name }" takes a whole number from { $low } to { $high }, not { $value }
error-no-such-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }

error-unknown-option = There is no option called "{ $option }"; the options are: { $options }
error-option-choice = Option "{ $option }" is one of { $choices }, not { $value }
error-option-switch = Option "{ $option }" is true or false, not { $value }
error-option-seat = Option "{ $option }" is "random" or a seat from { $low } to { $high }, not { $value }
error-option-number = Option "{ $option }" takes whole numbers from { $low } to { $high }, not { $value }
error-option-arrows = Option "{ $option }" is the name of a layout or the list of the cards that point up, not { $value }
error-option-twice = Option "{ $option }" lists a card twice: { $value }

error-game-over = The game is over
error-no-such-move = { $move } is not a move: moves are whole numbers from 0 to { $last }

error-batch-shape = One value for each of the { $count } games is needed, not { $got }
error-batch-seat = Game { $row } of the batch has no seat { $seat }
error-options = Options are names with values, not { $value }
error-language = There is no language { $value }; there are { $languages }
error-record-content = The saved match cannot be played: { $reason }
error-batch-illegal = Move { $move } is not legal in game { $row } of the batch; nothing was played
error-extra-missing = { $package } is not installed; it comes with: pip install "clowder[{ $extra }]"
error-json = { $text } is not JSON: { $reason }

error-vector-illegal = Action { $action } is not legal in row { $row }; nothing was played
error-vector-over = The game in row { $row } is over: its action must be -1, not { $action }; nothing was played
error-vector-actions = One whole number for each of the { $count } rows is needed, not { $got }
error-vector-reset = Call reset before the first step
error-vector-closed = This environment is closed
error-vector-out = Buffers are given by name, not as { $value }
error-vector-buffer-name = There is no buffer { $name }; there are { $known }
error-vector-buffer = The buffer { $name } has to be { $wanted }, not { $got }
error-vector-buffer-memory = The buffer { $name } has to be one writable piece of memory in C order
error-vector-buffer-shared = The buffers { $one } and { $other } share memory
error-vector-shaping = Shaping takes a discount from 0 to 1, not { $value }
error-vector-opponents = One opponent, or one for each of the { $seats } other seats, is needed, not { $count }
error-vector-opponent = { $value } cannot play inside a compiled step; { $known } can, and so can a compiled function or a Network
error-vector-policies = Only one compiled function of your own can play at a table
error-vector-network = A network is a list of (weights, biases), each layer as wide as the one before it is tall, and a temperature from 0 on
error-vector-network-shape = The network has { $inputs } inputs and { $outputs } outputs; this table has { $columns } columns and { $actions } actions
error-vector-network-encodings = All networks at a table read the same encoding
error-vector-no-game = No game has ended in row { $row } yet, or none has begun
error-vector-no-records = This environment was made without records
error-vector-forgotten = The last game of row { $row } is forgotten: export it right after the step that ended it

error-agent-unknown = There is no agent { $agent }; there are { $known }
error-agent-decides = { $agent } decides now, and no action is given for it
error-agent-waits = { $agent } does not decide now: its action is { $wait }, to wait, not { $action }

error-weights-unreadable = Cannot read { $source }: { $why ->
    [missing] there is no such file
    [forbidden] it may not be read
    [folder] it is a folder
   *[other] { $reason }
}
error-weights-foreign = { $source } is not a file of weights
error-weights-format = { $source } is of format { $format }, which this version does not know; it knows { $known }
error-weights-damaged = { $source } is damaged or cut short
error-weights-game = The weights in { $source } are for another game: { $name }, not { $game_name }
error-weights-rules = The weights in { $source } are for version { $rules } of the rules of { $game_name }, not { $now }
error-weights-layout = The weights in { $source } read another layout of what players of { $game_name } know
error-bot-weights = { $bot }: what follows the name is "best", the file of weights, or both, as in learned:my.msgpack:best
error-bot-no-weights = Nothing is learned yet of { $game_name } by "{ $bot }": no weights that fit its rules come with it

error-record-unreadable = Cannot read { $source }: { $why ->
    [missing] there is no such file
    [forbidden] it may not be read
    [folder] it is a folder
   *[other] { $reason }
}
error-file-unwritable = Cannot write { $target }: { $why ->
    [missing] there is no such folder
    [forbidden] nothing may be written there
    [folder] it is a folder
   *[other] { $reason }
}
error-record-json = { $source } is not a saved match: it is not JSON, or it is cut short
error-record-foreign = This is not a match saved by Clowder
error-record-format = The match is saved in format { $value }; this version of Clowder reads format { $format }
error-record-missing = The saved match is broken: "{ $name }" is missing
error-record-type = The saved match is broken: "{ $name }" is not of the right kind
error-record-rules = The match was played with rules { $value } of { $game_name }; this version of Clowder knows rules { $known }
error-record-commitment = The seed does not fit its commitment: one of the two was changed
error-record-step = There is no step { $step }: the match has steps 0 to { $last }
error-record-decision = Decision { $number } is not legal: { $reason }
error-record-result = The result in the file is not the one these decisions give

error-unknown-bot = There is no bot called "{ $bot }"; there are { $known }, and your own as module:Class or path/file.py:Class
error-bot-budget = Bot "{ $bot }": "{ $value }" is not a budget. Write 100ms, 1.5s or 2000sims, and :2threads behind it if you like; that is up to 600 s, 100,000,000 simulations and 256 threads
error-bot-no-budget = Bot "{ $bot }": { $kind } takes no budget; write { $kind } alone
error-bot-import = Bot "{ $bot }" cannot be loaded: { $reason }
error-bot-class = Bot "{ $bot }": there is no such class in that place
error-bot-choose = Bot "{ $bot }" cannot play: its class has no method choose(self, position)
error-bot-make = Bot "{ $bot }" cannot be made (no arguments are given): { $reason }
error-bot-raised = Bot "{ $bot }" broke off: { $reason }
error-bot-brief = Bot "{ $bot }" { $why ->
    [illegal] answered something that is no legal move of its own
   *[other] broke off
}
error-bot-illegal = Bot "{ $bot }" answered { $value }, which is not the id of one of its legal moves
error-bot-silent = Bot "{ $bot }" did not answer within { $seconds } s
error-bot-died = Bot "{ $bot }" is gone: { $why ->
    [status] its process ended with status { $status }
    [signal] its process was ended by signal { $status }
    [shared] its process was ended because of another bot of the same class
   *[lost] its process does not talk to us any more
}

error-arena-bots = { $count ->
    [one] An arena takes two bots or more, not one
   *[other] An arena takes two bots or more, not { $count }
}
error-arena-twice = Each bot can be in an arena only once, not { $bots }
error-journal-file = Cannot keep the journal in { $file }: { $reason }
error-journal-other = { $file } is not the journal of this very run, with this version of Clowder and of your bots: choose another file
error-journal-used = { $file } is the journal of a run that is going on right now
error-report-extra = A report needs matplotlib, which is not installed: pip install "clowder[report]"
error-balance-bots = A report follows games of a bot that decides at a glance: name one of { $known }
error-simulate-bots = { $count } bots cannot be seated on { $players } seats: name one for all, or one for each

error-deck-unreadable = Cannot read the deck file { $source }: { $reason }
error-deck-toml = { $source } is not a TOML file: { $reason }
error-deck-table = { $source }: a deck must be a table of facts
error-deck-unknown-key = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "{ $name }" means nothing here; known are: { $allowed }
error-deck-small = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "small" is true or false, not { $value }
error-deck-too-small = A deck of { $cards } cards is too small for { $players } players: they need { $fewest }
error-deck-number = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "{ $name }" must be a whole number from { $low } to { $high }, not { $value }
error-deck-list = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "{ $name }" must be a list of whole numbers
error-deck-word = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "{ $name }" must be one of { $allowed }, not { $value }
