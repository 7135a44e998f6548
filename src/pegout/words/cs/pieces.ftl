# Facts of a piece: $set (card, tile); of a card $rank (ace deuce trey four ... king) and $suit; of a tile
# $rank and $suit are the pips (blank ace deuce ... six) of its higher and lower half.

pieces-name = { $set ->
    [tile] { pieces-higher } – { pieces-lower }
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
pieces-object = { $set ->
    [tile] kámen { pieces-higher } – { pieces-lower }
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
pieces-higher = { $rank ->
    [blank] nula
    [ace] jedna
    [deuce] dva
    [trey] tři
    [four] čtyři
    [five] pět
   *[six] šest
}
pieces-lower = { $suit ->
    [blank] nula
    [ace] jedna
    [deuce] dva
    [trey] tři
    [four] čtyři
    [five] pět
   *[six] šest
}
pieces-back = { $set ->
    [tile] kámen rubem nahoru
   *[card] karta rubem nahoru
}
