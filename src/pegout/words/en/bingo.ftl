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

## At the table of the page

bingo-ruleset-bingo = Bingo
bingo-ruleset-bingo-about = The domino Sixty-Six: two players, seven tiles each, tricks with a trump, doubles to declare; the first to seven large points wins.
bingo-ruleset-bingo-hoyle = Bingo after Hoyle
bingo-ruleset-bingo-hoyle-about = The same game as old English books have it: six doubles score 70 small points, and taking the double of trump with the Bingo a large one.
bingo-bot-beginner-about = often picks the wrong tile, forgets what was played and never closes
bingo-bot-casual-about = plays with sense, but forgets what was played and never closes
bingo-bot-club-about = leads, declares and closes with sense, and slips now and then
bingo-bot-expert-about = thinks of the tiles that you may hold, and seldom slips
bingo-bot-champion-about = the strongest of all: plays the deal through in its mind before every tile
bingo-bot-random-about = any tile will do
bingo-bot-greedy-about = the most points of each trick, and not a thought beyond it
bingo-bot-sensible-about = leads, declares and closes with care
bingo-bot-heuristic-about = weighs what a trick brings against what the tile is worth
bingo-bot-points-about = plays for large points, whatever the score
bingo-bot-sampler-about = tries each tile in many deals that may be, with all hands open
bingo-player = Player
bingo-trick = The trick
bingo-replied = reply
bingo-leads = leads
bingo-closer = must come to { $enough } first
bingo-of-enough = of { $enough }
bingo-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
bingo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bingo-large-points = { $points ->
    [one] { $points } large point
   *[other] { $points } large points
}
bingo-tile-trump = trump
bingo-tile-open = known to all
bingo-turned-down = turned down: { $piece }
bingo-turned-down-short = turned down
bingo-match-to = Large points, to { $target }
bingo-board-and-story = Large points, tricks and story
bingo-taken = { $who ->
    [you] Your tricks
   *[other] { $owner } tricks
}
bingo-takes = { $who ->
    [you] you take it
   *[other] { $name } takes it
}
bingo-aloud-trick = { $who ->
    [you] You take it
   *[other] { $name } takes it
}, { $points ->
    [0] nothing
   *[other] { $points }
}
bingo-why-bingo = the Bingo takes every trick
bingo-why-trump-double = the double of trump
bingo-why-trump = by trump
bingo-why-higher-trump = the higher trump
bingo-why-higher = by more pips
bingo-why-equal = equal pips: the lead takes it
bingo-why-unbeaten = the lead is not beaten
bingo-why-higher-in-number = higher in the number led
bingo-doubles-in-vain = The declared doubles score nothing.
bingo-do-close = Close the stock
bingo-do-declare = Declare { bingo-number-of-doubles }
bingo-ask-declare = Lead one of the doubles.
bingo-wait-lead = { $name } is to lead.
bingo-wait-reply = { $name } is to reply.
bingo-wait-cut = { $name } is to draw a tile.
bingo-next-reward = What the deal is worth
bingo-next-result = The result
bingo-reward = { $who ->
    [you] You score
   *[other] { $name } scores
} { bingo-large-points }
bingo-short-few = { $who ->
    [you] you have
   *[other] { $name } has
} less than { $few }
bingo-short-nothing = { $who ->
    [you] you have
   *[other] { $name } has
} nothing
bingo-short-no-trick = { $who ->
    [you] you have
   *[other] { $name } has
} taken no trick
bingo-short-closer = and took no trick
bingo-column-small = points
bingo-column-tricks = tricks
bingo-column-large = large
bingo-column-total = match
bingo-key-leader = led first
bingo-key-closer = closed the stock
bingo-key-place = play the tile at that place
bingo-key-declare = declare your doubles, or do not

## House rules

bingo-option-largeTarget = Large points to win the match
bingo-option-nextDealer = Who leads the next deal
bingo-option-nextDealer-alternate = each in turn
bingo-option-nextDealer-winner = who has won the last deal
bingo-option-nextDealer-loser = who has lost the last deal
bingo-option-blankRank = A blank ranks
bingo-option-blankRank-seven = as seven, above the six
bingo-option-blankRank-nothing = lowest, and counts nothing
bingo-option-blankTrumpDouble = 0-0 where blanks are trump is worth
bingo-option-trickRule = Where neither tile is trump
bingo-option-trickRule-pips-any = more pips take the trick
bingo-option-trickRule-suit = only the number led can take it
bingo-option-mustTrump = Who cannot answer must play trump
bingo-option-trumpTilesFollow = Trumps answer their other number too
bingo-option-lastDraw = The turned tile goes at last to
bingo-option-lastDraw-winner = who has taken the trick
bingo-option-lastDraw-loser = the other one
bingo-option-sixDoubles = Six or seven doubles score
bingo-option-sixDoubles-large = large points: 1 or 3
bingo-option-sixDoubles-small = small points: 70 or 210
bingo-option-bingoAmongDoubles = More for 0-0 among declared doubles
bingo-option-thresholds = Two or three large points
bingo-option-thresholds-20-0 = against less than 20, against nothing
bingo-option-thresholds-30-no-trick = against less than 30, against no trick
bingo-option-playOut = Every deal is played to the last tile
bingo-option-nobody70 = Where nobody comes to 70 a large point for
bingo-option-nobody70-none = nobody
bingo-option-nobody70-higher-total = the higher total
bingo-option-nobody70-last-trick = the last trick
bingo-option-closerNoTrick = A closer without a trick
bingo-option-closerNoTrick-deal = in the whole deal loses three
bingo-option-closerNoTrick-after-closing = after closing loses three
bingo-option-bingoTakesTrumpDouble = Large points for taking the double of trump with 0-0
