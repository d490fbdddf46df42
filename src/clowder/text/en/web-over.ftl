### After the end: the result, once more, and whether the shuffle was fair.

web-you-win = You win!
web-wins = { $name } wins
web-shared-win = A shared win: { $names }
web-cheer-you = Paws up: well played!
web-cheer = Paws up for { $names }!
web-never-begun = This table was given up
web-never-begun-more = The host closed it before the cards were dealt.
web-rematch = Play again
web-come-along = Rematch: come along!
web-to-rematch = To the rematch
web-see-again = Replay
web-download = Download the game
web-check = Was the shuffle fair?
web-check-held = holds
web-check-broken = does not hold
web-check-not = Not so:
web-check-unknown = cannot be checked
web-check-promise = { $when ->
    [open] The fingerprint is the one this browser saw before the cards were dealt.
    [playing] The fingerprint is the one this browser saw while the game was going on.
   *[over] This browser did not see the fingerprint before the end, so it cannot compare it.
}
web-check-secret = The fingerprint is that of the server’s secret.
web-check-seed = The seed is the secret and the players’ words, and nothing else.
web-check-commitment = The seed’s own fingerprint fits it.
web-check-good = The seed is as it was promised.
web-check-bad = Something does not fit. Keep the record, and ask whoever runs this server.
web-check-more = Your browser has just worked this out. What is left is that every card follows from the seed: download the record and let Clowder play it again on your own machine.
web-sound-offer = { $vibrates ->
    [yes] Would you like sounds and vibration in the next game?
   *[no] Would you like sounds in the next game?
}
web-sound-yes = Yes, please
web-sound-no = No, thanks
