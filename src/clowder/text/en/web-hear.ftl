web-hear = Hear again
web-hear-hand = What I have
web-hear-table = What lies on the table
web-hear-news = What happened since my last choice
web-hear-nothing = Nothing has happened since.
web-hear-no-hand = You have no seat here.
web-hear-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
web-key-hand = tells what you have
web-key-table = tells what lies on the table and before the others
web-key-news = tells what happened since you last decided
