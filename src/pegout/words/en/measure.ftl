# A match between computer players, as `pegout match` tells it. $a and $b are players as they were
# named. Shares are percentages; they and all means come with their decimals, as text.

measure-decimal = { $whole }.{ $part }
measure-title = { $a } against { $b }: { $rules }, seed { $seed }
measure-mirrored = Every deal is played once from each side.
measure-games = { $games ->
    [one] { $games } game, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
   *[other] { $games } games, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
}
measure-won = won by { $a }: { $won }, by { $b }: { $lost }
measure-share = { $a } wins { $share } % ({ $low } to { $high } %)
measure-rating = Elo difference { $elo } ({ $low } to { $high })
measure-first-dealer = the first dealer wins { $share } % ({ $low } to { $high } %)
measure-points = points a deal: { $a } { $of-a }, { $b } { $of-b }
measure-time = a decision takes { $a } { $of-a } ms, { $b } { $of-b } ms
measure-confidence = What stands in brackets is where the true number lies in 95 of 100 matches.
measure-interrupted = Interrupted: { $games } of { $wanted ->
    [one] { $wanted } game
   *[other] { $wanted } games
} were played.
measure-progress = { $games } of { $wanted }, { $a } { $share } %, { $left } left

## The table of means

measure-role-pone = pone
measure-role-dealer = dealer
measure-role-leader = leader
measure-role-second = second
measure-part-hand = hand
measure-part-crib = crib
measure-part-pegging = pegging
measure-part-starter = starter
measure-part-compensation = compensation
measure-part-muggins = muggins
measure-part-bid = bids
measure-part-large = large points
measure-part-small = small points
measure-part-tricks = tricks
measure-part-closings = closings
measure-part-failures = closed in vain
