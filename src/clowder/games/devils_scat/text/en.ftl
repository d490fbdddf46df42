name = Devil's Scat
tagline = Three cards, one suit, 31 points: swap, dare to knock, and beware of the three sixes.

card = { $rank }{ $suit ->
    [hearts] ♥
    [stars] ★
    [gems] ◆
    [swirls] @
   *[skulls] ☠
}
suit = { $suit ->
    [hearts] hearts ♥
    [stars] stars ★
    [gems] gems ◆
    [swirls] swirls @
   *[skulls] skulls ☠
}

place-hand = Hand
place-drawn = Just drawn
place-deck = Deck
place-discards = Discard pile

fact-round = Round { $value }
fact-scoring = { $value ->
    [classic] Classic scoring: last one alive wins
   *[points] Points
}
fact-target = { $value } points and a round won win the game
fact-dealer = Dealer: { $value }
fact-favoured = Favoured suit: { $favoured ->
    [hearts] hearts ♥
    [stars] stars ★
    [gems] gems ◆
    [swirls] swirls @
   *[skulls] skulls ☠
}
fact-booted = Out of the game: { $booted ->
    [hearts] hearts ♥
    [stars] stars ★
    [gems] gems ◆
    [swirls] swirls @
   *[skulls] skulls ☠
}
fact-reshuffles = { $value ->
    [one] Discards reshuffled once
   *[other] Discards reshuffled twice
}
fact-knocker = Knocked: { $value }
fact-last_turns = { $value ->
    [one] Last turn
   *[other] { $value } last turns
}
fact-scat = Scat: { $value }
fact-devils_scat = Devil's Scat: { $value }
fact-winner = Round winner: { $value }

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-lives = { $value ->
    [0] out
    [one] { $value } life
   *[other] { $value } lives
}
fact-worth = Hand worth { $value }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}
fact-sixths = { "" }
fact-knocked = knocked
fact-change = This round: { $value ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
}
fact-for_winning = +1 won the round
fact-for_29 = +1 worth 29 or more
fact-for_31 = +1 a full 31
fact-for_favoured = +1 favoured suit
fact-for_knocking = −1 knocked, and somebody else won
fact-for_lowest = −1 lowest hand
fact-for_lowest_knocker = −1 more for the knock
fact-for_scat = −1 somebody else's Scat

phase-draw = Draw from the deck, take the top discard, or knock.
phase-last = Last turn: draw from the deck or take the top discard.
phase-must_knock = This round has gone on long enough: you have to knock.
phase-discard = Discard a card.
phase-deal = Look at the hands; then deal the next round.

choice-deck = { $reshuffle ->
    [yes] shuffle the discards and draw from them
   *[no] draw from the deck
}
choice-take = take { $card }
choice-knock = knock
choice-deal = deal the next round
choice-discard = discard { $card }

story-booted = Out of this game: { suit }.
story-dealt = { $who_is ->
    [you] Round { $round }: you deal.
   *[other] Round { $round }: { $who } deals.
}
story-turned-up = { $card } starts the discard pile.
story-favoured = The favoured suit is { suit }.
story-your-hand = You hold { $cards }.
story-begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
story-reshuffled = { $who_is ->
    [you] The deck is empty: you shuffle the discards into a new one.
   *[other] The deck is empty: { $who } shuffles the discards into a new one.
}
story-drew = { $who } draws from the deck.
story-drew-card = You draw { $card } from the deck.
story-took = { $who_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
}
story-discarded = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
story-knocked = { $who_is ->
    [you] You knock: the others have one last turn.
   *[other] { $who } knocks: everybody else has one last turn.
}
story-must-knock = { $who_is ->
    [you] This round has gone on long enough: you have to knock, and the others have one last turn.
   *[other] This round has gone on long enough: { $who } has to knock, and everybody else has one last turn.
}
story-scat = { $who_is ->
    [you] Scat! You have 31, and the round is over.
   *[other] Scat! { $who } has 31, and the round is over.
}
story-devils-scat = { $who_is ->
    [you] Devil's Scat! You have three sixes, and the round is over.
   *[other] Devil's Scat! { $who } has three sixes, and the round is over.
}
story-shows = { $who_is ->
    [you] You show { $cards }
   *[other] { $who } shows { $cards }
}: { $whole }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
story-round-won = { $who_is ->
    [you] You win the round.
   *[other] { $who } wins the round.
}
story-round-tied = The best hands are tied: nobody wins the round.
story-point-won = { $who_is ->
    [you] You get 1 point for winning the round.
   *[other] { $who } gets 1 point for winning the round.
}
story-point-29 = { $who_is ->
    [you] You get 1 point for a hand worth 29 or more.
   *[other] { $who } gets 1 point for a hand worth 29 or more.
}
story-point-31 = { $who_is ->
    [you] You get 1 point for a full 31.
   *[other] { $who } gets 1 point for a full 31.
}
story-point-favoured = { $who_is ->
    [you] You get 1 point for the favoured suit.
   *[other] { $who } gets 1 point for the favoured suit.
}
story-point-lost = { $who_is ->
    [you] You lose 1 point: you knocked, and somebody else won.
   *[other] { $who } loses 1 point for knocking when somebody else won.
}
story-total = { $who_is ->
    [you] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
   *[other] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
}
story-life-scat = { $who_is ->
    [you] You lose a life to the Scat.
   *[other] { $who } loses a life to the Scat.
}
story-life-lowest = { $who_is ->
    [you] You lose a life for the lowest hand.
   *[other] { $who } loses a life for the lowest hand.
}
story-life-knocker = { $who_is ->
    [you] And another one, because you knocked.
   *[other] And another one, because { $who } knocked.
}
story-lives = { $who_is ->
    [you] You have { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } left.
   *[other] { $who } has { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } left.
}
story-out = { $who_is ->
    [you] You are out of the game.
   *[other] { $who } is out of the game.
}
story-wins-target = { $who_is ->
    [you] You have points enough and the round: you win the game!
   *[other] { $who } has points enough and the round, and wins the game!
}
story-wins-survivor = { $who_is ->
    [you] You are the last one alive and win the game!
   *[other] { $who } is the last one alive and wins the game!
}
story-wins-together = { $who_is ->
    [you] Nobody is left alive: you share the win.
   *[other] Nobody is left alive: { $who } shares the win.
}

reason-target = points enough, and the last round won
reason-survivor = the last one alive
reason-together = all who were left lost their last life together

option-dealer = Who deals first
option-dealer-random = chance decides
option-scoring = Scoring
option-scoring-points = points for the best hands
option-scoring-classic = classic: three lives, the lowest hand loses one
option-boot = Boot a suit (2 or 3 players)
option-boot-none = play with all five suits
option-boot-random = a random suit stays in the box
option-boot-hearts = without hearts ♥
option-boot-stars = without stars ★
option-boot-gems = without gems ◆
option-boot-swirls = without swirls @
option-boot-skulls = without skulls ☠

refuse-boot-players = Option "boot": "{ $value }" is for 2 or 3 players, not { $players }; with more, only "none" fits
refuse-deal-first = The round is over: deal the next one
refuse-round-goes-on = The round is still being played: there is nothing to deal
refuse-draw-first = Draw a card before you discard { $card }
refuse-discard-first = You have drawn already: discard a card
refuse-knock-too-late = You have drawn already: knocking is instead of drawing, so discard a card
refuse-already-knocked = Somebody has knocked: on your last turn you can only improve your hand
refuse-must-knock = This round has gone on long enough: you have to knock
refuse-just-taken = You have just taken { $card } from the discard pile: discard another card
refuse-not-in-hand = { $card } is not in your hand

where = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}
deck-list = { where }: "{ $name }" must be a list of words
deck-twice = { where }: "{ $name }" lists "{ $word }" twice
deck-count = { where }: "{ $name }" lists { $found } words, but the box has { $count }
deck-no-six = { where }: "ranks" needs "6", of which the Devil's Scat is made
deck-no-scat = { where }: "ranks" needs "A" and two ranks worth ten, of which a Scat is made
