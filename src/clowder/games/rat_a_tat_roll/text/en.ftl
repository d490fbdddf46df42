name = Rat-a-Tat Roll
tagline = Roll far enough for the low cards, remember what lies before you, and end with the smallest total.
aim = Fill your row with low cards: the smallest total wins.

card = { $kind ->
    [die] { $number }
    [space] { $space ->
        [wild] wild
        [choose] { $region } choose
        [reroll] { $region } re-roll
       *[peek] { $region } peek
    }{ $pawn ->
        [yes] {" "}♟
       *[no] {""}
    }
   *[card] { $number }{ $reroll ->
        [yes] ↻
       *[no] {""}
    }
}

place-row = Cards
place-ring = Board
place-board = Face up, regions A to E
place-dice = Dice
place-gained = Just taken
place-pile = Draw pile
place-returned = Shuffled back last

fact-tokens = { $value ->
    [one] { $value } re-roll token
   *[other] { $value } re-roll tokens
}
fact-turn = Turn { $value }
fact-starter = Starts: { $value }
fact-pawn = Pawn on space { $value }
fact-steps = { $value ->
    [one] The dice say { $value } space
   *[other] The dice say { $value } spaces
}
fact-wild = Wild die: { $value ->
    [lowest] lowest card
    [highest] highest card
   *[swap] swap
}
fact-cards_each = { $value } cards are a full row
fact-offered = Card { $value } is offered for a swap
fact-gap = The card of region { $value } was taken
fact-refilled = Region { $value } has a new card
fact-shuffles = { $value ->
    [one] Shuffled back once
   *[other] Shuffled back { $value } times
}
fact-ender = Last to be full: { $value }
fact-last_turns = { $value ->
    [one] Last turn
   *[other] { $value } last turns
}
fact-memory = Memory: { $value ->
    [helper] what you saw stays shown
   *[strict] remember for yourself
}
fact-full = { $value ->
    [yes] full row
   *[no] still collecting
}
fact-total = Total: { $value }
fact-looked_at = { $value ->
    [0] all cards are being looked at
   *[other] card { $value } is being looked at
}
fact-changed = card { $value } was exchanged

phase-start = This is your first card. Remember it.
phase-roll = How many dice do you roll?
phase-reroll = { $steps ->
    [one] Move { $steps } space, or pay a token to re-roll.
   *[other] Move { $steps } spaces, or pay a token to re-roll.
}
phase-choose = Take the face-up card of this region, or the top of the pile.
phase-drawn = This is the card you drew. Remember it.
phase-peek = Peek at all your cards or at one of another player’s, if you like.
phase-peeked = Have a good look: this is your only chance.
phase-full = Your row is full. Skip, or roll the wild die.
phase-wild = { $wild ->
    [lowest] The wild die says: the lowest card. Is that all right with you?
    [highest] The wild die says: the highest card. Is that all right with you?
   *[swap] The wild die says: swap. Is that all right with you?
}
phase-take = { $wild ->
    [lowest] Take the lowest card.
   *[highest] Take the highest card.
}
phase-replace = Which older card makes room for the new one?
phase-swap = Which of your cards do you want to swap, if any?
phase-swap_with = Card { $offered } is yours to give. For which card?

choice-done = done looking
choice-roll = { $dice ->
    [one] roll { $dice } die
   *[other] roll { $dice } dice
}
choice-move = { $space ->
    [wild] move { $steps }: to a wild space
    [choose] move { $steps }: choose in region { $region }
    [reroll] move { $steps }: re-roll space in region { $region }
   *[peek] move { $steps }: peek in region { $region }
}
choice-reroll = { $count ->
    [one] re-roll the { $numbers }
   *[other] re-roll { $numbers }
}
choice-take = take { $card } from region { $region }
choice-draw = draw from the pile
choice-peek-nothing = peek at nothing
choice-peek-own = peek at all your cards
choice-peek = peek at card { $place } of { $who }
choice-skip = skip
choice-roll-wild = roll the wild die
choice-accept = { $face ->
    [lowest] accept: lowest card
    [highest] accept: highest card
   *[swap] accept: swap
}
choice-reroll-wild = { $face ->
    [lowest] re-roll “lowest card”
    [highest] re-roll “highest card”
   *[swap] re-roll “swap”
}
choice-replace = put card { $place } under the pile
choice-keep = do not swap
choice-offer = give away card { $place }
choice-swap = for card { $place } of { $who }

story-dealt = Face up around the board: { $cards }.
story-dealt-silently = { $count ->
    [5] Five
   *[other] { $count }
} cards lie face up around the board.
story-shuffled = { $times ->
    [one] More than three re-roll icons: { $cards } are shuffled back into the pile.
   *[other] More than three re-roll icons, { $times } times in a row: last { $cards } are shuffled back into the pile.
}
story-shuffled-silently = { $times ->
    [one] More than three re-roll icons: the five cards are shuffled back into the pile.
   *[other] More than three re-roll icons, { $times } times in a row: each time the five cards are shuffled back into the pile.
}
story-starts = { $who_is ->
    [you] You will start, when everybody has looked.
   *[other] { $who } will start, when everybody has looked.
}
story-looked-start = { $who_is ->
    [you] You have looked at your card.
   *[other] { $who } has looked at the first card.
}
story-saw-start = { $who_is ->
    [you] Your card is { $card }.
   *[other] The card of { $who } is { $card }.
}
story-rolled = { $who_is ->
    [you] You roll { $dice }: { $total } in all.
   *[other] { $who } rolls { $dice }: { $total } in all.
}
story-rerolled = { $count ->
    [one] { $who_is ->
        [you] You pay a token and re-roll one die: { $dice }, now { $total } in all.
       *[other] { $who } pays a token and re-rolls one die: { $dice }, now { $total } in all.
    }
   *[other] { $who_is ->
        [you] You pay a token and re-roll { $count } dice: { $dice }, now { $total } in all.
       *[other] { $who } pays a token and re-rolls { $count } dice: { $dice }, now { $total } in all.
    }
}
story-moved = { $space ->
    [wild] { $who_is ->
        [you] You move the pawn { $steps } on, to a wild space.
       *[other] { $who } moves the pawn { $steps } on, to a wild space.
    }
    [choose] { $who_is ->
        [you] You move the pawn { $steps } on, to the choose space of region { $region }.
       *[other] { $who } moves the pawn { $steps } on, to the choose space of region { $region }.
    }
    [reroll] { $who_is ->
        [you] You move the pawn { $steps } on, to the re-roll space of region { $region }.
       *[other] { $who } moves the pawn { $steps } on, to the re-roll space of region { $region }.
    }
   *[peek] { $who_is ->
        [you] You move the pawn { $steps } on, to the peek space of region { $region }.
       *[other] { $who } moves the pawn { $steps } on, to the peek space of region { $region }.
    }
}
story-took = { $who_is ->
    [you] You take { $card } from region { $region }.
   *[other] { $who } takes { $card } from region { $region }.
}
story-took-silently = { $who_is ->
    [you] You take the card of region { $region }.
   *[other] { $who } takes the card of region { $region }.
}
story-earned = { $count ->
    [one] { $who_is ->
        [you] You earn a re-roll token.
       *[other] { $who } earns a re-roll token.
    }
   *[other] { $who_is ->
        [you] You earn { $count } re-roll tokens.
       *[other] { $who } earns { $count } re-roll tokens.
    }
}
story-no-token-left = { $who_is ->
    [you] You would earn more, but no re-roll token is left.
   *[other] { $who } would earn more, but no re-roll token is left.
}
story-drew = { $who_is ->
    [you] You draw a card from the pile.
   *[other] { $who } draws a card from the pile.
}
story-drew-card = { $who_is ->
    [you] You draw { $card } from the pile.
   *[other] { $who } draws { $card } from the pile.
}
story-peeked-nothing = { $who_is ->
    [you] You peek at nothing.
   *[other] { $who } peeks at nothing.
}
story-peeked-own = { $who_is ->
    [you] You peek at all your cards.
   *[other] { $who } peeks at all their own cards.
}
story-saw-own = { $who_is ->
    [you] You peek at your cards: { $cards }.
   *[other] { $who } peeks at their own row: { $cards }.
}
story-peeked-card = { $who_is ->
    [you] You peek at card { $place } of { $other }.
   *[other] { $other_is ->
        [you] { $who } peeks at your card { $place }.
       *[other] { $who } peeks at card { $place } of { $other }.
    }
}
story-saw-card = { $who_is ->
    [you] You peek at card { $place } of { $other }: { $card }.
   *[other] { $who } peeks at card { $place } of { $other }: { $card }.
}
story-skipped = { $who_is ->
    [you] You skip your turn.
   *[other] { $who } skips their turn.
}
story-rolled-wild = { $face ->
    [lowest] { $who_is ->
        [you] You roll the wild die: lowest card.
       *[other] { $who } rolls the wild die: lowest card.
    }
    [highest] { $who_is ->
        [you] You roll the wild die: highest card.
       *[other] { $who } rolls the wild die: highest card.
    }
   *[swap] { $who_is ->
        [you] You roll the wild die: swap.
       *[other] { $who } rolls the wild die: swap.
    }
}
story-rerolled-wild = { $face ->
    [lowest] { $who_is ->
        [you] You pay a token and re-roll the wild die: lowest card.
       *[other] { $who } pays a token and re-rolls the wild die: lowest card.
    }
    [highest] { $who_is ->
        [you] You pay a token and re-roll the wild die: highest card.
       *[other] { $who } pays a token and re-rolls the wild die: highest card.
    }
   *[swap] { $who_is ->
        [you] You pay a token and re-roll the wild die: swap.
       *[other] { $who } pays a token and re-rolls the wild die: swap.
    }
}
story-accepted = { $face ->
    [lowest] { $who_is ->
        [you] You settle for the lowest card.
       *[other] { $who } settles for the lowest card.
    }
    [highest] { $who_is ->
        [you] You settle for the highest card.
       *[other] { $who } settles for the highest card.
    }
   *[swap] { $who_is ->
        [you] You settle for a swap.
       *[other] { $who } settles for a swap.
    }
}
story-replaced = { $who_is ->
    [you] Your card { $place } goes under the pile; the new one takes its place.
   *[other] { $who } puts card { $place } under the pile; the new one takes its place.
}
story-no-swap = { $who_is ->
    [you] You do not swap.
   *[other] { $who } does not swap.
}
story-offered = { $who_is ->
    [you] You offer your card { $place }.
   *[other] { $who } offers card { $place }.
}
story-swapped = { $who_is ->
    [you] You swap your card { $place } for card { $other_place } of { $other }.
   *[other] { $other_is ->
        [you] { $who } swaps card { $place } for your card { $other_place }.
       *[other] { $who } swaps card { $place } for card { $other_place } of { $other }.
    }
}
story-refilled = Region { $region } gets { $card }.
story-refilled-silently = Region { $region } gets a new card.
story-final-round = { $who_is ->
    [you] You are the last to have a full row: everybody has one last turn, and yours comes last.
   *[other] { $who } is the last to have a full row: everybody has one last turn, { $who } the very last.
}
story-stopped = Twenty-five rounds are over: rows that are not full are filled from the pile, and the game ends.
story-revealed = { $who_is ->
    [you] You reveal { $cards }: { $total } in all.
   *[other] { $who } reveals { $cards }: { $total } in all.
}

reason-lowest = the lowest total
reason-shared = a tie, shared
reason-stopped = the lowest total when the rounds ran out

option-starter = Who starts
option-starter-random = chance decides
who-begins = Who visited a famous monument last?
option-first_space = Where the pawn starts
option-first_space-random = chance decides
option-first_space-0 = on the wild space before region A
option-first_space-1 = on the wild space before region B
option-first_space-2 = on the wild space before region C
option-first_space-3 = on the wild space before region D
option-first_space-4 = on the wild space before region E
option-memory = Memory
option-memory-strict = strict: a card shows only while you may look at it
option-memory-helper = helper: cards you have seen stay shown to you
option-extra_tokens = Extra re-roll tokens for each seat, to help younger players

refuse-look-first = You are still looking: say first that you are done
refuse-roll-first = First choose how many dice to roll
refuse-move-first = The dice are rolled: move, or re-roll some of them
refuse-take-first = First take the card of this region or the top of the pile
refuse-peek-first = First decide what to peek at, if anything
refuse-full-wild-only = Your row is full: you may only skip or roll the wild die
refuse-wild-first = First accept the wild die or re-roll it
refuse-take-wild-first = First take the card the wild die tells you to
refuse-replace-first = First choose the older card that makes room for the new one
refuse-swap-first = First choose the card you give away, or do not swap
refuse-swap-with-first = First choose the card you want in exchange
refuse-die-not-rolled = { $dice ->
    [one] You rolled { $dice } die: only that one can be re-rolled, and none added
   *[other] You rolled { $dice } dice: only those can be re-rolled, and none added
}
refuse-no-tokens = You have no re-roll token to pay with
refuse-not-full = Only a player with a full row skips, or rolls the wild die alone
refuse-other-region = The pawn is in region { $pawn_region }: the card of region { $region } is out of reach
refuse-not-lowest = The card of region { $region } is not the lowest
refuse-not-highest = The card of region { $region } is not the highest
refuse-no-pile = The wild die gives a face-up card, not one from the pile
refuse-no-such-place = You have no card { $place }
refuse-no-such-player = There are only { $players } players
refuse-no-such-card = That player has no card { $place }
refuse-already-offered = Card { $place } is offered already: choose what you get for it
refuse-extra-list = Extra tokens are a list with a number for each of the { $players } seats, or an empty one; not { $value }
refuse-extra-tokens = { $count } extra tokens are too many: only { $spare } of the 15 are left after everybody’s two

deck-no-table = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: there must be a table [{ $name }]
deck-words = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "{ $name }" must be a list of words out of: { $allowed }
deck-copies-length = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: "copies" must list { $needed } counts, one for each number from 0 to 9, not { $count }
deck-copies-total = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: there are { $needed } number cards in the box, but "copies" adds up to { $count }
deck-too-many-icons = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: only { $count } cards from 0 to 6; without { $needed } of them the board could fill with re-roll icons for ever
deck-ring-length = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: the ring must have { $low } to { $high } spaces, not { $count }
deck-wild-spaces = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: the ring must have { $needed } wild spaces, not { $count }
deck-ring-start = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: the ring must be listed from a wild space on
deck-empty-region = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: two wild spaces stand side by side; between them there must be a region
deck-faces = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: [{ $name }] must have { $needed } faces, not { $count }
deck-no-face = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}: no face of the wild die says "{ $face }"

web-feel = A rat race round the board, with a good memory in the lead.

web-ring = The round board. The rat is here: { $space }.
web-row = { $who_is ->
    [you] Your row: { $count } of { $all } cards
   *[other] Row of { $who }: { $count } of { $all } cards
}
web-own-card = Your card { $place }: { $card }
web-other-card = Card { $place } of { $who }: { $card }
web-remembered = { $card } (you have seen it)
web-region-card = Region { $region }: { $card }
# Each sign, and how it is read out to those who listen.
web-signs = ↻ with a re-roll
web-gained = Just taken: { $card }
web-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-dice = Dice: { $numbers }, { $steps } in all
web-wild = { $face ->
    [lowest] lowest
    [highest] highest
   *[swap] swap
}
web-middle-tokens = { $count ->
    [one] { $count } re-roll token in the middle
   *[other] { $count } re-roll tokens in the middle
}
web-filled = { $count } of { $all } cards: when all rows are full, the final round begins
web-sum = = { $total }
web-chances = { $dice ->
    [one] Chances with { $dice } die
   *[other] Chances with { $dice } dice
}
web-chances-next = { $dice ->
    [one] The board shows the chances with { $dice } die. Show them with { $next }.
   *[other] The board shows the chances with { $dice } dice. Show them with { $next }.
}
web-ask-move = Move { $steps }, or re-roll?
web-move = Move { $steps }
web-accept = { $face ->
    [lowest] Take the lowest
    [highest] Take the highest
   *[swap] Swap
}
web-again = Re-roll
web-pick-die = Re-roll the { $number }
web-pick-dice = or pick dice to re-roll
web-do-peek-own = Peek at mine
web-do-peek-nothing = Don’t peek
web-player = Player
web-total = Total
web-behind = Behind
web-won = { $reason ->
    [shared] { $names } share the win: nobody has less than { $total }.
    [stopped] The rounds ran out. { $count ->
        [one] { $names } wins: nobody has less than { $total }.
       *[other] { $names } share the win: nobody has less than { $total }.
    }
   *[lowest] { $names } wins with the lowest total, { $total }.
}

lesson-first = Everybody gets a card and looks at it just once. Yours is a 9: keep it in mind, for now it is turned down.
lesson-goal = Fill your row with five cards. In the end they are added up, and the lowest total wins. So that 9 is bad news.
lesson-board = The rat runs clockwise round the board, and where it stops you get a card. Each region, A to E, has one face up. See the 0 in region C?
lesson-roll = Roll one, two or three dice: you decide. The board shows how likely each space is; the % button shows it for other dice. Roll two.
lesson-move = Nine! That is exactly the space in region C where you may choose. Let the rat run.
lesson-choose = Choose: the card of this region, or the unknown top card of the pile. Take the 0.
lesson-down = It lies face down now, like every card in a row, and region C has a new one. What is where you have to remember. Biscuit’s turn!
lesson-peek = Biscuit paid a token to re-roll, got three sixes and met a peek space: the 1 there had to be taken. Remember that 1! And now Biscuit may peek.
lesson-again = Biscuit peeked at your card 1, and you saw no more than its back. It is your turn again: roll two dice.
lesson-token = Eleven would make you take the 7. Such cards, 7 to 9, bring a token, but points are points: pick the 5, re-roll it for a token, and move.
lesson-wild = A wild space! The wild die says: take the lowest card, take the highest, or swap with somebody. A swap is just what you need.
lesson-swap = Give away card 1, your 9. Then tap card 2 of Biscuit: the 1 you have remembered.
lesson-end = Now you hold 1 and 0! A full row leaves you only the wild die. When all rows are full, everybody has one last turn, and then all cards are turned up.
lesson-off = That is all there is to it. Lucky dice and a good memory to you!

### Why a choice may be a good one: what a hint says.

why-throw = { $chance } % of the rolls lead to a { $number } or lower.
why-card = A { $number } lies there.
why-pile = Only a { $number } lies here: an unseen card may be lower.
why-wild = The wild die may bring a low card, or a swap.
why-accept = { $face ->
    [lowest] It brings you the lowest card on the board.
    [highest] Nothing better is likely to come.
   *[swap] You may swap a high card of yours for a lower one.
}
why-skip = Your row is good as it is.
why-peek-own = { $unseen ->
    [0] You have seen all of your cards, but looking again helps to remember.
    [one] One of your cards you have not seen.
   *[other] { $unseen } of your cards you have not seen.
}
why-peek = A low card of somebody else’s is worth a swap.
why-keep = You know of no lower card to get for yours.
why-give-highest = It is the highest of your cards that you have seen.
why-give-known = You have seen it, and can do without it.
why-give-unknown = You have not seen it: it may be high.
why-swap-known = You have seen what it is.
why-swap-unknown = You have not seen it: it may be lower than yours.

# Kinds of choices, in reports
kind-done = be done looking
kind-roll = roll dice
kind-move = move
kind-reroll = re-roll dice
kind-accept = accept the wild die
kind-reroll-wild = re-roll the wild die
kind-skip = skip
kind-roll-wild = roll the wild die
kind-take = take a face-up card
kind-draw = draw from the pile
kind-peek-nothing = peek at nothing
kind-peek-own = peek at one’s own cards
kind-keep = not swap
kind-offer = swap a card
kind-replace = replace a card
kind-peek = peek at another’s card
kind-swap = choose the card to get
