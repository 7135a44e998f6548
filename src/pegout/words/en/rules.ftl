# The rules of a table in plain words, made from its ruleset and house rules.
# $seats is the number of players, $set what they play with.

rules-title = The rules
rules-title-start = Before the game
rules-title-deal = The deal
rules-title-play = The play
rules-title-show = The show
rules-title-counting = Who counts
rules-title-winning = Winning

## Cribbage

rules-cribbage-players = { $seats ->
    [2] Two players.
    [3] Three players, each alone.
   *[other] { $sides ->
        [partners] Four players, two against two; partners sit opposite each other and share one score.
       *[singles] Four players, each alone.
    }
}
rules-cribbage-values = { $set ->
    [tile] A tile is worth the sum of its pips, 0 to 12. Tiles of the same sum are alike; in runs they follow each other by their sums.
   *[card] An ace counts 1, jack, queen and king 10, the others their number. The ace is always low: queen, king, ace is no run.
}
rules-cribbage-first-dealer = { $set ->
    [tile] Each draws a tile; the lowest sum deals first, and equal sums draw again.
   *[card] Each cuts a card; the lowest deals first, and equal cards cut again.
} { $seats ->
    [2] After that the deal changes from deal to deal.
   *[other] After that the deal passes to the left.
}
rules-cribbage-dealt = { $manner ->
    [all_at_once] { $set ->
        [tile] Each gets { $count } tiles, all at once.
       *[card] Each gets { $count } cards, all at once.
    }
   *[one_at_a_time] { $set ->
        [tile] Each gets { $count } tiles, one at a time.
       *[card] Each gets { $count } cards, one at a time.
    }
}
rules-cribbage-dealt-crib = { $count ->
    [one] One more is dealt face down to the crib.
   *[other] { $count } more are dealt face down to the crib.
}
rules-cribbage-compensation = { $when ->
    [every_deal] In every deal the pone scores { $points } at once.
   *[first_deal] In the first deal of a game the pone scores { $points } at once, because the other deals first.
}
rules-cribbage-auction = Before the discard there is an auction for the crib, beginning left of the dealer: each bid is higher than the last, { $most } at most; who passes is out. It ends when all but one have passed. If nobody bids, the crib stays the dealer's.
rules-cribbage-auction-payment = { $payment ->
    [give] The bid is scored by the other side.
   *[deduct] Who gets the crib pays his bid: it is taken off his score, below nothing if need be.
}
rules-cribbage-auction-roles = { $roles ->
    [winner_is_dealer] In that deal he is the dealer in all things.
   *[crib_only] Only the crib is his; all else stays with the dealer.
}
rules-cribbage-discard = { $set ->
    [tile] { $count ->
        [one] Each puts one tile face down in the crib, which has { $crib }.
       *[other] Each puts { $count } tiles face down in the crib, which has { $crib }.
    }
   *[card] { $count ->
        [one] Each puts one card face down in the crib, which has { $crib }.
       *[other] Each puts { $count } cards face down in the crib, which has { $crib }.
    }
} { $whose ->
    [bidder] It is his who won the auction.
   *[dealer] It is the dealer's.
}
rules-cribbage-starter = { $seats ->
    [2] Then the pone cuts
   *[other] Then the player left of the dealer cuts
} { $set ->
    [tile] among the tiles that are left, and the tile there is turned up: the starter.
   *[card] the pack, and the card there is turned up: the starter.
}
rules-cribbage-heels = { $rank ->
    [11] If it is a jack,
   *[other] If its rank is { $rank },
} the dealer scores { $points } at once: his heels.
rules-cribbage-double-starter = If it is a double, { $to ->
    [pone] the pone
   *[dealer] the dealer
} scores { $points } at once.
rules-cribbage-lay = { $seats ->
    [2] The pone leads.
   *[other] The player left of the dealer leads.
} { $set ->
    [tile] In turn each lays a tile and tells the count, the sum of all tiles in the series. It never passes { $limit }.
   *[card] In turn each lays a card and tells the count, the sum of all cards in the series. It never passes { $limit }.
}
rules-cribbage-go = { $set ->
    [tile] Who can lay must. Who has no tile that fits says go, and the others go on while they can.
   *[card] Who can lay must. Who has no card that fits says go, and the others go on while they can.
}
rules-cribbage-laid-total = Making the count { $sum } scores { $points }.
rules-cribbage-laid-zero = A double blank laid on { $sum } does not score it again.
rules-cribbage-laid-alike = { $set ->
    [tile] A tile with the same sum as the one before makes a pair, { $two }; the third in a row { $three }, the fourth { $four }.
   *[card] A card of the same rank as the one before makes a pair, { $two }; the third in a row { $three }, the fourth { $four }.
}
rules-cribbage-laid-run = { $set ->
    [tile] The last { $count } tiles or more that follow each other, in any order, make a run: a point a tile.
   *[card] The last { $count } cards or more that follow each other, in any order, make a run: a point a card.
}
rules-cribbage-limit = Exactly { $limit } scores { $points } and ends the series.
rules-cribbage-last = If a series ends below that, who laid last scores { $points }.
rules-cribbage-single = { $set ->
    [tile] There is one series only. Tiles that are not laid still count in the show.
   *[card] There is one series only. Cards that are not laid still count in the show.
}
rules-cribbage-stop = Once the other has said go, who laid last may stop instead of laying on.
rules-cribbage-resume = { $set ->
    [tile] Then a new series begins from nothing, until all tiles are laid.
   *[card] Then a new series begins from nothing, until all cards are laid.
} { $lead ->
    [first_go_caller] Who said go first leads it.
   *[left_of_last] The next after the last layer leads it.
}
rules-cribbage-show = { $set ->
    [tile] The hands are counted, the dealer's last, and then the crib. The starter counts as one more tile of each.
   *[card] The hands are counted, the dealer's last, and then the crib. The starter counts as one more card of each.
}
rules-cribbage-shown-total = Every combination that adds up to { $sum } scores { $points }.
rules-cribbage-shown-zero = The double blank takes no part in it.
rules-cribbage-shown-alike = A pair scores { $two }, three alike { $three }, four alike { $four }.
rules-cribbage-shown-run = { $set ->
    [tile] Every run of { $count } or more scores a point a tile.
   *[card] Every run of { $count } or more scores a point a card.
}
rules-cribbage-hand-flush = All { $own } cards of a hand in one suit are a flush and score { $own }, with the starter in the same suit { $all }.
rules-cribbage-crib-flush = { $crib ->
    [none] There is no flush in the crib.
    [four_flat4] In the crib { $own } cards of one suit score { $own }, whatever the starter.
    [four_or_five] In the crib { $own } cards of one suit score { $own }, with the starter { $all }.
   *[five_only] In the crib only { $all } of one suit, the starter among them, score { $all }.
}
rules-cribbage-group-flush = { $flush ->
    [whole] All tiles of a hand that share a number are a flush, a point a tile, and one more if the starter has that number too.
    [any3] Three or more tiles that share a number, the starter among them or not, are a flush: a point a tile.
   *[group3] Three or more tiles of a hand that share a number are a flush, a point a tile, and one more if the starter has that number too.
}
rules-cribbage-group-crib = In the crib only all { $all } tiles with one number are a flush and score { $all }.
rules-cribbage-suit = { $suit ->
    [high_half] A tile belongs to its higher number alone.
   *[either_half] A tile belongs to both its numbers.
}
rules-cribbage-nobs = { $rank ->
    [11] A jack
   *[other] A card of rank { $rank }
} of the starter's suit scores { $points }: his nobs.
rules-cribbage-automatic = The table counts, and explains every point.
rules-cribbage-by-hand = Each player counts for himself and claims his points, when he lays and in the show.
rules-cribbage-missed = { $by ->
    [muggins] Muggins: what he misses an opponent may take before the next count.
   *[manual] What he misses is lost.
}
rules-cribbage-overclaim = { $overclaim ->
    [penalty] What he claims too much is taken off and scored by the other side.
   *[correct] What he claims too much is taken off.
}
rules-cribbage-target = { $reaching ->
    [loses] Who first reaches { $target } has lost, at once.
   *[wins] Who first reaches { $target } has won, at once: nothing after it is counted.
}
rules-cribbage-exact = { $granularity ->
    [item] The target must be hit exactly: a combination that would pass it scores nothing.
   *[event] The target must be hit exactly: a count that would pass it scores nothing.
}
rules-cribbage-lurch-half = A loser with { $most } or fewer is in the lurch.
rules-cribbage-lurch-parlett = A loser with 90 or fewer is in the lurch.
rules-cribbage-lurch-acc = A loser with 90 or fewer is skunked, with 60 or fewer doubly.
rules-cribbage-one-game = One game decides.
rules-cribbage-match = The match is to { $points } match points.
rules-cribbage-scale = { $grades ->
    [1] A game is worth { $plain }.
    [3] A game is worth { $plain }, with a skunk { $skunk }, with a double skunk { $double }.
   *[other] A game is worth { $plain }, with a lurch { $skunk }.
}
rules-cribbage-next-dealer = { $who ->
    [winner] The winner of a game deals first in the next.
    [loser] The loser of a game deals first in the next.
   *[alternate] The first deal changes from game to game.
}

## Bingo

rules-title-values = What tiles are worth
rules-title-tricks = Tricks
rules-title-doubles = Doubles
rules-title-closing = Closing
rules-bingo-players = Two players, and the 28 tiles.
rules-bingo-first-leader = Each draws a tile; who has fewer pips leads first, and equal pips draw again.
rules-bingo-dealt = Each gets { $count } tiles. One more is turned up and lies with the others, the stock.
rules-bingo-trump = { $blank ->
    [7] The higher half of the turned tile names the trump; a blank counts as seven, above the six.
   *[0] The higher half of the turned tile names the trump; a blank is the lowest.
}
rules-bingo-doubles-worth = 0-0, the Bingo, is worth { $bingo }, the double of trump { $trump }; where blanks are trump, 0-0 is worth { $blank }. Other doubles are worth their pips.
rules-bingo-others-worth = Other trumps are worth their pips; { $tens } are worth ten; all other tiles nothing.
rules-bingo-open-stock = One leads any tile, the other replies. While there is a stock he may reply with any tile.
rules-bingo-trick-winner = 0-0 takes every trick, then the double of trump; a trump takes what is no trump; the higher of two trumps wins. { $rule ->
    [suit] Without trumps the reply wins only with a higher tile of the led number.
   *[pips_any] Without trumps more pips win, and equal pips are the leader's.
}
rules-bingo-drawing = Who takes the trick draws first, then the other, and leads the next. { $last ->
    [loser_takes_trump] The loser of the last of these tricks gets the turned tile.
   *[winner_takes_trump] The winner of the last of these tricks gets the turned tile.
}
rules-bingo-following = Once the stock is gone or closed, the reply must bear the higher number of the lead, or else its lower number. { $trumps ->
    [apart] A trump answers only to trumps.
   *[follow] A trump that bears the number answers too.
}
rules-bingo-neither = Who has neither { $trump ->
    [must] must play a trump if he can.
   *[may] may play any tile, a trump too.
}
rules-bingo-declaring = Who is to lead and holds two doubles or more may lead a double and declare how many he held. They are shown, and if the led one takes the trick they score.
rules-bingo-bonuses = Two doubles score { $two }, three { $three }, four { $four }, five, the king, { $five }.
rules-bingo-six-large = Six, the emperor, are { $six ->
    [one] { $six } large point
   *[other] { $six } large points
} at once, seven, the invincible, { $seven }.
rules-bingo-six-small = Six, the emperor, score { $six }, seven, the invincible, { $seven }.
rules-bingo-among = With 0-0 among them they score { $points } more.
rules-bingo-closing = Who is to lead may close the stock while the turned tile lies there: nobody draws any more, and he undertakes to reach { $enough }.
rules-bingo-closer-fails = If he fails, the other gets 2 large points, { $since ->
    [after_closing] 3 if the closer has taken no trick since he closed,
   *[deal] 3 if the closer has taken no trick in the deal,
} and his own reward besides if he has enough.
rules-bingo-enough = { $out ->
    [stop] Who first has { $enough } small points after a trick ends the deal and is rewarded.
   *[play] Who first has { $enough } small points after a trick is rewarded; the deal is played to its end.
}
rules-bingo-reward = { $few ->
    [30] He gets 1 large point, 2 if the other has fewer than 30, 3 if the other has taken no trick.
   *[20] He gets 1 large point, 2 if the other has fewer than 20, 3 if the other has none.
}
rules-bingo-nobody = { $nobody ->
    [higher_total] If nobody has enough, who has more gets 1.
    [last_trick] If nobody has enough, who took the last trick gets 1.
   *[none] If nobody has enough, nobody gets anything.
}
rules-bingo-takes = 0-0 taking the double of trump is { $points ->
    [one] { $points } large point more.
   *[other] { $points } large points more.
}
rules-bingo-match = Who first has { $target } large points wins, at once.
rules-bingo-next-leader = { $who ->
    [winner] Who wins large points in a deal leads in the next.
    [loser] Who loses a deal leads in the next.
   *[alternate] The lead changes from deal to deal.
}
