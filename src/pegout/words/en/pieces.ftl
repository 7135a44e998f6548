# Facts of a piece: $set (card, tile); of a card $rank (ace deuce trey four ... king) and $suit; of a tile
# $rank and $suit are the pips of its higher and lower half.

pieces-name = { $set ->
    [tile] { $rank }-{ $suit }
   *[card] { pieces-rank } of { pieces-suit }
}
# As the object of a verb: you lay ...
pieces-object = { $set ->
    [tile] { $rank }-{ $suit }
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
pieces-back = face-down card
