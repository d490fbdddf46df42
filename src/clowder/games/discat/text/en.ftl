name = Discat
tagline = Higher or lower? Play whole groups, and leave the others nothing to answer with.

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

story-dealt = Cards 01 to { $highest } are in the game; everybody has five.
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
   *[other] { $who } keeps the hand.
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
