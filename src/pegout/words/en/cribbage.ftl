# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: "Mary's").
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

cribbage-dealer = dealer
cribbage-pone = pone
cribbage-leads = leads
cribbage-partner = partner
cribbage-crib = { $who ->
    [you] your crib
   *[other] { $owner } crib
}
cribbage-hand = { $who ->
    [you] your hand
   *[other] { $owner } hand
}
cribbage-starter = { $set ->
    [tile] starter tile
   *[card] starter
}
cribbage-pack = { $set ->
    [tile] stock
   *[card] pack
}
cribbage-count = count
cribbage-series = { $set ->
    [tile] The tiles laid
   *[card] The cards laid
}
cribbage-laid-by = { $set ->
    [tile] { $who ->
        [you] Your tiles laid
       *[other] Tiles laid by { $name }
    }
   *[card] { $who ->
        [you] Your cards laid
       *[other] Cards laid by { $name }
    }
}
cribbage-held-by = { $name } holds { cribbage-number-of-pieces }
cribbage-crib-holds = { cribbage-number-of-pieces } face down
cribbage-number-of-pieces = { $set ->
    [tile] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
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
cribbage-player-two = { $one } and { $two }
cribbage-player-two-of = { $one } and { $two }
cribbage-computers-unprepared = The computer knows this game beforehand, but not with these house rules: here it reckons as it plays.
cribbage-bot-beginner = beginner
cribbage-bot-beginner-about = keeps what looks good, overlooks points and leaves you many a chance
cribbage-bot-casual = casual
cribbage-bot-casual-about = keeps a good hand and takes the points in sight, but gives the crib no thought
cribbage-bot-club = club player
cribbage-bot-club-about = minds the crib as well as the hand, and slips now and then
cribbage-bot-expert = expert
cribbage-bot-expert-about = reckons with your answer too, and seldom slips
cribbage-bot-champion = champion
cribbage-bot-champion-about = the strongest of all: plays for the game and not for the points
cribbage-bot-random = random
cribbage-bot-random-about = lays whatever may be laid
cribbage-bot-greedy = greedy
cribbage-bot-greedy-about = the best hand and the most points at once, and not a thought beyond them
cribbage-bot-sensible = sensible
cribbage-bot-sensible-about = throws and lays with care
cribbage-bot-at-once = most points at once
cribbage-bot-at-once-about = throws for the most points, and lays for the most points at once
cribbage-bot-heuristic = one look ahead
cribbage-bot-heuristic-about = throws for the most points, and lays with one look ahead
cribbage-bot-points = for points
cribbage-bot-points-about = throws and lays for the most points, whatever the score
cribbage-bot-sampler = sampler
cribbage-bot-sampler-about = tries each move in many deals that may be, with all hands open
cribbage-ruleset-five-card = Five-card cribbage
cribbage-ruleset-five-card-about = The old game: two players, five cards each, hands of three, one series to 31; the first to 61 wins.
cribbage-ruleset-six-card-3p = Cribbage for three
cribbage-ruleset-six-card-3p-about = Three players, each alone; five cards each, one of them for the crib, and one from the pack; the first to 121 wins.
cribbage-ruleset-six-card-4p = Cribbage for four
cribbage-ruleset-six-card-4p-about = Two against two, partners opposite; five cards each, one of them for the crib; the first side with 121 wins.
cribbage-ruleset-domino-mendelev = Domino cribbage
cribbage-ruleset-domino-mendelev-about = Two players, six tiles each, worth the sum of their pips; two go to the crib; the first to 61 wins.
cribbage-ruleset-domino-book2 = Domino cribbage with suits
cribbage-ruleset-domino-book2-about = Six tiles each, one series to 31, points for tiles of one suit and three for whoever does not deal first; to 61.
cribbage-ruleset-seven-card = Seven-card cribbage
cribbage-ruleset-seven-card-about = Two players, seven cards each, hands of five; the first to 181 wins.
cribbage-ruleset-lowball = Lowball cribbage
cribbage-ruleset-lowball-about = Six-card cribbage turned round: whoever reaches 121 first has lost.
cribbage-ruleset-six-card = Six-card cribbage
cribbage-ruleset-six-card-about = Two players, six cards each, two of them for the crib; the first to 121 wins.

## What happens

cribbage-event-cut-for-deal = { $set ->
    [tile] { $who ->
        [you] You draw
       *[other] { $name } draws
    }
   *[card] { $who ->
        [you] You cut
       *[other] { $name } cuts
    }
} { pieces-object } for the deal.
cribbage-event-cut-again = { $set ->
    [tile] Equal tiles: draw again.
   *[card] Equal cards: cut again.
}
cribbage-event-dealer-chosen = { $who ->
    [you] You deal first.
   *[other] { $name } deals first.
}
cribbage-event-dealt = { $who ->
    [you] You are dealt
   *[other] { $name } is dealt
} { cribbage-number-of-pieces }.
cribbage-event-dealt-to-crib = Straight to the crib: { cribbage-number-of-pieces }.
cribbage-event-bid = { $who ->
    [you] You bid
   *[other] { $name } bids
} { $points }.
cribbage-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
cribbage-event-crib-owned = { $who ->
    [you] The crib is yours.
   *[other] The crib is { $owner }.
}
cribbage-event-claimed = { $who ->
    [you] You claim
   *[other] { $name } claims
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cribbage-event-accepted = { $who ->
    [you] You let it stand.
   *[other] { $name } lets it stand.
}
cribbage-event-called = { $who ->
    [you] You call
   *[other] { $name } calls
} muggins: { $points }.
cribbage-event-called-nothing = There was nothing to take.
cribbage-event-missed = Missed, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reasons }.
cribbage-event-discarded = { $who ->
    [you] You put
   *[other] { $name } puts
} { cribbage-number-of-pieces } in the crib.
cribbage-event-discarded-seen = { $who ->
    [you] You put
   *[other] { $name } puts
} in the crib: { $pieces }.
cribbage-event-starter-turned = { $set ->
    [tile] { $who ->
        [you] You turn a tile.
       *[other] { $name } turns a tile.
    }
   *[card] { $who ->
        [you] You cut.
       *[other] { $name } cuts.
    }
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
cribbage-event-paid = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the crib. That makes { $score }.
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
    [they] { $name } win
   *[other] { $name } wins
} { $score } to { $other }.
cribbage-event-match-ended = { $who ->
    [you] You win
    [they] { $name } win
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
cribbage-line-flush = { $set ->
    [tile] suit of
   *[card] flush of
} { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
    [one] { $length }
   *[other] { $length }
}
cribbage-line-nobs = one for his nob
cribbage-line-heels = two for his heels
cribbage-line-go = go
cribbage-line-last = { $set ->
    [tile] last tile
   *[card] last card
}
cribbage-line-double-starter = a double as starter
cribbage-line-compensation = for not dealing first
cribbage-line-muggins = muggins
cribbage-line-overclaim = for points claimed too many
cribbage-line-bid = for the bid

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
cribbage-aloud-flush = { $set ->
    [tile] a suit of
   *[card] a flush of
} { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
    [one] { $length }
   *[other] { $length }
} is { $total }
cribbage-aloud-nobs = one for his nob is { $total }
cribbage-aloud-heels = { $total } for his heels
cribbage-aloud-go = go for { $total }
cribbage-aloud-last = { $set ->
    [tile] last tile
   *[card] last card
} for { $total }
cribbage-aloud-double-starter = { $total } for the double
cribbage-aloud-compensation = { $total } for not dealing first
cribbage-aloud-muggins = muggins for { $total }
cribbage-aloud-overclaim = { $total } for points claimed too many
cribbage-aloud-bid = { $total } for the bid
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
cribbage-do-bid = Bid { $points }
cribbage-do-pass = Pass
cribbage-do-claim = Claim { $points }
cribbage-do-accept = That is right
cribbage-do-muggins = Muggins: take { $points }
cribbage-points-bid = Your bid
cribbage-points-claim = Your count
cribbage-points-lay = { $set ->
    [tile] Claimed for the next tile
   *[card] Claimed for the next card
}
cribbage-points-muggins = Points missed
cribbage-points-less = less
cribbage-points-more = more
cribbage-auction = The auction for the crib
cribbage-auction-none = No bid yet
cribbage-auction-passed = passes
cribbage-auction-asked = to bid
cribbage-tap = { $set ->
    [tile] Tap the tiles of a combination: it is named and added. Or give the number yourself.
   *[card] Tap the cards of a combination: it is named and added. Or give the number yourself.
}
cribbage-tap-no = { $pieces }: that is no combination.
cribbage-tap-twice = That one is counted already.
cribbage-tap-clear = Count anew
cribbage-claimed = { $who ->
    [you] You claim { $points }
   *[other] { $name } claims { $points }
}
cribbage-missed = Missed: { $reasons }
cribbage-do-cut = { $set ->
    [tile] Take this tile
   *[card] Cut the pack here
}
cribbage-next-deal = { $set ->
    [tile] Deal the tiles
   *[card] Deal the cards
}
cribbage-next-hand = { $who ->
    [you] Count your hand
   *[other] Count { $owner } hand
}
cribbage-next-crib = { $who ->
    [you] Count your crib
   *[other] Count { $owner } crib
}
cribbage-next-result = See the result
cribbage-ask-discard = { $set ->
    [tile] { $count ->
        [one] Choose one more tile for the crib.
       *[other] Choose { $count } tiles for the crib.
    }
   *[card] { $count ->
        [one] Choose one more card for the crib.
       *[other] Choose { $count } cards for the crib.
    }
}
cribbage-ask-lay = { $set ->
    [tile] Your turn: lay a tile.
   *[card] Your turn: lay a card.
}
cribbage-ask-bid = Bid for the crib, or pass.
cribbage-ask-claim = Count what lies open: how many points?
cribbage-ask-accept = { $who ->
    [you] You claim
   *[other] { $name } claims
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Is that right?
cribbage-ask-go = Nothing you hold fits: say “go”.
cribbage-ask-cut-for-deal = { $set ->
    [tile] Draw a tile: the lowest deals first.
   *[card] Cut the pack: the lowest card deals first.
}
cribbage-ask-cut = { $set ->
    [tile] Turn a tile of the stock: it is the starter.
   *[card] Cut the pack for the starter.
}
cribbage-wait-discard = { $set ->
    [tile] { $name } is choosing tiles for the crib.
   *[card] { $name } is choosing cards for the crib.
}
cribbage-wait-cut = { $set ->
    [tile] { $name } is to turn a tile.
   *[card] { $name } is to cut the pack.
}
cribbage-wait-bid = { $name } is to bid.
cribbage-wait-claim = { $name } is counting.
cribbage-wait-lay = { $name } is to lay.
cribbage-wait-deal = { $set ->
    [tile] The tiles are being mixed.
   *[card] The pack is being shuffled.
}
cribbage-cut-place = { $set ->
    [tile] Tile { $place } of { $places }
   *[card] Cut at card { $place } of { $places }
}

## Why not

cribbage-refused-game-over = The game is over.
cribbage-refused-not-your-turn = It is not your turn.
cribbage-refused-not-now = That cannot be done now.
cribbage-refused-no-such-place = There is no place { $at }; the last one is { $most }.
cribbage-refused-place-taken = Somebody has cut at place { $at } already.
cribbage-refused-wrong-number = { $set ->
    [tile] { $needed ->
        [one] { $needed } tile goes
       *[other] { $needed } tiles go
    }
   *[card] { $needed ->
        [one] { $needed } card goes
       *[other] { $needed } cards go
    }
} to the crib, not { $given }.
cribbage-refused-same-piece-twice = { pieces-name } is named twice.
cribbage-refused-not-in-hand = { pieces-name } is not in your hand.
cribbage-refused-can-lay = The count is { $count } of { $limit }: { $set ->
    [tile] you hold a tile that fits, so lay it.
   *[card] you hold a card that fits, so lay it.
}
cribbage-refused-over-the-limit = That would make { $count }; the limit is { $limit }.
cribbage-refused-claim-missing = Say how many points you claim, too.
cribbage-refused-counted-by-the-table = The table counts here; nothing is claimed.
cribbage-refused-no-such-bid = A bid is a number from { $least } to { $most }.
cribbage-refused-no-such-claim = A claim is a number from 0 to { $most }.

## The end

cribbage-result = { $who ->
    [you] You win
    [they] { $name } win
   *[other] { $name } wins
} { $score } to { $other }
cribbage-result-lurch = { $who ->
    [you] You are
    [they] { $name } are
   *[other] { $name } is
} in the lurch: less than half the way.
cribbage-result-skunk = { $who ->
    [you] You are skunked.
    [they] { $name } are skunked.
   *[other] { $name } is skunked.
}
cribbage-result-double-skunk = { $who ->
    [you] You are doubly skunked.
    [they] { $name } are doubly skunked.
   *[other] { $name } is doubly skunked.
}
cribbage-match = Match points: { $standing }
cribbage-column-play = Play
cribbage-column-hand = Hand
cribbage-column-crib = Crib
cribbage-column-heels = { $set ->
    [tile] Double
   *[card] Heels
}
cribbage-column-other = Besides
cribbage-column-total = Score

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
cribbage-option-series-resume = until everything is laid
cribbage-option-series-single = one series only
cribbage-option-forcedContinue = After a go the last to lay must lay on
cribbage-option-nextLead = Who leads the next series
cribbage-option-nextLead-left-of-last = the next after whoever laid last
cribbage-option-nextLead-first-go-caller = who said go first
cribbage-option-sides = Sides
cribbage-option-sides-partners = two against two
cribbage-option-sides-singles = each alone
cribbage-option-handFlush = Flush in the hand
cribbage-option-handFlush-whole = the whole hand
cribbage-option-handFlush-none = does not count
cribbage-option-cribFlush = Flush in the crib
cribbage-option-cribFlush-five-only = five with the starter
cribbage-option-cribFlush-four-flat4 = four, always worth 4
cribbage-option-cribFlush-four-or-five = four or five
cribbage-option-cribFlush-none = does not count
cribbage-option-flush = Points for tiles of one suit
cribbage-option-flush-group3 = three or four of your own; the starter adds one
cribbage-option-flush-whole = all of your own; the starter adds one
cribbage-option-flush-any3 = three or more, the starter among them
cribbage-option-flush-none = none
cribbage-option-suitRule = The suit of a tile
cribbage-option-suitRule-either-half = both its numbers
cribbage-option-suitRule-high-half = its higher number
cribbage-option-deal = Tiles dealt to each
cribbage-option-zeroInFifteens = In the show the double blank adds fifteens
cribbage-option-zeroRepeats15 = The double blank laid on fifteen scores it again
cribbage-option-doubleStarter = The point for a double as starter
cribbage-option-doubleStarter-dealer = is the dealer's
cribbage-option-doubleStarter-pone = is the pone's
cribbage-option-doubleStarter-none = is nobody's
cribbage-option-compensation = Points for not dealing
cribbage-option-compensationWhen = Points for not dealing are given
cribbage-option-compensationWhen-first-deal = in the first deal
cribbage-option-compensationWhen-every-deal = in every deal
cribbage-option-counting = Points are counted
cribbage-option-counting-automatic = by the table
cribbage-option-counting-manual = by each player; what is missed is lost
cribbage-option-counting-muggins = by each player; another may take what is missed
cribbage-option-overclaim = Points claimed too many
cribbage-option-overclaim-correct = are not given
cribbage-option-overclaim-penalty = go to the other side
cribbage-option-auction = Bidding for the crib
cribbage-option-auction-none = none
cribbage-option-auction-deduct = the bid is taken from the score
cribbage-option-auction-give = the bid goes to the other side
cribbage-option-auctionRoles = Whoever wins the bidding has
cribbage-option-auctionRoles-crib-only = the crib alone
cribbage-option-auctionRoles-winner-is-dealer = all that is the dealer's

## Why house rules do not go together

cribbage-unfit-lurch = Below 91 and below 61 are lurches of a game to 121. Play to 121, or choose another lurch.
cribbage-unfit-matchScale = These match points are for a skunk and a double skunk. Choose that lurch too, or other match points.
cribbage-unfit-exactGranularity = Points are lost one by one only where the last point must be exact.
cribbage-unfit-forcedContinue = Only in a single series of two players may the last to lay stop.
cribbage-unfit-nextLead = Nobody leads again after a single series.
cribbage-unfit-compensation = So many points for not dealing would win the game at once.
cribbage-unfit-compensationWhen = In every deal nothing can be given: choose how many points.
cribbage-unfit-overclaim = Points can be claimed too many only where the players count.
cribbage-unfit-auctionRoles = Without bidding nobody wins it.
