# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: «соперника»).
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

cribbage-dealer = сдающий
cribbage-pone = несдающий
cribbage-leads = начинает
cribbage-partner = партнёр
cribbage-crib = { $who ->
    [you] ваш криб
   *[other] криб { $owner }
}
cribbage-hand = { $who ->
    [you] ваша рука
   *[other] рука { $owner }
}
cribbage-starter = { $set ->
    [tile] стартовый камень
   *[card] стартовая карта
}
cribbage-pack = { $set ->
    [tile] базар
   *[card] колода
}
cribbage-count = счёт
cribbage-series = { $set ->
    [tile] Выложенные камни
   *[card] Выложенные карты
}
cribbage-laid-by = { $set ->
    [tile] { $who ->
        [you] Ваши выложенные камни
       *[other] Выложенные камни: { $name }
    }
   *[card] { $who ->
        [you] Ваши выложенные карты
       *[other] Выложенные карты: { $name }
    }
}
cribbage-held-by = { $name } держит { cribbage-number-of-pieces }
cribbage-crib-holds = Криб скрывает { cribbage-number-of-pieces }
cribbage-number-of-pieces = { $set ->
    [tile] { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
   *[card] { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
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
cribbage-player-two = { $one } и { $two }
cribbage-player-two-of = { $one } и { $two }
cribbage-computers-unprepared = Эту игру компьютер рассчитал заранее, но не с такими правилами: здесь он считает по ходу игры.
cribbage-bot-beginner = новичок
cribbage-bot-beginner-about = оставляет то, что кажется хорошим, не замечает очков и часто даёт вам шанс
cribbage-bot-casual = любитель
cribbage-bot-casual-about = собирает хорошую руку и берёт очки, что лежат на виду, но о крибе не думает
cribbage-bot-club = клубный игрок
cribbage-bot-club-about = помнит и о руке, и о крибе, но порой ошибается
cribbage-bot-expert = знаток
cribbage-bot-expert-about = учитывает и ваш ответ, а ошибается редко
cribbage-bot-champion = чемпион
cribbage-bot-champion-about = сильнейший из всех: играет на победу, а не на очки
cribbage-bot-random = наугад
cribbage-bot-random-about = кладёт что придётся
cribbage-bot-greedy = жадный
cribbage-bot-greedy-about = лучшая рука и больше очков сразу — и ни мысли дальше
cribbage-bot-sensible = рассудительный
cribbage-bot-sensible-about = сбрасывает и кладёт с умом
cribbage-bot-at-once = сразу
cribbage-bot-at-once-about = сбрасывает ради очков, а кладёт то, что сразу даёт больше очков
cribbage-bot-heuristic = на ход вперёд
cribbage-bot-heuristic-about = сбрасывает ради очков, а кладёт, глядя на ход вперёд
cribbage-bot-points = на очки
cribbage-bot-points-about = сбрасывает и кладёт ради очков, каков бы ни был счёт
cribbage-bot-sampler = перебор
cribbage-bot-sampler-about = пробует каждый ход во многих возможных раскладах с открытыми руками
cribbage-ruleset-five-card = Криббедж с пятью картами
cribbage-ruleset-five-card-about = Старинная игра: двое игроков, по пять карт, в руке остаются три, одна серия до 31; побеждает первый, кто наберёт 61 очко.
cribbage-ruleset-six-card-3p = Криббедж втроём
cribbage-ruleset-six-card-3p-about = Трое игроков, каждый за себя; по пять карт, из них одна в криб, и ещё одна из колоды; побеждает первый, кто наберёт 121 очко.
cribbage-ruleset-six-card-4p = Криббедж вчетвером
cribbage-ruleset-six-card-4p-about = Двое против двоих, партнёры сидят напротив; по пять карт, из них одна в криб; побеждает пара, первой набравшая 121 очко.
cribbage-ruleset-domino-mendelev = Криббедж в домино
cribbage-ruleset-domino-mendelev-about = Двое игроков, по шесть камней, камень стоит суммы своих очков; два камня идут в криб; игра до 61.
cribbage-ruleset-domino-book2 = Криббедж в домино с мастями
cribbage-ruleset-domino-book2-about = По шесть камней, одна серия до 31, очки за камни одной масти и три очка тому, кто не сдаёт первым; игра до 61.
cribbage-ruleset-seven-card = Криббедж с семью картами
cribbage-ruleset-seven-card-about = Двое игроков, по семь карт, в руке остаются пять; побеждает первый, кто наберёт 181 очко.
cribbage-ruleset-lowball = Криббедж наоборот
cribbage-ruleset-lowball-about = Криббедж с шестью картами, только кто первым наберёт 121 очко, тот проиграл.
cribbage-ruleset-six-card = Криббедж с шестью картами
cribbage-ruleset-six-card-about = Двое игроков, по шесть карт, из них две в криб; побеждает первый, кто наберёт 121 очко.

## What happens

cribbage-event-cut-for-deal = { $set ->
    [tile] { $who ->
        [you] Вы тянете
       *[other] { $name } тянет
    }
   *[card] { $who ->
        [you] Вы снимаете
       *[other] { $name } снимает
    }
} { pieces-object }.
cribbage-event-cut-again = { $set ->
    [tile] Камни равны: тянем ещё раз.
   *[card] Карты равны: снимаем ещё раз.
}
cribbage-event-dealer-chosen = { $who ->
    [you] Первым сдаёте вы.
   *[other] Первым сдаёт { $name }.
}
cribbage-event-dealt = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { cribbage-number-of-pieces }.
cribbage-event-dealt-to-crib = Прямо в криб кладём { cribbage-number-of-pieces }.
cribbage-event-bid = { $who ->
    [you] Вы предлагаете
   *[other] { $name } предлагает
} { $points }.
cribbage-event-passed = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
cribbage-event-crib-owned = { $who ->
    [you] Криб ваш.
   *[other] Криб { $owner }.
}
cribbage-event-claimed = { $who ->
    [you] Вы заявляете
   *[other] { $name } заявляет
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
cribbage-event-accepted = { $who ->
    [you] Вы соглашаетесь.
   *[other] { $name } соглашается.
}
cribbage-event-called = { $who ->
    [you] Вы говорите
   *[other] { $name } говорит
} «простак»: { $points }.
cribbage-event-called-nothing = Брать было нечего.
cribbage-event-missed = Пропущено { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $reasons }.
cribbage-event-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $name } сбрасывает
} в криб { cribbage-number-of-pieces }.
cribbage-event-discarded-seen = { $who ->
    [you] Вы сбрасываете
   *[other] { $name } сбрасывает
} в криб: { $pieces }.
cribbage-event-starter-turned = { $set ->
    [tile] { $who ->
        [you] Вы открываете камень.
       *[other] { $name } открывает камень.
    } Стартовый камень
   *[card] { $who ->
        [you] Вы снимаете.
       *[other] { $name } снимает.
    } Стартовая карта
} — { pieces-name }.
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
}: { $pieces }; { cribbage-starter } — { pieces-name }.
cribbage-event-shown-crib = { $who ->
    [you] Ваш криб
   *[other] Криб { $owner }
}: { $pieces }; { cribbage-starter } — { pieces-name }.
cribbage-event-scored = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $reasons }. Всего { $score }.
cribbage-event-paid = { $who ->
    [you] Вы платите
   *[other] { $name } платит
} за криб { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Всего { $score }.
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
    [they] { $name } выигрывают
   *[other] { $name } выигрывает
} { $score }:{ $other }.
cribbage-event-match-ended = { $who ->
    [you] Вы выигрываете
    [they] { $name } выигрывают
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
cribbage-line-flush = { $set ->
    [tile] масть из
   *[card] флешь из
} { $length ->
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
}
cribbage-line-nobs = дурацкая башка
cribbage-line-heels = два за его каблуки
cribbage-line-go = ход
cribbage-line-last = { $set ->
    [tile] последний камень
   *[card] последняя карта
}
cribbage-line-double-starter = дубль стартовым камнем
cribbage-line-compensation = уравнительные очки
cribbage-line-muggins = «простак»
cribbage-line-overclaim = за лишние заявленные очки
cribbage-line-bid = за торги

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
cribbage-aloud-flush = { $set ->
    [tile] масть из
   *[card] флешь из
} { $length ->
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} — { $total }
cribbage-aloud-nobs = дурацкая башка — { $total }
cribbage-aloud-heels = { $total } за его каблуки
cribbage-aloud-go = ход — { $total }
cribbage-aloud-last = { $set ->
    [tile] последний камень
   *[card] последняя карта
} — { $total }
cribbage-aloud-double-starter = дубль — { $total }
cribbage-aloud-compensation = уравнительные — { $total }
cribbage-aloud-muggins = «простак» — { $total }
cribbage-aloud-overclaim = за лишние заявленные — { $total }
cribbage-aloud-bid = за торги — { $total }
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
cribbage-do-bid = Заявить { $points }
cribbage-do-pass = Пас
cribbage-do-claim = Объявить { $points }
cribbage-do-accept = Верно
cribbage-do-muggins = «Простак»: взять { $points }
cribbage-points-bid = Ваша заявка
cribbage-points-claim = Ваш счёт
cribbage-points-lay = { $set ->
    [tile] Объявить за следующий камень
   *[card] Объявить за следующую карту
}
cribbage-points-muggins = Сколько просмотрено
cribbage-points-less = меньше
cribbage-points-more = больше
cribbage-auction = Торги за криб
cribbage-auction-none = Заявок ещё нет
cribbage-auction-passed = пас
cribbage-auction-asked = на очереди
cribbage-tap = { $set ->
    [tile] Нажимайте камни комбинации: она назовётся и прибавится. Или укажите число сами.
   *[card] Нажимайте карты комбинации: она назовётся и прибавится. Или укажите число сами.
}
cribbage-tap-no = { $pieces }: это не комбинация.
cribbage-tap-twice = Это уже посчитано.
cribbage-tap-clear = Считать заново
cribbage-claimed = { $who ->
    [you] Вы объявляете { $points }
   *[other] { $name } объявляет { $points }
}
cribbage-missed = Просмотрено: { $reasons }
cribbage-do-cut = { $set ->
    [tile] Взять этот камень
   *[card] Снять здесь
}
cribbage-next-deal = { $set ->
    [tile] Раздать камни
   *[card] Сдать карты
}
cribbage-next-hand = { $who ->
    [you] Считать свою руку
   *[other] Считать руку { $owner }
}
cribbage-next-crib = { $who ->
    [you] Считать свой криб
   *[other] Считать криб { $owner }
}
cribbage-next-result = К результату
cribbage-ask-discard = { $set ->
    [tile] { $count ->
        [one] Выберите ещё { $count } камень для криба.
        [few] Выберите { $count } камня для криба.
        [many] Выберите { $count } камней для криба.
       *[other] Выберите { $count } камня для криба.
    }
   *[card] { $count ->
        [one] Выберите ещё { $count } карту для криба.
        [few] Выберите { $count } карты для криба.
        [many] Выберите { $count } карт для криба.
       *[other] Выберите { $count } карты для криба.
    }
}
cribbage-ask-lay = { $set ->
    [tile] Ваш ход: положите камень.
   *[card] Ваш ход: положите карту.
}
cribbage-ask-bid = Торгуйтесь за криб или пасуйте.
cribbage-ask-claim = Считайте то, что открыто: сколько очков?
cribbage-ask-accept = { $who ->
    [you] Вы заявляете
   *[other] { $name } заявляет
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Это верно?
cribbage-ask-go = { $set ->
    [tile] Ни один ваш камень не подходит: скажите «дальше».
   *[card] Ни одна ваша карта не подходит: скажите «дальше».
}
cribbage-ask-cut-for-deal = { $set ->
    [tile] Вытяните камень: у кого меньше всех, тот сдаёт первым.
   *[card] Снимите колоду: у кого карта младше всех, тот сдаёт первым.
}
cribbage-ask-cut = { $set ->
    [tile] Откройте камень из базара: он будет стартовым.
   *[card] Снимите колоду: откроется стартовая карта.
}
cribbage-wait-discard = { $set ->
    [tile] { $name } выбирает камни для криба.
   *[card] { $name } выбирает карты для криба.
}
cribbage-wait-cut = { $set ->
    [tile] Камень открывает { $name }.
   *[card] Колоду снимает { $name }.
}
cribbage-wait-bid = Торгуется { $name }.
cribbage-wait-claim = Считает { $name }.
cribbage-wait-lay = Ходит { $name }.
cribbage-wait-deal = { $set ->
    [tile] Камни перемешиваются.
   *[card] Колода тасуется.
}
cribbage-cut-place = { $set ->
    [tile] Камень { $place } из { $places }
   *[card] Снять на карте { $place } из { $places }
}

## Why not

cribbage-refused-game-over = Игра окончена.
cribbage-refused-not-your-turn = Сейчас не ваш ход.
cribbage-refused-not-now = Сейчас этого сделать нельзя.
cribbage-refused-no-such-place = Места { $at } нет; последнее — { $most }.
cribbage-refused-place-taken = На месте { $at } колоду уже сняли.
cribbage-refused-wrong-number = В криб { $set ->
    [tile] { $needed ->
        [one] идёт { $needed } камень
        [few] идут { $needed } камня
        [many] идут { $needed } камней
       *[other] идут { $needed } камня
    }
   *[card] { $needed ->
        [one] идёт { $needed } карта
        [few] идут { $needed } карты
        [many] идут { $needed } карт
       *[other] идут { $needed } карты
    }
}, а не { $given }.
cribbage-refused-same-piece-twice = { pieces-name }: названо дважды.
cribbage-refused-not-in-hand = { pieces-name }: в вашей руке этого нет.
cribbage-refused-can-lay = Счёт { $count } из { $limit }: { $set ->
    [tile] у вас есть подходящий камень, его надо положить.
   *[card] у вас есть подходящая карта, её надо положить.
}
cribbage-refused-over-the-limit = Получилось бы { $count }, а предел — { $limit }.
cribbage-refused-claim-missing = Скажите и то, сколько очков заявляете.
cribbage-refused-counted-by-the-table = Здесь считает стол; заявлять ничего не надо.
cribbage-refused-no-such-bid = Предлагать можно число от { $least } до { $most }.
cribbage-refused-no-such-claim = Заявить можно число от 0 до { $most }.

## The end

cribbage-result = { $who ->
    [you] Вы выиграли
    [they] Победители — { $name }
   *[other] Победитель — { $name }
}, { $score }:{ $other }
cribbage-result-lurch = { $who ->
    [you] Вы в беде
    [they] { $name } в беде
   *[other] { $name } в беде
}: не пройдено и половины пути.
cribbage-result-skunk = { $who ->
    [you] Вы в беде
    [they] { $name } в беде
   *[other] { $name } в беде
}: набрано меньше 91.
cribbage-result-double-skunk = { $who ->
    [you] Вы вдвойне в беде
    [they] { $name } вдвойне в беде
   *[other] { $name } вдвойне в беде
}: набрано меньше 61.
cribbage-match = Счёт матча: { $standing }
cribbage-column-play = Игра
cribbage-column-hand = Рука
cribbage-column-crib = Криб
cribbage-column-heels = { $set ->
    [tile] Дубль
   *[card] Каблуки
}
cribbage-column-other = Прочее
cribbage-column-total = Счёт

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
cribbage-option-series-resume = пока не выложено всё
cribbage-option-series-single = только одна серия
cribbage-option-forcedContinue = После «дальше» положивший последним кладёт, пока может
cribbage-option-nextLead = Кто начинает следующую серию
cribbage-option-nextLead-left-of-last = следующий за положившим последним
cribbage-option-nextLead-first-go-caller = кто первым сказал «дальше»
cribbage-option-sides = Стороны
cribbage-option-sides-partners = двое против двоих
cribbage-option-sides-singles = каждый за себя
cribbage-option-handFlush = Флешь в руке
cribbage-option-handFlush-whole = вся рука
cribbage-option-handFlush-none = не считается
cribbage-option-cribFlush = Флешь в крибе
cribbage-option-cribFlush-five-only = только пять, вместе со стартовой картой
cribbage-option-cribFlush-four-flat4 = четыре, всегда 4 очка
cribbage-option-cribFlush-four-or-five = четыре или пять
cribbage-option-cribFlush-none = не считается
cribbage-option-flush = Очки за камни одной масти
cribbage-option-flush-group3 = три или четыре своих; стартовый добавляет очко
cribbage-option-flush-whole = все свои; стартовый добавляет очко
cribbage-option-flush-any3 = три и больше, считая стартовый
cribbage-option-flush-none = нет
cribbage-option-suitRule = Масть камня
cribbage-option-suitRule-either-half = оба его числа
cribbage-option-suitRule-high-half = старшее число
cribbage-option-deal = Сколько камней сдаётся каждому
cribbage-option-zeroInFifteens = При показе «пусто — пусто» добавляет пятнадцать
cribbage-option-zeroRepeats15 = «Пусто — пусто» на пятнадцать приносит их ещё раз
cribbage-option-doubleStarter = Очко за дубль стартовым камнем
cribbage-option-doubleStarter-dealer = сдающему
cribbage-option-doubleStarter-pone = несдающему
cribbage-option-doubleStarter-none = никому
cribbage-option-compensation = Уравнительные очки несдающему
cribbage-option-compensationWhen = Уравнительные очки даются
cribbage-option-compensationWhen-first-deal = в первой сдаче
cribbage-option-compensationWhen-every-deal = в каждой сдаче
cribbage-option-counting = Очки считает
cribbage-option-counting-automatic = стол
cribbage-option-counting-manual = каждый сам; пропущенное теряется
cribbage-option-counting-muggins = каждый сам; пропущенное может взять соперник («простак»)
cribbage-option-overclaim = Лишние заявленные очки
cribbage-option-overclaim-correct = не засчитываются
cribbage-option-overclaim-penalty = достаются другой стороне
cribbage-option-auction = Торги за криб
cribbage-option-auction-none = нет
cribbage-option-auction-deduct = ставка вычитается из счёта
cribbage-option-auction-give = ставка достаётся другой стороне
cribbage-option-auctionRoles = Выигравший торги получает
cribbage-option-auctionRoles-crib-only = только криб
cribbage-option-auctionRoles-winner-is-dealer = всё, что положено сдающему

## Why house rules do not go together

cribbage-unfit-lurch = «Меньше 91» и «меньше 61» — для игры до 121. Играйте до 121 или выберите другое «в беде».
cribbage-unfit-matchScale = Такие очки матча — для «меньше 91, а меньше 61 — ещё дороже». Выберите и это «в беде» или другие очки матча.
cribbage-unfit-exactGranularity = По одной комбинации очки пропадают, только если закончить надо ровно.
cribbage-unfit-forcedContinue = Остановиться положивший последним может только в единственной серии двух игроков.
cribbage-unfit-nextLead = После единственной серии никто больше не начинает.
cribbage-unfit-compensation = Столько уравнительных очков сразу выиграли бы игру.
cribbage-unfit-compensationWhen = В каждой сдаче давать нечего: выберите, сколько уравнительных очков.
cribbage-unfit-overclaim = Заявить лишнее можно, только если считают сами игроки.
cribbage-unfit-auctionRoles = Без торгов их никто не выигрывает.
