# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: "Mary's").
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

bingo-deal = Deal { $number }
bingo-large = large points
bingo-small = small points
bingo-trump = trump: { bingo-number }
bingo-number = { $number ->
    [0] blanks
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[other] sixes
}
bingo-turned = turned: { pieces-name }
bingo-stock = { $drawing ->
    [closed] stock closed
    [gone] stock gone
   *[open] stock: { bingo-number-of-tiles }
}
bingo-hand = { $who ->
    [you] your hand
   *[other] { $owner } hand
}
bingo-led = led
bingo-declared = declared doubles
bingo-held-by = { $name } holds { bingo-number-of-tiles }
bingo-known = { $pieces } among them
bingo-number-of-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

## What happens

bingo-event-cut-for-deal = { $who ->
    [you] You draw
   *[other] { $name } draws
} { pieces-object } for the lead.
bingo-event-cut-again = Equal pips: draw again.
bingo-event-leader-chosen = { $who ->
    [you] You lead first.
   *[other] { $name } leads first.
}
bingo-event-dealt = { $who ->
    [you] You are dealt
   *[other] { $name } is dealt
} { bingo-number-of-tiles }.
bingo-event-trump-turned = Turned up: { pieces-name }. Trump: { bingo-number }.
bingo-event-stock-closed = { $who ->
    [you] You close
   *[other] { $name } closes
} the stock: no more is drawn.
bingo-event-led = { $who ->
    [you] You lead
   *[other] { $name } leads
} { pieces-object }.
bingo-event-declared = { $who ->
    [you] You declare
   *[other] { $name } declares
} { bingo-number-of-doubles }: { $pieces }.
bingo-number-of-doubles = { $count ->
    [5] five doubles, the king
    [6] six doubles, the emperor
    [7] seven doubles, the invincible
    [one] { $count } double
   *[other] { $count } doubles
}
bingo-event-replied = { $who ->
    [you] You reply
   *[other] { $name } replies
} with { pieces-object }.
bingo-event-trick-won = { $who ->
    [you] You take
   *[other] { $name } takes
} the trick, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $reasons }). That makes { $small }.
bingo-event-trick-won-nothing = { $who ->
    [you] You take
   *[other] { $name } takes
} the trick; it is worth nothing.
bingo-line-trick = tiles { $points }
bingo-line-doubles = doubles { $points }
bingo-line-bingo = Bingo among them { $points }
bingo-event-large-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } large point
   *[other] { $points } large points
} { $reason }. That makes { $large }.
bingo-reason-emperor = for the emperor, six doubles
bingo-reason-invincible = for the invincible, seven doubles
bingo-reason-bingo = for the double of trump, taken with the Bingo
bingo-reason-enough = for { $enough } and more
bingo-reason-closer-failed = because the closer has failed
bingo-reason-higher-total = for the higher total
bingo-reason-last-trick = for the last trick
bingo-event-drew = { $who ->
    [you] You draw a tile.
   *[other] { $name } draws a tile.
}
bingo-event-drew-seen = { $who ->
    [you] You draw
   *[other] { $name } draws
} { pieces-object }.
bingo-event-deal-ended = The deal is over.
bingo-event-deal-ended-nobody = The deal is over, and nobody gets a large point.
bingo-event-match-ended = { $who ->
    [you] You win
   *[other] { $name } wins
} the match, { $standing }.

## What to do

bingo-ask-cut-for-deal = Draw a tile: fewer pips lead first.
bingo-ask-lead = Your lead.
bingo-ask-reply = Reply to { pieces-object }.
bingo-may-declare = You hold { bingo-number-of-doubles }: lead one of them and declare them if you like.
bingo-help-declare = With “!” behind it the doubles are declared (1!).
bingo-help-close = “close” closes the stock.
bingo-word-close = close
bingo-no-score = In Bingo no hand is counted: there are tricks.

## Why not

bingo-refused-game-over = The match is over.
bingo-refused-not-your-turn = It is not your turn.
bingo-refused-not-now = That cannot be done now.
bingo-refused-no-such-place = There is no place { $at }; the last one is { $most }.
bingo-refused-place-taken = Somebody has drawn the tile at place { $at } already.
bingo-refused-not-in-hand = { pieces-name } is not in your hand.
bingo-refused-not-a-double = { pieces-name } is no double: doubles are declared with the lead of one of them.
bingo-refused-too-few-doubles = { $held ->
    [0] You hold no double
    [one] You hold { $held } double
   *[other] You hold { $held } doubles
}; two at least can be declared.
bingo-refused-wrong-number-of-doubles = All your doubles are declared, { $held }, not { $given }.
bingo-refused-already-closed = The stock is closed already.
bingo-refused-stock-gone = The stock is gone; nothing is left to close.
bingo-refused-must-answer = You must reply from the { bingo-number }.
bingo-refused-must-trump = You hold neither number of the lead, so you must play trump ({ bingo-number }) or the Bingo.
