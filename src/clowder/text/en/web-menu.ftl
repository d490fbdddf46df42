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
web-people-host = Mute somebody, let a bot play for them.
web-lesson = The lesson
web-tv-more = Without showing the hands: everybody sees their own on their phone.
web-mute = Mute
web-muted = Muted
web-send-bot = Let a bot play
web-ask-seat = Ask for my seat
web-ask-seat-more = You were playing here, and this device does not know you? Everybody at the table sees that you ask, and may refuse.
web-was-it-yours = Were you playing here? Then ask for your seat: everybody at the table sees it, and may refuse.
web-ask-for = Ask for { $seat }’s seat
web-asks = { $name } asks for { $seat }’s seat. Let them in only if that is { $seat }: they will see the cards.
web-asks-agreed = { $name } asks for { $seat }’s seat. You agreed.
web-asks-agree = Let them in
web-asks-refuse = Refuse
web-i-ask = You ask for { $seat }’s seat, and get it if nobody refuses.
web-i-ask-nobody = You ask for { $seat }’s seat. Somebody has to be at the table first who could refuse.
web-i-ask-withdraw = Never mind
web-seat-not-given = You did not get the seat: somebody refused, or its player is back.
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
