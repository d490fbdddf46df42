### At the table: the menu, and why nothing happens.

web-menu = Menu
web-leave = Let a bot play for me
web-leave-more = You take your seat back whenever you like.
web-take-back = Take my seat back
web-leave-table = Leave the table
web-leave-table-more = A bot goes on for you. You find the table in the lobby again.
web-leave-table-open = To the lobby; your seat becomes free for others, unless you are the host.
web-leave-table-watch = To the lobby.
web-people = The others
web-people-more = Mute somebody.
web-people-host = Mute somebody, let a bot play for them, make a new link.
web-lesson = The lesson
web-tv-more = Without showing the hands: everybody sees their own on their phone.
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
   *[away] While you are away, a bot plays for you.
}
web-table-waits = The table waits for { $name }.
web-table-still = None of the players is here: the table stands still, and so do the clocks.
web-is-away = { $absence ->
    [pause] { $name } is away. Soon the table will wait.
   *[bot] { $name } is away. Soon a bot sits in.
}
web-call-offer = It was your turn while you were elsewhere. Shall the browser tell you next time?
web-call-yes = Yes, tell me
web-call-no = No
