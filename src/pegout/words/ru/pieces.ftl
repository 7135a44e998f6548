# Facts of a piece: $set (card, tile); of a card $rank (ace deuce trey four ... king) and $suit; of a tile
# $rank and $suit are the pips of its higher and lower half.

pieces-name = { $set ->
    [tile] { $rank }-{ $suit }
   *[card] { pieces-rank } { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }
}
# Винительный падеж: вы кладёте ...
pieces-object = { $set ->
    [tile] { $rank }-{ $suit }
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
pieces-back = карта рубашкой вверх
