# Facts of a seat and of a piece: see cribbage.ftl and pieces.ftl.

terminal-list = { $first } и { $last }

## A hand that is counted: $where (hand, starter), $place in the hand from 1

terminal-where = { $where ->
    [starter] стартовая
   *[hand] место { $place }
}
terminal-not-a-card = «{ $text }» ({ terminal-where }) — не карта. Карта — это достоинство (A 2–9 10 J Q K) и масть (C D H S).
terminal-not-a-tile = «{ $text }» ({ terminal-where }) — не камень. Камень — это два числа очков от 0 до 6, например 6-4.
terminal-piece-foreign = «{ $text }» ({ terminal-where }): такого в этой игре нет.
terminal-piece-twice = «{ $text }» ({ terminal-where }) уже есть, место { $first }.
terminal-hand-size = В руке { $needed ->
    [one] должна быть { $needed } карта
    [few] должно быть { $needed } карты
    [many] должно быть { $needed } карт
   *[other] должно быть { $needed } карты
}, а не { $given }.
terminal-crib-size = В крибе { $needed ->
    [one] должна быть { $needed } карта
    [few] должно быть { $needed } карты
    [many] должно быть { $needed } карт
   *[other] должно быть { $needed } карты
}, а не { $given }.

## At the table

terminal-welcome = Новая партия. «?» подскажет, что можно набрать.
terminal-welcome-back = Партия продолжается. «?» подскажет, что можно набрать.
terminal-older-rules = Действуют те домашние правила, с которыми она началась.
terminal-ready = { $name }: игроки готовы ({ $seconds } с).
terminal-players-measuring = Остальные — чтобы мерить силу:
terminal-counted = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Всего { $score }.
terminal-help-discard = { $set ->
    [tile] Назовите { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }: по месту в руке (1 3) или числами (6-4 или 64).
   *[card] Назовите { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: по месту в руке (1 3) или буквами (5H JD).
}
terminal-help-lay = { $set ->
    [tile] Назовите камень по месту в руке (2) или числами (6-4 или 64).
   *[card] Назовите карту по месту в руке (2) или буквами (5H).
}
terminal-help-stop = «стоп» заканчивает розыгрыш.
terminal-help-go = Наберите «дальше» или просто нажмите Enter.
terminal-help-cut = Наберите число от 1 до { $most } или просто нажмите Enter.
terminal-help-bid = Наберите число очков или «пас».
terminal-help-claim = Наберите число очков; 0, если их нет.
terminal-help-lay-claim = Следом — сколько очков за это заявляете (2 3); без числа — ни одного.
terminal-help-accept = Нажмите Enter, чтобы согласиться.
terminal-help-muggins = «простак» и число: взять пропущенные очки или возразить против лишних (простак 2).
terminal-word-pass = пас
terminal-word-muggins = простак
terminal-help-leave = Ctrl-D — встать из-за стола.
terminal-word-go = дальше
terminal-word-stop = стоп
terminal-one-piece = { $set ->
    [tile] По одному камню за раз.
   *[card] По одной карте за раз.
}
terminal-no-such-place = В вашей руке нет места { $place }; последнее — { $most }.
terminal-not-a-piece = { $set ->
    [tile] «{ $text }» — не камень. Назовите его по месту в руке (2) или числами (6-4 или 64).
   *[card] «{ $text }» — не карта. Назовите её по месту в руке (2) или буквами (5H).
}
terminal-cut-where = Где? Наберите число от 1 до { $most } или просто нажмите Enter.
terminal-not-stored = Сохранить это не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
terminal-refused = Так нельзя ({ $code }).
terminal-left = Вы встаёте из-за стола. Эта партия не сохраняется.
terminal-left-kept = Вы встаёте из-за стола. Продолжить партию: «{ $command }».
terminal-record-kept = Запись партии — в файле { $path }.

## The house

terminal-serving = Pegout открыт по адресу { $address } (Ctrl-C закрывает).

## Records

terminal-replay-keys = Enter — дальше, «q» — конец.
terminal-gave-up = { $who ->
    [you] Вы сдались.
   *[other] Партию прекратил { $name }.
}
terminal-verified-rules = Сыграно по правилам: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
terminal-verified-dealing = Партия { $game }: карты сданы, как обещано; { $draws ->
    [one] проверено { $draws } взятие
    [few] проверено { $draws } взятия
    [many] проверено { $draws } взятий
   *[other] проверено { $draws } взятия
} из колоды.
terminal-without-text = Партия { $game }: без своего текста: { $seats }.
terminal-without-text-seat = место { $seat } ({ $word ->
    [computer] компьютер
   *[absent] нет ответа
})
terminal-nothing-dealt = Партия { $game }: ещё ничего не сдано.

## What is wrong with a record. Seats are numbered as in the record, from 0

terminal-finding-not-a-record = Это не запись Pegout: первая строка — «{ $text }».
terminal-finding-newer-record = «{ $text }»: эту запись сделал более новый Pegout.
terminal-finding-not-text = Это не текст в кодировке UTF-8.
terminal-finding-too-long = { $most ->
    [0] Файл слишком длинный для записи.
    [one] Строка длиннее { $most } знака.
    [few] Строка длиннее { $most } знаков.
    [many] Строка длиннее { $most } знаков.
   *[other] Строка длиннее { $most } знака.
}
terminal-finding-breaks-off = Здесь запись обрывается; последней должна быть строка «end».
terminal-finding-misplaced = «{ $text }» здесь не к месту.
terminal-finding-unfit-value = После «{ $word }» не может стоять «{ $text }».
terminal-finding-missing = Перед этой строкой нет строки «{ $word }».
terminal-finding-twice = «{ $word }» стоит здесь во второй раз.
terminal-finding-unfit-rules = Правила не имеют смысла: { $why }
terminal-finding-other-ruleset = Правила названы «{ $named }», а на деле это «{ $found }».
terminal-finding-wrong-seats = По правилам { $needed ->
    [one] нужно { $needed } место
    [few] нужно { $needed } места
    [many] нужно { $needed } мест
   *[other] нужно { $needed } места
}, а не { $given }.
terminal-finding-wrong-number = Дальше должна идти партия { $needed }, а не { $given }.
terminal-finding-no-such-seat = Места { $seat } нет; последнее — { $most }.
terminal-finding-unknown-word = «{ $text }» начинается с неизвестного слова.
terminal-finding-unfit-form = «{ $text }» не имеет вида «{ $form }».
terminal-finding-unknown-piece = «{ $text }» — не карта и не камень.
terminal-finding-not-a-number = «{ $text }» — не число.
terminal-finding-unfit-word = «{ $text }» — ни одно из слов: { $words }.
terminal-finding-illegal-move = Правила не допускают «{ $move }» ({ $refused }).
terminal-finding-wrong-game = Этот ход относится к партии { $needed }, а не { $game }.
terminal-finding-draw-missing = Не записано, что взято с мест { $needed }.
terminal-finding-draw-extra = Здесь из колоды ничего не берут, а записано { $drawn }.
terminal-finding-draw-differs = Берут с мест { $needed }, а записано { $drawn }.
terminal-finding-draw-impossible = Этого здесь взять не могли: { $drawn }.
terminal-finding-event-missing = Из этого хода следует «{ $needed }», но это не записано.
terminal-finding-event-extra = «{ $found }» не следует из хода.
terminal-finding-event-differs = Из хода следует «{ $needed }», а записано «{ $found }».
terminal-finding-digest-differs = Правила не те, что были объявлены, когда открыли стол.
terminal-finding-text-missing = Партия { $game }: нет текста места { $seat }.
terminal-finding-text-of-other-kind = Партия { $game }: { $kind ->
    [computer] место { $seat } занимает компьютер, а его текст — не слово «computer»
    [open] место { $seat } свободно, а его текст — слово «computer»
   *[person] место { $seat } занимает человек, а его текст — слово «computer»
}.
terminal-finding-promise-missing = Партия { $game }: есть текст, обещание текста или тайна, но нет того, что обещал дом.
terminal-finding-secret-missing = Партия { $game } окончена, а её тайны нет.
terminal-finding-unpromised = Партия { $game }: никто не обещал, как будет сдано, и проверить это нельзя.
terminal-finding-unpublished = Партия { $game }: тайна не раскрыта, и сдачу проверить нельзя.
terminal-finding-nobody-took-part = Партия { $game }: никто не участвовал: это доказывает только, что потом ничего не изменили.
terminal-finding-table-unfit = Партия { $game }: название стола не годится для тасования.
terminal-finding-secret-unfit = Партия { $game }: тайна негодная: слишком короткая, слишком длинная или нечитаемая.
terminal-finding-secret-not-promised = Партия { $game }: тайна не та, что была обещана.
terminal-finding-set-unknown = Партия { $game }: набора «{ $set }» нет.
terminal-finding-text-unfit = Партия { $game }: текст места { $seat } не годится для тасования.
terminal-finding-text-not-promised = Партия { $game }: текст места { $seat } не тот, что был обещан.
terminal-finding-draw-uneven = Взято не столько, сколько названо мест.
terminal-finding-place-unknown = В колоде нет места { $place }.
terminal-finding-piece-differs = С места { $place } взято { $piece }, а там лежит { $lies }.
terminal-finding-drawn-twice = С места { $place } взято дважды.

## Таблицы наборов правил: очки за сдачу, с десятичными знаками, текстом

terminal-tables-doing = { $name }: { $stage }, осталось { $left }
terminal-tables-discards = снос
terminal-tables-play = розыгрыш
terminal-tables-pegs = очки оставленных рук
terminal-tables-board = доска
terminal-tables-built = Таблицы { $name } составлены и сохранены.
terminal-tables-value = { $name }: в розыгрыше несдающий выигрывает у сдающего { $points } очка за сдачу.
terminal-tables-solved = В решении лучший ответ отнимает у несдающего { $pone }, у сдающего { $dealer }: по { $mean } на игрока, { $within ->
    [yes] в пределах
   *[no] выше предела
} { $limit }.
terminal-tables-stored = В сохранённом виде лучший ответ отнимает у несдающего { $pone }, у сдающего { $dealer }: по { $mean } на игрока, { $within ->
    [yes] в пределах
   *[no] выше предела
} { $limit }.

## Измеренные ядра: скорости и отношения с единицами, готовым текстом

terminal-bench-title = Работа за секунду одного ядра процессора, криббедж на шести картах: { $machine }
terminal-bench-row = { $what }: { $rate }
terminal-bench-peer = { $name }: { $rate }, медленнее в { $ratio } раза
terminal-bench-hands = руки, сосчитанные из массивов
terminal-bench-all-shows = все 12 994 800 подсчётов
terminal-bench-lays = ходы, сосчитанные в розыгрыше
terminal-bench-means = руки из шести карт со средними всех сносов
terminal-bench-distributions = руки из шести карт с полными распределениями всех сносов
terminal-bench-random-games = случайные партии
terminal-bench-games-for-points = партии игроков ради очков
terminal-bench-games-for-the-win = партии чемпионов
terminal-bench-numpy = один NumPy, таблица по пяти рангам
terminal-bench-numpy-tables = один NumPy, таблицы самого ядра
terminal-bench-reference = образец Pegout
terminal-bench-engine = правила Pegout шаг за шагом
