# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: "Mary's").
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

cribbage-dealer = dealer
cribbage-pone = pone
cribbage-crib = { $who ->
    [you] your crib
   *[other] { $owner } crib
}
cribbage-hand = { $who ->
    [you] your hand
   *[other] { $owner } hand
}
cribbage-starter = starter
cribbage-pack = pack
cribbage-count = count
cribbage-series = The cards laid
cribbage-laid-by = { $who ->
    [you] Your cards laid
   *[other] Cards laid by { $name }
}
cribbage-held-by = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cribbage-crib-holds = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
cribbage-deal = Deal { $number }

## Players and games

cribbage-player-you = you
cribbage-player-you-of = your
cribbage-player-computer = the computer
cribbage-player-computer-of = the computer's
cribbage-player-friend = your friend
cribbage-player-friend-of = your friend's
cribbage-player-named-of = { $name }'s
cribbage-player-seat = player { $number }
cribbage-player-seat-of = player { $number }'s
cribbage-bot-sensible = sensible
cribbage-bot-sensible-about = throws and lays with care
cribbage-bot-random = random
cribbage-bot-random-about = any card will do
cribbage-ruleset-six-card = Six-card cribbage
cribbage-ruleset-six-card-about = Two players, six cards each, two of them for the crib; the first to 121 wins.

## What happens

cribbage-event-cut-for-deal = { $who ->
    [you] You cut
   *[other] { $name } cuts
} { pieces-object } for the deal.
cribbage-event-cut-again = Equal cards: cut again.
cribbage-event-dealer-chosen = { $who ->
    [you] You deal first.
   *[other] { $name } deals first.
}
cribbage-event-dealt = { $who ->
    [you] You are dealt
   *[other] { $name } is dealt
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
cribbage-event-dealt-to-crib = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} straight to the crib.
cribbage-event-discarded = { $who ->
    [you] You put
   *[other] { $name } puts
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the crib.
cribbage-event-discarded-seen = { $who ->
    [you] You put
   *[other] { $name } puts
} in the crib: { $pieces }.
cribbage-event-starter-turned = { $who ->
    [you] You cut.
   *[other] { $name } cuts.
} The starter is { pieces-object }.
cribbage-event-laid = { $who ->
    [you] You lay
   *[other] { $name } lays
} { pieces-object }: { $count }.
cribbage-event-said-go = { $who ->
    [you] You say “go”.
   *[other] { $name } says “go”.
}
cribbage-event-stopped = { $who ->
    [you] You stop here.
   *[other] { $name } stops here.
}
cribbage-event-series-ended = The series ends at { $count }.
cribbage-event-shown-hand = { $who ->
    [you] Your hand
   *[other] { $owner } hand
}: { $pieces }; the starter { pieces-name }.
cribbage-event-shown-crib = { $who ->
    [you] Your crib
   *[other] { $owner } crib
}: { $pieces }; the starter { pieces-name }.
cribbage-event-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reasons }. That makes { $score }.
cribbage-event-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} would go past the end and { $points ->
    [one] is
   *[other] are
} lost.
cribbage-event-nothing = nineteen (nothing)
cribbage-event-deal-ended = The deal is over.
cribbage-event-game-ended = { $who ->
    [you] You win
   *[other] { $name } wins
} { $score } to { $other }.
cribbage-event-match-ended = { $who ->
    [you] You win
   *[other] { $name } wins
} the match.

## Why there are points

cribbage-line-fifteen = fifteen
cribbage-line-thirty-one = thirty-one
cribbage-line-pair = { $alike ->
    [pair] pair
    [royal] pair royal
   *[double] double pair royal
}
cribbage-line-run = run of { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [one] { $length }
   *[other] { $length }
}
cribbage-line-flush = flush of { $length ->
    [4] four
    [5] five
    [one] { $length }
   *[other] { $length }
}
cribbage-line-nobs = one for his nob
cribbage-line-heels = two for his heels
cribbage-line-go = go
cribbage-line-last = last card

## Counting aloud: $total is the sum so far, in words

cribbage-aloud-fifteen = fifteen { $total }
cribbage-aloud-thirty-one = thirty-one for { $total }
cribbage-aloud-pair = { $alike ->
    [pair] a pair
    [royal] a pair royal
   *[double] a double pair royal
} is { $total }
cribbage-aloud-run = a run of { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [one] { $length }
   *[other] { $length }
} is { $total }
cribbage-aloud-flush = a flush of { $length ->
    [4] four
    [5] five
    [one] { $length }
   *[other] { $length }
} is { $total }
cribbage-aloud-nobs = one for his nob is { $total }
cribbage-aloud-heels = { $total } for his heels
cribbage-aloud-go = go for { $total }
cribbage-aloud-last = last card for { $total }
cribbage-aloud-and = and { $line }
cribbage-aloud-joined = { $lines }, { $last }
cribbage-aloud-nothing = nineteen
cribbage-aloud-nothing-why = Nothing: no hand can count nineteen, so that is what a hand without points is called.
cribbage-number = { $number ->
    [0] nothing
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
    [one] { $number }
   *[other] { $number }
}
cribbage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What to do

cribbage-do-discard = Put { $count } in { $who ->
    [you] your crib
   *[other] { $owner } crib
}
cribbage-do-go = Go
cribbage-do-stop = Stop here
cribbage-do-cut = Cut the pack here
cribbage-next-deal = Deal the cards
cribbage-next-hand = { $who ->
    [you] Count your hand
   *[other] Count { $owner } hand
}
cribbage-next-crib = { $who ->
    [you] Count your crib
   *[other] Count { $owner } crib
}
cribbage-next-result = See the result
cribbage-ask-discard = { $count ->
    [one] Choose one more card for the crib.
   *[other] Choose { $count } cards for the crib.
}
cribbage-ask-lay = Your turn: lay a card.
cribbage-ask-go = Nothing you hold fits: say “go”.
cribbage-ask-cut-for-deal = Cut the pack: the lower card deals first.
cribbage-ask-cut = Cut the pack for the starter.
cribbage-wait-discard = { $name } is choosing cards for the crib.
cribbage-wait-cut = { $name } is to cut the pack.
cribbage-wait-lay = { $name } is to lay.
cribbage-wait-deal = The pack is being shuffled.
cribbage-cut-place = Cut at card { $place } of { $places }

## Why not

cribbage-refused-game-over = The game is over.
cribbage-refused-not-your-turn = It is not your turn.
cribbage-refused-not-now = That cannot be done now.
cribbage-refused-no-such-place = There is no place { $at }; the last one is { $most }.
cribbage-refused-place-taken = Somebody has cut at place { $at } already.
cribbage-refused-wrong-number = { $needed ->
    [one] { $needed } card goes
   *[other] { $needed } cards go
} to the crib, not { $given }.
cribbage-refused-same-piece-twice = { pieces-name } is named twice.
cribbage-refused-not-in-hand = { pieces-name } is not in your hand.
cribbage-refused-can-lay = The count is { $count } of { $limit }: you hold a card that fits, so lay it.
cribbage-refused-over-the-limit = That would make { $count }; the limit is { $limit }.

## The end

cribbage-result = { $who ->
    [you] You win
   *[other] { $name } wins
} { $score } to { $other }
cribbage-result-lurch = { $who ->
    [you] You are in the lurch: less than half the way.
   *[other] { $name } is in the lurch: less than half the way.
}
cribbage-result-skunk = { $who ->
    [you] You are skunked.
   *[other] { $name } is skunked.
}
cribbage-result-double-skunk = { $who ->
    [you] You are doubly skunked.
   *[other] { $name } is doubly skunked.
}
cribbage-match = Match points: { $standing }
cribbage-column-play = Play
cribbage-column-hand = Hand
cribbage-column-crib = Crib
cribbage-column-heels = Heels
cribbage-column-total = Together

## House rules

cribbage-option-target = Points to win
cribbage-option-lurch = Lurch: a defeat that counts double
cribbage-option-lurch-half = below half of the points
cribbage-option-lurch-parlett = below 91 (to 121)
cribbage-option-lurch-acc = skunk below 91, double skunk below 61 (to 121)
cribbage-option-lurch-none = none
cribbage-option-matchTo = Match points to win the match
cribbage-option-matchTo-null = a single game
cribbage-option-matchScale = Match points for a win, a lurch, a double skunk
cribbage-option-matchScale-one-two = 1, 2, 2
cribbage-option-matchScale-acc = 2, 3, 3
cribbage-option-matchScale-one-two-three = 1, 2, 3
cribbage-option-matchScale-one-two-four = 1, 2, 4
cribbage-option-matchScale-three-four-four = 3, 4, 4
cribbage-option-nextDealer = Who deals first in the next game
cribbage-option-nextDealer-alternate = in turn
cribbage-option-nextDealer-winner = the winner
cribbage-option-nextDealer-loser = the loser
cribbage-option-exactFinish = The last point must be exact
cribbage-option-exactGranularity = Points that would go too far
cribbage-option-exactGranularity-event = are lost all together
cribbage-option-exactGranularity-item = are lost one by one
cribbage-option-series = The play
cribbage-option-series-resume = until every card is laid
cribbage-option-series-single = one series only
cribbage-option-forcedContinue = After the other's go you must lay on
cribbage-option-handFlush = Flush in the hand
cribbage-option-handFlush-whole = the whole hand
cribbage-option-handFlush-none = does not count
cribbage-option-cribFlush = Flush in the crib
cribbage-option-cribFlush-five-only = five with the starter
cribbage-option-cribFlush-four-flat4 = four, always worth 4
cribbage-option-cribFlush-four-or-five = four or five
cribbage-option-cribFlush-none = does not count
