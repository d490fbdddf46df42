### At the table: the menu, and why nothing happens.

web-menu = Menu
web-leave = Let a bot play for me
web-leave-more = You take your seat back whenever you like.
web-take-back = Take my seat back
web-people = The others
web-people-more = No chat from somebody.
web-people-host = No chat from somebody, a bot for somebody, a new link.
web-lesson = The lesson
web-tv-more = Without anybody’s hand: phones are the hands.
web-mute = Mute
web-muted = Muted
web-send-bot = Let a bot play
web-new-link = New link
web-new-link-more = Send this link to { $name } alone: whoever opens it holds the seat. The old one no longer works.
web-give-up = Give the game up
web-give-up-more = It ends for everybody, without a winner.
web-give-up-sure = The game ends for everybody, without a winner. This cannot be undone.
web-go-on-playing = Go on playing

web-bot-for-me = { $why ->
    [time] Your time is up: a bot plays on for you.
    [asked] A bot plays for you.
   *[away] You were away, so a bot plays for you.
}
web-table-waits = The table waits for { $name }.
web-table-still = None of the players is here: the table stands still, and so do the clocks.
web-is-away = { $absence ->
    [pause] { $name } is away. Soon the table will wait.
   *[bot] { $name } is away. Soon a bot sits in.
}
