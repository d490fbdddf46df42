name = Gattara
tagline = Gather the most precious cats in town, and answer every Meow with a louder one.
aim = Own cats worth enough points before the others do.

cats = { $token ->
    [pedigree] { $amount ->
        [one] one pedigree cat
       *[other] { $amount } pedigree cats
    }
    [show] { $amount ->
        [one] one show cat
       *[other] { $amount } show cats
    }
   *[stray] { $amount ->
        [one] one stray
       *[other] { $amount } strays
    }
}
card = { $effect ->
    [gain] { $target ->
        [self] gain { cats }
        [next] next player gains { cats }
        [previous] previous player gains { cats }
        [all] everyone gains { cats }
       *[any] a player gains { cats }
    }
    [take] { $target ->
        [next] take { cats } from the next player
        [previous] take { cats } from the previous player
        [all] take { cats } from everyone
       *[any] take { cats } from a player
    }
    [lose] { $target ->
        [self] lose { cats }
        [next] next player loses { cats }
        [previous] previous player loses { cats }
        [all] everyone loses { cats }
       *[any] a player loses { cats }
    }
    [direction] Change direction
    [skip] Skip turn
    [mirror] Mirror
    [bastet] Bastet
    [rebel] Rebel cats
    [zen] Zen cat
    [draw] { $target ->
        [next] draw a card from the next player
        [previous] draw a card from the previous player
       *[any] draw a card from a player
    }
   *[swap] { $target ->
        [next] swap hands with the next player
        [previous] swap hands with the previous player
       *[any] swap hands with a player
    }
}{ $meow ->
    [yes] {" "}(Meow)
   *[no] {""}
}

place-hand = Hand
place-pile = Draw pile
place-discards = Discard pile
place-last = Last discard
place-stack = Played

fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-strays = { $value ->
    [one] { $value } stray
   *[other] { $value } strays
}
fact-pedigrees = { $value ->
    [one] { $value } pedigree cat
   *[other] { $value } pedigree cats
}
fact-shows = { $value ->
    [one] { $value } show cat
   *[other] { $value } show cats
}
fact-gained = +{ $value }
fact-lost = −{ $value }
fact-turn = Turn: { $value }
fact-direction = { $value ->
    [clockwise] ↻ clockwise
   *[counterclockwise] ↺ counter-clockwise
}
fact-zen = Zen cat: only yellow cards this turn
fact-goal = First to { $value } points
fact-reshuffles = Reshuffles: { $value } of 6
fact-counts_as = Counts as: { $value }
fact-pending = Waiting: { $value }
fact-pending_by = played by { $value }
fact-pending_at = aimed at { $value }
fact-effect = Last effect: { $value }
fact-effect_by = from { $value }
fact-effect_at = on { $value }
fact-doubled = doubled

phase-card = { $zen ->
    [yes] Zen cat: you may only play a yellow card.
   *[none] Your turn: play a card.
}
phase-target = { $pending }: whom do you aim at?
phase-bastet = About to happen, from { $pending_by }: { $pending }. Cancel it with Bastet?
phase-meow = About to happen to you, from { $pending_by }: { $pending }. Answer with a Meow?
phase-look = Take a look at your cards, then go on.

choice-play = play: { $card }
choice-skip = skip: nothing can be played
choice-aim = aim at { $at }
choice-bastet = play Bastet against: { $against }
choice-let-be = let it be
choice-answer = answer with: { $card }
choice-no-answer = do not answer
choice-go-on = go on

story-dealt = Everybody has two strays and three cards. The first to { $goal } points wins.
story-starts = { $who_is ->
    [you] You start.
   *[other] { $who } starts.
}
story-played = { $who_is ->
    [you] You play: { $card }.
   *[other] { $who } plays: { $card }.
}
story-mirrored = { $who_is ->
    [you] You play Mirror, which copies: { $card }.
   *[other] { $who } plays Mirror, which copies: { $card }.
}
story-aimed = { $who_is ->
    [you] You aim at { $at }.
   *[other] { $at_is ->
        [you] { $who } aims at you.
       *[other] { $who } aims at { $at }.
    }
}
story-bastet = { $who_is ->
    [you] You play Bastet against: { $against }.
   *[other] { $owner_is ->
        [you] { $who } plays Bastet against your card: { $against }.
       *[other] { $who } plays Bastet against: { $against }.
    }
}
story-answered = { $who_is ->
    [you] Meow! You answer { $owner } with: { $card }.
   *[other] { $owner_is ->
        [you] Meow! { $who } answers you with: { $card }.
       *[other] Meow! { $who } answers { $owner } with: { $card }.
    }
}
story-no-answer = { $who_is ->
    [you] You do not answer.
   *[other] { $who } does not answer.
}
story-all-cancelled = { $who_is ->
    [you] Your card is cancelled: { $card }.
   *[other] { $who }’s card is cancelled: { $card }.
}
story-comes-back = { $who_is ->
    [you] The answer is cancelled, so your card is back: { $card }.
   *[other] The answer is cancelled, so { $who }’s card is back: { $card }.
}
story-doubled = { $who_is ->
    [you] Your Meow counts double: { $card }.
   *[other] { $who }’s Meow counts double: { $card }.
}
story-gained = { $who_is ->
    [you] You gain { cats }.
   *[other] { $who } gains { cats }.
}
story-gained-nothing = { $who_is ->
    [you] The supply has none left: you gain nothing.
   *[other] The supply has none left: { $who } gains nothing.
}
story-lost = { $who_is ->
    [you] You lose { cats }.
   *[other] { $who } loses { cats }.
}
story-lost-nothing = { $who_is ->
    [you] You have no such cat: you lose nothing.
   *[other] { $who } has no such cat and loses nothing.
}
story-took = { $who_is ->
    [you] You take { cats } from { $owner }.
   *[other] { $owner_is ->
        [you] { $who } takes { cats } from you.
       *[other] { $who } takes { cats } from { $owner }.
    }
}
story-took-nothing = { $who_is ->
    [you] { $owner } has no such cat: you get nothing.
   *[other] { $owner_is ->
        [you] You have no such cat: { $who } gets nothing.
       *[other] { $owner } has no such cat: { $who } gets nothing.
    }
}
story-direction = { $direction ->
    [clockwise] Play goes clockwise now.
   *[counterclockwise] Play goes counter-clockwise now.
}
story-skipped = { $who_is ->
    [you] You lose a turn.
   *[other] { $who } loses a turn.
}
story-again = { $who_is ->
    [you] It is your turn again.
   *[other] It is { $who }’s turn again.
}
story-rebel = { $direction ->
    [clockwise] The cats rebel: everybody’s cats move one seat clockwise, unseen.
   *[counterclockwise] The cats rebel: everybody’s cats move one seat counter-clockwise, unseen.
}
story-zen = { $who_is ->
    [you] Zen: you may only play yellow now.
   *[other] Zen: { $who } may only play yellow now.
}
story-drew-from = { $who } draws a card from { $owner }.
story-drew-from-seen = { $who_is ->
    [you] You draw a card from { $owner }: { $card }.
   *[other] { $who } draws a card from you: { $card }.
}
story-drew-from-empty = { $who_is ->
    [you] { $owner } has no cards: you draw nothing.
   *[other] { $owner_is ->
        [you] You have no cards: { $who } draws nothing.
       *[other] { $owner } has no cards: { $who } draws nothing.
    }
}
story-swapped = { $who_is ->
    [you] You swap hands with { $owner }.
   *[other] { $owner_is ->
        [you] { $who } swaps hands with you.
       *[other] { $who } swaps hands with { $owner }.
    }
}
story-new-hand = You now hold: { $cards }.
story-skips = { $who_is ->
    [you] You have nothing to play and skip.
   *[other] { $who } has nothing to play and skips.
}
story-skips-zen = { $who_is ->
    [you] You have no yellow card to play and skip.
   *[other] { $who } has no yellow card to play and skips.
}
story-reshuffled = The discards are shuffled into a new pile, for the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} time.
story-drew = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
story-drew-cards = You draw: { $cards }.
story-gattara = { $who_is ->
    [you] Gattara! You have { $points } points and win.
   *[other] Gattara! { $who } has { $points } points and wins.
}
story-ran-out = The pile has run out for the sixth time: the game is over.
story-stuck = Nobody can play any more: the game is over.

reason-gattara = with a Gattara
reason-most = the most points when the cards ran out
reason-shared = a tie, shared

option-starter = Who starts
option-starter-random = chance decides

refuse-must-play = You have a card that can be played: skipping is not a choice
refuse-no-such-card = There is no card { $face }: the faces of this deck are 0 to { $last }
refuse-not-in-hand = This card is not in your hand: { $card }
refuse-only-bastet = Only Bastet cancels a card, not this one: { $card }
refuse-only-meow = Only a Meow card answers, and this is not one: { $card }
refuse-bastet-is-no-turn = Bastet cancels somebody else’s card; it is not played as a turn
refuse-mirror-nothing = Mirror has nothing to copy: the discard pile is empty
refuse-mirror-bastet = Mirror cannot copy Bastet
refuse-zen = Zen cat: only yellow cards this turn, not this one: { $card }
refuse-aim-first = First choose whom the card is aimed at
refuse-no-such-player = Only { $players } players sit at this table: choose one of the others
refuse-nothing-to-aim = There is nothing to aim now
refuse-look = Look at the cards, then go on; there is nothing else to decide

where = { $line ->
    [0] { $source }
   *[other] { $source }, line { $line }
}
deck-no-supply = { where }: [supply] must tell the tokens in the box
deck-no-cards = { where }: the cards must be listed as [[card]] tables
deck-colour = { where }: a card with the effect "{ $effect }" is { $wanted }, not { $colour }
deck-colour-count = { where }: the deck has { $found } { $colour } cards, not { $wanted }
deck-field = { where }: "{ $name }" does not go with the effect "{ $effect }"
deck-meow = { where }: "meow" is true or false, not { $value }

# The table in the browser

web-feel = Grab cats, get meowed at, meow back twice as loud.
web-meow = Meow!
web-cats = { $token ->
    [pedigree] { $amount ->
        [one] { $amount } pedigree cat
       *[other] { $amount } pedigree cats
    }
    [show] { $amount ->
        [one] { $amount } show cat
       *[other] { $amount } show cats
    }
   *[stray] { $amount ->
        [one] { $amount } stray
       *[other] { $amount } strays
    }
}
web-card = { $effect ->
    [gain] { $target ->
        [self] Gain { web-cats }
        [next] Next player gains { web-cats }
        [previous] Previous player gains { web-cats }
        [all] Everyone gains { web-cats }
       *[any] Any player gains { web-cats }
    }
    [take] { $target ->
        [next] Take { web-cats } from the next player
        [previous] Take { web-cats } from the previous player
        [all] Take { web-cats } from everyone
       *[any] Take { web-cats } from any player
    }
    [lose] { $target ->
        [self] You lose { web-cats }
        [next] Next player loses { web-cats }
        [previous] Previous player loses { web-cats }
        [all] Everyone loses { web-cats }
       *[any] Any player loses { web-cats }
    }
    [direction] Play turns around
    [skip] Next player loses a turn
    [mirror] Copies the last discard
    [bastet] Cancels any card
    [rebel] All cats move on one seat
    [zen] Next player: only yellow
    [draw] { $target ->
        [next] Draw a card from the next player
        [previous] Draw a card from the previous player
       *[any] Draw a card from any player
    }
   *[swap] { $target ->
        [next] Swap hands with the next player
        [previous] Swap hands with the previous player
       *[any] Swap hands with any player
    }
}
web-title = { $effect ->
    [mirror] Mirror
    [bastet] Bastet
    [rebel] Rebel cats
   *[zen] Zen cat
}
web-laid = { $by_is ->
    [you] { $card }, played by you
   *[other] { $card }, played by { $by }
}
web-laid-at = { $by_is ->
    [you] { $card }, played by you, aimed at { $at }
   *[other] { $card }, played by { $by }, aimed at { $at }
}
web-twice = counts double
web-cancelled = cancelled
web-direction = { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
}
web-zen = { $who_is ->
    [you] Zen: you play only yellow
   *[other] Zen: only yellow for { $who }
}
web-mirror-shows = Last discard: Mirror, counts as: { $card }
web-hidden = Cats hidden behind the screen
web-has-turn = { $who_is ->
    [you] your turn
   *[other] turn
}
web-comes-next = next
web-aimed-here = The card is aimed here
web-points = { $points ->
    [one] { $points } point of { $goal }
   *[other] { $points } points of { $goal }
}
web-gained = gained { cats }
web-lost = lost { cats }
web-drawn = { $who_is ->
    [you] You draw this from { $owner }.
   *[other] { $who } draws this from you.
}
web-rebelled = The neighbour’s cats moved in
web-ask-target = Whom do you aim at? Tap a player.
web-wants = { $effect ->
    [gain] { $target ->
        [self] { $by_is ->
            [you] You want to gain { cats }
           *[other] { $by } wants to gain { cats }
        }
        [all] { $by_is ->
            [you] You want everyone to gain { cats }
           *[other] { $by } wants everyone to gain { cats }
        }
       *[other] { $by_is ->
            [you] You want { $at } to gain { cats }
           *[other] { $at_is ->
                [you] { $by } wants you to gain { cats }
               *[other] { $by } wants { $at } to gain { cats }
            }
        }
    }
    [take] { $target ->
        [all] { $by_is ->
            [you] You want to take { cats } from everyone
           *[other] { $by } wants to take { cats } from everyone
        }
       *[other] { $by_is ->
            [you] You want to take { cats } from { $at }
           *[other] { $at_is ->
                [you] { $by } wants to take { cats } from you
               *[other] { $by } wants to take { cats } from { $at }
            }
        }
    }
    [lose] { $target ->
        [self] { $by_is ->
            [you] You are about to lose { cats }
           *[other] { $by } is about to lose { cats }
        }
        [all] { $by_is ->
            [you] You want everyone to lose { cats }
           *[other] { $by } wants everyone to lose { cats }
        }
       *[other] { $by_is ->
            [you] You want { $at } to lose { cats }
           *[other] { $at_is ->
                [you] { $by } wants you to lose { cats }
               *[other] { $by } wants { $at } to lose { cats }
            }
        }
    }
    [direction] { $by_is ->
        [you] You want to turn play around
       *[other] { $by } wants to turn play around
    }
    [skip] { $by_is ->
        [you] You want { $at } to miss a turn
       *[other] { $at_is ->
            [you] { $by } wants you to miss a turn
           *[other] { $by } wants { $at } to miss a turn
        }
    }
    [rebel] { $by_is ->
        [you] You want to send all cats on to the next seat
       *[other] { $by } wants to send all cats on to the next seat
    }
    [zen] { $by_is ->
        [you] You want the next player to play only yellow
       *[other] { $by } wants the next player to play only yellow
    }
    [draw] { $by_is ->
        [you] You want to draw a card from { $at }’s hand
       *[other] { $at_is ->
            [you] { $by } wants to draw a card from your hand
           *[other] { $by } wants to draw a card from { $at }’s hand
        }
    }
   *[swap] { $by_is ->
        [you] You want to swap hands with { $at }
       *[other] { $at_is ->
            [you] { $by } wants to swap hands with you
           *[other] { $by } wants to swap hands with { $at }
        }
    }
}
web-aiming = { $by_is ->
    [you] You choose whom: { card }
   *[other] { $by } chooses whom: { card }
}
web-nothing-left = Cancelled: nothing will happen
web-ask-bastet = { $by_is ->
    [you] Cancel your own card with Bastet?
   *[other] Cancel { $by }’s card with Bastet?
}
web-ask-about = { $about }. Cancel that with Bastet?
web-ask-meow = { $about }. Meow back?
web-answered = Noted. The others may still react…
web-may-bastet = The others may react…
web-may-meow = { $who } may answer with a Meow…
web-because-gattara = { $who_is ->
    [you] Gattara! You have { $points } points; { $goal } were needed.
   *[other] Gattara! { $who } has { $points } points; { $goal } were needed.
}
web-because-most = { $who_is ->
    [you] The cards ran out before anybody had { $goal } points. You have the most: { $points }.
   *[other] The cards ran out before anybody had { $goal } points. { $who } has the most: { $points }.
}
web-because-shared = The cards ran out before anybody had { $goal } points. { $names } have the most, { $points }, and share the win.
web-player = Player
web-total = Points
web-each = { $token ->
    [pedigree] pedigree cats, { $points } points each
    [show] show cats, { $points } points each
   *[stray] strays, { $points } point each
}

# The lesson

lesson-goal = These are your cats, hidden from the others. A stray counts 1 point, a pedigree cat 2, a show cat 3. The first to 8 wins.
lesson-hand = Green cards bring cats, red ones chase them away, yellow ones do something else. In your turn you play one: take the show cat!
lesson-window = Every card waits a moment before it works, and anybody may cancel it with a Bastet. Nobody does. Now watch Biscuit.
lesson-let-be = Five points! Biscuit is after one of your strays. You could cancel that with your Bastet, but there is something better: let it be.
lesson-meow = It is a Meow card aimed at you, so you may meow back. Play your Meow card and tap Biscuit.
lesson-double = Biscuit’s card is cancelled, and yours counts double: two strays, unless Biscuit meows back again.
lesson-again = Seven points! Whoever laid the last card hands the turn on, so Biscuit is next, right after you. And Biscuit has not had enough.
lesson-bastet = Another Meow at you, and you have none left. But Bastet cancels any card at any time: play it!
lesson-crossed = Crossed out: that card will do nothing. Only a Bastet on your Bastet could bring it back.
lesson-yellow = Now it is Mochi’s turn, with a yellow card. These turn play around, skip, copy, swap hands, or send all cats to the neighbour.
lesson-around = Play has turned around: look at the arrows. But Biscuit has such a card, too!
lesson-win = Your turn again. You drew up to three cards, as always. Now you need just one point: take the pedigree cat.
lesson-last = Nine points, if nobody has a Bastet. Hold your breath…
lesson-end = Gattara! You have won. That is the whole game: collect, meow back, and keep a Bastet for when it matters. Off to a real table!

### Why a choice may be a good one: what a hint says.

why-gain = { $points ->
    [one] It brings you a point; you have { $have } of { $goal }.
   *[other] It brings you { $points } points; you have { $have } of { $goal }.
}
why-take = Somebody’s cats become yours.
why-lose = It costs somebody else cats.
why-skip = The next player loses a turn.
why-zen = The next player may only play yellow.
why-not-me = It does not hit you: your card is worth more later.
why-spare = It hits you, but your card may be worth more later.
why-save = It saves you from what is about to hit you.
why-stop = It keeps what is about to happen from somebody else.
why-answer = It cancels what hits you and sends twice as much back.

# Kinds of choices, in reports
kind-play = play a card
kind-skip = skip
kind-aim = aim at somebody
kind-bastet = play Bastet
kind-let-be = let it be
kind-answer = answer with a Meow
kind-no-answer = not answer
kind-go-on = go on
