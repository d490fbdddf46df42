name = Discat
tagline = Higher or lower? Play whole groups, and leave the others nothing to answer with.
aim = Play your cards: +1 each; in hand −1 each, hence your −5.

card = { NUMBER($card, minimumIntegerDigits: 2) }{ $arrow ->
    [up] ▲
   *[down] ▼
}

place-hand = Hand
place-top = On top
place-personal = Personal pile
place-bonus = Bonus pile
place-pile = Draw pile
place-group = Being played

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-limit = Constraint: { $arrow ->
    [up] higher than { $value } ▲
   *[down] lower than { $value } ▼
}
fact-arrow = { "" }
fact-creator = set by { $value }
fact-bonus_paid = { $value ->
    [yes] its bonus has been drawn
   *[no] its bonus is still to be had
}
fact-highest = Cards 01 to { $value }
fact-exchanges = { $value ->
    [0] no card exchanged yet
    [one] one card put under the pile so far
   *[other] { $value } cards put under the pile so far
}
fact-last_turns = { $value ->
    [one] Last turn
   *[other] { $value } last turns
}

phase-first = Play any one card to open the game.
phase-top = { $arrow ->
    [up] Play a card higher than { $limit }: which one goes on top?
   *[down] Play a card lower than { $limit }: which one goes on top?
}
phase-free = Everybody has passed: play any card on top.
phase-add = Add another card under it, or stop.
phase-exchange = You cannot answer and pass. You may exchange one card.

choice-top = play { card }
choice-add = add { card }
choice-stop = { $cards ->
    [one] stop: just this card
   *[other] stop: { $cards } cards
}
choice-exchange = exchange { card }
choice-keep = keep your hand

story-dealt = Cards 01 to { $highest } are in the game; everybody has { $hand ->
    [5] five
   *[other] { $hand }
}, and so −{ $hand } points: a card in hand takes one away until it is played.
story-starts = { $who_is ->
    [you] You start.
   *[other] { $who } starts.
}
story-played = { $who_is ->
    [you] You play { card } on top.
   *[other] { $who } plays { card } on top.
}
story-added = { $who_is ->
    [you] You add { card } under it.
   *[other] { $who } adds { card } under it.
}
story-announced = { $arrow ->
    [up] { $who_is ->
        [you] You announce: higher than { $card }!
       *[other] { $who } announces: higher than { $card }!
    }
   *[down] { $who_is ->
        [you] You announce: lower than { $card }!
       *[other] { $who } announces: lower than { $card }!
    }
}
story-bonus-pile = { $who_is ->
    [you] Four cards: your { card } goes to your bonus pile.
   *[other] Four cards: { card } goes to the bonus pile of { $who }.
}
story-five = { $who_is ->
    [you] Five cards at once: you win!
   *[other] Five cards at once: { $who } wins!
}
story-passes = { $arrow ->
    [up] { $who_is ->
        [you] You have nothing higher than { $limit } and pass.
       *[other] { $who } has nothing higher than { $limit } and passes.
    }
   *[down] { $who_is ->
        [you] You have nothing lower than { $limit } and pass.
       *[other] { $who } has nothing lower than { $limit } and passes.
    }
}
story-bonus = { $who_is ->
    [you] You draw a bonus card for it.
   *[other] { $who } draws a bonus card for it.
}
story-all-passed = { $who_is ->
    [you] Everybody has passed: you play what you like.
   *[other] Everybody has passed: { $who } plays freely.
}
story-exchanged = { $who_is ->
    [you] You put { card } under the pile.
   *[other] { $who } puts { card } under the pile.
}
story-exchanged-unseen = { $who } puts a card under the pile, unseen.
story-kept = { $who_is ->
    [you] You keep your hand.
   *[other] { $who } keeps their hand.
}
story-drew = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
story-drew-cards = You draw { $cards }.
story-out-of-cards = { $who_is ->
    [you] You are out of cards and so is the pile: the others have one last turn.
   *[other] { $who } is out of cards and so is the pile: everybody else has one last turn.
}

reason-five = a group of five cards
reason-points = the most points
reason-bonus = as many points, but more bonus cards
reason-shared = a tie, shared

option-arrows = Arrows: which cards point up
option-arrows-parity = odd cards point up, even cards down
option-arrows-halves = 46 to 90 point up, 01 to 45 down
option-starter = Who starts
option-starter-random = chance decides
who-begins = Who petted a cat last?

refuse-must-play = Passing is not a choice: name a card
refuse-not-in-hand = { $card } is not in your hand
refuse-not-higher = { $card } is not higher than { $limit }
refuse-not-lower = { $card } is not lower than { $limit }
refuse-not-a-group = { $card } does not join the group under { $top }: all its cards share the first digit, or all share the second
refuse-no-exchange = The draw pile is empty: there is nothing to exchange with

where = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}
deck-no-parity = { where }: [layouts] must have at least "parity", the list of the cards that point up
deck-twice = { where }: layout "{ $name }" lists card { $card } twice
deck-seen-down = { where }: layout "{ $name }" has card { $card } pointing up, but the rulebook shows it pointing down

web-feel = Light and sly: always one number ahead.

web-card = { NUMBER($card, minimumIntegerDigits: 2) }, arrow { $arrow ->
    [up] up
   *[down] down
}
# Each sign, and how it is read out to those who listen.
web-signs = ▲ arrow up, ▼ arrow down
web-sign = The constraint
web-sign-than = { $arrow ->
    [up] higher than
   *[down] lower than
}
web-sign-first = Any card opens the game
web-sign-free = Everybody passed: anything goes
web-line = Numbers 1 to { $highest }. { $room ->
    [0] None of them answers.
    [one] Only { $from } answers.
   *[other] { $from } to { $to } answer.
}
web-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
web-pile-empty = empty pile: whoever runs out of cards ends the game
web-exchanged = { $count } put under it
web-to-top = put { card } on top instead
web-group-worth = { $cards ->
    [one] { $points } point
    [4] { $points } points with a bonus card
   *[other] { $points } points
}
web-group-then = { $arrow ->
    [up] then higher than { $card }
   *[down] then lower than { $card }
}
web-here = Your cards go here
web-suggested = Groups you could play
web-suggest = { $top } on top, with { $others }
web-points = { $count ->
    [one] point
   *[other] points
}
web-held = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-bonus = { $count ->
    [one] one bonus card: { $worth } points
   *[other] { $count } bonus cards, { $worth } points each
}
web-personal = { $count ->
    [0] personal pile: empty
    [one] personal pile: one card
   *[other] personal pile: { $count } cards
}
web-news-pass = pass!
web-news-bonus = +1 bonus
web-news-exchange = exchanged one
web-news-four = four cards!
web-news-five = five cards!
web-last-turns = { $count ->
    [one] The very last turn!
   *[other] Last turns: { $count } to go
}
web-ask-first = Your turn: any card opens the game.
web-ask-top = { $arrow ->
    [up] Your turn: play higher than { $limit }.
   *[down] Your turn: play lower than { $limit }.
}
web-ask-free = Your turn: play whatever you like!
web-ask-exchange = You pass: exchange a card?
web-ask-add = Add a card that fits under it, or play.
web-ask-play = Nothing else fits. Play it?
web-ask-fifth = A fifth card would win the game!
web-choice-stop = { $cards ->
    [one] Play this card
   *[other] Play these { $cards } cards
}
web-choice-keep = Keep my hand

web-won-five = { $who_is ->
    [you] You laid five cards at once. That wins on the spot, whatever the points.
   *[other] { $who } laid five cards at once. That wins on the spot, whatever the points.
}
web-won-points = { $who_is ->
    [you] Your cards count most: { $lead ->
        [one] one point
       *[other] { $lead } points
    } ahead.
   *[other] The cards of { $who } count most: { $lead ->
        [one] one point
       *[other] { $lead } points
    } ahead.
}
web-won-bonus = { $who_is ->
    [you] Equal points, but you have more bonus cards.
   *[other] Equal points, but { $who } has more bonus cards.
}
web-won-shared = Equal points, equal bonus cards: { $names } share the win.
web-column-player = Player
web-column-personal = Pile
web-column-bonus = Bonus
web-column-hand = In hand
web-column-sum = Points

lesson-goal = Every card is a number. Each one you lay is a point; each one still in your hand at the end costs a point.
lesson-open = You open the game with a single card. Tap 24: its arrow points down.
lesson-sign = Your card is now the rule: Biscuit must go lower than 24. The line shows which numbers would do.
lesson-group = Biscuit’s 21 points up: go higher. Cards with the same first digit may go together: tap 49 for the top, add 45, then play both. Keep 40 for later.
lesson-pass = Only 50 beats a 49, so Biscuit has to pass: the top card turns over, and you draw a bonus card.
lesson-free = Nobody answered: play whatever you like! The same second digit makes a group, too. Tap 10 for the top, add 20 and 40, and play.
lesson-narrow = Lower than 10: there is not much room. But Biscuit has something…
lesson-swap = … a 4, pointing down! Now you have to pass. You may put a card under the pile, unseen, and draw another: tap 19.
lesson-their-turn = A 35, that helps. Nobody answered, so Biscuit plays freely.
lesson-four = Higher than 33! Only the top card must obey, so even 32 can come along. Tap 35, 36, 38 and 32, and play: the fourth card is a bonus.
lesson-points = A card on your pile is 1 point, a bonus card 4, a card in your hand takes 1 away.
lesson-end = Once the pile and somebody’s hand are empty, the others have one last turn: most points win. But five cards at once win on the spot!
lesson-done = That is all there is to it. Play big groups, and leave nothing to answer with. Have fun!

### Why a choice may be a good one: what a hint says.

why-five = Five together win the game on the spot.
why-group = With it you can lay { $cards } cards at once, for { $points } points.
why-room = { $room ->
    [0] Nothing answers it.
    [one] Only one number is { $arrow ->
        [up] higher.
       *[down] lower.
    }
   *[other] { $room } numbers are { $arrow ->
        [up] higher.
       *[down] lower.
    }
}
why-add = A group of { $cards } counts { $points } points.
why-stop = { $cards ->
    [one] Alone it counts a point, and the rest stays in your hand.
   *[other] These { $cards } count { $points } points, and the rest stays in your hand.
}
why-keep = You keep what you hold.
why-loose = It goes with no other card of yours.
why-company = { $others ->
    [one] Only one other card of yours goes with it.
   *[other] { $others } other cards of yours go with it.
}
why-keep-together = Each of your cards goes with another one.

# Kinds of choices, in reports
kind-stop = stop
kind-keep = keep the hand
kind-top = play a card on top
kind-add = add a card
kind-exchange = exchange a card
