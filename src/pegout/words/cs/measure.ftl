# Zápas počítačových hráčů, jak jej vypráví `pegout match`. $a a $b jsou hráči, jak byli jmenováni.
# Podíly jsou v procentech; i s průměry přicházejí s desetinnou částí, jako text.

measure-decimal = { $whole },{ $part }
measure-title = { $a } proti { $b }: { $rules }, semínko { $seed }
measure-mirrored = Každé rozdání se hraje jednou z každé strany.
measure-games = { $games ->
    [one] { $games } hra, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }
    [few] { $games } hry, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }
    [many] { $games } hry, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }
   *[other] { $games } her, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }
}
measure-won = výher { $a }: { $won }, { $b }: { $lost }
measure-share = { $a } vyhrává { $share } % ({ $low } až { $high } %)
measure-rating = rozdíl Elo { $elo } ({ $low } až { $high })
measure-first-dealer = první zadák vyhrává { $share } % ({ $low } až { $high } %)
measure-points = bodů na rozdání: { $a } { $of-a }, { $b } { $of-b }
measure-time = rozhodnutí trvá: { $a } { $of-a } ms, { $b } { $of-b } ms
measure-confidence = V závorkách je, kde leží skutečné číslo v 95 zápasech ze 100.
measure-interrupted = Přerušeno: odehráno { $games } z { $wanted ->
    [one] { $wanted } hry
    [few] { $wanted } her
    [many] { $wanted } hry
   *[other] { $wanted } her
}.
measure-progress = { $games } z { $wanted }, { $a } { $share } %, zbývá { $left }

## Tabulka průměrů

measure-role-pone = předák
measure-role-dealer = zadák
measure-role-leader = kdo vynáší
measure-role-second = druhý hráč
measure-part-hand = karty
measure-part-crib = crib
measure-part-pegging = hra
measure-part-starter = počáteční
measure-part-compensation = vyrovnání
measure-part-muggins = muggins
measure-part-bid = dražba
measure-part-large = velké body
measure-part-small = body
measure-part-tricks = zdvihy
measure-part-closings = zavření
measure-part-failures = zavřeno marně
