# Around the table
terminal-welcome = Welcome to Clowder! What shall we play?
terminal-players = { $low } to { $high } players
terminal-which-game = Which game? Enter for { $default }, q to leave:
terminal-which-game-wrong = Type a number from 1 to { $count }, or the name of a game.
terminal-how-many = How many players, from { $low } to { $high }? Enter for { $default }:
terminal-how-many-wrong = Type a number from { $low } to { $high }.
terminal-which-level = How good should your opponents be? Enter for { $default }, q to leave:
terminal-which-level-wrong = Type a number from 1 to { $count }, or one of these names.
terminal-level = { $level ->
    [kitten] Kitten
    [house-cat] House cat
    [alley-cat] Alley cat
    [tiger] Tiger
   *[other] { $level }
}
terminal-level-phrase = { $level ->
    [kitten] knows how to play, but is easily distracted
    [house-cat] takes what looks best at a glance
    [alley-cat] looks a few moves ahead
    [tiger] thinks every move over, for as long as a second
   *[other] plays in a way of its own
}
terminal-getting-ready = Getting { $game_name } ready (a few seconds, the first time only)
terminal-waking-up = { $who } is waking up (the first time only)
terminal-stand-in = { $reason }. From now on a house cat plays for { $who }.
terminal-cats = Mochi, Biscuit, Pepper, Luna, Felix, Pumpkin
terminal-you = You
terminal-player = Player { $number }

# The screen
terminal-turn = { $who_is ->
    [you] ▶ your turn
   *[other] ▶ { $who }
}
terminal-over = The game is over
terminal-middle = Table
terminal-mine = { $name }
terminal-news = What happened
terminal-more-news = … and more before that (l shows everything)
terminal-waiting = { $who_is ->
    [you] You are choosing…
   *[other] { $who } is choosing…
}
terminal-result = { $winner_is ->
    [you] You win: { $reason }.
   *[other] { $count ->
        [one] { $winners } wins: { $reason }.
       *[other] { $winners } win together: { $reason }.
    }
}
terminal-seed = The seed of this game was { $seed }, promised as { $commitment }.

# What one types
terminal-prompt = Your choice, 1 to { $count } (? help, q leave):
terminal-go-on = Press Enter to go on: { $choice }
terminal-back = Press Enter to go back to the table
terminal-more = Press Enter to read on, q to go back to the table:
terminal-hand-over = Hand the keyboard to { $name }.
terminal-hand-over-ready = { $name } presses Enter:
terminal-not-understood = Type one of the numbers from 1 to { $count }, or ? for help.
terminal-no-such-choice = There is no choice { $number } here: type a number from 1 to { $count }.
terminal-row-stops = Chance, another turn or a wrong number stops this row: nothing was played.
terminal-help =
    Type the number of a choice and press Enter.
    Several numbers, as in "3 1", play several steps at once, or none if one of them is not possible;
    each number counts in the menu that the step before it leads to.

    l   everything that happened
    r   the rules of this game (in English)
    ?   this page
    q   leave; the game is saved and can be taken up again

    A card drawn as { $back } lies face down. • marks what happened since your last decision.
    The cards of this game follow from a secret number. Its fingerprint, so that you can check it afterwards:
    { $commitment }
terminal-saved = The game is saved. To go on: clowder play --resume { $target }

# The commands
cli-default = default: { $value }
cli-check-record = The file is a match of { $game_name }, whole and in a known form
cli-check-rules = It was played with rules { $rules }, which this version knows
cli-check-commitment = The seed fits its commitment { $commitment }
cli-check-decisions = { $count ->
    [one] The only decision was legal, and the cards fell as the seed says
   *[other] All { $count } decisions were legal, and the cards fell as the seed says
}
cli-check-result = { $finished ->
    [yes] The result is the one these decisions give
   *[no] The match is not finished, and claims no result
}
cli-verified = All is well.
cli-simulate-title = { $game_name }: { $count } games with { $players } players
cli-simulate-seat = seat
cli-simulate-wins = wins
cli-simulate-wins-range = 95 % sure
cli-simulate-score = mean score
cli-simulate-score-range = lowest – highest
cli-simulate-decisions = Decisions a game: { $mean } on average ({ $choices } with a real choice), median { $median }, shortest { $shortest }, longest { $longest }
cli-simulate-shared = Games with several winners: { $share }

# What can be wrong with a command
cli-bad-language = There is no language "{ $value }"; there are: { $languages }
cli-bad-humans = --humans takes a whole number from 0 to { $high }, not { $value }
cli-too-many-names = { $count } names are too many for { $high } players
cli-bad-names = Every name must be different and have something to read in it: { $value }
cli-opponents-count = --opponents names { $count } bots for { $seats } seats: name one for all, or one for each
cli-resume-guest = The match was left with somebody’s own bot at the table, and a file does not get to run a program. If you want that, say so: --opponents { $bot } (or choose others)
cli-bad-pause = --pause takes seconds from 0 to 60, not "{ $value }"
cli-bad-variant = --vary takes an option and its values, such as NAME=A,B, not { $value }
cli-bad-option = "{ $value }" is not an option: write NAME=VALUE
cli-resume-alone = --resume goes on with the match as it was saved: leave out the game, its players, seed, deck, options, people and names; --opponents may change
cli-seat-or-open = --seat and --open exclude each other
cli-replay-peeks = Careful: this match is not finished, and what follows shows cards that its players must not see
cli-save-no-file = Cannot write { $target }: it is not an ordinary file
cli-save-foreign = { $target } is there already and is not a match saved by Clowder: it is left alone, choose another name
cli-no-such-flag = There is no option { $name } here; --help lists them
cli-no-such-command = There is no command "{ $name }"; the commands are: { $commands }
cli-no-value = { $name } needs a value; --help tells which
cli-missing = { $name } is missing; --help tells more
cli-misused = This command cannot be understood; --help tells more ({ $reason })
cli-bug = Something went wrong that should not have; please tell us: { $reason }
