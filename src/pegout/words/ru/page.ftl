## The house

page-welcome = Криббедж с честной колодой за тихим столом.
page-rooms = Комнаты
page-start = Новая игра
page-games = Сыгранные партии
page-games-about = Пересмотреть по шагам и проверить, как сдавались карты.
page-games-ended = Оконченные партии
page-games-none = Пока нет.
page-count = Посчитать руку
page-count-about = Выберите карты и увидите каждую комбинацию.
page-help = Как играть
page-language = Язык
page-settings = Настройки
page-close = Закрыть
page-skip = К столу
page-nowhere = Здесь ничего нет.
page-unknown-table = Такого стола нет.
page-damaged-table = Этот стол больше не читается.
page-loading = Минуту …
page-try-again = Попробовать снова
page-yes = да
page-no = нет

## A new game

page-new-game = Новая игра
page-which-game = Игра
page-against = Против кого
page-computer = компьютер, { $level }
page-friend = Друг
page-friend-about = Вы получите ссылку, чтобы её послать.
page-your-name = Ваше имя (если хотите)
page-house-rules = Домашние правила
page-begin = Начать игру
page-begin-friend = Накрыть стол
page-group-cards = Карты
page-group-tiles = Домино
page-others = Кто играет с вами
page-friends = Друзья
page-friends-about = Одна ссылка на всех.
page-seat-left = Слева от вас
page-seat-opposite = Напротив вас
page-seat-partner = Напротив вас, ваш партнёр
page-seat-right = Справа от вас
page-seat-free = свободно
page-partner = ваш партнёр
page-changed-rules = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}
page-own-rules = Вернуть правила самой игры
page-number-range = от { $least } до { $most }
page-unfit-number = { $name }: целое число от { $least } до { $most }.
page-unfit-option = { $name }: это не сочетается с другими домашними правилами.
page-invite-friends = Пригласите друзей
page-invite-more = { $count ->
    [1] Пошлите эту ссылку. Свободно одно место: кто первым её откроет, займёт его, и игра начнётся.
    [one] Пошлите всем эту ссылку. Свободно { $count } место; каждый, кто её откроет, займёт следующее.
    [few] Пошлите всем эту ссылку. Свободно { $count } места; каждый, кто её откроет, займёт следующее.
    [many] Пошлите всем эту ссылку. Свободно { $count } мест; каждый, кто её откроет, займёт следующее.
   *[other] Пошлите всем эту ссылку. Свободно { $count } места; каждый, кто её откроет, займёт следующее.
}
page-other-ways = Другие занятия
page-waiting-tables = Вас ждут
page-status-waiting = ждёт друга
page-status-playing = играется
page-status-finished = окончена
page-status-abandoned = прервана
page-invite-title = Пригласите друга
page-invite = Пошлите эту ссылку. Кто первым её откроет, сядет напротив вас, и игра начнётся.
page-waiting-friend = Ждём, когда друг откроет ссылку.
page-copy = Скопировать ссылку
page-copied = Скопировано.
page-copy-failed = Здесь не получилось: выделите ссылку и скопируйте сами.

## At the table

page-table-title = { $who ->
    [computer] игра с компьютером
    [friend] игра с соперником
   *[named] игра: { $names }
}
page-your-turn = Ваш ход
page-continue = Продолжить
page-play-again = Сыграть ещё раз
page-score = Очки
page-here = за столом
page-away = отошёл
page-board = Доска
page-board-and-story = Доска и ход игры
page-peg = { $name }: { $score }, в последний раз { $last }
page-story = Ход игры
page-offline = Связь со столом прервалась. Пробуем снова …
page-looking-on = Вы смотрите.
page-abandoned = Эта игра прервана.
page-abandoned-by = { $who ->
    [you] Вы сдались.
   *[other] Сдаётся { $name }.
}
page-give-up = Сдаться
page-give-up-sure = Точно? Игра сразу закончится.
page-give-up-yes = Да, сдаюсь
page-give-up-no = Нет, играем дальше
page-get-up = Встать из-за стола
page-get-up-sure = Ваше место сможет занять другой.
page-get-up-yes = Да, встаю
page-get-up-no = Нет, жду
page-again-asked = Та же компания играет снова за другим столом.
page-again-come = Присоединиться
page-keys = Клавиши
page-key-arrows = { $set ->
    [tile] от камня к камню
   *[card] от карты к карте
}
page-key-place = { $set ->
    [tile] выбрать или положить камень на этом месте
   *[card] выбрать или положить карту на этом месте
}
page-key-space = { $set ->
    [tile] выбрать или положить камень; продолжить
   *[card] выбрать или положить карту; продолжить
}
page-key-enter = сделать то, что на кнопке
page-key-move = { $set ->
    [tile] переложить камень в руке
   *[card] переложить карту в руке
}
page-key-help = эти клавиши
page-key-escape = закрыть
page-plain-event = { $word } { $what }
page-plain-won = { $who ->
    [you] Вы выиграли.
   *[other] Победитель — { $name }.
}

## What went wrong

page-trouble = Не получилось ({ $code }).
page-trouble-again = На это уже есть ответ.
page-trouble-already-ended = Игра окончена.
page-trouble-bad-invitation = Эта ссылка не к этому столу, или в ней не хватает буквы. Можно смотреть.
page-trouble-go-on-first = Сначала дочитайте: нажмите «Продолжить».
page-trouble-no-answer = Сервер не отвечает. Он запущен?
page-trouble-no-line = Сейчас нет связи со столом.
page-trouble-no-seat = Вы не сидите за этим столом.
page-trouble-not-started = Игра ещё не началась.
page-trouble-not-stored = Стол не смог это записать, поэтому ход не засчитан. Попробуйте снова.
page-trouble-seat-taken = Это место уже занято. Можно смотреть.
page-trouble-too-fast = Слишком быстро. Подождите немного.
page-trouble-unfit-name = В имени не больше { $most } букв и никаких странных знаков.

## Afterwards

page-replay = Пройти партию по шагам
page-download = Скачать запись
page-deals = Все сдачи
page-no-deals = { $set ->
    [tile] Камни не раздавались.
   *[card] Карты не сдавались.
}
page-back = Назад
page-forward = Вперёд
page-deal-back = К предыдущей сдаче
page-deal-forward = К следующей сдаче
page-place = Место в партии
page-place-of = { $at } из { $all }

page-proof = Честно ли сдавали?
page-proof-about = Ваш браузер проверил это сам: по тому, что было обещано до первой карты и опубликовано после последней.
page-proof-game = Игра { $number }
page-proof-fair = Да: всё так, как было обещано.
page-proof-alone = Никто не участвовал: это доказывает только, что потом ничего не изменили.
page-proof-without-absent = { $who ->
    [you] Ваш ответ не пришёл вовремя: тасовки обошлись без вашего текста.
   *[other] Игрок ({ $name }): ответ не пришёл вовремя, тасовки обошлись без этого текста.
}
page-proof-without-computer = { $name } не вносит в тасовки своего текста.
page-proof-unfair = Нет: что-то не так, как было обещано.
page-proof-nothing = Ничего не сдавали, проверять нечего.
page-proof-right = В порядке:
page-proof-wrong = Не в порядке:
page-proof-secret = Секрет сервера — тот самый, что был обещан.
page-proof-texts = Текст каждого игрока — тот самый, что был обещан.
page-proof-draws = { $set ->
    [tile] { $count ->
        [one] { $count } камень лежал там, куда его положила тасовка.
        [few] Все { $count } камня лежали там, куда их положила тасовка.
        [many] Все { $count } камней лежали там, куда их положила тасовка.
       *[other] Все { $count } камня лежали там, куда их положила тасовка.
    }
   *[card] { $count ->
        [one] { $count } карта лежала там, куда её положила тасовка.
        [few] Все { $count } карты лежали там, куда их положила тасовка.
        [many] Все { $count } карт лежали там, куда их положила тасовка.
       *[other] Все { $count } карты лежали там, куда их положила тасовка.
    }
}
page-proof-witness = Совпадает с тем, что этот браузер записал в начале игры.
page-proof-numbers = Сами числа
page-proof-promise = Обещание (SHA-256 секрета)
page-proof-published = Секрет
page-proof-absent = нет ответа вовремя
page-proof-computer = компьютер: без текста
page-fault-table-unfit = Имя стола негодно.
page-fault-secret-unfit = Секрет негоден: его нельзя прочитать, или он не той длины.
page-fault-secret-not-promised = Это не тот секрет, что был обещан.
page-fault-text-unfit = { $who ->
    [you] Ваш текст
   *[other] Текст игрока ({ $name })
} негоден.
page-fault-text-not-promised = { $who ->
    [you] Ваш текст
   *[other] Текст игрока ({ $name })
} не тот, что был обещан.
page-fault-text-of-other-kind = { $kind ->
    [computer] Здесь играет компьютер ({ $name }), но его текст — не слово «computer».
   *[other] { $who ->
        [you] Вместо вашего текста
       *[other] Вместо текста игрока ({ $name })
    } стоит слово «computer».
}
page-fault-set-unknown = Набора «{ $set }» нет.
page-fault-draw-uneven = Взятие { $draw }: карт не столько, сколько мест.
page-fault-place-unknown = Взятие { $draw }: места { $place } в колоде нет.
page-fault-piece-differs = Взятие { $draw }: взята { $piece }, а лежит там { $lies }.
page-fault-drawn-twice = Взятие { $draw }: место { $place } взято дважды.
page-fault-promise-changed = Этому браузеру обещали другой секрет.
page-fault-own-text-missing = Текст этого браузера пропущен.

## Counting a hand

page-count-pick = { $set ->
    [tile] Выберите камни
   *[card] Выберите карты
}
page-count-type = … или напишите их, { $set ->
    [tile] стартовый последним
   *[card] стартовую последней
}
page-count-hand = Рука
page-count-crib = Криб
page-count-starter = Стартовая
page-count-what = Что считать
page-count-clear = Начать заново
page-count-ask = { $set ->
    [tile] { $count ->
        [3] Три камня
        [4] Четыре камня
        [5] Пять камней
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    } и стартовый камень
   *[card] { $count ->
        [3] Три карты
        [4] Четыре карты
        [5] Пять карт
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } и стартовая карта
}
page-count-unreadable = «{ $piece }» на месте { $place } — { $set ->
    [tile] не камень. Напишите два его числа от 0 до 6 через дефис: 6-4.
   *[card] не карта. Напишите достоинство (Т, 2–10, В, Д, К или A, J, Q, K) и масть (C — трефы, D — бубны, H — червы, S — пики).
}
page-count-twice = { $piece } — дважды.
page-count-refused = { $set ->
    [tile] { $what ->
        [crib] В крибе камней: { $needed }
       *[hand] В руке камней: { $needed }
    }, и рядом один стартовый
   *[card] { $what ->
        [crib] В крибе карт: { $needed }
       *[hand] В руке карт: { $needed }
    }, и рядом одна стартовая
}, а не { $given }.

## Settings

page-pace = Темп
page-pace-step = по шагам: важное ждёт вас
page-pace-slow = само, медленно
page-pace-normal = само
page-pace-fast = само, быстро
page-pace-once = сразу: ничто не ждёт и не движется
page-pace-hurried = В адресе стоит pace=0: здесь всё показывается сразу.
page-theme = Свет
page-theme-auto = как в системе
page-theme-light = день
page-theme-dark = вечер
page-look = Вид
page-four-colours = Четыре цвета для четырёх мастей
page-large-index = Крупные буквы на картах
page-tile-sums = Сумма очков на каждом камне домино
page-countdown = Обратный счёт: сколько осталось
page-ears = Звук
page-sound = Звуки стола
page-speech = Считать вслух
page-settings-kept = Хранится в этом браузере.

## How it is played

page-help-keys-title = Клавиши
page-help-keys = Стрелки ведут от карты к карте, 1–6 выбирают карту на этом месте для криба или кладут её, пробел делает это с картой, на которой вы стоите, и продолжает, Enter делает то, что написано на кнопке, а ? за столом показывает клавиши. Карты можно перетаскивать: в руке — чтобы разложить, на стол — чтобы сыграть.
page-help-fair-title = Колода честная
page-help-fair = До первой карты сервер обещает секрет, а ваш браузер — свой текст; порядок колоды следует из обоих. Потом всё публикуется, и ваш браузер проверяет это сам.
