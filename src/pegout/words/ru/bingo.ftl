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

## At the table of the page

bingo-ruleset-bingo = Бинго
bingo-ruleset-bingo-about = Домино «шестьдесят шесть»: двое игроков, по семь камней, взятки с козырем, объявление дублей; побеждает набравший первым семь больших пунктов.
bingo-ruleset-bingo-hoyle = Бинго по Хойлу
bingo-ruleset-bingo-hoyle-about = Та же игра по старым английским книгам: шесть дублей дают 70 малых пунктов, а козырный дубль, взятый на «бинго», — один большой.
bingo-bot-beginner-about = часто ходит не тем камнем, не помнит, что сыграно, и никогда не закрывает
bingo-bot-casual-about = ходит с толком, но не помнит, что сыграно, и никогда не закрывает
bingo-bot-club-about = ходит, объявляет и закрывает с толком, но порой ошибается
bingo-bot-expert-about = помнит, какие камни могут быть у вас, и ошибается редко
bingo-bot-champion-about = сильнейший из всех: перед каждым камнем разыгрывает сдачу в уме
bingo-bot-random-about = ходит любым камнем
bingo-bot-greedy-about = больше пунктов в каждой взятке — и ни мысли дальше
bingo-bot-sensible-about = ходит, объявляет и закрывает обдуманно
bingo-bot-heuristic-about = сравнивает, что принесёт взятка и чего стоит камень
bingo-bot-points-about = играет на большие пункты, каков бы ни был счёт
bingo-bot-sampler-about = пробует каждый камень во многих возможных раскладах с открытыми руками
bingo-player = Игрок
bingo-trick = Взятка
bingo-replied = ответ
bingo-leads = ходит первым
bingo-closer = обязан первым набрать { $enough }
bingo-of-enough = из { $enough }
bingo-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
}
bingo-points = { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}
bingo-large-points = { $points ->
    [one] { $points } большой пункт
    [few] { $points } больших пункта
    [many] { $points } больших пунктов
   *[other] { $points } большого пункта
}
bingo-tile-trump = козырь
bingo-tile-open = известен всем
bingo-turned-down = перевёрнут: { $piece }
bingo-turned-down-short = перевёрнут
bingo-match-to = Большие пункты, игра до { $target }
bingo-board-and-story = Большие пункты, взятки и ход игры
bingo-taken = { $who ->
    [you] Ваши взятки
   *[other] Взятки { $owner }
}
bingo-takes = { $who ->
    [you] вы берёте
   *[other] { $name } берёт
}
bingo-aloud-trick = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
}: { $points ->
    [0] ничего
   *[other] { $points }
}
bingo-why-bingo = «бинго» бьёт всё
bingo-why-trump-double = козырный дубль
bingo-why-trump = козырем
bingo-why-higher-trump = старшим козырем
bingo-why-higher = большим числом очков
bingo-why-equal = очков поровну: берёт ход
bingo-why-unbeaten = ход не побит
bingo-why-higher-in-number = старше в той же масти
bingo-doubles-in-vain = Объявленные дубли ничего не дают.
bingo-do-close = Закрыть игру
bingo-do-declare = Объявить { bingo-number-of-doubles }
bingo-ask-declare = Пойдите одним из дублей.
bingo-wait-lead = Ходит { $name }.
bingo-wait-reply = Отвечает { $name }.
bingo-wait-cut = Камень тянет { $name }.
bingo-next-reward = Итог сдачи
bingo-next-result = Итог игры
bingo-reward = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { bingo-large-points }
bingo-short-few = { $who ->
    [you] у вас меньше
   *[other] { $name } набирает меньше
} { $few }
bingo-short-nothing = { $who ->
    [you] у вас ничего
   *[other] { $name } не набирает ничего
}
bingo-short-no-trick = { $who ->
    [you] у вас ни одной взятки
   *[other] { $name } не берёт ни одной взятки
}
bingo-short-closer = и без единой взятки
bingo-column-small = пункты
bingo-column-tricks = взятки
bingo-column-large = большие
bingo-column-total = всего
bingo-key-leader = ходил первым
bingo-key-closer = закрыл игру
bingo-key-place = сыграть камнем на этом месте
bingo-key-declare = объявить дубли или передумать

## House rules

bingo-option-largeTarget = Больших пунктов для победы
bingo-option-nextDealer = Первый ход в следующей сдаче
bingo-option-nextDealer-alternate = по очереди
bingo-option-nextDealer-winner = у выигравшего сдачу
bingo-option-nextDealer-loser = у проигравшего сдачу
bingo-option-blankRank = Пустая половина
bingo-option-blankRank-seven = считается за семь, старше шестёрки
bingo-option-blankRank-nothing = младшая и ничего не стоит
bingo-option-blankTrumpDouble = 0-0 при козырях-пустых стоит
bingo-option-trickRule = Если оба камня не козыри
bingo-option-trickRule-pips-any = берёт большее число очков
bingo-option-trickRule-suit = бьёт только старший той же масти
bingo-option-mustTrump = Без нужной масти обязательно бить козырем
bingo-option-trumpTilesFollow = Козыри отвечают и на другое своё число
bingo-option-lastDraw = Открытый камень достаётся последним
bingo-option-lastDraw-winner = взявшему взятку
bingo-option-lastDraw-loser = его противнику
bingo-option-sixDoubles = Шесть или семь дублей дают
bingo-option-sixDoubles-large = большие пункты: 1 или 3
bingo-option-sixDoubles-small = малые пункты: 70 или 210
bingo-option-bingoAmongDoubles = Надбавка за 0-0 среди объявленных дублей
bingo-option-thresholds = Два или три больших пункта
bingo-option-thresholds-20-0 = против менее 20, против нуля
bingo-option-thresholds-30-no-trick = против менее 30, против игры без взяток
bingo-option-playOut = Сдача доигрывается до последнего камня
bingo-option-nobody70 = Если 70 не набрал никто, большой пункт —
bingo-option-nobody70-none = никому
bingo-option-nobody70-higher-total = за большее число пунктов
bingo-option-nobody70-last-trick = за последнюю взятку
bingo-option-closerNoTrick = Закрывший без взяток
bingo-option-closerNoTrick-deal = во всей сдаче — проигрывает три
bingo-option-closerNoTrick-after-closing = после закрытия — проигрывает три
bingo-option-bingoTakesTrumpDouble = Большие пункты за козырный дубль, взятый на 0-0
