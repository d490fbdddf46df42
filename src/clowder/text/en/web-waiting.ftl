### Before the start: a friend’s link, the seats, the invitation, what was settled, a fair shuffle.

web-invited = Come and play { $game }!
web-there-are = At the table: { $names }.
web-sit-down = Sit down
web-lesson-first = New to it? Learn it in two minutes.
web-bad-name = A name is 1 to 24 letters. Try another one.
web-table-full = All seats are taken. You can watch, or create a table of your own.
web-table-begun = The game has begun already. You can watch it.
web-table-over = This game is over.
web-dead-code = No table has the code { $code }
web-dead-code-more = Is every letter right? Tables that nobody uses any more are cleared away: ask your friend for a new link.

web-who-is-in = Who is playing?
web-full = Everybody is here: it can begin.
web-waiting-for = Waiting for { $names }.
web-free-seat = Free seat
web-sit-here = Sit here
web-stand-up = Stand up
web-that-is-you = that is you
web-is-here = is here
web-not-here = is not here yet
web-add-bot = Add a bot…
web-bot-for = Bot for seat { $number }
web-fill-and-start = Fill up with bots and start
web-host-starts = As soon as the host starts, the cards are dealt.
web-watching-host-starts = You are watching. The host has not started yet.
web-begins-chance = chance decides
web-begins = { $name } begins
web-begins-you = You begin
web-begins-me = That was me
web-begins-not-me = It was not me

web-invite = Invite friends
web-invite-more = Whoever opens this link can sit down. Nothing to install, no account.
web-invite-watch = The game has begun: whoever opens this link can watch.
web-invite-title = Play { $game } with me
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share
web-or-code = or with the code
web-qr = QR code of the link, to scan with a phone
web-tv = Put the table on a big screen

web-settled = What was settled
web-change-table = Change
web-own-deck = Played with a custom deck.
web-absence = If somebody is away
web-absence-bot = a bot sits in after { $seconds } seconds ({ $level ->
    [kitten] a kitten
    [house-cat] a house cat
    [alley-cat] an alley cat
    [tiger] a tiger
   *[other] { $level }
})
web-absence-pause = after { $seconds } seconds the table waits for them
web-visible = Who can come
web-visible-public = everybody: it appears in the lobby
web-visible-private = whoever has the link or the code
web-visible-hot-seat = nobody else: it is played on one device

web-fair = A fair shuffle
web-fair-more = The server has already drawn a secret and shows its fingerprint below. Add a word of your own: both together shuffle the cards, so nobody can have arranged them. After the game you can check it.
web-promise = The fingerprint
web-word = Any word
web-add-word = Add
web-change-word = Change
