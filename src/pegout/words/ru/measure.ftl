# Матч между программами-игроками, как его рассказывает `pegout match`. $a и $b — игроки, как их
# назвали. Доли — в процентах; они и все средние приходят с дробной частью, текстом.

measure-decimal = { $whole },{ $part }
measure-title = { $a } против { $b }: { $rules }, зерно { $seed }
measure-mirrored = Каждая сдача сыграна по разу с каждой стороны.
measure-games = { $games ->
    [one] { $games } партия, { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
        [many] { $deals } сдач
       *[other] { $deals } сдачи
    }
    [few] { $games } партии, { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
        [many] { $deals } сдач
       *[other] { $deals } сдачи
    }
    [many] { $games } партий, { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
        [many] { $deals } сдач
       *[other] { $deals } сдачи
    }
   *[other] { $games } партии, { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
        [many] { $deals } сдач
       *[other] { $deals } сдачи
    }
}
measure-won = побед у { $a }: { $won }, у { $b }: { $lost }
measure-share = { $a } выигрывает { $share } % (от { $low } до { $high } %)
measure-rating = разница Эло { $elo } (от { $low } до { $high })
measure-first-dealer = сдающий первым выигрывает { $share } % (от { $low } до { $high } %)
measure-points = очков за сдачу: { $a } { $of-a }, { $b } { $of-b }
measure-time = время на решение: { $a } { $of-a } мс, { $b } { $of-b } мс
measure-confidence = В скобках — где лежит истинное число в 95 матчах из 100.
measure-interrupted = Прервано: сыграно { $games } из { $wanted ->
    [one] { $wanted } партии
    [few] { $wanted } партий
    [many] { $wanted } партий
   *[other] { $wanted } партии
}.
measure-progress = { $games } из { $wanted }, { $a } { $share } %, осталось { $left }

## Таблица средних

measure-role-pone = несдающий
measure-role-dealer = сдающий
measure-role-leader = кто ходит
measure-role-second = второй игрок
measure-part-hand = рука
measure-part-crib = криб
measure-part-pegging = розыгрыш
measure-part-starter = стартовая
measure-part-compensation = уравнительные
measure-part-muggins = «простак»
measure-part-bid = торги
measure-part-large = большие пункты
measure-part-small = пункты
measure-part-tricks = взятки
measure-part-closings = закрытия
measure-part-failures = закрыто напрасно
