# Facts of a piece: $set (card, tile); of a card $rank (ace deuce trey four ... king) and $suit; of a tile
# $rank and $suit are the pips of its higher and lower half.

pieces-name = { $set ->
    [tile] { $rank }-{ $suit }
   *[card] { $suit ->
        [clubs] křížov
        [diamonds] károv
        [hearts] srdcov
       *[spades] pikov
    }{ $rank ->
        [ace] é eso
        [deuce] á dvojka
        [trey] á trojka
        [four] á čtyřka
        [five] á pětka
        [six] á šestka
        [seven] á sedmička
        [eight] á osmička
        [nine] á devítka
        [ten] á desítka
        [jack] ý kluk
        [queen] á dáma
       *[king] ý král
    }
}
# Čtvrtý pád: vykládáte ...
pieces-object = { $set ->
    [tile] { $rank }-{ $suit }
   *[card] { $suit ->
        [clubs] křížov
        [diamonds] károv
        [hearts] srdcov
       *[spades] pikov
    }{ $rank ->
        [ace] é eso
        [deuce] ou dvojku
        [trey] ou trojku
        [four] ou čtyřku
        [five] ou pětku
        [six] ou šestku
        [seven] ou sedmičku
        [eight] ou osmičku
        [nine] ou devítku
        [ten] ou desítku
        [jack] ého kluka
        [queen] ou dámu
       *[king] ého krále
    }
}
pieces-rank = { $rank ->
    [ace] eso
    [deuce] dvojka
    [trey] trojka
    [four] čtyřka
    [five] pětka
    [six] šestka
    [seven] sedmička
    [eight] osmička
    [nine] devítka
    [ten] desítka
    [jack] kluk
    [queen] dáma
   *[king] král
}
pieces-suit = { $suit ->
    [clubs] kříže
    [diamonds] káry
    [hearts] srdce
   *[spades] piky
}
pieces-back = karta rubem nahoru
