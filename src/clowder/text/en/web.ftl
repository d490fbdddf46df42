### The browser’s client: what stands on every screen and at the table.

web-home = Clowder: to the lobby
web-to-lobby = To the lobby
web-close = Close
web-loading = One moment…
web-dealing = The cards are being dealt…
web-no-server = The server does not answer
web-no-server-more = Check the connection. As soon as it is back, go on where you were.
web-no-sense = The server said something that made no sense. Try again.
web-no-page = There is nothing here
web-no-page-more = The link may be incomplete.
web-no-table = This table is gone
web-no-table-more = It was given up, or cleared away after a while; or the link is not complete. Ask for a new one, or open a table of your own.
web-replaced = This seat is held by another device now
web-replaced-more = If that was not you, open the table’s link and ask for your seat.
web-given-up = The host gave this game up.

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds
web-haptics = Vibration
web-less-motion = Less motion
web-rules = Rules

web-you = you
web-level = { $level ->
    [kitten] bot: kitten
    [house-cat] bot: house cat
    [alley-cat] bot: alley cat
    [tiger] bot: tiger
   *[other] bot: { $level }
}
web-stand-in = { $why ->
    [time] out of time: a bot plays
    [asked] a bot sits in
   *[away] away: a bot sits in
}
web-away = away
web-turn-mark = turn
web-board = The table
web-log = What happened
web-log-mark = since your last decision
web-mine = Your seat
web-choices = What you can do
web-undo = take back
web-looked = Go on
web-look = Have a look, then go on.
web-decided = It is decided: { $why }.
web-window = Anybody may react now.
web-wait = One moment…
web-bot-thinks = { $name } is thinking…
web-waits-for = It is { $name }’s turn.
web-face-down = a card face down
web-rule = Rule { $clause }
web-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-line-lost = Connection lost. Reconnecting…
web-line-lost-move = Connection lost. Your move is sent as soon as it is back…
web-time-up = Your time was up: a bot made this move for you.
web-try-now = Try now

web-chat = Chat
web-say = Say something
web-send = Send
web-emotes = Reactions
web-emote-meow = Meow
web-emote-purr = Purr
web-emote-hiss = Hiss
web-emote-laugh = Laugh
web-emote-wow = Wow
web-emote-thanks = Thanks
web-emote-hurry = Hurry up
web-emote-well-played = Well played
web-start = Start

web-keys = Keys
web-key-choices = plays a choice: the first, the second…
web-key-walk = walks from one thing to the next; arrows walk along a row of cards
web-key-hint = asks for a hint
web-key-undo = takes back what is not sent yet
web-key-log = opens what happened, and the chat
web-key-keys = shows these keys
web-shortcuts = Single keys play at the table
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

web-calls = Tell me when it is my turn
web-calls-more = A notification, while you look at another tab.
web-calls-none = This browser has no notifications; the tab’s title and icon tell it.
web-calls-denied = This browser refuses notifications: allow them in its settings for this site. The tab’s title and icon tell it anyway.
web-note-storage = This browser keeps nothing for us (a private window, or its storage is full). Name, settings and seats last as long as this tab.
web-note-upgraded = Clowder is newer than a moment ago, so the page may look different. Your game goes on.
web-note-clock = This device’s clock is { $minutes } minutes off. The table goes by the server’s, so no countdown is wrong.
web-window-slept = The moment to react passed while this device was asleep: you let it go by.

web-aim = The aim
web-aim-read = Got it
