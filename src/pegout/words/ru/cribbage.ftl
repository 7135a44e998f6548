# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: «соперника»).
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

cribbage-dealer = сдающий
cribbage-pone = несдающий
cribbage-crib = { $who ->
    [you] ваш криб
   *[other] криб { $owner }
}
cribbage-hand = { $who ->
    [you] ваша рука
   *[other] рука { $owner }
}
cribbage-starter = стартовая карта
cribbage-pack = колода
cribbage-count = счёт
cribbage-series = Выложенные карты
cribbage-laid-by = { $who ->
    [you] Ваши выложенные карты
   *[other] Выложенные карты: { $name }
}
cribbage-held-by = { $name } держит { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
cribbage-crib-holds = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
    [many] { $count } карт рубашкой вверх
   *[other] { $count } карты рубашкой вверх
}
cribbage-deal = Сдача { $number }

## Players and games

cribbage-player-you = вы
cribbage-player-you-of = ваш
cribbage-player-computer = компьютер
cribbage-player-computer-of = компьютера
cribbage-player-friend = соперник
cribbage-player-friend-of = соперника
cribbage-player-named-of = игрока { $name }
cribbage-player-seat = игрок { $number }
cribbage-player-seat-of = игрока { $number }
cribbage-bot-sensible = рассудительный
cribbage-bot-sensible-about = сбрасывает и кладёт с умом
cribbage-bot-random = наугад
cribbage-bot-random-about = кладёт что придётся
cribbage-ruleset-six-card = Криббедж с шестью картами
cribbage-ruleset-six-card-about = Двое игроков, по шесть карт, из них две в криб; побеждает первый, кто наберёт 121 очко.

## What happens

cribbage-event-cut-for-deal = { $who ->
    [you] Вы снимаете
   *[other] { $name } снимает
} { pieces-object }.
cribbage-event-cut-again = Карты равны: снимаем ещё раз.
cribbage-event-dealer-chosen = { $who ->
    [you] Первым сдаёте вы.
   *[other] Первым сдаёт { $name }.
}
cribbage-event-dealt = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
cribbage-event-dealt-to-crib = { $count ->
    [one] { $count } карта ложится
    [few] { $count } карты ложатся
    [many] { $count } карт ложатся
   *[other] { $count } карты ложатся
} прямо в криб.
cribbage-event-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $name } сбрасывает
} в криб { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
cribbage-event-discarded-seen = { $who ->
    [you] Вы сбрасываете
   *[other] { $name } сбрасывает
} в криб: { $pieces }.
cribbage-event-starter-turned = { $who ->
    [you] Вы снимаете.
   *[other] { $name } снимает.
} Стартовая карта — { pieces-name }.
cribbage-event-laid = { $who ->
    [you] Вы кладёте
   *[other] { $name } кладёт
} { pieces-object }: { $count }.
cribbage-event-said-go = { $who ->
    [you] Вы говорите «дальше».
   *[other] { $name } говорит «дальше».
}
cribbage-event-stopped = { $who ->
    [you] Вы останавливаетесь.
   *[other] { $name } останавливается.
}
cribbage-event-series-ended = Серия окончена, счёт { $count }.
cribbage-event-shown-hand = { $who ->
    [you] Ваша рука
   *[other] Рука { $owner }
}: { $pieces }; стартовая карта — { pieces-name }.
cribbage-event-shown-crib = { $who ->
    [you] Ваш криб
   *[other] Криб { $owner }
}: { $pieces }; стартовая карта — { pieces-name }.
cribbage-event-scored = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $reasons }. Всего { $score }.
cribbage-event-lost = { $points ->
    [one] { $points } очко лишнее и пропадает
    [few] { $points } очка лишние и пропадают
    [many] { $points } очков лишние и пропадают
   *[other] { $points } очка лишние и пропадают
}.
cribbage-event-nothing = ничего
cribbage-event-deal-ended = Сдача окончена.
cribbage-event-game-ended = { $who ->
    [you] Вы выигрываете
   *[other] { $name } выигрывает
} { $score }:{ $other }.
cribbage-event-match-ended = { $who ->
    [you] Вы выигрываете
   *[other] { $name } выигрывает
} матч.

## Why there are points

cribbage-line-fifteen = пятнадцать
cribbage-line-thirty-one = тридцать одно
cribbage-line-pair = { $alike ->
    [pair] пара
    [royal] королевская пара
   *[double] двойная королевская пара
}
cribbage-line-run = секвенция из { $length ->
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
}
cribbage-line-flush = флешь из { $length ->
    [4] четырёх
    [5] пяти
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
}
cribbage-line-nobs = дурацкая башка
cribbage-line-heels = два за его каблуки
cribbage-line-go = ход
cribbage-line-last = последняя карта

## Counting aloud: $total is the sum so far, in words

cribbage-aloud-fifteen = пятнадцать — { $total }
cribbage-aloud-thirty-one = тридцать одно — { $total }
cribbage-aloud-pair = { $alike ->
    [pair] пара
    [royal] королевская пара
   *[double] двойная королевская пара
} — { $total }
cribbage-aloud-run = секвенция из { $length ->
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} — { $total }
cribbage-aloud-flush = флешь из { $length ->
    [4] четырёх
    [5] пяти
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} — { $total }
cribbage-aloud-nobs = дурацкая башка — { $total }
cribbage-aloud-heels = { $total } за его каблуки
cribbage-aloud-go = ход — { $total }
cribbage-aloud-last = последняя карта — { $total }
cribbage-aloud-and = и { $line }
cribbage-aloud-joined = { $lines }, { $last }
cribbage-aloud-nothing = ничего
cribbage-aloud-nothing-why = Ни одной комбинации: ноль очков.
cribbage-number = { $number ->
    [0] ноль
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
    [16] шестнадцать
    [17] семнадцать
    [18] восемнадцать
    [19] девятнадцать
    [20] двадцать
    [21] двадцать один
    [22] двадцать два
    [23] двадцать три
    [24] двадцать четыре
    [25] двадцать пять
    [26] двадцать шесть
    [27] двадцать семь
    [28] двадцать восемь
    [29] двадцать девять
    [30] тридцать
    [31] тридцать один
    [one] { $number }
    [few] { $number }
    [many] { $number }
   *[other] { $number }
}
cribbage-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## What to do

cribbage-do-discard = Сбросить { $count } { $who ->
    [you] в свой криб
   *[other] в криб { $owner }
}
cribbage-do-go = Дальше
cribbage-do-stop = Остановиться
cribbage-do-cut = Снять здесь
cribbage-next-deal = Сдать карты
cribbage-next-hand = { $who ->
    [you] Считать свою руку
   *[other] Считать руку { $owner }
}
cribbage-next-crib = { $who ->
    [you] Считать свой криб
   *[other] Считать криб { $owner }
}
cribbage-next-result = К результату
cribbage-ask-discard = { $count ->
    [one] Выберите ещё { $count } карту для криба.
    [few] Выберите { $count } карты для криба.
    [many] Выберите { $count } карт для криба.
   *[other] Выберите { $count } карты для криба.
}
cribbage-ask-lay = Ваш ход: положите карту.
cribbage-ask-go = Ни одна ваша карта не подходит: скажите «дальше».
cribbage-ask-cut-for-deal = Снимите колоду: у кого карта младше, тот сдаёт первым.
cribbage-ask-cut = Снимите колоду: откроется стартовая карта.
cribbage-wait-discard = { $name } выбирает карты для криба.
cribbage-wait-cut = Колоду снимает { $name }.
cribbage-wait-lay = Ходит { $name }.
cribbage-wait-deal = Колода тасуется.
cribbage-cut-place = Снять на карте { $place } из { $places }

## Why not

cribbage-refused-game-over = Игра окончена.
cribbage-refused-not-your-turn = Сейчас не ваш ход.
cribbage-refused-not-now = Сейчас этого сделать нельзя.
cribbage-refused-no-such-place = Места { $at } нет; последнее — { $most }.
cribbage-refused-place-taken = На месте { $at } колоду уже сняли.
cribbage-refused-wrong-number = В криб { $needed ->
    [one] идёт { $needed } карта
    [few] идут { $needed } карты
    [many] идут { $needed } карт
   *[other] идут { $needed } карты
}, а не { $given }.
cribbage-refused-same-piece-twice = { pieces-name }: названо дважды.
cribbage-refused-not-in-hand = { pieces-name }: этой карты у вас нет.
cribbage-refused-can-lay = Счёт { $count } из { $limit }: у вас есть подходящая карта, её надо положить.
cribbage-refused-over-the-limit = Получилось бы { $count }, а предел — { $limit }.

## The end

cribbage-result = { $who ->
    [you] Вы выиграли
   *[other] Победитель — { $name }
}, { $score }:{ $other }
cribbage-result-lurch = { $who ->
    [you] Вы в беде: не пройдено и половины пути.
   *[other] { $name } в беде: не пройдено и половины пути.
}
cribbage-result-skunk = { $who ->
    [you] Вы в беде: набрано меньше 91.
   *[other] { $name } в беде: набрано меньше 91.
}
cribbage-result-double-skunk = { $who ->
    [you] Вы вдвойне в беде: набрано меньше 61.
   *[other] { $name } вдвойне в беде: набрано меньше 61.
}
cribbage-match = Счёт матча: { $standing }
cribbage-column-play = Игра
cribbage-column-hand = Рука
cribbage-column-crib = Криб
cribbage-column-heels = Каблуки
cribbage-column-total = Вместе

## House rules

cribbage-option-target = Сколько очков для победы
cribbage-option-lurch = «В беде»: поражение считается вдвойне
cribbage-option-lurch-half = меньше половины очков
cribbage-option-lurch-parlett = меньше 91 (игра до 121)
cribbage-option-lurch-acc = меньше 91, а меньше 61 — ещё дороже (игра до 121)
cribbage-option-lurch-none = нет
cribbage-option-matchTo = Очков для победы в матче
cribbage-option-matchTo-null = одна игра
cribbage-option-matchScale = Очки матча: победа, «в беде», вдвойне
cribbage-option-matchScale-one-two = 1, 2, 2
cribbage-option-matchScale-acc = 2, 3, 3
cribbage-option-matchScale-one-two-three = 1, 2, 3
cribbage-option-matchScale-one-two-four = 1, 2, 4
cribbage-option-matchScale-three-four-four = 3, 4, 4
cribbage-option-nextDealer = Кто сдаёт первым в следующей игре
cribbage-option-nextDealer-alternate = по очереди
cribbage-option-nextDealer-winner = победитель
cribbage-option-nextDealer-loser = проигравший
cribbage-option-exactFinish = Закончить надо ровно
cribbage-option-exactGranularity = Лишние очки пропадают
cribbage-option-exactGranularity-event = все вместе
cribbage-option-exactGranularity-item = по одной комбинации
cribbage-option-series = Розыгрыш
cribbage-option-series-resume = пока не выложены все карты
cribbage-option-series-single = только одна серия
cribbage-option-forcedContinue = После «дальше» соперника надо класть, пока можно
cribbage-option-handFlush = Флешь в руке
cribbage-option-handFlush-whole = вся рука
cribbage-option-handFlush-none = не считается
cribbage-option-cribFlush = Флешь в крибе
cribbage-option-cribFlush-five-only = только пять, вместе со стартовой картой
cribbage-option-cribFlush-four-flat4 = четыре, всегда 4 очка
cribbage-option-cribFlush-four-or-five = четыре или пять
cribbage-option-cribFlush-none = не считается
