name = Sunbeam
tagline = One warm spot, and a cat for it in every hand.

card = cat { $number }

place-hand = Cats
place-out = Sent out
place-basket = Basket

fact-round = Round { $value } of 4
fact-points = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}

phase-send = Send out a cat.

choice-send = send { $cat }

story-begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
story-sent = { $who_is ->
    [you] You send { $cat }.
   *[other] { $who } sends { $cat }.
}
story-got-the-spot = { $who_is ->
    [you] Your { $cat } gets the warm spot.
   *[other] { $cat } of { $who } gets the warm spot.
}
story-purrs = { $who_is ->
    [you] You purr.
   *[other] { $who } purrs.
}

reason-warmest = the most rounds in the sun
reason-shared = a tie, shared

refuse-not-yours = Cat { $cat } is not with you
