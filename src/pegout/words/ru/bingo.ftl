# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: «соперника»).
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

bingo-deal = Сдача { $number }
bingo-large = большие пункты
bingo-small = пункты
bingo-trump = козыри: { bingo-number }
bingo-number = { $number ->
    [0] пустые
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[other] шестёрки
}
bingo-turned = открыт: { pieces-name }
bingo-stock = { $drawing ->
    [closed] базар закрыт
    [gone] базар исчерпан
   *[open] базар: { bingo-number-of-tiles }
}
bingo-hand = { $who ->
    [you] ваша рука
   *[other] рука { $owner }
}
bingo-led = ход
bingo-declared = объявленные дубли
bingo-held-by = { $name } держит { bingo-number-of-tiles }
bingo-known = среди них { $pieces }
bingo-number-of-tiles = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}

## What happens

bingo-event-cut-for-deal = { $who ->
    [you] Вы тянете
   *[other] { $name } тянет
} { pieces-object }.
bingo-event-cut-again = Очков поровну: тянем ещё раз.
bingo-event-leader-chosen = { $who ->
    [you] Первый ход ваш.
   *[other] Первым ходит { $name }.
}
bingo-event-dealt = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { bingo-number-of-tiles }.
bingo-event-trump-turned = Открыт камень: { pieces-name }. Козыри: { bingo-number }.
bingo-event-stock-closed = { $who ->
    [you] Вы закрываете
   *[other] { $name } закрывает
} игру: из базара больше не добирают.
bingo-event-led = { $who ->
    [you] Вы ходите
   *[other] { $name } ходит
}: { pieces-name }.
bingo-event-declared = { $who ->
    [you] Вы объявляете
   *[other] { $name } объявляет
} { bingo-number-of-doubles }: { $pieces }.
bingo-number-of-doubles = { $count ->
    [5] пять дублей (король)
    [6] шесть дублей («император»)
    [7] семь дублей («непобедимый»)
    [one] { $count } дубль
    [few] { $count } дубля
    [many] { $count } дублей
   *[other] { $count } дубля
}
bingo-event-replied = { $who ->
    [you] Вы отвечаете
   *[other] { $name } отвечает
}: { pieces-name }.
bingo-event-trick-won = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} взятку: { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
} ({ $reasons }), всего { $small }.
bingo-event-trick-won-nothing = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} взятку; она ничего не стоит.
bingo-line-trick = камни { $points }
bingo-line-doubles = дубли { $points }
bingo-line-bingo = «бинго» среди дублей { $points }
bingo-event-large-scored = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $points ->
    [one] { $points } большой пункт
    [few] { $points } больших пункта
    [many] { $points } больших пунктов
   *[other] { $points } большого пункта
} { $reason }; всего { $large }.
bingo-reason-emperor = за «императора», шесть дублей
bingo-reason-invincible = за «непобедимого», семь дублей
bingo-reason-bingo = за козырный дубль, взятый на «бинго»
bingo-reason-enough = за { $enough } и более
bingo-reason-closer-failed = за то, что закрывший не выполнил обязательства
bingo-reason-higher-total = за большее число пунктов
bingo-reason-last-trick = за последнюю взятку
bingo-event-drew = { $who ->
    [you] Вы добираете камень.
   *[other] { $name } добирает камень.
}
bingo-event-drew-seen = { $who ->
    [you] Вы добираете
   *[other] { $name } добирает
} { pieces-object }.
bingo-event-deal-ended = Сдача окончена.
bingo-event-deal-ended-nobody = Сдача окончена, большого пункта не получает никто.
bingo-event-match-ended = { $who ->
    [you] Вы выигрываете
   *[other] { $name } выигрывает
} игру, { $standing }.

## What to do

bingo-ask-cut-for-deal = Тяните камень: у кого очков меньше, тот ходит первым.
bingo-ask-lead = Ваш ход.
bingo-ask-reply = Отвечайте на { pieces-object }.
bingo-may-declare = У вас { bingo-number-of-doubles }: можно пойти одним из них и объявить их.
bingo-help-declare = С «!» после камня дубли объявляются (1!).
bingo-help-close = «закрыть» закрывает игру.
bingo-word-close = закрыть
bingo-no-score = В бинго руку не считают: там берут взятки.

## Why not

bingo-refused-game-over = Игра окончена.
bingo-refused-not-your-turn = Сейчас не ваш ход.
bingo-refused-not-now = Сейчас так нельзя.
bingo-refused-no-such-place = Места { $at } нет; последнее — { $most }.
bingo-refused-place-taken = Камень с места { $at } уже взят.
bingo-refused-not-in-hand = { pieces-name }: такого камня у вас нет.
bingo-refused-not-a-double = { pieces-name } — не дубль: дубли объявляют, пойдя одним из них.
bingo-refused-too-few-doubles = { $held ->
    [0] У вас нет дублей
    [one] У вас { $held } дубль
    [few] У вас { $held } дубля
    [many] У вас { $held } дублей
   *[other] У вас { $held } дубля
}; объявить можно не меньше двух.
bingo-refused-wrong-number-of-doubles = Объявляют все дубли: { $held }, а не { $given }.
bingo-refused-already-closed = Игра уже закрыта.
bingo-refused-stock-gone = Базар исчерпан, закрывать нечего.
bingo-refused-must-answer = Обязательно отвечать в масть: { bingo-number }.
bingo-refused-must-trump = В масть ответить нечем: обязательно бить козырем ({ bingo-number }) или «бинго».
