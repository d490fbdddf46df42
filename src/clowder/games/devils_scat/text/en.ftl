name = Devil's Scat
tagline = Three cards, one suit, 31 points: swap, dare to knock, and beware of the three sixes.
aim = Get close to 31 in one suit, and knock in time.

card = { $rank }{ $suit ->
    [hearts] ♥
    [stars] ★
    [gems] ◆
    [swirls] ◎
   *[skulls] ☠
}
suit = { $suit ->
    [hearts] hearts ♥
    [stars] stars ★
    [gems] gems ◆
    [swirls] swirls ◎
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
fact-target = To win: { $value } points and a round won
fact-dealer = Dealer: { $value }
fact-favoured = Favoured suit: { $favoured ->
    [hearts] hearts ♥
    [stars] stars ★
    [gems] gems ◆
    [swirls] swirls ◎
   *[skulls] skulls ☠
}
fact-booted = Out of the game: { $booted ->
    [hearts] hearts ♥
    [stars] stars ★
    [gems] gems ◆
    [swirls] swirls ◎
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
fact-for_scat = −1 somebody else’s Scat

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
    [you] You have enough points and the round: you win the game!
   *[other] { $who } has enough points and the round, and wins the game!
}
story-wins-survivor = { $who_is ->
    [you] You are the last one alive and win the game!
   *[other] { $who } is the last one alive and wins the game!
}
story-wins-together = { $who_is ->
    [you] Nobody is left alive: you share the win.
   *[other] Nobody is left alive: { $who } shares the win.
}

reason-target = enough points, and the last round won
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
option-boot-swirls = without swirls ◎
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

# In the browser.
web-feel = Swap, watch each other, and knock at the right moment.
web-suit = { $suit ->
    [hearts] hearts
    [stars] stars
    [gems] gems
    [swirls] swirls
   *[skulls] skulls
}
# Each sign, and how it is read out to those who listen.
web-signs = ♥ of hearts, ★ of stars, ◆ of gems, ◎ of swirls, ☠ of skulls
web-how = { $how ->
    [row] three in a row
    [three] three of a kind
    [devil] three sixes
    [scat] a Scat
   *[suit] { web-suit } count
}
web-worth = Your hand is worth { $figure }: { $how }
web-worth-best = Your hand will be worth { $figure } at best: { $how }
web-at-best = at best
web-leaves = leaves { $figure }
web-counts = counts
web-ask-draw = Draw, take the discard, or knock.
web-ask-last = Last turn: draw or take a card.
web-out = You have no lives left. Watch the others!
web-classic = The last one alive wins
web-piles = Deck and discard pile
web-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-top = { $card }, on top of the discard pile
web-favoured = Favoured
web-favoured-means = Favoured suit: { web-suit }. A hand that scores and has a card of it gets 1 more point.
web-knock = Knock
web-knock-means = { $scoring ->
    [classic] The others have one last turn. If your hand is the lowest, it costs two lives.
   *[points] The others have one last turn. If one of them wins, you lose a point.
}
web-nobody-knocked = Nobody has knocked yet.
web-knocked = { $who_is ->
    [you] You knocked
   *[other] { $who } knocked
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of { $target }
web-nearly = Winning the next round wins the game!
web-dealer = deals this round
web-scat = Scat!
web-devils-scat = Devil's Scat!
web-has-scat = { $who_is ->
    [you] You have 31, and the round is yours.
   *[other] { $who } has 31 and wins the round.
}
web-has-devils-scat = { $who_is ->
    [you] Three sixes, and the round is yours.
   *[other] Three sixes: { $who } wins the round.
}
web-lowest = The lowest hand loses a life.
web-nothing = { $scoring ->
    [classic] nothing lost
   *[points] no point
}
web-last-round = How the last round was scored (round { $round })
web-column = { $column ->
    [player] Player
    [hand] Hand
    [for_winning] Round
    [for_29] 29+
    [for_31] 31
    [for_favoured] Favoured
    [for_knocking] Knock
    [for_lowest] Lowest
    [for_lowest_knocker] Knock
    [for_scat] Scat
    [classic] Lives
   *[points] Points
}
web-won-target = { $who_is ->
    [you] You won the last round and have { $points } points, with { $target } needed: you win the game.
   *[other] { $who } won the last round and has { $points } points, with { $target } needed.
}
web-won-survivor = { $who_is ->
    [you] You are the last one alive.
   *[other] { $who } is the last one alive.
}
web-won-together = { $who_is ->
    [you] Nobody is left alive: you share the win.
   *[other] Nobody is left alive: { $who } shares the win.
}

# The lesson.
lesson-hand = Cards of one suit add up, and the best hand wins the round: 31 is the most. Your two skulls make 20.
lesson-draw = A turn is simple: get a card, then discard one. Tap the deck and see what comes.
lesson-discard = Another skull! The arrows tell what each discard would leave you. Discard J◆ and keep 28.
lesson-other = Now it is Biscuit’s turn. What is taken from the discard pile lies open for everybody to see.
lesson-take = J☠, right there! Instead of drawing you may take the top discard. Tap it.
lesson-keep = What you have just taken must stay this turn. Discard 8☠: that leaves 30.
lesson-wait = Biscuit again: a card from the deck stays secret.
lesson-knock = 30 is hard to beat: knock! Everybody else has one last turn, and if somebody beats you, it costs a point.
lesson-last = Biscuit’s last turn. Then all hands are shown.
lesson-points = You win the round: 1 point. Another one for 29 or more, and one for a card of the favoured suit.
lesson-sixes = A new round, a new favoured suit. Two sixes look poor, but watch what Biscuit throws away…
lesson-devil = A third six! Take it, and discard J☠.
lesson-scat = Three sixes are the Devil's Scat. Like a full 31, it ends the round at once and wins it.
lesson-end = Collect points until you have enough and win a round: then the game is yours. You know it all now. Good luck!

### Why a choice may be a good one: what a hint says.

why-left = What stays counts { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-knock-good = Few hands beat { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-knock = Your hand counts { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}, and the others get just one more turn.
why-take = With it your hand can count { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-take-hope = For now your hand counts { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
} with it, but the card may go with others.
why-deck = The discard would not lift your hand above { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}.
why-deck-better = Your hand counts { $worth }{ $sixths ->
    [3] ½
    [4] ⅔
   *[0] {""}
}: a card from the deck may lift it more than the discard.

# Kinds of choices, in reports
kind-deck = draw from the deck
kind-take = take the discard
kind-knock = knock
kind-deal = deal the next round
kind-discard = discard
