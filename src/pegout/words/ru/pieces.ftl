# Facts of a piece: $set (card, tile); of a card $rank (ace deuce trey four ... king) and $suit; of a tile
# $rank and $suit are the pips (blank ace deuce ... six) of its higher and lower half.

pieces-name = { $set ->
    [tile] { pieces-higher } — { pieces-lower }
   *[card] { pieces-rank } { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }
}
pieces-object = { $set ->
    [tile] камень { pieces-higher } — { pieces-lower }
   *[card] { $rank ->
        [ace] туза
        [deuce] двойку
        [trey] тройку
        [four] четвёрку
        [five] пятёрку
        [six] шестёрку
        [seven] семёрку
        [eight] восьмёрку
        [nine] девятку
        [ten] десятку
        [jack] валета
        [queen] даму
       *[king] короля
    } { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }
}
pieces-rank = { $rank ->
    [ace] туз
    [deuce] двойка
    [trey] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
   *[king] король
}
pieces-suit = { $suit ->
    [clubs] трефы
    [diamonds] бубны
    [hearts] червы
   *[spades] пики
}
pieces-higher = { $rank ->
    [blank] пусто
    [ace] один
    [deuce] два
    [trey] три
    [four] четыре
    [five] пять
   *[six] шесть
}
pieces-lower = { $suit ->
    [blank] пусто
    [ace] один
    [deuce] два
    [trey] три
    [four] четыре
    [five] пять
   *[six] шесть
}
pieces-back = { $set ->
    [tile] камень лицом вниз
   *[card] карта рубашкой вверх
}
