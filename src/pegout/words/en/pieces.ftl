# Facts of a piece: $set (card, tile); of a card $rank (ace deuce trey four ... king) and $suit; of a tile
# $rank and $suit are the pips (blank ace deuce ... six) of its higher and lower half.

pieces-name = { $set ->
    [tile] { pieces-higher }-{ pieces-lower }
   *[card] { pieces-rank } of { pieces-suit }
}
pieces-object = { $set ->
    [tile] the { pieces-higher }-{ pieces-lower }
   *[card] the { pieces-rank } of { pieces-suit }
}
pieces-rank = { $rank ->
    [ace] ace
    [deuce] two
    [trey] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
pieces-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
pieces-higher = { $rank ->
    [blank] blank
    [ace] one
    [deuce] two
    [trey] three
    [four] four
    [five] five
   *[six] six
}
pieces-lower = { $suit ->
    [blank] blank
    [ace] one
    [deuce] two
    [trey] three
    [four] four
    [five] five
   *[six] six
}
pieces-back = { $set ->
    [tile] face-down tile
   *[card] face-down card
}
