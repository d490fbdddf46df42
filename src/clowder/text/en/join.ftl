# Finding a table and a seat
join-which = Which table?
join-which-number = A number from 1 to { $count }, q to leave:
join-listed = { $code } · { $free ->
    [0] no seat is free
    [one] 1 of { $players } seats is free
   *[other] { $free } of { $players } seats are free
} · { $names }
join-which-name = What is your name? Enter for { $usual }:
join-begun = The game has begun, so you watch. Was a seat yours? a NAME asks for it.
join-full = All seats are taken, so you watch.
join-not-kept = Your seat could not be written down on this machine: once you leave, you cannot come back by yourself.
join-connecting = Connecting…

# What can be wrong
join-bad-address = "{ $value }" is not the address of a server; write HOST:8000, or http://HOST:8000/CODE
join-bad-seat = There is no seat "{ $value }"; seats are numbered from 0
join-with-new = --new makes a table of its own: leave out the code, --seat and --watch
join-only-new = --players and --option are for a new table (--new GAME)
join-no-tables = Nobody has a public table at { $server }: ask the host for the code, or make a table with --new GAME
join-link-void = This link holds no seat any more; join with the code, and ask for your seat (a NAME)
join-unreachable = No answer from { $server } ({ $reason })
join-not-ours = What answers at { $server } is not a Clowder server
join-moved = { $server } sends us on to { $target }: join there, if you trust it
join-strange = The server at { $server } says something that this version does not understand
join-refused = { $text }
join-replaced = Your seat has got a new link, and this terminal does not hold it any more
join-gone = This table is gone

# Before the start
join-state-open = Before the start
join-state-given-up = The table is closed
join-invite = The code of this table is { $code }. Others join with:
join-seats = Seats
join-seat-you = { $host ->
    [yes] you, the host
   *[no] you
}
join-seat-open = free
join-seat-away = not here
join-seat-word = adds “{ $word }” to the shuffle
join-promise = The shuffle’s fingerprint, shown in advance: { $promise }
join-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
join-ready-host = Everybody is seated: you can start.
join-ready = Everybody is seated: the host can start.
join-given-up = The host has closed the table.
join-prompt-host = s start, b bots on free seats (? help, q leave):
join-prompt-guest = / chat, w WORD for the shuffle (? help, q leave):
join-prompt-watch = You watch (? help, q leave):
join-lobby-not-understood = Before the start there are: s, b, f, c CAT, w WORD, x NAME, /chat, ? and q.

# People
join-line = { $who_is ->
    [you] You say: { $text }
   *[other] { $who } says: { $text }
}
join-got-up = { $name } has left the table.
join-sat-down = { $who_is ->
    [you] You sit down.
   *[other] { $kind ->
        [bot] { $who }, a bot, sits down.
       *[other] { $who } sits down.
    }
}
join-away = { $who } is away.
join-here = { $who } is here.
join-stand-in = { $who_is ->
    [you] { $why ->
        [time] Your time is up: a bot plays for you from now on.
       *[other] A bot plays for you.
    }
   *[other] { $why ->
        [time] { $who }’s time is up: a bot plays on.
       *[other] A bot plays for { $who }.
    }
}
join-took-back = { $who_is ->
    [you] You play again.
   *[other] { $who } plays again.
}
join-gave-word = { $who_is ->
    [you] You add “{ $word }” to the shuffle.
   *[other] { $who } adds “{ $word }” to the shuffle.
}
join-begins-chance = Chance decides who begins.
join-begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
join-begins-how = { $host ->
    [yes] (f: it was me; f NAME: it was NAME)
   *[no] (f: it was me)
}
join-chose-cat = { $who_is ->
    [you] Your cat: { $cat }.
   *[other] { $who } has another cat: { $cat }.
}
join-which-cat = Choose one of these cats: { $cats }.
join-bad-time = “{ $value }” is no time to react; type t 3 to t 20, or t all: until all have answered.
join-started = The cards are dealt.
join-next-table = There is a table for the next game.
join-asks-seat = { $name } asks for { $who }’s seat.
join-asks-settled = Nobody asks for { $who }’s seat any more.
join-seat-yours = You have your seat again.
join-muted = You have muted { $who }.
join-unmuted = You have unmuted { $who }.
join-nobody-called = Nobody at this table is called { $name }.
join-emote-meow = { $who_is ->
    [you] You meow.
   *[other] { $who } meows.
}
join-emote-purr = { $who_is ->
    [you] You purr.
   *[other] { $who } purrs.
}
join-emote-hiss = { $who_is ->
    [you] You hiss.
   *[other] { $who } hisses.
}
join-emote-laugh = { $who_is ->
    [you] You laugh.
   *[other] { $who } laughs.
}
join-emote-wow = { $who_is ->
    [you] You are amazed.
   *[other] { $who } is amazed.
}
join-emote-thanks = { $who_is ->
    [you] You say thank you.
   *[other] { $who } says thank you.
}
join-emote-hurry = { $who_is ->
    [you] You are getting impatient.
   *[other] { $who } is getting impatient.
}
join-emote-well-played = { $who_is ->
    [you] You say: well played!
   *[other] { $who } says: well played!
}

# While playing
join-turn-window = ▶ reactions
join-turn-look = ▶ a look
join-turn-auto = ▶ goes on by itself
join-asked-window = ▶ do you react?
join-asked-look = ▶ have a look
join-no-line = No connection. Trying again; nothing is lost.
join-no-line-now = There is no connection at the moment; try again when it is back.
join-notice-bot = { $who_is ->
    [you] a bot plays for you
   *[other] a bot plays for { $who }
}
join-notice-away = { $who_is ->
    [you] you are away ({ $left })
   *[other] { $who } is away ({ $left })
}
join-notice-asks = { $name } asks for { $seat }’s seat ({ $left })
join-notice-asks-asked = { $name } asks for { $seat }’s seat ({ $left }): y { $seat } if that is { $seat }, who then sees the cards; n { $seat } to refuse
join-notice-asks-said = { $name } asks for { $seat }’s seat ({ $left }); you agreed
join-notice-asks-mine = you ask for { $seat }’s seat ({ $left }): n { $seat } if you do not want it any more
join-notice-clocks = time left: { $clocks }
join-waits-for = The table waits for { $who }, who is away.
join-bot-plays-you = A bot plays for you until you take your seat back.
join-time-is-up = Your time for this game is up; a bot plays on for you.
join-answered = { $kind ->
    [window] Noted. It goes on when everybody has answered…
    [look] The others are still looking…
   *[other] Your move is on its way…
}
join-waiting-window = May react: { $others }…
join-waiting-look = Still looking: { $others }…
join-waiting-auto = There is only one thing to do: it happens by itself…
join-still = Nobody who plays is here: the table stands still until somebody comes back.
join-prompt-move = Your choice, 1 to { $count } (/ chat, ? help, q leave):
join-prompt-window = { $count ->
    [one] { $left } s left: Enter to let it be:
   *[other] { $left } s left: 1 to { $count }, or Enter to let it be:
}
join-prompt-window-open = { $count ->
    [one] Enter to let it be:
   *[other] 1 to { $count }, or Enter to let it be:
}
join-prompt-look = Press Enter when you have looked:
join-prompt-back = Press Enter to play yourself again (q leave):
join-prompt-wait = / chat, ? help, q leave:
join-prompt-busy = One moment…
join-meanwhile = The table waits for you!
join-too-late = Too late: the time to react was over.
join-not-now = It is not your turn.
join-one-at-a-time = One number at a time at a live table; nothing was played.
join-busy = One moment: what you asked for before is not done yet.

# After the end
join-prompt-over = n next game, k keep the record, q leave:
join-prompt-next = n to the next game, k keep the record, q leave:
join-prompt-left = q leave:
join-over-not-understood = The game is over: there are n, k, c CAT, l, /chat, ? and q.
join-kept = The record is in { $target }.
join-check = To check the record that you kept:
join-left = { $absence ->
    [bot] You have left. If you are not back in { $seconds } seconds, a bot plays for you.
   *[pause] You have left. After { $seconds } seconds the table waits for you.
}
join-left-open = Your seat is kept.
join-come-back = To come back:

join-help =
    Type the number of a choice and press Enter. One number at a time.

    Enter     go on; let a chance to react pass; take your seat back from a bot
    /text     say something        !purr  react: meow, purr, hiss, laugh, wow,
    m NAME    mute NAME                   thanks, hurry, well-played
    w WORD    before the start: a word for the shuffle; f: I begin; c CAT: a cat
    z         let a bot play for you, until you press Enter
    p quick   as the host, or alone: the pace (slow, normal, quick, at-once)
    t 10      so, too: the seconds to react (3 to 20; all: until all answered)
    l, r      everything that happened; the rules of this game (in English)
    q         leave; clowder join brings you back to your seat

    A card drawn as { $back } lies face down. • marks what is new to you.
    The code of this table is { $code }. The cards follow from a secret and your words.
    Its fingerprint, so that you can check it afterwards:
    { $promise }
join-help-asking =
    a NAME    you watch, and were playing as NAME: ask for your seat
    y NAME    let somebody have NAME’s seat who asks for it; n NAME refuses
join-help-host =
    You are the host. Before the start: s starts, b puts house cats on free seats
    (b tiger: tigers), x NAME frees a seat, f NAME says who begins. Later: x NAME
    lets a bot play for somebody who is away.
