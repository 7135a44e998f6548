## The house

page-welcome = Cribbage with an honest pack, at a quiet table.
page-rooms = Rooms
page-start = New game
page-games = Finished games
page-games-about = Look at them again, step by step, and check how they were dealt.
page-games-ended = Games that have ended
page-games-none = None yet.
page-count = Count a hand
page-count-about = Pick the cards and see every combination that counts.
page-help = How it is played
page-language = Language
page-settings = Settings
page-close = Close
page-skip = To the table
page-nowhere = There is nothing here.
page-unknown-table = There is no such table.
page-damaged-table = This table cannot be read any more.
page-loading = One moment …
page-try-again = Try again
page-yes = yes
page-no = no

## A new game

page-new-game = New game
page-which-game = The game
page-against = Against
page-computer = computer, { $level }
page-friend = A friend
page-friend-about = You get a link to send.
page-your-name = Your name (if you like)
page-house-rules = House rules
page-begin = Begin the game
page-begin-friend = Set up the table
page-group-cards = With cards
page-group-tiles = With dominoes
page-others = Who plays with you
page-friends = Friends
page-friends-about = One link for all of them.
page-seat-left = On your left
page-seat-opposite = Opposite you
page-seat-partner = Opposite you, your partner
page-seat-right = On your right
page-seat-free = still free
page-partner = your partner
page-changed-rules = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
page-own-rules = Back to the game's own rules
page-number-range = { $least } to { $most }
page-unfit-number = { $name }: a whole number from { $least } to { $most }.
page-unfit-option = { $name }: this does not go with the other house rules.
page-invite-friends = Invite your friends
page-invite-more = { $count ->
    [one] Send this link. One seat is free; whoever opens the link first takes it, and the game begins.
   *[other] Send this link to all of them. { $count } seats are free; everybody who opens the link takes the next one.
}
page-other-ways = Other things to do
page-waiting-tables = Waiting for you
page-status-waiting = waiting for a friend
page-status-playing = being played
page-status-finished = finished
page-status-abandoned = given up
page-invite-title = Invite your friend
page-invite = Send this link. Whoever opens it first sits down opposite you, and the game begins.
page-waiting-friend = Waiting for your friend to open the link.
page-copy = Copy the link
page-copied = Copied.
page-copy-failed = That did not work here: mark the link and copy it yourself.

## At the table

page-table-title = { $who ->
    [computer] game with the computer
    [friend] game with your friend
   *[named] game with { $names }
}
page-your-turn = Your turn
page-continue = Continue
page-play-again = Play again
page-score = Score
page-here = here
page-away = away
page-board = The board
page-board-and-story = Board and story
page-peg = { $name } { $score }, last score { $last }
page-story = The story
page-offline = The line to the table is broken. Trying again …
page-looking-on = You are looking on.
page-abandoned = This game was given up.
page-abandoned-by = { $who ->
    [you] You have given this game up.
   *[other] { $name } has given this game up.
}
page-give-up = Give this game up
page-give-up-sure = Really? The game ends at once.
page-give-up-yes = Yes, give up
page-give-up-no = No, play on
page-get-up = Get up
page-get-up-sure = Somebody else can take your seat then.
page-get-up-yes = Yes, get up
page-get-up-no = No, wait
page-again-asked = The same company plays again at another table.
page-again-come = Come along
page-keys = Keys
page-key-arrows = { $set ->
    [tile] from tile to tile
   *[card] from card to card
}
page-key-place = { $set ->
    [tile] choose or lay the tile at that place
   *[card] choose or lay the card at that place
}
page-key-space = { $set ->
    [tile] choose or lay the tile; go on
   *[card] choose or lay the card; go on
}
page-key-enter = do what the button says
page-key-move = { $set ->
    [tile] put the tile elsewhere in your hand
   *[card] put the card elsewhere in your hand
}
page-key-help = these keys
page-key-escape = close this
page-plain-event = { $word } { $what }
page-plain-won = { $who ->
    [you] You have won.
   *[other] { $name } has won.
}

## What went wrong

page-trouble = That did not work ({ $code }).
page-trouble-again = That has been answered already.
page-trouble-already-ended = The game has ended.
page-trouble-bad-invitation = This link is not for this table, or a letter of it is missing. You can look on.
page-trouble-go-on-first = Read on first: press Continue.
page-trouble-no-answer = The server does not answer. Is it running?
page-trouble-no-line = There is no line to the table just now.
page-trouble-no-seat = You do not sit at this table.
page-trouble-not-started = The game has not begun.
page-trouble-not-stored = The table could not write that down, so it does not count. Try again.
page-trouble-seat-taken = Somebody else has taken this seat. You can look on.
page-trouble-too-fast = That was too fast. Wait a moment.
page-trouble-unfit-name = A name has at most { $most } letters and no strange signs.

## Afterwards

page-replay = Step through the game
page-download = Download the record
page-deals = Every deal
page-no-deals = { $set ->
    [tile] No tiles were dealt.
   *[card] No cards were dealt.
}
page-back = Back
page-forward = Next
page-deal-back = To the deal before
page-deal-forward = To the next deal
page-place = Place in the game
page-place-of = { $at } of { $all }

page-proof = Was it dealt fairly?
page-proof-about = Your browser has checked this by itself, from what was promised before the first card and published after the last.
page-proof-game = Game { $number }
page-proof-fair = Yes: everything is as it was promised.
page-proof-alone = Nobody took part: this proves only that nothing was changed afterwards.
page-proof-without-absent = { $who ->
    [you] You did not answer in time: the shuffles do without your text.
   *[other] { $name } did not answer in time: the shuffles do without that text.
}
page-proof-without-computer = { $name } adds no text of its own to the shuffles.
page-proof-unfair = No: something is not as it was promised.
page-proof-nothing = Nothing was dealt, so there is nothing to check.
page-proof-right = In order:
page-proof-wrong = Not in order:
page-proof-secret = The house's secret is the one that it promised.
page-proof-texts = Every person's text is the one that was promised.
page-proof-draws = { $set ->
    [tile] { $count ->
        [one] { $count } tile lay where the shuffle had put it.
       *[other] All { $count } tiles lay where the shuffle had put them.
    }
   *[card] { $count ->
        [one] { $count } card lay where the shuffle had put it.
       *[other] All { $count } cards lay where the shuffle had put them.
    }
}
page-proof-witness = It agrees with what this browser noted when the game began.
page-proof-numbers = The numbers themselves
page-proof-promise = Promise (SHA-256 of the secret)
page-proof-published = Secret
page-proof-absent = did not answer in time
page-proof-computer = a computer player: no text
page-fault-table-unfit = The table's name is none.
page-fault-secret-unfit = The secret is not one: it cannot be read, or is too short or too long.
page-fault-secret-not-promised = It is another secret than the promised one.
page-fault-text-unfit = { $who ->
    [you] Your text
   *[other] The text of { $name }
} is none.
page-fault-text-not-promised = { $who ->
    [you] Your text
   *[other] The text of { $name }
} is another than the promised one.
page-fault-text-of-other-kind = { $kind ->
    [computer] { $name } plays as a computer, but its text is not the word “computer”.
   *[other] { $who ->
        [you] Your text
       *[other] The text of { $name }
    } has been replaced by the word “computer”.
}
page-fault-set-unknown = There is no set of pieces called “{ $set }”.
page-fault-draw-uneven = Draw { $draw } does not have a card for each place.
page-fault-place-unknown = Draw { $draw }: there is no place { $place } in the pack.
page-fault-piece-differs = Draw { $draw }: { $piece } was drawn where { $lies } lies.
page-fault-drawn-twice = Draw { $draw }: place { $place } was drawn twice.
page-fault-promise-changed = This browser was promised another secret.
page-fault-own-text-missing = This browser's text was left out.

## Counting a hand

page-count-pick = { $set ->
    [tile] Pick the tiles
   *[card] Pick the cards
}
page-count-type = … or type them, the starter last
page-count-hand = Hand
page-count-crib = Crib
page-count-starter = Starter
page-count-what = What is counted
page-count-clear = Begin again
page-count-ask = { $count ->
    [3] Three
    [4] Four
    [5] Five
    [one] { $count }
   *[other] { $count }
} { $set ->
    [tile] tiles and the starter
   *[card] cards and the starter
}
page-count-unreadable = “{ $piece }”, the piece at place { $place }, is { $set ->
    [tile] not a tile. Write its two numbers from 0 to 6 with a hyphen: 6-4.
   *[card] not a card. Write a rank (A, 2 to 10, J, Q, K) and a suit (C, D, H, S).
}
page-count-twice = { $piece } is named twice.
page-count-refused = { $what ->
    [crib] A crib
   *[hand] A hand
} has { $needed } { $set ->
    [tile] tiles and one starter beside them, not { $given } tiles.
   *[card] cards and one starter beside them, not { $given } cards.
}

## Settings

page-pace = Pace
page-pace-step = step by step: what matters waits for you
page-pace-slow = by itself, slowly
page-pace-normal = by itself
page-pace-fast = by itself, fast
page-pace-once = at once: nothing waits, nothing moves
page-pace-hurried = The address says pace=0: here everything is shown at once.
page-theme = Light
page-theme-auto = as the system has it
page-theme-light = by day
page-theme-dark = by night
page-look = Look
page-four-colours = Four colours for the four suits
page-large-index = Large letters on the cards
page-tile-sums = The sum on every domino tile
page-countdown = Count down to nothing
page-ears = For the ear
page-sound = Sounds
page-speech = Count aloud
page-settings-kept = Kept in this browser.

## How it is played

page-help-keys-title = Keys
page-help-keys = The arrows go from card to card, 1 to 6 choose the card at that place for the crib or lay it, Space does so with the card you are at and goes on, Enter does what the button says, and ? shows the keys at the table. Cards can be dragged: in your hand to sort them, to the table to lay them.
page-help-fair-title = The pack is honest
page-help-fair = Before the first card the house promises a secret and your browser promises a text of its own; the order of the pack follows from both. Afterwards everything is published, and your browser checks it by itself.
