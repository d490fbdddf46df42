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

error-deck-unreadable = Cannot read the deck file { $source }: { $reason }
error-deck-toml = { $source } is not a TOML file: { $reason }
error-deck-table = { $source }: a deck must be a table of facts
error-deck-unknown-key = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "{ $name }" means nothing here; known are: { $allowed }
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
